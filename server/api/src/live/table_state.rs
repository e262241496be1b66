//! A live table in memory: folded from stored events, and broadcast to its followers. Owned by the table's actor.

use std::sync::Arc;
use std::time::Instant;

use podium_domain::table::{Broken, Event, Role, Table, TableAct, What};
use podium_store::live::{self, LiveStatus};
use podium_store::{Conn, Error};
use tokio::sync::broadcast;
use uuid::Uuid;

use super::about::{About, RoleText, about, events_text, text};
use super::audience::{Counts, Standing, Watcher};
use super::fold::fold;
use super::metrics::LiveMetrics;
use super::protocol::ServerMessage;
use super::relay::Relay;
use super::view::{Broadcast, Snapshot};
use crate::http::error::ErrorKind;
use crate::record::Recorder;
use crate::socket::CloseReason;

/// Why a table cannot be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum TableError {
    /// There is no such table.
    Unknown,
    /// Storage does not answer.
    Unavailable,
}

pub struct TableState {
    pub(super) recorder: Recorder,
    pub(super) relay: Arc<Relay>,
    pub(super) metrics: Arc<LiveMetrics>,
    pub(super) id: Uuid,
    updates: broadcast::Sender<Broadcast>,
    pub(super) memory: Option<Memory>,
    /// The last event that was broadcast; 0 before the table was read.
    said: u64,
    /// Events changed roles, host or status, which must be read again.
    pub stale: bool,
}

pub(super) struct Memory {
    pub about: About,
    pub table: Table,
    snapshot: Option<Snapshot>,
}

impl TableState {
    pub fn new(
        recorder: Recorder,
        relay: Arc<Relay>,
        metrics: Arc<LiveMetrics>,
        id: Uuid,
        updates: broadcast::Sender<Broadcast>,
    ) -> TableState {
        TableState {
            recorder,
            relay,
            metrics,
            id,
            updates,
            memory: None,
            said: 0,
            stale: false,
        }
    }

    /// Reads the table unless it is in memory.
    pub async fn load(&mut self) -> Result<(), TableError> {
        if self.memory.is_some() {
            return Ok(());
        }
        let (id, said) = (self.id, self.said);
        let read = self.recorder.db.read(async move |c: &mut Conn| {
            let Some(about) = about(c, id).await? else {
                return Ok(None);
            };
            Ok(Some((about, live::stored(c, id, (said > 0).then_some(said)).await?)))
        });
        let Some((about, stored)) = read.await.map_err(TableError::from)? else {
            return Err(TableError::Unknown);
        };
        let folded = fold(&self.recorder.db, &about.row, stored).await;
        let (table, events) = folded.map_err(|_| TableError::Unavailable)?;
        self.memory = Some(Memory {
            about,
            table,
            snapshot: None,
        });
        if self.said > 0 {
            let untold = events.iter().position(|event| event.sequence > self.said);
            let untold = &events[untold.unwrap_or(events.len())..];
            let bodies: Vec<String> = untold.iter().map(|event| live::Written::from(event).body).collect();
            self.tell(untold, &bodies);
        }
        self.said = self.sequence();
        Ok(())
    }

    /// Refuses a stranger before the table is read; one in memory knows its people.
    pub async fn check_access(&self, user: Uuid) -> Result<(), TableError> {
        if self.memory.is_some() {
            return Ok(());
        }
        let id = self.id;
        let read = self.recorder.db.read(async move |c: &mut Conn| {
            let Some(row) = live::find(c, id).await? else {
                return Ok(false);
            };
            let joins = live::person(c, id, user).await?.map(|person| person.role);
            Ok(row.attendance(user, joins).may(TableAct::See))
        });
        match read.await.map_err(TableError::from)? {
            true => Ok(()),
            false => Err(TableError::Unknown),
        }
    }

    /// Drops the table from memory, because it may be wrong.
    pub fn unload(&mut self) {
        self.memory = None;
    }

    pub fn is_unloaded(&self) -> bool {
        self.memory.is_none()
    }

    pub fn sequence(&self) -> u64 {
        self.memory.as_ref().map_or(0, |memory| memory.table.sequence())
    }

    pub fn about(&self) -> Option<&About> {
        self.memory.as_ref().map(|memory| &memory.about)
    }

    pub fn code(&self) -> Option<&str> {
        Some(&self.about()?.row.code)
    }

    /// What a socket's device is at the table as it was last read; or why it may not be there.
    pub fn standing_of(&self, watcher: &Watcher) -> Result<Standing, CloseReason> {
        let Some(who) = watcher.who() else {
            return Ok(Standing {
                role: Role::Viewer,
                only_watches: false,
            });
        };
        let unavailable = CloseReason::Refused(ErrorKind::Unavailable);
        let Memory { about, table, .. } = self.memory.as_ref().ok_or(unavailable)?;
        let board = table.board();
        let only_watches = matches!(watcher, Watcher::Guest(guest) if !about.holds_seat(guest.id, board));
        match watcher {
            // Only the code of today lets them in.
            Watcher::Guest(guest) if only_watches && guest.code != about.row.code => Err(CloseReason::CodeRenewed),
            _ => {
                let role = about.role_of(who, board);
                let role = role.ok_or(CloseReason::Refused(ErrorKind::Forbidden))?;
                Ok(Standing { role, only_watches })
            }
        }
    }

    /// Whether the people and the code must be read again for this device: it may have come a moment ago, perhaps on
    /// another node.
    pub fn is_outdated_for(&self, watcher: &Watcher) -> bool {
        let Some(Memory { about, table, .. }) = &self.memory else {
            return false;
        };
        match watcher {
            Watcher::User(session) => !about.knows_user(session.user()),
            Watcher::Guest(guest) if guest.took_seat => !about.holds_seat(guest.id, table.board()),
            Watcher::Guest(guest) => guest.code != about.row.code,
            Watcher::Overlay => false,
        }
    }

    pub fn table_text(&self) -> Option<RoleText> {
        let memory = self.memory.as_ref()?;
        Some(memory.about.table_text(memory.table.board()))
    }

    /// The table message and the people message.
    pub fn texts(&self, counts: &Counts) -> Option<(RoleText, RoleText)> {
        let memory = self.memory.as_ref()?;
        let board = memory.table.board();
        Some((memory.about.table_text(board), memory.about.people_text(board, counts)))
    }

    /// The snapshot message, serialized once for all followers.
    pub fn snapshot(&mut self) -> Option<Snapshot> {
        let Memory { table, snapshot, .. } = self.memory.as_mut()?;
        let sequence = table.sequence();
        match snapshot {
            Some(snapshot) if snapshot.sequence == sequence => Some(snapshot.clone()),
            _ => {
                let text = text(&ServerMessage::Snapshot(table.snapshot()));
                Some(snapshot.insert(Snapshot { sequence, text }).clone())
            }
        }
    }

    /// Sends everyone a snapshot, replacing everything sent before.
    pub fn broadcast_snapshot(&mut self) {
        if let Some(snapshot) = self.snapshot() {
            self.said = snapshot.sequence;
            let _ = self.updates.send(Broadcast::Snapshot(snapshot));
        }
    }

    /// Reads row, people and set again; a table that was deleted is dropped from memory.
    pub async fn reload_about(&mut self) -> Result<(), TableError> {
        self.load().await?;
        let id = self.id;
        let read = self.recorder.db.read(async move |c: &mut Conn| about(c, id).await);
        let Some(about) = read.await.map_err(TableError::from)? else {
            self.unload();
            return Err(TableError::Unknown);
        };
        if let Some(memory) = &mut self.memory {
            memory.about = about;
        }
        Ok(())
    }

    /// Applies events from another node; false if some in between are missing.
    pub fn take(&mut self, events: Vec<Event>, sequence: u64) -> bool {
        let have = self.sequence();
        let new: Vec<Event> = events.into_iter().filter(|event| event.sequence > have).collect();
        let whole = new.first().is_some_and(|event| event.sequence == have + 1)
            && new.last().is_some_and(|event| event.sequence == sequence);
        whole && self.apply(&new).is_ok()
    }

    /// Reads and applies the events that other nodes stored.
    pub async fn catch_up(&mut self) -> Result<(), TableError> {
        self.load().await?;
        let (id, have) = (self.id, self.sequence());
        let read = self
            .recorder
            .db
            .read(async move |c: &mut Conn| live::bodies_after(c, id, have, i64::MAX).await);
        let bodies = read.await.map_err(TableError::from)?;
        let events: podium_store::Result<Vec<Event>> = bodies.iter().map(|body| live::event(body)).collect();
        self.apply(&events.map_err(TableError::from)?)
    }

    /// Applies stored events and broadcasts them.
    pub(super) fn apply(&mut self, events: &[Event]) -> Result<(), TableError> {
        let Some(memory) = &mut self.memory else {
            return Err(TableError::Unavailable);
        };
        if let Err(why) = events.iter().try_for_each(|event| memory.table.apply(event)) {
            self.memory = None;
            return Err(why.into());
        }
        let bodies: Vec<String> = events.iter().map(|event| live::Written::from(event).body).collect();
        self.tell(events, &bodies);
        Ok(())
    }

    /// Broadcasts events.
    pub(super) fn tell<T: AsRef<str>>(&mut self, events: &[Event], bodies: &[T]) {
        let (Some(first), Some(last)) = (events.first(), events.last()) else {
            return;
        };
        if let Some(memory) = &mut self.memory {
            memory.about.row.status = LiveStatus::from(&memory.table.board().status);
        }
        self.said = last.sequence;
        self.stale |= events.iter().any(|event| makes_stale(&event.what));
        let _ = self.updates.send(Broadcast::Events {
            first: first.sequence,
            last: last.sequence,
            text: events_text(bodies),
            told: Instant::now(),
        });
    }
}

/// Whether the event changes roles, host or status.
fn makes_stale(what: &What) -> bool {
    match what {
        What::Opened { .. }
        | What::Seated { .. }
        | What::Settings { .. }
        | What::Finished { .. }
        | What::Closed {}
        | What::Reopened {} => true,
        What::Step { .. }
        | What::Undone { .. }
        | What::Redone { .. }
        | What::Rolled { .. }
        | What::Starts { .. }
        | What::Paused {}
        | What::Resumed {} => false,
    }
}

impl From<Error> for TableError {
    fn from(why: Error) -> TableError {
        why.log("a table cannot be read or written now");
        TableError::Unavailable
    }
}

impl From<Broken> for TableError {
    fn from(why: Broken) -> TableError {
        tracing::error!(%why, "the events of a table do not make one");
        TableError::Unavailable
    }
}
