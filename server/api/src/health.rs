//! Whether the server can do its work, for `/healthz`.

use std::time::{Duration, Instant};

use podium_system::Outage;
use tokio::sync::Mutex;
use tokio::time::timeout;

use crate::state::AppState;

/// Anyone may ask and each probe writes, so a result is reused this long.
const FRESH: Duration = Duration::from_secs(1);
/// Slower storage counts as down.
const PATIENCE: Duration = Duration::from_secs(4);

pub struct Health {
    found: Mutex<Option<(Instant, bool)>>,
    outage: Outage,
}

impl Default for Health {
    fn default() -> Health {
        Health {
            found: Mutex::default(),
            outage: Outage::of("the server's health"),
        }
    }
}

impl Health {
    /// Whether storage can be read and written, and no background task keeps failing.
    pub async fn is_good(&self, app: &AppState) -> bool {
        let mut found = self.found.lock().await;
        if let Some((at, good)) = *found
            && at.elapsed() < FRESH
        {
            return good;
        }
        let probed = probe(app).await;
        match &probed {
            Ok(()) => self.outage.worked(),
            Err(why) => self.outage.failed(why),
        }
        *found = Some((Instant::now(), probed.is_ok()));
        probed.is_ok()
    }
}

async fn probe(app: &AppState) -> Result<(), String> {
    let storage = async {
        app.db.can_read().await?;
        app.db.can_write().await
    };
    match timeout(PATIENCE, storage).await {
        Ok(done) => done.map_err(|why| why.to_string())?,
        Err(_) => return Err("storage does not answer".into()),
    }
    let failing = [app.tasks.failing(), app.db.failing()].concat();
    if failing.is_empty() {
        Ok(())
    } else {
        Err(format!("tasks keep failing: {}", failing.join(", ")))
    }
}
