//! Headers, limits, and hostile input.

use podium_test_support::{Database, TestApp, api_test};
use reqwest::Method;
use serde_json::json;

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
        assert_eq!(podium_test_support::send(without_type).await.code(), 10);
        for name in ["a\u{1}b", "'; DROP TABLE users; --", "a%00b"] {
            let answer = alice.put("/user/username", json!({ "username": name })).await;
            assert_eq!(answer.status, 422, "{name:?}");
        }
        assert_eq!(alice.put("/user/firstname", json!({ "firstname": "a\u{0}b" })).await.status, 400);
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
    }
}
