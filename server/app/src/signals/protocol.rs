//! What is said over the socket, both ways.

use axum::extract::ws::{CloseFrame, Message};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Change;
use crate::error::ErrorKind;

/// What a page says.
#[derive(Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase", deny_unknown_fields)]
pub enum ClientMessage {
    /// The first message: who I am.
    Hello {
        /// The identity token.
        token: String,
    },
    /// A fresh identity token, before the old one expires.
    Renew { token: String },
}

/// What the server says.
#[derive(Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "camelCase")]
pub enum ServerMessage {
    /// Everything that changes from now on will be told. Said again when something may have been missed: then
    /// whatever is shown may be old.
    Welcome,
    /// This has changed: ask for it again.
    Changed {
        /// `waiting`, `friends`, `playgroups`, `playgroup:` and its id, `games`, `events`.
        #[schema(value_type = Vec<String>)]
        what: Vec<Change>,
    },
}

impl From<ServerMessage> for Message {
    fn from(message: ServerMessage) -> Message {
        let text = serde_json::to_string(&message).expect("words and ids are plain data");
        Message::Text(text.into())
    }
}

/// Why the server ends a conversation.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Goodbye {
    /// The server stops; another one, or this one in a moment, goes on.
    Restart,
    /// Nobody reads what is said here.
    Unread,
    /// What was said makes no sense, or too much was said.
    Malformed,
    /// A call would be refused as well: most often, the sign-in has ended.
    Refused(ErrorKind),
    /// The user has opened too many others since.
    TooMany,
}

impl From<Goodbye> for Message {
    fn from(goodbye: Goodbye) -> Message {
        let (code, reason) = match goodbye {
            Goodbye::Restart => (1012, "restart"),
            Goodbye::Unread => (1013, "unread"),
            Goodbye::Malformed => (4400, "malformed"),
            Goodbye::Refused(why) if why.status() == StatusCode::UNAUTHORIZED => (4401, why.word()),
            Goodbye::Refused(why) => (1013, why.word()),
            Goodbye::TooMany => (4429, "too_many"),
        };
        Message::Close(Some(CloseFrame {
            code,
            reason: reason.into(),
        }))
    }
}
