//! Uploaded pictures: decoding and storage.

mod upload;

use std::collections::HashSet;
use std::sync::Arc;
use std::time::{Duration, Instant};

use podium_picture_store::{PictureStore, Unavailable, address_of, name_of, own_name};
use podium_pictures::square;
use podium_settings::Settings;
use podium_system::Entropy;
use podium_system::metrics::Scrape;
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::timeout;

use crate::Failure;
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
    store: PictureStore,
    turns: Arc<Semaphore>,
    rooms: Arc<Semaphore>,
}

/// Held as long as a large file is in memory.
pub type Room = OwnedSemaphorePermit;

/// A file that was sent, not yet looked at.
pub struct Upload {
    pub file: Vec<u8>,
    pub room: Option<Room>,
}

impl Pictures {
    pub fn open(settings: &Settings) -> Result<Pictures, Failure> {
        let store = PictureStore::open(settings)?;
        store.prepare()?;
        Ok(Pictures {
            store,
            turns: Arc::new(Semaphore::new(DECODES)),
            rooms: Arc::new(Semaphore::new(LARGE_FILES)),
        })
    }

    /// Room for a large file, once there is some.
    pub async fn room(&self) -> ApiResult<Room> {
        one_of(&self.rooms).await
    }

    /// Stores a square picture and returns its unguessable address. When this returns it is complete, so the old one
    /// may be removed.
    pub async fn keep_square(&self, entropy: &Entropy, upload: Upload) -> ApiResult<String> {
        let turn = one_of(&self.turns).await?;
        let squared = tokio::task::spawn_blocking(move || {
            // Held until the decode ends, even if its caller has gone.
            let (_turn, Upload { file, room: _room }) = (turn, upload);
            square(&file, Instant::now() + DECODE_TIME)
        });
        let bytes = squared.await.map_err(ApiError::internal)??;
        let name = format!("{}.jpg", entropy.secret_uuid());
        self.store.put(&name, bytes).await?;
        Ok(address_of(&name))
    }

    /// The picture of one of our own names, where there is one.
    pub async fn read(&self, name: &str) -> ApiResult<Option<Vec<u8>>> {
        match own_name(name) {
            Some(name) => Ok(self.store.get(&name).await?),
            None => Ok(None),
        }
    }

    /// Removes what an address of ours stands for; anything else is left alone. What cannot be removed now is swept
    /// away later.
    pub async fn remove(&self, address: &str) {
        if let Some(name) = name_of(address).and_then(own_name) {
            let _ = self.store.remove(&name).await;
        }
    }

    /// Removes what is not in use, by its address.
    pub async fn sweep(&self, in_use: &HashSet<String>, older_than: Duration) -> Result<(), Unavailable> {
        self.store.sweep(in_use, older_than).await
    }

    pub fn measure(&self, scrape: &Scrape) {
        self.store.measure(scrape);
    }
}

/// The store has logged why.
impl From<Unavailable> for ApiError {
    fn from(_: Unavailable) -> ApiError {
        ErrorKind::Unavailable.into()
    }
}

async fn one_of(semaphore: &Arc<Semaphore>) -> ApiResult<OwnedSemaphorePermit> {
    let permit = timeout(PATIENCE, semaphore.clone().acquire_owned()).await;
    permit.map_err(|_| ErrorKind::Unavailable)?.map_err(ApiError::internal)
}
