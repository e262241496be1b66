//! Sends one message to a push service, and reads what it answers (RFC 8030).

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use podium_domain::{PushKind, Timestamp, is_public, push_endpoint};
use podium_settings::Settings;
use podium_store::push::Subscription;
use podium_system::Entropy;
use reqwest::dns::{Addrs, Name, Resolve, Resolving};
use reqwest::header::{AUTHORIZATION, CONTENT_ENCODING, RETRY_AFTER};
use reqwest::redirect::Policy;
use reqwest::{Client, Response, StatusCode};
use url::Url;

use super::encrypt::{Ephemeral, encrypt};
use super::key::VapidKey;
use super::message::{Message, urgency};
use crate::Failure;

const TIMEOUT: Duration = Duration::from_secs(15);

/// The outcome of sending a message.
pub enum SendOutcome {
    /// The push service answered, and a retry would not help.
    Done,
    /// The event no longer concerns the device, or push is unavailable.
    NothingToSend,
    /// The browser no longer takes messages.
    Gone,
    /// The server's own database failed, so nothing was sent. Says nothing about the device.
    DatabaseError,
    /// To be retried; the service may say after how long.
    RetryLater(Option<Duration>),
}

pub struct Sender {
    /// Made for the first message: it reads the system's certificates, and many servers never send one.
    client: OnceLock<reqwest::Result<Client>>,
    key: VapidKey,
    subject: Option<String>,
    trusted: Vec<Url>,
}

impl Sender {
    pub fn new(settings: &Settings) -> Result<Sender, Failure> {
        Ok(Sender {
            client: OnceLock::new(),
            key: VapidKey::open(&settings.data)?,
            subject: settings.push_subject(),
            trusted: settings.push_services.clone(),
        })
    }

    pub fn key(&self) -> &VapidKey {
        &self.key
    }

    pub fn trusted(&self) -> &[Url] {
        &self.trusted
    }

    fn make_client(&self) -> reqwest::Result<Client> {
        let hosts = self.trusted.iter().filter_map(Url::host_str);
        Client::builder()
            .timeout(TIMEOUT)
            .redirect(Policy::none())
            .user_agent("podium")
            .dns_resolver(PublicNames {
                trusted: hosts.map(str::to_owned).collect(),
            })
            .build()
    }

    /// Sends a message. After `time_to_live` it is no longer worth delivering.
    pub async fn send(
        &self,
        to: &Subscription,
        kind: PushKind,
        message: &Message,
        time_to_live: Duration,
        entropy: &Entropy,
        now: Timestamp,
    ) -> SendOutcome {
        // The operator may have trusted its service no longer.
        let Ok(endpoint) = push_endpoint(&to.endpoint, &self.trusted) else {
            return SendOutcome::Gone;
        };
        let Ok(body) = encrypt(&to.p256dh, &to.auth, &message.body, &Ephemeral::new(entropy)) else {
            return SendOutcome::Gone;
        };
        let host = endpoint.host_str().unwrap_or_default().to_owned();
        let authorization = self.key.authorization(&endpoint, self.subject.as_deref(), now);
        let client = match self.client.get_or_init(|| self.make_client()) {
            Ok(client) => client,
            Err(why) => {
                tracing::error!(%why, "nothing can be pushed");
                return SendOutcome::NothingToSend;
            }
        };
        let request = client.post(endpoint).body(body);
        let request = request
            .header(AUTHORIZATION, authorization)
            .header(CONTENT_ENCODING, "aes128gcm")
            .header("TTL", time_to_live.as_secs())
            .header("Urgency", urgency(kind))
            .header("Topic", &message.topic);
        match request.send().await {
            Ok(response) => read(&host, &response),
            Err(why) => {
                // An endpoint is a secret of its browser.
                tracing::warn!(host, why = %why.without_url(), "a push service cannot be reached");
                SendOutcome::RetryLater(None)
            }
        }
    }
}

fn read(host: &str, response: &Response) -> SendOutcome {
    let status = response.status();
    match status {
        StatusCode::NOT_FOUND | StatusCode::GONE => return SendOutcome::Gone,
        StatusCode::TOO_MANY_REQUESTS => (),
        status if status.is_server_error() => (),
        status => {
            if !status.is_success() {
                tracing::warn!(host, status = status.as_u16(), "a push service refused a message");
            }
            return SendOutcome::Done;
        }
    }
    tracing::info!(host, status = status.as_u16(), "a push service wants a message later");
    let header = response.headers().get(RETRY_AFTER);
    let seconds = header.and_then(|value| value.to_str().ok()?.parse().ok());
    SendOutcome::RetryLater(seconds.map(Duration::from_secs))
}

/// Anyone can name an endpoint, so names that lead to the operator's own network are refused where they are looked up.
struct PublicNames {
    trusted: Arc<[String]>,
}

impl Resolve for PublicNames {
    fn resolve(&self, name: Name) -> Resolving {
        let trusted = self.trusted.iter().any(|host| host == name.as_str());
        Box::pin(look_up(name, trusted))
    }
}

async fn look_up(name: Name, trusted: bool) -> Result<Addrs, Failure> {
    let found = tokio::net::lookup_host((name.as_str(), 0)).await?;
    let found: Vec<_> = found.filter(|address| trusted || is_public(address.ip())).collect();
    match found.is_empty() {
        true => Err("the name leads to no public address".into()),
        false => Ok(Box::new(found.into_iter())),
    }
}
