//! What nodes tell each other of tables: by NATS where there is one and it answers, else through the database they
//! share. All of it may get lost, for storage has it: nodes also ask for how far their tables are.

mod broker;
pub(crate) mod message;

use std::time::Duration;

use broker::{Arrived, Broker, Incoming};
use message::{Envelope, Received};
use podium_domain::table::Event;
use podium_store::live::{self, Mark};
use podium_store::{Conn, Db, PgEvent, Topic};
use tokio::sync::broadcast::error::RecvError;
use tokio::sync::{Mutex, Notify, mpsc};
use url::Url;
use uuid::Uuid;

pub use broker::check as check_nats;
pub use message::RelayMessage;

/// What may wait to be told; beyond that it is left to be asked for.
const QUEUE: usize = 4_096;
/// How often a node asks how far its tables are. Also while NATS seems to answer: a frozen one takes whatever it is given,
/// and is found out late.
pub const ASK_EVERY: Duration = Duration::from_millis(1_500);
/// PostgreSQL takes at most 7,999 bytes at once.
const MOST_NOTIFIED: usize = 7_900;

/// Whoever keeps the tables of this node.
pub trait Tables {
    /// Whether this node has anything to do with a table.
    fn keeps(&self, table: Uuid) -> bool;
    /// What another node tells; without events where they must be read.
    fn heard(&self, node: Uuid, message: RelayMessage, events: Vec<Event>);
    /// Nobody knows what other nodes have told meanwhile.
    fn missed(&self);
    /// The tables that are kept here.
    fn followed(&self) -> Vec<Uuid>;
    /// Where storage says that a table is.
    fn marked(&self, mark: Mark);
}

pub struct Relay {
    node: Uuid,
    db: Db,
    nats: Option<Url>,
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
            out,
            waiting: Mutex::new(waiting),
            ask: Notify::new(),
        }
    }

    /// Tells the other nodes, with the events as they were written where it is about such. Does not wait.
    pub fn tell<T: AsRef<str>>(&self, message: &RelayMessage, events: &[T]) {
        let alone = !self.db.is_shared();
        if !alone && self.out.try_send(Envelope::new(self.node, message, events)).is_err() {
            tracing::debug!("a message about a live table was left out");
        }
    }

    /// Passes on what is told, both ways. Never returns.
    pub async fn run(&self, tables: &impl Tables) {
        if !self.db.is_shared() {
            return std::future::pending().await;
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
        match Broker::connect(url, self.node).await {
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

    async fn hear(&self, tables: &impl Tables) {
        let mut events = self.db.listen(Topic::Live);
        // Begun again, it has heard nothing for a while.
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
