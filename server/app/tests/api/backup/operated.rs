//! The operator's commands, beside a running server.

use std::os::unix::fs::PermissionsExt;

use podium_test_support::{Caller, TestApp, api_test};
use serde_json::{Value, json};

use super::Place;
use super::place::podium;
use crate::picture::picture;
use crate::played;

async fn on(app: &TestApp, args: &[&str]) -> (i32, String) {
    podium(app.data(), app.app.settings.database_url.clone(), args).await
}

async fn notes(caller: &Caller, word: &str) -> usize {
    let found = caller.get(&format!("/notes/search?q={word}")).await;
    found.body["notes"].as_array().unwrap().len()
}

async fn uses(caller: &Caller) -> Value {
    caller.get("/tags").await.body["tags"][0]["uses"].clone()
}

api_test!(
    async fn a_server_goes_on_from_a_backup_on_the_other_database(app) {
        let (alice, bob) = played::two(app).await;
        let shown = picture(&alice).await;
        let games = [played::game(&alice, &bob).await, played::game(&alice, &bob).await];
        let note = json!({ "content": "Une épée à deux mains" });
        assert_eq!(alice.post(&format!("/game/{}/note", games[0]), note.clone()).await.status, 201);
        alice.post(&format!("/game/{}/tag", games[0]), json!({ "tags": ["long"] })).await;
        app.counted().await;

        let place = Place::unlike(app).await;
        let archive = place.archive();
        let archive = archive.to_str().unwrap();
        let (code, said) = on(app, &["backup", archive]).await;
        assert!(code == 0 && said.contains("pictures: 1, keys: 3"), "{code}: {said}");
        assert_eq!(std::fs::metadata(archive).unwrap().permissions().mode() & 0o777, 0o600);
        let (code, said) = on(app, &["backup", "--verify", archive]).await;
        assert!(code == 0 && said.contains("is whole"), "{code}: {said}");
        let beside = std::fs::read_dir(place.archive().parent().unwrap()).unwrap().count();
        assert_eq!(beside, 1, "nothing else is left there");
        let (code, said) = podium(&place.data(), place.url(), &["restore", archive]).await;
        assert!(code == 0 && said.contains("Restored"), "{code}: {said}");

        let node = app.beside_with(|settings| {
            settings.data = place.data();
            settings.database_url = place.url();
        }).await;
        assert_ne!(node.app.db.kind(), app.app.db.kind());
        let there = alice.at(&node.origin);
        let page = there.page(&shown).await;
        assert_eq!((page.status, page.bytes), (200, alice.page(&shown).await.bytes));
        let list = alice.get("/games").await;
        assert_eq!((list.status, &there.get("/games").await.body), (200, &list.body), "signed in as before, with the same games");
        assert_eq!((notes(&there, "epee").await, uses(&there).await), (1, json!(1)));

        // It counts on from there.
        assert_eq!(there.post(&format!("/game/{}/note", games[1]), note).await.status, 201);
        there.post(&format!("/game/{}/tag", games[1]), json!({ "tags": ["long"] })).await;
        assert_eq!((notes(&there, "epee").await, uses(&there).await), (2, json!(2)));
        assert_eq!((notes(&alice, "epee").await, uses(&alice).await), (1, json!(1)), "apart from the one before");
        assert_eq!(there.delete(&format!("/game/{}/note", games[0])).await.status, 200);
        assert_eq!(notes(&there, "epee").await, 1);
    }
);

api_test!(
    async fn a_restore_over_data_is_refused(app) {
        let alice = app.user("Alice").await;
        let shown = picture(&alice).await;
        let place = Place::sqlite();
        let archive = place.archive();
        let archive = archive.to_str().unwrap();
        assert_eq!(on(app, &["backup", archive]).await.0, 0);
        let refused = async |data: &std::path::Path, url: Option<String>, what: &str| {
            let (code, said) = podium(data, url, &["restore", archive]).await;
            assert!(code == 1 && said.contains("there is data already") && said.contains(what), "{code}: {said}");
            assert!(said.contains("PODIUM_DATA"), "it says what to do: {said}");
        };
        let url = app.app.settings.database_url.clone();
        refused(app.data(), url.clone(), if url.is_some() { "keys" } else { "podium.db" }).await;
        assert_eq!(alice.page(&shown).await.status, 200);
        if url.is_some() {
            refused(&place.data(), url, "the database has tables").await;
            assert!(place.files().is_empty());
        }
        std::fs::create_dir_all(place.data().join("keys")).unwrap();
        std::fs::create_dir_all(place.data().join("pictures")).unwrap();
        std::fs::write(place.data().join("keys/push.pem"), "a key").unwrap();
        refused(&place.data(), None, "keys").await;
        assert_eq!(place.files(), ["keys", "pictures"]);
        std::fs::remove_file(place.data().join("keys/push.pem")).unwrap();
        let (code, said) = podium(&place.data(), None, &["restore", archive]).await;
        assert_eq!(code, 0, "empty folders are empty: {said}");
        assert_eq!(place.files(), ["keys", "pictures", "podium.db"]);
        assert_eq!(alice.get("/user").await.status, 200);
    }
);

api_test!(
    async fn a_picture_without_a_file_is_told(app) {
        let alice = app.user("Alice").await;
        let shown = picture(&alice).await;
        std::fs::remove_file(app.data().join(shown.trim_start_matches('/'))).unwrap();
        let place = Place::sqlite();
        let archive = place.archive();
        let archive = archive.to_str().unwrap();
        let (code, said) = on(app, &["backup", archive]).await;
        assert!(code == 3 && said.contains(&shown), "{code}: {said}");
        assert_eq!(on(app, &["backup", "--verify", archive]).await.0, 0);
        assert_eq!(podium(&place.data(), None, &["restore", archive]).await.0, 0);
    }
);

#[tokio::test]
async fn what_cannot_be_backed_up_is_said_in_words() {
    let place = Place::sqlite();
    let archive = place.archive();
    let archive = archive.to_str().unwrap();
    let (code, said) = podium(&place.data(), None, &["backup", archive]).await;
    assert!(code == 1 && said.contains("nothing to back up"), "{code}: {said}");
    assert!(!place.data().exists(), "a backup makes no data folder");
    let empty = Place::postgres().await;
    let (code, said) = podium(&place.data(), empty.url(), &["backup", archive]).await;
    assert!(code == 1 && said.contains("nothing to back up"), "{code}: {said}");
    let (code, said) = podium(&place.data(), None, &["backup", "/nowhere/podium.backup"]).await;
    assert!(code == 1, "{code}: {said}");
    let (code, said) = podium(&place.data(), None, &["backup", "--verify", archive]).await;
    assert!(code == 1 && said.contains("podium.backup"), "{code}: {said}");
    std::fs::write(archive, "no zip").unwrap();
    let (code, said) = podium(&place.data(), None, &["restore", archive]).await;
    assert!(code == 1 && said.contains("no whole backup"), "{code}: {said}");
    assert!(!place.data().exists());
    assert_eq!(podium(&place.data(), None, &["backup"]).await.0, 2);
}
