use podium_domain::figures::plays_like::{PlaysLike as Found, Sureness as How};
use serde::Serialize;
use utoipa::ToSchema;

/// What bracket a deck plays like, by its results.
#[derive(Serialize, ToSchema)]
pub struct PlaysLike {
    /// The likeliest.
    bracket: i64,
    /// How likely that one is.
    chance: f64,
    /// How likely each of the five is.
    chances: Vec<f64>,
    /// What its owner says.
    #[schema(required)]
    declared: Option<i64>,
    /// How many games that rests on.
    games: i64,
    sure: Sureness,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
enum Sureness {
    Barely,
    Fairly,
    Very,
}

impl From<Found> for PlaysLike {
    fn from(found: Found) -> PlaysLike {
        PlaysLike {
            bracket: found.bracket,
            chance: found.chance(),
            chances: found.chances.to_vec(),
            declared: found.declared,
            games: found.games,
            sure: match found.sure() {
                How::Barely => Sureness::Barely,
                How::Fairly => Sureness::Fairly,
                How::Very => Sureness::Very,
            },
        }
    }
}
