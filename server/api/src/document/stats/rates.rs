//! Rates, and what they are of.

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::document::{Color, EndReason};

shapes! {
    /// How often somebody won. Nothing is known of a rate without games, not even zero.
    Rate {
        games: u32,
        /// First, alone or with others, where not everybody was.
        wins: u32,
        /// Everybody was first.
        draws: u32,
        /// Wins of games.
        #[schema(required)]
        rate: Option<f64>,
        /// Where the rate lies with 95% certainty, after Wilson: from here…
        #[schema(required)]
        low: Option<f64>,
        /// …to here.
        #[schema(required)]
        high: Option<f64>,
        /// What somebody as good as everybody else would have won at tables of these sizes.
        #[schema(required)]
        expected: Option<f64>,
    }

    /// A user, a guest, or, with neither, nobody that could be named. What users are called is asked of storage.
    Who {
        #[schema(required)]
        user_id: Option<Uuid>,
        #[schema(required)]
        guest_name: Option<String>,
        #[schema(required)]
        username: Option<String>,
        #[schema(required)]
        firstname: Option<String>,
        #[schema(required)]
        picture: Option<String>,
    }

    /// How often one came ahead of another, behind, and level with them.
    Facing {
        ahead: u32,
        behind: u32,
        level: u32,
    }

    FormatRate {
        format_id: Uuid,
        #[serde(flatten)]
        rate: Rate,
    }

    BracketRate {
        #[schema(required)]
        bracket: Option<i64>,
        #[serde(flatten)]
        rate: Rate,
    }

    /// By place in turn order, from 1.
    SeatRate {
        seat: u8,
        #[serde(flatten)]
        rate: Rate,
    }

    PodSizeRate {
        seats: u32,
        #[serde(flatten)]
        rate: Rate,
    }

    ColorsRate {
        colors: Vec<Color>,
        #[serde(flatten)]
        rate: Rate,
    }

    /// Null is colorless.
    ColorRate {
        #[schema(required)]
        color: Option<Color>,
        #[serde(flatten)]
        rate: Rate,
    }

    CommanderRate {
        commanders: Vec<String>,
        #[serde(flatten)]
        rate: Rate,
    }

    /// Such as `2026-11`.
    MonthRate {
        month: String,
        #[serde(flatten)]
        rate: Rate,
    }

    /// From Monday, 1, to Sunday, 7.
    WeekdayRate {
        weekday: u8,
        #[serde(flatten)]
        rate: Rate,
    }

    MulligansRate {
        mulligans: i64,
        #[serde(flatten)]
        rate: Rate,
    }

    /// As it was last called. Without an id it was only a name, or is deleted; without a name nobody said.
    DeckRate {
        #[schema(required)]
        deck_id: Option<Uuid>,
        #[schema(required)]
        name: Option<String>,
        colors: Vec<Color>,
        #[serde(flatten)]
        rate: Rate,
    }

    /// One's own rate in games against a deck, whose it is, and how one stood to them.
    MetDeckRate {
        #[serde(flatten)]
        deck: DeckRate,
        #[serde(flatten)]
        who: Who,
        #[serde(flatten)]
        facing: Facing,
    }

    /// One's own rate in games with somebody, and how one stood to them.
    OpponentRate {
        #[serde(flatten)]
        who: Who,
        #[serde(flatten)]
        rate: Rate,
        #[serde(flatten)]
        facing: Facing,
    }

    PersonCount {
        #[serde(flatten)]
        who: Who,
        count: u32,
    }

    /// How games ended that were won, and that were not; a draw is neither.
    EndReasonCount {
        #[schema(required)]
        end_reason: Option<EndReason>,
        wins: u32,
        losses: u32,
    }
}
