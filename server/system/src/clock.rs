use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use podium_domain::Timestamp;

/// The time of day, passed in so that tests can set it.
#[derive(Debug, Clone, Default)]
pub struct Clock(Option<Arc<AtomicI64>>);

impl Clock {
    pub fn system() -> Self {
        Clock(None)
    }

    /// A clock that stands still until [`Clock::advance`] moves it.
    pub fn manual(start: Timestamp) -> Self {
        Clock(Some(Arc::new(AtomicI64::new(start.micros()))))
    }

    pub fn now(&self) -> Timestamp {
        match &self.0 {
            Some(micros) => Timestamp::from_micros(micros.load(Ordering::SeqCst)),
            None => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Timestamp::from_micros(i64::try_from(since.as_micros()).unwrap_or(i64::MAX))
            }
        }
    }

    /// Moves a manual clock; the system's clock goes its own way.
    pub fn advance(&self, span: Duration) {
        if let Some(micros) = &self.0 {
            let span = i64::try_from(span.as_micros()).unwrap_or(i64::MAX);
            micros.fetch_add(span, Ordering::SeqCst);
        }
    }

    /// Sets a manual clock back, as can happen to the system's.
    pub fn set_back(&self, span: Duration) {
        if let Some(micros) = &self.0 {
            let span = i64::try_from(span.as_micros()).unwrap_or(i64::MAX);
            micros.fetch_sub(span, Ordering::SeqCst);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_manual_clock_moves_only_when_told() {
        let clock = Clock::manual(Timestamp::from_seconds(100));
        assert_eq!(clock.now(), clock.now());
        clock.advance(Duration::from_secs(5));
        assert_eq!(clock.now(), Timestamp::from_seconds(105));
    }
}
