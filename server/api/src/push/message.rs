//! What a message says, how long it is worth delivering, and how urgent it is.

use std::time::Duration;

use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use podium_domain::{PushEvent, PushKind};
use podium_store::push::Told;
use serde::Serialize;
use sha2::{Digest, Sha256};

use crate::http::messages;

/// What the browser's worker reads.
#[derive(Serialize)]
struct Payload<'a> {
    kind: PushKind,
    title: &'a str,
    text: String,
    /// A path of this site.
    url: String,
    /// A later message of the same tag replaces this one.
    tag: &'a str,
}

pub struct Message {
    pub body: Vec<u8>,
    pub topic: String,
}

impl Message {
    pub fn new(event: PushEvent, told: &Told) -> Message {
        let (kind, lang, topic) = (event.kind(), told.to.lang, topic(event));
        let text = messages::push(kind, lang);
        let path = match event {
            PushEvent::TableOpened { .. } => format!("/live/{}", told.about),
            PushEvent::FriendRequest { .. } => "/friends".to_owned(),
            PushEvent::Invitation { .. } => "/playgroups".to_owned(),
            PushEvent::Seated { game, .. } => format!("/game/{game}"),
        };
        let payload = Payload {
            kind,
            title: &text.title,
            text: text.text.replace("{about}", &told.about).replace("{from}", &told.from),
            url: format!("{}{path}", lang.prefix()),
            tag: &topic,
        };
        Message {
            body: serde_json::to_vec(&payload).expect("texts are plain data"),
            topic,
        }
    }
}

/// A push service keeps one message of a topic for a device that is away. It sees a hash, not what it is about.
pub fn topic(event: PushEvent) -> String {
    let mut hash = Sha256::new();
    hash.update(event.kind().word());
    hash.update(event.subject().as_bytes());
    BASE64_URL_SAFE_NO_PAD.encode(&hash.finalize()[..24])
}

/// How long a message is worth delivering: a game is soon over, the rest waits for an answer.
pub fn time_to_live(kind: PushKind) -> Duration {
    match kind {
        PushKind::Table => Duration::from_secs(60 * 60),
        PushKind::Friend | PushKind::Invitation | PushKind::Game => Duration::from_secs(24 * 60 * 60),
    }
}

/// Whether a phone that saves its battery should wake up for it.
pub fn urgency(kind: PushKind) -> &'static str {
    match kind {
        PushKind::Table => "high",
        PushKind::Friend | PushKind::Invitation | PushKind::Game => "normal",
    }
}
