use axum::extract::ws::{CloseFrame, Message};
use axum::http::StatusCode;

use crate::error::ErrorKind;

/// Why the server ends a conversation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goodbye {
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

impl From<Goodbye> for Message {
    fn from(goodbye: Goodbye) -> Message {
        let (code, reason) = match goodbye {
            Goodbye::Restart => (1012, "restart"),
            Goodbye::Unread => (1013, "unread"),
            Goodbye::Malformed => (4400, "malformed"),
            Goodbye::TooLong => (1009, "too_long"),
            Goodbye::Refused(why) => match why.status() {
                StatusCode::UNAUTHORIZED => (4401, why.word()),
                StatusCode::FORBIDDEN => (4403, why.word()),
                StatusCode::NOT_FOUND => (4404, why.word()),
                _ => (1013, why.word()),
            },
            Goodbye::TooMany => (4429, "too_many"),
        };
        Message::Close(Some(CloseFrame {
            code,
            reason: reason.into(),
        }))
    }
}
