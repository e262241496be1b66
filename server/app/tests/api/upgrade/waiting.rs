//! Steps that take long, and starts that wait for them.

use std::io::{BufRead, BufReader};
use std::time::Duration;

use podium_store::{Address, MIGRATIONS, Migration, upgrade};
use podium_test_support::{Database, PATIENCE};
use rusqlite::Connection;
use tokio::time::{sleep, timeout};

use super::contents::{column, connect};
use super::{migrate, migrating, program};

/// Longer than any statement of a call may take, which is what this is about.
const SLOW: Migration = Migration {
    name: "9999_slow",
    sqlite: "",
    postgres: "SELECT pg_sleep(32)",
};

/// What an operator may have set for calls.
const TIMEOUTS: &str = "DO $$ DECLARE setting TEXT; BEGIN
    FOREACH setting IN ARRAY ARRAY['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'] LOOP
        EXECUTE format('ALTER DATABASE %I SET %I = %L', current_database(), setting, '1s');
    END LOOP;
END $$";

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_slow_step_fails_no_start_and_another_node_waits_for_it() {
    let database = Database::postgres().await;
    database.run(TIMEOUTS).await;
    let url = database.url().unwrap();
    let address = Address::Postgres {
        url: url.clone(),
        direct: None,
        connections: 1,
    };
    let start = || {
        let address = address.clone();
        tokio::spawn(async move { upgrade(&address, &[MIGRATIONS, &[SLOW]].concat()).await })
    };
    let first = start();
    let client = connect(&url).await;
    let sleeping = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event = 'PgSleep'";
    let slept = async {
        while column(&client, sleeping).await.is_empty() {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(PATIENCE, slept).await.expect("the step is begun");
    let second = start();
    for node in [first, second] {
        timeout(2 * PATIENCE, node).await.expect("it ends").unwrap().unwrap();
    }
}

#[test]
fn on_sqlite_a_start_waits_for_another_process() {
    let data = tempfile::tempdir().unwrap();
    migrate(data.path(), None);
    let other = Connection::open(data.path().join("podium.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let mut started = migrating(&mut program(), data.path(), None).spawn().unwrap();
    let mut log = BufReader::new(started.stderr.take().unwrap()).lines();
    assert!(log.any(|line| line.unwrap().contains("waiting for another process")));
    other.execute_batch("COMMIT").unwrap();
    assert!(started.wait().unwrap().success());
}
