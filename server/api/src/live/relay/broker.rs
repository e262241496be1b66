//! The NATS connection of the relay. It may drop at any time: storage has everything it carries.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event, Subscriber};
use futures_util::StreamExt;
use percent_encoding::percent_decode_str;
use tokio::sync::mpsc;
use url::Url;
use uuid::Uuid;

const SUBJECT: &str = "podium.live";
/// A silent peer is noticed after about two of these.
const PING: Duration = Duration::from_secs(10);
const PATIENCE: Duration = Duration::from_secs(5);
/// The pause between reconnects.
const AGAIN: Duration = Duration::from_millis(500);
/// NATS allows 1 MiB by default.
pub const MOST_BYTES: usize = 512 * 1024;

pub struct Broker {
    client: Client,
    /// Whether messages arrive: our own echo has come back since the connection was made.
    through: Arc<AtomicBool>,
    /// The message we send to ourselves to find out.
    echo: String,
    place: String,
}

/// What arrives from NATS.
pub struct Incoming {
    messages: Subscriber,
    happenings: mpsc::UnboundedReceiver<Event>,
    /// The outage has been logged.
    mourned: bool,
}

pub enum Arrived {
    Message(String),
    /// NATS is back; messages may have been missed.
    Back,
    /// NATS is gone, or dropped messages.
    Lost,
}

impl Broker {
    /// Does not wait for the connection.
    pub async fn connect(
        url: &Url,
        node: Uuid,
        through: Arc<AtomicBool>,
    ) -> Result<(Broker, Incoming), async_nats::Error> {
        through.store(false, Ordering::SeqCst);
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
        let incoming = Incoming {
            messages: client.subscribe(format!("{SUBJECT}.*")).await?,
            happenings,
            mourned: false,
        };
        let broker = Broker {
            client,
            through,
            echo: format!("{node}\necho"),
            place: place(url),
        };
        Ok((broker, incoming))
    }

    pub fn is_through(&self) -> bool {
        self.through.load(Ordering::SeqCst)
    }

    /// Says whether NATS accepted the message.
    pub async fn publish(&self, table: Uuid, text: String) -> bool {
        self.is_through() && self.send(&table.to_string(), text).await
    }

    async fn send(&self, about: &str, text: String) -> bool {
        let sent = self.client.publish(format!("{SUBJECT}.{about}"), text.into());
        matches!(tokio::time::timeout(PATIENCE, sent).await, Ok(Ok(())))
    }

    /// Reports a message; our own echo only the first time, as the connection being back.
    fn take(&self, text: String) -> Option<Arrived> {
        if text != self.echo {
            return Some(Arrived::Message(text));
        }
        let before = self.through.swap(true, Ordering::SeqCst);
        (!before).then_some(Arrived::Back)
    }

    /// Says whether it was connected until now.
    fn lose(&self) -> bool {
        self.through.swap(false, Ordering::SeqCst)
    }
}

impl Incoming {
    pub async fn next(&mut self, broker: &Broker) -> Option<Arrived> {
        let at = &broker.place;
        loop {
            tokio::select! {
                message = self.messages.next() => {
                    let text = String::from_utf8(message?.payload.into()).unwrap_or_default();
                    let arrived = broker.take(text);
                    if matches!(arrived, Some(Arrived::Back)) {
                        self.mourned = false;
                        tracing::info!(at, "NATS answers: nodes tell each other of live tables by it");
                    }
                    if arrived.is_some() {
                        return arrived;
                    }
                }
                event = self.happenings.recv() => match event? {
                    // Only an echo shows that messages go both ways.
                    Event::Connected => drop(broker.send("echo", broker.echo.clone()).await),
                    Event::SlowConsumer(_) => return Some(Arrived::Lost),
                    Event::Disconnected => {
                        let lost = broker.lose();
                        self.mourn(at, "it has gone");
                        if lost {
                            return Some(Arrived::Lost);
                        }
                    }
                    Event::ClientError(why) if !broker.is_through() => self.mourn(at, &why.to_string()),
                    Event::ServerError(why) => tracing::warn!(%why, at, "NATS complains"),
                    _ => (),
                },
            }
        }
    }

    /// Logs an outage once.
    fn mourn(&mut self, at: &str, why: &str) {
        if !std::mem::replace(&mut self.mourned, true) {
            tracing::warn!(
                at,
                why,
                "NATS does not answer: nodes tell each other of live tables by PostgreSQL"
            );
        }
    }
}

/// Whether NATS answers, as a sentence for an operator.
pub async fn check(url: &Url) -> Result<String, String> {
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

/// Credentials are passed apart from the address, which ends up in errors and logs.
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
