//! What every socket of ours has in common: who may open one, how long silence is borne, and how a conversation ends.

mod goodbye;
mod leave;
mod sockets;
mod talk;

pub use goodbye::Goodbye;
pub use leave::{Leave, Pass};
pub use sockets::Sockets;
pub use talk::{Heartbeat, Said, heard, hello, open, open_from_anywhere, send};
