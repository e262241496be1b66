//! SQLite's database file. Everything that opens one goes through here.

use std::ffi::OsString;
use std::fmt;
use std::fs;
use std::io;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use podium_system::{Clock, files};
use rusqlite::config::DbConfig;
use rusqlite::{Connection, MAIN_DB};

use crate::{Error, Result};

/// Longest wait for another process's lock. A call is answered within 5 s, so this is shorter.
const LOCK_TIMEOUT: Duration = Duration::from_secs(4);
/// Pause between attempts to get the lock. A busy server releases it only for moments; SQLite's own handler mostly retries
/// every 100 ms and usually misses them.
const LOCK_RETRY_INTERVAL: Duration = Duration::from_millis(2);

/// A rescued copy is named `podium.db.rescued-<Unix seconds>`.
const RESCUED_INFIX: &str = ".rescued-";
/// Suffix of a copy that is incomplete or not yet checked.
const UNFINISHED_SUFFIX: &str = ".part";

/// Linux follows at most this many.
const MAX_SYMLINKS: usize = 40;

/// Makes a connection retry, for up to [`LOCK_TIMEOUT`], while another process has the lock.
pub fn install_lock_retry(conn: &mut Connection) -> rusqlite::Result<()> {
    let mut started = Instant::now();
    conn.busy_handler(Some(move |retries| {
        if retries == 0 {
            started = Instant::now();
        }
        thread::sleep(LOCK_RETRY_INTERVAL);
        started.elapsed() < LOCK_TIMEOUT
    }))
}

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

    /// Fails if only the write-ahead log is left: SQLite would delete it, with the newest writes, and start empty.
    pub fn refuse_orphaned_wal(&self) -> Result<()> {
        let [database, wal, _] = self.file_paths();
        let is_missing_or_empty = |path: &Path| fs::metadata(path).map_or(true, |file| file.len() == 0);
        // The log first: a process that is creating the database writes it before the log.
        if !is_missing_or_empty(&wal) && is_missing_or_empty(&database) {
            return Err(Error::away(format!(
                "{} is missing or empty, but its write-ahead log {} is here: put the database back, or move the log away",
                database.display(),
                wal.display()
            )));
        }
        Ok(())
    }

    /// Fails if a rescued copy lies beside the database: it may have writes that the database lacks.
    fn refuse_rescued_copy(&self) -> Result<()> {
        let prefix = self.with_suffix(RESCUED_INFIX).0;
        let prefix = prefix.file_name().unwrap_or_default().as_encoded_bytes();
        // If the check of a copy was killed, SQLite's -wal and -shm files of that copy remain.
        let is_unfinished = |name: &OsString| !name.as_encoded_bytes()[prefix.len()..].iter().all(u8::is_ascii_digit);
        let folder = files::folder(&self.0).map_err(Error::away)?;
        let entries = fs::read_dir(folder).into_iter().flatten().flatten();
        let copies = entries
            .map(|entry| entry.file_name())
            .filter(|name| name.as_encoded_bytes().starts_with(prefix));
        let Some(copy) = copies.min_by_key(|name| (is_unfinished(name), name.clone())) else {
            return Ok(());
        };
        let damage_note = if is_unfinished(&copy) {
            "is incomplete or damaged, and "
        } else {
            ""
        };
        Err(Error::away(format!(
            "{} {damage_note}may have writes that {self} lacks: a file of that database was removed or replaced while the server \
             ran. Follow \"The SQLite database\" in docs/operating.md, or move the copy away",
            folder.join(copy).display()
        )))
    }

    /// A connection with Podium's settings. The file is created if it is not there.
    pub(super) fn open_connection(&self) -> Result<Connection> {
        self.refuse_orphaned_wal()?;
        self.refuse_rescued_copy()?;
        self.create_if_missing()?;
        let mut conn = Connection::open(&self.0)?;
        if conn.is_readonly(MAIN_DB)? {
            return Err(Error::away(format!(
                "{self} is read-only for this user: check its owner and mode"
            )));
        }
        self.file_paths().iter().for_each(|path| files::keep_private(path));
        install_lock_retry(&mut conn)?;
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
    pub(super) fn file_paths(&self) -> [PathBuf; 3] {
        let database = self.resolved_path();
        ["", "-wal", "-shm"].map(|suffix| database.with_suffix(suffix).0)
    }

    /// Follows symbolic links, even to a file that does not exist yet.
    fn resolved_path(&self) -> DatabaseFile {
        let mut path = self.0.clone();
        for _ in 0..MAX_SYMLINKS {
            let Ok(target) = fs::read_link(&path) else { break };
            // `join` drops the folder if the target is absolute.
            path = path.parent().unwrap_or(Path::new("")).join(target);
        }
        DatabaseFile(path)
    }

    /// Fails if a file written to `path` would replace one of this database's files, under any name or through any link.
    pub fn refuse_overwrite(&self, path: &Path) -> io::Result<()> {
        let file_id = |path: &Path| fs::metadata(path).ok().map(|file| (file.dev(), file.ino()));
        let written = file_id(path);
        let is_linked = written.is_some() && self.file_paths().iter().any(|own| file_id(own) == written);
        // SQLite would also use a file of such a name that does not exist yet.
        let target = DatabaseFile(path.to_owned()).resolved_path();
        let is_named = [path, &target.0]
            .iter()
            .any(|path| self.resolved_path().owns_name(path));
        if is_linked || is_named {
            let path = path.display();
            return Err(io::Error::other(format!(
                "{path} is a file of the database {self}: name another file"
            )));
        }
        Ok(())
    }

    /// Whether a path names this database, one of SQLite's files beside it, or a rescued copy, whether or not it exists.
    fn owns_name(&self, path: &Path) -> bool {
        let canonical_folder = |path: &Path| fs::canonicalize(files::folder(path).ok()?).ok();
        let [own, name] = [&self.0, path].map(|path| path.file_name().unwrap_or_default().as_encoded_bytes());
        name.strip_prefix(own)
            .is_some_and(|rest| rest.is_empty() || rest[0] == b'-' || rest.starts_with(RESCUED_INFIX.as_bytes()))
            && canonical_folder(path) == canonical_folder(&self.0)
    }

    /// The configured path. If it is a symbolic link, its target may change later.
    pub(super) fn configured_path(&self) -> &Path {
        &self.0
    }

    /// A connection to a new file, to copy a database into. It needs no journal: a copy that fails is thrown away.
    pub(crate) fn create_copy_target(&self) -> Result<Connection> {
        self.create_if_missing()?;
        let target = Connection::open(&self.0)?;
        target.execute_batch("PRAGMA journal_mode = OFF")?;
        Ok(target)
    }

    /// Beside this database, with the current time in its name.
    pub(super) fn new_rescued_copy(&self) -> DatabaseFile {
        self.with_suffix(&format!("{RESCUED_INFIX}{}", Clock::system().now().seconds()))
    }

    /// The name under which this copy is written until it is complete and checked.
    pub(super) fn unfinished_file(&self) -> DatabaseFile {
        self.with_suffix(UNFINISHED_SUFFIX)
    }

    /// Gives this closed database a second name; fails if there is a file of that name.
    pub fn hard_link_to(&self, name: &DatabaseFile) -> io::Result<()> {
        fs::hard_link(&self.0, &name.0)?;
        files::sync_folder(&name.0)
    }

    pub(super) fn rename_to(&self, new: &DatabaseFile) -> io::Result<()> {
        fs::rename(&self.0, &new.0)?;
        files::sync_folder(&new.0)
    }

    pub(super) fn remove_file(&self) {
        let _ = fs::remove_file(&self.0);
    }

    fn create_if_missing(&self) -> Result<()> {
        files::create_private_if_missing(&self.0).map_err(|why| Error::away(format!("{self}: {why}")))
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
