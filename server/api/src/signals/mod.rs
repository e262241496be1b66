//! Signals: open pages learn what changed and fetch it themselves. Only names of what changed are sent, so a lost or
//! repeated signal does no harm.

mod change;
mod hub;
mod members;
mod protocol;
mod socket;
pub(crate) mod subscriber;
pub(crate) mod watch;

pub use change::Change;
pub use hub::Signals;
pub use protocol::{ClientMessage, ServerMessage};
pub use socket::{__path_open, open};
