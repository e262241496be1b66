//! Saves the database as the server sees it, when one of its files was removed or replaced.

use std::path::Path;

use rusqlite::Connection;
use rusqlite::backup::{Backup, StepResult};

use super::database_file::DatabaseFile;
use crate::{Error, Result};

/// Copies everything that was acknowledged into a new file, also what only the open log still has, and tells the operator
/// how to go on.
pub fn rescue_database(conn: &Connection, database: &DatabaseFile, replaced: &Path) {
    let (copy, replaced) = (database.rescue_copy(), replaced.display());
    match copy_into(conn, &copy) {
        Ok(()) => tracing::error!(
            "{replaced} was removed or replaced while the server ran, so nothing more is saved. Everything acknowledged \
             before is in {copy}: stop Podium, move podium.db, podium.db-wal and podium.db-shm away, rename the copy to \
             podium.db and start Podium again"
        ),
        Err(why) => {
            copy.remove();
            tracing::error!(
                "{replaced} was removed or replaced while the server ran, so nothing more is saved, and {copy} could not \
                 be written: {why}. Stop Podium and restore your newest backup"
            );
        }
    }
}

fn copy_into(conn: &Connection, copy: &DatabaseFile) -> Result<()> {
    let mut target = copy.create_copy()?;
    match Backup::new(conn, &mut target)?.step(-1)? {
        StepResult::Done => Ok(()),
        busy => Err(Error::Failed(format!("the copy is {busy:?}"))),
    }
}
