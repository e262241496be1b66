//! What dice and coins came to.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::board::Board;
use super::command::Command;
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

impl Roll {
    /// Whether this can come out of a command that throws dice at this table.
    pub(super) fn answers(&self, board: &Board, command: &Command) -> bool {
        match (self, command) {
            (Roll::Dice { sides, faces }, Command::Roll { sides: asked, count }) => {
                sides == asked
                    && faces.len() == usize::from(*count)
                    && faces.iter().all(|face| (1..=*sides).contains(face))
            }
            (Roll::Coin { heads }, Command::Coin { count }) => heads.len() == usize::from(*count),
            (Roll::Starter { seat }, Command::WhoStarts {}) => board.still_in().contains(seat),
            _ => false,
        }
    }
}

/// What was thrown last, and in which event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableThrown)]
pub struct Thrown {
    pub sequence: u64,
    pub roll: Roll,
}
