//! Keeps SQLite's write-ahead log short. SQLite by itself starts the log again only when no reader needs it, which may
//! never be the case.

use std::time::Duration;

use rusqlite::Connection;

use super::database_file;
use super::open_files::OpenFiles;

const MIB: u64 = 1024 * 1024;
/// From this size on, the log is emptied.
const EMPTY_FROM_BYTES: u64 = 16 * MIB;
/// While a long read keeps the log from being emptied, it is tried again each time the log has grown by this.
const RETRY_GROWTH_BYTES: u64 = 4 * MIB;
/// From this size on, the writer waits longer for readers: a disk that fills up is worse.
const LONG_WAIT_FROM_BYTES: u64 = 64 * MIB;

pub struct Wal {
    files: OpenFiles,
    empty_at_bytes: u64,
}

impl Wal {
    pub fn new(files: OpenFiles) -> Wal {
        Wal {
            files,
            empty_at_bytes: EMPTY_FROM_BYTES,
        }
    }

    /// After a commit: empties it where it has grown long.
    pub fn empty_if_long(&mut self, writer: &mut Connection) {
        let bytes = self.files.wal_bytes();
        if bytes < EMPTY_FROM_BYTES {
            self.empty_at_bytes = EMPTY_FROM_BYTES;
        }
        if bytes < self.empty_at_bytes {
            return;
        }
        let wait = if bytes < LONG_WAIT_FROM_BYTES { 50 } else { 1_000 };
        let emptied = self.empty_wal(writer, Duration::from_millis(wait));
        self.empty_at_bytes = if emptied {
            EMPTY_FROM_BYTES
        } else {
            bytes + RETRY_GROWTH_BYTES
        };
    }

    /// Writes the whole log to the database and empties it, unless readers still need it after the wait. Readers that
    /// begin meanwhile do not delay this: they read the database.
    pub fn empty_wal(&self, writer: &mut Connection, wait: Duration) -> bool {
        // After a file was lost, another program may have written to the database: a checkpoint would overwrite its pages.
        if self.files.ensure_no_loss().is_err() {
            return false;
        }
        let mut checkpoint = || {
            writer.busy_timeout(wait)?;
            let busy: rusqlite::Result<bool> =
                writer.query_row("PRAGMA wal_checkpoint(TRUNCATE)", [], |row| row.get(0));
            database_file::install_lock_retry(writer)?;
            Ok::<_, rusqlite::Error>(!busy?)
        };
        checkpoint().unwrap_or_else(|why| {
            tracing::warn!(%why, "the write-ahead log was not emptied");
            false
        })
    }
}
