//! Sets: score, end, and what happens to their games.

use std::time::Duration;

use podium_test_support::{Caller, api_test};
use reqwest::Method;
use serde_json::{Value, json};

use crate::table::*;

/// A duel that the one wins.
fn won(winner: &Caller, loser: &Caller) -> Value {
    json!({ "formatId": DUEL, "seats": [user(winner, 1), user(loser, 2)] })
}

async fn start(caller: &Caller, set: Value) -> Value {
    let made = caller.post("/set", set).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.body["set"].clone()
}

/// Who has how many wins, by name.
fn score(set: &Value) -> Vec<(String, i64)> {
    let lines = set["score"].as_array().unwrap().iter();
    let name = |line: &Value| {
        line["firstname"]
            .as_str()
            .or(line["guestName"].as_str())
            .unwrap()
            .to_owned()
    };
    lines.map(|line| (name(line), line["wins"].as_i64().unwrap())).collect()
}

fn line(name: &str, wins: i64) -> (String, i64) {
    (name.to_owned(), wins)
}

api_test!(
    async fn a_set_goes_on_game_by_game_until_it_is_decided(app) {
        let (alice, bruno) = (app.user("Alice").await, app.user("Bruno").await);
        befriend(app, &alice, &bruno).await;
        let thursday = group(app, "Thursday", &[(&alice, "owner"), (&bruno, "member")]).await;
        let new = json!({ "playgroupId": thursday, "formatId": DUEL, "bestOf": 3 });
        let set = start(&alice, new).await;
        assert_eq!((&set["gamesCount"], &set["score"], &set["winner"], &set["closedAt"]), (&json!(0), &json!([]), &Value::Null, &Value::Null));
        assert_eq!((&set["version"], &set["mayEdit"], &set["playgroupName"]), (&json!(1), &json!(true), &json!("Thursday")));
        let at = path("set", &set);
        let next = |body: Value| with(with(body, "setId", set["id"].clone()), "formatId", COMMANDER);

        app.clock.advance(Duration::from_secs(60));
        let first = record(&alice, next(won(&bruno, &alice))).await;
        assert_eq!((&first["formatId"], &first["playgroupId"]), (&json!(DUEL), &json!(thursday)), "the set's own");
        app.clock.advance(Duration::from_secs(60));
        // A player of the set may add to it.
        record(&bruno, next(won(&alice, &bruno))).await;
        let read = bruno.get(&at).await;
        assert_eq!(read.header("etag"), format!("\"{}\"", read.body["set"]["version"]));
        assert_eq!(score(&read.body["set"]), [line("Bruno", 1), line("Alice", 1)]);
        assert_eq!((&read.body["set"]["mayEdit"], &read.body["set"]["closedAt"]), (&json!(false), &Value::Null));
        assert_eq!(read.body["set"]["games"][0]["id"], first["id"], "oldest first");

        for (body, field, word) in [
            (json!({ "setId": set["id"], "seats": [user(&alice, 1), guest("Zoë", 2)] }), "seats", "other_players"),
            (json!({ "setId": set["id"], "seats": [user(&alice, 1)] }), "seats", "too_few"),
        ] {
            let refused = alice.post("/game", body).await;
            assert_eq!((refused.status, &refused.body["fields"][field]), (422, &json!(word)), "{refused:?}");
        }
        app.clock.advance(Duration::from_secs(60));
        let last = record(&alice, next(won(&alice, &bruno))).await;
        let decided = alice.get(&at).await.body["set"].clone();
        assert_eq!(score(&decided), [line("Alice", 2), line("Bruno", 1)]);
        assert_eq!((&decided["winner"], &decided["gamesCount"]), (&json!(0), &json!(3)));
        assert_eq!(decided["closedAt"], app.clock.now().to_string());
        let more = alice.post("/game", next(won(&alice, &bruno))).await;
        assert_eq!((more.status, &more.body["fields"]["setId"]), (422, &json!("closed")));

        // Corrected, the last game no longer decides it; removed, neither.
        let drawn = json!({ "setId": set["id"], "seats": [user(&alice, 1), user(&bruno, 1)] });
        assert_eq!(put_at(&alice, &path("game", &last), &json!(1), drawn).await.status, 200);
        let open = alice.get(&at).await.body["set"].clone();
        assert_eq!((&open["closedAt"], &open["winner"]), (&Value::Null, &Value::Null));
        record(&bruno, next(won(&alice, &bruno))).await;
        assert_eq!(alice.get(&at).await.body["set"]["winner"], 0);
        assert_eq!(alice.delete(&path("game", &first)).await.status, 200);
        assert_eq!(score(&alice.get(&at).await.body["set"]), [line("Alice", 2), line("Bruno", 0)]);
    }
);

api_test!(
    async fn a_set_is_recorded_at_once_and_once(app) {
        let (alice, bruno) = (app.user("Alice").await, app.user("Bruno").await);
        befriend(app, &alice, &bruno).await;
        let new = app.app.entropy.uuid(app.clock.now()).to_string();
        let games = [won(&alice, &bruno), won(&bruno, &alice), won(&alice, &bruno)];
        let body = json!({ "id": new, "formatId": DUEL, "bestOf": 3, "games": games });
        let posts = at_once((0..5).map(|_| alice.request(Method::POST, "/set").json(&body)).collect()).await;
        assert_eq!(posts.iter().filter(|answer| answer.status == 201).count(), 1, "{posts:?}");
        assert!(posts.iter().all(|answer| [200, 201].contains(&answer.status) && answer.body["set"]["gamesCount"] == 3));
        let set = &posts[0].body["set"];
        assert_eq!((score(set), &set["winner"]), (vec![line("Alice", 2), line("Bruno", 1)], &json!(0)));
        let winners: Vec<&Value> = set["games"].as_array().unwrap().iter().map(|game| &game["seats"][0]["firstname"]).collect();
        assert_eq!(winners, ["Alice", "Bruno", "Alice"], "in the order they were sent");
        let page = bruno.get("/games").await;
        assert_eq!((ids(&page).len(), &page.body["sets"][0]["id"]), (3, &json!(new)));
        assert_eq!(bruno.post("/set", with(body.clone(), "games", json!([]))).await.status, 409);

        let taken = set["games"][0]["id"].clone();
        let many: Vec<Value> = (0..51).map(|_| won(&alice, &bruno)).collect();
        for (change, value, field, word) in [
            ("bestOf", json!(2), "bestOf", "invalid"),
            ("formatId", Value::Null, "formatId", "required"),
            ("subformatId", json!(CASUAL), "subformatId", "unknown"),
            ("playgroupId", json!(alice.id), "playgroupId", "unknown"),
            ("startedAt", json!("soon"), "startedAt", "invalid"),
            ("startedAt", json!("2100-01-01T00:00:00Z"), "startedAt", "in_future"),
            ("games", json!([won(&alice, &bruno), won(&alice, &bruno), won(&alice, &bruno)]), "games.2", "closed"),
            ("games", json!([won(&alice, &bruno), game(&[user(&alice, 1), guest("Z", 2)])]), "games.1.seats", "other_players"),
            ("games", json!([won(&alice, &bruno), game(&[user(&alice, 1), user(&alice, 2)])]), "games.1.seats.1.userId", "duplicate"),
            ("games", json!([with(won(&alice, &bruno), "turns", -1)]), "games.0.turns", "invalid"),
            ("games", json!([with(won(&alice, &bruno), "id", taken)]), "games.0.id", "taken"),
            ("games", json!(many), "games", "too_many"),
        ] {
            let refused = alice.post("/set", with(with(body.clone(), "id", Value::Null), change, value)).await;
            assert_eq!((refused.status, &refused.body["fields"][field]), (422, &json!(word)), "{refused:?}");
        }
        assert_eq!(ids(&alice.get("/games").await).len(), 3, "a refused set leaves none of its games behind");
    }
);

api_test!(
    async fn a_set_is_changed_by_those_who_may(app) {
        let (alice, bruno, chloe, sam) = (app.user("Alice").await, app.user("Bruno").await, app.user("Chloe").await, app.user("Sam").await);
        befriend(app, &alice, &bruno).await;
        let thursday = group(app, "Thursday", &[(&alice, "member"), (&chloe, "owner")]).await;
        let set = start(&alice, json!({ "formatId": DUEL, "bestOf": 5, "games": [won(&alice, &bruno), won(&alice, &bruno)] })).await;
        let at = path("set", &set);
        assert_eq!((sam.get(&at).await.status, bruno.get(&at).await.status, chloe.get(&at).await.status), (404, 200, 404));
        let version = |body: &Value| body["set"]["version"].clone();
        let now = version(&alice.get(&at).await.body);
        let moved = json!({ "playgroupId": thursday, "formatId": COMMANDER, "subformatId": CASUAL, "bestOf": 5, "closed": false });
        let blind = alice.put(&at, moved.clone()).await;
        assert_eq!((blind.status, &blind.body["fields"]["version"]), (422, &json!("required")));
        for (caller, status) in [(&sam, 404), (&bruno, 403), (&chloe, 404), (&alice, 200)] {
            assert_eq!(put_at(caller, &at, &now, moved.clone()).await.status, status, "{}", caller.email);
        }
        let read = chloe.get(&at).await;
        assert_eq!((read.status, &read.body["set"]["mayEdit"]), (200, &json!(true)));
        let game = &read.body["set"]["games"][0];
        assert_eq!((&game["playgroupId"], &game["formatId"], &game["version"]), (&json!(thursday), &json!(COMMANDER), &json!(2)));
        assert_eq!(chloe.get("/user/playgroups").await.body["playgroups"][0]["gamesCount"], 2);
        let stale = put_at(&alice, &at, &now, moved.clone()).await;
        assert_eq!((stale.status, &stale.body["present"]["set"]["playgroupName"]), (409, &json!("Thursday")));

        // Best of 3, it is decided, and stays so.
        let best_of_3 = with(moved.clone(), "bestOf", 3);
        let decided = put_at(&chloe, &at, &version(&read.body), best_of_3.clone()).await;
        assert_eq!((decided.status, &decided.body["set"]["winner"]), (200, &json!(0)), "{decided:?}");
        assert!(decided.body["set"]["closedAt"].is_string());
        let reopened = put_at(&chloe, &at, &version(&decided.body), best_of_3).await;
        assert_eq!((reopened.status, &reopened.body["fields"]["closed"]), (422, &json!("closed")));
        // Open-ended, it is closed and opened by hand.
        let open = with(moved.clone(), "bestOf", Value::Null);
        let opened = put_at(&chloe, &at, &version(&decided.body), open.clone()).await;
        assert_eq!((opened.status, &opened.body["set"]["closedAt"]), (200, &Value::Null));
        let closed = put_at(&chloe, &at, &version(&opened.body), with(open, "closed", true)).await;
        assert_eq!((closed.status, &closed.body["set"]["winner"]), (200, &json!(0)));
        let more = alice.post("/game", with(won(&bruno, &alice), "setId", set["id"].clone())).await;
        assert_eq!(more.body["fields"]["setId"], "closed");
        for (field, value, word) in
            [("formatId", json!("01932b67-2400-74de-9b33-740b3b8d9593"), "invalid"), ("formatId", Value::Null, "required"), ("playgroupId", json!(sam.id), "unknown")]
        {
            let change = with(with(moved.clone(), "subformatId", Value::Null), field, value);
            let refused = put_at(&alice, &at, &version(&closed.body), change).await;
            assert_eq!((refused.status, &refused.body["fields"][field]), (422, &json!(word)), "{refused:?}");
        }
        let edit = || alice.request(Method::PUT, &at).header("if-match", format!("\"{}\"", version(&closed.body))).json(&moved);
        let answers = at_once((0..4).map(|_| edit()).collect()).await;
        assert_eq!(answers.iter().filter(|answer| answer.status == 200).count(), 1, "{answers:?}");
        assert_eq!(answers.iter().filter(|answer| answer.status == 409).count(), 3);
    }
);

api_test!(
    async fn a_set_goes_and_comes_back_with_its_games(app) {
        let (alice, bruno) = (app.user("Alice").await, app.user("Bruno").await);
        befriend(app, &alice, &bruno).await;
        let set = start(&alice, json!({ "formatId": DUEL, "games": [won(&alice, &bruno), won(&bruno, &alice), won(&bruno, &alice)] })).await;
        let (at, first) = (path("set", &set), path("game", &set["games"][0]));
        assert_eq!(alice.delete(&first).await.status, 200);
        let now = alice.get(&at).await.body["set"]["version"].clone();
        let casual = json!({ "formatId": COMMANDER, "subformatId": CASUAL, "closed": false });
        assert_eq!(put_at(&alice, &at, &now, casual).await.status, 200);
        assert_eq!(bruno.delete(&at).await.status, 403);
        app.clock.advance(Duration::from_secs(1));
        assert_eq!(alice.delete(&at).await.body, json!({}));
        assert_eq!((ids(&alice.get("/games").await), bruno.get(&at).await.status), (vec![], 404));
        let removed = alice.get("/games/removed").await;
        assert_eq!((&removed.body["games"], &removed.body["sets"][0]["id"]), (&json!([]), &set["id"]));
        assert_eq!(removed.body["sets"][0]["gamesCount"], 2);
        assert_eq!(alice.put(&format!("{first}/restore"), json!({})).await.status, 404, "its set is gone");
        let more = alice.post("/game", with(won(&bruno, &alice), "setId", set["id"].clone())).await;
        assert_eq!(more.body["fields"]["setId"], "unknown");
        let back = alice.put(&format!("{at}/restore"), json!({})).await;
        assert_eq!((back.status, &back.body["set"]["gamesCount"]), (200, &json!(2)), "{back:?}");
        assert_eq!(ids(&bruno.get("/games").await).len(), 2);
        let first = alice.put(&format!("{first}/restore"), json!({})).await;
        assert_eq!((first.status, &first.body["game"]["subformatId"]), (200, &json!(CASUAL)), "it follows its set");
        assert_eq!(score(&bruno.get(&at).await.body["set"]), [line("Bruno", 2), line("Alice", 1)]);
    }
);

api_test!(
    async fn a_game_moves_between_sets_and_a_seat_is_left_in_all_of_them(app) {
        let (alice, bruno) = (app.user("Alice").await, app.user("Bruno").await);
        befriend(app, &alice, &bruno).await;
        let set = start(&alice, json!({ "formatId": DUEL, "bestOf": 3, "games": [won(&alice, &bruno), won(&alice, &bruno)] })).await;
        let last = set["games"][1].clone();
        assert_eq!(set["winner"], 0);
        let out = put_at(&alice, &path("game", &last), &last["version"], won(&alice, &bruno)).await;
        assert_eq!((out.status, &out.body["game"]["setId"]), (200, &Value::Null), "{out:?}");
        let now = alice.get(&path("set", &set)).await.body["set"].clone();
        assert_eq!((&now["gamesCount"], &now["closedAt"]), (&json!(1), &Value::Null));
        let back = with(won(&alice, &bruno), "setId", set["id"].clone());
        assert_eq!(put_at(&alice, &path("game", &last), &json!(2), back).await.status, 200);
        assert_eq!(alice.get(&path("set", &set)).await.body["set"]["winner"], 0);
        assert_eq!(bruno.delete(&format!("{}/seat", path("game", &last))).await.status, 200);
        let now = alice.get(&path("set", &set)).await.body["set"].clone();
        assert_eq!(score(&now), [line("Alice", 2), line("Bruno", 0)]);
        assert_eq!((&now["score"][1]["userId"], &now["score"][1]["guestName"]), (&Value::Null, &json!("Bruno")));
        assert_eq!(bruno.get(&path("set", &set)).await.status, 404);
    }
);
