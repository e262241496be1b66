//! One open socket and the signals it has not been sent yet.

use std::collections::BTreeSet;
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::Notify;

use super::Change;
use crate::socket::SocketSession;

pub struct Subscriber {
    session: Arc<SocketSession>,
    untold: Mutex<Untold>,
    woken: Notify,
}

/// Pending signals as a set, so that they never pile up for a slow reader.
#[derive(Default)]
struct Untold {
    missed: bool,
    changes: BTreeSet<Change>,
}

#[derive(Debug, PartialEq, Eq)]
pub enum Update {
    Missed,
    Changed(Vec<Change>),
}

impl Subscriber {
    pub fn new(session: Arc<SocketSession>) -> Subscriber {
        Subscriber {
            session,
            untold: Mutex::default(),
            woken: Notify::new(),
        }
    }

    pub fn session(&self) -> &SocketSession {
        &self.session
    }

    /// Waits for the next update.
    pub async fn next(&self) -> Update {
        loop {
            {
                let mut untold = self.untold();
                let missed = mem::take(&mut untold.missed);
                let changes = mem::take(&mut untold.changes);
                if missed {
                    return Update::Missed;
                }
                if !changes.is_empty() {
                    return Update::Changed(changes.into_iter().collect());
                }
            }
            self.woken.notified().await;
        }
    }

    pub fn tell(&self, change: Change) {
        self.untold().changes.insert(change);
        self.woken.notify_one();
    }

    /// Signals may have been missed.
    pub fn missed(&self) {
        self.untold().missed = true;
        self.woken.notify_one();
    }

    fn untold(&self) -> MutexGuard<'_, Untold> {
        self.untold.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
