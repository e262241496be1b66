//! What every socket of ours has in common: who may open one, how long silence is borne, and how a conversation ends.

mod close_reason;
mod session;
mod sockets;
mod talk;

pub use close_reason::CloseReason;
pub use session::{Credentials, SocketSession};
pub use sockets::Sockets;
pub use talk::{Heartbeat, Said, heard, hello, open, open_from_anywhere, send};
