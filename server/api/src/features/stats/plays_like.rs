use podium_domain::stats::plays_like::{PlaysLike as Found, Sureness};
use serde::Serialize;
use utoipa::ToSchema;

/// What bracket a deck plays like, by its results.
#[derive(Serialize, ToSchema)]
pub struct PlaysLike {
    /// The likeliest.
    bracket: i64,
    /// How likely that one is.
    chance: f64,
    /// How likely each is, from 1 on; 5 is among them only where its owner says 5.
    chances: Vec<f64>,
    /// What its owner says.
    #[schema(required)]
    declared: Option<i64>,
    /// How many games that rests on.
    games: i64,
    sure: Sureness,
}

impl From<Found> for PlaysLike {
    fn from(found: Found) -> PlaysLike {
        PlaysLike {
            bracket: found.bracket,
            chance: found.chance(),
            declared: found.declared,
            games: found.games,
            sure: found.sure(),
            chances: found.chances,
        }
    }
}
