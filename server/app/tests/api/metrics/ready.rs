//! `/healthz` says that the server is alive, `/readyz` that it can work.

use std::time::Duration;

use podium_store::Conn;
use podium_test_support::{Database, PATIENCE, TestApp};
use serde_json::{Value, json};
use tokio::time::{sleep, timeout};

use super::{Metrics, measured, on_both};

/// Waits until the server says so; alive it is all the time.
async fn settles(app: &TestApp, ready: Value) {
    let status = if ready["status"] == "ok" { 200 } else { 503 };
    let settled = async {
        loop {
            let answer = app.anyone().page("/readyz").await;
            if (answer.status, &answer.body) == (status, &ready) {
                return;
            }
            sleep(Duration::from_millis(50)).await;
        }
    };
    let settled = timeout(PATIENCE, settled).await;
    settled.unwrap_or_else(|_| panic!("never {ready}"));
    let alive = app.anyone().page("/healthz").await;
    assert_eq!((alive.status, alive.body), (200, json!({ "status": "ok" })));
}

fn ready() -> Value {
    json!({ "status": "ok", "database": true, "files": true, "schema": true, "tasks": true })
}

fn without(what: &[&str]) -> Value {
    let mut found = ready();
    found["status"] = json!("unavailable");
    for check in what {
        found[check] = json!(false);
    }
    found
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_not_ready_while_postgres_is_away() {
    let (database, gate) = Database::postgres().await.gated().await.unwrap();
    let app = measured(database).await;
    settles(&app, ready()).await;
    gate.shut();
    settles(&app, without(&["database", "schema"])).await;
    let metrics = Metrics::of(&app).await;
    assert_eq!(metrics.value(r#"podium_ready{check="database"}"#), 0.0);
    assert_eq!(metrics.value(r#"podium_ready{check="tasks"}"#), 1.0);
    assert!(metrics.value(r#"podium_database_unavailable_total{access="read"}"#) >= 1.0);
    assert_eq!(metrics.get("podium_mail_queue_length"), None, "nobody knows");
    gate.open();
    settles(&app, ready()).await;
    Metrics::settle(&app, |now| now.get("podium_mail_queue_length") == Some(0.0)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_not_ready_while_sqlite_cannot_be_written() {
    let app = measured(Database::sqlite()).await;
    settles(&app, ready()).await;
    let other = rusqlite::Connection::open(app.data().join("podium.db")).unwrap();
    other.execute_batch("BEGIN IMMEDIATE").unwrap();
    settles(&app, without(&["database", "schema"])).await;
    Metrics::settle(&app, |now| {
        now.value(r#"podium_database_unavailable_total{access="write"}"#) >= 1.0
    })
    .await;
    other.execute_batch("ROLLBACK").unwrap();
    settles(&app, ready()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_not_ready_on_an_older_schema() {
    on_both(async |app| {
        let set = async |from: &str, to: &'static str| {
            let sql = format!("UPDATE schema_migration SET number = {to} WHERE number = {from}");
            let set = app.app.db.write(async move |c: &mut Conn| c.exec(&sql, &[]).await);
            assert_eq!(set.await.unwrap(), 1);
        };
        let last = app
            .app
            .db
            .read(async |c: &mut Conn| c.one::<i64>("SELECT MAX(number) FROM schema_migration", &[]).await);
        let last = last.await.unwrap();
        settles(&app, ready()).await;
        set(&last.to_string(), "0").await;
        settles(&app, without(&["schema"])).await;
        set("0", "1000").await;
        settles(&app, ready()).await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_server_is_not_ready_while_a_task_keeps_failing() {
    on_both(async |app| {
        settles(&app, ready()).await;
        app.app.tasks.keep("test", async |_| panic!("on purpose"));
        settles(&app, without(&["tasks"])).await;
        let metrics = Metrics::of(&app).await;
        assert_eq!(metrics.value(r#"podium_task_failing{task="test"}"#), 1.0);
        assert_eq!(metrics.value(r#"podium_ready{check="tasks"}"#), 0.0);
        assert!(metrics.value(r#"podium_task_restarts_total{task="test"}"#) >= 3.0);
    })
    .await;
}
