//! HTTP calls to other services: with limits, cached as long as they allow, trusted only where signed.

mod kept;
mod keys;
pub mod token;

use std::time::Duration;

use podium_system::Clock;
use reqwest::header::{ACCEPT, CACHE_CONTROL};
use reqwest::redirect::Policy;
use reqwest::{Client, RequestBuilder, Response};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use url::Url;

pub use kept::Kept;
pub use keys::RemoteKeys;

/// A page waits half a minute for an answer that may need two of theirs.
const TIMEOUT: Duration = Duration::from_secs(12);
/// Of an answer, in bytes.
const LIMIT: usize = 256 * 1024;

/// Why nothing came back that can be used.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum RemoteError {
    /// It may work later.
    #[error("the service cannot be reached")]
    Away,
    #[error("the service's answer does not hold")]
    Denied,
}

#[derive(Clone)]
pub struct Remote {
    client: Client,
    clock: Clock,
}

/// How services word a refusal, such as `invalid_grant`.
#[derive(Deserialize)]
struct Reason {
    error: String,
}

/// A document, and how long its publisher lets it be kept.
struct Published<T> {
    document: T,
    max_age: Option<Duration>,
}

impl Remote {
    pub fn new(clock: Clock) -> Result<Remote, reqwest::Error> {
        let client = Client::builder()
            .timeout(TIMEOUT)
            // A connection that is kept may end just as a code is sent over it, which is not sent twice.
            .pool_max_idle_per_host(0)
            .redirect(Policy::none())
            .user_agent("podium")
            .build()?;
        Ok(Remote { client, clock })
    }

    async fn get<T: DeserializeOwned>(&self, url: &Url) -> Result<Published<T>, RemoteError> {
        let response = send(self.client.get(url.clone())).await?;
        if !response.status().is_success() {
            // A published document is never refused, so an error means that the service is down.
            return Err(RemoteError::Away);
        }
        let cache = response.headers().get(CACHE_CONTROL);
        let max_age = cache.and_then(|value| max_age(value.to_str().ok()?));
        // A publisher that answers nonsense is as good as away, too: the document is not ours to refuse.
        let document = serde_json::from_slice(&body(response).await?).map_err(|_| RemoteError::Away)?;
        Ok(Published { document, max_age })
    }

    /// Posts a form. What is refused with a 4xx stays refused.
    pub async fn post_form<T: DeserializeOwned>(&self, url: &Url, form: &impl Serialize) -> Result<T, RemoteError> {
        read(self.client.post(url.clone()).form(form)).await
    }

    /// The same with JSON.
    pub async fn post_json<T: DeserializeOwned>(&self, url: &Url, json: &impl Serialize) -> Result<T, RemoteError> {
        read(self.client.post(url.clone()).json(json)).await
    }
}

async fn read<T: DeserializeOwned>(request: RequestBuilder) -> Result<T, RemoteError> {
    let response = send(request).await?;
    let status = response.status();
    if status.is_server_error() || matches!(status.as_u16(), 408 | 425 | 429) {
        return Err(RemoteError::Away);
    }
    let host = response.url().host_str().map(str::to_owned);
    let body = body(response).await?;
    if !status.is_success() {
        // Logged for the operator: the credentials may be wrong.
        let why = serde_json::from_slice(&body).map_or_else(|_| String::new(), |Reason { error }| error);
        let why = why
            .chars()
            .filter(|c| c.is_ascii_lowercase() || *c == '_')
            .take(40)
            .collect::<String>();
        tracing::warn!(host, status = status.as_u16(), why, "another service refused a call");
        return Err(RemoteError::Denied);
    }
    serde_json::from_slice(&body).map_err(|_| RemoteError::Denied)
}

/// The error is not logged whole, because an address can hold secrets.
async fn send(request: RequestBuilder) -> Result<Response, RemoteError> {
    request.header(ACCEPT, "application/json").send().await.map_err(away)
}

async fn body(mut response: Response) -> Result<Vec<u8>, RemoteError> {
    let mut body = Vec::new();
    while let Some(chunk) = response.chunk().await.map_err(away)? {
        if body.len() + chunk.len() > LIMIT {
            tracing::warn!(host = response.url().host_str(), "an answer was too large to be read");
            return Err(RemoteError::Denied);
        }
        body.extend_from_slice(&chunk);
    }
    Ok(body)
}

fn away(error: reqwest::Error) -> RemoteError {
    let host = error.url().and_then(Url::host_str).map(str::to_owned);
    tracing::warn!(host, error = %error.without_url(), "another service cannot be reached");
    RemoteError::Away
}

fn max_age(cache_control: &str) -> Option<Duration> {
    let seconds = cache_control.split(',').find_map(|word| {
        let (name, value) = word.trim().split_once('=')?;
        name.eq_ignore_ascii_case("max-age").then(|| value.parse().ok())?
    })?;
    Some(Duration::from_secs(seconds))
}

#[cfg(test)]
mod tests;
