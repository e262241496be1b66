//! Threads with a SQLite connection each, for the reference servers.

use std::path::Path;

use anyhow::{Context, Result, ensure};
use crossbeam_channel::{Sender, bounded};
use rusqlite::types::ValueRef;
use rusqlite::{Connection, OpenFlags, Row, Rows};
use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};
use tokio::sync::oneshot;
use uuid::Uuid;

type Work = Box<dyn FnOnce(&mut Connection) -> Result<Vec<u8>> + Send>;
type Job = (Work, oneshot::Sender<Result<Vec<u8>>>);

#[derive(Clone)]
pub struct Threads {
    queue: Sender<Job>,
}

impl Threads {
    /// As many as Podium reads with.
    pub fn readers(database: &Path) -> Result<Threads> {
        Threads::start(database, std::thread::available_parallelism()?.get().clamp(2, 8))
    }

    pub fn start(database: &Path, count: usize) -> Result<Threads> {
        let (queue, jobs) = bounded::<Job>(4_096);
        for _ in 0..count {
            let (mut conn, jobs) = (open(database)?, jobs.clone());
            std::thread::spawn(move || {
                for (work, answer) in jobs {
                    let _ = answer.send(work(&mut conn));
                }
            });
        }
        Ok(Threads { queue })
    }

    pub async fn run(&self, work: impl FnOnce(&mut Connection) -> Result<Vec<u8>> + Send + 'static) -> Result<Vec<u8>> {
        let (done, outcome) = oneshot::channel();
        let queued = self.queue.try_send((Box::new(work), done));
        ensure!(queued.is_ok(), "too much waits for the reference server");
        outcome.await.context("a thread of the reference server ended")?
    }
}

/// Opens the database with Podium's settings.
fn open(database: &Path) -> Result<Connection> {
    let conn = Connection::open_with_flags(database, OpenFlags::SQLITE_OPEN_READ_WRITE)?;
    conn.execute_batch(
        "PRAGMA busy_timeout = 5000; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA cache_size = -16000;
         PRAGMA temp_store = MEMORY;",
    )?;
    conn.set_prepared_statement_cache_capacity(512);
    Ok(conn)
}

/// Appends the rows as JSON objects, parted by commas.
pub fn append(body: &mut Vec<u8>, mut rows: Rows<'_>) -> Result<()> {
    let names: Vec<String> = rows
        .as_ref()
        .map(|statement| statement.column_names().map(str::to_owned).collect())
        .unwrap_or_default();
    let mut first = true;
    while let Some(row) = rows.next()? {
        if !std::mem::take(&mut first) {
            body.push(b',');
        }
        serde_json::to_writer(&mut *body, &Object { row, names: &names })?;
    }
    Ok(())
}

struct Object<'r> {
    row: &'r Row<'r>,
    names: &'r [String],
}

impl Serialize for Object<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_map(Some(self.names.len()))?;
        for (at, name) in self.names.iter().enumerate() {
            match self.row.get_ref(at).map_err(serde::ser::Error::custom)? {
                ValueRef::Null => object.serialize_entry(name, &())?,
                ValueRef::Integer(number) => object.serialize_entry(name, &number)?,
                ValueRef::Real(number) => object.serialize_entry(name, &number)?,
                ValueRef::Text(text) => object.serialize_entry(name, &String::from_utf8_lossy(text))?,
                ValueRef::Blob(bytes) => object.serialize_entry(name, &Uuid::from_slice(bytes).ok())?,
            }
        }
        object.end()
    }
}
