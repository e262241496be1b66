//! Messages between nodes about live tables: over NATS if it answers, else over PostgreSQL. Messages may be lost, so
//! each node also polls storage.

mod broker;
pub(crate) mod message;

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use broker::{Arrived, Broker, Incoming};
use message::{Envelope, Received};
use podium_domain::table::Event;
use podium_store::live::{self, Mark};
use podium_store::{Conn, Db, PgEvent, Topic};
use podium_system::metrics::Scrape;
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Mutex, Notify, mpsc};
use url::Url;
use uuid::Uuid;

pub use broker::check as check_nats;
pub use message::RelayMessage;

/// How many messages may queue; more are dropped, and found by polling.
const QUEUE: usize = 4_096;
/// How often a node polls its tables' sequences, even while NATS seems fine: a frozen NATS accepts messages for a
/// while.
pub const ASK_EVERY: Duration = Duration::from_millis(1_500);
/// PostgreSQL takes at most 7,999 bytes at once.
const MOST_NOTIFIED: usize = 7_900;

/// The tables of this node, as the relay needs them. Implemented by the hub.
pub trait Tables {
    /// Whether the table is in use here.
    fn keeps(&self, table: Uuid) -> bool;
    /// A message from another node; without events if they must be read from storage.
    fn heard(&self, node: Uuid, message: RelayMessage, events: Vec<Event>);
    /// Messages may have been missed.
    fn missed(&self);
    /// The tables in use here.
    fn followed(&self) -> Vec<Uuid>;
    /// A table's sequence and version according to storage.
    fn marked(&self, mark: Mark);
}

pub struct Relay {
    node: Uuid,
    db: Db,
    nats: Option<Url>,
    /// Whether NATS carries messages now.
    through: Arc<AtomicBool>,
    out: mpsc::Sender<Envelope>,
    waiting: Mutex<mpsc::Receiver<Envelope>>,
    ask: Notify,
}

impl Relay {
    pub fn new(node: Uuid, db: Db, nats: Option<Url>) -> Relay {
        let (out, waiting) = mpsc::channel(QUEUE);
        Relay {
            node,
            nats: nats.filter(|_| db.is_shared()),
            db,
            through: Arc::default(),
            out,
            waiting: Mutex::new(waiting),
            ask: Notify::new(),
        }
    }

    /// Sends a message to the other nodes, with its events. Does not wait.
    pub fn tell<T: AsRef<str>>(&self, message: &RelayMessage, events: &[T]) {
        if self.db.reaches_others() && self.out.try_send(Envelope::new(self.node, message, events)).is_err() {
            tracing::debug!("a message about a live table was left out");
        }
    }

    pub fn measure(&self, scrape: &Scrape) {
        if self.nats.is_some() {
            let through = self.through.load(Ordering::SeqCst);
            scrape.gauge(
                "podium_nats_connected",
                "1 while NATS carries messages between nodes, 0 while PostgreSQL does.",
                f64::from(u8::from(through)),
            );
        }
    }

    /// Sends and receives. Never returns.
    pub async fn run(&self, tables: &impl Tables) {
        if !self.db.is_shared() {
            // The operator's commands are the only others.
            return self.hear(tables).await;
        }
        let broker = match &self.nats {
            Some(url) => self.connected(url).await,
            None => None,
        };
        if broker.is_none() {
            tracing::info!(
                "nodes tell each other of live tables by PostgreSQL, and ask every 1.5 seconds for what they may have missed"
            );
        }
        let (broker, incoming) = broker.unzip();
        let broker = broker.as_ref();
        tokio::join!(
            self.pass_on(broker),
            self.hear(tables),
            self.hear_from(broker.zip(incoming), tables),
            self.keep_asking(tables),
        );
    }

    async fn connected(&self, url: &Url) -> Option<(Broker, Incoming)> {
        match Broker::connect(url, self.node, self.through.clone()).await {
            Ok(broker) => {
                let at = broker::place(url);
                tracing::info!(
                    at,
                    "nodes tell each other of live tables by NATS, by PostgreSQL while it is away"
                );
                Some(broker)
            }
            Err(why) => {
                tracing::error!(%why, "nats_url leads nowhere");
                None
            }
        }
    }

    async fn pass_on(&self, broker: Option<&Broker>) {
        let mut waiting = self.waiting.lock().await;
        while let Some(envelope) = waiting.recv().await {
            let told = match broker {
                Some(broker) => {
                    broker
                        .publish(envelope.table, envelope.clone().within(broker::MOST_BYTES))
                        .await
                }
                None => false,
            };
            if !told {
                self.db.notify(Topic::Live, envelope.within(MOST_NOTIFIED));
            }
        }
    }

    /// Hands over what is still to be sent, in a process that does not [`Relay::run`].
    pub async fn hand_over(&self) {
        let mut waiting = self.waiting.lock().await;
        while let Ok(envelope) = waiting.try_recv() {
            self.db.notify(Topic::Live, envelope.within(MOST_NOTIFIED));
        }
    }

    async fn hear(&self, tables: &impl Tables) {
        let mut events = self.db.listen(Topic::Live);
        // After a restart of this task, messages may have been missed.
        self.missed(tables);
        loop {
            match events.recv().await {
                Ok(PgEvent::Message(text)) => self.open(&text, tables),
                Ok(PgEvent::Missed) | Err(RecvError::Lagged(_)) => self.missed(tables),
                Err(RecvError::Closed) => return,
            }
        }
    }

    async fn hear_from(&self, broker: Option<(&Broker, Incoming)>, tables: &impl Tables) {
        let Some((broker, mut incoming)) = broker else {
            return;
        };
        while let Some(arrived) = incoming.next(broker).await {
            match arrived {
                Arrived::Message(text) => self.open(&text, tables),
                Arrived::Back | Arrived::Lost => self.missed(tables),
            }
        }
    }

    fn open(&self, text: &str, tables: &impl Tables) {
        if let Err(why) = self.try_open(text, tables) {
            tracing::warn!(%why, "another node speaks of what this one does not know");
        }
    }

    fn try_open(&self, text: &str, tables: &impl Tables) -> Result<(), serde_json::Error> {
        let Some(received) = Received::new(self.node, text)? else {
            return Ok(());
        };
        if tables.keeps(received.message.table()) {
            tables.heard(received.from, received.message.clone(), received.events()?);
        }
        Ok(())
    }

    fn missed(&self, tables: &impl Tables) {
        tables.missed();
        self.ask.notify_one();
    }

    async fn keep_asking(&self, tables: &impl Tables) {
        loop {
            let _ = tokio::time::timeout(ASK_EVERY, self.ask.notified()).await;
            if let Err(why) = self.ask_storage(tables).await {
                tracing::debug!(%why, "nobody knows how far the live tables are");
            }
        }
    }

    async fn ask_storage(&self, tables: &impl Tables) -> Result<(), podium_store::Error> {
        let followed = tables.followed();
        if followed.is_empty() {
            return Ok(());
        }
        let marks = self.db.read(async move |c: &mut Conn| live::marks(c, &followed).await);
        for mark in marks.await? {
            tables.marked(mark);
        }
        Ok(())
    }
}
