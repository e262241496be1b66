//! What the nodes that share a database tell each other: short texts that matter now and are kept nowhere.

use std::future::poll_fn;
use std::sync::Arc;
use std::time::Duration;

use podium_system::{Outage, Tasks, with_jitter};
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::{Mutex, broadcast, mpsc};
use tokio::task::JoinHandle;
use tokio_postgres::config::SslMode;
use tokio_postgres::{AsyncMessage, Client, Config, Connection, NoTls};

use super::postgres::tls;
use crate::Result;

/// What may wait before the oldest is passed over.
const QUEUE: usize = 1_024;
/// How many texts travel together.
const GROUP: usize = 64;
const AGAIN: Duration = Duration::from_secs(1);
const NOTIFY: &str =
    "SELECT pg_notify(told.channel, told.text) FROM unnest($1::TEXT[], $2::TEXT[]) AS told (channel, text)";

/// What is told is about one of these; whoever listens hears of one of them alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Topic {
    Signals,
    Live,
}

impl Topic {
    const ALL: [Topic; 2] = [Topic::Signals, Topic::Live];

    fn channel(self) -> &'static str {
        match self {
            Topic::Signals => "podium",
            Topic::Live => "podium_live",
        }
    }
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// What a node told, this one included.
    Told(String),
    /// The line was down for a while, and nobody knows what was told meanwhile.
    Missed,
}

type Telling = (Topic, String);

#[derive(Clone)]
pub struct Line {
    heard: Heard,
    /// The way to the other nodes; without one, there are none.
    out: Option<mpsc::Sender<Telling>>,
    outage: Arc<Outage>,
}

/// Whoever listens on this node, by topic.
#[derive(Clone)]
struct Heard([broadcast::Sender<News>; Topic::ALL.len()]);

impl Heard {
    fn new() -> Heard {
        Heard(Topic::ALL.map(|_| broadcast::channel(QUEUE).0))
    }

    fn of(&self, topic: Topic) -> &broadcast::Sender<News> {
        &self.0[topic as usize]
    }

    /// Nobody listens yet, or any more: no harm.
    fn told(&self, topic: Topic, text: String) {
        let _ = self.of(topic).send(News::Told(text));
    }

    fn missed(&self) {
        for heard in &self.0 {
            let _ = heard.send(News::Missed);
        }
    }
}

impl Line {
    /// For a database that only this process has open.
    pub fn local() -> Line {
        Line {
            heard: Heard::new(),
            out: None,
            outage: outage(),
        }
    }

    /// PostgreSQL's own NOTIFY, over a connection of its own that is made anew whenever it breaks.
    pub async fn postgres(mut config: Config, tasks: &Tasks) -> Result<Line> {
        // Nobody asks anything here for hours; a peer that has silently gone must be noticed all the same.
        config
            .application_name("podium signals")
            .keepalives_idle(Duration::from_secs(15))
            .keepalives_interval(Duration::from_secs(5))
            .keepalives_retries(3);
        let heard = Heard::new();
        let (out, told) = mpsc::channel(QUEUE);
        let first = listen(&config, &heard).await?;
        let line = Line {
            heard: heard.clone(),
            out: Some(out),
            outage: outage(),
        };
        let outage = line.outage.clone();
        // Begun again, it goes on with what is still to be told, over a new connection.
        let kept = Arc::new(Mutex::new((Some(first), told)));
        tasks.keep("signals between nodes", move || {
            let (config, heard, outage, kept) = (config.clone(), heard.clone(), outage.clone(), kept.clone());
            async move {
                let (first, told) = &mut *kept.lock().await;
                carry_on(&config, first.take(), told, &heard, &outage).await;
            }
        });
        Ok(line)
    }

    /// Does not wait, and promises nothing: what cannot be told now is left out.
    pub fn tell(&self, topic: Topic, text: String) {
        match &self.out {
            Some(out) => {
                if let Err(why) = out.try_send((topic, text)) {
                    self.outage.failed(&why);
                }
            }
            None => self.heard.told(topic, text),
        }
    }

    pub fn hear(&self, topic: Topic) -> broadcast::Receiver<News> {
        self.heard.of(topic).subscribe()
    }
}

fn outage() -> Arc<Outage> {
    Arc::new(Outage::of("telling the other nodes what has changed"))
}

/// Carries what is told, for as long as the database is open.
async fn carry_on(
    config: &Config,
    mut connected: Option<(Client, JoinHandle<()>)>,
    told: &mut mpsc::Receiver<Telling>,
    heard: &Heard,
    outage: &Outage,
) {
    loop {
        match connected.take() {
            Some(mut connected) => carry(&mut connected, told, outage).await,
            None => match listen(config, heard).await {
                Ok(again) => {
                    connected = Some(again);
                    heard.missed();
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
async fn carry((client, hearing): &mut (Client, JoinHandle<()>), told: &mut mpsc::Receiver<Telling>, outage: &Outage) {
    let mut group = Vec::with_capacity(GROUP);
    loop {
        tokio::select! {
            _ = &mut *hearing => return,
            count = told.recv_many(&mut group, GROUP) => if count == 0 { return },
        }
        let (channels, texts): (Vec<&str>, Vec<String>) =
            group.drain(..).map(|(topic, text)| (topic.channel(), text)).unzip();
        match client.execute(NOTIFY, &[&channels, &texts]).await {
            Ok(_) => outage.worked(),
            Err(why) => outage.failed(&why),
        }
    }
}

async fn listen(config: &Config, heard: &Heard) -> Result<(Client, JoinHandle<()>)> {
    let (client, hearing) = if config.get_ssl_mode() == SslMode::Require {
        let (client, connection) = config.connect(tls()?).await?;
        (client, tokio::spawn(drive(connection, heard.clone())))
    } else {
        let (client, connection) = config.connect(NoTls).await?;
        (client, tokio::spawn(drive(connection, heard.clone())))
    };
    for topic in Topic::ALL {
        client.batch_execute(&format!("LISTEN {}", topic.channel())).await?;
    }
    Ok((client, hearing))
}

/// Runs a connection until it breaks or its client is dropped.
async fn drive<S, T>(mut connection: Connection<S, T>, heard: Heard)
where
    S: AsyncRead + AsyncWrite + Unpin,
    T: AsyncRead + AsyncWrite + Unpin,
{
    while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
        if let AsyncMessage::Notification(news) = message
            && let Some(topic) = Topic::ALL.into_iter().find(|topic| topic.channel() == news.channel())
        {
            heard.told(topic, news.payload().to_owned());
        }
    }
}
