//! Somebody removes or replaces a file of the database under the running server: it acknowledges nothing more, says so
//! everywhere, and saves what it has.

use std::fs;
use std::os::unix::fs::{PermissionsExt, symlink};
use std::path::{Path, PathBuf};
use std::process;
use std::time::Duration;

use podium_store::{Address, Conn, Db, Error};
use podium_test_support::{Binary, Caller, PATIENCE};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::{DeckWriters, database, has_shared_lock, server_with, sqlite3};

/// The last words of the line that tells the operator how to go on.
const RESCUED: &str = "rename the copy to podium.db and start Podium again";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_log_ends_writing() {
    check(|data| fs::remove_file(data.join("podium.db-wal")).unwrap()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_log_ends_writing() {
    check(|data| replace(&data.join("podium.db-wal"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_replaced_database_ends_writing() {
    check(|data| replace(&data.join("podium.db"))).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_index_of_the_log_ends_writing() {
    check(|data| fs::remove_file(data.join("podium.db-shm")).unwrap()).await;
}

/// Puts a copy in its place, as a tool that restores files would.
fn replace(file: &Path) {
    let copy = file.with_extension("copy");
    fs::copy(file, &copy).unwrap();
    fs::rename(copy, file).unwrap();
}

async fn check(damage: impl FnOnce(&Path)) {
    let (mut binary, callers) = server_with(&["Alice", "Bruno"]).await;
    // Enough that the log has what the database lacks.
    let writers = DeckWriters::start(&callers);
    while deck_count(&callers[0]).await < 20 {
        sleep(Duration::from_millis(10)).await;
    }
    damage(binary.data());
    // Each goes on until it is refused.
    let decks = writers.until_refused().await;
    let alice = &callers[0];
    for answer in [
        alice.post("/deck", crate::decks::lanterns()).await,
        alice.put("/user/firstname", json!({ "firstname": "Ada" })).await,
    ] {
        assert_eq!((answer.status, answer.code()), (503, 17), "{answer:?}");
    }
    assert_eq!(alice.get("/user").await.status, 200, "it can still be read");

    assert_eq!(
        unready(&binary).await,
        json!({ "status": "unavailable", "database": false, "files": false, "schema": false, "tasks": true })
    );
    let doctor = doctor(&binary).await;
    assert!(
        doctor.contains("wrong   server: ") && doctor.contains("wrong   database: not opened"),
        "{doctor}"
    );

    let copy = rescued_copy(&binary).await;
    assert_eq!(fs::metadata(&copy).unwrap().permissions().mode() & 0o777, 0o600);
    assert_eq!(sqlite3(&copy, &["PRAGMA integrity_check"]).await, "ok");

    // As the log says.
    binary.kill();
    assert_eq!(binary.log().matches(RESCUED).count(), 1, "{}", binary.log());
    for name in ["podium.db", "podium.db-wal", "podium.db-shm"] {
        let _ = fs::rename(binary.data().join(name), binary.data().join(format!("old-{name}")));
    }
    fs::rename(copy, database(&binary)).unwrap();
    binary.start().await;
    decks.assert_all_listed().await;
    assert_eq!(alice.post("/deck", crate::decks::lanterns()).await.status, 201);
}

/// What `/readyz` says once it says 503: for a second, it may still say what it found before.
async fn unready(binary: &Binary) -> Value {
    let told = async {
        loop {
            let answer = reqwest::get(format!("{}/readyz", binary.origin())).await.unwrap();
            if answer.status() == 503 {
                return answer.json().await.unwrap();
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, told).await.expect("it says that it is not ready")
}

async fn deck_count(caller: &Caller) -> usize {
    caller.get("/user/decks").await.body["decks"].as_array().unwrap().len()
}

async fn doctor(binary: &Binary) -> String {
    let listen = binary.address().to_string();
    let mut command = process::Command::new(env!("CARGO_BIN_EXE_podium"));
    command
        .arg("doctor")
        .env_clear()
        .env("PODIUM_DATA", binary.data())
        .env("PODIUM_LISTEN", listen);
    let output = tokio::task::spawn_blocking(move || command.output())
        .await
        .unwrap()
        .unwrap();
    assert!(!output.status.success());
    String::from_utf8(output.stdout).unwrap()
}

/// Where the server has saved what it had, once it says so.
async fn rescued_copy(binary: &Binary) -> PathBuf {
    let told = async {
        while !binary.log().contains(RESCUED) {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, told)
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

/// A write that was under way is undone, and what only the lost log has does not go into the database, which another
/// program may have changed since.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_lost_log_takes_and_gives_nothing_more() {
    let folder = tempfile::tempdir().unwrap();
    let (path, log) = (folder.path().join("podium.db"), folder.path().join("podium.db-wal"));
    let db = Db::open(&Address::new(None, folder.path(), 1)).await.unwrap();
    let create = "CREATE TABLE probe (n BIGINT)";
    db.write(async |c: &mut Conn| c.exec(create, &[]).await).await.unwrap();
    let insert_while_log_goes = async move |c: &mut Conn| {
        c.exec("INSERT INTO probe VALUES (1)", &[]).await?;
        fs::remove_file(&log).unwrap();
        Ok(())
    };
    let refused = db.write(insert_while_log_goes).await;
    assert!(matches!(refused, Err(Error::Unavailable(_))), "{refused:?}");
    let count = db.read(async |c: &mut Conn| c.one::<i64>("SELECT COUNT(*) FROM probe", &[]).await);
    assert_eq!(count.await.unwrap(), 0);
    assert!(!db.has_its_files());

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

/// SQLite keeps the log beside the file that a link leads to.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_linked_database_is_in_its_place() {
    let (mut binary, callers) = server_with(&["Alice"]).await;
    binary.kill();
    let elsewhere = tempfile::tempdir().unwrap();
    let (path, target) = (database(&binary), elsewhere.path().join("shared.db"));
    sqlite3(&path, &["PRAGMA wal_checkpoint(TRUNCATE)"]).await;
    fs::copy(&path, &target).unwrap();
    fs::remove_file(&path).unwrap();
    symlink(&target, &path).unwrap();
    binary.start().await;
    assert_eq!(callers[0].post("/deck", crate::decks::lanterns()).await.status, 201);
    assert!(elsewhere.path().join("shared.db-wal").exists());
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
