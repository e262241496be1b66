//! Where pictures are: files in the data folder, or objects in a bucket. Called by the server, backups and the command line.

mod bucket;
mod folder;
mod name;

use std::collections::HashSet;
use std::io;
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use podium_settings::{S3, Settings};
use podium_system::metrics::{self, Scrape};
use podium_system::{Entropy, Outage};
use prometheus::{HistogramVec, IntCounterVec};

use bucket::Bucket;
use folder::Folder;
pub use name::{address_of, name_of, own_name};

/// Why the place of the pictures could not be used, in words for the log and the operator.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
pub struct Unavailable(String);

pub type Result<T> = std::result::Result<T, Unavailable>;

/// A picture that is there.
pub struct Stored {
    pub name: String,
    pub bytes: u64,
    pub age: Duration,
}

/// Pictures by their names; a name stands for the same bytes forever. Cheap to clone.
#[derive(Clone)]
pub struct PictureStore(Arc<Inner>);

struct Inner {
    place: Place,
    outage: Outage,
    durations: HistogramVec,
    failures: IntCounterVec,
}

enum Place {
    Folder(Folder),
    Bucket(Box<Bucket>),
}

const READ: &str = "read";
const WRITE: &str = "write";
const DELETE: &str = "delete";
const LIST: &str = "list";

impl PictureStore {
    /// The place that the settings name. Makes nothing, and asks nobody.
    pub fn open(settings: &Settings) -> Result<PictureStore> {
        match settings.s3() {
            Some(s3) => PictureStore::in_bucket(&s3),
            None => Ok(PictureStore::in_folder(&settings.data)),
        }
    }

    pub fn in_bucket(s3: &S3) -> Result<PictureStore> {
        Ok(PictureStore::new(Place::Bucket(Box::new(Bucket::new(s3)?))))
    }

    /// The folder of pictures below a data folder.
    pub fn in_folder(data: &Path) -> PictureStore {
        PictureStore::new(Place::Folder(Folder::below(data)))
    }

    fn new(place: Place) -> PictureStore {
        let labels = &["operation"];
        let durations = metrics::durations_by(
            "podium_pictures_duration_seconds",
            "How long the place of the pictures takes, with retries.",
            labels,
        );
        let failures = metrics::counters_by(
            "podium_pictures_failures_total",
            "What the place of the pictures did not do.",
            labels,
        );
        for operation in [READ, WRITE, DELETE, LIST] {
            durations.with_label_values(&[operation]);
            failures.with_label_values(&[operation]);
        }
        PictureStore(Arc::new(Inner {
            place,
            outage: Outage::of("the place of the pictures"),
            durations,
            failures,
        }))
    }

    /// Makes the folder, where pictures are files.
    pub fn prepare(&self) -> io::Result<()> {
        match &self.0.place {
            Place::Folder(folder) => folder.create(),
            Place::Bucket(_) => Ok(()),
        }
    }

    pub fn is_bucket(&self) -> bool {
        matches!(self.0.place, Place::Bucket(_))
    }

    /// In words, for the operator.
    pub fn place(&self) -> &str {
        match &self.0.place {
            Place::Folder(folder) => folder.shown(),
            Place::Bucket(bucket) => bucket.shown(),
        }
    }

    /// Stores a picture: once this returns it is there whole.
    pub async fn put(&self, name: &str, bytes: Vec<u8>) -> Result<()> {
        let put = async {
            match &self.0.place {
                Place::Folder(folder) => folder.put(name, bytes).await,
                Place::Bucket(bucket) => bucket.put(name, bytes).await,
            }
        };
        self.watch(WRITE, put).await
    }

    /// None where there is no such picture.
    pub async fn get(&self, name: &str) -> Result<Option<Vec<u8>>> {
        let get = async {
            match &self.0.place {
                Place::Folder(folder) => folder.get(name).await,
                Place::Bucket(bucket) => bucket.get(name).await,
            }
        };
        self.watch(READ, get).await
    }

    /// Removes a picture, where there is one.
    pub async fn remove(&self, name: &str) -> Result<()> {
        let remove = async {
            match &self.0.place {
                Place::Folder(folder) => folder.remove(name).await,
                Place::Bucket(bucket) => bucket.remove(name).await,
            }
        };
        self.watch(DELETE, remove).await
    }

    /// All that is there, with what was left unfinished.
    pub async fn list(&self) -> Result<Vec<Stored>> {
        let list = async {
            match &self.0.place {
                Place::Folder(folder) => folder.list().await,
                Place::Bucket(bucket) => bucket.list().await,
            }
        };
        self.watch(LIST, list).await
    }

    /// Removes what nothing shows: its owner has gone, or the server stopped before it was put to use. Names that are
    /// not ours are left alone.
    pub async fn sweep(&self, in_use: &HashSet<String>, older_than: Duration) -> Result<()> {
        for Stored { name, age, .. } in self.list().await? {
            let ours = name::is_unfinished(&name) || own_name(&name).as_ref() == Some(&name);
            if ours && age >= older_than && !in_use.contains(&address_of(&name)) {
                self.remove(&name).await?;
            }
        }
        Ok(())
    }

    /// Writes something, reads it and removes it again, even if writing or reading failed: it may be there nevertheless.
    pub async fn check(&self) -> Result<()> {
        let name = name::unfinished(&Entropy::system());
        let bytes = name.as_bytes().to_vec();
        let written = self.put(&name, bytes.clone()).await;
        let read = self.get(&name).await;
        let removed = self.remove(&name).await;
        written?;
        let read = read?;
        removed?;
        match read == Some(bytes) {
            true => Ok(()),
            false => Err(Unavailable(format!(
                "{} gives back other bytes than it got",
                self.place()
            ))),
        }
    }

    /// Measures, and logs an outage once.
    async fn watch<T>(&self, operation: &str, work: impl Future<Output = Result<T>>) -> Result<T> {
        let begun = Instant::now();
        let done = work.await;
        let seconds = begun.elapsed().as_secs_f64();
        self.0.durations.with_label_values(&[operation]).observe(seconds);
        match &done {
            Ok(_) => self.0.outage.worked(),
            Err(why) => {
                self.0.failures.with_label_values(&[operation]).inc();
                self.0.outage.failed(why);
            }
        }
        done
    }

    pub fn measure(&self, scrape: &Scrape) {
        scrape.add(&self.0.durations);
        scrape.add(&self.0.failures);
    }
}
