//! Files of the data folder: written atomically and durably, readable by their owner alone.

use std::fs::{self, DirBuilder, File, Permissions};
use std::io::{self, Read, Write};
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::time::Duration;

use tempfile::NamedTempFile;

const FOLDER: u32 = 0o700;
const FILE: u32 = 0o600;

/// Makes a folder that only its owner can look into, and keeps others out of one that is there.
pub fn create_folder(path: &Path) -> io::Result<()> {
    let new: Vec<&Path> = path.ancestors().take_while(|at| !at.exists()).collect();
    DirBuilder::new().recursive(true).mode(FOLDER).create(path)?;
    set_mode(path, FOLDER);
    // A power cut could lose a folder that was not synced, with its files. A folder above ours may be closed to us.
    for folder in new {
        let _ = sync_folder(folder);
    }
    Ok(())
}

/// Creates an empty file that only its owner can read. An existing file is not opened: closing it would drop this
/// process's locks on it.
pub fn create_private_if_missing(path: &Path) -> io::Result<()> {
    if path.exists() {
        Ok(())
    } else {
        write_first(path, b"").map(drop)
    }
}

/// Keeps others out of a file, where there is one.
pub fn keep_private(path: &Path) {
    set_mode(path, FILE);
}

/// What belongs to another system user stays as it is: only its owner can change who reads it.
fn set_mode(path: &Path, mode: u32) {
    let _ = fs::set_permissions(path, Permissions::from_mode(mode));
}

/// What a file goes through, in this order, until it is there under its name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Step {
    Write,
    Sync,
    Rename,
    SyncFolder,
}

/// Writes a file: once this returns, it is there whole, even after a power cut; where it fails, what was there before
/// still is.
pub async fn write(path: PathBuf, bytes: Vec<u8>) -> io::Result<()> {
    let written = tokio::task::spawn_blocking(move || write_blocking(&path, &bytes));
    written.await.map_err(io::Error::other)?
}

/// The same, blocking, for code outside the async runtime.
pub fn write_blocking(path: &Path, bytes: &[u8]) -> io::Result<()> {
    write_in_steps(path, bytes, |_| Ok(()))
}

/// `before` each step may say that it fails.
fn write_in_steps(path: &Path, bytes: &[u8], before: impl Fn(Step) -> io::Result<()>) -> io::Result<()> {
    let file = unfinished(path, bytes, &before)?;
    before(Step::Rename)?;
    file.persist(path).map_err(|why| why.error)?;
    before(Step::SyncFolder)?;
    sync_folder(path)
}

/// The same, but what is there already stays; says whether this call made the file.
pub fn write_first(path: &Path, bytes: &[u8]) -> io::Result<bool> {
    // Close it before naming it: closing it later would drop locks that SQLite holds by then.
    let closed = unfinished(path, bytes, &|_| Ok(()))?.into_temp_path();
    let made = match closed.persist_noclobber(path) {
        Ok(_) => true,
        Err(why) if why.error.kind() == io::ErrorKind::AlreadyExists => false,
        Err(why) => return Err(why.error),
    };
    sync_folder(path)?;
    Ok(made)
}

/// The whole file under a name that begins with a dot, beside where it will be.
fn unfinished(path: &Path, bytes: &[u8], before: &impl Fn(Step) -> io::Result<()>) -> io::Result<NamedTempFile> {
    let mut file = tempfile::Builder::new().prefix(".").tempfile_in(folder(path)?)?;
    before(Step::Write)?;
    file.write_all(bytes)?;
    before(Step::Sync)?;
    // A disk may take the bytes and find only now that it has no room for them.
    file.as_file().sync_all()?;
    if file.as_file().metadata()?.len() != bytes.len() as u64 {
        return Err(io::ErrorKind::WriteZero.into());
    }
    Ok(file)
}

/// A file that is written piece by piece: it lies beside its place, readable by its owner alone, and comes there once it is
/// whole. Dropped before, it is gone.
pub struct Unfinished {
    file: NamedTempFile,
    path: PathBuf,
}

impl Unfinished {
    pub fn beside(path: &Path) -> io::Result<Unfinished> {
        let file = tempfile::Builder::new().prefix(".").tempfile_in(folder(path)?)?;
        let path = path.to_owned();
        Ok(Unfinished { file, path })
    }

    pub fn file(&self) -> &File {
        self.file.as_file()
    }

    /// Once this returns, the file is in its place, even after a power cut. What was there before is replaced.
    pub fn finish(self) -> io::Result<()> {
        self.file.as_file().sync_all()?;
        self.file.persist(&self.path).map_err(|why| why.error)?;
        sync_folder(&self.path)
    }
}

/// Fails if writing to `path` would overwrite a file of another kind: an existing file must be empty or begin with `start`.
pub fn refuse_overwriting_other_kind(path: &Path, start: &[u8]) -> io::Result<()> {
    let metadata = match fs::metadata(path) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(()),
        metadata => metadata?,
    };
    if metadata.is_dir() {
        let path = path.display();
        return Err(io::Error::other(format!(
            "{path} is a folder: name a file in it, or another file"
        )));
    }
    let mut found = Vec::new();
    if metadata.is_file() {
        File::open(path)?.take(start.len() as u64).read_to_end(&mut found)?;
    }
    if !metadata.is_file() || !found.is_empty() && found != start {
        let path = path.display();
        return Err(io::Error::other(format!(
            "{path} is a file of another kind: name another one"
        )));
    }
    Ok(())
}

/// The new name itself must survive a power cut, too.
pub fn sync_folder(path: &Path) -> io::Result<()> {
    File::open(folder(path)?)?.sync_all()
}

/// The folder that a file is in.
pub fn folder(path: &Path) -> io::Result<&Path> {
    match path.parent() {
        Some(here) if here.as_os_str().is_empty() => Ok(Path::new(".")),
        Some(folder) => Ok(folder),
        None => Err(io::ErrorKind::InvalidInput.into()),
    }
}

/// Removes what a killed process left unfinished in a folder. Only what is old: another process may be writing.
pub fn sweep_unfinished(folder: &Path, older_than: Duration) -> io::Result<()> {
    let files = match fs::read_dir(folder) {
        Err(why) if why.kind() == io::ErrorKind::NotFound => return Ok(()),
        files => files?,
    };
    for file in files {
        let file = file?;
        let unfinished = file.file_name().as_encoded_bytes().starts_with(b".");
        if unfinished && age(&file)? >= older_than {
            fs::remove_file(file.path())?;
        }
    }
    Ok(())
}

fn age(file: &fs::DirEntry) -> io::Result<Duration> {
    Ok(file.metadata()?.modified()?.elapsed().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use std::cell::RefCell;

    use super::*;

    fn mode(path: &Path) -> u32 {
        fs::metadata(path).unwrap().permissions().mode() & 0o777
    }

    fn names(folder: &Path) -> Vec<String> {
        let names = fs::read_dir(folder).unwrap();
        let mut names: Vec<_> = names
            .map(|file| file.unwrap().file_name().into_string().unwrap())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn a_file_is_replaced_whole_and_kept_to_its_owner() {
        let data = tempfile::tempdir().unwrap();
        let folder = data.path().join("pictures");
        create_folder(&folder).unwrap();
        let file = folder.join("a.jpg");
        for bytes in [&b"long picture"[..], b"short"] {
            write_blocking(&file, bytes).unwrap();
            assert_eq!(fs::read(&file).unwrap(), bytes);
        }
        assert!(!write_first(&file, b"late").unwrap());
        assert!(write_first(&folder.join("b.jpg"), b"first").unwrap());
        assert_eq!(fs::read(&file).unwrap(), b"short");
        assert_eq!(names(&folder), ["a.jpg", "b.jpg"], "nothing is left beside them");
        assert_eq!((mode(&folder), mode(&file)), (0o700, 0o600));
    }

    #[test]
    fn whichever_step_fails_a_file_is_as_it_was_or_whole() {
        let data = tempfile::tempdir().unwrap();
        let (new, old) = (data.path().join("new.eml"), data.path().join("old.eml"));
        let steps = [Step::Write, Step::Sync, Step::Rename, Step::SyncFolder];
        for (at, failing) in steps.into_iter().enumerate() {
            let _ = fs::remove_file(&new);
            fs::write(&old, "as it was").unwrap();
            for path in [&new, &old] {
                let before = fs::read(path).ok();
                let reached = RefCell::new(Vec::new());
                let written = write_in_steps(path, b"whole", |step| {
                    reached.borrow_mut().push(step);
                    if step == failing {
                        return Err(io::ErrorKind::StorageFull.into());
                    }
                    Ok(())
                });
                assert!(written.is_err(), "{failing:?}");
                assert_eq!(*reached.borrow(), steps[..=at]);
                let renamed = failing == Step::SyncFolder;
                let expected = if renamed { Some(b"whole".to_vec()) } else { before };
                assert_eq!(fs::read(path).ok(), expected, "{failing:?}");
            }
            assert!(
                names(data.path()).iter().all(|name| !name.starts_with('.')),
                "{failing:?}"
            );
        }
    }

    #[test]
    fn a_file_written_in_pieces_comes_whole_or_not_at_all() {
        let data = tempfile::tempdir().unwrap();
        let path = data.path().join("backup.zip");
        fs::write(&path, "as it was").unwrap();
        let dropped = Unfinished::beside(&path).unwrap();
        dropped.file().write_all(b"half").unwrap();
        drop(dropped);
        assert_eq!(fs::read(&path).unwrap(), b"as it was");
        let finished = Unfinished::beside(&path).unwrap();
        finished.file().write_all(b"who").unwrap();
        finished.file().write_all(b"le").unwrap();
        finished.finish().unwrap();
        assert_eq!(fs::read(&path).unwrap(), b"whole");
        assert_eq!(names(data.path()), ["backup.zip"]);
        assert_eq!(mode(&path), 0o600);
    }

    #[test]
    fn only_missing_empty_or_matching_files_may_be_overwritten() {
        let data = tempfile::tempdir().unwrap();
        let path = data.path().join("podium.backup");
        assert!(refuse_overwriting_other_kind(&path, b"PK").is_ok());
        for (content, may_overwrite) in [("", true), ("PK and more", true), ("P", false), ("-----BEGIN", false)] {
            fs::write(&path, content).unwrap();
            assert_eq!(
                refuse_overwriting_other_kind(&path, b"PK").is_ok(),
                may_overwrite,
                "{content}"
            );
            assert_eq!(fs::read_to_string(&path).unwrap(), content);
        }
        let refused = refuse_overwriting_other_kind(data.path(), b"PK").unwrap_err();
        let named = format!("{} is a folder", data.path().display());
        assert!(refused.to_string().starts_with(&named), "{refused}");
    }

    #[test]
    fn what_others_could_read_they_can_no_more() {
        let data = tempfile::tempdir().unwrap();
        let (folder, file) = (data.path().join("outbox"), data.path().join("podium.db"));
        fs::create_dir(&folder).unwrap();
        fs::write(&file, "rows").unwrap();
        fs::set_permissions(&folder, Permissions::from_mode(0o755)).unwrap();
        fs::set_permissions(&file, Permissions::from_mode(0o644)).unwrap();
        create_folder(&folder).unwrap();
        keep_private(&file);
        create_private_if_missing(&file).unwrap();
        assert_eq!((mode(&folder), mode(&file)), (0o700, 0o600));
        assert_eq!(fs::read(&file).unwrap(), b"rows");
        let new = data.path().join("new.db");
        create_private_if_missing(&new).unwrap();
        assert_eq!((mode(&new), fs::read(&new).unwrap()), (0o600, Vec::new()));
    }

    #[test]
    fn only_old_unfinished_files_are_swept_away() {
        let data = tempfile::tempdir().unwrap();
        for name in ["mail.eml", ".unfinished"] {
            fs::write(data.path().join(name), "").unwrap();
        }
        sweep_unfinished(data.path(), Duration::from_secs(3_600)).unwrap();
        assert_eq!(names(data.path()), [".unfinished", "mail.eml"]);
        sweep_unfinished(data.path(), Duration::ZERO).unwrap();
        assert_eq!(names(data.path()), ["mail.eml"]);
        sweep_unfinished(&data.path().join("nowhere"), Duration::ZERO).unwrap();
    }
}
