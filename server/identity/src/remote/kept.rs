//! A cached document of another service.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use podium_domain::Timestamp;
use serde::de::DeserializeOwned;
use tokio::sync::Mutex as Turn;
use url::Url;

use super::{Remote, RemoteError};

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);
/// However short or long its publisher says a document is good.
const SHORTEST: Duration = Duration::from_secs(5 * 60);
const LONGEST: Duration = DAY;
/// How long one is used past its end while its publisher is away.
const STALE: Duration = DAY;

/// One fetch at a time. Who comes during it goes on with the copy that is there, or waits and shares what came of it.
pub struct Kept<T> {
    /// For documents whose publisher does not say how long they are good.
    lifetime: Duration,
    /// A document that fails this check does not replace the cached one.
    holds: Box<dyn Fn(&T) -> bool + Send + Sync>,
    /// Never held over a fetch.
    state: Mutex<State<T>>,
    fetching: Turn<()>,
}

struct State<T> {
    copy: Option<Copy<T>>,
    /// The last try, and what came of it.
    tried: Option<(Timestamp, Result<(), RemoteError>)>,
    tries: u64,
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
            tries: 0,
        };
        Kept {
            lifetime,
            holds: Box::new(holds),
            state: Mutex::new(state),
            fetching: Turn::new(()),
        }
    }

    /// The document; one that has expired is used on while a new one cannot be had.
    pub async fn get(&self, remote: &Remote, url: &Url) -> Result<Arc<T>, RemoteError> {
        let now = remote.clock.now();
        let seen = self.state().tries;
        let there = self.state().good(url, now, STALE);
        let _turn = match (there, self.fetching.try_lock()) {
            (_, Ok(turn)) => turn,
            (Some(copy), Err(_)) => return Ok(copy),
            (None, Err(_)) => self.fetching.lock().await,
        };
        let (tried, stale) = {
            let state = self.state();
            if let Some(copy) = state.good(url, now, Duration::ZERO) {
                return Ok(copy);
            }
            let tried = state.tried.filter(|_| state.tries != seen);
            // With a cached document, a failing service is not asked again with every call.
            let lately = state.tried.filter(|(at, _)| now < *at + MINUTE);
            let stale = state.good(url, now, STALE);
            (stale.as_ref().and(lately).or(tried), stale)
        };
        let fetched = match tried {
            Some((_, Err(why))) => Err(why),
            _ => self.fetch(remote, url, now).await,
        };
        fetched.or_else(|why| stale.ok_or(why))
    }

    /// A newer document than the cached one, fetched at most once a minute, so that made-up tokens cannot make us
    /// fetch.
    pub async fn renew(&self, remote: &Remote, url: &Url) -> Result<Arc<T>, RemoteError> {
        let _turn = self.fetching.lock().await;
        let now = remote.clock.now();
        let known = {
            let state = self.state();
            match (state.tried, &state.copy) {
                (Some((at, Err(why))), _) if now < at + MINUTE => Some(Err(why)),
                (Some((at, Ok(()))), Some(copy)) if now < at + MINUTE => Some(Ok(copy.document.clone())),
                _ => None,
            }
        };
        match known {
            Some(known) => known,
            None => self.fetch(remote, url, now).await,
        }
    }

    /// Only called by the holder of the lock.
    async fn fetch(&self, remote: &Remote, url: &Url, now: Timestamp) -> Result<Arc<T>, RemoteError> {
        let published = remote.get::<T>(url).await.and_then(|published| {
            let holds = (self.holds)(&published.document);
            holds.then_some(published).ok_or(RemoteError::Denied)
        });
        let mut state = self.state();
        state.tries += 1;
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

    fn state(&self) -> MutexGuard<'_, State<T>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> State<T> {
    /// The copy, where it is good or has not been for longer than this.
    fn good(&self, url: &Url, now: Timestamp, past_its_end: Duration) -> Option<Arc<T>> {
        let copy = self.copy.as_ref().filter(|copy| copy.url == *url);
        let copy = copy.filter(|copy| now < copy.good_until + past_its_end);
        copy.map(|copy| copy.document.clone())
    }
}
