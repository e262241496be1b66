//! Headers, limits, and hostile input.

use std::collections::HashMap;
use std::time::Duration;

use podium_domain::Timestamp;
use podium_test_support::{Database, PATIENCE, TestApp, api_test};
use reqwest::Method;
use serde_json::json;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

api_test!(
    async fn every_answer_is_safe_to_show(app) {
        let anyone = app.anyone();
        for path in ["/", "/api/ping", "/config.json", "/no/such/page", "/assets/no-such-file.js"] {
            let answer = anyone.page(path).await;
            assert_eq!(answer.header("x-content-type-options"), "nosniff", "{path}");
            let policy = answer.header("content-security-policy");
            assert!(policy.contains("default-src"), "{path}: {policy}");
            let scripts = policy.split(';').find(|part| part.trim_start().starts_with("script-src")).unwrap_or_default();
            assert!(!scripts.contains("unsafe"), "{path}: {policy}");
        }
    }
);

api_test!(
    async fn nothing_a_client_sends_is_our_fault(app) {
        let alice = app.user("Alice").await;
        let long = "x".repeat(300 * 1024);
        for body in ["", "{", "[]", "null", "\"\\ud800\"", "{\"username\":null}", "{\"username\":[]}", &format!("{{\"username\":\"{long}\"}}")] {
            let request = alice.request(Method::PUT, "/user/username").header("content-type", "application/json").body(body.to_owned());
            let answer = podium_test_support::send(request).await;
            assert!((400..500).contains(&answer.status) && answer.code() > 0, "{} for {:.40}", answer.status, body);
        }
        let without_type = alice.request(Method::PUT, "/user/username").body("{}");
        assert_eq!(podium_test_support::send(without_type).await.code(), 96);
        for name in ["a\u{1}b", "'; DROP TABLE users; --", "a%00b"] {
            let answer = alice.put("/user/username", json!({ "username": name })).await;
            assert_eq!(answer.status, 422, "{name:?}");
        }
        assert_eq!(alice.put("/user/firstname", json!({ "firstname": "a\u{0}b" })).await.status, 422);
    }
);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_may_call_only_so_often() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.rate_limit = 20).await;
    let anyone = app.anyone();
    let mut refused = None;
    for _ in 0..25 {
        let answer = anyone.get("/ping").await;
        if answer.status == 429 {
            refused = Some(answer);
            break;
        }
    }
    let refused = refused.expect("the limit is reached");
    assert_eq!(refused.code(), 16);
    assert!(refused.header("retry-after").parse::<u64>().unwrap() >= 1);
    // The identity service counts too, and refuses in its own protocol's words.
    let answer = anyone.identity("accounts:signUp", json!({})).await;
    assert_eq!(answer.status, 429);
    assert_eq!(answer.body["error"]["message"], "TOO_MANY_ATTEMPTS_TRY_LATER");
    // Pages are files: they are not counted.
    assert_ne!(anyone.page("/config.json").await.status, 429);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn other_origins_call_only_where_the_host_says_so() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.web_origins = vec!["https://pages.example".into()]
    })
    .await;
    for (origin, allowed) in [
        ("https://pages.example", "https://pages.example"),
        ("https://evil.example", ""),
    ] {
        let request = app.anyone().request(Method::GET, "/ping").header("origin", origin);
        let answer = podium_test_support::send(request).await;
        assert_eq!(answer.header("access-control-allow-origin"), allowed);
        // A page there can read a refusal, too.
        let request = app.anyone().request(Method::GET, "/user").header("origin", origin);
        let refused = podium_test_support::send(request).await;
        assert_eq!(
            (refused.code(), refused.header("access-control-allow-origin")),
            (50, allowed)
        );
    }
}

/// Also by the layers around all calls: too many of them, and a request that names no host.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_of_other_origins_can_read_every_refusal() {
    const ORIGIN: &str = "https://pages.example";
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.web_origins = vec![ORIGIN.into()];
        settings.authorized_domains = vec!["pages.example".into()];
        settings.rate_limit = 5;
    })
    .await;
    let anyone = app.anyone();
    let identity = format!("{}/securetoken.googleapis.com/v1/token?key=wrong", app.origin);
    for call in [&|| anyone.request(Method::GET, "/ping"), &|| {
        reqwest::Client::new().post(&identity)
    }] as [&dyn Fn() -> reqwest::RequestBuilder; 2]
    {
        let mut statuses = Vec::new();
        for _ in 0..10 {
            let answer = podium_test_support::send(call().header("origin", ORIGIN)).await;
            assert_eq!(answer.header("access-control-allow-origin"), ORIGIN, "{answer:?}");
            statuses.push(answer.status);
        }
        assert!(statuses.contains(&429), "{statuses:?}");
    }
    for path in ["/api/ping", "/securetoken.googleapis.com/v1/token"] {
        let (status, answer) = raw(
            &app,
            &format!("GET {path} HTTP/1.1\r\nOrigin: {ORIGIN}\r\nConnection: close\r\n\r\n"),
        )
        .await;
        let allowed = format!("access-control-allow-origin: {ORIGIN}\r\n");
        assert!(status == 400 && answer.contains(&allowed), "{answer}");
        assert_eq!(answer.matches("access-control-allow-origin").count(), 1, "{answer}");
    }
    // What is not for other origins stays so.
    let elsewhere = reqwest::Client::new()
        .get(format!("{}/config.json", app.origin))
        .header("origin", ORIGIN);
    let elsewhere = podium_test_support::send(elsewhere).await;
    assert_eq!(
        (elsewhere.status, elsewhere.header("access-control-allow-origin")),
        (200, "")
    );
    // The browser's question before a call is logged and measured like any other request.
    let preflight = anyone
        .request(Method::OPTIONS, "/user")
        .header("origin", ORIGIN)
        .header("access-control-request-method", "PUT");
    let preflight = podium_test_support::send(preflight).await;
    assert_eq!(preflight.status, 200);
    assert!(preflight.header("access-control-allow-methods").contains("PUT"));
    assert!(!preflight.header("x-request-id").is_empty());
}

/// The status and the whole text of the answer to a request as it is sent.
async fn raw(app: &TestApp, request: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(app.origin.trim_start_matches("http://"))
        .await
        .unwrap();
    stream.write_all(request.as_bytes()).await.unwrap();
    let mut answer = Vec::new();
    timeout(PATIENCE, stream.read_to_end(&mut answer))
        .await
        .expect("it ends")
        .unwrap();
    let answer = String::from_utf8(answer).unwrap();
    (answer[9..12].parse().unwrap(), answer)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_names_exactly_one_host() {
    let app = TestApp::start(Database::sqlite()).await;
    let get = async |path: &str, version: &str, hosts: &[&str]| {
        let hosts: String = hosts.iter().map(|host| format!("Host:{host}\r\n")).collect();
        raw(
            &app,
            &format!("GET {path} HTTP/{version}\r\n{hosts}Connection: close\r\n\r\n"),
        )
        .await
    };
    for path in ["/healthz", "/config.json", "/api/openapi.json"] {
        for host in [
            "podium.test",
            " podium.test:8080",
            " [::1]:80",
            " 127.0.0.1 ",
            " my_node",
            "podium.test:",
            "[::1]:",
        ] {
            assert_eq!(get(path, "1.1", &[host]).await.0, 200, "{path} {host}");
            assert_eq!(get(path, "1.0", &[host]).await.0, 200, "{path} {host}");
        }
        for hosts in [
            &[][..],
            &["podium.test", "podium.test"],
            &["podium.test", "evil.test"],
            &[""],
            &["a b"],
            &["a, b"],
            &["ana@podium.test"],
            &["podium.test/a"],
            &["podium.test:http"],
            &["podium.test:99999"],
            &[":80"],
            &[":"],
            &["podium.test::"],
        ] {
            let (status, answer) = get(path, "1.1", hosts).await;
            assert_eq!(status, 400, "{path} {hosts:?}: {answer}");
            assert!(
                answer.contains("\"code\":10") && answer.contains("x-request-id"),
                "{answer}"
            );
        }
    }
    // Balancers check health without a host, as HTTP/1.0 allows.
    assert_eq!(get("/healthz", "1.0", &[]).await.0, 200);
    assert_eq!(get("/readyz", "1.0", &[]).await.0, 200);
    assert_eq!(get("/config.json", "1.0", &[]).await.0, 400);
    assert_eq!(get("/readyz", "1.0", &["a", "b"]).await.0, 400);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn finders_of_a_vulnerability_learn_whom_to_tell() {
    const PATH: &str = "/.well-known/security.txt";
    let app = TestApp::start(Database::sqlite()).await;
    assert_eq!(app.anyone().page(PATH).await.status, 404);

    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.public_url = Some("https://podium.example".parse().unwrap());
        settings.security_contact = Some("mailto:security@podium.example".parse().unwrap());
    })
    .await;
    let told = app.anyone().page(PATH).await;
    assert_eq!(
        (told.status, told.header("content-type")),
        (200, "text/plain; charset=utf-8")
    );
    let text = String::from_utf8(told.bytes).unwrap();
    let fields: HashMap<_, _> = text.lines().map(|line| line.split_once(": ").unwrap()).collect();
    let expires: Timestamp = fields["Expires"].parse().unwrap();
    let day = Duration::from_secs(24 * 60 * 60);
    assert!(
        expires > app.clock.now() + 179 * day && expires < app.clock.now() + 365 * day,
        "{text}"
    );
    assert_eq!(fields["Contact"], "mailto:security@podium.example");
    assert_eq!(fields["Canonical"], "https://podium.example/.well-known/security.txt");
    assert_eq!((fields["Preferred-Languages"], fields.len()), ("en, fr", 4));
}
