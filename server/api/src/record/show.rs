//! Games and sets as a viewer gets them, with their own tags and note.

use podium_store::games::{self, Filter, Scope};
use podium_store::notes::{self, NotesById};
use podium_store::sets;
use podium_store::tags::{self, TagsById};
use podium_store::{Conn, Result};
use uuid::Uuid;

use super::notifications::Notifications;
use crate::http::error::{ApiError, ApiResult};
use crate::wire::{Game, GamesBody, Set};

pub struct ShownGames {
    games: Vec<games::GameView>,
    tags: TagsById,
    notes: NotesById,
}

pub async fn show_games(c: &mut Conn, me: Uuid, games: Vec<games::GameView>) -> Result<ShownGames> {
    let ids: Vec<Uuid> = games.iter().map(|view| view.played.game.id).collect();
    Ok(ShownGames {
        games,
        tags: tags::on_games(c, me, &ids).await?,
        notes: notes::on_games(c, me, &ids).await?,
    })
}

impl ShownGames {
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
    let views = games::of_ids(c, me, &[game]).await?;
    show_games(c, me, views).await
}

pub struct ShownSets {
    sets: Vec<(sets::SetView, Option<ShownGames>)>,
    tags: TagsById,
    notes: NotesById,
}

/// Sets as lists show them, without their games.
pub async fn show_sets(c: &mut Conn, me: Uuid, sets: Vec<sets::SetView>) -> Result<ShownSets> {
    let ids: Vec<Uuid> = sets.iter().map(|view| view.set.id).collect();
    Ok(ShownSets {
        sets: sets.into_iter().map(|view| (view, None)).collect(),
        tags: tags::on_sets(c, me, &ids).await?,
        notes: notes::on_sets(c, me, &ids).await?,
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

/// A page of games and the sets they belong to.
pub async fn show_page(c: &mut Conn, me: Uuid, scope: Scope, filter: &Filter) -> Result<ShownPage> {
    let page = games::page(c, me, scope, filter).await?;
    let mut sets: Vec<Uuid> = page.games.iter().filter_map(|view| view.played.game.set_id).collect();
    sets.sort();
    sets.dedup();
    let sets = sets::of_ids(c, me, &sets).await?;
    Ok(ShownPage {
        sets: show_sets(c, me, sets).await?,
        games: show_games(c, me, page.games).await?,
        next: page.next.map(|at| at.millis()),
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
