//! Pictures as files in the data folder.

use std::io::{self, ErrorKind};
use std::path::{Path, PathBuf};

use podium_system::files;

use crate::{Result, Stored, Unavailable};

pub struct Folder {
    path: PathBuf,
    shown: String,
}

impl Folder {
    pub fn below(data: &Path) -> Folder {
        let path = data.join("pictures");
        let shown = path.display().to_string();
        Folder { path, shown }
    }

    pub fn create(&self) -> io::Result<()> {
        files::create_folder(&self.path)
    }

    pub fn shown(&self) -> &str {
        &self.shown
    }

    pub async fn put(&self, name: &str, bytes: Vec<u8>) -> Result<()> {
        let path = self.path.join(name);
        files::write(path, bytes).await.map_err(|why| self.told(&why))
    }

    pub async fn get(&self, name: &str) -> Result<Option<Vec<u8>>> {
        self.unless_missing(tokio::fs::read(self.path.join(name)).await)
    }

    pub async fn remove(&self, name: &str) -> Result<()> {
        let removed = tokio::fs::remove_file(self.path.join(name)).await;
        self.unless_missing(removed).map(drop)
    }

    /// Nothing where there is no folder.
    pub async fn list(&self) -> Result<Vec<Stored>> {
        let listed = self.unless_missing(self.entries().await)?;
        Ok(listed.unwrap_or_default())
    }

    async fn entries(&self) -> io::Result<Vec<Stored>> {
        let (mut stored, mut entries) = (Vec::new(), tokio::fs::read_dir(&self.path).await?);
        while let Some(entry) = entries.next_entry().await? {
            let found = match entry.metadata().await {
                // It was removed meanwhile.
                Err(why) if why.kind() == ErrorKind::NotFound => continue,
                found => found?,
            };
            if let Ok(name) = entry.file_name().into_string()
                && found.is_file()
            {
                stored.push(Stored {
                    name,
                    bytes: found.len(),
                    age: found.modified()?.elapsed().unwrap_or_default(),
                });
            }
        }
        Ok(stored)
    }

    fn unless_missing<T>(&self, done: io::Result<T>) -> Result<Option<T>> {
        match done {
            Ok(done) => Ok(Some(done)),
            Err(why) if why.kind() == ErrorKind::NotFound => Ok(None),
            Err(why) => Err(self.told(&why)),
        }
    }

    fn told(&self, why: &io::Error) -> Unavailable {
        Unavailable(format!("{}: {why}", self.shown))
    }
}
