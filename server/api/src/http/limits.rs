//! Rate limits per address, used by the middleware.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::{Clock, DefaultClock};
use governor::{DefaultKeyedRateLimiter, Quota, RateLimiter};
use podium_domain::home_network;

#[derive(Clone)]
pub struct Limits(Option<Arc<DefaultKeyedRateLimiter<IpAddr>>>);

impl Limits {
    /// 0 is no limit.
    pub fn per_minute(requests: u32) -> Limits {
        Limits(NonZeroU32::new(requests).map(|n| Arc::new(RateLimiter::keyed(Quota::per_minute(n)))))
    }

    /// The seconds to wait, if the address has called too often.
    pub fn check(&self, ip: IpAddr) -> Result<(), u64> {
        let Some(limiter) = &self.0 else { return Ok(()) };
        limiter.check_key(&home_network(ip)).map_err(|until| {
            let wait: Duration = until.wait_time_from(DefaultClock::default().now());
            wait.as_secs() + 1
        })
    }

    /// Forgets addresses that have been quiet.
    pub fn sweep(&self) {
        if let Some(limiter) = &self.0 {
            limiter.retain_recent();
            limiter.shrink_to_fit();
        }
    }
}
