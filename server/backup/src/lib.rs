//! A whole installation in one file: database, pictures and keys, as of one moment. Called by the command line.

mod archive;
mod manifest;
mod pictures;
mod place;
mod restore;
mod take;

use std::path::{Path, PathBuf};

pub use manifest::{FileEntry, Manifest, TableEntry};
use podium_picture_store::PictureStore;
use podium_store::Address;
pub use restore::restore;
pub use take::take;

/// Why it could not be done, in a sentence for the operator.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// Is told what is done, how much of it, and of how much; an error from it ends the work.
pub type Tell<'a> = &'a mut (dyn FnMut(&str, u64, u64) -> Result<(), Failure> + Send);

/// What is backed up, or where a backup is restored.
pub struct Site {
    pub database: Address,
    /// The folder of the keys.
    pub data: PathBuf,
    pub pictures: PictureStore,
}

/// The folders of files that an archive holds.
const PICTURES: &str = "pictures";
const KEYS: &str = "keys";

/// Reads a whole archive and checks that everything is in it as it was written.
pub fn verify(file: &Path, tell: Tell<'_>) -> Result<Manifest, Failure> {
    let (mut archive, manifest) = archive::Reader::open(file)?;
    archive.check(&manifest, tell)?;
    Ok(manifest)
}
