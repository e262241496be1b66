//! Takes events from a bounded queue and delivers them. Only the node that made a change tells of it, so nobody is told
//! twice.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use hashlink::LruCache;
use podium_domain::{PushEvent, Timestamp};
use podium_store::push::{self, Told};
use podium_store::{Conn, Db, Result};
use podium_system::metrics::Scrape;
use podium_system::{Clock, Entropy, Outage};
use tokio::sync::{Mutex as AsyncMutex, mpsc};
use tokio::task::JoinSet;
use uuid::Uuid;

use super::delivery_queue::{Delivery, DeliveryQueue};
use super::message::{Message, time_to_live, topic};
use super::sender::{SendOutcome, Sender};

/// How many events may wait to be turned into messages.
const MAX_WAITING_EVENTS: usize = 1_000;
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
    received: AsyncMutex<mpsc::Receiver<PushEvent>>,
    queue: Mutex<DeliveryQueue>,
    recent: Mutex<LruCache<(Uuid, String), Timestamp>>,
}

impl Push {
    pub fn new(db: Db, clock: Clock, entropy: Entropy, sender: Option<Arc<Sender>>) -> Push {
        let (events, received) = mpsc::channel(MAX_WAITING_EVENTS);
        Push {
            db,
            clock,
            entropy,
            sender,
            events,
            full: Outage::of("the queue of push messages"),
            received: AsyncMutex::new(received),
            queue: Mutex::default(),
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
        scrape.gauge(
            "podium_push_queue_length",
            "Push events and messages that wait on this node.",
            self.queue_length() as f64,
        );
        scrape.gauge(
            "podium_push_failing_devices",
            "Devices whose last push message failed on this node.",
            self.failing_device_count() as f64,
        );
    }

    /// Stops counting failing devices whose subscription was removed meanwhile, on whichever node.
    pub async fn forget_removed_devices(&self) -> Result<()> {
        let failing = self.queue().failing_devices();
        if failing.is_empty() {
            return Ok(());
        }
        let asked = failing.clone();
        let existing = self.db.read(async move |c: &mut Conn| push::existing(c, &asked).await);
        let existing: HashSet<Uuid> = existing.await?.into_iter().collect();
        for removed in failing.iter().filter(|device| !existing.contains(*device)) {
            self.queue().forget_device(*removed);
        }
        Ok(())
    }

    /// How many events and messages wait on this node.
    pub fn queue_length(&self) -> usize {
        let events = self.events.max_capacity() - self.events.capacity();
        events + self.queue().waiting_count()
    }

    /// How many devices failed to get their last message from this node.
    pub fn failing_device_count(&self) -> usize {
        self.queue().failing_device_count()
    }

    fn queue(&self) -> MutexGuard<'_, DeliveryQueue> {
        self.queue.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Delivers events. Never returns.
    pub async fn run(self: Arc<Self>) {
        let mut events = self.received.lock().await;
        // The messages that an earlier run had in flight ended with that run.
        *self.queue() = DeliveryQueue::default();
        let (mut sending, mut deliveries) = (JoinSet::new(), HashMap::new());
        loop {
            let now = self.clock.now();
            let start_next = || self.queue().start_next(now);
            while let Some(delivery) = start_next() {
                let task = sending.spawn(self.clone().attempt_delivery(delivery.clone()));
                deliveries.insert(task.id(), delivery);
            }
            let next_retry = self.queue().next_retry(now);
            tokio::select! {
                Some(event) = events.recv() => self.enqueue_event(event).await,
                Some(ended) = sending.join_next_with_id() => {
                    let (task, outcome) = ended.unwrap_or_else(|why| {
                        tracing::error!(%why, "sending a push message crashed");
                        (why.id(), SendOutcome::RetryLater(None))
                    });
                    if let Some(delivery) = deliveries.remove(&task) {
                        self.finish_delivery(delivery, &outcome).await;
                    }
                }
                () = self.clock.sleep_until(next_retry.unwrap_or(now)), if next_retry.is_some() => (),
            }
        }
    }

    async fn told(&self, event: PushEvent, only: Option<Uuid>) -> Result<Vec<Told>> {
        let told = self
            .db
            .read_one(async move |c: &mut Conn| push::told(c, event, only).await);
        told.await
    }

    async fn enqueue_event(&self, event: PushEvent) {
        let told = match self.told(event, None).await {
            Ok(told) => told,
            Err(why) => return why.log("an event was not pushed"),
        };
        let now = self.clock.now();
        for told in told.iter().filter(|told| self.is_new(event, told, now)) {
            self.queue().add_delivery(Delivery::new(event, told, now));
        }
    }

    fn is_new(&self, event: PushEvent, told: &Told, now: Timestamp) -> bool {
        let mut recent = self.recent.lock().unwrap_or_else(PoisonError::into_inner);
        let last = recent.insert((told.to.id, topic(event)), now);
        last.is_none_or(|last| last + QUIET <= now)
    }

    /// Reads before each try what may be sent: the user may have signed out, blocked the sender or answered since.
    async fn attempt_delivery(self: Arc<Self>, delivery: Delivery) -> SendOutcome {
        let Delivery {
            event,
            subscription,
            created_at,
            ..
        } = delivery;
        let told = match self.told(event, Some(subscription)).await {
            Ok(mut told) => told.pop(),
            Err(why) => {
                why.log("a push message was not sent yet");
                return SendOutcome::DatabaseError;
            }
        };
        let (Some(told), Some(sender)) = (told, self.sender()) else {
            return SendOutcome::NothingToSend;
        };
        let (kind, message) = (event.kind(), Message::new(event, &told));
        let now = self.clock.now();
        let time_to_live = time_to_live(kind).saturating_sub(now.distance(created_at));
        sender
            .send(&told.to, kind, &message, time_to_live, &self.entropy, now)
            .await
    }

    async fn finish_delivery(&self, delivery: Delivery, outcome: &SendOutcome) {
        let (id, host) = (delivery.subscription, delivery.host.clone());
        let keeps_failing = self.queue().finish_delivery(delivery, outcome, self.clock.now());
        if keeps_failing {
            tracing::info!(
                host,
                "a push subscription is removed, because its push service has failed for days"
            );
        }
        if keeps_failing || matches!(outcome, SendOutcome::Gone) {
            let ended = self.db.write_one(async move |c: &mut Conn| push::end(c, id).await);
            if let Err(why) = ended.await {
                why.log("a push subscription was not removed");
            }
        }
    }
}
