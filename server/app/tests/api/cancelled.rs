//! A client that disconnects at any moment: its call happened once or not at all, and the next one is served.

use std::pin::pin;
use std::task::Poll;
use std::time::Duration;

use futures_util::future::{join_all, poll_fn};
use podium_store::{Address, Conn, Db};
use podium_system::Entropy;
use podium_test_support::{Database, api_test};
use serde_json::json;

/// Polls a future so many times and then drops it, as the server does with the call of a client that has gone.
pub async fn cut_off<T>(future: impl Future<Output = T>, polls: usize) -> Option<T> {
    let (mut future, mut left) = (pin!(future), polls);
    poll_fn(|cx| {
        if left == 0 {
            return Poll::Ready(None);
        }
        left -= 1;
        future.as_mut().poll(cx).map(Some)
    })
    .await
}

/// With a single connection, so that the next unit meets whatever the one before left behind.
async fn units_dropped_at_every_await(address: &Address) {
    let db = Db::open(address).await.unwrap();
    let make = async |c: &mut Conn| c.exec("CREATE TABLE probe (n BIGINT PRIMARY KEY)", &[]).await;
    db.write(make).await.unwrap();
    let next = async |c: &mut Conn| c.exec("INSERT INTO probe SELECT COUNT(*) FROM probe", &[]).await;
    let count = async |c: &mut Conn| c.one::<i64>("SELECT COUNT(*) FROM probe", &[]).await;
    let mut there = 0;

    for polls in 0.. {
        let read = cut_off(db.read(count), polls).await;
        db.write(next)
            .await
            .unwrap_or_else(|why| panic!("after a read of {polls} polls: {why}"));
        there += 1;
        if read.is_some() {
            break;
        }
    }
    for polls in 0.. {
        let read = cut_off(db.read_one(count), polls).await;
        assert_eq!(db.read(count).await.unwrap(), there, "after {polls} polls");
        if read.is_some() {
            break;
        }
    }
    for one in [false, true] {
        for polls in 0.. {
            let written = match one {
                true => cut_off(db.write_one(next), polls).await,
                false => cut_off(db.write(next), polls).await,
            };
            db.write_locked(next)
                .await
                .unwrap_or_else(|why| panic!("after a write of {polls} polls: {why}"));
            let now = db.read_one(count).await.unwrap();
            assert!(
                (there + 1..=there + 2).contains(&now),
                "{there} became {now} after {polls} polls"
            );
            there = now;
            if written.is_some() {
                break;
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn units_dropped_at_every_await_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    units_dropped_at_every_await(&Address::new(None, folder.path(), 1)).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn units_dropped_at_every_await_on_postgres() {
    let (url, folder) = (Database::postgres().await.url(), tempfile::tempdir().unwrap());
    units_dropped_at_every_await(&Address::new(url.as_deref(), folder.path(), 1)).await;
}

api_test!(
    async fn a_thousand_calls_cut_off_harm_none_that_follow(app) {
        let alice = app.user("Alice").await;
        let seeded = Entropy::seeded(9);
        for _ in 0..25 {
            let calls = (0..40).map(|call| {
                let (alice, moment) = (alice.clone(), Duration::from_micros(seeded.below(8_000)));
                async move {
                    let path = ["/user", "/games", "/user/decks", "/friends"][call % 4];
                    let _ = tokio::time::timeout(moment, alice.get(path)).await;
                }
            });
            join_all(calls).await;
        }
        for call in 0..400 {
            let changed = alice.put("/user/firstname", json!({ "firstname": format!("Alice {call}") })).await;
            assert_eq!(changed.status, 200, "call {call}: {changed:?}");
        }
    }
);
