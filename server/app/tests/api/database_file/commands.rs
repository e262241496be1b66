//! The operator's commands beside a writing server.

use podium_system::Clock;
use podium_test_support::{Database, TestApp};
use serde_json::json;

use super::{
    DeckWriters, assert_kill_loses_nothing, assert_locked, database_path, inode, run_beside, sqlite3, wal_path,
};

const ROUNDS: usize = 50;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_writes_survive_the_commands_and_a_kill() {
    let app = TestApp::start_at(Database::sqlite(), Clock::system(), |_| ()).await;
    let callers = app.crowd(["Alice", "Bruno"]).await;
    let mut unverified = Vec::new();
    for round in 0..ROUNDS {
        unverified.push(app.unverified(&format!("una{round}")).await.email);
    }
    let mut binary = app.become_binary(env!("CARGO_BIN_EXE_podium")).await;
    let wal = inode(&wal_path(&binary));
    let (cards, folder) = (binary.data().join("cards.json"), tempfile::tempdir().unwrap());
    std::fs::write(
        &cards,
        json!([crate::cards::card(1, "Bog", 0.0, "", "Basic Land — Bog")]).to_string(),
    )
    .unwrap();
    let archive = folder.path().join("podium.backup");
    let (cards, archive) = (cards.to_str().unwrap(), archive.to_str().unwrap());

    let writers = DeckWriters::start(&callers);
    for email in &unverified {
        // One at a time, so that each is the last to close the database, as far as it can tell.
        for args in [
            &["user", "verify", email][..],
            &["cards", "import", cards],
            &["backup", archive],
            &["doctor"],
        ] {
            let (code, printed) = run_beside(&binary, args).await;
            if args == ["doctor"] {
                // Its exit code also depends on `/readyz`, which may say that a busy server is not ready.
                assert!(printed.contains("ok      database: "), "{printed}");
            } else {
                assert_eq!(code, 0, "{args:?}: {printed}");
            }
            // Podium's own SQLite spares the log even without this lock; others do not.
            assert_locked(&binary);
        }
    }
    assert_eq!(inode(&wal_path(&binary)), wal, "the write-ahead log is another file");
    assert_kill_loses_nothing(&mut binary, writers).await;
    let database = database_path(&binary);
    let still_unverified = "SELECT COUNT(*) FROM account WHERE NOT email_verified";
    assert_eq!(
        sqlite3(&database, &[still_unverified]).await,
        "0",
        "each command was acknowledged, too"
    );
}
