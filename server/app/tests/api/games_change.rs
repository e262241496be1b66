//! Games corrected, removed, restored, and seats left: the counters follow.

use std::time::Duration;

use podium_domain::Kept;
use podium_store::{Conn, games, retention, sets};
use podium_test_support::{Caller, TestApp, api_test};
use reqwest::Method;
use serde_json::{Value, json};

use crate::table::*;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Alice and Bruno, friends, each with a deck, and a game between them that Alice recorded and won.
struct Duel {
    alice: Caller,
    bruno: Caller,
    fen: String,
    forge: String,
    body: Value,
    game: Value,
}

async fn duel(app: &TestApp) -> Duel {
    let (alice, bruno) = (app.user("Alice").await, app.user("Bruno").await);
    befriend(app, &alice, &bruno).await;
    let (fen, forge) = (deck(&alice, "Fen").await, deck(&bruno, "Forge").await);
    let body = game(&[
        with(user(&alice, 1), "deckId", fen.clone()),
        with(user(&bruno, 2), "deckId", forge.clone()),
    ]);
    let game = record(&alice, body.clone()).await;
    Duel {
        alice,
        bruno,
        fen,
        forge,
        body,
        game,
    }
}

impl Duel {
    fn path(&self) -> String {
        path("game", &self.game)
    }

    /// Games and wins of Alice's deck and of Bruno's.
    async fn records(&self) -> [(i64, i64); 2] {
        let (hers, his) = (
            deck_now(&self.alice, &self.fen).await,
            deck_now(&self.bruno, &self.forge).await,
        );
        [hers, his].map(|deck| {
            (
                deck["record"]["games"].as_i64().unwrap(),
                deck["record"]["wins"].as_i64().unwrap(),
            )
        })
    }
}

api_test!(
    async fn a_correction_starts_from_what_is_there(app) {
        let duel = duel(app).await;
        let thursday = group(app, "Thursday", &[(&duel.alice, "owner")]).await;
        let (alice, at) = (&duel.alice, duel.path());
        assert_eq!(duel.records().await, [(1, 1), (1, 0)]);

        let blind = alice.put(&at, duel.body.clone()).await;
        assert_eq!((blind.status, &blind.body["fields"]["version"]), (422, &json!("required")));
        // The other way round, a day earlier, in a group.
        let yesterday = (app.clock.now() - DAY).to_string();
        let mut turned = with(with(duel.body.clone(), "playgroupId", thursday.clone()), "endedAt", yesterday.clone());
        turned["seats"][0]["placement"] = json!(2);
        turned["seats"][1]["placement"] = json!(1);
        // The deck is called something else by now; the seat keeps what it was called that day.
        let renamed = json!({ "name": "Bog", "formatId": COMMANDER });
        assert_eq!(alice.put(&format!("/deck/{}", duel.fen), renamed).await.status, 200);
        let corrected = put_at(alice, &at, &json!(1), turned.clone()).await;
        assert_eq!((corrected.status, corrected.header("etag")), (200, "\"2\""), "{corrected:?}");
        let now = &corrected.body["game"];
        assert_eq!((&now["endedAt"], &now["seats"][0]["deckName"]), (&json!(yesterday), &json!("Fen")));
        assert_eq!(duel.records().await, [(1, 0), (1, 1)]);
        assert_eq!(deck_now(alice, &duel.fen).await["lastPlayed"], yesterday);
        assert_eq!(alice.get("/user/playgroups").await.body["playgroups"][0]["gamesCount"], 1);

        let stale = put_at(alice, &at, &json!(1), duel.body.clone()).await;
        assert_eq!((stale.status, stale.code()), (409, 15));
        assert_eq!(&stale.body["present"]["game"], now);

        // Bruno out, a guest in: only the recorder has it in their history now.
        let alone = game(&[user(alice, 1), guest("Zoë", 1)]);
        let corrected = put_at(alice, &at, &json!(2), alone).await;
        assert_eq!((corrected.status, &corrected.body["game"]["playgroupId"]), (200, &Value::Null));
        assert_eq!(duel.records().await, [(0, 0), (0, 0)]);
        assert_eq!(deck_now(&duel.bruno, &duel.forge).await["lastPlayed"], Value::Null);
        assert_eq!(alice.get("/user/playgroups").await.body["playgroups"][0]["gamesCount"], 0);
        assert_eq!(ids(&duel.bruno.get("/games").await), [""; 0]);
        assert_eq!(duel.bruno.get(&at).await.status, 404);
        assert_eq!(ids(&alice.get("/games").await).len(), 1);
        let wrong = put_at(alice, &at, &json!(3), with(duel.body.clone(), "turns", -1)).await;
        assert_eq!((wrong.status, &wrong.body["fields"]["turns"]), (422, &json!("invalid")));
    }
);

api_test!(
    async fn people_already_seated_may_stay(app) {
        let (alice, bruno, chloe) = (app.user("Alice").await, app.user("Bruno").await, app.user("Chloe").await);
        befriend(app, &alice, &bruno).await;
        let thursday = group(app, "Thursday", &[(&alice, "member"), (&chloe, "owner")]).await;
        let tide = deck(&bruno, "Tide").await;
        let body = game(&[user(&alice, 1), with(user(&bruno, 2), "deckId", tide.clone())]);
        let body = with(body, "playgroupId", thursday);
        let at = path("game", &record(&alice, body.clone()).await);
        // Chloe does not know Bruno, and his deck is put away; she owns the group, so she may correct the game.
        assert_eq!(bruno.delete(&format!("/deck/{tide}")).await.status, 200);
        let corrected = put_at(&chloe, &at, &json!(1), with(body, "turns", 7)).await;
        assert_eq!(corrected.status, 200, "{corrected:?}");
        let now = &corrected.body["game"];
        assert_eq!((&now["turns"], &now["recordedBy"], &now["seats"][1]["deckName"]), (&json!(7), &json!(alice.id), &json!("Tide")));
    }
);

api_test!(
    async fn a_removed_game_can_be_brought_back_for_thirty_days(app) {
        let mut duel = duel(app).await;
        let at = duel.path();
        assert_eq!(duel.alice.delete(&at).await.body, json!({}));
        assert_eq!(duel.alice.delete(&at).await.status, 200, "once more changes nothing");
        assert_eq!(duel.records().await, [(0, 0), (0, 0)]);
        assert_eq!(ids(&duel.alice.get("/games").await), [""; 0]);
        assert_eq!(duel.bruno.get(&at).await.status, 404);
        let removed = duel.alice.get(&at).await;
        assert_eq!((removed.status, removed.body["game"]["removedAt"].is_string()), (200, true));
        assert_eq!(duel.alice.post(&format!("{at}/note"), json!({ "content": "x" })).await.status, 404);
        let edited = put_at(&duel.alice, &at, &removed.body["game"]["version"], duel.body.clone()).await;
        assert_eq!((edited.status, edited.body["present"]["game"]["removedAt"].is_string()), (409, true));
        assert_eq!(ids(&duel.alice.get("/games/removed").await).len(), 1);
        assert_eq!(ids(&duel.bruno.get("/games/removed").await), [""; 0]);
        let again = duel.alice.post("/game", with(duel.body.clone(), "id", duel.game["id"].clone())).await;
        assert_eq!((again.status, again.body["game"]["removedAt"].is_string()), (200, true), "as it is now");

        let back = duel.alice.put(&format!("{at}/restore"), json!({})).await;
        assert_eq!((back.status, &back.body["game"]["removedAt"]), (200, &Value::Null));
        assert_eq!(duel.records().await, [(1, 1), (1, 0)]);
        assert_eq!(ids(&duel.bruno.get("/games").await).len(), 1);
        assert_eq!(duel.alice.put(&format!("{at}/restore"), json!({})).await.status, 200, "once more changes nothing");
        assert_eq!(duel.records().await, [(1, 1), (1, 0)]);

        duel.alice.delete(&at).await;
        app.clock.advance(DAY * 29);
        assert_eq!(duel.alice.refresh().await.status, 200);
        assert_eq!(ids(&duel.alice.get("/games/removed").await).len(), 1);
        app.clock.advance(DAY + Duration::from_secs(1));
        assert_eq!(duel.alice.refresh().await.status, 200);
        assert_eq!(ids(&duel.alice.get("/games/removed").await), [""; 0]);
        assert_eq!(duel.alice.put(&format!("{at}/restore"), json!({})).await.status, 404);
        assert_eq!(duel.alice.get(&at).await.status, 404);
    }
);

api_test!(
    async fn what_was_removed_long_ago_is_forgotten(app) {
        let duel = duel(app).await;
        let set = json!({ "formatId": COMMANDER, "games": [duel.body] });
        let set = duel.alice.post("/set", set).await.body["set"].clone();
        duel.alice.delete(&duel.path()).await;
        duel.alice.delete(&path("set", &set)).await;
        let (game, set) = (duel.game["id"].as_str().unwrap().parse().unwrap(), set["id"].as_str().unwrap().parse().unwrap());
        let (me, now) = (id(&duel.alice), app.clock.now());
        for (before, there) in [(now, true), (now + Duration::from_micros(1), false)] {
            let found = app.app.db.write(async move |c: &mut Conn| {
                for removed in [Kept::RemovedSets, Kept::RemovedGames] {
                    retention::delete_some(c, removed, before).await?;
                }
                Ok((games::find(c, me, game).await?.is_some(), sets::find(c, me, set).await?.is_some()))
            });
            assert_eq!(found.await.unwrap(), (there, there));
        }
    }
);

api_test!(
    async fn anyone_may_leave_their_seat(app) {
        let duel = duel(app).await;
        let at = format!("{}/seat", duel.path());
        let stranger = app.user("Sam").await;
        assert_eq!(stranger.delete(&at).await.status, 404);
        let left = duel.bruno.delete(&at).await;
        assert_eq!((left.status, &left.body), (200, &json!({})));
        assert_eq!(duel.bruno.get(&duel.path()).await.status, 404);
        assert_eq!(ids(&duel.bruno.get("/games").await), [""; 0]);
        let now = duel.alice.get(&duel.path()).await.body["game"].clone();
        let seat = &now["seats"][1];
        assert_eq!((&seat["userId"], &seat["guestName"], &seat["username"]), (&Value::Null, &json!("Bruno"), &Value::Null));
        assert_eq!((&seat["deckId"], &seat["deckName"], &seat["bracket"]), (&Value::Null, &json!("Forge"), &json!(3)));
        assert_eq!(now["version"], 2);
        assert_eq!(duel.records().await, [(1, 1), (0, 0)]);
        assert_eq!(duel.bruno.delete(&at).await.status, 404, "there is no seat of his any more");
        // The recorder may leave too, and keeps the game.
        assert_eq!(duel.alice.delete(&at).await.status, 200);
        assert_eq!(duel.alice.get(&duel.path()).await.body["game"]["mayEdit"], true);
        assert_eq!(duel.records().await, [(0, 0), (0, 0)]);
        assert_eq!(ids(&duel.alice.get("/games").await).len(), 1);
    }
);

api_test!(
    async fn of_edits_at_once_one_wins_and_nothing_is_lost(app) {
        let duel = duel(app).await;
        let at = duel.path();
        let edit = |turns: i64| {
            let request = duel.alice.request(Method::PUT, &at).header("if-match", "\"1\"");
            request.json(&with(duel.body.clone(), "turns", turns))
        };
        let answers = at_once((1..=6).map(edit).collect()).await;
        let won: Vec<_> = answers.iter().filter(|answer| answer.status == 200).collect();
        assert_eq!(won.len(), 1, "{answers:?}");
        for lost in answers.iter().filter(|answer| answer.status != 200) {
            assert_eq!((lost.status, lost.code()), (409, 15));
            assert_eq!(lost.body["present"]["game"]["turns"], won[0].body["game"]["turns"]);
        }
        assert_eq!(duel.records().await, [(1, 1), (1, 0)]);

        // Removing and correcting at once: either order is fine, both is not.
        let remove = duel.alice.request(Method::DELETE, &at);
        let edit = duel.alice.request(Method::PUT, &at).header("if-match", "\"2\"").json(&duel.body);
        let answers = at_once(vec![remove, edit]).await;
        assert_eq!(answers[0].status, 200);
        assert!([200, 409].contains(&answers[1].status), "{answers:?}");
        assert_eq!(duel.records().await, [(0, 0), (0, 0)]);
        let back = at_once((0..4).map(|_| duel.alice.request(Method::PUT, &format!("{at}/restore"))).collect()).await;
        assert!(back.iter().all(|answer| answer.status == 200), "{back:?}");
        assert_eq!(duel.records().await, [(1, 1), (1, 0)]);
    }
);

api_test!(
    async fn what_is_counted_is_what_was_played(app) {
        let duel = duel(app).await;
        let seats = [with(user(&duel.alice, 1), "deckId", duel.fen.clone()), with(user(&duel.bruno, 1), "deckId", duel.forge.clone())];
        let draw = record(&duel.alice, game(&seats)).await;
        assert_eq!(duel.records().await, [(2, 1), (2, 0)], "a draw is no win");
        let mut team = seats.to_vec();
        team.extend([guest("Y", 3), guest("Z", 3)]);
        record(&duel.bruno, game(&team)).await;
        assert_eq!(duel.records().await, [(3, 2), (3, 1)], "first together is a win for both");
        let many = at_once((0..6).map(|_| duel.alice.request(Method::POST, "/game").json(&duel.body)).collect()).await;
        assert!(many.iter().all(|answer| answer.status == 201), "{many:?}");
        assert_eq!(duel.records().await, [(9, 8), (9, 1)]);
        assert_eq!(duel.alice.delete(&path("game", &draw)).await.status, 200);
        assert_eq!(duel.records().await, [(8, 8), (8, 1)]);
        // A deck deleted for good leaves its name behind.
        assert_eq!(duel.bruno.delete(&format!("/deck/{}/permanently", duel.forge)).await.status, 200);
        let seat = &duel.bruno.get(&duel.path()).await.body["game"]["seats"][1];
        assert_eq!((&seat["deckId"], &seat["deckName"]), (&Value::Null, &json!("Forge")));
        assert_eq!(ids(&duel.bruno.get("/games").await).len(), 8);
    }
);
