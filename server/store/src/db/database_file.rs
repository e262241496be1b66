//! SQLite's database file. Everything that opens one goes through here.

use std::fmt;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};
use std::time::Duration;

use podium_system::{Clock, files};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, MAIN_DB};

use crate::{Error, Result};

/// How long a connection waits for another process that holds the lock: callers are told to come back later within 5 s.
pub const BUSY_TIMEOUT: Duration = Duration::from_secs(4);

/// The path of a database file, which only SQLite may open: when a process closes any descriptor of a file, the kernel
/// drops all locks that the process holds on that file. Without SQLite's lock, another process that opens and closes the
/// database takes itself for the last user and deletes the write-ahead log under this one, with everything in it.
/// So the path stays private here; `stat` and `chmod` by path are harmless.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct DatabaseFile(PathBuf);

impl DatabaseFile {
    pub fn in_folder(folder: &Path) -> DatabaseFile {
        DatabaseFile(folder.join("podium.db"))
    }

    pub fn exists(&self) -> bool {
        self.0.exists()
    }

    /// A connection with Podium's settings. The file is created if it is not there.
    pub(super) fn connect(&self) -> Result<Connection> {
        files::create_private(&self.0).map_err(|why| Error::away(format!("{self}: {why}")))?;
        let conn = Connection::open(&self.0)?;
        if conn.is_readonly(MAIN_DB)? {
            return Err(Error::away(format!("{self} cannot be written: who owns it?")));
        }
        self.paths()?.iter().for_each(|path| files::keep_private(path));
        conn.busy_timeout(BUSY_TIMEOUT)?;
        // FULL: what was acknowledged survives a power cut, which NORMAL does not promise in WAL mode. The log goes into the
        // database every 16 MB: the same pages are written again and again, and each time costs the writer two syncs.
        conn.execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
             PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;",
        )?;
        // Otherwise SQLite plans a statement again each time a LIKE value is bound.
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        conn.set_prepared_statement_cache_capacity(512);
        Ok(conn)
    }

    /// The database, its log and the log's index. SQLite keeps them together where a symbolic link leads to.
    pub(super) fn paths(&self) -> Result<[PathBuf; 3]> {
        let database = fs::canonicalize(&self.0).map_err(|why| Error::away(format!("{self}: {why}")))?;
        Ok(["", "-wal", "-shm"].map(|suffix| {
            let mut path = database.clone().into_os_string();
            path.push(suffix);
            path.into()
        }))
    }

    /// A new file to copy a database into. It needs no journal: a copy that fails is thrown away.
    pub(crate) fn create_copy(&self) -> Result<Connection> {
        files::create_private(&self.0).map_err(|why| Error::away(format!("{self}: {why}")))?;
        let copy = Connection::open(&self.0)?;
        copy.execute_batch("PRAGMA journal_mode = OFF")?;
        Ok(copy)
    }

    /// Where a rescued copy of this database goes.
    pub(super) fn rescue_copy(&self) -> DatabaseFile {
        let mut path = self.0.clone().into_os_string();
        path.push(format!(".rescued-{}", Clock::system().now().seconds()));
        DatabaseFile(path.into())
    }

    pub(super) fn remove(&self) {
        let _ = fs::remove_file(&self.0);
    }

    /// Gives a finished database that nobody has open this name, unless there is a file of that name.
    pub fn link_to(&self, finished: &DatabaseFile) -> io::Result<()> {
        fs::hard_link(&finished.0, &self.0)?;
        files::sync_folder(&self.0)
    }
}

impl fmt::Display for DatabaseFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.display().fmt(f)
    }
}
