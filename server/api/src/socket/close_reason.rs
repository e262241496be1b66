use axum::extract::ws::{CloseFrame, Message};
use axum::http::StatusCode;

use crate::error::ErrorKind;

/// Why the server ends a conversation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CloseReason {
    /// The server stops; another one, or this one in a moment, goes on.
    Restart,
    /// Nobody reads what is said here.
    Unread,
    /// What was said makes no sense.
    Malformed,
    /// A message was longer than any of ours.
    TooLong,
    /// A call would be refused as well: most often, the sign-in has ended.
    Refused(ErrorKind),
    /// Too much was said, or the user has opened too many others since.
    TooMany,
}

impl From<CloseReason> for Message {
    fn from(reason: CloseReason) -> Message {
        let (code, reason) = match reason {
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
            CloseReason::TooMany => (4429, "too_many"),
        };
        Message::Close(Some(CloseFrame {
            code,
            reason: reason.into(),
        }))
    }
}
