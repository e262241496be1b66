use axum::http::StatusCode;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;

use crate::http::error::ErrorKind;

/// Why the server closes a socket.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CloseReason {
    /// The server stops; the client reconnects.
    Restart,
    /// The client does not read.
    Unread,
    /// The message could not be parsed, or does not belong here.
    Malformed,
    /// A message was longer than the limit.
    TooLong,
    /// A call would be refused with this error; usually the session has ended.
    Refused(ErrorKind),
    /// The device watched a table by a code that its host has replaced.
    CodeRenewed,
    /// Too many messages, or the user has opened too many other sockets since.
    TooMany,
}

impl From<CloseReason> for Message {
    fn from(reason: CloseReason) -> Message {
        let (code, reason): (u16, &str) = match reason {
            CloseReason::Restart => (1012, "restart"),
            CloseReason::Unread => (1013, "unread"),
            CloseReason::Malformed => (4400, "malformed"),
            CloseReason::TooLong => (1009, "too_long"),
            CloseReason::Refused(why) => match why.status() {
                StatusCode::UNAUTHORIZED => (4401, why.word()),
                StatusCode::FORBIDDEN => (4403, why.word()),
                StatusCode::NOT_FOUND => (4404, why.word()),
                _ => (1013, why.word()),
            },
            CloseReason::CodeRenewed => (4410, "code_renewed"),
            CloseReason::TooMany => (4429, "too_many"),
        };
        Message::Close(Some(CloseFrame {
            code: code.into(),
            reason: reason.into(),
        }))
    }
}
