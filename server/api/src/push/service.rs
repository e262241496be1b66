//! Takes events from a bounded queue and delivers them. Only the node that made a change tells of it, so nobody is told
//! twice.

use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use hashlink::LruCache;
use podium_domain::{PushEvent, Timestamp};
use podium_store::push::{self, Told};
use podium_store::{Conn, Db, Result};
use podium_system::metrics::Scrape;
use podium_system::{Clock, Entropy, Outage, with_jitter};
use tokio::sync::{Mutex as AsyncMutex, Semaphore, mpsc};
use tokio::task::JoinSet;
use tokio::time::sleep;
use uuid::Uuid;

use super::message::{Message, lives, topic};
use super::sender::{Outcome, Sender};

/// How many events may wait to be looked at, and how many deliveries may be under way or wait for a retry.
const MOST_WAITING: usize = 1_000;
/// How many messages are sent at the same time.
const AT_ONCE: usize = 16;
const FIRST_RETRY: Duration = Duration::from_secs(15);
/// A delivery is given up when it would wait longer than this altogether.
const TRY_FOR: Duration = Duration::from_secs(60 * 60);
/// A request that is withdrawn and sent again is told of once in this time.
const QUIET: Duration = Duration::from_secs(10 * 60);
/// How many messages are remembered for that.
const REMEMBERED: usize = 10_000;

pub struct Push {
    db: Db,
    clock: Clock,
    entropy: Entropy,
    /// None where the operator has turned push off.
    sender: Option<Arc<Sender>>,
    events: mpsc::Sender<PushEvent>,
    full: Outage,
    queue: AsyncMutex<mpsc::Receiver<PushEvent>>,
    at_once: Semaphore,
    recent: Mutex<LruCache<(Uuid, String), Timestamp>>,
}

impl Push {
    pub fn new(db: Db, clock: Clock, entropy: Entropy, sender: Option<Arc<Sender>>) -> Push {
        let (events, queue) = mpsc::channel(MOST_WAITING);
        Push {
            db,
            clock,
            entropy,
            sender,
            events,
            full: Outage::of("the queue of push messages"),
            queue: AsyncMutex::new(queue),
            at_once: Semaphore::new(AT_ONCE),
            recent: Mutex::new(LruCache::new(REMEMBERED)),
        }
    }

    /// None where the operator has turned push off.
    pub fn sender(&self) -> Option<&Sender> {
        self.sender.as_deref()
    }

    /// Tells the devices that asked for such events. Call it once the change is durable; it does not wait.
    pub fn tell(&self, event: PushEvent) {
        if self.sender.is_none() {
            return;
        }
        match self.events.try_send(event) {
            Ok(()) => self.full.worked(),
            Err(why) => self.full.failed(&why),
        }
    }

    pub fn measure(&self, scrape: &Scrape) {
        let waiting = self.events.max_capacity() - self.events.capacity();
        scrape.gauge(
            "podium_push_queue_length",
            "Push events that wait to be looked at.",
            waiting as f64,
        );
    }

    /// Delivers events. Never returns.
    pub async fn run(self: Arc<Self>) {
        let mut queue = self.queue.lock().await;
        let mut deliveries = JoinSet::new();
        loop {
            tokio::select! {
                Some(event) = queue.recv(), if deliveries.len() < MOST_WAITING => {
                    match self.told(event, None).await {
                        Ok(all) => for told in all.iter().filter(|told| self.is_new(event, told)) {
                            deliveries.spawn(self.clone().deliver(event, told.to.id));
                        },
                        Err(why) => why.log("an event was not pushed"),
                    }
                }
                Some(ended) = deliveries.join_next() => if let Err(why) = ended {
                    tracing::error!(%why, "a push message broke off");
                },
            }
        }
    }

    async fn told(&self, event: PushEvent, only: Option<Uuid>) -> Result<Vec<Told>> {
        let told = self
            .db
            .read_one(async move |c: &mut Conn| push::told(c, event, only).await);
        told.await
    }

    fn is_new(&self, event: PushEvent, told: &Told) -> bool {
        let now = self.clock.now();
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let last = recent.insert((told.to.id, topic(event)), now);
        last.is_none_or(|last| last + QUIET <= now)
    }

    async fn deliver(self: Arc<Self>, event: PushEvent, to: Uuid) {
        let (mut waited, mut pause) = (Duration::ZERO, FIRST_RETRY);
        loop {
            let wait = match self.attempt(event, to, waited).await {
                Ok(Outcome::Done | Outcome::Gone) => return,
                Ok(Outcome::Later(wait)) => wait.unwrap_or_else(|| with_jitter(pause)),
                Err(why) => {
                    why.log("a push message was not sent yet");
                    with_jitter(pause)
                }
            };
            waited = waited.saturating_add(wait);
            if waited > TRY_FOR.min(lives(event.kind())) {
                return;
            }
            sleep(wait).await;
            pause *= 2;
        }
    }

    /// Reads each time anew what may be told: meanwhile the person may have signed out, blocked the other or answered.
    async fn attempt(&self, event: PushEvent, to: Uuid, waited: Duration) -> Result<Outcome> {
        let Ok(_turn) = self.at_once.acquire().await else {
            return Ok(Outcome::Done);
        };
        let (Some(told), Some(sender)) = (self.told(event, Some(to)).await?.pop(), self.sender()) else {
            return Ok(Outcome::Done);
        };
        let (kind, message) = (event.kind(), Message::new(event, &told));
        let lives = lives(kind).saturating_sub(waited);
        let now = self.clock.now();
        let outcome = sender.send(&told.to, kind, &message, lives, &self.entropy, now).await;
        if let Outcome::Gone = outcome {
            self.db
                .write_one(async move |c: &mut Conn| push::end(c, to).await)
                .await?;
        }
        Ok(outcome)
    }
}
