//! What followers of a table are sent: the view they start from, and its updates.

use std::time::Instant;

use tokio::sync::broadcast;

use super::about::RoleText;
use crate::socket::Utf8Bytes;

/// An update for everyone who follows a table.
#[derive(Debug, Clone)]
pub enum Broadcast {
    Events {
        first: u64,
        last: u64,
        text: Utf8Bytes,
        told: Instant,
    },
    /// The whole table, replacing everything sent before.
    Snapshot(Snapshot),
    Table(RoleText),
    People(RoleText),
    /// Someone's role changed.
    Roles,
}

/// The table up to a sequence, as a message.
#[derive(Debug, Clone)]
pub struct Snapshot {
    pub sequence: u64,
    pub text: Utf8Bytes,
}

/// What a new follower gets.
pub struct View {
    pub sequence: u64,
    pub table: RoleText,
    pub people: RoleText,
    /// `None` when the missed events are few enough to be sent instead.
    pub snapshot: Option<Snapshot>,
    pub updates: broadcast::Receiver<Broadcast>,
}
