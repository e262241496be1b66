//! The open connections, and which of them are closed to make room for new ones.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU8, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

use podium_domain::home_network;
use tokio_util::sync::CancellationToken;

/// Descriptors that are left to the database, files and calls to other services.
const FOR_THE_REST: u64 = 128;
/// However many descriptors there are: each connection takes memory, too.
const MOST: u64 = 65_536;
/// Connections beyond the limit, on which only health checks are answered.
const FOR_HEALTH: usize = 32;
/// When there are too many, this part of the limit gives way at once, so that looking for them is rare.
const PORTION: usize = 64;

/// How many connections there may be.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Room {
    pub overall: usize,
    /// From one address, which may be many people behind a router: proxies of ours are not counted.
    pub per_address: usize,
}

impl Room {
    /// For a listener that hardly anyone talks to.
    pub const LITTLE: Room = Room {
        overall: 16,
        per_address: 16,
    };

    pub fn for_descriptors(limit: u64) -> Room {
        let overall = limit.saturating_sub(FOR_THE_REST + FOR_HEALTH as u64).clamp(64, MOST) as usize;
        Room {
            overall,
            per_address: (overall / 4).max(16),
        }
    }
}

/// What a connection is about.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
#[repr(u8)]
pub enum Step {
    /// Before a request, or inside its headers.
    Idle,
    /// Inside a request's body.
    Receiving,
    /// The whole request is here, and not yet the end of its answer.
    Answering,
    /// The end of the answer is here, and has not yet left for the client.
    Flushing,
    /// A WebSocket.
    Upgraded,
}

pub struct Connection {
    network: IpAddr,
    /// Counted against the limit of its address.
    counted: bool,
    pub only_health: bool,
    step: AtomicU8,
    /// When bytes last went either way, in milliseconds since the first connection.
    last: AtomicU64,
    /// Whether the client has said anything since the last step.
    spoke: AtomicBool,
    epoch: Instant,
    pub given_up: CancellationToken,
}

impl Connection {
    pub fn is_at(&self, step: Step) {
        self.spoke.store(false, Ordering::Relaxed);
        self.step.store(step as u8, Ordering::Relaxed);
    }

    /// Nothing more of the request's body is wanted.
    pub fn received(&self) {
        self.goes_on(Step::Receiving, Step::Answering);
    }

    /// Nothing more of the answer's body will come.
    pub fn answered(&self) {
        self.goes_on(Step::Answering, Step::Flushing);
    }

    /// Everything that was to go out so far has left.
    pub fn flushed(&self) {
        self.goes_on(Step::Flushing, Step::Idle);
    }

    fn goes_on(&self, from: Step, to: Step) {
        let _ = (self.step).compare_exchange(from as u8, to as u8, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// Bytes came in.
    pub fn heard(&self) {
        self.spoke.store(true, Ordering::Relaxed);
        self.moved();
    }

    /// Bytes went either way.
    pub fn moved(&self) {
        self.last
            .store(self.epoch.elapsed().as_millis() as u64, Ordering::Relaxed);
    }

    /// A client that has not finished its request, or is idle, can be asked to reconnect; a running call or an active
    /// socket is left alone.
    fn gives_way(&self) -> bool {
        let step = self.step.load(Ordering::Relaxed);
        let silent = !self.spoke.load(Ordering::Relaxed);
        step == Step::Idle as u8 || step == Step::Receiving as u8 || (step == Step::Upgraded as u8 && silent)
    }
}

#[derive(Clone)]
pub struct Connections(Arc<Inner>);

struct Inner {
    room: Room,
    epoch: Instant,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    next: u64,
    all: HashMap<u64, Arc<Connection>>,
    by_address: HashMap<IpAddr, usize>,
}

/// Counts a connection until it is dropped.
pub struct Held {
    connections: Connections,
    number: u64,
    connection: Arc<Connection>,
}

impl Connections {
    pub fn new(room: Room) -> Connections {
        Connections(Arc::new(Inner {
            room,
            epoch: Instant::now(),
            open: Mutex::default(),
        }))
    }

    /// Counts a new connection. Where there are too many, those that have been silent longest give way; where none
    /// can, it is kept for a health check, if there is room for one more of these.
    pub fn admit(&self, peer: IpAddr, proxy: bool) -> Option<Held> {
        let (room, network) = (self.0.room, home_network(peer.to_canonical()));
        let mut open = self.open();
        let crowded = |open: &Open| !proxy && open.by_address.get(&network).is_some_and(|n| *n >= room.per_address);
        if crowded(&open) {
            open.give_way(room.per_address / PORTION, |other| {
                other.counted && other.network == network
            });
        }
        if open.all.len() >= room.overall {
            open.give_way(room.overall / PORTION, |_| true);
        }
        let only_health = crowded(&open) || open.all.len() >= room.overall;
        if open.all.len() >= room.overall + FOR_HEALTH {
            return None;
        }
        let connection = Arc::new(Connection {
            network,
            counted: !proxy,
            only_health,
            step: AtomicU8::new(Step::Idle as u8),
            last: AtomicU64::new(0),
            spoke: AtomicBool::new(false),
            epoch: self.0.epoch,
            given_up: CancellationToken::new(),
        });
        connection.moved();
        let number = open.add(connection.clone());
        Some(Held {
            connections: self.clone(),
            number,
            connection,
        })
    }

    pub fn count(&self) -> usize {
        self.open().all.len()
    }

    /// Closes some that can give way.
    pub fn make_room(&self) {
        let portion = self.0.room.overall / PORTION;
        self.open().give_way(portion, |_| true);
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.0.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn add(&mut self, connection: Arc<Connection>) -> u64 {
        let number = self.next;
        self.next += 1;
        if connection.counted {
            *self.by_address.entry(connection.network).or_default() += 1;
        }
        self.all.insert(number, connection);
        number
    }

    fn remove(&mut self, number: u64) -> Option<Arc<Connection>> {
        let connection = self.all.remove(&number)?;
        if connection.counted
            && let Some(count) = self.by_address.get_mut(&connection.network)
        {
            *count -= 1;
            if *count == 0 {
                self.by_address.remove(&connection.network);
            }
        }
        Some(connection)
    }

    /// Closes up to so many of those, at least one, that have been silent longest.
    fn give_way(&mut self, most: usize, among: impl Fn(&Connection) -> bool) {
        let mut silent: Vec<(u64, u64)> = self
            .all
            .iter()
            .filter(|(_, connection)| connection.gives_way() && among(connection))
            .map(|(number, connection)| (connection.last.load(Ordering::Relaxed), *number))
            .collect();
        silent.sort_unstable();
        for (_, number) in silent.into_iter().take(most.max(1)) {
            if let Some(connection) = self.remove(number) {
                connection.given_up.cancel();
            }
        }
    }
}

impl Held {
    pub fn connection(&self) -> &Arc<Connection> {
        &self.connection
    }
}

impl Drop for Held {
    fn drop(&mut self) {
        self.connections.open().remove(self.number);
    }
}
