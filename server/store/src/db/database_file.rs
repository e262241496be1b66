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

/// How long a connection waits while another process writes. A call is answered within 5 s, so this is shorter.
pub const BUSY_TIMEOUT: Duration = Duration::from_secs(4);

/// What follows the database's name in that of a rescued copy, before the moment.
const RESCUED: &str = ".rescued-";

/// The path of a database file, which only SQLite may open: closing any descriptor of a file drops all POSIX locks that
/// the process holds on it, SQLite's too. Another process that opens and closes the database would then be its last user,
/// as far as SQLite can tell, and delete the write-ahead log while this process writes to it.
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

    /// An error where only the write-ahead log is left: SQLite would delete it, with the newest writes, and begin anew.
    pub fn refuse_orphaned_wal(&self) -> Result<()> {
        let wal = self.with_suffix("-wal");
        match fs::metadata(&wal.0) {
            Ok(file) if file.len() > 0 && !self.exists() => Err(Error::away(format!(
                "{self} is missing, but its write-ahead log {wal} is here: put the database back, or move the log away"
            ))),
            _ => Ok(()),
        }
    }

    /// An error while a rescued copy lies beside the database, which may lack writes that the copy has.
    fn refuse_rescued_copy(&self) -> Result<()> {
        let name = self.with_suffix(RESCUED).0;
        let name = name.file_name().unwrap_or_default().as_encoded_bytes();
        let folder = files::folder(&self.0).and_then(fs::read_dir);
        let mut entries = folder.into_iter().flatten().flatten();
        match entries.find(|entry| entry.file_name().as_encoded_bytes().starts_with(name)) {
            None => Ok(()),
            Some(copy) => Err(Error::away(format!(
                "{} may have writes that {self} lacks, of which a file was removed or replaced while the server ran: follow \
                 \"The SQLite database\" in docs/operating.md, or move the copy away",
                copy.path().display()
            ))),
        }
    }

    /// A connection with Podium's settings. The file is created if it is not there.
    pub(super) fn open_connection(&self) -> Result<Connection> {
        self.refuse_orphaned_wal()?;
        self.refuse_rescued_copy()?;
        self.create()?;
        let conn = Connection::open(&self.0)?;
        if conn.is_readonly(MAIN_DB)? {
            return Err(Error::away(format!(
                "{self} is read-only for this user: check its owner and mode"
            )));
        }
        self.paths()?.iter().for_each(|path| files::keep_private(path));
        conn.busy_timeout(BUSY_TIMEOUT)?;
        // FULL syncs each commit, so that a power cut loses none; NORMAL does not in WAL mode. The log goes into the database
        // every 16 MB: the same pages are written again and again, and each time costs the writer two syncs.
        conn.execute_batch(
            "PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON;
             PRAGMA wal_autocheckpoint = 4000; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY;",
        )?;
        // Otherwise SQLite plans a statement again each time a LIKE value is bound.
        conn.set_db_config(DbConfig::SQLITE_DBCONFIG_ENABLE_QPSG, true)?;
        conn.set_prepared_statement_cache_capacity(512);
        Ok(conn)
    }

    /// The database, its write-ahead log and the log's index. SQLite puts the last two beside a symbolic link's target.
    pub(super) fn paths(&self) -> Result<[PathBuf; 3]> {
        let database = fs::canonicalize(&self.0).map_err(|why| Error::away(format!("{self}: {why}")))?;
        let database = DatabaseFile(database);
        Ok(["", "-wal", "-shm"].map(|suffix| database.with_suffix(suffix).0))
    }

    /// The path as it was configured, which may lead elsewhere later if it is a symbolic link.
    pub(super) fn configured_path(&self) -> &Path {
        &self.0
    }

    /// A connection to a new file, to copy a database into. It needs no journal: a copy that fails is thrown away.
    pub(crate) fn create_copy_target(&self) -> Result<Connection> {
        self.create()?;
        let target = Connection::open(&self.0)?;
        target.execute_batch("PRAGMA journal_mode = OFF")?;
        Ok(target)
    }

    /// Beside this database, with the moment in its name.
    pub(super) fn rescue_copy_file(&self) -> DatabaseFile {
        self.with_suffix(&format!("{RESCUED}{}", Clock::system().now().seconds()))
    }

    /// Under this name, a copy is not whole yet.
    pub(super) fn unfinished_file(&self) -> DatabaseFile {
        self.with_suffix(".part")
    }

    /// Gives a finished database, which must be closed, this name; fails if there is a file of that name.
    pub fn publish_finished(&self, finished: &DatabaseFile) -> io::Result<()> {
        fs::hard_link(&finished.0, &self.0)?;
        files::sync_folder(&self.0)
    }

    pub(super) fn rename_to(&self, new: &DatabaseFile) -> io::Result<()> {
        fs::rename(&self.0, &new.0)?;
        files::sync_folder(&new.0)
    }

    pub(super) fn remove(&self) {
        let _ = fs::remove_file(&self.0);
    }

    fn create(&self) -> Result<()> {
        files::create_private(&self.0).map_err(|why| Error::away(format!("{self}: {why}")))
    }

    fn with_suffix(&self, suffix: &str) -> DatabaseFile {
        let mut path = self.0.clone().into_os_string();
        path.push(suffix);
        DatabaseFile(path.into())
    }
}

impl fmt::Display for DatabaseFile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.display().fmt(f)
    }
}
