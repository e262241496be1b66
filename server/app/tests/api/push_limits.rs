//! Push messages to devices that fail: they are paused and ended, and nobody else's messages wait for them.

use std::time::Duration;

use podium_test_support::{Caller, Database, PASSWORD, PATIENCE, PushService, TestApp};
use serde_json::json;

use crate::live::{self, table, user};
use crate::push::{push_of, push_test, subscribe};
use crate::table::befriend;

/// As many as one person may have.
const DEVICES: usize = 20;

/// A person whose devices all answer with this status, or never, is told more than the server keeps. Then another person's
/// message comes.
async fn others_are_told_beside(app: &TestApp, service: &mut PushService, status: Option<u16>) {
    let (alice, bob, mallory) = (
        app.user("Alice").await,
        app.user("Bob").await,
        app.user("Mallory").await,
    );
    let carol = app.user("Carol").await;
    let mut devices = Vec::new();
    for number in 0..DEVICES {
        let (device, name) = (another_device(&mallory).await, format!("mallory-{number}"));
        service.fail(&name, status);
        subscribe(service, &device, &name, &["table"], "en").await;
        devices.push(name);
    }
    subscribe(service, &bob, "bob", &["table"], "en").await;
    for friend in [&bob, &mallory] {
        befriend(app, &alice, friend).await;
    }
    befriend(app, &carol, &mallory).await;
    // By two hosts, because one may have only 50 open tables.
    for host in [&alice, &carol] {
        for _ in 0..30 {
            live::open(host, table(&[user(host), user(&mallory)])).await;
        }
    }
    live::open(&alice, table(&[user(&alice), user(&bob)])).await;
    assert_eq!(service.next().await.browser, "bob");
    // Time stands still, so no pause ends.
    let requests: Vec<usize> = devices.iter().map(|name| service.requests_for(name)).collect();
    assert!(requests.iter().all(|requests| *requests <= 1), "{requests:?}");
}

/// The same person, signed in on another device.
async fn another_device(person: &Caller) -> Caller {
    let mut device = person.clone();
    let password = json!({ "email": person.email, "password": PASSWORD, "returnSecureToken": true });
    device.take_tokens(&device.identity("accounts:signInWithPassword", password).await);
    device
}

/// Fails if it does not become so.
async fn wait_until(is_so: impl AsyncFn() -> bool) {
    let waiting = async {
        while !is_so().await {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(PATIENCE, waiting).await.expect("it becomes so");
}

push_test!(
    async fn devices_that_only_fail_hold_up_nobody_elses_messages(app, service) {
        others_are_told_beside(&app, &mut service, Some(503)).await;
    }
);

push_test!(
    async fn devices_that_never_answer_hold_up_nobody_elses_messages(app, service) {
        others_are_told_beside(&app, &mut service, None).await;
    }
);

push_test!(
    async fn a_device_that_fails_for_days_is_forgotten(app, service) {
        let (mut alice, mut bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(&app, &alice, &bob).await;
        service.fail("bob", Some(503));
        subscribe(&service, &bob, "bob", &["table"], "en").await;
        let is_subscribed = async |bob: &Caller| push_of(bob).await["endpoint"] != json!(null);
        // A quarter of a day is the longest pause.
        for tried in 1.. {
            live::open(&alice, table(&[user(&alice), user(&bob)])).await;
            wait_until(async || service.requests_for("bob") == tried).await;
            // The message waits for the next try, or the device is removed with it.
            wait_until(async || app.app.push.queue_length() == 1 || !is_subscribed(&bob).await).await;
            if !is_subscribed(&bob).await {
                assert_eq!(tried, 13, "once at first, and four times a day for three days");
                break;
            }
            app.clock.advance(Duration::from_secs(6 * 60 * 60));
            for caller in [&mut alice, &mut bob] {
                assert_eq!(caller.refresh().await.status, 200);
            }
        }
        assert_eq!(app.app.push.failing_device_count(), 0);
    }
);
