//! SQLite: readers on their own threads, and one writer with group commit.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::thread;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, TrySendError, bounded};
use podium_system::metrics::{Scrape, durations, numbers};
use prometheus::Histogram;
use rusqlite::config::DbConfig;
use tokio::sync::oneshot;

use super::Conn;
use super::database_file::DatabaseFile;
use super::open_files::{OpenFiles, RescueGuard};
use super::postgres::Isolation;
use super::rescue::rescue_database;
use super::wal::Wal;
use super::work::Work;
use crate::{Error, Result};

/// A longer queue refuses units: callers are told to come back later.
const MAX_QUEUED_JOBS: usize = 4_096;
/// Units that share one commit, and so one fsync.
const MAX_UNITS_PER_COMMIT: usize = 256;
/// How often an idle writer checks that the files are in place.
const FILE_CHECK_INTERVAL: Duration = Duration::from_secs(1);
/// Idle checks in a row before the write-ahead log is emptied.
const IDLE_CHECKS_BEFORE_EMPTYING: u32 = 5;

type Run = Box<dyn FnOnce(&mut Conn) -> Result<()> + Send>;

/// One unit of work, and where its outcome goes.
struct Job {
    run: Run,
    answer: oneshot::Sender<Result<()>>,
}

/// Outcomes of units that have run, to be sent after the commit.
type PendingAnswers = Vec<(oneshot::Sender<Result<()>>, Result<()>)>;

#[derive(Clone)]
pub struct Sqlite {
    readers: Sender<Job>,
    writer: Sender<Job>,
    files: OpenFiles,
    commits: CommitMetrics,
}

#[derive(Clone)]
struct CommitMetrics {
    duration: Histogram,
    units: Histogram,
}

impl CommitMetrics {
    fn new() -> CommitMetrics {
        CommitMetrics {
            duration: durations(
                "podium_sqlite_commit_duration_seconds",
                "Duration of SQLite's commits, most of it the disk's sync.",
            ),
            units: numbers(
                "podium_sqlite_commit_transactions",
                "Transactions that shared one commit of SQLite.",
                &[1.0, 2.0, 4.0, 8.0, 16.0, 32.0, 64.0, 128.0, 256.0],
            ),
        }
    }

    fn record_commit(&self, started: Instant, units: usize) {
        self.duration.observe(started.elapsed().as_secs_f64());
        self.units.observe(units as f64);
    }
}

impl Sqlite {
    pub fn start(database: &DatabaseFile) -> Result<Sqlite> {
        let (writer, jobs) = bounded::<Job>(MAX_QUEUED_JOBS);
        let (conn, commits) = (database.open_connection()?, CommitMetrics::new());
        let files = OpenFiles::of_connection(&conn, database)?;
        let new_writer = Writer {
            conn: Conn::Sqlite(conn),
            jobs,
            files: files.clone(),
            wal: Wal::new(files.clone()),
            commits: commits.clone(),
            rescue_guard: files.rescue_guard(),
        };
        let writer_database = database.clone();
        spawn_thread("sqlite-writer", move || new_writer.run(&writer_database))?;

        let (readers, jobs) = bounded::<Job>(MAX_QUEUED_JOBS);
        let count = thread::available_parallelism().map_or(2, |n| n.get().clamp(2, 8));
        for _ in 0..count {
            let (mut conn, jobs, files) = (Conn::Sqlite(database.open_connection()?), jobs.clone(), files.clone());
            spawn_thread("sqlite-reader", move || {
                for job in jobs {
                    let outcome = run_unit(&mut conn, job.run, &job.answer);
                    roll_back(&mut conn);
                    let _ = job.answer.send(outcome);
                }
                close_connection(conn, &files);
            })?;
        }
        // A file may have been lost while the connections were opened, one after the other.
        files.ensure_no_loss()?;
        Ok(Sqlite {
            readers,
            writer,
            files,
            commits,
        })
    }

    pub fn measure(&self, scrape: &Scrape) {
        scrape.add(&self.commits.duration);
        scrape.add(&self.commits.units);
        scrape.gauges(
            "podium_sqlite_queue_length",
            "Transactions that wait for a thread of SQLite's.",
            ["access"],
            [
                (["read"], self.readers.len() as f64),
                (["write"], self.writer.len() as f64),
            ],
        );
        scrape.gauge(
            "podium_sqlite_wal_bytes",
            "Size of SQLite's write-ahead log.",
            self.wal_bytes() as f64,
        );
    }

    /// The size of the write-ahead log.
    pub fn wal_bytes(&self) -> u64 {
        self.files.wal_bytes()
    }

    pub fn has_lost_files(&self) -> bool {
        self.files.record_loss();
        self.files.lost_file().is_some()
    }

    pub fn enable_rescue(&self) {
        self.files.enable_rescue();
    }

    /// Waits for the rescue to end if a file was lost; otherwise returns at once.
    pub async fn wait_for_rescue(&self) {
        let files = self.files.clone();
        if self.has_lost_files() && files.is_rescue_enabled() {
            let _ = tokio::task::spawn_blocking(move || files.wait_for_rescue()).await;
        }
    }

    /// A unit of reading sees one snapshot, which a single statement does by itself.
    pub async fn read(&self, isolation: Isolation, mut work: Box<dyn Work>) -> Result<()> {
        let job = move |conn: &mut Conn| {
            pollster::block_on(async {
                if isolation == Isolation::Statement {
                    return work.run(conn).await;
                }
                conn.exec("BEGIN", &[]).await?;
                work.run(conn).await?;
                conn.exec("COMMIT", &[]).await.map(drop)
            })
        };
        submit_unit(&self.readers, job).await
    }

    /// A unit of writing happens wholly or not at all, and is answered only after its commit.
    pub async fn write(&self, mut work: Box<dyn Work>) -> Result<()> {
        submit_unit(&self.writer, move |conn: &mut Conn| pollster::block_on(work.run(conn))).await
    }
}

fn spawn_thread(name: &str, run: impl FnOnce() + Send + 'static) -> Result<()> {
    let thread = thread::Builder::new().name(name.into()).spawn(run);
    thread.map(drop).map_err(Error::away)
}

/// SQLite never waits for anything but the disk, so a unit's future is ready at its first poll.
async fn submit_unit(queue: &Sender<Job>, run: impl FnOnce(&mut Conn) -> Result<()> + Send + 'static) -> Result<()> {
    let (answer, outcome) = oneshot::channel();
    let run = Box::new(run);
    queue.try_send(Job { run, answer }).map_err(|refused| match refused {
        TrySendError::Full(_) => Error::away("too much is queued"),
        TrySendError::Disconnected(_) => Error::away("storage has stopped"),
    })?;
    outcome.await.map_err(|_| Error::away("storage has stopped"))?
}

/// The one thread that writes.
struct Writer {
    conn: Conn,
    jobs: Receiver<Job>,
    files: OpenFiles,
    wal: Wal,
    commits: CommitMetrics,
    rescue_guard: RescueGuard,
}

impl Writer {
    /// Writes until all senders are dropped.
    fn run(mut self, database: &DatabaseFile) {
        let mut idle_checks = 0;
        while self.files.lost_file().is_none() {
            match self.jobs.recv_timeout(FILE_CHECK_INTERVAL) {
                Ok(first) => {
                    self.write_group(first);
                    idle_checks = 0;
                }
                Err(RecvTimeoutError::Timeout) => {
                    self.files.record_loss();
                    idle_checks += 1;
                    if idle_checks == IDLE_CHECKS_BEFORE_EMPTYING {
                        self.empty_wal();
                    }
                }
                Err(RecvTimeoutError::Disconnected) => return close_connection(self.conn, &self.files),
            }
        }
        self.refuse_all_units(database);
    }

    fn empty_wal(&mut self) {
        if let Conn::Sqlite(writer) = &mut self.conn {
            self.wal.empty_wal(writer, Duration::ZERO);
        }
    }

    /// Refuses all units, while another thread rescues the database.
    fn refuse_all_units(self, database: &DatabaseFile) {
        let Writer {
            conn,
            jobs,
            files,
            rescue_guard,
            ..
        } = self;
        let (database, open_files) = (database.clone(), files.clone());
        let rescue_and_close = move || {
            if let (Conn::Sqlite(writer), Some(lost)) = (&conn, open_files.lost_file())
                && open_files.is_rescue_enabled()
            {
                rescue_database(writer, &database, lost);
            }
            drop(rescue_guard);
            close_connection(conn, &open_files);
        };
        if let Err(why) = spawn_thread("sqlite-rescue", rescue_and_close) {
            tracing::error!(%why, "the database was not rescued");
        }
        for job in jobs {
            let _ = job.answer.send(files.ensure_no_loss());
        }
    }

    /// Runs what is queued in one transaction, and answers once its commit is on disk.
    fn write_group(&mut self, first: Job) {
        let conn = &mut self.conn;
        if let Err(error) = pollster::block_on(conn.batch("BEGIN IMMEDIATE")) {
            // All that is queued has waited for the same lock, or the same disk.
            for job in [first].into_iter().chain(self.jobs.try_iter()) {
                let _ = job.answer.send(Err(error.clone()));
            }
            // Check whether a lost file is the reason.
            self.files.record_loss();
            return;
        }
        let mut pending = PendingAnswers::new();
        let mut group_outcome = run_in_savepoint(conn, first, &mut pending);
        while group_outcome.is_ok() && pending.len() < MAX_UNITS_PER_COMMIT {
            let Ok(job) = self.jobs.try_recv() else { break };
            group_outcome = run_in_savepoint(conn, job, &mut pending);
        }
        let started = Instant::now();
        let committed = group_outcome
            .and_then(|()| self.files.ensure_no_loss())
            .and_then(|()| pollster::block_on(conn.batch("COMMIT")))
            // The log may have been removed during the commit; then its units are not acknowledged.
            .and_then(|()| self.files.ensure_no_loss());
        match &committed {
            Ok(()) => self.commits.record_commit(started, pending.len()),
            // Check whether a lost file is the reason.
            Err(_) => self.files.record_loss(),
        }
        roll_back(conn);
        for (answer, outcome) in pending {
            let _ = answer.send(committed.clone().and(outcome));
        }
        if let Conn::Sqlite(writer) = conn {
            self.wal.empty_if_long(writer);
        }
    }
}

/// When the last connection closes, SQLite copies the write-ahead log into the database. That is turned off after a file
/// was lost: another program may have changed the database since.
fn close_connection(conn: Conn, files: &OpenFiles) {
    if let Conn::Sqlite(sqlite) = conn
        && files.ensure_no_loss().is_err()
        && let Err(why) = sqlite.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)
    {
        tracing::warn!(%why, "the checkpoint at the end could not be turned off");
    }
}

/// Runs one unit inside its savepoint. An error here means that the whole group's transaction is lost.
fn run_in_savepoint(conn: &mut Conn, job: Job, pending: &mut PendingAnswers) -> Result<()> {
    let opened = pollster::block_on(conn.exec("SAVEPOINT unit", &[])).map(drop);
    let outcome = opened.clone().and_then(|()| run_unit(conn, job.run, &job.answer));
    let closed = opened.and_then(|()| {
        let end = match &outcome {
            Ok(()) => pollster::block_on(conn.exec("RELEASE unit", &[])).map(drop),
            Err(_) => pollster::block_on(conn.batch("ROLLBACK TO unit; RELEASE unit")),
        };
        // A full disk ends the transaction on SQLite's own account: then there is no savepoint to go back to, and the
        // unit's own error says why.
        end.map_err(|lost| match &outcome {
            Err(why @ Error::Unavailable(_)) => why.clone(),
            _ => lost,
        })
    });
    pending.push((job.answer, outcome));
    closed
}

/// Runs a unit unless its caller has gone.
fn run_unit(
    conn: &mut Conn,
    unit: impl FnOnce(&mut Conn) -> Result<()>,
    answer: &oneshot::Sender<Result<()>>,
) -> Result<()> {
    if answer.is_closed() {
        return Err(Error::away("the caller has gone"));
    }
    let outcome = catch_unwind(AssertUnwindSafe(|| unit(conn)));
    outcome.unwrap_or_else(|_| Err(Error::Failed("the unit panicked".into())))
}

/// Whatever went wrong, the next unit begins outside any transaction.
fn roll_back(conn: &mut Conn) {
    if let Conn::Sqlite(sqlite) = conn
        && !sqlite.is_autocommit()
        && let Err(error) = sqlite.execute_batch("ROLLBACK")
    {
        tracing::error!(%error, "a transaction could not be ended");
    }
}
