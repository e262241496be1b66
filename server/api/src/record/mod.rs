//! Recorded games and sets: validation, writing, reading. Shared by the features that record or show them.

mod draft;
mod filters;
mod live;
mod notifications;
mod recorder;
mod show;
mod table;
mod write;

pub use draft::{Draft, NewGame, Planned, PlannedSeat, not_ahead};
pub use filters::Filters;
pub use live::record_live;
pub use notifications::Notifications;
pub use recorder::Recorder;
pub use show::*;
pub use write::*;
