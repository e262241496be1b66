//! The tables that somebody plays at or looks at on this node, each with a task of its own that keeps it.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use podium_domain::table::{Ask, Command, Event, Refusal};
use podium_domain::{Clock, Entropy};
use podium_store::live::{self, Mark};
use podium_store::{Conn, Db};
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

/// What may wait at one table; whoever comes then is told to come again.
const QUEUE: usize = 512;
/// A table at which nothing has happened for so long is closed, and kept.
pub const UNTOUCHED: Duration = Duration::from_secs(12 * 60 * 60);

/// Who asks. What they are at the table, the table knows.
#[derive(Debug, Clone, Copy)]
pub enum Asker {
    User {
        user: Uuid,
        device: Option<Uuid>,
    },
    /// The server itself, about tables that nobody has touched for long.
    Sweep,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Answer {
    /// It has happened and is durable, in the event of this sequence.
    Done(u64),
    Refused(Refusal),
}

/// Nobody can say now: ask again, by the same id.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Unavailable;

pub type Reply = oneshot::Receiver<Result<Answer, Unavailable>>;

/// What a table's actor is asked and told.
pub enum Request {
    Ask(Asked),
    Follow {
        watcher: Watcher,
        have: Option<u64>,
        reply: oneshot::Sender<Result<(AudienceGuard, View), ErrorKind>>,
    },
    View(oneshot::Sender<Result<View, ErrorKind>>),
    /// Another node has written these; without any, up to this sequence.
    Appended(u64, Vec<Event>),
    /// Who may come is another, or by which code.
    Refresh,
    /// What was written has itself changed.
    Forget,
    Present(Uuid, Counts),
    Mark(Mark),
    /// Other nodes may not know who is here.
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

    /// Keeps the tables, and hears what other nodes tell of them. Never returns.
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

    /// Has a command decided, written down and told to all.
    pub async fn command(&self, table: Uuid, ask: Ask, asker: Asker) -> Result<Answer, Unavailable> {
        // An actor that has just stopped did not take it; a command with the same id is applied once.
        for _ in 0..2 {
            if let Ok(answer) = self.ask(table, ask.clone(), asker)?.await {
                return answer;
            }
        }
        Err(Unavailable)
    }

    /// Queues a command; commands of one caller are decided in the order they were queued.
    pub fn ask(&self, table: Uuid, ask: Ask, asker: Asker) -> Result<Reply, Unavailable> {
        let (reply, answer) = oneshot::channel();
        self.send(table, Request::Ask(Asked { ask, asker, reply }))?;
        Ok(answer)
    }

    /// Follows a table: what is missing beyond `have`, and then what happens.
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

    /// The table as it is, and what happens from there on.
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

    /// Who may come to a table is another, or by which code: all who follow it are told, on every node, and whoever may
    /// not come any more goes.
    pub fn refresh(&self, table: Uuid) {
        self.tell_actor(table, Request::Refresh);
        self.relay.tell::<&str>(&RelayMessage::Refreshed { table }, &[]);
    }

    /// The events of a table were themselves changed: it is read again, and shown anew to all.
    pub fn forget(&self, table: Uuid) {
        self.tell_actor(table, Request::Forget);
        self.relay.tell::<&str>(&RelayMessage::Forgotten { table }, &[]);
    }

    /// Closes the tables at which nothing has happened for long.
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

    /// Only where somebody keeps it: whoever reads it later finds everything in storage.
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
