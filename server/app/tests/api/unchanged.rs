//! Saving without a change changes nothing: no version, no time, no activity.

use std::time::Duration;

use podium_test_support::{Answer, api_test};
use serde_json::{Value, json};

use crate::decks::lanterns;
use crate::playgroups::Cast;
use crate::table::{CASUAL, COMMANDER, game, guest, path, put_at, record, user, with};

fn same(answer: &Answer, kind: &str, before: &Value) {
    assert_eq!((answer.status, &answer.body[kind]), (200, before), "{answer:?}");
}

api_test!(
    async fn a_playgroup_saved_as_it_is_stays_as_it_is(app) {
        let cast = Cast::new(app).await;
        let before = cast.now().await;
        let body = json!({ "name": before["name"], "description": before["description"] });
        app.clock.advance(Duration::from_secs(60));
        for _ in 0..2 {
            same(&cast.owner.put(&cast.path(""), body.clone()).await, "playgroup", &before);
        }
        same(&put_at(&cast.owner, &cast.path(""), &before["version"], body).await, "playgroup", &before);
        same(&cast.owner.delete(&cast.path("/picture")).await, "playgroup", &before);
        assert_eq!(cast.owner.get(&cast.path("/activity")).await.body["trail"], json!([]));
    }
);

api_test!(
    async fn a_deck_saved_as_it_is_stays_as_it_is(app) {
        let alice = app.user("Alice").await;
        let made = alice.post("/deck", lanterns()).await.body["deck"].clone();
        let at = path("deck", &made);
        app.clock.advance(Duration::from_secs(60));
        same(&alice.put(&at, lanterns()).await, "deck", &made);
        same(&alice.put(&format!("{at}/bracket"), json!({ "bracket": made["bracket"] })).await, "deck", &made);
        same(&alice.put(&format!("{at}/restore"), json!({})).await, "deck", &made);
        same(&alice.delete(&format!("{at}/picture")).await, "deck", &made);
        let archived = alice.delete(&at).await.body["deck"].clone();
        assert_eq!(archived["version"], 2);
        app.clock.advance(Duration::from_secs(60));
        same(&alice.delete(&at).await, "deck", &archived);
    }
);

api_test!(
    async fn games_sets_and_notes_saved_as_they_are_stay_as_they_are(app) {
        let cast = Cast::new(app).await;
        let owner = &cast.owner;
        // Clients say times to the millisecond, and storage knows them better.
        app.clock.advance(Duration::from_micros(1_007));
        let played_at = app.clock.now();
        let body = with(game(&[user(owner, 1), guest("Zoë", 2)]), "playgroupId", cast.group.as_str());
        let played = record(owner, body.clone()).await;
        let at = path("game", &played);
        let set = json!({ "formatId": COMMANDER, "subformatId": CASUAL, "bestOf": 3, "playgroupId": cast.group, "closed": false });
        let made = owner.post("/set", set.clone()).await.body["set"].clone();
        let note = owner.post(&format!("{at}/note"), json!({ "content": "*kept*" })).await.body["note"].clone();
        app.clock.advance(Duration::from_secs(60));

        let before = owner.get(&at).await.body["game"].clone();
        let again = with(body, "endedAt", played_at.to_the_milli().to_string());
        same(&put_at(owner, &at, &played["version"], again).await, "game", &before);
        same(&put_at(owner, &path("set", &made), &made["version"], set).await, "set", &made);
        same(&owner.put(&format!("{at}/note"), json!({ "content": "*kept*" })).await, "note", &note);
        assert_eq!(owner.get(&cast.path("/activity")).await.body["trail"], json!([]));
    }
);
