use std::sync::Arc;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use podium_domain::Timestamp;
use tokio::sync::watch;

/// The time of day, passed in so that tests can set it.
#[derive(Debug, Clone, Default)]
pub struct Clock(Option<Arc<watch::Sender<Timestamp>>>);

impl Clock {
    pub fn system() -> Self {
        Clock(None)
    }

    /// A clock that stands still until [`Clock::advance`] moves it.
    pub fn manual(start: Timestamp) -> Self {
        Clock(Some(Arc::new(watch::Sender::new(start))))
    }

    pub fn now(&self) -> Timestamp {
        match &self.0 {
            Some(time) => *time.borrow(),
            None => {
                let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
                Timestamp::from_micros(i64::try_from(since.as_micros()).unwrap_or(i64::MAX))
            }
        }
    }

    /// Moves a manual clock; the system's clock goes its own way.
    pub fn advance(&self, span: Duration) {
        if let Some(time) = &self.0 {
            time.send_modify(|now| *now = *now + span);
        }
    }

    /// Sets a manual clock back, as can happen to the system's.
    pub fn set_back(&self, span: Duration) {
        if let Some(time) = &self.0 {
            time.send_modify(|now| *now = *now - span);
        }
    }

    /// Waits until a moment; on a manual clock, until [`Clock::advance`] reaches it.
    pub async fn sleep_until(&self, moment: Timestamp) {
        match &self.0 {
            Some(time) => drop(time.subscribe().wait_for(|now| *now >= moment).await),
            None => {
                while self.now() < moment {
                    tokio::time::sleep(self.now().distance(moment)).await;
                }
            }
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

    #[tokio::test]
    async fn a_sleeper_wakes_when_the_clock_is_moved() {
        let clock = Clock::manual(Timestamp::from_seconds(100));
        clock.sleep_until(Timestamp::from_seconds(100)).await;
        let clock_of_sleeper = clock.clone();
        let sleeper = tokio::spawn(async move { clock_of_sleeper.sleep_until(Timestamp::from_seconds(105)).await });
        clock.advance(Duration::from_secs(5));
        sleeper.await.unwrap();
        let system = Clock::system();
        system.sleep_until(system.now() + Duration::from_millis(1)).await;
    }
}
