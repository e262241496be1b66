//! What becomes of a step that fails, and of a program that is older than the database.

use podium_store::{Address, Db, MIGRATIONS, Migration, upgrade};
use podium_test_support::Database;
use tempfile::TempDir;

/// The same text for both databases.
const fn step(sql: &'static str) -> Migration {
    Migration {
        name: "9999_of_a_test",
        sqlite: sql,
        postgres: sql,
    }
}

fn and(last: Migration) -> Vec<Migration> {
    [MIGRATIONS, &[last]].concat()
}

/// An empty database of each kind, and the folder of the first.
async fn addresses() -> (TempDir, [Address; 2]) {
    let data = tempfile::tempdir().unwrap();
    let url = Database::empty_postgres().await.url();
    let addresses = [None, url].map(|url| Address::new(url.as_deref(), data.path(), 1));
    (data, addresses)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_step_that_fails_is_undone_and_can_be_taken_again() {
    let (_data, addresses) = addresses().await;
    for address in addresses {
        let broken = and(step("CREATE TABLE extra (number BIGINT); SELECT nonsense"));
        assert!(upgrade(&address, &broken).await.is_err());
        let mended = and(step("CREATE TABLE extra (number BIGINT)"));
        upgrade(&address, &mended).await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_older_program_refuses_a_newer_database_and_leaves_it_as_it_is() {
    let (_data, addresses) = addresses().await;
    for address in addresses {
        let newer = and(step("CREATE TABLE extra (number BIGINT)"));
        upgrade(&address, &newer).await.unwrap();
        let why = Db::open(&address).await.err().unwrap().to_string();
        assert!(
            why.contains("newer Podium") && why.contains("restore a backup"),
            "{why}"
        );
        upgrade(&address, &newer).await.unwrap();
    }
}
