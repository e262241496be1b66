//! Ratings of users and decks per scope (a playgroup or a format). Derived from the games: writes mark what is `due`, and
//! `count` counts the scope again from there.

pub mod board;
pub mod count;
pub mod due;
pub mod read;

use podium_domain::Timestamp;
use podium_domain::stats::Rating;
use uuid::Uuid;

use crate::row;

pub use board::{Face, board};
pub use count::{Counted, count};
pub use due::{forget_scope, forget_subject, is_due, is_subject_due, mark, scopes_due};
pub use read::{Change, Rated, Subject, changes, last_told, most_played_format, of_formats, of_game, of_subjects};

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

// `rating` and `rating_change` have them alike.
row!(RatingRow: rating_columns { subject, deck, mu, sigma, mu_before, games, wins, draws, ended_at, game_id });
pub(crate) use rating_columns;

impl RatingRow {
    pub fn rating(&self) -> Rating {
        Rating {
            mu: self.mu,
            sigma: self.sigma,
        }
    }
}
