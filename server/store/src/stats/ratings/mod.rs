//! Ratings of users and decks per scope (a playgroup or a format). Derived from the games: writes mark what is `due`,
//! `step` finds what that changes in the games after it, and `apply` writes it.

mod apply;
mod board;
mod due;
mod packed;
mod read;
mod step;
mod stood;
mod table;
mod tracked;
mod walk;

use podium_domain::Timestamp;
use podium_domain::stats::Rating;
use uuid::Uuid;

use crate::row;

pub use apply::apply;
pub use board::{Face, board};
pub use due::{count_due, forget_scope, forget_subject, is_due, is_subject_due, mark, scopes_due};
pub use read::{
    Change, OwnerGames, Rated, RatedGames, Subject, changes, most_played_format, of_formats, of_game, of_subjects,
    owner_games, rated_games,
};
pub use step::{Memory, Step, step};
pub use table::Table;

/// A place in the order of play.
pub type Point = (Timestamp, Uuid);
const BEGIN: Point = (Timestamp::from_micros(i64::MIN), Uuid::nil());
const END: Point = (Timestamp::from_micros(i64::MAX), Uuid::max());

/// The rating of a user or a deck after their last game in a scope.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RatingRow {
    pub subject: Uuid,
    pub deck: bool,
    pub mu: f64,
    pub sigma: f64,
    /// Before that game, or before the first of a time.
    pub mu_before: f64,
    pub games: i64,
    pub wins: i64,
    pub draws: i64,
    pub ended_at: Timestamp,
    pub game_id: Uuid,
}

row!(RatingRow {
    subject,
    deck,
    mu,
    sigma,
    mu_before,
    games,
    wins,
    draws,
    ended_at,
    game_id
});

impl RatingRow {
    pub fn rating(&self) -> Rating {
        Rating {
            mu: self.mu,
            sigma: self.sigma,
        }
    }

    fn point(&self) -> Point {
        (self.ended_at, self.game_id)
    }

    fn state(&self) -> State {
        State {
            rating: self.rating(),
            games: self.games,
            wins: self.wins,
            draws: self.draws,
        }
    }
}

/// How somebody stands between two games.
#[derive(Debug, Clone, Copy, Default, PartialEq)]
pub struct State {
    pub rating: Rating,
    pub games: i64,
    pub wins: i64,
    pub draws: i64,
}

/// A game as it is stored in a scope; its seats are a packed [`Table`].
#[derive(Debug)]
struct RatedGame {
    ended_at: Timestamp,
    game_id: Uuid,
    seats: Vec<u8>,
}

row!(RatedGame {
    ended_at,
    game_id,
    seats
});

impl RatedGame {
    fn new((ended_at, game_id): Point, seats: Vec<u8>) -> RatedGame {
        RatedGame {
            ended_at,
            game_id,
            seats,
        }
    }

    fn point(&self) -> Point {
        (self.ended_at, self.game_id)
    }
}
