//! SQLite: readers on their own threads, and one writer with group commit.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::thread;
use std::time::{Duration, Instant};

use crossbeam_channel::{Receiver, RecvTimeoutError, Sender, TrySendError, bounded};
use podium_system::files;
use podium_system::metrics::{Scrape, durations, numbers};
use prometheus::Histogram;
use rusqlite::config::DbConfig;
use tokio::sync::oneshot;

use super::Conn;
use super::postgres::Isolation;
use super::wal::{BUSY, Wal};
use super::work::Work;
use crate::{Error, Result};

/// What may wait before callers are told to come back later.
const QUEUE: usize = 4_096;
/// How many units share one commit, and so one fsync.
const GROUP: usize = 256;
/// When a writer with nothing to do tidies up.
const IDLE: Duration = Duration::from_secs(5);

type Run = Box<dyn FnOnce(&mut Conn) -> Result<()> + Send>;

/// One unit, and who waits for it.
struct Job {
    run: Run,
    answer: oneshot::Sender<Result<()>>,
}

/// Units that have run and wait for the commit.
type Waiting = Vec<(oneshot::Sender<Result<()>>, Result<()>)>;

#[derive(Clone)]
pub struct Sqlite {
    readers: Sender<Job>,
    writer: Sender<Job>,
    wal: Wal,
    commits: Commits,
}

/// What is measured of commits.
#[derive(Clone)]
struct Commits {
    duration: Histogram,
    units: Histogram,
}

impl Commits {
    fn new() -> Commits {
        Commits {
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

    fn count(&self, begun: Instant, units: usize) {
        self.duration.observe(begun.elapsed().as_secs_f64());
        self.units.observe(units as f64);
    }
}

pub fn open(path: &Path) -> Result<Conn> {
    files::create_private(path).map_err(|why| Error::away(format!("{}: {why}", path.display())))?;
    // Those that SQLite makes itself get the rights of the file; older ones may have had others.
    for journal in ["-wal", "-shm"] {
        let mut name = path.as_os_str().to_owned();
        name.push(journal);
        files::keep_private(Path::new(&name));
    }
    let conn = rusqlite::Connection::open(path)?;
    conn.busy_timeout(BUSY)?;
    // FULL: what was acknowledged survives a power cut, which NORMAL does not promise in WAL mode. The log goes into the
    // database every 16 MB: the same pages are written again and again, and each time costs the writer two syncs.
    conn.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA wal_autocheckpoint = 4000;
         PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;",
    )?;
    // Otherwise SQLite plans a statement again each time a LIKE value is bound.
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    conn.set_prepared_statement_cache_capacity(512);
    Ok(Conn::Sqlite(conn))
}

impl Sqlite {
    pub fn start(path: &Path) -> Result<Sqlite> {
        let (writer, jobs) = bounded::<Job>(QUEUE);
        let (conn, wal, commits) = (open(path)?, Wal::of(path), Commits::new());
        let (kept_short, counted) = (wal.clone(), commits.clone());
        spawn("sqlite-writer", move || {
            write_in_groups(conn, &jobs, kept_short, &counted)
        })?;

        let (readers, jobs) = bounded::<Job>(QUEUE);
        let count = thread::available_parallelism().map_or(2, |n| n.get().clamp(2, 8));
        for _ in 0..count {
            let (mut conn, jobs) = (open(path)?, jobs.clone());
            spawn("sqlite-reader", move || {
                for job in jobs {
                    let outcome = run(&mut conn, job.run, &job.answer);
                    roll_back(&mut conn);
                    let _ = job.answer.send(outcome);
                }
            })?;
        }
        Ok(Sqlite {
            readers,
            writer,
            wal,
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
        self.wal.bytes()
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
        submit(&self.readers, job).await
    }

    /// A unit of writing happens wholly or not at all, and is answered only after its commit.
    pub async fn write(&self, mut work: Box<dyn Work>) -> Result<()> {
        submit(&self.writer, move |conn: &mut Conn| pollster::block_on(work.run(conn))).await
    }
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> Result<()> {
    let thread = thread::Builder::new().name(name.into()).spawn(run);
    thread.map(drop).map_err(Error::away)
}

/// SQLite never waits for anything but the disk, so a unit's future is ready at its first poll.
async fn submit(queue: &Sender<Job>, run: impl FnOnce(&mut Conn) -> Result<()> + Send + 'static) -> Result<()> {
    let (answer, outcome) = oneshot::channel();
    let run = Box::new(run);
    queue.try_send(Job { run, answer }).map_err(|refused| match refused {
        TrySendError::Full(_) => Error::away("too much is queued"),
        TrySendError::Disconnected(_) => Error::away("storage has stopped"),
    })?;
    outcome.await.map_err(|_| Error::away("storage has stopped"))?
}

fn write_in_groups(mut conn: Conn, jobs: &Receiver<Job>, mut wal: Wal, commits: &Commits) {
    while let Some(first) = next(jobs, &conn, &wal) {
        if let Err(error) = pollster::block_on(conn.batch("BEGIN IMMEDIATE")) {
            // All that is queued has waited for the same lock, or the same disk.
            for job in [first].into_iter().chain(jobs.try_iter()) {
                let _ = job.answer.send(Err(error.clone()));
            }
            continue;
        }
        let mut waiting = Waiting::new();
        let mut held = write_one(&mut conn, first, &mut waiting);
        while held.is_ok() && waiting.len() < GROUP {
            let Ok(job) = jobs.try_recv() else { break };
            held = write_one(&mut conn, job, &mut waiting);
        }
        let begun = Instant::now();
        let held = held.and_then(|()| pollster::block_on(conn.batch("COMMIT")));
        if held.is_ok() {
            commits.count(begun, waiting.len());
        }
        roll_back(&mut conn);
        for (answer, outcome) in waiting {
            let _ = answer.send(held.clone().and(outcome));
        }
        if let Conn::Sqlite(writer) = &conn {
            wal.keep_short(writer);
        }
    }
}

/// The next job; a writer with nothing to do empties the write-ahead log first.
fn next(jobs: &Receiver<Job>, conn: &Conn, wal: &Wal) -> Option<Job> {
    match jobs.recv_timeout(IDLE) {
        Err(RecvTimeoutError::Timeout) => {
            if let Conn::Sqlite(writer) = conn {
                wal.empty(writer, Duration::ZERO);
            }
            jobs.recv().ok()
        }
        job => job.ok(),
    }
}

/// Runs one unit inside its savepoint. An error here means that the whole group's transaction is lost.
fn write_one(conn: &mut Conn, job: Job, waiting: &mut Waiting) -> Result<()> {
    let held = pollster::block_on(conn.exec("SAVEPOINT unit", &[])).map(drop);
    let outcome = held.clone().and_then(|()| run(conn, job.run, &job.answer));
    let held = held.and_then(|()| {
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
    waiting.push((job.answer, outcome));
    held
}

/// Runs a unit unless its caller has gone.
fn run(
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
