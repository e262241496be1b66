//! What every socket of ours has in common: who may open one, how long silence is borne, and how a conversation ends.

mod close_reason;
mod conversation;
mod session;
mod sockets;

pub use close_reason::CloseReason;
pub use conversation::{Frame, Heartbeat, hello, open, open_from_anywhere, parse_frame, send};
pub use session::{Credentials, SocketSession};
pub use sockets::Sockets;
