//! Ratings kept up: one task per server counts what writes of games have marked as due.

use std::collections::{BTreeMap, BTreeSet};
use std::time::Duration;

use podium_store::stats::ratings::{self, Counted};
use podium_store::{Conn, Result, people};
use tokio::sync::Notify;
use uuid::Uuid;

use crate::signals::Change;
use crate::state::AppState;

/// What another node has marked, and then stopped, is counted within this time.
const LOOK_AGAIN: Duration = Duration::from_secs(30);
/// When storage failed.
const TRY_AGAIN: Duration = Duration::from_secs(1);

#[derive(Default)]
pub struct Ratings {
    due: Notify,
}

impl Ratings {
    /// To be called once games have changed and that is durable.
    pub fn due(&self) {
        self.due.notify_one();
    }

    /// Counts what is due, whenever something is. Never returns.
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

/// Counts everything that is due, some games of each scope in turn: a group's night does not wait for a format's years.
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

/// Those whose rating may be another, and everybody in the playgroup.
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
