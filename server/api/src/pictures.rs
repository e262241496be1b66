//! Pictures people give, and where they are kept.

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use podium_pictures::{MAX_BYTES, Refused, square};
use tokio::sync::Semaphore;
use uuid::Uuid;

use crate::error::{ApiError, ApiResult, ErrorKind};

/// The largest upload that is read to its end, only to be refused in words; beyond it the connection is cut.
pub const MAX_UPLOAD: usize = 8 * MAX_BYTES;

#[derive(Clone)]
pub struct Pictures {
    folder: PathBuf,
    /// Decoding is heavy: two at a time, so that it never starves other calls.
    turns: Arc<Semaphore>,
}

impl Pictures {
    pub fn open(data: &Path) -> io::Result<Pictures> {
        let folder = data.join("pictures");
        std::fs::create_dir_all(&folder)?;
        Ok(Pictures {
            folder,
            turns: Arc::new(Semaphore::new(2)),
        })
    }

    /// Keeps a square picture under the given id, and gives the address it is served at.
    pub async fn keep_square(&self, id: Uuid, file: Vec<u8>) -> ApiResult<String> {
        let turn = self.turns.clone().acquire_owned().await.map_err(ApiError::internal)?;
        let squared = tokio::task::spawn_blocking(move || {
            let squared = square(&file);
            drop(turn);
            squared
        });
        let bytes = squared.await.map_err(ApiError::internal)?.map_err(|why| match why {
            Refused::TooLarge => ApiError::from(ErrorKind::TooLarge),
            Refused::NotAPicture => ApiError::fields([("picture", podium_domain::FieldError::Invalid)]),
        })?;
        self.write(&format!("{id}.jpg"), &bytes)
            .await
            .map_err(ApiError::internal)?;
        Ok(format!("/pictures/{id}.jpg"))
    }

    /// The file of one of our own names, where there is one.
    pub async fn read(&self, name: &str) -> Option<Vec<u8>> {
        tokio::fs::read(self.folder.join(own_name(name)?)).await.ok()
    }

    /// Removes what an address of ours stands for; anything else is left alone.
    pub async fn remove(&self, address: &str) {
        if let Some(name) = address.strip_prefix("/pictures/").and_then(own_name) {
            let _ = tokio::fs::remove_file(self.folder.join(name)).await;
        }
    }

    /// Removes files that nothing shows: their owner has gone, or the server stopped before they were put to use.
    pub async fn sweep(&self, in_use: &HashSet<String>, older_than: Duration) -> io::Result<()> {
        let mut files = tokio::fs::read_dir(&self.folder).await?;
        while let Some(file) = files.next_entry().await? {
            let address = format!("/pictures/{}", file.file_name().to_string_lossy());
            let age = file.metadata().await?.modified()?.elapsed().unwrap_or_default();
            if age >= older_than && !in_use.contains(&address) {
                tokio::fs::remove_file(file.path()).await?;
            }
        }
        Ok(())
    }

    async fn write(&self, name: &str, bytes: &[u8]) -> io::Result<()> {
        use tokio::io::AsyncWriteExt;
        let half_written = self.folder.join(format!("{name}.new"));
        let mut file = tokio::fs::File::create(&half_written).await?;
        file.write_all(bytes).await?;
        file.sync_all().await?;
        tokio::fs::rename(half_written, self.folder.join(name)).await
    }
}

/// Our own names only: an id and `.jpg`.
fn own_name(name: &str) -> Option<String> {
    let id: Uuid = name.strip_suffix(".jpg")?.parse().ok()?;
    Some(format!("{id}.jpg"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn only_what_nothing_shows_is_swept_away() {
        let data = tempfile::tempdir().unwrap();
        let pictures = Pictures::open(data.path()).unwrap();
        for name in ["shown.jpg", "left.jpg"] {
            pictures.write(name, b"picture").await.unwrap();
        }
        let in_use = HashSet::from(["/pictures/shown.jpg".to_owned()]);
        pictures.sweep(&in_use, Duration::from_secs(3_600)).await.unwrap();
        assert!(
            data.path().join("pictures/left.jpg").exists(),
            "it may be on its way to be shown"
        );
        pictures.sweep(&in_use, Duration::ZERO).await.unwrap();
        assert!(!data.path().join("pictures/left.jpg").exists());
        assert!(data.path().join("pictures/shown.jpg").exists());
    }

    #[test]
    fn only_our_own_names_are_served() {
        assert!(own_name("0192f5c0-0000-7000-8000-000000000000.jpg").is_some());
        for name in ["../podium.db", "x.jpg", "0192f5c0-0000-7000-8000-000000000000.png", ""] {
            assert!(own_name(name).is_none(), "{name}");
        }
    }
}
