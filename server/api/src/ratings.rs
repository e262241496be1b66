//! Keeps ratings up to date: one task per server counts the games that writes have marked as due.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;
use std::time::Duration;

use podium_store::stats::ratings::{self, Counted};
use podium_store::{Conn, Db, Result, people};
use tokio::sync::Notify;
use uuid::Uuid;

use crate::signals::{Change, Signals};

/// Games that another node marked and never counted are counted within this time.
const LOOK_AGAIN: Duration = Duration::from_secs(30);
/// The pause after a storage error.
const TRY_AGAIN: Duration = Duration::from_secs(1);

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
    pub async fn run(&self) {
        loop {
            match self.count().await {
                Ok(()) => _ = tokio::time::timeout(LOOK_AGAIN, self.due.notified()).await,
                Err(why) => {
                    why.log("games were not counted yet");
                    tokio::time::sleep(TRY_AGAIN).await;
                }
            }
        }
    }

    /// Counts everything that is due, some games of each scope in turn: a group's evening does not wait for years of a
    /// format.
    pub async fn count(&self) -> Result<()> {
        let mut told: BTreeMap<Uuid, BTreeSet<Uuid>> = BTreeMap::new();
        loop {
            let scopes = self.db.read(async |c: &mut Conn| ratings::scopes_due(c).await).await?;
            if scopes.is_empty() {
                return Ok(());
            }
            for scope in scopes {
                let counted = self.db.write(async move |c: &mut Conn| ratings::count(c, scope).await);
                let counted = counted.await?;
                let users = told.entry(scope).or_default();
                users.extend(&counted.users);
                if !counted.unfinished {
                    self.tell(scope, &counted, std::mem::take(users)).await?;
                }
            }
        }
    }

    /// Notifies those whose rating may have changed, and everyone in the playgroup.
    async fn tell(&self, scope: Uuid, counted: &Counted, mut users: BTreeSet<Uuid>) -> Result<()> {
        if counted.playgroup {
            let members = self.db.read(async move |c: &mut Conn| people::members(c, scope).await);
            users.extend(members.await?);
        }
        self.signals.changed(users, Change::Stats);
        Ok(())
    }
}
