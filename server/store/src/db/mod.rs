//! SQL written once, two drivers: rusqlite when embedded, tokio-postgres when clustered.

mod batch;
mod conn;
mod database_file;
mod messages;
mod metrics;
pub(crate) mod migrate;
mod notify;
mod open_files;
mod pg_conn;
mod postgres;
mod rescue;
mod shape;
pub mod sql;
mod sqlite;
mod statement;
mod tls;
mod value;
mod wal;
mod watch;
mod work;

use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

pub use batch::Batch;
pub use conn::Conn;
pub use database_file::DatabaseFile;
use metrics::DbMetrics;
pub use migrate::{MIGRATIONS, Migration};
use notify::Notifier;
pub use notify::{PgEvent, Topic};
use podium_system::metrics::Scrape;
use podium_system::{Outage, TaskStatus, Tasks};
use postgres::{Isolation, Postgres};
pub use shape::MANY;
use sqlite::Sqlite;
pub(crate) use statement::Held;
pub use statement::Lock;
use tokio::sync::broadcast;
pub use value::{Column, Columns, Fields, FromRow, Param, Row, Value};

use crate::{Error, Result};

/// Where the data lies.
#[derive(Debug, Clone)]
pub enum Address {
    Sqlite(DatabaseFile),
    Postgres {
        url: String,
        /// The server itself, where `url` is a pooler that gives each transaction another connection: for what needs a
        /// connection of its own (migrations, LISTEN).
        direct: Option<String>,
        connections: usize,
    },
}

#[derive(Clone)]
pub struct Db {
    driver: Driver,
    notifier: Notifier,
    outages: Arc<Outages>,
    metrics: Arc<DbMetrics>,
    /// What goes on as long as the database is open.
    tasks: Tasks,
}

/// Apart, because a full disk can still be read.
struct Outages {
    reading: Outage,
    writing: Outage,
}

#[derive(Clone)]
enum Driver {
    Sqlite(Sqlite),
    Postgres(Postgres),
}

/// An async closure over a connection whose future is Send.
pub trait Unit<'c, T>: FnOnce(&'c mut Conn) -> Self::Future + Send {
    type Future: Future<Output = Result<T>> + Send;
}

impl<'c, T, F, R> Unit<'c, T> for F
where
    F: FnOnce(&'c mut Conn) -> R + Send,
    R: Future<Output = Result<T>> + Send,
{
    type Future = R;
}

impl Db {
    /// Opens the database and brings its schema up to date.
    pub async fn open(address: &Address) -> Result<Db> {
        Db::open_with(address, Notifier::local()).await
    }

    /// The same for a command beside a running server, which hears what is told once [`Db::flush`] returns.
    pub async fn open_beside(address: &Address) -> Result<Db> {
        Db::open_with(address, Notifier::stored()).await
    }

    /// `on_sqlite` is how texts leave this process there; on PostgreSQL all nodes hear them.
    async fn open_with(address: &Address, on_sqlite: Notifier) -> Result<Db> {
        upgrade(address, MIGRATIONS).await?;
        let tasks = Tasks::default();
        let (driver, notifier) = match address {
            Address::Sqlite(file) => (Driver::Sqlite(Sqlite::start(file)?), on_sqlite),
            Address::Postgres {
                url,
                direct,
                connections,
            } => {
                let direct = postgres::config(direct.as_ref().unwrap_or(url))?;
                let postgres = Postgres::connect(postgres::config(url)?, direct.clone(), *connections, &tasks)?;
                (Driver::Postgres(postgres), Notifier::postgres(direct, &tasks).await?)
            }
        };
        let outages = Arc::new(Outages {
            reading: Outage::of("reading from storage"),
            writing: Outage::of("writing to storage"),
        });
        Ok(Db {
            driver,
            notifier,
            outages,
            metrics: Arc::new(DbMetrics::new()),
            tasks,
        })
    }

    /// Runs a unit of reading on one snapshot.
    pub async fn read<T: Send + 'static, F: for<'c> Unit<'c, T> + 'static>(&self, unit: F) -> Result<T> {
        self.read_at(Isolation::Snapshot, unit).await
    }

    /// [`Db::read`] of a single statement, which needs no transaction and so fewer messages.
    pub async fn read_one<T: Send + 'static, F: for<'c> Unit<'c, T> + 'static>(&self, unit: F) -> Result<T> {
        self.read_at(Isolation::Statement, unit).await
    }

    /// Runs a unit of writing in one serializable transaction; it is durable when this returns. The unit may run
    /// more than once (hence `Clone`), so it does nothing but talk to the database.
    pub async fn write<T: Send + 'static, F: for<'c> Unit<'c, T> + Clone + 'static>(&self, unit: F) -> Result<T> {
        self.write_at(Isolation::Serializable, unit).await
    }

    /// [`Db::write`] at READ COMMITTED, for a unit that locks every row whose state it relies on (`Conn::lock`): units of
    /// unrelated users never collide. What no row stands for, such as "nobody else owns this", needs `write`.
    pub async fn write_locked<T: Send + 'static, F: for<'c> Unit<'c, T> + Clone + 'static>(
        &self,
        unit: F,
    ) -> Result<T> {
        self.write_at(Isolation::ReadCommitted, unit).await
    }

    /// [`Db::write`] of a single statement, which is atomic by itself.
    pub async fn write_one<T: Send + 'static, F: for<'c> Unit<'c, T> + Clone + 'static>(&self, unit: F) -> Result<T> {
        self.write_at(Isolation::Statement, unit).await
    }

    async fn read_at<T: Send + 'static, F: for<'c> Unit<'c, T> + 'static>(
        &self,
        isolation: Isolation,
        unit: F,
    ) -> Result<T> {
        let (work, outcome) = work::once(unit);
        let begun = Instant::now();
        let done = match &self.driver {
            Driver::Sqlite(sqlite) => sqlite.read(isolation, work).await,
            Driver::Postgres(postgres) => postgres.read(isolation, work).await,
        };
        self.metrics.reading.count(begun, &done);
        note(&self.outages.reading, &done);
        done?;
        outcome.take()
    }

    async fn write_at<T: Send + 'static, F: for<'c> Unit<'c, T> + Clone + 'static>(
        &self,
        isolation: Isolation,
        unit: F,
    ) -> Result<T> {
        let (work, outcome) = work::repeatable(unit);
        let begun = Instant::now();
        let done = match &self.driver {
            // One thread writes, so that every unit is alone.
            Driver::Sqlite(sqlite) => sqlite.write(work).await,
            Driver::Postgres(postgres) => postgres.write(isolation, work).await,
        };
        self.metrics.writing.count(begun, &done);
        note(&self.outages.writing, &done);
        done?;
        outcome.take()
    }

    /// How many tries of units have failed because of others, by a serialization failure or a deadlock, and were made
    /// again.
    pub fn collisions(&self) -> u64 {
        match &self.driver {
            Driver::Sqlite(_) => 0,
            Driver::Postgres(postgres) => postgres.collisions(),
        }
    }

    /// The size of SQLite's write-ahead log.
    pub fn wal_bytes(&self) -> Option<u64> {
        match &self.driver {
            Driver::Sqlite(sqlite) => Some(sqlite.wal_bytes()),
            Driver::Postgres(_) => None,
        }
    }

    /// Whether one of SQLite's files was removed or replaced while this process had it open; false if their metadata
    /// cannot be read, and always on PostgreSQL.
    pub fn has_lost_files(&self) -> bool {
        match &self.driver {
            Driver::Sqlite(sqlite) => sqlite.has_lost_files(),
            Driver::Postgres(_) => false,
        }
    }

    /// From now on, a lost file makes this process save a copy of the database. Only the server calls this; commands and
    /// temporary databases do not.
    pub fn enable_rescue(&self) {
        if let Driver::Sqlite(sqlite) = &self.driver {
            sqlite.enable_rescue();
        }
    }

    /// Call this before the process ends: the writes in a deleted write-ahead log vanish with it.
    pub async fn wait_for_rescue(&self) {
        if let Driver::Sqlite(sqlite) = &self.driver {
            sqlite.wait_for_rescue().await;
        }
    }

    /// Tells every node that has this database open, this one included; at most 7,999 bytes. It may get lost, so it is
    /// for what can also be found out by asking.
    pub fn notify(&self, topic: Topic, text: String) {
        self.notifier.notify(topic, text);
    }

    /// What is told from now on.
    pub fn listen(&self, topic: Topic) -> broadcast::Receiver<PgEvent> {
        self.notifier.listen(topic)
    }

    /// Returns once everything told before has left this process: for one that is about to end.
    pub async fn flush(&self) -> Result<()> {
        let texts = self.notifier.flush().await;
        if texts.is_empty() {
            return Ok(());
        }
        self.write(async move |c: &mut Conn| messages::store(c, &texts).await)
            .await
    }

    /// Passes on what commands tell this server on SQLite. Never returns.
    pub async fn hear_commands(&self) {
        if self.is_shared() {
            return std::future::pending().await;
        }
        loop {
            tokio::time::sleep(messages::LOOK).await;
            match self.take_messages().await {
                Ok(texts) => (texts.into_iter()).for_each(|(topic, text)| self.notifier.deliver(topic, text)),
                Err(why) => why.log("what a command told was not heard"),
            }
        }
    }

    async fn take_messages(&self) -> Result<Vec<(Topic, String)>> {
        if !self.read_one(async |c: &mut Conn| messages::are_there(c).await).await? {
            return Ok(Vec::new());
        }
        self.write(async |c: &mut Conn| messages::take(c).await).await
    }

    /// Whether what is told leaves this process: to other nodes, or from a command to its server.
    pub fn reaches_others(&self) -> bool {
        self.notifier.reaches_others()
    }

    /// Whether other nodes may have it open too.
    pub fn is_shared(&self) -> bool {
        matches!(self.driver, Driver::Postgres(_))
    }

    /// Whether the schema has every step that this program knows; a newer node may have added more.
    pub async fn has_schema(&self) -> Result<bool> {
        let done = self.read_one(async |c: &mut Conn| migrate::done(c).await);
        Ok(done.await? >= MIGRATIONS.len())
    }

    /// Whether something can be written. A row is changed and changed back: SQLite writes nothing of an update to what is
    /// there already.
    pub async fn can_write(&self) -> Result<()> {
        self.write(async |c: &mut Conn| {
            for step in [1_i64, -1] {
                let sql = "UPDATE schema_migration SET applied_at = applied_at + $1 WHERE number = 1";
                c.exec(sql, &[&step]).await?;
            }
            Ok(())
        })
        .await
    }

    /// How the tasks are doing that the database needs.
    pub fn tasks(&self) -> Vec<TaskStatus> {
        self.tasks.status()
    }

    pub fn measure(&self, scrape: &Scrape) {
        self.metrics.measure(scrape);
        match &self.driver {
            Driver::Sqlite(sqlite) => sqlite.measure(scrape),
            Driver::Postgres(postgres) => postgres.measure(scrape),
        }
        scrape.counter(
            "podium_database_retries_total",
            "Transactions tried again because others came in between.",
            self.collisions() as f64,
        );
    }

    /// The name an operator would recognise.
    pub fn kind(&self) -> &'static str {
        match &self.driver {
            Driver::Sqlite(_) => "SQLite",
            Driver::Postgres(_) => "PostgreSQL",
        }
    }
}

/// Brings the schema to the last of these steps. Killed half-way, the next start goes on where this one stopped.
pub async fn upgrade(address: &Address, steps: &[Migration]) -> Result<()> {
    migrate::run(&mut address.connect().await?, steps).await
}

/// The one place that logs that storage is away, so that an outage is a line and not one per call.
fn note(outage: &Outage, done: &Result<()>) {
    match done {
        Err(Error::Unavailable(why) | Error::Collision(why)) => outage.failed(why),
        Ok(()) => outage.worked(),
        // The unit's own failure: storage itself did answer, but maybe without a commit.
        Err(_) => (),
    }
}

impl Address {
    /// A connection of its own, for what takes long, such as a backup. The schema stays as it is.
    pub(crate) async fn connect(&self) -> Result<Conn> {
        match self {
            Address::Sqlite(file) => Ok(Conn::Sqlite(file.open_connection()?)),
            Address::Postgres { url, direct, .. } => {
                let mut conn = postgres::alone(postgres::config(direct.as_ref().unwrap_or(url))?).await?;
                conn.batch("SET statement_timeout = 0; SET idle_in_transaction_session_timeout = 0")
                    .await?;
                Ok(conn)
            }
        }
    }

    /// A PostgreSQL address, or else the SQLite file in the data folder.
    pub fn new(url: Option<&str>, data: &Path, connections: usize) -> Address {
        match url {
            Some(url) if !url.is_empty() => Address::Postgres {
                url: url.to_owned(),
                direct: None,
                connections,
            },
            _ => Address::Sqlite(DatabaseFile::in_folder(data)),
        }
    }

    /// Fails if a file written to `path` would replace one of the database's files.
    pub fn refuse_overwrite(&self, path: &Path) -> io::Result<()> {
        match self {
            Address::Sqlite(file) => file.refuse_overwrite(path),
            Address::Postgres { .. } => Ok(()),
        }
    }

    /// With the address of the server behind a pooler.
    pub fn with_direct(mut self, url: Option<&str>) -> Address {
        if let Address::Postgres { direct, .. } = &mut self {
            *direct = url.filter(|url| !url.is_empty()).map(str::to_owned);
        }
        self
    }
}
