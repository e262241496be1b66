//! The place that a backup is restored into: empty before, and filled all at once.

use std::fs::{self, File, OpenOptions};
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::path::PathBuf;

use podium_store::{Address, DatabaseFile};
use podium_system::files;
use tempfile::TempDir;

use crate::{Failure, KEYS, PICTURES, Site};

/// What to do where there is something already.
const ELSEWHERE: &str = "A backup is restored into an empty place alone: name a new folder in PODIUM_DATA (and, with \
    PostgreSQL, a new database in PODIUM_DATABASE_URL), or move the old one away first";

/// Everything that is restored, beside its place until all of it is there.
pub struct Staging {
    folder: TempDir,
    data: PathBuf,
}

impl Staging {
    /// Refuses a place that is not empty.
    pub fn new(site: &Site) -> Result<Staging, Failure> {
        let data = site.data.clone();
        if let Address::Sqlite(file) = &site.database {
            if file.exists() {
                return Err(occupied(&file.to_string()));
            }
            file.refuse_orphaned_wal()?;
        }
        for folder in [KEYS, PICTURES].map(|name| data.join(name)) {
            if fs::read_dir(&folder).is_ok_and(|mut entries| entries.next().is_some()) {
                return Err(occupied(&folder.display().to_string()));
            }
        }
        files::create_folder(&data).map_err(|why| format!("{}: {why}", data.display()))?;
        let folder = tempfile::Builder::new().prefix(".restore-").tempdir_in(&data)?;
        for name in [KEYS, PICTURES] {
            files::create_folder(&folder.path().join(name))?;
        }
        Ok(Staging { folder, data })
    }

    /// Where the database is made: SQLite's lies here too, PostgreSQL's becomes visible by its commit.
    pub fn database(&self, address: &Address) -> Address {
        match address {
            Address::Sqlite(_) => Address::Sqlite(self.sqlite()),
            postgres @ Address::Postgres { .. } => postgres.clone(),
        }
    }

    fn sqlite(&self) -> DatabaseFile {
        DatabaseFile::in_folder(self.folder.path())
    }

    pub fn write(&self, folder: &str, name: &str, bytes: &[u8]) -> Result<(), Failure> {
        let path = self.folder.path().join(folder).join(name);
        let mut file = OpenOptions::new().write(true).create_new(true).mode(0o600).open(path)?;
        file.write_all(bytes)?;
        Ok(file.sync_all()?)
    }

    /// Puts the files into their place, and takes them back again unless they are to stay.
    pub fn place_files(&self) -> Result<Placed, Failure> {
        let mut placed = Placed(Vec::new());
        for name in [KEYS, PICTURES] {
            let (from, to) = (self.folder.path().join(name), self.data.join(name));
            File::open(&from)?.sync_all()?;
            // A folder takes the place of an empty one alone.
            fs::rename(&from, &to).map_err(|why| format!("{}: {why}", to.display()))?;
            placed.0.push(to);
        }
        files::sync_folder(&self.data.join(KEYS))?;
        Ok(placed)
    }

    /// Puts SQLite's database into its place, unless a server that was started meanwhile has made one there.
    pub fn place_database(&self, file: &DatabaseFile) -> Result<(), Failure> {
        Ok(self
            .sqlite()
            .hard_link_to(file)
            .map_err(|why| format!("{file}: {why}"))?)
    }
}

pub fn occupied(what: &str) -> Failure {
    format!("there is data already: {what}. {ELSEWHERE}").into()
}

/// Folders that are taken back when this is dropped.
pub struct Placed(Vec<PathBuf>);

impl Placed {
    pub fn stay(mut self) {
        self.0.clear();
    }
}

impl Drop for Placed {
    fn drop(&mut self) {
        for folder in &self.0 {
            let _ = fs::remove_dir_all(folder);
        }
    }
}
