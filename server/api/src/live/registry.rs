//! The actors that run on this node, by table.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::mpsc;
use uuid::Uuid;

use super::audience::Audience;
use super::request::Request;

/// The way to a table's actor.
#[derive(Clone)]
pub struct ActorHandle {
    pub queue: mpsc::Sender<Request>,
    pub audience: Arc<Audience>,
}

#[derive(Default)]
pub struct Registry(Mutex<HashMap<Uuid, ActorHandle>>);

impl Registry {
    pub fn get(&self, table: Uuid) -> Option<ActorHandle> {
        self.actors().get(&table).cloned()
    }

    /// The handle of a table's actor; where none runs, of the one that `start` starts.
    pub fn get_or_start(&self, table: Uuid, start: impl FnOnce() -> ActorHandle) -> ActorHandle {
        let mut actors = self.actors();
        if let Some(handle) = actors.get(&table).filter(|handle| !handle.queue.is_closed()) {
            return handle.clone();
        }
        let handle = start();
        actors.insert(table, handle.clone());
        handle
    }

    /// Removes the actor of a table without followers or waiting requests; says whether it did.
    pub fn stop_if_idle(&self, table: Uuid, requests: &mpsc::Receiver<Request>) -> bool {
        let mut actors = self.actors();
        let alone = |handle: &ActorHandle| handle.audience.is_empty() && requests.is_empty();
        let goes = actors.get(&table).is_none_or(alone);
        if goes {
            actors.remove(&table);
        }
        goes
    }

    /// How many sockets and overlays follow tables here.
    pub fn followers(&self) -> usize {
        self.actors().values().map(|handle| handle.audience.len()).sum()
    }

    pub fn tables(&self) -> Vec<Uuid> {
        self.actors().keys().copied().collect()
    }

    fn actors(&self) -> MutexGuard<'_, HashMap<Uuid, ActorHandle>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
