//! The task of one live table: takes requests from the hub, decides commands, stores events and broadcasts them.

use std::sync::Arc;
use std::time::Duration;

use podium_domain::table::Event;
use podium_store::live::Mark;
use tokio::sync::{broadcast, mpsc};
use tokio::time::{Instant, MissedTickBehavior, interval, sleep_until};
use uuid::Uuid;

use super::about::RoleText;
use super::audience::{Audience, AudienceGuard, Counts, Watcher, Who};
use super::metrics::LiveMetrics;
use super::presence::{Elsewhere, SAY_AGAIN};
use super::registry::Registry;
use super::relay::Relay;
use super::request::{Asked, Request};
use super::table_state::{TableError, TableState};
use super::view::{Broadcast, View};
use crate::http::error::ErrorKind;
use crate::record::Recorder;
use crate::socket::CloseReason;

/// How many requests are taken at once; their commands share a transaction.
const BATCH: usize = 64;
/// How many updates may queue for a slow follower before it gets a snapshot instead.
const BACKLOG: usize = 64;
/// A follower that missed more events than this gets a snapshot instead.
const MOST_RESUMED: u64 = 500;
/// Joins and leaves are collected this long before they are broadcast; longer in a crowd, where they never stop.
const TOGETHER: Duration = Duration::from_millis(200);
const TOGETHER_IN_A_CROWD: Duration = Duration::from_secs(2);
const CROWD: usize = 50;
/// An unused table stays in memory this long.
const LINGER: Duration = Duration::from_secs(5 * 60);

pub struct TableActor {
    pub table: Uuid,
    pub requests: mpsc::Receiver<Request>,
    pub audience: Arc<Audience>,
    pub recorder: Recorder,
    pub relay: Arc<Relay>,
    pub registry: Arc<Registry>,
    pub metrics: Arc<LiveMetrics>,
}

/// What the task of a table holds while it runs.
struct ActorState {
    relay: Arc<Relay>,
    table: Uuid,
    audience: Arc<Audience>,
    state: TableState,
    updates: broadcast::Sender<Broadcast>,
    elsewhere: Elsewhere,
    /// The join code when sockets were last checked against it.
    code: Option<String>,
    /// The last table and people messages, so that the same one is not sent twice.
    said: Option<RoleText>,
    people: Option<RoleText>,
    /// When the people message is due.
    people_due: Option<Instant>,
    /// What the other nodes were last told about presence here.
    announced: Counts,
    /// A snapshot must be broadcast as soon as the table can be read.
    snapshot_due: bool,
}

impl TableActor {
    /// Runs until the table has been unused for a while.
    pub async fn run(mut self) {
        let (updates, _) = broadcast::channel(BACKLOG);
        let mut actor = ActorState {
            state: TableState::new(
                self.recorder,
                self.relay.clone(),
                self.metrics,
                self.table,
                updates.clone(),
            ),
            relay: self.relay,
            table: self.table,
            audience: self.audience.clone(),
            updates,
            elsewhere: Elsewhere::default(),
            code: None,
            said: None,
            people: None,
            people_due: None,
            announced: Counts::default(),
            snapshot_due: false,
        };
        let mut again = interval(SAY_AGAIN);
        again.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut wanted = Instant::now();
        let mut batch = Vec::with_capacity(BATCH);
        loop {
            let due = actor.people_due;
            tokio::select! {
                taken = self.requests.recv_many(&mut batch, BATCH) => {
                    if taken == 0 {
                        return;
                    }
                    wanted = Instant::now();
                    actor.handle(&mut batch).await;
                    // It could not be read, or was not read for a stranger.
                    if actor.state.is_unloaded() && self.registry.stop_if_idle(self.table, &self.requests) {
                        return;
                    }
                }
                () = self.audience.changed.notified() => actor.people_are_due(),
                () = sleep_until(due.unwrap_or_else(Instant::now)), if due.is_some() => actor.say_people(),
                _ = again.tick() => {
                    actor.maintain().await;
                    if wanted.elapsed() > LINGER && self.registry.stop_if_idle(self.table, &self.requests) {
                        return;
                    }
                }
            }
        }
    }
}

impl ActorState {
    /// Handles requests in order; consecutive commands are settled together.
    async fn handle(&mut self, batch: &mut Vec<Request>) {
        let mut asked = Vec::new();
        for request in batch.drain(..) {
            match request {
                Request::Ask(ask) => asked.push(ask),
                other => {
                    self.settle(&mut asked).await;
                    self.handle_one(other).await;
                }
            }
        }
        self.settle(&mut asked).await;
    }

    async fn settle(&mut self, asked: &mut Vec<Asked>) {
        if !asked.is_empty() {
            self.state.settle(std::mem::take(asked)).await;
            self.follow_up().await;
        }
    }

    async fn handle_one(&mut self, request: Request) {
        match request {
            Request::Ask(_) => (),
            Request::Follow { watcher, have, reply } => drop(reply.send(self.follow(watcher, have).await)),
            Request::View(reply) => drop(reply.send(self.load_view().await)),
            Request::Appended(sequence, events) => self.appended(sequence, events).await,
            Request::Refresh => self.refresh().await,
            Request::Forget => {
                self.state.unload();
                self.snapshot_due = true;
                self.retry().await;
            }
            Request::Present(node, counts) => {
                // A node that just started listening does not know who is here.
                if !self.elsewhere.knows(node) && counts != Counts::default() {
                    self.announce(self.audience.counts());
                }
                if self.elsewhere.heard(node, counts, Instant::now()) {
                    self.people_are_due();
                }
            }
            Request::Mark(mark) => self.marked(mark).await,
            Request::SayAgain => self.announce(self.audience.counts()),
        }
    }

    async fn follow(&mut self, watcher: Watcher, have: Option<u64>) -> Result<(AudienceGuard, View), ErrorKind> {
        match watcher.who() {
            Some(Who::User(user)) => self.state.check_access(user).await?,
            Some(Who::Guest(_)) | None => (),
        }
        self.state.load().await?;
        // The device may have newer events from another node; and without followers here, this node may have missed
        // some.
        if self.audience.is_empty() || have.is_some_and(|have| have > self.state.sequence()) {
            self.catch_up().await?;
        }
        if self.state.is_outdated_for(&watcher) {
            self.state.reload_about().await?;
        }
        let standing = self.state.standing_of(&watcher).map_err(|why| match (why, &watcher) {
            (CloseReason::Refused(ErrorKind::Forbidden), Watcher::Guest(_)) => ErrorKind::NotSignedIn,
            _ => ErrorKind::LiveUnknown,
        })?;
        let guard = self.audience.join(watcher, standing);
        let guard = guard.ok_or(ErrorKind::TooManyRequests)?;
        if self.code.is_none() {
            self.code = self.state.code().map(str::to_owned);
        }
        let mut view = self.view().await?;
        if have.is_some_and(|have| have <= view.sequence && view.sequence - have <= MOST_RESUMED) {
            view.snapshot = None;
        }
        Ok((guard, view))
    }

    async fn load_view(&mut self) -> Result<View, ErrorKind> {
        self.state.load().await?;
        self.view().await
    }

    async fn view(&mut self) -> Result<View, ErrorKind> {
        let counts = self.elsewhere.with(self.audience.counts());
        let updates = self.updates.subscribe();
        let (table, people) = self.state.texts(&counts).ok_or(ErrorKind::Unavailable)?;
        let snapshot = self.state.snapshot().ok_or(ErrorKind::Unavailable)?;
        Ok(View {
            sequence: snapshot.sequence,
            table,
            people,
            snapshot: Some(snapshot),
            updates,
        })
    }

    async fn appended(&mut self, sequence: u64, events: Vec<Event>) {
        if self.state.is_unloaded() || sequence <= self.state.sequence() {
            return;
        }
        if !self.state.take(events, sequence) {
            let _ = self.catch_up().await;
        }
        self.follow_up().await;
    }

    async fn marked(&mut self, mark: Mark) {
        let Some(about) = self.state.about() else {
            return self.retry().await;
        };
        let refreshed = mark.version > about.row.version;
        if u64::try_from(mark.sequence).is_ok_and(|sequence| sequence > self.state.sequence()) {
            let _ = self.catch_up().await;
        }
        if refreshed {
            self.refresh().await;
        }
    }

    async fn catch_up(&mut self) -> Result<(), TableError> {
        self.state.catch_up().await?;
        self.follow_up().await;
        Ok(())
    }

    /// Broadcasts what events changed besides the board: roles, host, status.
    async fn follow_up(&mut self) {
        if self.state.stale {
            self.refresh().await;
        }
    }

    /// Repeats a read or a broadcast that failed.
    async fn retry(&mut self) {
        match self.state.load().await {
            Ok(()) => (),
            Err(TableError::Unavailable) => return,
            Err(TableError::Unknown) => return self.close_sockets_of_deleted_table(),
        }
        self.follow_up().await;
        if self.snapshot_due {
            self.snapshot_due = false;
            self.refresh().await;
            self.state.broadcast_snapshot();
        }
    }

    /// Reads row, people and set again, and broadcasts what changed.
    async fn refresh(&mut self) {
        match self.state.reload_about().await {
            Ok(()) => (),
            Err(TableError::Unavailable) => {
                self.state.stale = true;
                return;
            }
            Err(TableError::Unknown) => return self.close_sockets_of_deleted_table(),
        }
        self.state.stale = false;
        let state = &self.state;
        // Users who are no longer among its people, now that the code is another, left with the old one.
        let code = state.code().map(str::to_owned);
        let is_renewed = self.code.is_some() && self.code != code;
        let changed = self.audience.assign(|watcher| match state.standing_of(watcher) {
            Err(CloseReason::Refused(ErrorKind::Forbidden)) if is_renewed => Err(CloseReason::CodeRenewed),
            standing => standing,
        });
        self.code = code;
        if changed {
            let _ = self.updates.send(Broadcast::Roles);
        }
        let table = self.state.table_text();
        if let Some(table) = table.filter(|table| self.said.as_ref() != Some(table)) {
            let _ = self.updates.send(Broadcast::Table(table.clone()));
            self.said = Some(table);
        }
        self.say_people();
    }

    fn close_sockets_of_deleted_table(&self) {
        self.audience
            .assign(|_| Err(CloseReason::Refused(ErrorKind::LiveUnknown)));
    }

    fn people_are_due(&mut self) {
        let pause = if self.audience.len() > CROWD {
            TOGETHER_IN_A_CROWD
        } else {
            TOGETHER
        };
        self.people_due.get_or_insert(Instant::now() + pause);
    }

    /// Tells the other nodes who is here.
    fn announce(&mut self, here: Counts) {
        self.relay.tell::<&str>(&here.message(self.table), &[]);
        self.announced = here;
    }

    fn say_people(&mut self) {
        self.people_due = None;
        let counts = self.elsewhere.with(self.audience.counts());
        let Some((_, people)) = self.state.texts(&counts) else {
            return;
        };
        if self.people.as_ref() != Some(&people) {
            let _ = self.updates.send(Broadcast::People(people.clone()));
            self.people = Some(people);
        }
    }

    /// Periodic work: announce presence, drop silent nodes, retry what failed.
    async fn maintain(&mut self) {
        if self.elsewhere.expire(Instant::now()) {
            self.people_are_due();
        }
        self.announce(self.audience.counts());
        if !self.audience.is_empty() {
            self.retry().await;
        }
    }
}

impl From<TableError> for ErrorKind {
    fn from(error: TableError) -> ErrorKind {
        match error {
            TableError::Unknown => ErrorKind::LiveUnknown,
            TableError::Unavailable => ErrorKind::Unavailable,
        }
    }
}
