//! Whether the server can do its work, for `/readyz`.

use std::time::{Duration, Instant};

use podium_store::Db;
use podium_system::{Outage, TaskStatus, Tasks};
use tokio::sync::Mutex;
use tokio::time::timeout;

/// Anyone may ask and each probe writes, so a result is reused this long.
const FRESH: Duration = Duration::from_secs(1);
/// Slower storage counts as down.
const PATIENCE: Duration = Duration::from_secs(4);

pub struct Health {
    db: Db,
    tasks: Tasks,
    found: Mutex<Option<(Instant, Readiness)>>,
    outage: Outage,
}

/// What was found well. What could not be found out is not well.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Readiness {
    /// The database can be read and written.
    pub database: bool,
    /// The files of SQLite's database are still those that this server opened.
    pub files: bool,
    /// The schema has every step that this program knows.
    pub schema: bool,
    /// No background task keeps failing.
    pub tasks: bool,
}

impl Readiness {
    pub fn is_good(self) -> bool {
        self.database && self.files && self.schema && self.tasks
    }
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

    pub async fn check(&self) -> Readiness {
        let mut found = self.found.lock().await;
        if let Some((at, readiness)) = *found
            && at.elapsed() < FRESH
        {
            return readiness;
        }
        let (readiness, wrong) = self.probe().await;
        if wrong.is_empty() {
            self.outage.worked();
        } else {
            self.outage.failed(&wrong.join("; "));
        }
        *found = Some((Instant::now(), readiness));
        readiness
    }

    /// How every background task is doing.
    pub fn tasks(&self) -> Vec<TaskStatus> {
        [self.tasks.status(), self.db.tasks()].concat()
    }

    /// What was found, and in words what is wrong.
    async fn probe(&self) -> (Readiness, Vec<String>) {
        let (mut readiness, mut wrong) = (Readiness::default(), Vec::new());
        match timeout(PATIENCE, self.probe_storage()).await {
            Ok(Ok(schema)) => {
                readiness.database = true;
                readiness.schema = schema;
                if !schema {
                    wrong.push("the schema lacks steps that this program knows".to_owned());
                }
            }
            Ok(Err(why)) => wrong.push(why.to_string()),
            Err(_) => wrong.push("storage does not answer".to_owned()),
        }
        readiness.files = !self.db.has_lost_files();
        let tasks = self.tasks();
        let failing: Vec<_> = tasks.iter().filter(|task| task.failing).map(|task| task.name).collect();
        readiness.tasks = failing.is_empty();
        if !failing.is_empty() {
            wrong.push(format!("tasks keep failing: {}", failing.join(", ")));
        }
        (readiness, wrong)
    }

    /// Whether the schema is complete, once storage could be read and written.
    async fn probe_storage(&self) -> podium_store::Result<bool> {
        let schema = self.db.has_schema().await?;
        self.db.can_write().await?;
        Ok(schema)
    }
}
