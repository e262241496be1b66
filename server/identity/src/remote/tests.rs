use std::net::Ipv4Addr;
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use axum::Router;
use axum::http::StatusCode;
use axum::response::Redirect;
use axum::routing::{get, post};
use podium_domain::Timestamp;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;

use super::*;

/// A service that answers as the routes say, and how it is asked.
async fn service(router: Router) -> (Remote, impl Fn(&str) -> Url) {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let origin = format!("http://{}", listener.local_addr().unwrap());
    tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
    let remote = Remote::new(Clock::manual(Timestamp::from_seconds(0))).unwrap();
    (remote, move |path| format!("{origin}{path}").parse().unwrap())
}

#[test]
fn a_lifetime_is_found_among_the_other_words() {
    let age = |text| max_age(text).map(|age| age.as_secs());
    assert_eq!(
        age("public, max-age=19560, must-revalidate, no-transform"),
        Some(19_560)
    );
    assert_eq!(age("Max-Age=5"), Some(5));
    for none in ["", "no-store", "max-age", "max-age=soon", "s-maxage=5"] {
        assert_eq!(age(none), None, "{none}");
    }
}

#[tokio::test]
async fn redirects_are_not_followed() {
    let reached = Arc::new(AtomicUsize::new(0));
    let counted = reached.clone();
    let elsewhere = async move || {
        counted.fetch_add(1, Ordering::SeqCst);
        "{}"
    };
    let moved = async || Redirect::temporary("/elsewhere");
    let (remote, at) = service(
        Router::new()
            .route("/moved", get(moved).post(moved))
            .route("/elsewhere", get(elsewhere.clone()).post(elsewhere)),
    )
    .await;
    assert!(remote.get::<Value>(&at("/elsewhere")).await.is_ok());
    assert_eq!(remote.get::<Value>(&at("/moved")).await.err(), Some(RemoteError::Away));
    let posted = remote.post_form::<Value>(&at("/moved"), &[("code", "secret")]).await;
    assert_eq!(posted, Err(RemoteError::Denied));
    assert_eq!(reached.load(Ordering::SeqCst), 1);
}

#[tokio::test]
async fn an_answer_is_read_to_a_limit() {
    let text = |length: usize| json!("x".repeat(length - 2)).to_string();
    let (fits, too_long) = (text(LIMIT), text(LIMIT + 1));
    let routes = Router::new()
        .route("/fits", post(async move || fits))
        .route("/long", post(async move || too_long));
    let (remote, at) = service(routes).await;
    assert!(remote.post_json::<Value>(&at("/fits"), &json!({})).await.is_ok());
    let long = remote.post_json::<Value>(&at("/long"), &json!({})).await;
    assert_eq!(long, Err(RemoteError::Denied));
}

#[tokio::test]
async fn a_refusal_is_told_from_an_absence() {
    let routes = Router::new()
        .route(
            "/refused",
            post(async || (StatusCode::BAD_REQUEST, r#"{"error":"invalid_grant"}"#)),
        )
        .route("/ill", post(async || StatusCode::BAD_GATEWAY))
        .route("/busy", post(async || StatusCode::TOO_MANY_REQUESTS))
        .route("/nonsense", post(async || "<html>"))
        .route("/silent", post(async || std::future::pending::<()>().await));
    let (remote, at) = service(routes).await;
    let expected = [
        ("/refused", RemoteError::Denied),
        ("/nonsense", RemoteError::Denied),
        ("/ill", RemoteError::Away),
        ("/busy", RemoteError::Away),
        ("/silent", RemoteError::Away),
    ];
    for (path, why) in expected {
        assert_eq!(
            remote.post_form::<Value>(&at(path), &[("a", "b")]).await,
            Err(why),
            "{path}"
        );
    }
}

#[tokio::test]
async fn a_call_does_not_depend_on_the_connection_of_an_earlier_one() {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let url: Url = format!("http://{}", listener.local_addr().unwrap()).parse().unwrap();
    // Each connection ends as it is used again, as one does whose other side has just lost patience.
    tokio::spawn(async move {
        while let Ok((mut connection, _)) = listener.accept().await {
            tokio::spawn(async move {
                let mut asked = [0; 4096];
                drop(connection.read(&mut asked).await);
                let answer = b"HTTP/1.1 200 OK\r\ncontent-length: 2\r\n\r\n{}";
                connection.write_all(answer).await.unwrap();
                drop(connection.read(&mut asked).await);
            });
        }
    });
    let remote = Remote::new(Clock::manual(Timestamp::from_seconds(0))).unwrap();
    for call in 1..=3 {
        assert!(remote.post_json::<Value>(&url, &json!({})).await.is_ok(), "call {call}");
    }
}

/// A document that is published at once the first time, and later only when the publisher is let go on.
struct Slow {
    asked: Arc<Semaphore>,
    go_on: Arc<Semaphore>,
    remote: Remote,
    url: Url,
}

impl Slow {
    async fn start() -> Slow {
        let (asked, go_on) = (Arc::new(Semaphore::new(0)), Arc::new(Semaphore::new(1)));
        let (told, waits) = (asked.clone(), go_on.clone());
        let answered = Arc::new(AtomicUsize::new(0));
        let publish = async move || {
            told.add_permits(1);
            waits.acquire().await.unwrap().forget();
            json!(answered.fetch_add(1, Ordering::SeqCst)).to_string()
        };
        let (remote, at) = service(Router::new().route("/document", get(publish))).await;
        let url = at("/document");
        Slow {
            asked,
            go_on,
            remote,
            url,
        }
    }

    async fn is_asked(&self) {
        self.asked.acquire().await.unwrap().forget();
    }
}

#[tokio::test]
async fn a_cached_copy_does_not_wait_for_a_slow_publisher() {
    let slow = Slow::start().await;
    let kept = Arc::new(Kept::new(Duration::from_secs(600), |_: &usize| true));
    assert_eq!(*kept.get(&slow.remote, &slow.url).await.unwrap(), 0);
    slow.is_asked().await;

    // One asks for a newer one, while the copy is good and when it is no more.
    for (round, past) in [Duration::from_secs(60), Duration::from_secs(600)]
        .into_iter()
        .enumerate()
    {
        slow.remote.clock.advance(past);
        let (asking, remote, url) = (kept.clone(), slow.remote.clone(), slow.url.clone());
        let under_way = tokio::spawn(async move {
            match round {
                0 => asking.renew(&remote, &url).await,
                _ => asking.get(&remote, &url).await,
            }
        });
        slow.is_asked().await;
        assert_eq!(*kept.get(&slow.remote, &slow.url).await.unwrap(), round);
        assert!(!under_way.is_finished(), "the others waited for it");
        slow.go_on.add_permits(1);
        assert_eq!(*under_way.await.unwrap().unwrap(), round + 1);
        assert_eq!(*kept.get(&slow.remote, &slow.url).await.unwrap(), round + 1);
    }
}

#[tokio::test]
async fn those_without_a_copy_share_one_fetch() {
    let slow = Slow::start().await;
    let kept = Arc::new(Kept::new(Duration::from_secs(600), |_: &usize| true));
    let calls = (0..8).map(|_| {
        let (kept, remote, url) = (kept.clone(), slow.remote.clone(), slow.url.clone());
        tokio::spawn(async move { *kept.get(&remote, &url).await.unwrap() })
    });
    for call in calls.collect::<Vec<_>>() {
        assert_eq!(call.await.unwrap(), 0);
    }
}
