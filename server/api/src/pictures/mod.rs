//! Uploaded pictures: decoding and storage.

mod upload;

use std::collections::HashSet;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::{Duration, Instant};

use podium_pictures::square;
use podium_system::{Entropy, Outage, files};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;
use uuid::Uuid;

use crate::http::error::{ApiError, ApiResult, ErrorKind};

pub use upload::{PictureFile, PictureForm};

/// Decoding is heavy: so many at a time, so that it never starves other calls. Each takes up to 64 MiB.
const DECODES: usize = 2;
/// How long a file waits for room and for its turn; a decode takes a second at most.
const PATIENCE: Duration = Duration::from_secs(5);
/// A decode is given up after this: it shares its processor with much else.
const DECODE_TIME: Duration = Duration::from_secs(10);
/// Files of up to 10 MB that are in memory at once. The pages send squares of 100 KB, which need no such room.
const LARGE_FILES: usize = 6;

#[derive(Clone)]
pub struct Pictures {
    folder: PathBuf,
    turns: Arc<Semaphore>,
    rooms: Arc<Semaphore>,
    outage: Arc<Outage>,
}

/// Held as long as a large file is in memory.
pub type Room = OwnedSemaphorePermit;

/// A file that was sent, not yet looked at.
pub struct Upload {
    pub file: Vec<u8>,
    pub room: Option<Room>,
}

impl Pictures {
    pub fn open(data: &Path) -> io::Result<Pictures> {
        let folder = data.join("pictures");
        files::create_folder(&folder)?;
        Ok(Pictures {
            folder,
            turns: Arc::new(Semaphore::new(DECODES)),
            rooms: Arc::new(Semaphore::new(LARGE_FILES)),
            outage: Arc::new(Outage::of("writing pictures")),
        })
    }

    /// Room for a large file, once there is some.
    pub async fn room(&self) -> ApiResult<Room> {
        one_of(&self.rooms).await
    }

    /// Stores a square picture and returns its unguessable address. When this returns the file is complete, so the old
    /// one may be removed.
    pub async fn keep_square(&self, entropy: &Entropy, upload: Upload) -> ApiResult<String> {
        let turn = one_of(&self.turns).await?;
        let squared = tokio::task::spawn_blocking(move || {
            // Held until the decode ends, even if its caller has gone.
            let (_turn, Upload { file, room: _room }) = (turn, upload);
            square(&file, Instant::now() + DECODE_TIME)
        });
        let bytes = squared.await.map_err(ApiError::internal)??;
        let name = format!("{}.jpg", entropy.secret_uuid());
        match files::write(self.folder.join(&name), bytes).await {
            Ok(()) => self.outage.worked(),
            Err(why) => {
                self.outage.failed(&why);
                return Err(ErrorKind::Unavailable.into());
            }
        }
        Ok(format!("/pictures/{name}"))
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
}

async fn one_of(semaphore: &Arc<Semaphore>) -> ApiResult<OwnedSemaphorePermit> {
    let permit = timeout(PATIENCE, semaphore.clone().acquire_owned()).await;
    permit.map_err(|_| ErrorKind::Unavailable)?.map_err(ApiError::internal)
}

/// Our own names only: an id and `.jpg`.
fn own_name(name: &str) -> Option<String> {
    let id: Uuid = name.strip_suffix(".jpg")?.parse().ok()?;
    Some(format!("{id}.jpg"))
}
