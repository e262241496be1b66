//! Another program opens, reads, copies, writes and closes the database beside the server.

use super::{DeckWriters, database_path, inode, server_with, sqlite3, wal_path};

const ROUNDS: usize = 200;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_writes_survive_another_program_and_a_kill() {
    let (mut binary, callers) = server_with(&["Alice", "Bruno", "Chloe"]).await;
    let (database, wal) = (database_path(&binary), inode(&wal_path(&binary)));
    let copy = tempfile::tempdir().unwrap();
    let copy = format!(".backup '{}'", copy.path().join("copy.db").display());

    let writers = DeckWriters::start(&callers);
    for round in 0..ROUNDS {
        let write =
            format!("CREATE TABLE IF NOT EXISTS other_program (round); INSERT INTO other_program VALUES ({round})");
        sqlite3(&database, &["SELECT COUNT(*) FROM deck", &copy, &write]).await;
    }
    assert_eq!(inode(&wal_path(&binary)), wal, "the write-ahead log is another file");
    writers.assert_still_writing();
    binary.kill();
    let decks = writers.stop().await;
    decks.assert_at_least(10);

    binary.start().await;
    decks.assert_all_listed().await;
    assert_eq!(sqlite3(&database, &["PRAGMA integrity_check"]).await, "ok");
    assert_eq!(
        sqlite3(&database, &["SELECT COUNT(*) FROM other_program"]).await,
        ROUNDS.to_string()
    );
}
