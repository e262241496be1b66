//! PostgreSQL: a pool, transactions at the isolation a unit asks for, and retries of those that collide.

use std::str::FromStr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::time::{Duration, Instant};

use deadpool_postgres::{Hook, HookError, Manager, ManagerConfig, Pool, RecyclingMethod, Runtime};
use podium_system::metrics::{Scrape, durations};
use podium_system::{Tasks, with_jitter};
use prometheus::Histogram;
use tokio::sync::{Mutex, watch};
use tokio::time::sleep;
use tokio_postgres::config::SslMode;
use tokio_postgres::{Config, NoTls};

use super::Conn;
use super::pg_conn::{PgConn, Transaction};
use super::tls::tls;
use super::watch::watch_over;
use super::work::Work;
use crate::{Error, Result};

/// Serializable transactions may collide, and any two may deadlock. Counted in time, not in tries: a crowd at one
/// playgroup takes as long as the machine is busy.
const PATIENCE: Duration = Duration::from_secs(20);
/// The wait before the next try.
const PAUSE: Duration = Duration::from_millis(2);
/// How long a call waits for a connection before it is told to come back later.
const QUEUED: Duration = Duration::from_secs(10);

/// What a unit sees of others that run at the same time.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Isolation {
    /// Reads one snapshot.
    Snapshot,
    /// Each statement sees what was committed before it; what must not change meanwhile is locked.
    ReadCommitted,
    Serializable,
    /// One statement, which needs no transaction.
    Statement,
}

impl Isolation {
    fn transaction(self) -> Option<Transaction> {
        let (begin, commit) = match self {
            Isolation::Snapshot => ("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY", "COMMIT"),
            // Its locks are for others to wait for, so they end before the disk has it; a second, tiny transaction is
            // answered once the log up to there is on disk, and at a synchronous standby. It has to write something:
            // PostgreSQL waits for no transaction that only has an id.
            Isolation::ReadCommitted => (
                "BEGIN ISOLATION LEVEL READ COMMITTED; SET LOCAL synchronous_commit = off",
                "COMMIT; SELECT pg_logical_emit_message(true, 'podium', '')",
            ),
            // A scan of a whole small table, which is otherwise preferred, collides with every write to it.
            Isolation::Serializable => (
                "BEGIN ISOLATION LEVEL SERIALIZABLE; SET LOCAL enable_seqscan = off",
                "COMMIT",
            ),
            Isolation::Statement => return None,
        };
        Some(Transaction { begin, commit })
    }
}

#[derive(Clone)]
pub struct Postgres {
    pool: Pool,
    /// Whether the server has fallen silent. One that refuses to talk says so by itself.
    silent: watch::Receiver<bool>,
    /// Whether it has answered anything lately.
    answered: Arc<AtomicBool>,
    collisions: Arc<AtomicU64>,
    /// How long units wait for a connection.
    waits: Histogram,
    /// Held by the unit that tries again: of a crowd, one could otherwise lose to the others until its patience ends.
    turn: Arc<Mutex<()>>,
}

/// What an address says. `sslmode=require` is taken at its word and the certificate is checked; anything less stays
/// plain, because a connection that only prefers TLS is no safer and breaks on self-signed defaults.
pub fn config(url: &str) -> Result<Config> {
    let mut config = Config::from_str(url).map_err(|e| Error::Failed(format!("the database address: {e}")))?;
    if config.get_connect_timeout().is_none() {
        config.connect_timeout(Duration::from_secs(5));
    }
    if config.get_ssl_mode() != SslMode::Require {
        config.ssl_mode(SslMode::Disable);
    }
    Ok(config)
}

/// What is read again and again lies in memory, where any page is as near as the next; PostgreSQL takes it for four times as far.
const SESSION: &str = "SET statement_timeout = '30s'; SET idle_in_transaction_session_timeout = '60s';
    SET random_page_cost = 1.1";

fn pool(config: Config, connections: usize) -> Result<Pool> {
    let recycling = ManagerConfig {
        recycling_method: RecyclingMethod::Fast,
    };
    let manager = if config.get_ssl_mode() == SslMode::Require {
        Manager::from_config(config, tls()?, recycling)
    } else {
        Manager::from_config(config, NoTls, recycling)
    };
    Pool::builder(manager)
        .max_size(connections)
        .runtime(Runtime::Tokio1)
        .wait_timeout(Some(QUEUED))
        .create_timeout(Some(QUEUED))
        .post_create(Hook::async_fn(|client, _| {
            Box::pin(async move { client.batch_execute(SESSION).await.map_err(HookError::Backend) })
        }))
        .build()
        .map_err(Error::away)
}

/// A connection of no pool, which is closed after its use.
pub async fn alone(config: Config) -> Result<Conn> {
    let client = pool(config, 1)?.get().await?;
    Ok(Conn::Postgres(PgConn::free(client)))
}

impl Postgres {
    /// `direct` is the address of the server itself, where a pooler is in between.
    pub fn connect(config: Config, direct: Config, connections: usize, tasks: &Tasks) -> Result<Postgres> {
        let answered = Arc::new(AtomicBool::new(false));
        Ok(Postgres {
            pool: pool(config, connections)?,
            silent: watch_over(direct, answered.clone(), tasks),
            answered,
            collisions: Arc::default(),
            waits: durations(
                "podium_database_pool_wait_duration_seconds",
                "How long transactions wait for a connection to PostgreSQL.",
            ),
            turn: Arc::default(),
        })
    }

    /// How many tries have ended in a serialization failure or a deadlock.
    pub fn collisions(&self) -> u64 {
        self.collisions.load(Ordering::Relaxed)
    }

    pub fn measure(&self, scrape: &Scrape) {
        let pool = self.pool.status();
        scrape.add(&self.waits);
        scrape.gauges(
            "podium_database_pool_connections",
            "Open connections to PostgreSQL.",
            ["state"],
            [
                (["idle"], pool.available as f64),
                (["in_use"], pool.size.saturating_sub(pool.available) as f64),
            ],
        );
        scrape.gauge(
            "podium_database_pool_max_connections",
            "Connections to PostgreSQL that may be open.",
            pool.max_size as f64,
        );
        scrape.gauge(
            "podium_database_pool_waiting",
            "Transactions that wait for a connection to PostgreSQL.",
            pool.waiting as f64,
        );
    }

    pub async fn read(&self, isolation: Isolation, work: Box<dyn Work>) -> Result<()> {
        self.unless_silent(self.try_read(isolation, work)).await
    }

    pub async fn write(&self, isolation: Isolation, work: Box<dyn Work>) -> Result<()> {
        self.unless_silent(self.try_write(isolation, work)).await
    }

    /// Stops waiting when the server answers nothing at all; a slow statement may take its time.
    async fn unless_silent(&self, unit: impl Future<Output = Result<()>>) -> Result<()> {
        let mut silent = self.silent.clone();
        tokio::select! {
            biased;
            Ok(_) = silent.wait_for(|silent| *silent) => Err(Error::away("PostgreSQL does not answer")),
            outcome = unit => outcome,
        }
    }

    async fn try_read(&self, isolation: Isolation, mut work: Box<dyn Work>) -> Result<()> {
        let mut transaction = self.borrow(isolation).await?;
        let outcome = work.run(transaction.conn()).await;
        transaction.leave("COMMIT");
        outcome
    }

    async fn try_write(&self, isolation: Isolation, mut work: Box<dyn Work>) -> Result<()> {
        let mut turn = None;
        let mut overtaken = false;
        loop {
            match self.attempt(isolation, &mut *work).await {
                Err(Error::Collision(why)) => {
                    self.collisions.fetch_add(1, Ordering::Relaxed);
                    match &turn {
                        None => turn = Some((self.turn.lock().await, Instant::now())),
                        Some((_, since)) if since.elapsed() > PATIENCE => return Err(Error::Collision(why)),
                        Some(_) => sleep(with_jitter(PAUSE)).await,
                    }
                }
                // Looked up and yet taken or gone: another unit came in between, which a serializable one would have been
                // told as a collision. The second time it is found.
                Err(Error::Unique(_) | Error::Reference(_)) if isolation == Isolation::ReadCommitted && !overtaken => {
                    overtaken = true;
                }
                outcome => return outcome,
            }
        }
    }

    async fn attempt(&self, isolation: Isolation, work: &mut dyn Work) -> Result<()> {
        let mut transaction = self.borrow(isolation).await?;
        let mut outcome = work.run(transaction.conn()).await;
        if outcome.is_ok() {
            outcome = transaction.commit().await;
        }
        if outcome.is_err() {
            transaction.leave("ROLLBACK");
        }
        outcome
    }

    async fn borrow(&self, isolation: Isolation) -> Result<Borrowed> {
        let begun = Instant::now();
        let client = self.pool.get().await;
        self.waits.observe(begun.elapsed().as_secs_f64());
        let client = client?;
        let conn = PgConn::new(client, isolation.transaction(), self.answered.clone());
        Ok(Borrowed {
            conn: Some(Conn::Postgres(conn)),
        })
    }
}

/// A connection of the pool that is not as others expect it, most often inside a transaction. Dropped before its end
/// (cancelled request, panic), it is closed instead of going back to the pool.
struct Borrowed {
    conn: Option<Conn>,
}

impl Borrowed {
    fn conn(&mut self) -> &mut Conn {
        self.conn.as_mut().expect("held until the end")
    }

    async fn commit(&mut self) -> Result<()> {
        if let Some(Conn::Postgres(conn)) = &mut self.conn {
            conn.commit().await?;
        }
        self.conn = None;
        Ok(())
    }

    /// Ends what has nothing to keep, without waiting.
    fn leave(mut self, how: &str) {
        if matches!(&self.conn, Some(Conn::Postgres(conn)) if conn.send_end(how)) {
            self.conn = None;
        }
    }
}

impl Drop for Borrowed {
    fn drop(&mut self) {
        if let Some(Conn::Postgres(conn)) = self.conn.take() {
            conn.close();
        }
    }
}
