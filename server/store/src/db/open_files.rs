//! Notices when a file that SQLite has open is no longer the one in the data folder.

use std::fs;
use std::io::ErrorKind;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use rusqlite::Connection;

use super::database_file::DatabaseFile;
use crate::{Error, Result};

/// The files of a database that this process has open. What is written to one that was removed or replaced is lost with
/// the process, so nothing is acknowledged from then on, even if a file of that name comes back.
#[derive(Clone)]
pub struct OpenFiles(Arc<Inner>);

struct Inner {
    files: Vec<OpenFile>,
    log: PathBuf,
    /// The first that was found removed or replaced.
    replaced: OnceLock<PathBuf>,
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
            Err(why) if why.kind() == ErrorKind::NotFound => Ok(None),
            Err(why) => Err(Error::away(format!("{}: {why}", path.display()))),
        }
    }
}

impl OpenFiles {
    /// Those of a connection to this database.
    pub fn of(database: &DatabaseFile, conn: &Connection) -> Result<OpenFiles> {
        // Once a connection has read, it has all of them open, and SQLite's lock keeps other processes from deleting them.
        conn.query_row("PRAGMA schema_version", [], |_| Ok(()))?;
        let (paths, mut files) = (database.paths()?, Vec::new());
        for path in &paths {
            // A file system without shared memory has no log: SQLite keeps a rollback journal there.
            if let Some(id) = FileId::at(path)? {
                let path = path.clone();
                files.push(OpenFile { path, id });
            }
        }
        let [_, log, _] = paths;
        Ok(OpenFiles(Arc::new(Inner {
            files,
            log,
            replaced: OnceLock::new(),
        })))
    }

    /// An error unless each is where it was, and always has been.
    pub fn check(&self) -> Result<()> {
        let Inner { files, replaced, .. } = &*self.0;
        for file in files.iter().filter(|_| replaced.get().is_none()) {
            if FileId::at(&file.path)?.as_ref() != Some(&file.id) {
                let _ = replaced.set(file.path.clone());
            }
        }
        match replaced.get() {
            None => Ok(()),
            Some(path) => {
                let path = path.display();
                Err(Error::away(format!(
                    "{path} was removed or replaced while the server ran"
                )))
            }
        }
    }

    /// The first that [`OpenFiles::check`] has ever found removed or replaced.
    pub fn replaced(&self) -> Option<&Path> {
        self.0.replaced.get().map(PathBuf::as_path)
    }

    /// The size of the write-ahead log.
    pub fn log_bytes(&self) -> u64 {
        fs::metadata(&self.0.log).map_or(0, |file| file.len())
    }
}
