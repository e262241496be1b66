//! A file of the database is removed or replaced under the running server: it acknowledges nothing more, says so everywhere,
//! and saves what it has.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process;
use std::time::Duration;

use podium_store::{Address, Conn, Db, Error};
use podium_test_support::{Binary, Caller, PATIENCE};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::{DeckWriters, database_path, has_shared_lock, run_beside, sqlite3, start_server_with_users, wal_path};

/// The last words of the line that tells the operator how to go on.
const RESCUE_LINE_END: &str = "rename the copy to podium.db and start Podium again";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_wal_ends_writing() {
    assert_lost_file_is_survived(|data| fs::remove_file(data.join("podium.db-wal")).unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_wal_ends_writing() {
    assert_lost_file_is_survived(|data| replace_with_copy(&data.join("podium.db-wal"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_database_ends_writing() {
    assert_lost_file_is_survived(|data| replace_with_copy(&data.join("podium.db"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_wal_index_ends_writing() {
    assert_lost_file_is_survived(|data| fs::remove_file(data.join("podium.db-shm")).unwrap()).await;
}

/// Puts a copy in its place, as a tool that restores files would.
fn replace_with_copy(file: &Path) {
    let copy = file.with_extension("copy");
    fs::copy(file, &copy).unwrap();
    fs::rename(copy, file).unwrap();
}

async fn assert_lost_file_is_survived(lose_file: impl FnOnce(&Path)) {
    let (mut binary, callers) = start_server_with_users(&["Alice", "Bruno"]).await;
    // Enough that the write-ahead log has what the database lacks.
    let writers = DeckWriters::start(&callers);
    let enough = async {
        while deck_count(&callers[0]).await < 20 {
            writers.assert_still_writing();
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, enough).await.expect("20 decks");
    writers.assert_still_writing();
    lose_file(binary.data());
    assert_eq!(
        unready_body(&binary).await,
        json!({ "status": "unavailable", "database": false, "files": false, "schema": false, "tasks": true })
    );
    let decks = writers.stop().await;
    let alice = &callers[0];
    for answer in [
        alice.post("/deck", crate::decks::lanterns()).await,
        alice.put("/user/firstname", json!({ "firstname": "Ada" })).await,
    ] {
        assert_eq!((answer.status, answer.code()), (503, 17), "{answer:?}");
    }
    assert_eq!(alice.get("/user").await.status, 200, "it can still be read");
    let (code, doctor) = run_beside(&binary, &["doctor"]).await;
    assert!(
        code == 1 && doctor.contains("wrong   server: ") && doctor.contains("wrong   database: not checked"),
        "{doctor}"
    );

    let copy = rescued_copy(&binary).await;
    assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(sqlite3(&copy, &["PRAGMA integrity_check"]).await, "ok");

    binary.kill();
    assert_eq!(binary.log().matches(RESCUE_LINE_END).count(), 1, "{}", binary.log());
    // Nothing goes on without the copy.
    assert_start_is_refused(&binary, "may have writes that").await;
    start_with_copy(&mut binary, &copy).await;
    decks.assert_all_listed().await;
    assert_eq!(alice.post("/deck", crate::decks::lanterns()).await.status, 201);
}

/// As the server's log says.
async fn start_with_copy(binary: &mut Binary, copy: &Path) {
    for name in ["podium.db", "podium.db-wal", "podium.db-shm"] {
        let _ = fs::rename(binary.data().join(name), binary.data().join(format!("old-{name}")));
    }
    fs::rename(copy, database_path(binary)).unwrap();
    binary.start().await;
}

/// An operator who notices the mistake may stop the server at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_idle_server_saves_what_it_has_before_it_stops() {
    let (mut binary, callers) = start_server_with_users(&["Alice"]).await;
    assert_eq!(callers[0].post("/deck", crate::decks::lanterns()).await.status, 201);
    fs::remove_file(wal_path(&binary)).unwrap();
    binary.stop().await;
    let copy = rescued_copy(&binary).await;
    start_with_copy(&mut binary, &copy).await;
    assert_eq!(deck_count(&callers[0]).await, 1);
}

/// SQLite would delete the write-ahead log and start with an empty database.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wal_without_its_database_is_left_alone() {
    let (mut binary, callers) = start_server_with_users(&["Alice"]).await;
    assert_eq!(callers[0].post("/deck", crate::decks::lanterns()).await.status, 201);
    binary.kill();
    let (database, wal) = (database_path(&binary), wal_path(&binary));
    let moved = binary.data().join("moved.db");
    let bytes = fs::metadata(&wal).unwrap().len();
    fs::rename(&database, &moved).unwrap();
    assert_start_is_refused(&binary, "podium.db-wal is here: put the database back").await;
    fs::write(&database, b"").unwrap();
    assert_start_is_refused(&binary, "podium.db-wal is here: put the database back").await;
    assert_eq!(fs::metadata(&wal).unwrap().len(), bytes);

    let elsewhere = tempfile::tempdir().unwrap();
    let (target, target_wal) = (
        elsewhere.path().join("shared.db"),
        elsewhere.path().join("shared.db-wal"),
    );
    fs::remove_file(&database).unwrap();
    fs::copy(&wal, &target_wal).unwrap();
    fs::remove_file(&wal).unwrap();
    symlink(&target, &database).unwrap();
    assert_start_is_refused(&binary, "shared.db-wal is here: put the database back").await;
    assert_eq!(fs::metadata(&target_wal).unwrap().len(), bytes);
    fs::copy(&moved, &target).unwrap();
    binary.start().await;
    assert_eq!(deck_count(&callers[0]).await, 1);
}

/// As after a kill in the middle of a rescue.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_unfinished_rescue_is_not_called_a_copy_to_use() {
    let (mut binary, _) = start_server_with_users(&["Alice"]).await;
    binary.kill();
    for suffix in [".part-wal", ".part-shm", ".part"] {
        fs::write(binary.data().join(format!("podium.db.rescued-1700000000{suffix}")), b"").unwrap();
        assert_start_is_refused(&binary, &format!("rescued-1700000000{suffix} is incomplete or damaged")).await;
    }
    for suffix in ["-shm", "-wal", ""] {
        fs::write(binary.data().join(format!("podium.db.rescued-1800000000{suffix}")), b"").unwrap();
    }
    assert_start_is_refused(&binary, "podium.db.rescued-1800000000 may have writes that").await;
}

async fn assert_start_is_refused(binary: &Binary, reason: &str) {
    let (code, said) = crate::backup::podium(binary.data(), None, &["migrate"]).await;
    assert!(code == 1 && said.contains(reason), "{code}: {said}");
}

/// What `/readyz` says once it says 503: for a second, it may still say what it found before.
async fn unready_body(binary: &Binary) -> Value {
    let unready = async {
        loop {
            let answer = reqwest::get(format!("{}/readyz", binary.origin())).await.unwrap();
            if answer.status() == 503 {
                return answer.json().await.unwrap();
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, unready).await.expect("it says that it is not ready")
}

async fn deck_count(caller: &Caller) -> usize {
    caller.get("/user/decks").await.body["decks"].as_array().unwrap().len()
}

/// Where the server has saved what it had, once it says so.
async fn rescued_copy(binary: &Binary) -> PathBuf {
    let logged = async {
        while !binary.log().contains(RESCUE_LINE_END) {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, logged)
        .await
        .unwrap_or_else(|_| panic!("{}", binary.log()));
    let copies = fs::read_dir(binary.data()).unwrap().map(|entry| entry.unwrap().path());
    let copies: Vec<PathBuf> = copies
        .filter(|path| path.to_string_lossy().contains(".rescued-"))
        .collect();
    let [copy] = &copies[..] else { panic!("{copies:?}") };
    assert!(binary.log().contains(copy.to_str().unwrap()), "{}", binary.log());
    copy.clone()
}

/// A write that was under way is undone, and what only the removed log has does not go into the database, which another
/// program may have changed since.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_wal_is_neither_committed_to_nor_checkpointed() {
    let folder = tempfile::tempdir().unwrap();
    let (path, wal) = (folder.path().join("podium.db"), folder.path().join("podium.db-wal"));
    let db = Db::open(&Address::new(None, folder.path(), 1)).await.unwrap();
    let create = "CREATE TABLE probe (n BIGINT)";
    db.write(async |c: &mut Conn| c.exec(create, &[]).await).await.unwrap();
    let insert_and_remove_wal = async move |c: &mut Conn| {
        c.exec("INSERT INTO probe VALUES (1)", &[]).await?;
        fs::remove_file(&wal).unwrap();
        Ok(())
    };
    let refused = db.write(insert_and_remove_wal).await;
    assert!(matches!(refused, Err(Error::Unavailable(_))), "{refused:?}");
    let count = db.read(async |c: &mut Conn| c.one::<i64>("SELECT COUNT(*) FROM probe", &[]).await);
    assert_eq!(count.await.unwrap(), 0);
    assert!(db.has_lost_files());

    drop(db);
    let closed = async {
        while has_shared_lock(process::id(), &path) {
            sleep(Duration::from_millis(10)).await;
        }
    };
    timeout(PATIENCE, closed).await.expect("its connections are closed");
    let table = "SELECT COUNT(*) FROM sqlite_schema WHERE name = 'probe'";
    assert_eq!(sqlite3(&path, &[table]).await, "0");
}

/// SQLite keeps the write-ahead log beside the link's target.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_symlinked_database_accepts_writes_until_the_link_leads_elsewhere() {
    let (mut binary, callers) = start_server_with_users(&["Alice"]).await;
    binary.kill();
    let elsewhere = tempfile::tempdir().unwrap();
    let (path, target) = (database_path(&binary), elsewhere.path().join("shared.db"));
    sqlite3(&path, &["PRAGMA wal_checkpoint(TRUNCATE)"]).await;
    fs::copy(&path, &target).unwrap();
    fs::remove_file(&path).unwrap();
    symlink(&target, &path).unwrap();
    binary.start().await;
    assert_eq!(callers[0].post("/deck", crate::decks::lanterns()).await.status, 201);
    assert!(elsewhere.path().join("shared.db-wal").exists());

    let other = elsewhere.path().join("other.db");
    fs::copy(&target, &other).unwrap();
    fs::remove_file(&path).unwrap();
    symlink(&other, &path).unwrap();
    assert_eq!(callers[0].post("/deck", crate::decks::lanterns()).await.status, 503);
}

/// A new database, too, and for its owner alone.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_link_to_nothing_yet_becomes_a_private_database() {
    let (folder, elsewhere) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let target = elsewhere.path().join("shared.db");
    symlink(&target, folder.path().join("podium.db")).unwrap();
    let (code, said) = crate::backup::podium(folder.path(), None, &["migrate"]).await;
    assert_eq!(code, 0, "{said}");
    assert_eq!(fs::metadata(&target).unwrap().permissions().mode() & 0o777, 0o600);
}
