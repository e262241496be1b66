//! What has happened at a table.

use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::board::{Daylight, Out, Turn};
use super::command::{Cause, Counter, CounterName};
use super::setup::{SeatColor, SeatNo, SeatSetup, Settings, Setup};
use crate::document::EndReason;

macro_rules! changes {
    ($($(#[$doc:meta])* $change:ident { $($key:ident: $kind:ty),* }: $value:ty,)*) => {
        #[derive(Serialize, ToSchema)]
        #[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
        #[schema(as = TableChange)]
        pub enum Change {
            $($(#[$doc])* $change {
                $($key: $kind,)*
                #[schema(required)]
                from: $value,
                #[schema(required)]
                to: $value,
            },)*
        }
    };
}

changes! {
    Life { seat: SeatNo }: i32,
    CommanderDamage { seat: SeatNo, source: SeatNo, commander: u8 }: u32,
    Counter { seat: SeatNo, counter: Counter }: u32,
    Casts { seat: SeatNo, commander: u8 }: u32,
    Custom { seat: SeatNo, name: CounterName }: Option<u32>,
    Blessing { seat: SeatNo }: bool,
    Out { seat: SeatNo }: Option<Out>,
    Spared { seat: SeatNo, cause: Cause }: bool,
    Storm {}: u32,
    Monarch {}: Option<SeatNo>,
    Initiative {}: Option<SeatNo>,
    Daylight {}: Daylight,
    Turn {}: Option<Turn>,
    Order {}: Vec<SeatNo>,
    /// Of all seats by number, so that no undo can give two seats the same.
    Colors {}: Vec<SeatColor>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableEvent)]
pub struct Event {
    /// From 1, without gaps.
    sequence: u64,
    /// The server's time to the millisecond; never before the event it follows.
    #[schema(format = DateTime)]
    at: String,
    /// The command's.
    id: Uuid,
    by: By,
    what: What,
}

/// Who did it: on which device, and in which seat where they have one.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableBy)]
pub struct By {
    #[schema(required)]
    seat: Option<SeatNo>,
    #[schema(required)]
    device: Option<Uuid>,
}

#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[schema(as = TableWhat)]
pub enum What {
    /// The table is laid, for the first time or anew.
    Opened {
        setup: Setup,
    },
    /// Things on the table became others.
    Step {
        changes: Vec<Change>,
        /// A tap, which others may join.
        tap: bool,
        /// The line's first event, where this tap joins one.
        #[schema(required)]
        joins: Option<u64>,
        /// Whose doing a change of life was, where somebody said so.
        #[schema(required)]
        source: Option<SeatNo>,
    },
    /// A step by its first event, and the changes that take it back.
    Undone {
        step: u64,
        changes: Vec<Change>,
    },
    Redone {
        step: u64,
        changes: Vec<Change>,
    },
    Rolled {
        roll: Roll,
    },
    Paused {},
    Resumed {},
    Seated {
        seat: SeatNo,
        place: SeatSetup,
    },
    Settings {
        settings: Settings,
    },
    Finished {
        /// By seat number: 1 is best, equal ones are ties.
        placements: Vec<i64>,
        #[schema(required, rename = "endReason")]
        end_reason: Option<EndReason>,
    },
    Closed {},
    Reopened {},
}

/// What came out.
#[derive(Serialize, ToSchema)]
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
