//! The running server holds its shared lock on the database, whatever it does.

use std::process;

use podium_backup::Site;
use podium_picture_store::PictureStore;
use podium_store::{Address, Db};
use podium_test_support::{Database, TestApp};

use super::{database_path, has_shared_lock, server_with};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_program_holds_its_lock() {
    let (mut binary, callers) = server_with(&["Alice"]).await;
    let assert_locked =
        |when: &str, process| assert!(has_shared_lock(process, &database_path(&binary)), "no lock {when}");
    assert_locked("after the start", binary.id().unwrap());
    assert_eq!(callers[0].post("/deck", crate::decks::lanterns()).await.status, 201);
    assert_locked("after a write", binary.id().unwrap());
    binary.kill();
    binary.start().await;
    assert!(
        has_shared_lock(binary.id().unwrap(), &database_path(&binary)),
        "no lock after a restart"
    );
}

/// In one process, where a descriptor that anything closes would end the lock.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nothing_that_the_server_does_ends_its_lock() {
    let app = TestApp::start_with(Database::sqlite(), crate::metrics::listen_for_metrics).await;
    let path = app.data().join("podium.db");
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
    drop(Db::open(&address).await.unwrap());
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
    assert_locked("another server's end");
}
