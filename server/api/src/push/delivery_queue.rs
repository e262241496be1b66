//! Decides which push message is sent next, and how long a failing device is left alone. It has no network and no clock:
//! `Push` asks it for messages, and says what became of each.

use std::collections::{HashMap, VecDeque};
use std::time::Duration;

use hashlink::LruCache;
use podium_domain::{PushEvent, Timestamp};
use podium_store::push::Told;
use podium_system::with_jitter;
use url::Url;
use uuid::Uuid;

use super::message::lives;
use super::sender::Outcome;

/// How many messages may wait: for one user's devices, for one push service, and altogether.
const MAX_WAITING_PER_USER: usize = 40;
const MAX_WAITING_PER_HOST: usize = 500;
const MAX_WAITING: usize = 1_000;

/// How many messages may be under way at once; to a device, it is one.
const MAX_SENDING_PER_USER: usize = 2;
const MAX_SENDING_PER_HOST: usize = 16;
const MAX_SENDING: usize = 64;
/// The share of all push services that failed last, or were not called yet. The others never wait for them.
const MAX_SENDING_PER_UNPROVEN_HOST: usize = 4;
const MAX_SENDING_TO_UNPROVEN_HOSTS: usize = 16;

/// A message that could not be sent is given up after this time.
const RETRY_FOR: Duration = Duration::from_secs(60 * 60);
/// The pause after a device's first failure; it doubles with each that follows.
const FIRST_PAUSE: Duration = Duration::from_secs(15);
/// The same where its push service says how long it wants to be left alone.
const FIRST_REQUESTED_PAUSE: Duration = Duration::from_secs(1);
const LONGEST_PAUSE: Duration = Duration::from_secs(6 * 60 * 60);

/// A device is forgotten once it has failed this often and for this long, without a success in between.
const MIN_FAILURES: u32 = 10;
const FAILING_FOR: Duration = Duration::from_secs(3 * 24 * 60 * 60);

/// How many failing devices, and how many push services, are remembered.
const REMEMBERED: usize = 10_000;

/// An event that one device is told of.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    pub event: PushEvent,
    pub subscription: Uuid,
    pub user: Uuid,
    /// Scheme, name and port of the push service.
    pub host: String,
    pub created_at: Timestamp,
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
    /// Push services that answered their last message, and not with a failure.
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
        }
    }

    fn is_expired(&self, now: Timestamp) -> bool {
        self.created_at + RETRY_FOR.min(lives(self.event.kind())) <= now
    }
}

impl Default for DeliveryQueue {
    fn default() -> DeliveryQueue {
        DeliveryQueue {
            waiting: VecDeque::new(),
            sending: Vec::new(),
            failing: LruCache::new(REMEMBERED),
            proven_hosts: LruCache::new(REMEMBERED),
        }
    }
}

impl DeliveryQueue {
    pub fn waiting(&self) -> usize {
        self.waiting.len()
    }

    /// How many devices failed last.
    pub fn failing(&self) -> usize {
        self.failing.len()
    }

    /// Takes in a message. A failing device gets only its newest.
    pub fn add(&mut self, delivery: Delivery) {
        let Delivery { subscription, user, .. } = delivery;
        let host = delivery.host.clone();
        if self.failing.contains_key(&subscription) {
            self.waiting.retain(|other| other.subscription != subscription);
        }
        self.waiting.push_back(delivery);
        self.limit_waiting(MAX_WAITING_PER_USER, |other| other.user == user);
        self.limit_waiting(MAX_WAITING_PER_HOST, |other| other.host == host);
        self.limit_waiting(MAX_WAITING, |_| true);
    }

    /// Where too many messages match, drops the oldest of the user who has most of them.
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

    /// The oldest message that may be sent now; [`DeliveryQueue::finish`] must follow.
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

    /// `to_unproven` is the number of messages under way to hosts that are not proven.
    fn may_start(&self, delivery: &Delivery, to_unproven: usize, now: Timestamp) -> bool {
        let Delivery {
            subscription,
            user,
            host,
            ..
        } = delivery;
        let failures = self.failing.peek(subscription);
        if self.sending.len() >= MAX_SENDING || failures.is_some_and(|failures| now < failures.paused_until) {
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
        let host_may = match self.proven_hosts.contains_key(host) {
            true => by_host < MAX_SENDING_PER_HOST,
            false => by_host < MAX_SENDING_PER_UNPROVEN_HOST && to_unproven < MAX_SENDING_TO_UNPROVEN_HOSTS,
        };
        by_user < MAX_SENDING_PER_USER && host_may
    }

    /// Takes note of what became of a message, which waits for the next try if it failed. True where its device is to be
    /// forgotten, because it has failed for too long.
    pub fn finish(&mut self, delivery: Delivery, outcome: &Outcome, now: Timestamp) -> bool {
        let id = delivery.subscription;
        self.sending.retain(|other| other.subscription != id);
        let requested = match outcome {
            Outcome::Unsent => return false,
            Outcome::Done | Outcome::Gone => {
                self.failing.remove(&id);
                self.proven_hosts.insert(delivery.host, ());
                return false;
            }
            Outcome::Later(requested) => *requested,
        };
        self.proven_hosts.remove(&delivery.host);
        let before = self.failing.remove(&id);
        let (count, since) = before.map_or((0, now), |failures| (failures.count, failures.since));
        if count + 1 >= MIN_FAILURES && since + FAILING_FOR <= now {
            self.waiting.retain(|other| other.subscription != id);
            return true;
        }
        let failures = Failures {
            count: count + 1,
            since,
            paused_until: now + pause_after(count, requested),
        };
        self.failing.insert(id, failures);
        let newer = self.waiting.iter().rfind(|other| other.subscription == id).cloned();
        self.add(newer.unwrap_or(delivery));
        false
    }

    /// When the next pause ends of a device for which a message waits.
    pub fn next_retry(&self, now: Timestamp) -> Option<Timestamp> {
        let paused = |delivery: &Delivery| Some(self.failing.peek(&delivery.subscription)?.paused_until);
        self.waiting
            .iter()
            .filter_map(paused)
            .filter(|until| *until > now)
            .min()
    }
}

fn pause_after(failures: u32, requested: Option<Duration>) -> Duration {
    let grown = |first: Duration| first.saturating_mul(2u32.saturating_pow(failures)).min(LONGEST_PAUSE);
    match requested {
        Some(requested) => requested.clamp(grown(FIRST_REQUESTED_PAUSE), LONGEST_PAUSE),
        None => with_jitter(grown(FIRST_PAUSE)),
    }
}
