//! A backup never replaces a file that is the server's, whichever name it is given.

use std::collections::BTreeMap;
use std::fs;
use std::os::unix::fs::{MetadataExt, symlink};
use std::path::{Path, PathBuf};

use podium_test_support::{Database, TestApp};

use super::Place;
use super::place::podium;
use crate::picture::picture;

/// Which files are in a folder, and which of them are still the same ones.
fn files(folder: &Path) -> BTreeMap<PathBuf, u64> {
    let entries = fs::read_dir(folder).unwrap().map(Result::unwrap);
    entries
        .map(|entry| (entry.path(), entry.metadata().unwrap().ino()))
        .collect()
}

async fn assert_refused(data: &Path, file: &Path) {
    let folders = [data, &data.join("keys"), &data.join("pictures"), file.parent().unwrap()];
    let folders = folders.into_iter().filter(|folder| folder.exists());
    let before: Vec<_> = folders.clone().map(files).collect();
    let name = file.to_str().unwrap();
    let (code, said) = podium(data, None, &["backup", name]).await;
    assert!(
        code == 1 && said.contains(name) && said.contains("another"),
        "{name} {code}: {said}"
    );
    let after: Vec<_> = folders.map(files).collect();
    assert_eq!(after, before, "{name}");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_backup_never_replaces_a_file_of_the_server() {
    let app = TestApp::start(Database::sqlite()).await;
    let alice = app.user("Alice").await;
    let shown = picture(&alice).await;
    let (data, elsewhere) = (app.data(), tempfile::tempdir().unwrap());
    let database = data.join("podium.db");
    let [linked, hard, folder] = ["linked.backup", "hard.backup", "data"].map(|name| elsewhere.path().join(name));
    symlink(&database, &linked).unwrap();
    fs::hard_link(&database, &hard).unwrap();
    symlink(data, &folder).unwrap();
    let here = std::env::current_dir().unwrap();
    let up: PathBuf = here.components().skip(1).map(|_| "..").collect();
    let own = [
        "podium.db",
        "podium.db-wal",
        "podium.db-shm",
        "podium.db-journal",
        "podium.db.rescued-1763528400",
    ];
    for name in own
        .into_iter()
        .chain(["keys/push.pem", "keys/new.backup", "pictures/new.backup", "keys"])
    {
        assert_refused(data, &data.join(name)).await;
    }
    assert_refused(data, data.join(shown.trim_start_matches('/')).as_path()).await;
    let relative = up.join(database.strip_prefix("/").unwrap());
    for other_name in [
        linked,
        hard,
        folder.join("podium.db"),
        folder.join("podium.db-wal"),
        relative,
    ] {
        assert_refused(data, &other_name).await;
    }
    assert_eq!(
        (alice.get("/user").await.status, alice.page(&shown).await.status),
        (200, 200)
    );
    let beside = data.join("podium.backup");
    let (code, said) = podium(data, None, &["backup", beside.to_str().unwrap()]).await;
    assert_eq!(code, 0, "another file of that folder is no file of the server: {said}");
    let (code, said) = podium(data, None, &["backup", beside.to_str().unwrap()]).await;
    assert_eq!(code, 0, "an older backup is replaced: {said}");
}

#[tokio::test]
async fn a_folder_that_is_missing_or_named_as_the_file_is_told_by_its_path() {
    let place = Place::sqlite();
    assert_eq!(podium(&place.data(), None, &["migrate"]).await.0, 0);
    let elsewhere = tempfile::tempdir().unwrap();
    let folder = elsewhere.path().to_str().unwrap();
    let (code, said) = podium(&place.data(), None, &["backup", folder]).await;
    assert!(
        code == 1 && said.contains(&format!("{folder} is a folder")),
        "{code}: {said}"
    );
    let missing = format!("{folder}/missing");
    let (code, said) = podium(&place.data(), None, &["backup", &format!("{missing}/podium.backup")]).await;
    assert!(
        code == 1 && said.contains(&format!("the folder {missing}: ")),
        "{code}: {said}"
    );
    assert_eq!(files(elsewhere.path()).len(), 0);
}

#[tokio::test]
async fn a_file_that_sqlite_would_take_for_its_own_is_not_made() {
    let place = Place::sqlite();
    assert_eq!(podium(&place.data(), None, &["migrate"]).await.0, 0);
    for name in ["podium.db-wal", "podium.db-shm", "podium.db-journal"] {
        assert_refused(&place.data(), &place.data().join(name)).await;
    }
    fs::write(place.archive(), "my shopping list").unwrap();
    assert_refused(&place.data(), &place.archive()).await;
    assert_eq!(fs::read_to_string(place.archive()).unwrap(), "my shopping list");
    fs::write(place.archive(), "").unwrap();
    assert!(place.take().await.is_ok(), "an empty file, as mktemp makes it");
}
