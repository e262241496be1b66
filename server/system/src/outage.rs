use std::fmt::Display;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};
use std::time::{Duration, Instant};

/// How long nothing may fail before an outage is over: where every other call fails, that is one outage, not many.
const CALM: Duration = Duration::from_secs(5);

/// Whether something the server needs is away. Logs a line when it goes and one when it is back, however many calls
/// notice.
pub struct Outage {
    what: &'static str,
    /// Lets the common case, all well, pass without the lock.
    on: AtomicBool,
    since: Mutex<Option<Since>>,
}

struct Since {
    first: Instant,
    last: Instant,
    failures: u64,
}

impl Outage {
    pub const fn of(what: &'static str) -> Outage {
        Outage {
            what,
            on: AtomicBool::new(false),
            since: Mutex::new(None),
        }
    }

    pub fn failed(&self, why: &dyn Display) {
        let now = Instant::now();
        let mut since = self.since.lock().unwrap_or_else(PoisonError::into_inner);
        match &mut *since {
            Some(since) => {
                since.last = now;
                since.failures += 1;
            }
            None => {
                *since = Some(Since {
                    first: now,
                    last: now,
                    failures: 1,
                });
                self.on.store(true, Ordering::Release);
                tracing::error!(%why, "{}: failing from now on", self.what);
            }
        }
    }

    pub fn worked(&self) {
        if !self.on.load(Ordering::Acquire) {
            return;
        }
        let mut since = self.since.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(over) = since.take_if(|since| since.last.elapsed() >= CALM) {
            self.on.store(false, Ordering::Release);
            let seconds = over.first.elapsed().as_secs();
            tracing::info!(seconds, failures = over.failures, "{}: working again", self.what);
        }
    }
}
