//! The sockets that follow one table on this node, with their roles. Shared by the hub, the actor and the followers.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use podium_domain::table::Role;
use tokio::sync::Notify;
use uuid::Uuid;

use crate::http::error::ErrorKind;
use crate::socket::{CloseReason, Ending, SocketSession};

/// How many sockets a user may have at one table on one node; the oldest is closed.
const MOST: usize = 10;
/// How many sockets without an account may follow one table on one node; more are refused.
const MOST_GUESTS: usize = 100;

/// Somebody at a table: a user, or a device without an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    User(Uuid),
    /// Of the seat it holds; one without a seat has an id of its own, which nobody knows.
    Guest(Uuid),
}

/// Who follows a table.
#[derive(Clone)]
pub enum Watcher {
    /// A user's socket.
    User(Arc<SocketSession>),
    /// The socket of a device without an account.
    Guest(Uuid, Arc<Ending>),
    /// An overlay, which shows only what is public.
    Overlay,
}

impl Watcher {
    pub fn who(&self) -> Option<Who> {
        match self {
            Watcher::User(session) => Some(Who::User(session.user())),
            Watcher::Guest(id, _) => Some(Who::Guest(*id)),
            Watcher::Overlay => None,
        }
    }

    /// Waits until the server closes its socket.
    pub async fn over(&self) -> CloseReason {
        match self.ending() {
            Some(ending) => ending.over().await,
            None => std::future::pending().await,
        }
    }

    fn ending(&self) -> Option<&Ending> {
        match self {
            Watcher::User(session) => Some(&session.ending),
            Watcher::Guest(_, ending) => Some(ending),
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
    /// It is not a user's, and is told only what anyone may see.
    pub public: bool,
    audience: Arc<Audience>,
}

/// How many devices each user and each guest has at the table, and how many devices only watch.
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
        if let Some(who) = watcher.who() {
            let others = listeners.all.values().rev().map(|(other, _)| other);
            let held = others
                .filter(|other| other.who() == Some(who))
                .filter_map(Watcher::ending);
            held.skip(MOST - 1).for_each(|older| older.end(CloseReason::TooMany));
        }
        let public = !matches!(watcher, Watcher::User(_));
        listeners.all.insert(number, (watcher, role));
        self.changed.notify_one();
        AudienceGuard {
            number,
            public,
            audience: self.clone(),
        }
    }

    pub fn len(&self) -> usize {
        self.listeners().all.len()
    }

    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether no more devices without an account are let in.
    pub fn is_full_of_guests(&self) -> bool {
        let listeners = self.listeners();
        let guests = listeners
            .all
            .values()
            .filter(|(watcher, _)| matches!(watcher, Watcher::Guest(..)));
        guests.count() >= MOST_GUESTS
    }

    pub fn counts(&self) -> Counts {
        let mut counts = Counts::default();
        for (watcher, role) in self.listeners().all.values() {
            match watcher.who() {
                Some(Who::User(id)) => *counts.people.entry(id).or_default() += 1,
                Some(Who::Guest(id)) if *role == Role::Player => *counts.people.entry(id).or_default() += 1,
                _ => (),
            }
            counts.viewers += u32::from(*role == Role::Viewer);
        }
        counts
    }

    /// Updates everyone's role and closes the sockets of those who lost access. Says whether any role changed.
    pub fn assign(&self, role_of: impl Fn(Who) -> Option<Role>) -> bool {
        let mut changed = false;
        for (watcher, role) in self.listeners().all.values_mut() {
            let (Some(who), Some(ending)) = (watcher.who(), watcher.ending()) else {
                continue;
            };
            match role_of(who) {
                None => ending.end(CloseReason::Refused(ErrorKind::Forbidden)),
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
