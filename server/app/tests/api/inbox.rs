//! The inbox: friend requests and invitations to answer, and games that others recorded.

use std::time::Duration;

use podium_domain::Timestamp;
use podium_domain::access::CONTESTABLE_FOR;
use podium_store::{Conn, inbox as stored};
use podium_test_support::{Caller, api_test};
use serde_json::{Value, json};

use crate::table::*;

async fn inbox(of: &Caller) -> Value {
    let answer = of.get("/user/inbox").await;
    assert_eq!(answer.status, 200, "{answer:?}");
    let inbox = answer.body["waiting"].clone();
    let lists = ["requests", "invitations"].map(|list| inbox[list].as_array().unwrap().len());
    assert_eq!(
        inbox["count"],
        lists.iter().sum::<usize>(),
        "games need no answer: {inbox}"
    );
    inbox
}

async fn inbox_games(of: &Caller) -> Vec<Value> {
    inbox(of).await["games"].as_array().unwrap().clone()
}

async fn keep(of: &Caller, game: &Value) -> Value {
    let answer = of
        .put(&format!("/user/inbox/game/{}", game["id"].as_str().unwrap()), json!({}))
        .await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.body["waiting"].clone()
}

api_test!(
    async fn at_first_nothing_waits(app) {
        let alice = app.user("Alice").await;
        let nothing = json!({ "waiting": { "count": 0, "requests": [], "invitations": [], "games": [] } });
        assert_eq!(alice.get("/user/inbox").await.body, nothing);
        let kept = alice.put("/user/inbox/game/01932b67-2400-79e2-b7c9-c825c6b4b3eb", json!({})).await;
        assert_eq!((kept.status, kept.body), (200, nothing), "what is not there needs no answer");
        assert_eq!(app.anyone().get("/user/inbox").await.code(), 50);
    }
);

api_test!(
    async fn requests_wait_for_the_one_who_was_asked(app) {
        let (alice, bob, cleo) = (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await);
        let alices = format!("/users/{}", alice.get("/user/code").await.body["code"].as_str().unwrap());
        assert_eq!(bob.post(&alices, json!({})).await.status, 201);
        app.clock.advance(Duration::from_secs(1));
        assert_eq!(cleo.post(&alices, json!({})).await.status, 201);
        let hers = inbox(&alice).await;
        assert_eq!((&hers["count"], &hers["requests"][0]["firstname"]), (&json!(2), &json!("Cleo")), "newest first");
        assert_eq!((&hers["requests"][1]["status"], &inbox(&bob).await["count"]), (&json!("incoming"), &json!(0)));
        let cleos = hers["requests"][0]["code"].as_str().unwrap();
        assert_eq!(alice.put(&format!("/users/{cleos}"), json!({})).await.status, 200);
        assert_eq!(bob.delete(&alices).await.status, 200);
        assert_eq!(inbox(&alice).await["count"], 0);
    }
);

api_test!(
    async fn invitations_wait_without_saying_who_is_in(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let thursday = group(app, "Thursday", &[(&alice, "owner")]).await;
        let invited = alice.post(&format!("/playgroup/{thursday}/invite"), json!({ "id": bob.id })).await;
        assert_eq!(invited.status, 201, "{invited:?}");
        let his = inbox(&bob).await;
        let invitation = &his["invitations"][0];
        assert_eq!((&his["count"], &invitation["id"], &invitation["status"]), (&json!(1), &json!(thursday), &json!("invited")));
        assert_eq!((&invitation["invitedBy"]["id"], &invitation["members"]), (&json!(alice.id), &json!([])));
        assert_eq!(inbox(&alice).await["count"], 0);
        assert_eq!(bob.put(&format!("/playgroup/{thursday}/accept"), json!({})).await.status, 200);
        assert_eq!(inbox(&bob).await["count"], 0);
    }
);

api_test!(
    async fn a_game_someone_recorded_me_in_is_listed_until_i_answer(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let seats = [with(user(&alice, 2), "deckName", "Elves"), with(user(&bob, 1), "deckName", "Angels"), guest("Zoë", 3)];
        let played = record(&alice, game(&seats)).await;
        assert!(inbox_games(&alice).await.is_empty(), "she wrote it down herself");
        let waits = inbox_games(&bob).await;
        assert_eq!(waits.len(), 1);
        let notice = &waits[0];
        assert_eq!((&notice["gameId"], &notice["setId"], &notice["games"]), (&played["id"], &Value::Null, &json!(1)));
        assert_eq!((&notice["putBy"]["id"], &notice["placement"], &notice["deckName"]), (&json!(alice.id), &json!(1), &json!("Angels")));
        assert_eq!((&notice["players"], &notice["formatId"]), (&json!(["Alice", "Bob", "Zoë"]), &json!(COMMANDER)));
        assert_eq!((&notice["endedAt"], notice["putAt"].is_string()), (&played["endedAt"], true));

        // Looking at it, or correcting it, is no answer.
        assert_eq!(bob.get(&path("game", &played)).await.status, 200);
        let corrected = put_at(&alice, &path("game", &played), &json!(1), game(&[user(&alice, 1), user(&bob, 2), guest("Zoë", 3)])).await;
        assert_eq!(corrected.status, 200);
        let waits = inbox_games(&bob).await;
        assert_eq!((waits.len(), &waits[0]["placement"]), (1, &json!(2)));

        // Another's answer is not his.
        keep(&alice, &played).await;
        assert_eq!(inbox_games(&bob).await.len(), 1);
        assert_eq!(keep(&bob, &played).await["games"], json!([]));
        assert_eq!(keep(&bob, &played).await["games"], json!([]));
        let again = put_at(&alice, &path("game", &played), &json!(2), game(&[user(&alice, 2), user(&bob, 1)])).await;
        assert_eq!(again.status, 200);
        assert!(inbox_games(&bob).await.is_empty(), "what was answered stays answered");
    }
);

api_test!(
    async fn corrections_add_and_remove_notices(app) {
        let (alice, bob, cleo) = (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await);
        befriend(app, &alice, &bob).await;
        befriend(app, &alice, &cleo).await;
        let played = record(&alice, game(&[user(&alice, 1), user(&bob, 2)])).await;
        let corrected = put_at(&alice, &path("game", &played), &json!(1), game(&[user(&alice, 1), user(&cleo, 2)])).await;
        assert_eq!(corrected.status, 200);
        assert!(inbox_games(&bob).await.is_empty(), "no longer at that table");
        assert_eq!(inbox_games(&cleo).await.len(), 1);
        // Not me.
        assert_eq!(cleo.delete(&format!("{}/seat", path("game", &played))).await.status, 200);
        assert!(inbox_games(&cleo).await.is_empty());
        // A claimed seat needs no confirmation.
        let link = alice.post(&format!("{}/claim-link", path("game", &played)), json!({ "seat": 2 })).await;
        let token = link.body["token"].as_str().unwrap();
        assert_eq!(bob.post(&format!("/claim/{token}"), json!({})).await.status, 200);
        assert!(inbox_games(&bob).await.is_empty());
    }
);

api_test!(
    async fn a_removed_game_is_not_asked_about_until_it_is_back(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let played = record(&alice, game(&[user(&alice, 1), user(&bob, 2)])).await;
        assert_eq!(alice.delete(&path("game", &played)).await.status, 200);
        assert!(inbox_games(&bob).await.is_empty());
        assert_eq!(alice.put(&format!("{}/restore", path("game", &played)), json!({})).await.status, 200);
        assert_eq!(inbox_games(&bob).await.len(), 1);
    }
);

api_test!(
    async fn a_set_is_one_question(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let duel = |first, second| json!({ "formatId": DUEL, "seats": [user(&alice, first), user(&bob, second)] });
        let set = alice.post("/set", json!({ "formatId": DUEL, "bestOf": 5, "games": [duel(1, 2), duel(2, 1)] })).await.body["set"].clone();
        app.clock.advance(Duration::from_secs(60));
        let other = record(&alice, game(&[user(&alice, 1), user(&bob, 2)])).await;
        let waits = inbox_games(&bob).await;
        assert_eq!((waits.len(), &waits[0]["gameId"], &waits[1]["setId"]), (2, &other["id"], &set["id"]));
        assert_eq!((&waits[1]["games"], &waits[1]["gameId"], &waits[1]["placement"]), (&json!(2), &set["games"][1]["id"], &json!(1)));
        app.clock.advance(Duration::from_secs(60));
        let next = json!({ "setId": set["id"], "seats": [user(&alice, 1), user(&bob, 2)] });
        let next = record(&alice, next).await;
        let waits = inbox_games(&bob).await;
        assert_eq!((&waits[0]["setId"], &waits[0]["games"], &waits[0]["gameId"]), (&set["id"], &json!(3), &next["id"]));
        let left = keep(&bob, &set["games"][0]).await;
        let left = left["games"].as_array().unwrap();
        assert_eq!((left.len(), &left[0]["gameId"]), (1, &other["id"]), "one answer for all of it");
        // The set goes on, and so do the questions.
        let last = record(&alice, json!({ "setId": set["id"], "seats": [user(&alice, 2), user(&bob, 1)] })).await;
        assert_eq!((&inbox_games(&bob).await[0]["games"], inbox_games(&bob).await.len()), (&json!(1), 2));
        assert_eq!(bob.delete(&format!("{}/seat", path("game", &last))).await.status, 200);
        assert_eq!(inbox_games(&bob).await.len(), 1, "not me, in none of it");
    }
);

api_test!(
    async fn games_are_listed_for_30_days_and_can_be_left_at_any_time(app) {
        let (mut alice, mut bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let played = record(&alice, game(&[user(&alice, 1), user(&bob, 2)])).await;
        app.clock.advance(CONTESTABLE_FOR);
        for caller in [&mut alice, &mut bob] {
            assert_eq!(caller.refresh().await.status, 200);
        }
        let later = record(&alice, game(&[user(&alice, 2), user(&bob, 1)])).await;
        let listed: Vec<Value> = inbox_games(&bob).await.iter().map(|notice| notice["gameId"].clone()).collect();
        assert_eq!(listed, [later["id"].clone(), played["id"].clone()], "the last moment counts");
        app.clock.advance(Duration::from_millis(1));
        let listed = inbox_games(&bob).await;
        assert_eq!((listed.len(), &listed[0]["gameId"]), (1, &later["id"]), "silence confirms");
        // Whoever finds out later is not bound by what they did not say.
        assert_eq!(bob.delete(&format!("{}/seat", path("game", &played))).await.status, 200);
        assert_eq!(bob.get(&path("game", &played)).await.status, 404);
    }
);

api_test!(
    async fn a_set_is_listed_with_its_games_of_the_last_30_days(app) {
        let (mut alice, mut bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let first = json!({ "formatId": DUEL, "seats": [user(&alice, 1), user(&bob, 2)] });
        let set = alice.post("/set", json!({ "formatId": DUEL, "bestOf": 3, "games": [first] })).await.body["set"].clone();
        app.clock.advance(CONTESTABLE_FOR);
        app.clock.advance(Duration::from_secs(1));
        for caller in [&mut alice, &mut bob] {
            assert_eq!(caller.refresh().await.status, 200);
        }
        assert!(inbox_games(&bob).await.is_empty());
        let next = record(&alice, json!({ "setId": set["id"], "seats": [user(&alice, 2), user(&bob, 1)] })).await;
        let listed = inbox_games(&bob).await;
        assert_eq!((listed.len(), &listed[0]["games"], &listed[0]["gameId"]), (1, &json!(1), &next["id"]));
    }
);

api_test!(
    async fn notices_that_are_no_longer_listed_are_deleted(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        record(&alice, game(&[user(&alice, 1), user(&bob, 2)])).await;
        let (him, now) = (id(&bob), app.clock.now());
        for (before, left) in [(now, 1), (now + Duration::from_micros(1), 0)] {
            let kept = app.app.db.write(async move |c: &mut Conn| {
                stored::purge(c, before).await?;
                stored::of_user(c, him, Timestamp::from_micros(i64::MIN), 10).await
            });
            assert_eq!(kept.await.unwrap().len(), left);
        }
    }
);

api_test!(
    async fn those_concerned_hear_of_a_game(app) {
        let (alice, bob, cleo, dan) =
            (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await, app.user("Dan").await);
        let people = [(&alice, "owner"), (&bob, "member"), (&cleo, "member"), (&dan, "invited")];
        let thursday = group(app, "Thursday", &people).await;
        let about = format!("playgroup:{thursday}");
        let (mut alices, mut bobs, mut cleos) = (alice.socket().await, bob.socket().await, cleo.socket().await);
        let mut dans = dan.socket().await;
        let body = with(game(&[user(&alice, 1), user(&bob, 2)]), "playgroupId", thursday.clone());
        let played = record(&alice, body.clone()).await;
        bobs.hears(&["games", "waiting", &about]).await;
        alices.hears(&["games", &about]).await;
        cleos.hears(&["games", &about]).await;
        // Taken out of its playgroup, those who can no longer see it hear of it all the same.
        let moved = put_at(&alice, &path("game", &played), &json!(1), game(&[user(&alice, 1), user(&bob, 2)])).await;
        assert_eq!(moved.status, 200);
        cleos.hears(&["games", &about]).await;
        bobs.hears(&["games"]).await;
        assert_eq!(keep(&bob, &played).await["games"], json!([]));
        bobs.hears(&["waiting"]).await;
        assert_eq!(alice.delete(&path("game", &played)).await.status, 200);
        bobs.hears(&["games"]).await;
        // Dan is only invited: the first he hears of is what concerns himself.
        let code = alice.get("/user/code").await.body["code"].as_str().unwrap().to_owned();
        assert_eq!(dan.post(&format!("/users/{code}"), json!({})).await.status, 201);
        let first = dans.next().await;
        let podium_test_support::Heard::Message(first) = first else { panic!("{first:?}") };
        assert!(!first["what"].as_array().unwrap().contains(&json!("games")), "{first}");
    }
);

api_test!(
    async fn the_old_paths_answer_the_same(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let played = record(&alice, game(&[user(&alice, 1), user(&bob, 2)])).await;
        let (old, new) = (bob.get("/user/waiting").await, bob.get("/user/inbox").await);
        assert_eq!(new.body["waiting"]["games"][0]["gameId"], played["id"], "{new:?}");
        assert_eq!((old.status, old.body), (new.status, new.body));
        let confirmed = bob.put(&format!("/user/waiting/game/{}", played["id"].as_str().unwrap()), json!({})).await;
        assert_eq!((confirmed.status, &confirmed.body["waiting"]["games"]), (200, &json!([])));
        assert!(inbox_games(&bob).await.is_empty());
    }
);
