//! Another program opens, reads, copies, writes and closes the database beside the server.

use super::{
    DeckWriters, assert_kill_loses_nothing, assert_locked, database_path, inode, sqlite3, start_server_with_users,
    wal_path,
};

const ROUNDS: usize = 200;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn acknowledged_writes_survive_another_program_and_a_kill() {
    let (mut binary, callers) = start_server_with_users(&["Alice", "Bruno", "Chloe"]).await;
    let (database, wal) = (database_path(&binary), inode(&wal_path(&binary)));
    let copy = tempfile::tempdir().unwrap();
    let copy = format!(".backup '{}'", copy.path().join("copy.db").display());

    let writers = DeckWriters::start(&callers);
    for round in 0..ROUNDS {
        let write =
            format!("CREATE TABLE IF NOT EXISTS other_program (round); INSERT INTO other_program VALUES ({round})");
        // Without a transaction, each write of the server would start the copy anew.
        sqlite3(
            &database,
            &["BEGIN", "SELECT COUNT(*) FROM deck", &copy, "COMMIT", &write],
        )
        .await;
        // Newer builds of SQLite's shell spare the log even without this lock.
        assert_locked(&binary);
    }
    assert_eq!(inode(&wal_path(&binary)), wal, "the write-ahead log is another file");
    assert_kill_loses_nothing(&mut binary, writers).await;
    assert_eq!(
        sqlite3(&database, &["SELECT COUNT(*) FROM other_program"]).await,
        ROUNDS.to_string()
    );
}
