//! Keeps ratings up to date: one task per server counts the games that writes have marked as due.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use podium_store::stats::ratings::{self, Memory, Step};
use podium_store::{Conn, Db, Error, Result, people};
use podium_system::{LastSuccess, with_jitter};
use tokio::sync::Notify;
use tokio::time::{Instant, sleep};
use uuid::Uuid;

use crate::signals::{Change, Signals};

/// Games that another node marked and never counted are counted within this time.
const LOOK_AGAIN: Duration = Duration::from_secs(30);
/// How many games are written in one transaction: a few milliseconds, so that others get in between.
const AT_ONCE: usize = 400;
/// The pause where another node counts the same scope.
const LEAVE_IT: Duration = Duration::from_millis(50);
/// The pause after a storage error.
const TRY_AGAIN: Duration = Duration::from_secs(1);

/// A scope that is being counted.
#[derive(Default)]
struct Count {
    memory: Memory,
    /// To be told when it has ended.
    users: BTreeSet<Uuid>,
}

pub struct Ratings {
    db: Db,
    signals: Arc<Signals>,
    due: Notify,
}

impl Ratings {
    pub fn new(db: Db, signals: Arc<Signals>) -> Ratings {
        Ratings {
            db,
            signals,
            due: Notify::new(),
        }
    }

    /// Call it once a change of games is durable.
    pub fn due(&self) {
        self.due.notify_one();
    }

    /// Counts whenever something is due. Never returns.
    pub async fn run(&self, success: LastSuccess) {
        loop {
            match self.count().await {
                Ok(()) => {
                    success.mark();
                    let _ = tokio::time::timeout(LOOK_AGAIN, self.due.notified()).await;
                }
                Err(why) => {
                    why.log("games were not counted yet");
                    sleep(TRY_AGAIN).await;
                }
            }
        }
    }

    /// Counts everything that is due, some games of each scope in turn: a group's evening does not wait for years of a
    /// format.
    pub async fn count(&self) -> Result<()> {
        let mut counts: BTreeMap<Uuid, Count> = BTreeMap::new();
        loop {
            let begun = Instant::now();
            let scopes = self.db.read_one(async |c: &mut Conn| ratings::scopes_due(c).await);
            let scopes = scopes.await?;
            if scopes.is_empty() {
                return Ok(());
            }
            for scope in scopes {
                let count = counts.entry(scope).or_default();
                let Some(step) = self.step(scope, count).await? else {
                    continue;
                };
                count.users.extend(&step.users);
                if step.next.is_none() {
                    self.tell(&step, std::mem::take(&mut count.users)).await?;
                }
            }
            // Counting takes half of the time at most: others write in between, and what they record is counted together.
            sleep(begun.elapsed()).await;
        }
    }

    /// Counts a part of a scope. It is found by reading, so that only what has changed holds up other writers.
    async fn step(&self, scope: Uuid, count: &mut Count) -> Result<Option<Arc<Step>>> {
        let memory = std::mem::take(&mut count.memory);
        let found = self
            .db
            .read(async move |c: &mut Conn| ratings::step(c, scope, AT_ONCE, memory).await);
        let (step, memory) = found.await?;
        let Some(step) = step.map(Arc::new) else {
            if let Memory::Seen(_) = memory {
                sleep(with_jitter(LEAVE_IT)).await;
            }
            count.memory = memory;
            return Ok(None);
        };
        let found = step.clone();
        let applied = self.db.write(async move |c: &mut Conn| ratings::apply(c, &found).await);
        match applied.await {
            Ok(()) => {
                count.memory = memory;
                Ok(Some(step))
            }
            Err(Error::Refused) => {
                sleep(with_jitter(LEAVE_IT)).await;
                Ok(None)
            }
            Err(why) => Err(why),
        }
    }

    /// Notifies those whose rating may have changed, and everyone in the playgroup.
    async fn tell(&self, step: &Step, mut users: BTreeSet<Uuid>) -> Result<()> {
        if step.playgroup {
            let scope = step.scope;
            let members = self
                .db
                .read_one(async move |c: &mut Conn| people::members(c, scope).await);
            users.extend(members.await?);
        }
        self.signals.changed(users, Change::Stats);
        Ok(())
    }
}
