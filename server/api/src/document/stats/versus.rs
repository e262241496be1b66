//! Stats of two players against each other.

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::rates::{Facing, Rate};

shapes! {
    VersusEliminations {
        /// Them by me.
        mine: u32,
        /// Me by them.
        theirs: u32,
    }

    VersusDeck {
        #[schema(required)]
        deck_id: Option<Uuid>,
        /// As it was last called.
        #[schema(required)]
        name: Option<String>,
    }

    VersusFormat {
        format_id: Uuid,
        games: u32,
        #[serde(flatten)]
        facing: Facing,
    }

    VersusDecks {
        mine: VersusDeck,
        theirs: VersusDeck,
        games: u32,
        #[serde(flatten)]
        facing: Facing,
    }

    /// Such as `2026-11`.
    VersusMonth {
        month: String,
        games: u32,
        #[serde(flatten)]
        facing: Facing,
    }

    VersusGame {
        game_id: Uuid,
        #[schema(format = DateTime)]
        played_at: String,
        my_placement: u8,
        their_placement: u8,
        seats: u32,
    }

    Versus {
        games: u32,
        #[serde(flatten)]
        facing: Facing,
        mine: Rate,
        theirs: Rate,
        /// Games in a row in which I came ahead; below 0, in which they did.
        streak: i32,
        eliminations: VersusEliminations,
        by_format: Vec<VersusFormat>,
        by_deck: Vec<VersusDecks>,
        by_month: Vec<VersusMonth>,
        /// The newest first.
        last: Vec<VersusGame>,
    }
}
