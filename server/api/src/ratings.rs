//! Keeps ratings up to date: one task per server counts the games that writes have marked as due.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use podium_store::stats::ratings::{self, Counted};
use podium_store::{Conn, Result, people};
use tokio::sync::Notify;
use uuid::Uuid;

use crate::signals::Change;
use crate::state::AppState;

/// Games that another node marked and never counted are counted within this time.
const LOOK_AGAIN: Duration = Duration::from_secs(30);
/// The pause after a storage error.
const TRY_AGAIN: Duration = Duration::from_secs(1);

#[derive(Default)]
pub struct Ratings {
    due: Notify,
}

impl Ratings {
    /// Call it once a change of games is durable.
    pub fn due(&self) {
        self.due.notify_one();
    }

    /// Counts whenever something is due. Never returns.
    pub async fn run(&self, app: &AppState) {
        loop {
            match count(app).await {
                Ok(()) => _ = tokio::time::timeout(LOOK_AGAIN, self.due.notified()).await,
                Err(why) => {
                    why.log("games were not counted yet");
                    tokio::time::sleep(TRY_AGAIN).await;
                }
            }
        }
    }
}

/// Counts everything that is due, some games of each scope in turn: a group's evening does not wait for years of a
/// format.
pub async fn count(app: &AppState) -> Result<()> {
    let mut told: BTreeMap<Uuid, BTreeSet<Uuid>> = BTreeMap::new();
    loop {
        let scopes = app.db.read(async |c: &mut Conn| ratings::scopes_due(c).await).await?;
        if scopes.is_empty() {
            return Ok(());
        }
        for scope in scopes {
            let counted = app.db.write(async move |c: &mut Conn| ratings::count(c, scope).await);
            let counted = counted.await?;
            let users = told.entry(scope).or_default();
            users.extend(&counted.users);
            if !counted.unfinished {
                tell(app, scope, &counted, std::mem::take(users)).await?;
            }
        }
    }
}

/// Notifies those whose rating may have changed, and everyone in the playgroup.
async fn tell(app: &AppState, scope: Uuid, counted: &Counted, mut users: BTreeSet<Uuid>) -> Result<()> {
    if counted.playgroup {
        users.extend(
            app.db
                .read(async move |c: &mut Conn| people::members(c, scope).await)
                .await?,
        );
    }
    app.signals.changed(users, Change::Stats);
    Ok(())
}
