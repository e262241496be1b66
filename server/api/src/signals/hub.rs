//! The subscribers of this node, and the signals between nodes. Called by the handlers after a write.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use podium_domain::Quota;
use podium_settings::Settings;
use podium_store::{Db, PgEvent, Topic};
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;
use tokio_util::task::TaskTracker;
use uuid::Uuid;

use super::Change;
use super::subscriber::Subscriber;
use super::watch::Watches;
use crate::socket::{CloseReason, SocketSession, Sockets};

/// How many users one message between nodes names: it must stay below 8,000 bytes.
const CROWD: usize = 150;

/// A signal as it is sent between nodes.
#[derive(Serialize, Deserialize)]
struct Notification {
    users: Vec<Uuid>,
    change: Change,
}

pub struct Signals {
    pub(super) db: Db,
    settings: Arc<Settings>,
    sockets: Arc<Sockets>,
    subscribers: Mutex<HashMap<Uuid, Vec<Arc<Subscriber>>>>,
    pub watches: Watches,
    /// Members being read, to be told of a change.
    pub(super) reading: TaskTracker,
}

impl Signals {
    pub fn new(db: Db, settings: Arc<Settings>, sockets: Arc<Sockets>) -> Signals {
        Signals {
            db,
            watches: Watches::new(settings.quotas.limit(Quota::Overlays)),
            settings,
            sockets,
            subscribers: Mutex::default(),
            reading: TaskTracker::new(),
        }
    }

    /// Returns once all signals have been handed to storage, in a process that is about to end.
    pub async fn settle(&self) {
        self.reading.close();
        self.reading.wait().await;
    }

    /// Signals a change to every open page of these users, on every node. Call it once the change is durable; it does
    /// not wait.
    pub fn changed(&self, users: impl IntoIterator<Item = Uuid>, change: Change) {
        let users: Vec<Uuid> = users.into_iter().collect::<BTreeSet<_>>().into_iter().collect();
        for users in users.chunks(CROWD) {
            let users = users.to_vec();
            let notification = serde_json::to_string(&Notification { users, change });
            self.db
                .notify(Topic::Signals, notification.expect("ids and words are plain data"));
        }
    }

    /// Delivers the signals of all nodes. Never returns.
    pub async fn run(&self) {
        let mut events = self.db.listen(Topic::Signals);
        // After a restart of this task, signals may have been missed.
        self.missed();
        loop {
            match events.recv().await {
                Ok(PgEvent::Message(text)) => match serde_json::from_str(&text) {
                    Ok(notification) => self.tell(notification),
                    Err(why) => tracing::warn!(%why, "another node speaks of what this one does not know"),
                },
                Ok(PgEvent::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => self.missed(),
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Signals may have been missed, so every page asks for everything again.
    fn missed(&self) {
        let everyone: Vec<_> = self.subscribers().values().flatten().cloned().collect();
        everyone.iter().for_each(|subscriber| subscriber.missed());
        self.watches.tell_all();
        self.sockets.recheck();
    }

    fn tell(&self, Notification { users, change }: Notification) {
        if change == Change::Sessions {
            self.sockets.recheck();
        }
        if change == Change::Live {
            self.watches.tell(&users);
        }
        let subscribers = self.subscribers();
        for subscriber in users.iter().filter_map(|user| subscribers.get(user)).flatten() {
            subscriber.tell(change);
        }
    }

    /// Registers a socket until [`Signals::unsubscribe`].
    pub fn subscribe(&self, session: Arc<SocketSession>) -> Arc<Subscriber> {
        let user = session.user();
        let subscriber = Arc::new(Subscriber::new(session));
        let mut subscribers = self.subscribers();
        let of_user = subscribers.entry(user).or_default();
        of_user.push(subscriber.clone());
        if of_user.len() > self.settings.quotas.limit(Quota::PageSockets) as usize {
            of_user.remove(0).session().ending.end(CloseReason::TooMany);
        }
        subscriber
    }

    pub fn unsubscribe(&self, subscriber: &Arc<Subscriber>) {
        let mut subscribers = self.subscribers();
        if let Some(of_user) = subscribers.get_mut(&subscriber.session().user()) {
            of_user.retain(|other| !Arc::ptr_eq(other, subscriber));
            if of_user.is_empty() {
                subscribers.remove(&subscriber.session().user());
            }
        }
    }

    fn subscribers(&self) -> MutexGuard<'_, HashMap<Uuid, Vec<Arc<Subscriber>>>> {
        self.subscribers.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
