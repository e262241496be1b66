//! What the nodes that share a database tell each other: short texts that matter now and are kept nowhere.

use std::future::poll_fn;
use std::time::Duration;

use tokio::io::{AsyncRead, AsyncWrite};
use tokio::sync::{broadcast, mpsc};
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
const NOTIFY: &str = "SELECT pg_notify('podium', text) FROM unnest($1::TEXT[]) text";

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum News {
    /// What a node told, this one included.
    Told(String),
    /// The line was down for a while, and nobody knows what was told meanwhile.
    Missed,
}

#[derive(Clone)]
pub struct Line {
    heard: broadcast::Sender<News>,
    /// The way to the other nodes; without one, there are none.
    out: Option<mpsc::Sender<String>>,
}

impl Line {
    /// For a database that only this process has open.
    pub fn local() -> Line {
        let (heard, _) = broadcast::channel(QUEUE);
        Line { heard, out: None }
    }

    /// PostgreSQL's own NOTIFY, over a connection of its own that is made anew whenever it breaks.
    pub async fn postgres(mut config: Config) -> Result<Line> {
        // Nobody asks anything here for hours; a peer that has silently gone must be noticed all the same.
        config
            .application_name("podium signals")
            .keepalives_idle(Duration::from_secs(15))
            .keepalives_interval(Duration::from_secs(5))
            .keepalives_retries(3);
        let (heard, _) = broadcast::channel(QUEUE);
        let (out, told) = mpsc::channel(QUEUE);
        let first = listen(&config, &heard).await?;
        tokio::spawn(keep(config, first, told, heard.clone()));
        Ok(Line { heard, out: Some(out) })
    }

    /// Does not wait, and promises nothing: what cannot be told now is left out.
    pub fn tell(&self, text: String) {
        match &self.out {
            Some(out) => {
                if out.try_send(text).is_err() {
                    tracing::warn!("something was not told to the other nodes");
                }
            }
            // Nobody listens yet, or any more: no harm.
            None => drop(self.heard.send(News::Told(text))),
        }
    }

    pub fn hear(&self) -> broadcast::Receiver<News> {
        self.heard.subscribe()
    }
}

/// Carries what is told until the last `Line` is dropped.
async fn keep(
    config: Config,
    mut connected: (Client, JoinHandle<()>),
    mut told: mpsc::Receiver<String>,
    heard: broadcast::Sender<News>,
) {
    while carry(&mut connected, &mut told).await {
        connected = loop {
            match listen(&config, &heard).await {
                Ok(connected) => break connected,
                Err(why) => tracing::debug!(%why, "the other nodes cannot be heard yet"),
            }
            tokio::time::sleep(AGAIN).await;
        };
        let _ = heard.send(News::Missed);
    }
}

/// Whether the connection broke, and there is still somebody who wants one.
async fn carry((client, hearing): &mut (Client, JoinHandle<()>), told: &mut mpsc::Receiver<String>) -> bool {
    let mut texts = Vec::with_capacity(GROUP);
    loop {
        tokio::select! {
            _ = &mut *hearing => return true,
            count = told.recv_many(&mut texts, GROUP) => if count == 0 { return false },
        }
        if let Err(why) = client.execute(NOTIFY, &[&texts]).await {
            tracing::warn!(%why, "something was not told to the other nodes");
        }
        texts.clear();
    }
}

async fn listen(config: &Config, heard: &broadcast::Sender<News>) -> Result<(Client, JoinHandle<()>)> {
    let (client, hearing) = if config.get_ssl_mode() == SslMode::Require {
        let (client, connection) = config.connect(tls()?).await?;
        (client, tokio::spawn(drive(connection, heard.clone())))
    } else {
        let (client, connection) = config.connect(NoTls).await?;
        (client, tokio::spawn(drive(connection, heard.clone())))
    };
    client.batch_execute("LISTEN podium").await?;
    Ok((client, hearing))
}

/// Runs a connection until it breaks or its client is dropped.
async fn drive<S, T>(mut connection: Connection<S, T>, heard: broadcast::Sender<News>)
where
    S: AsyncRead + AsyncWrite + Unpin,
    T: AsyncRead + AsyncWrite + Unpin,
{
    while let Some(Ok(message)) = poll_fn(|cx| connection.poll_message(cx)).await {
        if let AsyncMessage::Notification(news) = message {
            let _ = heard.send(News::Told(news.payload().to_owned()));
        }
    }
}
