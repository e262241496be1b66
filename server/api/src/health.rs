//! Whether the server can do its work, for `/healthz`.

use std::time::{Duration, Instant};

use podium_store::Db;
use podium_system::{Outage, Tasks};
use tokio::sync::Mutex;
use tokio::time::timeout;

/// Anyone may ask and each probe writes, so a result is reused this long.
const FRESH: Duration = Duration::from_secs(1);
/// Slower storage counts as down.
const PATIENCE: Duration = Duration::from_secs(4);

pub struct Health {
    db: Db,
    tasks: Tasks,
    found: Mutex<Option<(Instant, bool)>>,
    outage: Outage,
}

impl Health {
    pub fn new(db: Db, tasks: Tasks) -> Health {
        Health {
            db,
            tasks,
            found: Mutex::default(),
            outage: Outage::of("the server's health"),
        }
    }

    /// Whether storage can be read and written, and no background task keeps failing.
    pub async fn is_good(&self) -> bool {
        let mut found = self.found.lock().await;
        if let Some((at, good)) = *found
            && at.elapsed() < FRESH
        {
            return good;
        }
        let probed = self.probe().await;
        match &probed {
            Ok(()) => self.outage.worked(),
            Err(why) => self.outage.failed(why),
        }
        *found = Some((Instant::now(), probed.is_ok()));
        probed.is_ok()
    }

    async fn probe(&self) -> Result<(), String> {
        let storage = async {
            self.db.can_read().await?;
            self.db.can_write().await
        };
        match timeout(PATIENCE, storage).await {
            Ok(done) => done.map_err(|why| why.to_string())?,
            Err(_) => return Err("storage does not answer".into()),
        }
        let failing = [self.tasks.failing(), self.db.failing()].concat();
        if failing.is_empty() {
            Ok(())
        } else {
            Err(format!("tasks keep failing: {}", failing.join(", ")))
        }
    }
}
