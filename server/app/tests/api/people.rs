//! Other people's pages, and blocking.

use podium_test_support::{Caller, api_test};
use serde_json::{Value, json};

use crate::table::*;

async fn page(of: &Caller, seen_by: &Caller) -> Value {
    let answer = seen_by.get(&format!("/user/{}", of.id)).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.body["user"].clone()
}

async fn code(of: &Caller) -> String {
    of.get("/user/code").await.body["code"].as_str().unwrap().to_owned()
}

async fn block(who: &Caller, whom: &Caller) -> Value {
    let answer = who.put(&format!("/user/{}/block", whom.id), json!({})).await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.body["user"].clone()
}

/// Exactly what a stranger may know.
fn public(of: &Caller, name: &str, status: &str) -> Value {
    json!({
        "id": of.id, "firstname": name, "username": Value::Null, "picture": null, "visible": false, "status": status,
        "code": null, "since": null, "lastSeen": null, "playgroups": [], "sharedGames": null, "decksCount": null,
    })
}

fn without_username(mut page: Value) -> Value {
    assert!(page["username"].is_string());
    page["username"] = Value::Null;
    page
}

async fn invite(by: &Caller, group: &str, whom: &Caller) {
    let invited = by
        .post(&format!("/playgroup/{group}/invite"), json!({ "id": whom.id }))
        .await;
    assert_eq!(invited.status, 201, "{invited:?}");
}

api_test!(
    async fn a_stranger_sees_the_card_and_nothing_else(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        deck(&bob, "Fen").await;
        assert_eq!(without_username(page(&bob, &alice).await), public(&bob, "Bob", "none"));
        // An unaccepted invitation opens nothing.
        let made = group(app, "Thursday", &[(&alice, "owner"), (&bob, "invited")]).await;
        assert_eq!(page(&bob, &alice).await["visible"], false);
        assert_eq!(page(&alice, &bob).await["visible"], false, "of {made}");
        for nobody in ["00000000-0000-0000-0000-000000000000", "not-an-id", "01932b67-2400-79e2-b7c9-c825c6b4b3eb"] {
            for path in [format!("/user/{nobody}"), format!("/user/{nobody}/decks")] {
                let answer = alice.get(&path).await;
                assert_eq!((answer.status, answer.code()), (404, 11), "{path}");
            }
        }
        assert_eq!(app.anyone().get(&format!("/user/{}", bob.id)).await.code(), 50);
    }
);

api_test!(
    async fn friends_companions_and_opponents_see_more(app) {
        let (alice, bob, cleo, dan) =
            (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await, app.user("Dan").await);
        befriend(app, &alice, &bob).await;
        deck(&bob, "Fen").await;
        let seen = page(&bob, &alice).await;
        assert_eq!((&seen["visible"], &seen["status"], &seen["code"]), (&json!(true), &json!("accepted"), &json!(code(&bob).await)));
        assert!(seen["lastSeen"].is_string() && seen["since"].is_string());
        assert_eq!((&seen["playgroups"], &seen["sharedGames"], &seen["decksCount"]), (&json!([]), &json!(0), &json!(1)));

        let thursday = group(app, "Thursday", &[(&bob, "owner"), (&cleo, "member")]).await;
        let seen = page(&bob, &cleo).await;
        assert_eq!((&seen["visible"], &seen["status"]), (&json!(true), &json!("none")));
        assert_eq!(seen["playgroups"], json!([{ "id": thursday, "name": "Thursday", "picture": null }]));
        assert_eq!((&seen["lastSeen"], &seen["since"]), (&Value::Null, &Value::Null), "friends alone see that");

        befriend(app, &bob, &dan).await;
        let played = record(&bob, game(&[user(&bob, 1), user(&alice, 2), user(&dan, 3)])).await;
        let seen = page(&dan, &alice).await;
        assert_eq!((&seen["visible"], &seen["status"], &seen["sharedGames"]), (&json!(true), &json!("none"), &json!(1)));
        assert_eq!(bob.delete(&path("game", &played)).await.status, 200);
        assert_eq!(page(&dan, &alice).await["visible"], false, "a removed game opens nothing");

        let own = page(&alice, &alice).await;
        assert_eq!((&own["visible"], &own["status"], &own["sharedGames"]), (&json!(true), &json!("self"), &Value::Null));
    }
);

api_test!(
    async fn a_block_ends_all_that_is_between_two(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        record(&alice, game(&[user(&alice, 1), user(&bob, 2)])).await;
        let thursday = group(app, "Thursday", &[(&alice, "owner")]).await;
        invite(&alice, &thursday, &bob).await;
        let friday = group(app, "Friday", &[(&bob, "owner")]).await;
        invite(&bob, &friday, &alice).await;
        let (alices, bobs) = (code(&alice).await, code(&bob).await);

        let blocked = block(&alice, &bob).await;
        assert_eq!(without_username(blocked), public(&bob, "Bob", "blocked"));
        assert_eq!(without_username(page(&alice, &bob).await), public(&alice, "Alice", "none"), "he is not told");
        for (who, other) in [(&alice, &bob), (&bob, &alice)] {
            assert_eq!(who.get("/user/friends").await.body["friends"], json!([]));
            assert_eq!(who.get("/user/playgroups").await.body["playgroups"].as_array().unwrap().len(), 1);
            assert_eq!(who.get(&format!("/user/{}/decks", other.id)).await.status, 403);
            let seated = who.post("/game", game(&[user(who, 1), user(other, 2)])).await;
            assert_eq!((seated.status, &seated.body["fields"]["seats.1.userId"]), (422, &json!("stranger")));
            let players = who.get("/games/pods").await.body["players"].clone();
            assert_eq!(players.as_array().unwrap().len(), 1, "only themselves: {players}");
        }
        // A blocked user gets the same answer as for an unknown code; the one who blocks is told what to do.
        for answer in [bob.get(&format!("/users/{alices}")).await, bob.post(&format!("/users/{alices}"), json!({})).await] {
            assert_eq!((answer.status, answer.code()), (404, 11));
        }
        let found = alice.get(&format!("/users/{bobs}")).await;
        assert_eq!(found.body["user"]["status"], "blocked");
        let asked = alice.post(&format!("/users/{bobs}"), json!({})).await;
        assert_eq!((asked.status, asked.code()), (409, 76));

        let list = alice.get("/user/blocked").await.body["users"].clone();
        assert_eq!((list.as_array().unwrap().len(), &list[0]["id"]), (1, &json!(bob.id)));
        assert_eq!(bob.get("/user/blocked").await.body["users"], json!([]));
        block(&alice, &bob).await;

        let freed = alice.delete(&format!("/user/{}/block", bob.id)).await;
        assert_eq!((freed.status, &freed.body["user"]["status"]), (200, &json!("none")));
        assert_eq!(alice.get("/user/blocked").await.body["users"], json!([]));
        assert_eq!(freed.body["user"]["visible"], true, "they shared a game, which stays");
        assert_eq!(alice.post(&format!("/users/{bobs}"), json!({})).await.status, 201);
    }
);

api_test!(
    async fn blocking_oneself_or_an_unknown_user_is_refused(app) {
        let alice = app.user("Alice").await;
        let own = format!("/user/{}/block", alice.id);
        for answer in [alice.put(&own, json!({})).await, alice.delete(&own).await] {
            assert_eq!((answer.status, answer.code()), (409, 75));
        }
        let nobody = "/user/01932b67-2400-79e2-b7c9-c825c6b4b3eb/block";
        for answer in [alice.put(nobody, json!({})).await, alice.delete(nobody).await] {
            assert_eq!((answer.status, answer.code()), (404, 11));
        }
    }
);

api_test!(
    async fn a_block_in_a_common_playgroup_keeps_the_two_apart_there(app) {
        let (alice, bob, cleo) = (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await);
        let people = [(&alice, "owner"), (&bob, "member"), (&cleo, "member")];
        let thursday = group(app, "Thursday", &people).await;
        let set = json!({ "formatId": COMMANDER, "playgroupId": thursday, "games": [game(&[user(&alice, 1), user(&bob, 2)])] });
        let set = alice.post("/set", set).await.body["set"].clone();
        block(&bob, &alice).await;
        for (who, other) in [(&alice, &bob), (&bob, &alice)] {
            let seated = who.post("/game", game(&[user(who, 1), user(other, 2), user(&cleo, 3)])).await;
            assert_eq!(seated.body["fields"]["seats.1.userId"], "stranger");
            let next = json!({ "setId": set["id"], "seats": [user(who, 1), user(other, 2)] });
            assert_eq!(who.post("/game", next).await.status, 422, "nor in the set's next game");
            assert_eq!(page(other, who).await["visible"], false);
        }
        // A third person may still record that both were there.
        record(&cleo, with(game(&[user(&alice, 1), user(&bob, 2), user(&cleo, 3)]), "playgroupId", thursday)).await;
        // And the recorder may still correct what was played.
        let old = &set["games"][0];
        let corrected = with(game(&[user(&alice, 2), user(&bob, 1)]), "setId", set["id"].clone());
        assert_eq!(put_at(&alice, &path("game", old), &old["version"], corrected).await.status, 200);
    }
);

api_test!(
    async fn a_block_that_crosses_a_request_wins(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let (alices, bobs) = (code(&alice).await, code(&bob).await);
        for _ in 0..5 {
            let answers = at_once(vec![
                bob.request(reqwest::Method::POST, &format!("/users/{alices}")),
                alice.request(reqwest::Method::PUT, &format!("/user/{}/block", bob.id)),
                alice.request(reqwest::Method::POST, &format!("/users/{bobs}")),
            ])
            .await;
            assert_eq!(answers[1].status, 200);
            assert_eq!(alice.get("/user/friends").await.body["friends"], json!([]), "{answers:?}");
            assert_eq!(alice.delete(&format!("/user/{}/block", bob.id)).await.status, 200);
        }
    }
);
