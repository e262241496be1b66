//! Reads ratings, and each game's change of them.

use std::cmp::Reverse;
use std::collections::HashMap;

use podium_domain::stats::{Games, Move};
use uuid::Uuid;

use super::table::Effect;
use super::{RatedGame, RatingRow, State, Table};
use crate::sql::Fragment;
use crate::stats::seats::Filter;
use crate::stats::unseen::{self, Unseen};
use crate::visible::GAME_IS_VISIBLE;
use crate::{Conn, Result, fragment, query};

/// What a game did to a rating.
#[derive(Debug, Clone)]
pub struct Change {
    pub scope: Uuid,
    pub row: RatingRow,
    pub moved: Move,
}

impl Change {
    fn new(scope: Uuid, Effect { row, moved }: Effect) -> Change {
        Change { scope, row, moved }
    }
}

/// A rating, with the scope it is in.
pub type Rated = (Uuid, RatingRow);

/// How far back a rating is shown.
const LAST: i64 = 1_000;

/// How a user or a deck stands in each format, most played first.
#[query {"
    SELECT scope, {RatingRow} FROM rating r
    WHERE subject = :subject AND NOT EXISTS (SELECT 1 FROM playgroup p WHERE p.id = r.scope)
    ORDER BY games DESC, scope"}]
pub async fn of_formats(c: &mut Conn, subject: Uuid) -> Result<Vec<Rated>>;

/// The format with the most games that count for the viewer.
pub async fn most_played_format(c: &mut Conn, viewer: Uuid, subject: Subject) -> Result<Option<Uuid>> {
    let formats = of_formats(c, subject.id).await?;
    if subject.owner == viewer {
        return Ok(formats.first().map(|(format, _)| *format));
    }
    let mut most = None;
    let games = unseen_games(c, viewer, subject).await?;
    for (format, _) in formats {
        let last = rated_games(c, viewer, format, subject)
            .await?
            .visible_rating(&games)?
            .last;
        most = most.max(last.map(|change| (change.row.games, Reverse(format))));
    }
    Ok(most.map(|(_, Reverse(format))| format))
}

/// How several stand in a scope, those who are rated there, in no particular order.
#[query("SELECT {RatingRow} FROM rating WHERE scope = :scope AND subject IN (:subjects)")]
pub async fn of_subjects(c: &mut Conn, scope: Uuid, subjects: &[Uuid]) -> Result<Vec<RatingRow>>;

/// A user's rating in a scope, or a deck's with its owner.
#[derive(Debug, Clone, Copy)]
pub struct Subject {
    pub id: Uuid,
    pub owner: Uuid,
}

impl Subject {
    fn is_user(self) -> bool {
        self.id == self.owner
    }
}

/// The last changes of a rating that the viewer may see, oldest first.
pub async fn changes(c: &mut Conn, viewer: Uuid, scope: Uuid, subject: Subject) -> Result<Vec<Change>> {
    Ok(latest(if subject.owner == viewer {
        let mut games = if subject.is_user() {
            find_last_games_of_user(c, scope, subject.id, LAST).await?
        } else {
            find_last_games_of_deck(c, scope, subject.id, LAST).await?
        };
        games.reverse();
        let effects: Result<Vec<Option<Effect>>> = games.iter().map(|game| effect_on(game, subject.id)).collect();
        let change = |effect| Change::new(scope, effect);
        effects?.into_iter().flatten().map(change).collect()
    } else {
        let games = unseen_games(c, viewer, subject).await?;
        rated_games(c, viewer, scope, subject)
            .await?
            .visible_rating(&games)?
            .seen
    }))
}

// The history comes first, because it is in the order of play. It has games too that a user only recorded.
#[query {"
    SELECT {RatedGame as r}
    FROM history h CROSS JOIN rating_game r
    WHERE h.user_id = :user AND r.scope = :scope AND r.ended_at = h.ended_at AND r.game_id = h.game_id
        AND EXISTS (SELECT 1 FROM seat s WHERE s.game_id = h.game_id AND s.user_id = :user)
    ORDER BY h.ended_at DESC, h.game_id DESC LIMIT :limit"}]
async fn find_last_games_of_user(c: &mut Conn, scope: Uuid, user: Uuid, limit: i64) -> Result<Vec<RatedGame>>;

#[query {"
    SELECT {RatedGame as r}
    FROM history h CROSS JOIN rating_game r
    WHERE h.deck_id = :deck AND r.scope = :scope AND r.ended_at = h.ended_at AND r.game_id = h.game_id
        AND EXISTS (SELECT 1 FROM seat s WHERE s.game_id = h.game_id AND s.deck_id = :deck)
    ORDER BY h.ended_at DESC, h.game_id DESC LIMIT :limit"}]
async fn find_last_games_of_deck(c: &mut Conn, scope: Uuid, deck: Uuid, limit: i64) -> Result<Vec<RatedGame>>;

fn latest(mut changes: Vec<Change>) -> Vec<Change> {
    let last = usize::try_from(LAST).unwrap_or(usize::MAX);
    changes.split_off(changes.len().saturating_sub(last))
}

fn effect_on(game: &RatedGame, subject: Uuid) -> Result<Option<Effect>> {
    Ok(Table::unpack(&game.seats)?.effect_on(game.point(), subject))
}

/// The subject's games that count for the viewer in batches.
async fn unseen_games(c: &mut Conn, viewer: Uuid, subject: Subject) -> Result<Games> {
    let deck = (!subject.is_user()).then_some(subject.id);
    let (unseen, partial) = unseen::read(c, viewer, subject.owner, deck, &Filter::default())
        .await?
        .batches()?;
    let seen = Vec::new();
    Ok(Games { seen, unseen, partial })
}

/// The rated games of another user or their deck, each with whether the viewer sees it.
pub struct RatedGames {
    scope: Uuid,
    subject: Uuid,
    games: Vec<(RatedGame, bool)>,
}

/// A rating as the viewer may know it.
pub struct VisibleRating {
    /// The changes by games that the viewer sees.
    pub seen: Vec<Change>,
    /// The change by the last game that counts, seen or not.
    pub last: Option<Change>,
}

pub async fn rated_games(c: &mut Conn, viewer: Uuid, scope: Uuid, subject: Subject) -> Result<RatedGames> {
    let Subject { id, owner } = subject;
    Ok(RatedGames {
        scope,
        subject: id,
        games: if subject.is_user() {
            find_games_of_user(c, viewer, scope, id).await?
        } else {
            find_games_of_deck(c, viewer, scope, id, owner).await?
        },
    })
}

/// Whether the viewer sees the game `g` and it may count on its own in a rating of the owner.
const IS_SEEN: Fragment = fragment!(owner =>
    "({GAME_IS_VISIBLE} AND NOT EXISTS (SELECT 1 FROM playgroup_member k
        WHERE k.playgroup_id = g.playgroup_id AND k.private AND k.user_id = :owner))");

#[query {"
    SELECT {RatedGame as r}, {IS_SEEN}
    FROM history h CROSS JOIN rating_game r
    JOIN game g ON g.id = h.game_id
    WHERE h.user_id = :owner AND r.scope = :scope AND r.ended_at = h.ended_at AND r.game_id = h.game_id
        AND EXISTS (SELECT 1 FROM seat s WHERE s.game_id = h.game_id AND s.user_id = :owner)
    ORDER BY h.ended_at, h.game_id"}]
async fn find_games_of_user(c: &mut Conn, viewer: Uuid, scope: Uuid, owner: Uuid) -> Result<Vec<(RatedGame, bool)>>;

#[query {"
    SELECT {RatedGame as r}, {IS_SEEN}
    FROM history h CROSS JOIN rating_game r
    JOIN game g ON g.id = h.game_id
    WHERE h.deck_id = :deck AND r.scope = :scope AND r.ended_at = h.ended_at AND r.game_id = h.game_id
        AND EXISTS (SELECT 1 FROM seat s WHERE s.game_id = h.game_id AND s.deck_id = :deck)
    ORDER BY h.ended_at, h.game_id"}]
async fn find_games_of_deck(
    c: &mut Conn,
    viewer: Uuid,
    scope: Uuid,
    deck: Uuid,
    owner: Uuid,
) -> Result<Vec<(RatedGame, bool)>>;

/// The games that decide the ratings of another user and their decks in a scope, as rows: the ratings are computed from them
/// after the transaction.
pub struct OwnerGames {
    owner: Uuid,
    rated: RatedGames,
    unseen: Unseen,
}

pub async fn owner_games(c: &mut Conn, viewer: Uuid, scope: Uuid, owner: Uuid) -> Result<OwnerGames> {
    Ok(OwnerGames {
        owner,
        rated: rated_games(c, viewer, scope, Subject { id: owner, owner }).await?,
        unseen: unseen::read(c, viewer, owner, None, &Filter::default()).await?,
    })
}

impl OwnerGames {
    /// What a game did to the ratings of the owner and of the deck they played, if the viewer may know.
    pub fn changes_by(self, game: Uuid, deck: Option<Uuid>) -> Result<Vec<Change>> {
        let OwnerGames {
            owner,
            mut rated,
            unseen,
        } = self;
        let (unseen, partial) = unseen.batches()?;
        let mut games = Games {
            seen: Vec::new(),
            unseen,
            partial,
        };
        let mut changes = Vec::new();
        for subject in [owner].into_iter().chain(deck) {
            if subject != owner {
                games.unseen.retain(|batch| batch.is_of_deck(owner, subject));
            }
            rated.subject = subject;
            let seen = latest(rated.visible_rating(&games)?.seen);
            changes.extend(seen.into_iter().find(|change| change.row.game_id == game));
        }
        Ok(changes)
    }
}

impl RatedGames {
    /// The rating as if the subject had played only the games that count for the viewer. If it followed from all games, two
    /// answers would reveal how a single game between them ended. A batch changes it all at once, after its last game.
    pub fn visible_rating(&self, games: &Games) -> Result<VisibleRating> {
        let batches = games.unseen.iter().enumerate();
        let batches: HashMap<Uuid, usize> = batches
            .flat_map(|(number, batch)| batch.games().iter().map(move |game| (game.id, number)))
            .collect();
        let mut waiting: Vec<Vec<&RatedGame>> = vec![Vec::new(); games.unseen.len()];
        let mut replay = Replay::new(self);
        let mut seen = Vec::new();
        for (game, is_seen) in &self.games {
            if *is_seen {
                seen.extend(replay.play_game(game)?);
            } else if let Some(number) = batches.get(&game.game_id) {
                let batch = &mut waiting[*number];
                batch.push(game);
                if batch.len() == games.unseen[*number].games().len() {
                    batch.iter().try_for_each(|game| replay.play_game(game).map(drop))?;
                }
            }
        }
        Ok(VisibleRating {
            seen,
            last: replay.last,
        })
    }
}

/// Computes a rating anew from some of its subject's games.
struct Replay {
    scope: Uuid,
    subject: Uuid,
    last: Option<Change>,
}

impl Replay {
    fn new(games: &RatedGames) -> Replay {
        Replay {
            scope: games.scope,
            subject: games.subject,
            last: None,
        }
    }

    fn play_game(&mut self, game: &RatedGame) -> Result<Option<Change>> {
        let before = self
            .last
            .as_ref()
            .map_or_else(State::default, |change| change.row.state());
        let mut table = Table::unpack(&game.seats)?;
        table.set_before(|entrant| (entrant == self.subject).then_some(before));
        let effect = table.effect_on(game.point(), self.subject);
        let change = effect.map(|effect| Change::new(self.scope, effect));
        self.last = change.clone().or(self.last.take());
        Ok(change)
    }
}

/// What a game did to the ratings of all at its table, in every scope; the best placed first.
pub async fn of_game(c: &mut Conn, game: Uuid) -> Result<Vec<Change>> {
    let mut changes = Vec::new();
    for (scope, game) in read_rated_game(c, game).await? {
        let table = Table::unpack(&game.seats)?;
        for deck in [false, true] {
            let mut effects: Vec<Effect> = table.effects(game.point(), deck).collect();
            effects.sort_by_key(|effect| (effect.moved.placement, effect.row.subject));
            changes.extend(effects.into_iter().map(|effect| Change::new(scope, effect)));
        }
    }
    Ok(changes)
}

/// A game in each scope where it is rated.
#[query {"
    SELECT r.scope, {RatedGame as r}
    FROM game g CROSS JOIN rating_game r
    WHERE g.id = :game AND r.scope IN (g.format_id, g.playgroup_id) AND r.ended_at = g.ended_at AND r.game_id = g.id
    ORDER BY r.scope"}]
async fn read_rated_game(c: &mut Conn, game: Uuid) -> Result<Vec<(Uuid, RatedGame)>>;
