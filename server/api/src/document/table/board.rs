//! What lies on a table.

use std::collections::BTreeMap;

use serde::Serialize;
use utoipa::ToSchema;

use super::command::Cause;
use super::event::Roll;
use super::setup::{Rules, SeatNo, SeatSetup, Settings};
use crate::document::EndReason;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableBoard)]
pub struct Board {
    status: Status,
    rules: Rules,
    settings: Settings,
    #[schema(format = DateTime)]
    opened_at: String,
    /// By their numbers.
    seats: Vec<SeatState>,
    /// The turn order.
    order: Vec<SeatNo>,
    /// Who was drawn to have the first turn.
    #[schema(required)]
    starter: Option<SeatNo>,
    turns: Turns,
    storm: u32,
    #[schema(required)]
    monarch: Option<SeatNo>,
    #[schema(required)]
    initiative: Option<SeatNo>,
    daylight: Daylight,
    #[schema(required)]
    roll: Option<Thrown>,
}

/// What was thrown last, and in which event.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableThrown)]
pub struct Thrown {
    sequence: u64,
    roll: Roll,
}

#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
#[schema(as = TableStatus)]
pub enum Status {
    Open,
    /// Nobody has played since.
    Closed {
        #[schema(format = DateTime)]
        at: String,
    },
    Finished {
        #[schema(format = DateTime)]
        at: String,
        /// By seat number.
        placements: Vec<i64>,
        #[schema(required, rename = "endReason")]
        end_reason: Option<EndReason>,
    },
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableDaylight)]
pub enum Daylight {
    Neither,
    Day,
    Night,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableSeatState)]
pub struct SeatState {
    seat: SeatNo,
    #[serde(flatten)]
    place: SeatSetup,
    life: i32,
    counters: Counters,
    /// How often each commander was cast before.
    casts: [u32; 2],
    /// Taken from each commander; what is 0 is left out.
    commander_damage: Vec<Damage>,
    custom: BTreeMap<String, u32>,
    blessing: bool,
    #[schema(required)]
    out: Option<Out>,
    /// What would have this player out, and people said it does not.
    spared: Vec<Cause>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableCounters)]
pub struct Counters {
    poison: u32,
    energy: u32,
    experience: u32,
    rad: u32,
    ring: u32,
    mulligans: u32,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableDamage)]
pub struct Damage {
    source: SeatNo,
    commander: u8,
    amount: u32,
}

/// How a player went out.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableOut)]
pub struct Out {
    #[schema(required)]
    by: Option<SeatNo>,
    how: EndReason,
    /// The round they went out in; 0 is before the first turn.
    round: u32,
    /// The event they went out with: a later one is a better place, the same one is a tie.
    sequence: u64,
}

/// What somebody sees who comes to the table: everything up to a sequence.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableSnapshot)]
pub struct Snapshot {
    sequence: u64,
    #[schema(format = DateTime)]
    at: String,
    board: Board,
    /// Who would be out by the rules.
    eliminations: Vec<Elimination>,
    /// The step that would be undone next, by its first event.
    #[schema(required)]
    undo: Option<u64>,
    #[schema(required)]
    redo: Option<u64>,
}

/// A player whom the rules would have out, and what to say of it when people agree.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableElimination)]
pub struct Elimination {
    seat: SeatNo,
    cause: Cause,
    /// Whose commander, or whose turn it is, unless it is their own.
    #[schema(required)]
    by: Option<SeatNo>,
    how: EndReason,
}

/// The turn as it is passed.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableTurn)]
pub struct Turn {
    seat: SeatNo,
    /// How often it has gone around, from 1: what people call "turn five".
    round: u32,
    /// The turns of all players, from 1.
    number: u32,
}

/// One turn and the time it has taken.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableSpell)]
pub struct Spell {
    seat: SeatNo,
    round: u32,
    /// Up to `since`, where the clock runs.
    millis: i64,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableTurns)]
pub struct Turns {
    /// All turns so far; the last one is going on.
    spells: Vec<Spell>,
    /// When the first of them began.
    #[schema(required, format = DateTime)]
    began_at: Option<String>,
    paused: bool,
    /// From when on the time of the last turn is still to be counted; none while the clock stands.
    #[schema(required, format = DateTime)]
    since: Option<String>,
}
