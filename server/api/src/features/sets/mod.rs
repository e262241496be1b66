//! Sets: series of games by the same players.

mod read;
mod remove;
mod write;

pub use read::*;
pub use remove::*;
pub use write::*;
