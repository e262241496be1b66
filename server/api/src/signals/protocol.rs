//! What is said over the socket, both ways.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::Change;
use crate::socket::Message;

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
        /// `waiting`, `friends`, `playgroups`, `playgroup:` and its id, `games`, `events`, `live`.
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
