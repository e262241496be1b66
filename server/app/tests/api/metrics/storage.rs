//! Transactions, the queues of both databases, and what waits in them.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use podium_domain::Lang;
use podium_store::identity::mail::{self, Mail};
use podium_store::{Conn, Db};
use tokio::sync::Barrier;

use super::{Metrics, on_both};
use crate::decks::lanterns;
use crate::picture::picture;

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_storage_does_is_measured() {
    on_both(async |app| {
        let before = Metrics::of(&app).await;
        let alice = app.user("Alice").await;
        assert_eq!(alice.post("/deck", lanterns()).await.status, 201);
        let after = Metrics::of(&app).await;
        for access in ["read", "write"] {
            let name = format!("podium_database_transaction_duration_seconds_count{{access=\"{access}\"}}");
            assert!(after.since(&before, &name) >= 1.0, "{name}");
            let name = format!("podium_database_unavailable_total{{access=\"{access}\"}}");
            assert_eq!(after.value(&name), 0.0, "{name}");
        }
        if app.app.db.is_shared() {
            assert!(after.since(&before, "podium_database_pool_wait_duration_seconds_count") >= 1.0);
            assert_eq!(after.value("podium_database_pool_max_connections"), 8.0);
            let of = |state| after.value(&format!("podium_database_pool_connections{{state=\"{state}\"}}"));
            assert!((1.0..=8.0).contains(&(of("idle") + of("in_use"))));
            assert!(after.value("podium_database_pool_waiting") >= 0.0);
            collide(&app.app.db).await;
            assert!(Metrics::of(&app).await.since(&after, "podium_database_retries_total") >= 1.0);
        } else {
            let commits = after.since(&before, "podium_sqlite_commit_duration_seconds_count");
            assert!(commits >= 1.0);
            assert!(after.since(&before, "podium_sqlite_commit_transactions_sum") >= commits);
            assert!(after.value("podium_sqlite_wal_bytes") > 0.0);
            assert!(after.value(r#"podium_sqlite_queue_length{access="write"}"#) >= 0.0);
            assert_eq!(after.value("podium_database_retries_total"), 0.0);
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_pictures_take_is_measured() {
    on_both(async |app| {
        let alice = app.user("Alice").await;
        let before = Metrics::of(&app).await;
        let shown = picture(&alice).await;
        alice.page(&shown).await;
        alice.delete("/user/picture").await;
        let after = Metrics::of(&app).await;
        for operation in ["write", "read", "delete"] {
            let name = format!("podium_pictures_duration_seconds_count{{operation=\"{operation}\"}}");
            assert_eq!(after.since(&before, &name), 1.0, "{name}");
            let name = format!("podium_pictures_failures_total{{operation=\"{operation}\"}}");
            assert_eq!(after.value(&name), 0.0, "{name}");
        }
    })
    .await;
}

/// Two transactions read a row before either writes it: one has to be tried again.
async fn collide(db: &Db) {
    let together = Arc::new(Barrier::new(2));
    let write = || {
        let (together, first) = (together.clone(), Arc::new(AtomicBool::new(true)));
        db.write(async move |c: &mut Conn| {
            let name: String = c.one("SELECT name FROM schema_migration WHERE number = 2", &[]).await?;
            if first.swap(false, Ordering::SeqCst) {
                together.wait().await;
            }
            let sql = "UPDATE schema_migration SET name = $1 WHERE number = 2";
            c.exec(sql, &[&name]).await.map(drop)
        })
    };
    let (one, other) = tokio::join!(write(), write());
    one.and(other).unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_waits_is_counted() {
    on_both(async |app| {
        let now = app.clock.now();
        let mail = Mail {
            id: app.app.entropy.uuid(now),
            kind: "test".into(),
            email: "zed@podium.example".parse().unwrap(),
            new_email: None,
            lang: Lang::En,
            path: None,
            attempts: 0,
            created_at: now - Duration::from_secs(60),
        };
        let queued = app.app.db.write(async move |c: &mut Conn| {
            mail::insert(c, &mail).await?;
            mail::later(c, mail.id, now + Duration::from_secs(3_600)).await
        });
        queued.await.unwrap();
        app.counted().await;
        let metrics = Metrics::of(&app).await;
        assert_eq!(metrics.value("podium_mail_queue_length"), 1.0);
        assert_eq!(metrics.value("podium_mail_queue_oldest_age_seconds"), 60.0);
        assert_eq!(metrics.value("podium_ratings_due_games"), 0.0);
        assert_eq!(metrics.value("podium_push_queue_length"), 0.0);
    })
    .await;
}
