//! Short messages between the nodes that share a database (`LISTEN` and `NOTIFY`); nothing is stored. Used by signals
//! and the live relay.

use std::future::poll_fn;
use std::mem;
use std::sync::{Arc, PoisonError};
use std::time::Duration;

use podium_system::{Outage, Tasks, with_jitter};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::{Mutex, broadcast, mpsc, oneshot};
use tokio::task::JoinHandle;
use tokio_postgres::config::SslMode;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls};

use super::tls::tls;
use crate::Result;

/// What may wait before the oldest is passed over.
const QUEUE: usize = 1_024;
/// How many texts travel together.
const GROUP: usize = 64;
const AGAIN: Duration = Duration::from_secs(1);
/// How long a command waits until what it told has left; nodes find it out by themselves a little later.
const FLUSH: Duration = Duration::from_secs(5);
const NOTIFY: &str =
    "SELECT pg_notify(told.channel, told.text) FROM unnest($1::TEXT[], $2::TEXT[]) AS told (channel, text)";

/// The topic of a message; a listener gets one topic.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    Signals,
    Live,
}

impl Topic {
    pub const ALL: [Topic; 2] = [Topic::Signals, Topic::Live];

    pub fn channel(self) -> &'static str {
        match self {
            Topic::Signals => "podium",
            Topic::Live => "podium_live",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PgEvent {
    /// What a node told, this one included.
    Message(String),
    /// The connection was down, so messages may have been missed.
    Missed,
}

enum Outgoing {
    Text(Topic, String),
    /// Answered once everything before it was sent.
    Flush(oneshot::Sender<()>),
}

#[derive(Clone)]
pub struct Notifier {
    listeners: Listeners,
    way: Way,
    outage: Arc<Outage>,
}

/// How texts reach the others who have the database open.
#[derive(Clone)]
enum Way {
    /// There are no others.
    Alone,
    Postgres(mpsc::Sender<Outgoing>),
    /// A command beside a server on SQLite: they are stored for it when the command ends.
    Stored(Arc<std::sync::Mutex<Vec<(Topic, String)>>>),
}

/// The listeners of this node, by topic.
#[derive(Clone)]
struct Listeners([broadcast::Sender<PgEvent>; Topic::ALL.len()]);

impl Listeners {
    fn new() -> Listeners {
        Listeners(Topic::ALL.map(|_| broadcast::channel(QUEUE).0))
    }

    fn of(&self, topic: Topic) -> &broadcast::Sender<PgEvent> {
        &self.0[topic as usize]
    }

    /// An error means that there is no listener, which is fine.
    fn deliver(&self, topic: Topic, text: String) {
        let _ = self.of(topic).send(PgEvent::Message(text));
    }

    fn missed(&self) {
        for listener in &self.0 {
            let _ = listener.send(PgEvent::Missed);
        }
    }
}

impl Notifier {
    /// For a database that only this process has open.
    pub fn local() -> Notifier {
        Notifier {
            listeners: Listeners::new(),
            way: Way::Alone,
            outage: outage(),
        }
    }

    /// For a command beside a server on SQLite.
    pub fn stored() -> Notifier {
        Notifier {
            way: Way::Stored(Arc::default()),
            ..Notifier::local()
        }
    }

    /// Over a PostgreSQL connection of its own, reconnected whenever it breaks.
    pub async fn postgres(mut config: Config, tasks: &Tasks) -> Result<Notifier> {
        // The connection may be idle for hours, so keepalives must notice a dead peer.
        config
            .application_name("podium signals")
            .keepalives_idle(Duration::from_secs(15))
            .keepalives_interval(Duration::from_secs(5))
            .keepalives_retries(3);
        let listeners = Listeners::new();
        let (out, told) = mpsc::channel(QUEUE);
        let first = listen(&config, &listeners).await?;
        let notifier = Notifier {
            listeners: listeners.clone(),
            way: Way::Postgres(out),
            outage: outage(),
        };
        let outage = notifier.outage.clone();
        // Begun again, it goes on with what is still to be told, over a new connection.
        let kept = Arc::new(Mutex::new((Some(first), told)));
        tasks.keep("node_signals", move |_| {
            let (config, listeners, outage, kept) = (config.clone(), listeners.clone(), outage.clone(), kept.clone());
            async move {
                let (first, told) = &mut *kept.lock().await;
                carry_on(&config, first.take(), told, &listeners, &outage).await;
            }
        });
        Ok(notifier)
    }

    /// Does not wait, and promises nothing: what cannot be told now is left out.
    pub fn notify(&self, topic: Topic, text: String) {
        match &self.way {
            Way::Postgres(out) => {
                if let Err(why) = out.try_send(Outgoing::Text(topic, text)) {
                    self.outage.failed(&why);
                }
            }
            Way::Stored(texts) => texts.lock().unwrap_or_else(PoisonError::into_inner).push((topic, text)),
            Way::Alone => self.listeners.deliver(topic, text),
        }
    }

    /// Waits until everything told before was sent; returns what is to be stored instead.
    pub async fn flush(&self) -> Vec<(Topic, String)> {
        match &self.way {
            Way::Postgres(out) => {
                let (done, sent) = oneshot::channel();
                if out.send(Outgoing::Flush(done)).await.is_ok() {
                    let _ = tokio::time::timeout(FLUSH, sent).await;
                }
                Vec::new()
            }
            Way::Stored(texts) => mem::take(&mut *texts.lock().unwrap_or_else(PoisonError::into_inner)),
            Way::Alone => Vec::new(),
        }
    }

    /// Whether what is told leaves this process.
    pub fn reaches_others(&self) -> bool {
        !matches!(self.way, Way::Alone)
    }

    /// Passes on to the listeners of this process what another one told.
    pub fn deliver(&self, topic: Topic, text: String) {
        self.listeners.deliver(topic, text);
    }

    pub fn listen(&self, topic: Topic) -> broadcast::Receiver<PgEvent> {
        self.listeners.of(topic).subscribe()
    }
}

fn outage() -> Arc<Outage> {
    Arc::new(Outage::of("telling the other nodes what has changed"))
}

/// Carries what is told, for as long as the database is open.
async fn carry_on(
    config: &Config,
    mut connected: Option<(Client, JoinHandle<()>)>,
    told: &mut mpsc::Receiver<Outgoing>,
    listeners: &Listeners,
    outage: &Outage,
) {
    loop {
        match connected.take() {
            Some(mut connected) => carry(&mut connected, told, outage).await,
            None => match listen(config, listeners).await {
                Ok(again) => {
                    connected = Some(again);
                    listeners.missed();
                }
                Err(why) => {
                    tracing::debug!(%why, "the other nodes cannot be heard yet");
                    tokio::time::sleep(with_jitter(AGAIN)).await;
                }
            },
        }
    }
}

/// Returns once the connection has broken.
async fn carry((client, hearing): &mut (Client, JoinHandle<()>), told: &mut mpsc::Receiver<Outgoing>, outage: &Outage) {
    let mut group = Vec::with_capacity(GROUP);
    loop {
        tokio::select! {
            _ = &mut *hearing => return,
            count = told.recv_many(&mut group, GROUP) => if count == 0 { return },
        }
        let (mut channels, mut texts, mut flushed) = (Vec::new(), Vec::new(), Vec::new());
        for outgoing in group.drain(..) {
            match outgoing {
                Outgoing::Text(topic, text) => {
                    channels.push(topic.channel());
                    texts.push(text);
                }
                Outgoing::Flush(done) => flushed.push(done),
            }
        }
        match client.execute(NOTIFY, &[&channels, &texts]).await {
            Ok(_) => outage.worked(),
            Err(why) => outage.failed(&why),
        }
        for done in flushed {
            let _ = done.send(());
        }
    }
}

async fn listen(config: &Config, listeners: &Listeners) -> Result<(Client, JoinHandle<()>)> {
    let (client, hearing) = if config.get_ssl_mode() == SslMode::Require {
        let (client, connection) = config.connect(tls()?).await?;
        (client, tokio::spawn(drive(connection, listeners.clone())))
    } else {
        let (client, connection) = config.connect(NoTls).await?;
        (client, tokio::spawn(drive(connection, listeners.clone())))
    };
    // What is told may get lost anyway: those who write wait for the disk, and not for this too.
    client.batch_execute("SET synchronous_commit = off").await?;
    for topic in Topic::ALL {
        client.batch_execute(&format!("LISTEN {}", topic.channel())).await?;
    }
    Ok((client, hearing))
}

/// Runs a connection until it breaks or its client is dropped.
async fn drive<S, T>(mut connection: Connection<S, T>, listeners: Listeners)
where
    S: AsyncRead + AsyncWrite + Unpin,
    T: AsyncRead + AsyncWrite + Unpin,
{
    while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
        if let AsyncMessage::Notification(notification) = message
            && let Some(topic) = Topic::ALL
                .into_iter()
                .find(|topic| topic.channel() == notification.channel())
        {
            listeners.deliver(topic, notification.payload().to_owned());
        }
    }
}
