//! The running server always holds its shared lock on the database.

use std::path::Path;
use std::time::Duration;
use std::{fs, process};

use podium_backup::Site;
use podium_picture_store::PictureStore;
use podium_store::{Address, Db};
use podium_test_support::{Database, PATIENCE, TestApp};
use tokio::time::{sleep, timeout};

use super::{assert_locked, has_shared_lock, start_server_with_users};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_program_holds_its_lock() {
    let (mut binary, callers) = start_server_with_users(&["Alice"]).await;
    assert_locked(&binary);
    assert_eq!(callers[0].post("/deck", crate::decks::lanterns()).await.status, 201);
    assert_locked(&binary);
    binary.kill();
    binary.start().await;
    assert_locked(&binary);
}

/// In one process, where a descriptor that anything closes would end the lock.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_the_server_does_ends_its_lock() {
    let app = TestApp::start_with(Database::sqlite(), crate::metrics::listen_for_metrics).await;
    let (path, wal) = (app.data().join("podium.db"), app.data().join("podium.db-wal"));
    let assert_locked = |when: &str| assert!(has_shared_lock(process::id(), &path), "no lock after {when}");
    assert_locked("the start");

    let alice = app.user("Alice").await;
    crate::picture::picture(&alice).await;
    assert_eq!(alice.post("/deck", crate::decks::lanterns()).await.status, 201);
    assert_locked("a picture and a deck");
    assert_eq!(alice.get("/user/export").await.status, 200);
    assert_locked("an export");
    assert_eq!(app.metrics().await.status, 200);
    assert_eq!(app.anyone().page("/readyz").await.status, 200);
    assert_locked("metrics and readiness");

    let address = Address::new(None, app.data(), 1);
    let connections = descriptor_count(&wal);
    drop(Db::open(&address).await.unwrap());
    wait_for_descriptor_count(&wal, connections).await;
    assert_locked("another opening");
    let site = Site {
        database: address,
        data: app.data().to_owned(),
        pictures: PictureStore::in_folder(app.data()),
    };
    let folder = tempfile::tempdir().unwrap();
    podium_backup::take(&site, &folder.path().join("podium.backup"), &mut |_, _, _| Ok(()))
        .await
        .unwrap();
    assert_locked("a backup");
    let node = app.beside().await;
    assert_locked("another server's start");
    drop(node);
    wait_for_descriptor_count(&wal, connections).await;
    assert_locked("another server's end");
}

/// How many descriptors of a file this process has open.
fn descriptor_count(file: &Path) -> usize {
    let descriptors = fs::read_dir("/proc/self/fd").expect("Linux lists open files");
    let targets = descriptors.filter_map(|entry| fs::read_link(entry.ok()?.path()).ok());
    targets.filter(|target| target == file).count()
}

/// Connections close on their own threads. SQLite keeps their descriptors of the database itself while it has locks there.
async fn wait_for_descriptor_count(file: &Path, count: usize) {
    let closed = async {
        while descriptor_count(file) > count {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, closed).await.expect("the connections are closed");
}
