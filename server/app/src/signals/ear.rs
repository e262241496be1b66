//! One open socket: what it has yet to be told, and by whose leave it is open.

use std::collections::BTreeSet;
use std::mem;
use std::sync::{Mutex, MutexGuard, PoisonError};

use podium_domain::Timestamp;
use tokio::sync::{Notify, watch};
use uuid::Uuid;

use super::Change;
use super::protocol::Goodbye;

pub struct Ear {
    user: Uuid,
    untold: Mutex<Untold>,
    woken: Notify,
    over: watch::Sender<Option<Goodbye>>,
}

/// What a socket has yet to be told: a set, so a slow reader never makes a queue grow.
struct Untold {
    pass: Pass,
    missed: bool,
    changes: BTreeSet<Change>,
}

/// The sign-in by which a socket is open.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Pass {
    pub session: Uuid,
    pub expires_at: Timestamp,
}

#[derive(Debug, PartialEq, Eq)]
pub enum Heard {
    Missed,
    Changed(Vec<Change>),
}

impl Ear {
    pub fn new(user: Uuid, pass: Pass) -> Ear {
        let untold = Untold {
            pass,
            missed: false,
            changes: BTreeSet::new(),
        };
        Ear {
            user,
            untold: Mutex::new(untold),
            woken: Notify::new(),
            over: watch::Sender::new(None),
        }
    }

    pub fn user(&self) -> Uuid {
        self.user
    }

    pub fn renew(&self, pass: Pass) {
        self.untold().pass = pass;
    }

    /// Waits for something to tell.
    pub async fn next(&self) -> Heard {
        loop {
            {
                let mut untold = self.untold();
                let missed = mem::take(&mut untold.missed);
                let changes = mem::take(&mut untold.changes);
                if missed {
                    return Heard::Missed;
                }
                if !changes.is_empty() {
                    return Heard::Changed(changes.into_iter().collect());
                }
            }
            self.woken.notified().await;
        }
    }

    /// Waits for the server to end this conversation.
    pub async fn over(&self) -> Goodbye {
        let mut over = self.over.subscribe();
        match over.wait_for(Option::is_some).await.map(|why| *why) {
            Ok(Some(why)) => why,
            _ => Goodbye::Restart,
        }
    }

    pub fn pass(&self) -> Pass {
        self.untold().pass
    }

    pub fn tell(&self, change: Change) {
        self.untold().changes.insert(change);
        self.woken.notify_one();
    }

    /// Nobody knows what there was to tell.
    pub fn missed(&self) {
        self.untold().missed = true;
        self.woken.notify_one();
    }

    pub fn end(&self, why: Goodbye) {
        self.over.send_replace(Some(why));
    }

    fn untold(&self) -> MutexGuard<'_, Untold> {
        self.untold.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;

    #[tokio::test]
    async fn what_a_slow_reader_has_yet_to_hear_does_not_grow() {
        let pass = Pass {
            session: Uuid::nil(),
            expires_at: Timestamp::from_seconds(0),
        };
        let ear = Ear::new(Uuid::nil(), pass);
        for _ in 0..10_000 {
            ear.tell(Change::Games);
            ear.tell(Change::Friends);
        }
        assert_eq!(ear.next().await, Heard::Changed(vec![Change::Friends, Change::Games]));
        ear.tell(Change::Games);
        ear.missed();
        assert_eq!(ear.next().await, Heard::Missed);
        let more = tokio::time::timeout(Duration::ZERO, ear.next()).await;
        assert!(
            more.is_err(),
            "who was told that something was missed asks for everything"
        );
    }
}
