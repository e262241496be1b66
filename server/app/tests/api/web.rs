//! The server's side of the embedded web app.

use podium_test_support::{Database, TestApp};

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn pages_and_files_are_told_apart() {
    let app = TestApp::start(Database::sqlite()).await;
    let anyone = app.anyone();
    let missing = anyone.page("/assets/entry-0000.js").await;
    assert_eq!(missing.status, 404, "a missing file is never the app page");
    let config = anyone.page("/config.json").await;
    assert_eq!(config.body["apiBase"], "/api");
    assert_eq!(config.body["publicUrl"], app.origin.as_str());
    for path in [
        "/assets/../../keys/app.toml",
        "/assets/..%2f..%2fkeys%2fapp.toml",
        "/..%2f..%2fCargo.toml",
    ] {
        assert_ne!(anyone.page(path).await.status, 200, "{path}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_worker_that_is_turned_off_removes_itself() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.service_worker = false).await;
    let anyone = app.anyone();
    assert_eq!(anyone.page("/config.json").await.body["serviceWorker"], false);
    let worker = anyone.page("/sw.js").await;
    assert_eq!(worker.status, 200);
    assert_eq!(worker.header("content-type"), "text/javascript; charset=utf-8");
    assert_eq!(worker.header("cache-control"), "no-cache");
    assert!(worker.header("content-security-policy").contains("connect-src 'self'"));
    let script = String::from_utf8(worker.bytes).unwrap();
    assert!(script.contains("registration.unregister()") && !script.contains("fetch"), "{script}");
}
