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
    files: [OpenFile; 3],
    /// The first that was found removed or replaced.
    replaced: OnceLock<PathBuf>,
}

struct OpenFile {
    path: PathBuf,
    device: u64,
    inode: u64,
}

impl OpenFiles {
    /// Those of a connection to this database.
    pub fn of(database: &DatabaseFile, conn: &Connection) -> Result<OpenFiles> {
        // Once a connection has read, it has all of them open, and SQLite's lock keeps other processes from deleting them.
        conn.query_row("PRAGMA schema_version", [], |_| Ok(()))?;
        let open = |path: PathBuf| {
            let file = fs::metadata(&path).map_err(|why| Error::away(format!("{}: {why}", path.display())))?;
            Ok::<_, Error>(OpenFile {
                path,
                device: file.dev(),
                inode: file.ino(),
            })
        };
        let [database, log, index] = database.paths()?;
        Ok(OpenFiles(Arc::new(Inner {
            files: [open(database)?, open(log)?, open(index)?],
            replaced: OnceLock::new(),
        })))
    }

    /// An error unless each is where it was, and always has been.
    pub fn check(&self) -> Result<()> {
        let Inner { files, replaced } = &*self.0;
        for file in files.iter().filter(|_| replaced.get().is_none()) {
            match fs::metadata(&file.path) {
                Ok(found) if (found.dev(), found.ino()) == (file.device, file.inode) => (),
                // Whether it is there cannot be told.
                Err(why) if why.kind() != ErrorKind::NotFound => {
                    return Err(Error::away(format!("{}: {why}", file.path.display())));
                }
                Ok(_) | Err(_) => {
                    let _ = replaced.set(file.path.clone());
                }
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
        let [_, log, _] = &self.0.files;
        fs::metadata(&log.path).map_or(0, |file| file.len())
    }
}
