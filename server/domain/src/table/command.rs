//! What a device can ask for.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::board::{Cause, Daylight};
use super::counter::{Counter, CounterName};
use super::seat::{SeatColor, SeatNo, SeatSetup};
use super::setup::{Settings, Setup};
use super::wire;
use crate::EndReason;

/// A command with the id its device made for it: the same id is done once, however often it is sent.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase", deny_unknown_fields)]
pub struct Ask {
    pub id: Uuid,
    pub command: Command,
}

/// Variants without fields are written with braces: only so are unknown fields refused there too.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(
    tag = "type",
    rename_all = "camelCase",
    rename_all_fields = "camelCase",
    deny_unknown_fields
)]
#[schema(as = TableCommand)]
pub enum Command {
    /// Life up or down, by `source` where somebody says whose doing it was.
    Life {
        seat: SeatNo,
        delta: i32,
        #[serde(default)]
        source: Option<SeatNo>,
    },
    SetLife {
        seat: SeatNo,
        to: i32,
    },
    /// Damage by `source`'s first (0) or second (1) commander. Life goes down by as much.
    CommanderDamage {
        seat: SeatNo,
        source: SeatNo,
        commander: u8,
        delta: i32,
    },
    Counter {
        seat: SeatNo,
        counter: Counter,
        delta: i32,
    },
    /// How often a commander was cast before: its tax is twice that.
    Casts {
        seat: SeatNo,
        commander: u8,
        delta: i32,
    },
    /// A counter of their own naming, which is there from its first change on.
    Custom {
        seat: SeatNo,
        name: CounterName,
        delta: i32,
    },
    DropCustom {
        seat: SeatNo,
        name: CounterName,
    },
    Storm {
        delta: i32,
    },
    Monarch {
        seat: Option<SeatNo>,
    },
    Initiative {
        seat: Option<SeatNo>,
    },
    Blessing {
        seat: SeatNo,
        on: bool,
    },
    Daylight {
        to: Daylight,
    },
    /// The turn goes to a seat (the first turn, an extra turn), or to the next in order.
    Turn {
        seat: Option<SeatNo>,
    },
    Pause {},
    Resume {},
    /// The server throws dice; at a table that is played offline, the device does.
    Roll {
        sides: u32,
        count: u8,
    },
    Coin {
        count: u8,
    },
    WhoStarts {},
    /// Who has the first turn, as agreed.
    Starts {
        seat: SeatNo,
    },
    /// Players are out, those in one command at the same moment.
    Out {
        seats: Vec<SeatNo>,
        by: Option<SeatNo>,
        #[serde(with = "wire")]
        how: EndReason,
    },
    Back {
        seat: SeatNo,
    },
    Concede {
        seat: SeatNo,
    },
    /// A player stays in the game although the rules would have them out.
    Spare {
        seat: SeatNo,
        cause: Cause,
        on: bool,
    },
    /// The step that this command was part of, or the last one that the actor may undo.
    Undo {
        #[serde(default)]
        of: Option<Uuid>,
    },
    Redo {
        #[serde(default)]
        of: Option<Uuid>,
    },
    Order {
        seats: Vec<SeatNo>,
    },
    /// Whoever has that colour gets this seat's.
    Color {
        seat: SeatNo,
        color: SeatColor,
    },
    /// Somebody else sits down, or another deck is played.
    Seat {
        seat: SeatNo,
        place: SeatSetup,
    },
    Settings {
        settings: Settings,
    },
    /// The table is laid anew, before anything was played.
    SetUp {
        setup: Setup,
    },
    /// The game is over: a place for each seat, as games know them, or those that are suggested.
    Finish {
        placements: Option<Vec<i64>>,
        #[serde(default, with = "wire::maybe")]
        #[schema(rename = "endReason")]
        end_reason: Option<EndReason>,
    },
    /// The table is left without a result.
    Close {},
    Reopen {},
}
