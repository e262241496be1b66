//! SQLite: readers on threads of their own, and one writer that commits in groups.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::thread;

use crossbeam_channel::{Receiver, Sender, TrySendError, bounded};
use rusqlite::config::DbConfig;
use tokio::sync::oneshot;

use super::Conn;
use super::work::Work;
use crate::{Error, Result};

/// What may wait before callers are told to come back later.
const QUEUE: usize = 4_096;
/// How many units share one commit, and so one fsync.
const GROUP: usize = 256;

/// Told whether the commit that carried a unit held.
type Acknowledge = Box<dyn FnOnce(Result<()>) + Send>;
type Job = Box<dyn FnOnce(&mut Conn) -> Acknowledge + Send>;

#[derive(Clone)]
pub struct Sqlite {
    readers: Sender<Job>,
    writer: Sender<Job>,
}

pub fn open(path: &Path) -> Result<Conn> {
    let conn = rusqlite::Connection::open(path)?;
    // FULL: what was acknowledged survives a power cut, which NORMAL does not promise in WAL mode.
    conn.execute_batch(
        "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
         PRAGMA busy_timeout = 5000; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;",
    )?;
    // Else SQLite plans a statement anew each time a value that a LIKE compares with is bound.
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
    conn.set_prepared_statement_cache_capacity(512);
    Ok(Conn::Sqlite(conn))
}

impl Sqlite {
    pub fn start(path: &Path) -> Result<Sqlite> {
        let (writer, jobs) = bounded::<Job>(QUEUE);
        let conn = open(path)?;
        spawn("sqlite-writer", move || write_in_groups(conn, &jobs))?;

        let (readers, jobs) = bounded::<Job>(QUEUE);
        let count = thread::available_parallelism().map_or(2, |n| n.get().clamp(2, 8));
        for _ in 0..count {
            let (mut conn, jobs) = (open(path)?, jobs.clone());
            spawn("sqlite-reader", move || {
                for job in jobs {
                    if let Ok(done) = catch_unwind(AssertUnwindSafe(|| job(&mut conn))) {
                        done(Ok(()));
                    } else {
                        let _ = pollster::block_on(conn.batch("ROLLBACK"));
                    }
                }
            })?;
        }
        Ok(Sqlite { readers, writer })
    }

    /// A unit of reading sees one snapshot.
    pub async fn read(&self, mut work: Box<dyn Work>) -> Result<()> {
        let job = move |conn: &mut Conn| {
            pollster::block_on(async {
                conn.exec("BEGIN", &[]).await?;
                let outcome = work.run(conn).await;
                conn.exec("COMMIT", &[]).await?;
                outcome
            })
        };
        submit(&self.readers, job).await
    }

    /// A unit of writing happens wholly or not at all, and is answered only after its commit.
    pub async fn write(&self, mut work: Box<dyn Work>) -> Result<()> {
        let job = move |conn: &mut Conn| {
            pollster::block_on(async {
                let outcome = work.run(conn).await;
                if outcome.is_err() {
                    conn.exec("ROLLBACK TO unit", &[]).await?;
                }
                outcome
            })
        };
        submit(&self.writer, job).await
    }
}

fn spawn(name: &str, run: impl FnOnce() + Send + 'static) -> Result<()> {
    let thread = thread::Builder::new().name(name.into()).spawn(run);
    thread.map(drop).map_err(Error::away)
}

/// SQLite never waits for anything but the disk, so a unit's future is ready at its first poll.
async fn submit(queue: &Sender<Job>, run: impl FnOnce(&mut Conn) -> Result<()> + Send + 'static) -> Result<()> {
    let (answer, outcome) = oneshot::channel();
    let job: Job = Box::new(move |conn| {
        let result = if answer.is_closed() {
            Err(Error::away("the caller has gone"))
        } else {
            run(conn)
        };
        Box::new(move |held| {
            let _ = answer.send(held.and(result));
        })
    });
    queue.try_send(job).map_err(|refused| match refused {
        TrySendError::Full(_) => Error::away("too much is queued"),
        TrySendError::Disconnected(_) => Error::away("storage has stopped"),
    })?;
    // A unit that panicked, or whose transaction never began, drops its answer.
    outcome
        .await
        .map_err(|_| Error::Failed("the unit did not finish".into()))?
}

fn write_in_groups(mut conn: Conn, jobs: &Receiver<Job>) {
    while let Ok(first) = jobs.recv() {
        if let Err(error) = pollster::block_on(conn.batch("BEGIN IMMEDIATE")) {
            tracing::error!(%error, "cannot begin writing");
            continue;
        }
        let mut waiting = Vec::new();
        let mut held = run(&mut conn, first, &mut waiting);
        while held.is_ok() && waiting.len() < GROUP {
            let Ok(job) = jobs.try_recv() else { break };
            held = run(&mut conn, job, &mut waiting);
        }
        let held = held.and_then(|()| pollster::block_on(conn.batch("COMMIT")));
        if let Err(error) = &held {
            tracing::error!(%error, "a group of writes was undone");
            let _ = pollster::block_on(conn.batch("ROLLBACK"));
        }
        for acknowledge in waiting {
            acknowledge(held.clone());
        }
    }
}

/// Runs one unit inside its savepoint. An error here means that the whole group's transaction is lost.
fn run(conn: &mut Conn, job: Job, waiting: &mut Vec<Acknowledge>) -> Result<()> {
    pollster::block_on(conn.batch("SAVEPOINT unit"))?;
    match catch_unwind(AssertUnwindSafe(|| job(conn))) {
        Ok(acknowledge) => waiting.push(acknowledge),
        Err(_) => pollster::block_on(conn.batch("ROLLBACK TO unit"))?,
    }
    // A full disk ends the transaction on SQLite's own account: then there is no savepoint to release.
    pollster::block_on(conn.batch("RELEASE unit"))
}
