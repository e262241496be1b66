//! Storage that is frozen, locked or down: callers are told soon, health reports it, it is logged once, and everything
//! works afterwards.

use std::time::{Duration, Instant};

use podium_system::Clock;
use podium_test_support::{Answer, Caller, Database, PATIENCE, TestApp, within_five_seconds};
use tokio::time::{sleep, timeout};

pub fn is_away(answer: &Answer) -> bool {
    (answer.status, answer.code(), answer.header("retry-after")) == (503, 17, "5")
}

/// Waits until a call is answered so.
async fn settles(caller: &Caller, path: &str, status: u16) {
    let settled = async {
        while caller.get(path).await.status != status {
            sleep(Duration::from_millis(50)).await;
        }
    };
    timeout(PATIENCE, settled)
        .await
        .unwrap_or_else(|_| panic!("{path}: never {status}"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_postgres_is_frozen_callers_are_told_soon() {
    let (database, gate) = Database::postgres().await.gated().await.unwrap();
    let app = TestApp::start(database).await;
    let alice = app.user("Alice").await;
    gate.freeze();
    let calls = async {
        tokio::join!(
            alice.get("/user"),
            alice.post("/deck", crate::decks::lanterns()),
            alice.get("/health"),
        )
    };
    let (read, wrote, health) = within_five_seconds(calls).await;
    for answer in [read, wrote, health] {
        assert!(is_away(&answer), "{answer:?}");
    }
    gate.open();
    settles(&alice, "/user", 200).await;
    settles(&alice, "/health", 200).await;
    assert_eq!(alice.post("/deck", crate::decks::lanterns()).await.status, 201);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_postgres_that_is_slow_to_say_it_is_there_is_not_away_while_it_works() {
    let (database, gate) = Database::postgres().await.gated().await.unwrap();
    let app = TestApp::start(database).await;
    let alice = app.user("Alice").await;
    gate.freeze_for("podium watch");
    // Longer than the timeout of a silent server, which is what this is about.
    let begun = Instant::now();
    while begun.elapsed() < Duration::from_secs(10) {
        let read = alice.get("/user").await;
        assert_eq!(read.status, 200, "{read:?}");
    }
    assert_eq!(alice.post("/deck", crate::decks::lanterns()).await.status, 201);
    assert_eq!(alice.get("/health").await.status, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn while_another_process_holds_sqlites_lock_calls_are_unavailable() {
    let app = TestApp::start(Database::sqlite()).await;
    let alice = app.user("Alice").await;
    let other = rusqlite::Connection::open(app.data().join("podium.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    let (one, two) = tokio::join!(
        alice.post("/deck", crate::decks::lanterns()),
        alice.post("/playgroup", serde_json::json!({ "name": "Fen Lane" })),
    );
    assert!(is_away(&one), "{one:?}");
    assert!(is_away(&two), "{two:?}");
    assert_eq!(alice.get("/user").await.status, 200, "it can still be read");
    settles(&alice, "/health", 503).await;
    other.execute_batch("ROLLBACK").unwrap();
    assert_eq!(alice.post("/deck", crate::decks::lanterns()).await.status, 201);
    settles(&alice, "/health", 200).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_outage_is_a_line_in_the_log_and_not_one_per_call() {
    let (database, gate) = Database::postgres().await.gated().await.unwrap();
    let app = TestApp::start_at(database, Clock::system(), |_| ()).await;
    let alice = app.user("Alice").await;
    let mut binary = app.become_binary(env!("CARGO_BIN_EXE_podium")).await;
    binary.kill();
    binary.logged = "info,podium_api::middleware=warn";
    binary.start().await;
    let before = binary.log().lines().count();
    gate.shut();
    for _ in 0..100 {
        assert!(is_away(&alice.get("/user").await));
        assert_eq!(
            alice
                .identity("accounts:lookup", serde_json::json!({ "idToken": alice.token }))
                .await
                .status,
            503
        );
    }
    gate.open();
    settles(&alice, "/user", 200).await;
    let log = binary.log();
    let lines: Vec<_> = log.lines().skip(before).collect();
    assert!(lines.len() <= 10, "{lines:#?}");
    assert!(
        lines.iter().any(|line| line.contains("reading from storage")),
        "{lines:#?}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn health_tells_that_a_background_task_keeps_failing() {
    let app = TestApp::start(Database::sqlite()).await;
    let alice = app.user("Alice").await;
    settles(&alice, "/health", 200).await;
    app.app.tasks.keep("test", async |_| panic!("on purpose"));
    settles(&alice, "/health", 503).await;
}
