//! Notices when a file that SQLite has open is lost: removed from the data folder, or replaced by another.

use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use rusqlite::Connection;

use super::database_file::DatabaseFile;
use crate::{Error, Result};

/// The files of a database that this process has open. Writes to a file that was removed or replaced vanish when the
/// process ends. So once a file is lost, no write is acknowledged again, even if a file of that name comes back.
#[derive(Clone)]
pub struct OpenFiles(Arc<OpenFilesState>);

struct OpenFilesState {
    files: Vec<OpenFile>,
    wal: PathBuf,
    /// The first that was found removed or replaced.
    lost: OnceLock<PathBuf>,
    /// Only the server that people write to has something to rescue.
    rescue_enabled: AtomicBool,
    /// Set when no rescue is running and none will start.
    rescue_ended: OnceLock<()>,
}

/// While this is held, a rescue may still start or be running. Dropping it, even by a panic, ends
/// [`OpenFiles::wait_for_rescue`].
pub struct RescueGuard(OpenFiles);

impl Drop for RescueGuard {
    fn drop(&mut self) {
        let _ = self.0.0.rescue_ended.set(());
    }
}

struct OpenFile {
    path: PathBuf,
    id: FileId,
}

/// Identifies a file independently of its name.
#[derive(PartialEq, Eq)]
struct FileId {
    device: u64,
    inode: u64,
}

impl FileId {
    /// None where there is no such file.
    fn at(path: &Path) -> Result<Option<FileId>> {
        match fs::metadata(path) {
            Ok(file) => Ok(Some(FileId {
                device: file.dev(),
                inode: file.ino(),
            })),
            Err(why) if matches!(why.kind(), ErrorKind::NotFound | ErrorKind::NotADirectory) => Ok(None),
            Err(why) => Err(Error::away(format!("{}: {why}", path.display()))),
        }
    }
}

impl OpenFiles {
    /// Records which files this connection has open.
    pub fn of_connection(conn: &Connection, database: &DatabaseFile) -> Result<OpenFiles> {
        // Once a connection has read, it has all files open, and SQLite's lock keeps other processes from deleting them.
        conn.query_row("PRAGMA schema_version", [], |_| Ok(()))?;
        let journal_mode: String = conn.query_row("PRAGMA journal_mode", [], |row| row.get(0))?;
        let (paths, mut files) = (database.file_paths(), Vec::new());
        // On a file system without shared memory, SQLite keeps a rollback journal, and has only the database open.
        let open_paths = if journal_mode == "wal" { &paths[..] } else { &paths[..1] };
        let configured = Some(database.configured_path()).filter(|path| *path != paths[0]);
        for path in open_paths.iter().map(PathBuf::as_path).chain(configured) {
            let Some(id) = FileId::at(path)? else {
                return Err(Error::away(format!(
                    "{} was removed while the database was opened",
                    path.display()
                )));
            };
            let path = path.to_owned();
            files.push(OpenFile { path, id });
        }
        let [_, wal, _] = paths;
        Ok(OpenFiles(Arc::new(OpenFilesState {
            files,
            wal,
            lost: OnceLock::new(),
            rescue_enabled: AtomicBool::new(false),
            rescue_ended: OnceLock::new(),
        })))
    }

    /// Fails if a file is lost, and always from then on; also if a file's metadata cannot be read.
    pub fn ensure_no_loss(&self) -> Result<()> {
        let OpenFilesState { files, lost, .. } = &*self.0;
        for file in files.iter().filter(|_| lost.get().is_none()) {
            if FileId::at(&file.path)?.as_ref() != Some(&file.id) {
                let _ = lost.set(file.path.clone());
            }
        }
        match lost.get() {
            None => Ok(()),
            Some(path) => {
                let path = path.display();
                Err(Error::away(format!(
                    "{path} was removed or replaced while the server ran"
                )))
            }
        }
    }

    /// Looks for a lost file now; [`OpenFiles::lost_file`] returns it from then on.
    pub fn record_loss(&self) {
        let _ = self.ensure_no_loss();
    }

    /// The first file that was ever found lost.
    pub fn lost_file(&self) -> Option<&Path> {
        self.0.lost.get().map(PathBuf::as_path)
    }

    pub fn enable_rescue(&self) {
        self.0.rescue_enabled.store(true, Ordering::Relaxed);
    }

    pub fn is_rescue_enabled(&self) -> bool {
        self.0.rescue_enabled.load(Ordering::Relaxed)
    }

    /// Held by the writer thread, then by the rescue thread.
    pub fn rescue_guard(&self) -> RescueGuard {
        RescueGuard(self.clone())
    }

    /// Blocks until the [`RescueGuard`] is dropped.
    pub fn wait_for_rescue(&self) {
        self.0.rescue_ended.wait();
    }

    /// The size of the write-ahead log.
    pub fn wal_bytes(&self) -> u64 {
        fs::metadata(&self.0.wal).map_or(0, |file| file.len())
    }
}
