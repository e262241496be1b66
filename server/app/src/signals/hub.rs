//! Who listens on this node, and what each of them has yet to hear.

use std::collections::{BTreeSet, HashMap, HashSet};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use podium_domain::Clock;
use podium_store::identity::sessions;
use podium_store::{Conn, Db, News};
use serde::{Deserialize, Serialize};
use tokio::sync::{Notify, broadcast, watch};
use uuid::Uuid;

use super::Change;
use super::ear::{Ear, Pass};
use super::protocol::Goodbye;
use crate::error::ErrorKind;

/// How many sockets a user may hold on one node; the oldest gives way.
const MOST: usize = 10;
/// A sign-in ended anywhere closes its sockets within five seconds.
const RECHECK: Duration = Duration::from_secs(3);
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
    clock: Clock,
    ears: Mutex<HashMap<Uuid, Vec<Arc<Ear>>>>,
    /// Somebody's sign-ins may have ended.
    recheck: Notify,
    stop: watch::Sender<bool>,
}

impl Signals {
    pub fn new(db: Db, clock: Clock) -> Signals {
        Signals {
            db,
            clock,
            ears: Mutex::default(),
            recheck: Notify::new(),
            stop: watch::Sender::new(false),
        }
    }

    /// Tells every open page of these users, on every node. To be called once the change is durable; does not wait.
    pub fn changed(&self, users: impl IntoIterator<Item = Uuid>, change: Change) {
        let users: Vec<Uuid> = users.into_iter().collect::<BTreeSet<_>>().into_iter().collect();
        for users in users.chunks(CROWD) {
            let users = users.to_vec();
            let rumour = serde_json::to_string(&Rumour { users, change });
            self.db.tell(rumour.expect("ids and words are plain data"));
        }
    }

    /// Passes on what the nodes tell, and looks after the sign-ins behind the sockets. Never returns.
    pub async fn run(&self) {
        tokio::join!(self.pass_on(self.db.hear()), self.look_after());
    }

    async fn pass_on(&self, mut news: broadcast::Receiver<News>) {
        loop {
            match news.recv().await {
                Ok(News::Told(text)) => match serde_json::from_str(&text) {
                    Ok(rumour) => self.tell(rumour),
                    Err(why) => tracing::warn!(%why, "another node speaks of what this one does not know"),
                },
                Ok(News::Missed) | Err(broadcast::error::RecvError::Lagged(_)) => {
                    let everyone: Vec<_> = self.ears().values().flatten().cloned().collect();
                    everyone.iter().for_each(|ear| ear.missed());
                    self.recheck.notify_one();
                }
                Err(broadcast::error::RecvError::Closed) => return,
            }
        }
    }

    fn tell(&self, Rumour { users, change }: Rumour) {
        if change == Change::Sessions {
            return self.recheck.notify_one();
        }
        let ears = self.ears();
        for ear in users.iter().filter_map(|user| ears.get(user)).flatten() {
            ear.tell(change);
        }
    }

    async fn look_after(&self) {
        loop {
            let _ = tokio::time::timeout(RECHECK, self.recheck.notified()).await;
            if let Err(why) = self.end_signed_out().await {
                tracing::warn!(%why, "the sign-ins of open sockets could not be looked up");
            }
        }
    }

    async fn end_signed_out(&self) -> Result<(), podium_store::Error> {
        let open: Vec<_> = self
            .ears()
            .values()
            .flatten()
            .map(|ear| (ear.clone(), ear.pass()))
            .collect();
        if open.is_empty() {
            return Ok(());
        }
        let asked: Vec<Uuid> = open.iter().map(|(_, pass)| pass.session).collect();
        let live = self
            .db
            .read(async move |c: &mut Conn| sessions::live_among(c, &asked).await);
        let live: HashSet<Uuid> = live.await?.into_iter().collect();
        let now = self.clock.now();
        for (ear, pass) in open {
            let good = live.contains(&pass.session) && now < pass.expires_at;
            // Renewed meanwhile, it is looked at the next time.
            if !good && ear.pass() == pass {
                ear.end(Goodbye::Refused(ErrorKind::SessionExpired));
            }
        }
        Ok(())
    }

    /// A new socket of a user, until it is dropped from [`Signals::forget`].
    pub fn listen(&self, user: Uuid, pass: Pass) -> Arc<Ear> {
        let ear = Arc::new(Ear::new(user, pass));
        let mut ears = self.ears();
        let of_user = ears.entry(user).or_default();
        of_user.push(ear.clone());
        if of_user.len() > MOST {
            of_user.remove(0).end(Goodbye::TooMany);
        }
        ear
    }

    pub fn forget(&self, ear: &Arc<Ear>) {
        let mut ears = self.ears();
        if let Some(of_user) = ears.get_mut(&ear.user()) {
            of_user.retain(|other| !Arc::ptr_eq(other, ear));
            if of_user.is_empty() {
                ears.remove(&ear.user());
            }
        }
    }

    /// True once the server stops; every conversation holds one.
    pub fn stopping(&self) -> watch::Receiver<bool> {
        self.stop.subscribe()
    }

    /// Ends every conversation, and waits until all have said goodbye.
    pub async fn farewell(&self) {
        self.stop.send_replace(true);
        self.stop.closed().await;
    }

    fn ears(&self) -> MutexGuard<'_, HashMap<Uuid, Vec<Arc<Ear>>>> {
        self.ears.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
