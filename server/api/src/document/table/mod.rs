//! A table in play as the document describes it: `podium_domain::table` is what is sent.
#![allow(dead_code, reason = "these are described, never made")]

mod board;
mod command;
mod event;
mod setup;

pub use board::Snapshot;
pub use command::Command;
pub use event::Event;
pub use setup::{Role, SeatColor, SeatNo, Settings};
