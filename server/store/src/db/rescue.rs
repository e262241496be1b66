//! Saves the database as the server sees it, when one of its files was removed or replaced.

use std::path::Path;

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::database_file::DatabaseFile;
use crate::{Error, Result};

/// Copies the database as this connection sees it, with what only the lost log still has, into a new file, and tells the
/// operator how to go on.
pub fn rescue_database(conn: &Connection, database: &DatabaseFile, replaced: &Path) {
    let (copy, replaced) = (database.rescue_copy_file(), replaced.display());
    match save_copy(conn, &copy) {
        Ok(()) => tracing::error!(
            "{replaced} was removed or replaced while the server ran, so Podium refuses all writes. What it still had is in \
             {copy}, and SQLite finds no damage there: stop Podium, move podium.db, podium.db-wal and podium.db-shm away, \
             rename the copy to podium.db and start Podium again"
        ),
        Err(why) => tracing::error!(
            "{replaced} was removed or replaced while the server ran, so Podium refuses all writes, and what it still has \
             could not be saved in {copy}: {why}. Do not stop Podium before you have saved the files that it has open, as \
             docs/operating.md says under \"The SQLite database\""
        ),
    }
}

/// The copy has its name once it is whole.
fn save_copy(conn: &Connection, copy: &DatabaseFile) -> Result<()> {
    let unfinished = copy.unfinished_file();
    let saved = copy_and_check(conn, &unfinished).and_then(|()| {
        copy.publish_finished(&unfinished)
            .map_err(|why| Error::away(format!("{copy}: {why}")))
    });
    unfinished.remove_copy();
    saved
}

/// Another program may have changed files that this connection reads, so the copy may be damaged.
fn copy_and_check(conn: &Connection, copy: &DatabaseFile) -> Result<()> {
    let mut target = copy.create_copy_target()?;
    let copied = Backup::new(conn, &mut target)?.step(-1)?;
    if copied != StepResult::Done {
        return Err(Error::Failed(format!("the copy is {copied:?}")));
    }
    let found: String = target.query_row("PRAGMA integrity_check(1)", [], |row| row.get(0))?;
    match found.as_str() {
        "ok" => Ok(()),
        damage => Err(Error::Failed(format!("the copy is damaged: {damage}"))),
    }
}
