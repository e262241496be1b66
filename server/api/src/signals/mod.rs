//! Signals: a user's open pages are told what has changed, and ask for it themselves. Nothing but the names of what
//! changed travels here, so a signal that is lost or comes twice does no harm.

mod change;
mod hub;
mod members;
mod protocol;
mod socket;
pub(crate) mod subscriber;
pub(crate) mod watch;

pub use change::Change;
pub use hub::Signals;
pub use members::{tell_members, tell_playgroup};
pub use protocol::{ClientMessage, ServerMessage};
pub use socket::{__path_open, open};
