//! Notices when a file that SQLite has open is no longer the one in the data folder.

use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, OnceLock};

use rusqlite::Connection;

use super::database_file::DatabaseFile;
use crate::{Error, Result};

/// The files of a database that this process has open. What is written to one that was removed or replaced is lost with
/// the process, so nothing is acknowledged from then on, even if a file of that name comes back.
#[derive(Clone)]
pub struct OpenFiles(Arc<OpenFilesState>);

struct OpenFilesState {
    files: Vec<OpenFile>,
    wal: PathBuf,
    /// The first that was found removed or replaced.
    first_replaced: OnceLock<PathBuf>,
    /// Only the server that people write to has something to rescue.
    rescue_enabled: AtomicBool,
    /// Set once the database was rescued, or never will be.
    rescue_ended: OnceLock<()>,
}

/// Ends the wait for a rescue when it is dropped, also by a panic.
pub struct RescueEnd(OpenFiles);

impl Drop for RescueEnd {
    fn drop(&mut self) {
        let _ = self.0.0.rescue_ended.set(());
    }
}

struct OpenFile {
    path: PathBuf,
    id: FileId,
}

/// What tells a file from another one of the same name.
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
    /// The files of this connection.
    pub fn of_connection(conn: &Connection, database: &DatabaseFile) -> Result<OpenFiles> {
        // Once a connection has read, it has all files open, and SQLite's lock keeps other processes from deleting them.
        conn.query_row("PRAGMA schema_version", [], |_| Ok(()))?;
        let (paths, mut files) = (database.paths()?, Vec::new());
        let configured = Some(database.configured_path()).filter(|path| *path != paths[0]);
        for path in paths.iter().map(PathBuf::as_path).chain(configured) {
            // A file system without shared memory has no write-ahead log: SQLite keeps a rollback journal there.
            if let Some(id) = FileId::at(path)? {
                let path = path.to_owned();
                files.push(OpenFile { path, id });
            }
        }
        let [_, wal, _] = paths;
        Ok(OpenFiles(Arc::new(OpenFilesState {
            files,
            wal,
            first_replaced: OnceLock::new(),
            rescue_enabled: AtomicBool::new(false),
            rescue_ended: OnceLock::new(),
        })))
    }

    /// Fails once any file was removed or replaced, and while that cannot be told.
    pub fn check_in_place(&self) -> Result<()> {
        let OpenFilesState {
            files, first_replaced, ..
        } = &*self.0;
        for file in files.iter().filter(|_| first_replaced.get().is_none()) {
            if FileId::at(&file.path)?.as_ref() != Some(&file.id) {
                let _ = first_replaced.set(file.path.clone());
            }
        }
        match first_replaced.get() {
            None => Ok(()),
            Some(path) => {
                let path = path.display();
                Err(Error::away(format!(
                    "{path} was removed or replaced while the server ran"
                )))
            }
        }
    }

    /// The first file that [`OpenFiles::check_in_place`] has ever found removed or replaced.
    pub fn first_replaced(&self) -> Option<&Path> {
        self.0.first_replaced.get().map(PathBuf::as_path)
    }

    pub fn enable_rescue(&self) {
        self.0.rescue_enabled.store(true, Ordering::Relaxed);
    }

    pub fn is_rescue_enabled(&self) -> bool {
        self.0.rescue_enabled.load(Ordering::Relaxed)
    }

    /// For the thread that writes, which passes it on to the one that rescues.
    pub fn rescue_end(&self) -> RescueEnd {
        RescueEnd(self.clone())
    }

    /// Blocks until the [`RescueEnd`] is dropped.
    pub fn wait_for_rescue(&self) {
        self.0.rescue_ended.wait();
    }

    /// The size of the write-ahead log.
    pub fn wal_bytes(&self) -> u64 {
        fs::metadata(&self.0.wal).map_or(0, |file| file.len())
    }
}
