//! Files of earlier builds, so that a page opened before an upgrade can still load its chunks.

use std::path::Path;
use std::time::{Duration, SystemTime};
use std::{fs, io};

use podium_system::files;

use super::Files;

/// An open page asks for its files this long after the upgrade at most.
const KEPT_FOR: Duration = Duration::from_secs(30 * 24 * 60 * 60);

/// Puts this build's hashed files into the data folder, and takes out those that are long past.
pub fn keep_assets(data: &Path) -> io::Result<()> {
    let root = data.join("web");
    for name in
        Files::iter().filter(|name| name.starts_with("assets/") && !name.ends_with(".br") && !name.ends_with(".gz"))
    {
        let file = root.join(name.as_ref());
        if file.exists() {
            // Touched, so that its time runs from when it was last in use.
            fs::File::options()
                .append(true)
                .open(&file)?
                .set_modified(SystemTime::now())?;
        } else if let (Some(folder), Some(embedded)) = (file.parent(), Files::get(&name)) {
            files::create_folder(folder)?;
            files::write_blocking(&file, &embedded.data)?;
        }
    }
    let Ok(kept) = fs::read_dir(root.join("assets")) else {
        return Ok(());
    };
    for file in kept.flatten() {
        let age = file.metadata()?.modified()?.elapsed().unwrap_or_default();
        if age > KEPT_FOR {
            fs::remove_file(file.path())?;
        }
    }
    Ok(())
}

/// Only plain names: nothing in the address can lead out of the folder.
pub async fn read(data: &Path, name: &str) -> Option<Vec<u8>> {
    let plain = name
        .split('/')
        .all(|part| !part.starts_with('.') && part.bytes().all(|b| b.is_ascii_alphanumeric() || b"._-".contains(&b)));
    if !plain {
        return None;
    }
    tokio::fs::read(data.join("web").join(name)).await.ok()
}
