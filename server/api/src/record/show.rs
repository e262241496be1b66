//! Games and sets as a viewer gets them, with their own tags and note.

use podium_domain::Timestamp;
use podium_store::games::{self, Filter, GameRows, RowsPage, Scope};
use podium_store::notes::{self, NoteRows, NotesById};
use podium_store::sets::{self, SetRows};
use podium_store::tags::{self, TagRows, TagsById};
use podium_store::{Batch, Conn, Result};
use uuid::Uuid;

use super::access::may_see;
use super::notifications::Notifications;
use crate::http::error::{ApiError, ApiResult, ErrorKind};
use crate::http::tx::TxError;
use crate::wire::{Game, GamesBody, Set};

pub struct ShownGames {
    games: Vec<games::GameView>,
    tags: TagsById,
    notes: NotesById,
}

pub async fn show_games(c: &mut Conn, me: Uuid, games: Vec<games::GameView>) -> Result<ShownGames> {
    let ids: Vec<Uuid> = games.iter().map(|view| view.played.game.id).collect();
    let (mut tags, mut notes) = (TagRows::default(), NoteRows::default());
    let mut batch = Batch::default();
    tags.on_games(&mut batch, me, &ids);
    notes.on_games(&mut batch, me, &ids);
    batch.run(c).await?;
    Ok(ShownGames {
        games,
        tags: tags.by_id(),
        notes: notes.by_id(),
    })
}

impl ShownGames {
    /// A game with its viewer's tags and note.
    pub fn one(view: games::GameView, tags: Vec<tags::Tag>, note: Option<notes::Note>) -> ShownGames {
        let id = view.played.game.id;
        ShownGames {
            games: vec![view],
            tags: [(id, tags)].into(),
            notes: note.into_iter().map(|note| (id, note)).collect(),
        }
    }

    /// In the order they were given.
    pub fn wire(mut self) -> ApiResult<Vec<Game>> {
        let game = |view: games::GameView| {
            let id = view.played.game.id;
            let tags = self.tags.remove(&id).unwrap_or_default();
            Game::new(view, tags, self.notes.remove(&id))
        };
        self.games.into_iter().map(game).collect()
    }

    /// Who is notified of them.
    pub fn notifications(&self) -> Notifications {
        self.games.iter().map(|view| &view.played).collect()
    }

    /// The one game that was given.
    pub fn only(self) -> ApiResult<Game> {
        let mut games = self.wire()?;
        games.pop().ok_or_else(|| ApiError::internal("no game to show"))
    }
}

/// A game as it is now.
pub async fn show_game(c: &mut Conn, me: Uuid, game: Uuid) -> Result<ShownGames> {
    let (mut games, mut tags, mut notes) = (GameRows::default(), TagRows::default(), NoteRows::default());
    let mut batch = Batch::default();
    games.read(&mut batch, me, &[game]);
    tags.on_games(&mut batch, me, &[game]);
    notes.on_games(&mut batch, me, &[game]);
    batch.run(c).await?;
    Ok(ShownGames {
        games: games.views(me),
        tags: tags.by_id(),
        notes: notes.by_id(),
    })
}

/// A game as it is now, if the caller may see it.
pub async fn show_seen_game(c: &mut Conn, me: Uuid, game: Uuid, now: Timestamp) -> Result<ShownGames, TxError> {
    let shown = show_game(c, me, game).await?;
    let seen = shown.games.iter().any(|view| may_see(view, now));
    seen.then_some(shown).ok_or(ErrorKind::NotFound.into())
}

pub struct ShownSets {
    sets: Vec<(sets::SetView, Option<ShownGames>)>,
    tags: TagsById,
    notes: NotesById,
}

/// Sets as lists show them, without their games.
pub async fn show_sets(c: &mut Conn, me: Uuid, sets: Vec<sets::SetView>) -> Result<ShownSets> {
    let ids: Vec<Uuid> = sets.iter().map(|view| view.set.id).collect();
    let (mut tags, mut notes) = (TagRows::default(), NoteRows::default());
    let mut batch = Batch::default();
    tags.on_sets(&mut batch, me, &ids);
    notes.on_sets(&mut batch, me, &ids);
    batch.run(c).await?;
    Ok(ShownSets {
        sets: sets.into_iter().map(|view| (view, None)).collect(),
        tags: tags.by_id(),
        notes: notes.by_id(),
    })
}

/// A set as it is now, with its games.
pub async fn show_set(c: &mut Conn, me: Uuid, set: Uuid) -> Result<ShownSets> {
    let views = sets::of_ids(c, me, &[set]).await?;
    let mut shown = show_sets(c, me, views).await?;
    let games = games::of_set(c, me, set).await?;
    let games = show_games(c, me, games).await?;
    if let Some((_, place)) = shown.sets.first_mut() {
        *place = Some(games);
    }
    Ok(shown)
}

impl ShownSets {
    /// In the order they were given.
    pub fn wire(mut self) -> ApiResult<Vec<Set>> {
        let set = |(view, games): (sets::SetView, Option<ShownGames>)| {
            let id = view.set.id;
            let games = games.map(ShownGames::wire).transpose()?.unwrap_or_default();
            let tags = self.tags.remove(&id).unwrap_or_default();
            Ok(Set::new(view, games, tags, self.notes.remove(&id)))
        };
        self.sets.into_iter().map(set).collect()
    }

    /// Who is notified of them and their games.
    pub fn notifications(&self) -> Notifications {
        let games = self.sets.iter().filter_map(|(_, games)| games.as_ref());
        let games: Notifications = games.flat_map(|shown| &shown.games).map(|view| &view.played).collect();
        let groups = self.sets.iter().map(|(view, _)| view.set.playgroup_id);
        groups.fold(games, Notifications::in_playgroup)
    }

    /// The one set that was given.
    pub fn only(self) -> ApiResult<Set> {
        let mut sets = self.wire()?;
        sets.pop().ok_or_else(|| ApiError::internal("no set to show"))
    }
}

pub struct ShownPage {
    games: ShownGames,
    sets: ShownSets,
    next: Option<i64>,
}

/// A page of games and the sets they belong to: the games first, then all that goes with them.
pub async fn show_page(c: &mut Conn, me: Uuid, scope: Scope, filter: &Filter) -> Result<ShownPage> {
    let RowsPage { mut rows, next } = games::page_of_rows(c, me, scope, filter).await?;
    let (ids, set_ids) = (rows.ids(), rows.sets());
    let (mut tags, mut notes) = (TagRows::default(), NoteRows::default());
    let (mut sets, mut set_tags, mut set_notes) = (SetRows::default(), TagRows::default(), NoteRows::default());
    let mut batch = Batch::default();
    rows.read_seats(&mut batch);
    tags.on_games(&mut batch, me, &ids);
    notes.on_games(&mut batch, me, &ids);
    sets.read(&mut batch, me, &set_ids);
    set_tags.on_sets(&mut batch, me, &set_ids);
    set_notes.on_sets(&mut batch, me, &set_ids);
    batch.run(c).await?;
    Ok(ShownPage {
        games: ShownGames {
            games: rows.views(me),
            tags: tags.by_id(),
            notes: notes.by_id(),
        },
        sets: ShownSets {
            sets: sets.views(me).into_iter().map(|view| (view, None)).collect(),
            tags: set_tags.by_id(),
            notes: set_notes.by_id(),
        },
        next: next.map(|at| at.millis()),
    })
}

impl ShownPage {
    pub fn wire(self) -> ApiResult<GamesBody> {
        Ok(GamesBody {
            games: self.games.wire()?,
            sets: self.sets.wire()?,
            next: self.next,
        })
    }
}
