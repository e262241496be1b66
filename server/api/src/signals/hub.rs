//! Who listens on this node, and what each of them has yet to hear.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use podium_store::{Db, News, Topic};
use serde::{Deserialize, Serialize};
use tokio::sync::broadcast;
use uuid::Uuid;

use super::Change;
use super::ear::Ear;
use super::watch::Watches;
use crate::socket::{Goodbye, Leave, Sockets};

/// How many sockets a user may hold on one node; the oldest gives way.
const MOST: usize = 10;
/// How many users one message between nodes names: it must stay below 8,000 bytes.
const CROWD: usize = 150;

/// What one node tells all.
#[derive(Serialize, Deserialize)]
struct Rumour {
    users: Vec<Uuid>,
    change: Change,
}

pub struct Signals {
    db: Db,
    sockets: Arc<Sockets>,
    ears: Mutex<HashMap<Uuid, Vec<Arc<Ear>>>>,
    pub watches: Watches,
}

impl Signals {
    pub fn new(db: Db, sockets: Arc<Sockets>) -> Signals {
        Signals {
            db,
            sockets,
            ears: Mutex::default(),
            watches: Watches::default(),
        }
    }

    /// Tells every open page of these users, on every node. To be called once the change is durable; does not wait.
    pub fn changed(&self, users: impl IntoIterator<Item = Uuid>, change: Change) {
        let users: Vec<Uuid> = users.into_iter().collect::<BTreeSet<_>>().into_iter().collect();
        for users in users.chunks(CROWD) {
            let users = users.to_vec();
            let rumour = serde_json::to_string(&Rumour { users, change });
            self.db
                .tell(Topic::Signals, rumour.expect("ids and words are plain data"));
        }
    }

    /// Passes on what the nodes tell. Never returns.
    pub async fn run(&self) {
        let mut news = self.db.hear(Topic::Signals);
        // Begun again, it has heard nothing for a while.
        self.missed();
        loop {
            match news.recv().await {
                Ok(News::Told(text)) => match serde_json::from_str(&text) {
                    Ok(rumour) => self.tell(rumour),
                    Err(why) => tracing::warn!(%why, "another node speaks of what this one does not know"),
                },
                Ok(News::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => self.missed(),
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    /// Nobody knows what was told meanwhile.
    fn missed(&self) {
        let everyone: Vec<_> = self.ears().values().flatten().cloned().collect();
        everyone.iter().for_each(|ear| ear.missed());
        self.watches.tell_all();
        self.sockets.recheck();
    }

    fn tell(&self, Rumour { users, change }: Rumour) {
        if change == Change::Sessions {
            self.sockets.recheck();
        }
        if change == Change::Live {
            self.watches.tell(&users);
        }
        let ears = self.ears();
        for ear in users.iter().filter_map(|user| ears.get(user)).flatten() {
            ear.tell(change);
        }
    }

    /// A new socket of a user, until it is dropped from [`Signals::forget`].
    pub fn listen(&self, leave: Arc<Leave>) -> Arc<Ear> {
        let user = leave.user();
        let ear = Arc::new(Ear::new(leave));
        let mut ears = self.ears();
        let of_user = ears.entry(user).or_default();
        of_user.push(ear.clone());
        if of_user.len() > MOST {
            of_user.remove(0).leave().end(Goodbye::TooMany);
        }
        ear
    }

    pub fn forget(&self, ear: &Arc<Ear>) {
        let mut ears = self.ears();
        if let Some(of_user) = ears.get_mut(&ear.leave().user()) {
            of_user.retain(|other| !Arc::ptr_eq(other, ear));
            if of_user.is_empty() {
                ears.remove(&ear.leave().user());
            }
        }
    }

    fn ears(&self) -> MutexGuard<'_, HashMap<Uuid, Vec<Arc<Ear>>>> {
        self.ears.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
