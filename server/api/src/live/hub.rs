//! The live tables in use on this node: starts their actors and passes requests to them. Called by the handlers and
//! sockets.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use podium_domain::table::{Ask, Command, Event, Refusal};
use podium_store::live::{self, Mark};
use podium_store::{Conn, Db};
use podium_system::{Clock, Entropy};
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use url::Url;
use uuid::Uuid;

use super::actor::TableActor;
use super::audience::{Audience, AudienceGuard, Counts, Watcher};
use super::follower::{Follower, View};
use super::relay::{Relay, RelayMessage, Tables};
use crate::error::ErrorKind;
use crate::state::AppState;

/// How many requests may queue at one table; more are refused as unavailable.
const QUEUE: usize = 512;
/// A table without events for this long is closed.
pub const UNTOUCHED: Duration = Duration::from_secs(12 * 60 * 60);

/// Who sends a command; the table knows their role.
#[derive(Debug, Clone, Copy)]
pub enum Asker {
    User {
        user: Uuid,
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

pub struct Live {
    db: Db,
    clock: Clock,
    entropy: Entropy,
    pub(super) relay: Relay,
    tables: Mutex<HashMap<Uuid, ActorHandle>>,
    begin: mpsc::UnboundedSender<TableActor>,
    beginning: tokio::sync::Mutex<mpsc::UnboundedReceiver<TableActor>>,
}

/// The way to a table's actor.
#[derive(Clone)]
struct ActorHandle {
    queue: mpsc::Sender<Request>,
    audience: Arc<Audience>,
}

impl Live {
    pub fn new(db: Db, clock: Clock, entropy: Entropy, nats: Option<Url>) -> Live {
        let (begin, beginning) = mpsc::unbounded_channel();
        Live {
            relay: Relay::new(entropy.uuid(clock.now()), db.clone(), nats),
            db,
            clock,
            entropy,
            tables: Mutex::default(),
            begin,
            beginning: tokio::sync::Mutex::new(beginning),
        }
    }

    /// Runs the actors and the relay between nodes. Never returns.
    pub async fn run(&self, app: &AppState) {
        let running = async {
            let mut beginning = self.beginning.lock().await;
            let mut actors = JoinSet::new();
            loop {
                tokio::select! {
                    Some(actor) = beginning.recv() => drop(actors.spawn(actor.run(app.clone()))),
                    Some(ended) = actors.join_next() => if let Err(why) = ended {
                        tracing::error!(%why, "a table's actor broke off");
                    },
                }
            }
        };
        tokio::join!(running, self.relay.run(self));
    }

    /// Has a command decided and stored, and waits for the answer.
    pub async fn command(&self, table: Uuid, ask: Ask, asker: Asker) -> Result<Answer, Unavailable> {
        // An actor that has just stopped did not take it; a command with the same id is applied once.
        for _ in 0..2 {
            if let Ok(answer) = self.ask(table, ask.clone(), asker)?.await {
                return answer;
            }
        }
        Err(Unavailable)
    }

    /// Queues a command; the commands of one caller are decided in order.
    pub fn ask(&self, table: Uuid, ask: Ask, asker: Asker) -> Result<Reply, Unavailable> {
        let (reply, answer) = oneshot::channel();
        self.send(table, Request::Ask(Asked { ask, asker, reply }))?;
        Ok(answer)
    }

    /// Follows a table: first what is missing after `have`, then updates.
    pub async fn follow(
        &self,
        app: &AppState,
        table: Uuid,
        watcher: Watcher,
        have: Option<u64>,
    ) -> Result<Follower, ErrorKind> {
        let follow = |reply| Request::Follow {
            watcher: watcher.clone(),
            have,
            reply,
        };
        let (guard, view) = self.question(table, follow).await?;
        Follower::new(app, table, guard, view, have).await
    }

    /// The table as it is now, and its updates from here on.
    pub async fn view(&self, table: Uuid) -> Result<View, ErrorKind> {
        self.question(table, Request::View).await
    }

    async fn question<T>(
        &self,
        table: Uuid,
        request: impl Fn(oneshot::Sender<Result<T, ErrorKind>>) -> Request,
    ) -> Result<T, ErrorKind> {
        for _ in 0..2 {
            let (reply, answer) = oneshot::channel();
            self.send(table, request(reply))
                .map_err(|Unavailable| ErrorKind::Unavailable)?;
            if let Ok(answer) = answer.await {
                return answer;
            }
        }
        Err(ErrorKind::Unavailable)
    }

    /// The guest list or the join code changed: followers on every node get the new table message, and sockets that
    /// lost access are closed.
    pub fn refresh(&self, table: Uuid) {
        self.tell_actor(table, Request::Refresh);
        self.relay.tell::<&str>(&RelayMessage::Refreshed { table }, &[]);
    }

    /// Stored events were changed: every node reads the table again and broadcasts a snapshot.
    pub fn forget(&self, table: Uuid) {
        self.tell_actor(table, Request::Forget);
        self.relay.tell::<&str>(&RelayMessage::Forgotten { table }, &[]);
    }

    /// Closes the tables without events for a long time.
    pub async fn sweep(&self) -> podium_store::Result<()> {
        let now = self.clock.now();
        let untouched = self
            .db
            .read(async move |c: &mut Conn| live::untouched_since(c, now - UNTOUCHED).await);
        for table in untouched.await? {
            let close = Ask {
                id: self.entropy.uuid(now),
                command: Command::Close {},
            };
            if self.command(table, close, Asker::Sweep).await.is_err() {
                tracing::warn!(%table, "an old table could not be closed yet");
            }
        }
        Ok(())
    }

    fn send(&self, table: Uuid, request: Request) -> Result<(), Unavailable> {
        self.handle(table).queue.try_send(request).map_err(|_| Unavailable)
    }

    /// Sends to the actor if there is one; a later one reads everything from storage.
    fn tell_actor(&self, table: Uuid, request: Request) {
        let handle = self.tables().get(&table).cloned();
        if let Some(handle) = handle
            && handle.queue.try_send(request).is_err()
        {
            tracing::debug!(%table, "a table's actor has too much to do to listen");
        }
    }

    fn handle(&self, table: Uuid) -> ActorHandle {
        let mut tables = self.tables();
        if let Some(handle) = tables.get(&table).filter(|handle| !handle.queue.is_closed()) {
            return handle.clone();
        }
        let (queue, requests) = mpsc::channel(QUEUE);
        let handle = ActorHandle {
            queue,
            audience: Arc::default(),
        };
        let _ = self
            .begin
            .send(TableActor::new(table, requests, handle.audience.clone()));
        tables.insert(table, handle.clone());
        handle
    }

    /// Removes the actor of a table without followers or waiting requests; says whether it did.
    pub(super) fn stop_if_idle(&self, table: Uuid, requests: &mpsc::Receiver<Request>) -> bool {
        let mut tables = self.tables();
        let alone = |handle: &ActorHandle| handle.audience.is_empty() && requests.is_empty();
        let goes = tables.get(&table).is_none_or(alone);
        if goes {
            tables.remove(&table);
        }
        goes
    }

    fn tables(&self) -> MutexGuard<'_, HashMap<Uuid, ActorHandle>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Tables for Live {
    fn keeps(&self, table: Uuid) -> bool {
        self.tables().contains_key(&table)
    }

    fn heard(&self, node: Uuid, message: RelayMessage, events: Vec<Event>) {
        let table = message.table();
        let request = match message {
            RelayMessage::Appended { sequence, .. } => Request::Appended(sequence, events),
            RelayMessage::Refreshed { .. } => Request::Refresh,
            RelayMessage::Forgotten { .. } => Request::Forget,
            RelayMessage::Present { people, viewers, .. } => {
                let people = people.into_iter().collect();
                Request::Present(node, Counts { people, viewers })
            }
        };
        self.tell_actor(table, request);
    }

    fn missed(&self) {
        for table in self.followed() {
            self.tell_actor(table, Request::SayAgain);
        }
    }

    fn followed(&self) -> Vec<Uuid> {
        self.tables().keys().copied().collect()
    }

    fn marked(&self, mark: Mark) {
        self.tell_actor(mark.id, Request::Mark(mark));
    }
}
