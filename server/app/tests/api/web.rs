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
