//! Watches: overlays are notified when their owner's live tables may have changed.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};

use tokio::sync::Notify;
use uuid::Uuid;

pub struct Watches {
    by_user: Mutex<HashMap<Uuid, Vec<Weak<Notify>>>>,
    limit: u32,
}

impl Watches {
    /// At most `limit` may watch one user on this node.
    pub fn new(limit: u32) -> Watches {
        Watches {
            by_user: Mutex::default(),
            limit,
        }
    }

    /// Notified until it is dropped; `None` if the user has too many watches.
    pub fn watch(&self, user: Uuid) -> Option<Arc<Notify>> {
        let mut watches = self.all();
        // Removes watches that were dropped.
        watches.retain(|_, of_user| {
            of_user.retain(|watch| watch.strong_count() > 0);
            !of_user.is_empty()
        });
        let of_user = watches.entry(user).or_default();
        if of_user.len() >= self.limit as usize {
            return None;
        }
        let watch = Arc::new(Notify::new());
        of_user.push(Arc::downgrade(&watch));
        Some(watch)
    }

    pub fn tell(&self, users: &[Uuid]) {
        let watches = self.all();
        notify(users.iter().filter_map(|user| watches.get(user)));
    }

    pub fn tell_all(&self) {
        notify(self.all().values());
    }

    fn all(&self) -> MutexGuard<'_, HashMap<Uuid, Vec<Weak<Notify>>>> {
        self.by_user.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn notify<'a>(watches: impl Iterator<Item = &'a Vec<Weak<Notify>>>) {
    for watch in watches.flatten().filter_map(Weak::upgrade) {
        watch.notify_one();
    }
}
