//! Saves the database as the server sees it, when one of its files was lost (removed or replaced).

use std::path::Path;

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::database_file::DatabaseFile;
use crate::{Error, Result};

/// Copies the database as this connection sees it into a new file, with what only a removed write-ahead log still has, and
/// tells the operator how to go on.
pub fn rescue_database(conn: &Connection, database: &DatabaseFile, lost: &Path) {
    let (copy, lost) = (database.rescued_copy(), lost.display());
    match save_copy(conn, &copy) {
        Ok(()) => tracing::error!(
            "{lost} was removed or replaced while the server ran, so Podium refuses all writes. What it still had is in \
             {copy}, and SQLite finds no damage there: stop Podium, move podium.db, podium.db-wal and podium.db-shm away, \
             rename the copy to podium.db and start Podium again"
        ),
        Err(why) => tracing::error!(
            "{lost} was removed or replaced while the server ran, so Podium refuses all writes, and what it still has \
             could not be saved in {copy}: {why}. Do not stop Podium before you have saved the files that it has open, as \
             docs/operating.md says under \"The SQLite database\""
        ),
    }
}

/// The copy gets its name once it is complete and SQLite finds no damage in it.
fn save_copy(conn: &Connection, copy: &DatabaseFile) -> Result<()> {
    let unfinished = copy.unfinished_copy();
    let copied = copy_database(conn, &unfinished);
    if copied.is_err() {
        unfinished.remove();
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
    match Backup::new(conn, &mut target)?.step(-1)? {
        StepResult::Done => Ok(()),
        busy => Err(Error::Failed(format!("the copy is {busy:?}"))),
    }
}

/// Another program may have changed files that the server read.
fn check_copy(copy: &DatabaseFile) -> Result<()> {
    let found: String = copy
        .open_connection()?
        .query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    match found.as_str() {
        "ok" => Ok(()),
        damage => Err(Error::Failed(format!("{copy} is damaged: {damage}"))),
    }
}
