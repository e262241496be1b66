//! Saves the database as the server sees it, when one of its files was lost (removed or replaced).

use std::path::Path;

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::database_file::DatabaseFile;
use crate::{Error, Result};

/// Each attempt waits for the lock, which another process may hold while it opens the replaced database.
const MAX_COPY_ATTEMPTS: usize = 15;

/// Copies the database as this connection sees it, with the writes that only a deleted write-ahead log has, and logs what
/// the operator must do.
pub fn rescue_database(conn: &Connection, database: &DatabaseFile, lost_file: &Path) {
    let (copy, lost_file) = (database.new_rescued_copy(), lost_file.display());
    match save_copy(conn, &copy) {
        Ok(()) => tracing::error!(
            "{lost_file} was removed or replaced while the server ran, so Podium refuses all writes. What it still had is in \
             {copy}, and SQLite finds no damage there: stop Podium, move podium.db, podium.db-wal and podium.db-shm away, \
             rename the copy to podium.db and start Podium again"
        ),
        Err(why) => tracing::error!(
            "{lost_file} was removed or replaced while the server ran, so Podium refuses all writes, and what it still has \
             could not be saved in {copy}: {why}. Do not stop Podium before you have saved the files that it has open, as \
             docs/operating.md says under \"The SQLite database\""
        ),
    }
}

/// The copy gets its name once it is complete and SQLite finds no damage in it.
fn save_copy(conn: &Connection, copy: &DatabaseFile) -> Result<()> {
    let unfinished = copy.unfinished_file();
    let copied = copy_database(conn, &unfinished);
    if copied.is_err() {
        unfinished.remove_file();
    }
    copied?;
    check_copy(&unfinished)?;
    let renamed = unfinished.rename_to(copy);
    renamed.map_err(|why| {
        Error::away(format!(
            "it is complete and without damage, but may still be named {unfinished}: {why}"
        ))
    })
}

fn copy_database(conn: &Connection, copy: &DatabaseFile) -> Result<()> {
    let mut target = copy.create_copy_target()?;
    let backup = Backup::new(conn, &mut target)?;
    for _ in 0..MAX_COPY_ATTEMPTS {
        if backup.step(-1)? == StepResult::Done {
            return Ok(());
        }
    }
    Err(Error::away("another process keeps the database locked"))
}

/// Another program may have overwritten pages that were copied.
fn check_copy(copy: &DatabaseFile) -> Result<()> {
    let found: String = copy
        .open_connection()?
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    match found.as_str() {
        "ok" => Ok(()),
        damage => Err(Error::Failed(format!("{copy} is damaged: {damage}"))),
    }
}
