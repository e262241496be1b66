//! The sockets that follow one table on this node, with their roles. Shared by the hub, the actor and the followers.

use std::collections::{BTreeMap, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use podium_domain::Quota;
use podium_domain::table::Role;
use podium_settings::Settings;
use tokio::sync::Notify;
use uuid::Uuid;

use crate::http::error::ErrorKind;
use crate::socket::{CloseReason, Ending, SocketSession};

/// Somebody at a table: a user, or a device without an account.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Who {
    User(Uuid),
    /// Of the seat it holds; one without a seat has an id of its own, which nobody knows.
    Guest(Uuid),
}

/// The socket of a device without an account.
pub struct GuestSocket {
    pub id: Uuid,
    /// It proved with a token that it took a seat, which may be another's by now.
    pub took_seat: bool,
    /// The table's code that it named when it came.
    pub code: String,
    /// The home network that it came from.
    pub network: IpAddr,
    pub ending: Ending,
}

/// What a socket's device is at the table now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Standing {
    pub role: Role,
    /// It has neither an account nor a seat, and counts against the viewers' quota.
    pub only_watches: bool,
}

/// Who follows a table.
#[derive(Clone)]
pub enum Watcher {
    /// A user's socket.
    User(Arc<SocketSession>),
    Guest(Arc<GuestSocket>),
    /// An overlay, which shows only what is public.
    Overlay,
}

impl Watcher {
    pub fn who(&self) -> Option<Who> {
        match self {
            Watcher::User(session) => Some(Who::User(session.user())),
            Watcher::Guest(guest) => Some(Who::Guest(guest.id)),
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

    /// The network of a device that only watches.
    fn viewer_network(&self, standing: Standing) -> Option<IpAddr> {
        match self {
            Watcher::Guest(guest) if standing.only_watches => Some(guest.network),
            _ => None,
        }
    }

    fn ending(&self) -> Option<&Ending> {
        match self {
            Watcher::User(session) => Some(&session.ending),
            Watcher::Guest(guest) => Some(&guest.ending),
            Watcher::Overlay => None,
        }
    }
}

pub struct Audience {
    settings: Arc<Settings>,
    listeners: Mutex<Listeners>,
    /// Notified when a socket joins or leaves.
    pub changed: Notify,
}

#[derive(Default)]
struct Listeners {
    next: u64,
    all: BTreeMap<u64, Listener>,
}

struct Listener {
    watcher: Watcher,
    standing: Standing,
}

/// The devices that only watch, counted so that one network cannot take every place.
struct Viewers<'s> {
    settings: &'s Settings,
    all: u32,
    by_network: HashMap<IpAddr, u32>,
}

impl Viewers<'_> {
    /// Counts one more device of a network, unless there is no place for it.
    fn admit(&mut self, network: IpAddr) -> bool {
        let has_room = |quota, count: u32| count < self.settings.quotas.limit(quota);
        let of_network = self.by_network.get(&network).copied().unwrap_or(0);
        let admitted = has_room(Quota::TableViewers, self.all) && has_room(Quota::TableViewersPerAddress, of_network);
        if admitted {
            self.all += 1;
            self.by_network.insert(network, of_network + 1);
        }
        admitted
    }
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
    pub fn new(settings: Arc<Settings>) -> Audience {
        Audience {
            settings,
            listeners: Mutex::default(),
            changed: Notify::new(),
        }
    }

    /// Adds a socket; `None` where it only watches and there is no place left for that.
    pub fn join(self: &Arc<Audience>, watcher: Watcher, standing: Standing) -> Option<AudienceGuard> {
        let mut listeners = self.listeners();
        if let Some(network) = watcher.viewer_network(standing) {
            let mut viewers = self.no_viewers();
            for Listener { watcher, standing } in listeners.all.values() {
                if let Some(network) = watcher.viewer_network(*standing) {
                    viewers.admit(network);
                }
            }
            if !viewers.admit(network) {
                return None;
            }
        }
        let number = listeners.next;
        listeners.next += 1;
        if let Some(who) = watcher.who() {
            let others = listeners.all.values().rev().map(|other| &other.watcher);
            let held = others
                .filter(|other| other.who() == Some(who))
                .filter_map(Watcher::ending);
            let kept = self.settings.quotas.limit(Quota::TableSockets) as usize - 1;
            held.skip(kept).for_each(|older| older.end(CloseReason::TooMany));
        }
        let public = !matches!(watcher, Watcher::User(_));
        listeners.all.insert(number, Listener { watcher, standing });
        self.changed.notify_one();
        Some(AudienceGuard {
            number,
            public,
            audience: self.clone(),
        })
    }

    fn no_viewers(&self) -> Viewers<'_> {
        Viewers {
            settings: &self.settings,
            all: 0,
            by_network: HashMap::new(),
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
        for Listener { watcher, standing } in self.listeners().all.values() {
            match watcher.who() {
                Some(Who::User(id)) => *counts.people.entry(id).or_default() += 1,
                Some(Who::Guest(id)) if standing.role == Role::Player => *counts.people.entry(id).or_default() += 1,
                _ => (),
            }
            counts.viewers += u32::from(standing.role == Role::Viewer);
        }
        counts
    }

    /// Updates what everyone is, and closes the sockets of those who lost access and of viewers beyond their quota. Says
    /// whether any role changed.
    pub fn assign(&self, standing_of: impl Fn(&Watcher) -> Result<Standing, CloseReason>) -> bool {
        let mut changed = false;
        let mut viewers = self.no_viewers();
        for Listener { watcher, standing } in self.listeners().all.values_mut() {
            let Some(ending) = watcher.ending() else {
                continue;
            };
            match standing_of(watcher) {
                Err(why) => {
                    ending.end(why);
                    continue;
                }
                Ok(now) => {
                    changed |= standing.role != now.role;
                    *standing = now;
                }
            }
            if watcher
                .viewer_network(*standing)
                .is_some_and(|network| !viewers.admit(network))
            {
                ending.end(CloseReason::Refused(ErrorKind::TooManyRequests));
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
        let listener = listeners.all.get(&self.number);
        listener.map_or(Role::Viewer, |listener| listener.standing.role)
    }
}

impl Drop for AudienceGuard {
    fn drop(&mut self) {
        self.audience.listeners().all.remove(&self.number);
        self.audience.changed.notify_one();
    }
}
