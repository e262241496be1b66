//! A published document, kept.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use podium_domain::Timestamp;
use serde::de::DeserializeOwned;
use tokio::sync::Mutex;
use url::Url;

use super::{Remote, RemoteError};

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// However short or long its publisher says a document is good.
const SHORTEST: Duration = Duration::from_secs(5 * 60);
const LONGEST: Duration = DAY;
/// How long one is used past its end while its publisher is away.
const STALE: Duration = DAY;

/// One fetch at a time: who comes during it waits and shares what came of it.
pub struct Kept<T> {
    /// For documents whose publisher does not say how long they are good.
    lifetime: Duration,
    /// One that does not hold takes no better one's place.
    holds: Box<dyn Fn(&T) -> bool + Send + Sync>,
    state: Mutex<State<T>>,
    fetches: AtomicU64,
}

struct State<T> {
    copy: Option<Copy<T>>,
    /// The last try, and what came of it.
    tried: Option<(Timestamp, Result<(), RemoteError>)>,
}

struct Copy<T> {
    url: Url,
    document: Arc<T>,
    good_until: Timestamp,
}

impl<T: DeserializeOwned> Kept<T> {
    pub fn new(lifetime: Duration, holds: impl Fn(&T) -> bool + Send + Sync + 'static) -> Kept<T> {
        let state = State {
            copy: None,
            tried: None,
        };
        Kept {
            lifetime,
            holds: Box::new(holds),
            state: Mutex::new(state),
            fetches: AtomicU64::new(0),
        }
    }

    /// The document; one that has expired is used on while a new one cannot be had.
    pub async fn get(&self, remote: &Remote, url: &Url) -> Result<Arc<T>, RemoteError> {
        let seen = self.fetches.load(Ordering::SeqCst);
        let mut state = self.state.lock().await;
        let now = remote.clock.now();
        let copy = state.copy.as_ref().filter(|copy| copy.url == *url);
        let stale = match copy {
            Some(copy) if now < copy.good_until => return Ok(copy.document.clone()),
            Some(copy) if now < copy.good_until + STALE => Some(copy.document.clone()),
            _ => None,
        };
        let fetched = match (&stale, state.tried) {
            // Whoever has something to go on with does not knock at a closed door with every call.
            (Some(_), Some((at, Err(why)))) if now < at + MINUTE => Err(why),
            (_, Some((_, Err(why)))) if seen != self.fetches.load(Ordering::SeqCst) => Err(why),
            _ => self.fetch(remote, url, &mut state, now).await,
        };
        fetched.or_else(|why| stale.ok_or(why))
    }

    /// A newer document than the one that lacks something; not more than one a minute, so that nobody makes us ask
    /// for every nonsense they bring.
    pub async fn renew(&self, remote: &Remote, url: &Url) -> Result<Arc<T>, RemoteError> {
        let mut state = self.state.lock().await;
        let now = remote.clock.now();
        match (state.tried, &state.copy) {
            (Some((at, Err(why))), _) if now < at + MINUTE => Err(why),
            (Some((at, Ok(()))), Some(copy)) if now < at + MINUTE => Ok(copy.document.clone()),
            _ => self.fetch(remote, url, &mut state, now).await,
        }
    }

    async fn fetch(
        &self,
        remote: &Remote,
        url: &Url,
        state: &mut State<T>,
        now: Timestamp,
    ) -> Result<Arc<T>, RemoteError> {
        let published = remote.get::<T>(url).await.and_then(|published| {
            let holds = (self.holds)(&published.document);
            holds.then_some(published).ok_or(RemoteError::Denied)
        });
        self.fetches.fetch_add(1, Ordering::SeqCst);
        state.tried = Some((now, published.as_ref().map(drop).map_err(|why| *why)));
        let published = published?;
        let lifetime = published.max_age.unwrap_or(self.lifetime).clamp(SHORTEST, LONGEST);
        let document = Arc::new(published.document);
        state.copy = Some(Copy {
            url: url.clone(),
            document: document.clone(),
            good_until: now + lifetime,
        });
        Ok(document)
    }
}
