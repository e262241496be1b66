//! WebSockets: what the signal, table and overlay sockets share.

mod close_reason;
mod conversation;
mod open_sockets;
mod session;
mod sockets;
mod upgrade;

pub use close_reason::CloseReason;
pub use conversation::{Frame, Heartbeat, hello, open, open_from_anywhere, parse_frame, send};
pub use open_sockets::SocketKind;
pub use session::{Credentials, Ending, SocketSession};
pub use sockets::Sockets;
pub use tokio_tungstenite::tungstenite::{Message, Utf8Bytes};
pub use upgrade::{Upgrade, WebSocket};
