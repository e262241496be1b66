//! Recorded games and sets: reading facts, writing, showing. Shared by the features that record or show them.

mod access;
mod draft;
mod facts;
mod filters;
mod live;
mod notifications;
mod recorder;
mod show;
mod write;

pub use access::*;
pub use draft::{Draft, NewGame, NewSeat};
pub use filters::Filters;
pub use live::record_live;
pub use notifications::Notifications;
pub use recorder::Recorder;
pub use show::*;
pub use write::*;
