//! The sockets that follow one table on this node, with their roles. Shared by the hub, the actor and the followers.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use podium_domain::table::Role;
use tokio::sync::Notify;
use uuid::Uuid;

use crate::http::error::ErrorKind;
use crate::socket::{CloseReason, SocketSession};

/// How many sockets a user may have at one table on one node; the oldest is closed.
const MOST: usize = 10;

/// Who follows a table.
#[derive(Clone)]
pub enum Watcher {
    /// A user's socket.
    User(Arc<SocketSession>),
    /// An overlay, which shows only what is public.
    Overlay,
}

impl Watcher {
    pub fn user(&self) -> Option<Uuid> {
        match self {
            Watcher::User(session) => Some(session.user()),
            Watcher::Overlay => None,
        }
    }
}

#[derive(Default)]
pub struct Audience {
    listeners: Mutex<Listeners>,
    /// Notified when a socket joins or leaves.
    pub changed: Notify,
}

#[derive(Default)]
struct Listeners {
    next: u64,
    all: BTreeMap<u64, (Watcher, Role)>,
}

/// Keeps a socket in the audience until it is dropped.
pub struct AudienceGuard {
    number: u64,
    pub overlay: bool,
    audience: Arc<Audience>,
}

/// How many devices each user has at the table, and how many devices only watch.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Counts {
    pub people: BTreeMap<Uuid, u32>,
    pub viewers: u32,
}

impl Audience {
    pub fn join(self: &Arc<Audience>, watcher: Watcher, role: Role) -> AudienceGuard {
        let mut listeners = self.listeners();
        let number = listeners.next;
        listeners.next += 1;
        if let Watcher::User(session) = &watcher {
            let held = listeners.all.values().rev().filter_map(|(other, _)| match other {
                Watcher::User(other) if other.user() == session.user() => Some(other),
                _ => None,
            });
            held.skip(MOST - 1).for_each(|older| older.end(CloseReason::TooMany));
        }
        let overlay = matches!(watcher, Watcher::Overlay);
        listeners.all.insert(number, (watcher, role));
        self.changed.notify_one();
        AudienceGuard {
            number,
            overlay,
            audience: self.clone(),
        }
    }

    pub fn len(&self) -> usize {
        self.listeners().all.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for (watcher, role) in self.listeners().all.values() {
            if let Some(user) = watcher.user() {
                *counts.people.entry(user).or_default() += 1;
            }
            counts.viewers += u32::from(*role == Role::Viewer);
        }
        counts
    }

    /// Updates everyone's role and closes the sockets of those who lost access. Says whether any role changed.
    pub fn assign(&self, role_of: impl Fn(Uuid) -> Option<Role>) -> bool {
        let mut changed = false;
        for (watcher, role) in self.listeners().all.values_mut() {
            let Watcher::User(session) = watcher else { continue };
            match role_of(session.user()) {
                None => session.end(CloseReason::Refused(ErrorKind::Forbidden)),
                Some(now) => {
                    changed |= *role != now;
                    *role = now;
                }
            }
        }
        changed
    }

    fn listeners(&self) -> MutexGuard<'_, Listeners> {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl AudienceGuard {
    pub fn role(&self) -> Role {
        let listeners = self.audience.listeners();
        listeners.all.get(&self.number).map_or(Role::Viewer, |(_, role)| *role)
    }
}

impl Drop for AudienceGuard {
    fn drop(&mut self) {
        self.audience.listeners().all.remove(&self.number);
        self.audience.changed.notify_one();
    }
}
