//! Decides which push message is sent next, and how long to wait before a failing device is tried again. Uses no network
//! and no clock: `Push` takes messages from it and reports the outcome of each.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use hashlink::LruCache;
use podium_domain::{PushEvent, Timestamp};
use podium_store::push::Told;
use podium_system::with_jitter;
use url::Url;
use uuid::Uuid;

use super::message::time_to_live;
use super::sender::SendOutcome;

/// How many messages may wait: for one user's devices, for one push service, and in total.
const MAX_WAITING_PER_USER: usize = 40;
const MAX_WAITING_PER_HOST: usize = 500;
const MAX_WAITING: usize = 1_000;

/// How many messages may be in flight at once. A device gets one at a time.
const MAX_SENDING_PER_USER: usize = 2;
const MAX_SENDING_PER_HOST: usize = 16;
const MAX_SENDING: usize = 64;
/// How many of those may go to push services that failed last time or were never called, so that they do not delay the
/// others.
const MAX_SENDING_PER_UNPROVEN_HOST: usize = 4;
const MAX_SENDING_TO_UNPROVEN_HOSTS: usize = 16;

/// A message that could not be sent is dropped after this time.
const RETRY_TIMEOUT: Duration = Duration::from_secs(60 * 60);
/// The delay after a device's first failure; it doubles with each further one.
const FIRST_RETRY_DELAY: Duration = Duration::from_secs(15);
/// The least delay after a first failure whose answer says when to retry; it doubles too.
const MIN_REQUESTED_DELAY: Duration = Duration::from_secs(1);
const MAX_RETRY_DELAY: Duration = Duration::from_secs(6 * 60 * 60);
/// The delay of a message after the server's own database failed.
const DATABASE_RETRY_DELAY: Duration = Duration::from_secs(15);

/// A device is removed once it has failed this often and for this long without a success in between.
const MIN_FAILURES: u32 = 10;
const MIN_FAILING_TIME: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// How many failing devices, and how many push services, are remembered.
const MAX_TRACKED_DEVICES: usize = 10_000;
const MAX_TRACKED_HOSTS: usize = 10_000;

/// A push message about an event for one device.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    pub event: PushEvent,
    pub subscription: Uuid,
    pub user: Uuid,
    /// Scheme, name and port of the push service.
    pub host: String,
    pub created_at: Timestamp,
    /// Not to be sent before this moment, however its device does.
    pub retry_at: Option<Timestamp>,
}

struct Failures {
    count: u32,
    since: Timestamp,
    paused_until: Timestamp,
}

pub struct DeliveryQueue {
    /// Oldest first.
    waiting: VecDeque<Delivery>,
    sending: Vec<Delivery>,
    /// Devices whose last message failed.
    failing: LruCache<Uuid, Failures>,
    /// Push services whose last answer was not a failure.
    proven_hosts: LruCache<String, ()>,
}

impl Delivery {
    pub fn new(event: PushEvent, told: &Told, now: Timestamp) -> Delivery {
        let endpoint = Url::parse(&told.to.endpoint);
        Delivery {
            event,
            subscription: told.to.id,
            user: told.user,
            host: endpoint.map_or_else(|_| String::new(), |url| url.origin().ascii_serialization()),
            created_at: now,
            retry_at: None,
        }
    }

    fn is_expired(&self, now: Timestamp) -> bool {
        self.created_at + RETRY_TIMEOUT.min(time_to_live(self.event.kind())) <= now
    }
}

impl Default for DeliveryQueue {
    fn default() -> DeliveryQueue {
        DeliveryQueue {
            waiting: VecDeque::new(),
            sending: Vec::new(),
            failing: LruCache::new(MAX_TRACKED_DEVICES),
            proven_hosts: LruCache::new(MAX_TRACKED_HOSTS),
        }
    }
}

impl DeliveryQueue {
    pub fn waiting_count(&self) -> usize {
        self.waiting.len()
    }

    /// How many devices are failing.
    pub fn failing_device_count(&self) -> usize {
        self.failing.len()
    }

    pub fn failing_devices(&self) -> Vec<Uuid> {
        self.failing.iter().map(|(device, _)| *device).collect()
    }

    /// For a device whose subscription was removed.
    pub fn forget_device(&mut self, device: Uuid) {
        self.failing.remove(&device);
        self.waiting.retain(|delivery| delivery.subscription != device);
    }

    /// Adds a message. For a failing device, only the newest is kept.
    pub fn add_delivery(&mut self, delivery: Delivery) {
        let Delivery { subscription, user, .. } = delivery;
        let host = delivery.host.clone();
        if self.failing.contains_key(&subscription) {
            self.waiting.retain(|other| other.subscription != subscription);
        }
        self.waiting.push_back(delivery);
        self.apply_limits(user, &host);
    }

    /// Puts a message back that its device did not fail to get.
    fn return_delivery(&mut self, delivery: Delivery) {
        let Delivery { subscription, user, .. } = delivery;
        let host = delivery.host.clone();
        let has_newer = self.waiting.iter().any(|other| other.subscription == subscription);
        if has_newer && self.failing.contains_key(&subscription) {
            return;
        }
        self.waiting.push_front(delivery);
        self.apply_limits(user, &host);
    }

    fn apply_limits(&mut self, user: Uuid, host: &str) {
        self.limit_waiting(MAX_WAITING_PER_USER, |other| other.user == user);
        self.limit_waiting(MAX_WAITING_PER_HOST, |other| other.host == *host);
        self.limit_waiting(MAX_WAITING, |_| true);
    }

    /// If more than `max` messages match, drops the oldest one of a user who has the most of them.
    fn limit_waiting(&mut self, max: usize, matches: impl Fn(&Delivery) -> bool) {
        let matching = || self.waiting.iter().filter(|delivery| matches(delivery));
        if matching().count() <= max {
            return;
        }
        let mut by_user: HashMap<Uuid, usize> = HashMap::new();
        for delivery in matching() {
            *by_user.entry(delivery.user).or_default() += 1;
        }
        let most = by_user.values().copied().max().unwrap_or(0);
        let is_dropped = |delivery: &Delivery| matches(delivery) && by_user[&delivery.user] == most;
        if let Some(oldest) = self.waiting.iter().position(is_dropped) {
            self.waiting.remove(oldest);
        }
    }

    /// The oldest message that may be sent now; [`DeliveryQueue::finish_delivery`] must follow.
    pub fn start_next(&mut self, now: Timestamp) -> Option<Delivery> {
        self.waiting.retain(|delivery| !delivery.is_expired(now));
        let is_unproven = |delivery: &&Delivery| !self.proven_hosts.contains_key(&delivery.host);
        let to_unproven = self.sending.iter().filter(is_unproven).count();
        let may_start = |delivery: &Delivery| self.may_start(delivery, to_unproven, now);
        let next = self.waiting.iter().position(may_start)?;
        let delivery = self.waiting.remove(next)?;
        self.sending.push(delivery.clone());
        Some(delivery)
    }

    /// `to_unproven` is the number of messages in flight to unproven hosts.
    fn may_start(&self, delivery: &Delivery, to_unproven: usize, now: Timestamp) -> bool {
        let Delivery {
            subscription,
            user,
            host,
            ..
        } = delivery;
        if self.sending.len() >= MAX_SENDING || self.paused_until(delivery).is_some_and(|until| now < until) {
            return false;
        }
        let (mut by_user, mut by_host) = (0, 0);
        for other in &self.sending {
            if other.subscription == *subscription {
                return false;
            }
            by_user += usize::from(other.user == *user);
            by_host += usize::from(other.host == *host);
        }
        let host_has_capacity = match self.proven_hosts.contains_key(host) {
            true => by_host < MAX_SENDING_PER_HOST,
            false => by_host < MAX_SENDING_PER_UNPROVEN_HOST && to_unproven < MAX_SENDING_TO_UNPROVEN_HOSTS,
        };
        by_user < MAX_SENDING_PER_USER && host_has_capacity
    }

    /// Records the outcome of a message; a failed one waits for a retry. True if its device has failed for so long that it
    /// must be removed.
    pub fn finish_delivery(&mut self, delivery: Delivery, outcome: &SendOutcome, now: Timestamp) -> bool {
        let id = delivery.subscription;
        self.sending.retain(|other| other.subscription != id);
        let requested = match outcome {
            SendOutcome::NothingToSend => return false,
            SendOutcome::DatabaseError => {
                let retry_at = Some(now + DATABASE_RETRY_DELAY);
                self.return_delivery(Delivery { retry_at, ..delivery });
                return false;
            }
            SendOutcome::Done | SendOutcome::Gone => {
                self.failing.remove(&id);
                self.proven_hosts.insert(delivery.host, ());
                return false;
            }
            SendOutcome::RetryLater(requested) => *requested,
        };
        self.proven_hosts.remove(&delivery.host);
        let before = self.failing.remove(&id);
        let (count, since) = before.map_or((0, now), |failures| (failures.count, failures.since));
        if count + 1 >= MIN_FAILURES && since + MIN_FAILING_TIME <= now {
            self.waiting.retain(|other| other.subscription != id);
            return true;
        }
        let failures = Failures {
            count: count + 1,
            since,
            paused_until: now + retry_delay(count, requested),
        };
        self.failing.insert(id, failures);
        let newer = self.waiting.iter().rfind(|other| other.subscription == id).cloned();
        self.add_delivery(newer.unwrap_or(delivery));
        false
    }

    /// When a waiting message may be sent, if it is paused by itself or with its device.
    fn paused_until(&self, delivery: &Delivery) -> Option<Timestamp> {
        let failures = self.failing.peek(&delivery.subscription);
        failures.map(|failures| failures.paused_until).max(delivery.retry_at)
    }

    /// When the first paused message may be tried again.
    pub fn next_retry(&self, now: Timestamp) -> Option<Timestamp> {
        self.waiting
            .iter()
            .filter_map(|delivery| self.paused_until(delivery))
            .filter(|until| *until > now)
            .min()
    }
}

fn retry_delay(failures: u32, requested: Option<Duration>) -> Duration {
    let grown = |first: Duration| first.saturating_mul(2u32.saturating_pow(failures)).min(MAX_RETRY_DELAY);
    match requested {
        Some(requested) => requested.clamp(grown(MIN_REQUESTED_DELAY), MAX_RETRY_DELAY),
        None => with_jitter(grown(FIRST_RETRY_DELAY)),
    }
}
