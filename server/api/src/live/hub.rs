//! The live tables in use on this node: starts their actors and passes requests to them. Called by the handlers and
//! sockets.

use std::sync::Arc;

use podium_domain::table::{Ask, Command, Event};
use podium_store::Conn;
use podium_store::live::{self, Mark};
use podium_system::metrics::Scrape;
use tokio::sync::{mpsc, oneshot};
use tokio::task::JoinSet;
use uuid::Uuid;

use super::actor::TableActor;
use super::audience::{Audience, Counts};
use super::metrics::LiveMetrics;
use super::plan::UNTOUCHED;
use super::registry::{ActorHandle, Registry};
use super::relay::{Relay, RelayMessage, Tables};
use super::request::{Answer, Asked, Asker, Reply, Request, Unavailable};
use super::view::View;
use crate::http::error::ErrorKind;
use crate::record::Recorder;

/// How many requests may queue at one table; more are refused as unavailable.
const QUEUE: usize = 512;

pub struct Live {
    recorder: Recorder,
    relay: Arc<Relay>,
    registry: Arc<Registry>,
    pub(super) metrics: Arc<LiveMetrics>,
    begin: mpsc::UnboundedSender<TableActor>,
    beginning: tokio::sync::Mutex<mpsc::UnboundedReceiver<TableActor>>,
}

impl Live {
    pub fn new(recorder: Recorder) -> Live {
        let node = recorder.entropy.uuid(recorder.clock.now());
        let (begin, beginning) = mpsc::unbounded_channel();
        Live {
            relay: Arc::new(Relay::new(
                node,
                recorder.db.clone(),
                recorder.settings.nats_url.clone(),
            )),
            recorder,
            registry: Arc::default(),
            metrics: Arc::new(LiveMetrics::new()),
            begin,
            beginning: tokio::sync::Mutex::new(beginning),
        }
    }

    /// Runs the actors and the relay between nodes. Never returns.
    pub async fn run(&self) {
        let running = async {
            let mut beginning = self.beginning.lock().await;
            let mut actors = JoinSet::new();
            loop {
                tokio::select! {
                    Some(actor) = beginning.recv() => drop(actors.spawn(actor.run())),
                    Some(ended) = actors.join_next() => if let Err(why) = ended {
                        self.metrics.broken_actors.inc();
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
        let sent = self.send(table, Request::Ask(Asked { ask, asker, reply }));
        if let Err(Unavailable) = sent {
            self.metrics.answered(&Err(Unavailable));
        }
        sent.map(|()| answer)
    }

    /// The table as it is now, and its updates from here on.
    pub async fn view(&self, table: Uuid) -> Result<View, ErrorKind> {
        self.question(table, Request::View).await
    }

    pub(super) async fn question<T>(
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

    /// Hands over what the nodes are to be told, in a command that runs no table itself.
    pub async fn hand_over(&self) {
        self.relay.hand_over().await;
    }

    /// Closes the tables without events for a long time.
    pub async fn sweep(&self) -> podium_store::Result<()> {
        let Recorder { db, clock, entropy, .. } = &self.recorder;
        let now = clock.now();
        let untouched = db.read(async move |c: &mut Conn| live::untouched_since(c, now - UNTOUCHED).await);
        for table in untouched.await? {
            let close = Ask {
                id: entropy.uuid(now),
                command: Command::Close {},
            };
            if self.command(table, close, Asker::Sweep).await.is_err() {
                tracing::warn!(%table, "an old table could not be closed yet");
            }
        }
        Ok(())
    }

    pub fn measure(&self, scrape: &Scrape) {
        self.metrics.measure(scrape);
        self.relay.measure(scrape);
        let tables = self.registry.tables().len();
        scrape.gauge(
            "podium_live_tables",
            "Live tables in memory on this node.",
            tables as f64,
        );
        scrape.gauge(
            "podium_live_followers",
            "Devices and overlays that follow live tables on this node.",
            self.registry.followers() as f64,
        );
    }

    fn send(&self, table: Uuid, request: Request) -> Result<(), Unavailable> {
        self.handle(table).queue.try_send(request).map_err(|_| Unavailable)
    }

    /// Sends to the actor if there is one; a later one reads everything from storage.
    fn tell_actor(&self, table: Uuid, request: Request) {
        if let Some(handle) = self.registry.get(table)
            && handle.queue.try_send(request).is_err()
        {
            tracing::debug!(%table, "a table's actor has too much to do to listen");
        }
    }

    fn handle(&self, table: Uuid) -> ActorHandle {
        self.registry.get_or_start(table, || {
            let (queue, requests) = mpsc::channel(QUEUE);
            let audience = Arc::new(Audience::new(self.recorder.settings.clone()));
            let actor = TableActor {
                table,
                requests,
                audience: Arc::clone(&audience),
                recorder: self.recorder.clone(),
                relay: self.relay.clone(),
                registry: self.registry.clone(),
                metrics: self.metrics.clone(),
            };
            let _ = self.begin.send(actor);
            ActorHandle { queue, audience }
        })
    }

    /// The events of a table after `have`, at most so many, as they are stored.
    pub(super) async fn events_after(&self, table: Uuid, have: u64, most: i64) -> podium_store::Result<Vec<String>> {
        self.recorder
            .db
            .read(async move |c: &mut Conn| live::bodies_after(c, table, have, most).await)
            .await
    }
}

impl Tables for Live {
    fn keeps(&self, table: Uuid) -> bool {
        self.registry.get(table).is_some()
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
        self.registry.tables()
    }

    fn marked(&self, mark: Mark) {
        self.tell_actor(mark.id, Request::Mark(mark));
    }
}
