//! Keeps SQLite's write-ahead log short. Checkpoints of SQLite's own start it again only in a moment without readers, which
//! may never come.

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::Duration;

use rusqlite::Connection;

/// How long a connection waits for another process that holds the lock: callers are told to come back later within 5 s.
pub const BUSY: Duration = Duration::from_secs(4);

const MIB: u64 = 1024 * 1024;
/// From this size on it is emptied.
const LONG: u64 = 16 * MIB;
/// While a long read keeps it from being emptied, it is tried again each time it has grown by this.
const STEP: u64 = 4 * MIB;
/// From this size on, a writer waits longer for readers: a disk that fills up is worse.
const TOO_LONG: u64 = 64 * MIB;

#[derive(Clone)]
pub struct Wal {
    path: PathBuf,
    try_at: u64,
}

impl Wal {
    pub fn of(database: &Path) -> Wal {
        let mut path: OsString = database.into();
        path.push("-wal");
        Wal {
            path: path.into(),
            try_at: LONG,
        }
    }

    pub fn bytes(&self) -> u64 {
        fs::metadata(&self.path).map_or(0, |file| file.len())
    }

    /// After a commit: empties it where it has grown long.
    pub fn keep_short(&mut self, writer: &Connection) {
        let bytes = self.bytes();
        if bytes < self.try_at {
            return;
        }
        let wait = if bytes < TOO_LONG { 50 } else { 1_000 };
        let emptied = self.empty(writer, Duration::from_millis(wait));
        self.try_at = if emptied { LONG } else { bytes + STEP };
    }

    /// Writes all of it to the database and empties it, unless readers still need it after the wait. Readers that begin
    /// meanwhile do not: they find everything in the database.
    pub fn empty(&self, writer: &Connection, wait: Duration) -> bool {
        let checkpoint = || {
            writer.busy_timeout(wait)?;
            let busy: bool = writer.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0))?;
            writer.busy_timeout(BUSY)?;
            Ok::<_, rusqlite::Error>(!busy)
        };
        checkpoint().unwrap_or_else(|why| {
            tracing::warn!(%why, "the write-ahead log was not emptied");
            false
        })
    }
}
