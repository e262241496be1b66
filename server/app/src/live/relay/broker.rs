//! NATS, which may be away at any time: what it carries is also in storage.

use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt;
use percent_encoding::percent_decode_str;
use tokio::sync::{Mutex, mpsc, watch};
use url::Url;
use uuid::Uuid;

const SUBJECT: &str = "podium.live";
/// A silent peer is noticed within about two of these.
const PING: Duration = Duration::from_secs(10);
const PATIENCE: Duration = Duration::from_secs(5);
/// How long it is left alone after each time it did not answer.
const AGAIN: Duration = Duration::from_millis(500);
/// Its messages are at most 1 MiB where nobody has set it otherwise.
pub const MOST_BYTES: usize = 512 * 1024;

pub struct Broker {
    client: Client,
    letters: Mutex<Subscriber>,
    happenings: Mutex<mpsc::UnboundedReceiver<Event>>,
    /// Whether what is said here arrives: one's own word has come back since the connection was made.
    through: watch::Sender<bool>,
    /// What one says to oneself to find out.
    echo: String,
    place: String,
}

/// What comes from it.
pub enum Arrived {
    Letter(String),
    /// It is there again, after nobody knows what.
    Back,
    /// It has gone, or left something out.
    Lost,
}

impl Broker {
    /// Does not wait for it to be there.
    pub async fn connect(url: &Url, node: Uuid) -> Result<Broker, async_nats::Error> {
        let (tell, happenings) = mpsc::unbounded_channel();
        let options = options(url)
            .name("podium")
            .ping_interval(PING)
            .retry_on_initial_connect()
            .reconnect_delay_callback(|attempts| if attempts <= 1 { Duration::ZERO } else { AGAIN })
            .event_callback(move |event| {
                let _ = tell.send(event);
                std::future::ready(())
            });
        let client = options.connect(without_secrets(url).as_str()).await?;
        Ok(Broker {
            letters: Mutex::new(client.subscribe(format!("{SUBJECT}.*")).await?),
            client,
            happenings: Mutex::new(happenings),
            through: watch::Sender::new(false),
            echo: format!("{node}\necho"),
            place: place(url),
        })
    }

    pub fn is_through(&self) -> bool {
        *self.through.borrow()
    }

    /// Whether it took that.
    pub async fn publish(&self, table: Uuid, text: String) -> bool {
        self.is_through() && self.send(&table.to_string(), text).await
    }

    async fn send(&self, about: &str, text: String) -> bool {
        let sent = self.client.publish(format!("{SUBJECT}.{about}"), text.into());
        matches!(tokio::time::timeout(PATIENCE, sent).await, Ok(Ok(())))
    }

    /// What arrives next. For one caller only.
    pub async fn next(&self) -> Option<Arrived> {
        let (mut letters, mut happenings) = (self.letters.lock().await, self.happenings.lock().await);
        loop {
            tokio::select! {
                letter = letters.next() => {
                    let text = String::from_utf8(letter?.payload.into()).unwrap_or_default();
                    if text != self.echo {
                        return Some(Arrived::Letter(text));
                    }
                    if !self.through.send_replace(true) {
                        tracing::info!(at = self.place, "NATS answers: nodes tell each other of live tables by it");
                        return Some(Arrived::Back);
                    }
                }
                event = happenings.recv() => match event? {
                    // Only what comes back shows that one is heard, and hears.
                    Event::Connected => drop(self.send("echo", self.echo.clone()).await),
                    Event::SlowConsumer(_) => return Some(Arrived::Lost),
                    Event::Disconnected if self.through.send_replace(false) => {
                        tracing::warn!(at = self.place, "NATS has gone: nodes tell each other of live tables by PostgreSQL");
                        return Some(Arrived::Lost);
                    }
                    Event::ClientError(why) => tracing::debug!(%why, at = self.place, "NATS does not answer"),
                    Event::ServerError(why) => tracing::warn!(%why, at = self.place, "NATS complains"),
                    _ => (),
                },
            }
        }
    }
}

/// Whether it answers, in words for an operator.
pub async fn look(url: &Url) -> Result<String, String> {
    let connecting = options(url)
        .connection_timeout(PATIENCE)
        .connect(without_secrets(url).to_string());
    match connecting.await {
        Ok(client) => Ok(format!(
            "NATS {} answers at {}",
            client.server_info().version,
            place(url)
        )),
        Err(why) => Err(format!("NATS does not answer at {}: {why}", place(url))),
    }
}

/// Names and passwords go apart from the address, which ends up in errors and logs.
fn options(url: &Url) -> ConnectOptions {
    let decoded = |text: &str| percent_decode_str(text).decode_utf8_lossy().into_owned();
    match (url.username(), url.password()) {
        ("", _) => ConnectOptions::new(),
        (token, None) => ConnectOptions::with_token(decoded(token)),
        (user, Some(password)) => ConnectOptions::with_user_and_password(decoded(user), decoded(password)),
    }
}

fn without_secrets(url: &Url) -> Url {
    let mut url = url.clone();
    let _ = (url.set_username(""), url.set_password(None));
    url
}

pub fn place(url: &Url) -> String {
    format!("{}:{}", url.host_str().unwrap_or_default(), url.port().unwrap_or(4222))
}
