//! Ratings in answers.

use podium_domain::Timestamp;
use podium_domain::stats;
use podium_store::stats::ratings::{Change, RatingRow};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// How good somebody or a deck is, as far as games tell.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Rating {
    /// 1000 at the start.
    value: i64,
    /// The value is off by no more than this, either way, in 95 cases of 100.
    band: i64,
    /// What is surpassed with near certainty; leaderboards are sorted by it.
    sure: i64,
    games: i64,
    wins: i64,
    draws: i64,
    /// Whether there are enough games to go by.
    settled: bool,
    /// How many more it takes, in pods of four equals, until it is settled.
    games_left: u32,
}

impl From<&RatingRow> for Rating {
    fn from(rating_row: &RatingRow) -> Rating {
        let rating = rating_row.rating();
        Rating {
            value: rating.value(),
            band: rating.band(),
            sure: rating.sure_value(),
            games: rating_row.games,
            wins: rating_row.wins,
            draws: rating_row.draws,
            settled: rating.games_left() == 0,
            games_left: rating.games_left(),
        }
    }
}

/// Among whom somebody is rated: one of the two, or neither before the first game.
#[derive(Debug, Clone, Copy, Default, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RatingScope {
    #[schema(required)]
    pub playgroup_id: Option<Uuid>,
    #[schema(required)]
    pub format_id: Option<Uuid>,
}

impl RatingScope {
    pub fn playgroup(id: Uuid) -> RatingScope {
        RatingScope {
            playgroup_id: Some(id),
            format_id: None,
        }
    }

    pub fn format(id: Uuid) -> RatingScope {
        RatingScope {
            playgroup_id: None,
            format_id: Some(id),
        }
    }
}

#[derive(Debug, Clone, Copy, Serialize, ToSchema)]
pub struct RatingPoint {
    value: i64,
    band: i64,
}

impl From<stats::Rating> for RatingPoint {
    fn from(rating: stats::Rating) -> RatingPoint {
        RatingPoint {
            value: rating.value(),
            band: rating.band(),
        }
    }
}

/// What a game did to a rating, and why.
#[derive(Debug, Clone, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct RatingChange {
    scope: RatingScope,
    /// Whose it is: a user's, or a deck's.
    #[schema(required)]
    user_id: Option<Uuid>,
    #[schema(required)]
    deck_id: Option<Uuid>,
    game_id: Uuid,
    played_at: Timestamp,
    before: RatingPoint,
    after: RatingPoint,
    /// Of the value.
    change: i64,
    /// By how much the others at the table were rated higher on average, before.
    others: i64,
    seats: i64,
    placement: i64,
    /// How many came after.
    beaten: i64,
    /// How many others came level.
    tied: i64,
    /// Until the rating is settled.
    games_left: u32,
}

impl RatingChange {
    pub fn new(scope: RatingScope, change: &Change) -> RatingChange {
        let (row, moved) = (&change.row, &change.moved);
        let (before, after) = (moved.before, moved.after);
        let others = stats::Rating {
            mu: moved.others,
            ..before
        };
        RatingChange {
            scope,
            user_id: (!row.deck).then_some(row.subject),
            deck_id: row.deck.then_some(row.subject),
            game_id: row.game_id,
            played_at: row.ended_at,
            before: before.into(),
            after: after.into(),
            change: after.value() - before.value(),
            others: others.value() - before.value(),
            seats: moved.seats,
            placement: moved.placement,
            beaten: moved.beaten,
            tied: moved.tied,
            games_left: after.games_left(),
        }
    }
}
