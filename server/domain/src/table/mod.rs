//! A game being played now, as a pure state machine: a device asks ([`Ask`]), the table decides ([`Table::decide`]) what
//! happens, that is written down as one [`Event`], and the events in their order make the table again ([`Table::fold`]).
//!
//! Undo takes steps back: what lies on the table. It does not take back time (how long turns took, since when the clock
//! runs, when the first turn began), dice, pauses, settings, who sits where, or the end.

mod board;
mod change;
mod comeback;
mod command;
mod counter;
mod decide;
mod effect;
mod event;
mod history;
mod outcome;
mod permit;
mod refusal;
mod roll;
mod seat;
mod setup;
mod state;
mod steps;
mod suggest;
mod summary;
#[cfg(test)]
mod tests;
mod turn_order;
mod turns;
pub(crate) mod wire;

pub use board::{Board, Cause, Damage, Daylight, Out, SeatState, Status};
pub use change::{Change, Slot};
pub use comeback::comeback;
pub use command::{Ask, Command};
pub use counter::{Counter, CounterName, Counters};
pub use decide::Decision;
pub use event::{By, Event, What};
pub use history::{History, HistoryEntry};
pub use outcome::{Outcome, OutcomeSeat};
pub use permit::{Actor, Attendance, Role, TableAct, Visit};
pub use refusal::Refusal;
pub use roll::{Roll, Thrown};
pub use seat::{SeatColor, SeatNo, SeatSetup, SeatedPlayer};
pub use setup::{JoinAs, Rules, Settings, Setup};
pub use state::{Broken, SNAPSHOT_FORMAT, Snapshot, Table};
pub use suggest::{Elimination, suggested_placements};
pub use summary::Summary;
pub use turns::{Spell, Turn, Turns};

/// How many sit at a table.
pub const SEATS: std::ops::RangeInclusive<usize> = 2..=10;
/// Life goes no further than this, either way.
pub const MOST_LIFE: i32 = 99_999;
/// Counters and commander damage go from 0 to this.
pub const MOST_COUNTED: u32 = 9_999;
/// With so many custom counters a seat takes no further name; an undo may bring one back.
pub const MOST_CUSTOM: usize = 12;
/// After this many rounds the turn is not passed any more; games keep no more either.
pub const MOST_ROUNDS: u32 = 999;
/// How many turns a table counts, extra ones among them.
pub const MOST_TURNS: usize = 4_000;
/// How many events a table has; only its end is taken beyond.
pub const MOST_EVENTS: u64 = 20_000;
/// How many steps can be undone, and redone.
pub const MOST_STEPS: usize = 500;
/// How many taps make one line.
pub const MOST_TAPS: usize = 500;
/// Taps of one device on the same thing, each within this many milliseconds of the one before, are one line.
pub const JOIN_WITHIN_MILLIS: i64 = 2_000;
/// Dice thrown, or coins, at once.
pub const MOST_DICE: u8 = 20;
/// Sides of a die.
pub const SIDES: std::ops::RangeInclusive<u32> = 2..=1_000;
