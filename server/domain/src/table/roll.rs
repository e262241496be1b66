//! What dice and coins came to.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::seat::SeatNo;

/// What came out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[schema(as = TableRoll)]
pub enum Roll {
    Dice {
        sides: u32,
        faces: Vec<u32>,
    },
    Coin {
        heads: Vec<bool>,
    },
    /// Who has the first turn.
    Starter {
        seat: SeatNo,
    },
}

/// What was thrown last, and in which event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableThrown)]
pub struct Thrown {
    pub sequence: u64,
    pub roll: Roll,
}
