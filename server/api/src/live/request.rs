//! What a table's actor is asked, and what it answers.

use podium_domain::table::{Ask, Event, Refusal};
use podium_store::live::Mark;
use tokio::sync::oneshot;
use uuid::Uuid;

use super::audience::{AudienceGuard, Counts, Watcher, Who};
use super::view::View;
use crate::http::error::ErrorKind;

/// Who sends a command; the table knows their role.
#[derive(Debug, Clone, Copy)]
pub enum Asker {
    At {
        who: Who,
        device: Option<Uuid>,
    },
    /// The server itself, closing idle tables.
    Sweep,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// The command is durable, as the event of this sequence.
    Done(u64),
    Refused(Refusal),
}

/// The command can be sent again under the same id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unavailable;

pub type Reply = oneshot::Receiver<Result<Answer, Unavailable>>;

/// A request to a table's actor.
pub enum Request {
    Ask(Asked),
    Follow {
        watcher: Watcher,
        have: Option<u64>,
        reply: oneshot::Sender<Result<(AudienceGuard, View), ErrorKind>>,
    },
    View(oneshot::Sender<Result<View, ErrorKind>>),
    /// Another node stored these events; without any, read up to this sequence.
    Appended(u64, Vec<Event>),
    /// The guest list or the join code changed.
    Refresh,
    /// Stored events were changed; read the table again.
    Forget,
    Present(Uuid, Counts),
    Mark(Mark),
    /// Other nodes may have missed who is here.
    SayAgain,
}

pub struct Asked {
    pub ask: Ask,
    pub asker: Asker,
    pub reply: oneshot::Sender<Result<Answer, Unavailable>>,
}
