//! Recording games: validation by field, and permissions.

use std::time::Duration;

use podium_store::Conn;
use podium_test_support::api_test;
use reqwest::Method;
use serde_json::{Value, json};

use crate::table::*;

api_test!(
    async fn a_game_is_recorded_and_counted(app) {
        let (alice, bruno) = (app.user("Alice").await, app.user("Bruno").await);
        befriend(app, &alice, &bruno).await;
        let thursday = group(app, "Thursday", &[(&alice, "owner"), (&bruno, "member")]).await;
        let (fen, forge) = (deck(&alice, "Lanterns of the Fen").await, deck(&bruno, "La forge").await);
        app.clock.advance(Duration::from_secs(1800));
        let now = app.clock.now();
        let body = json!({
            "playgroupId": thursday, "formatId": COMMANDER, "subformatId": CASUAL,
            "startedAt": (now - Duration::from_secs(1500)).to_string(), "turns": 9, "endReason": "commanderDamage",
            "seats": [
                { "userId": bruno.id, "deckId": forge, "placement": 2, "eliminatedTurn": 9, "eliminatedBy": 2, "mulligans": 1 },
                { "userId": alice.id, "deckId": fen, "placement": 1, "finalLife": 12 },
                { "guestName": " Zoë  K ", "deckName": "Angels", "placement": 3, "finalLife": -4 },
            ],
            "tags": ["Épique"], "note": "Close one.",
        });
        let made = alice.post("/game", body).await;
        assert_eq!((made.status, made.header("etag")), (201, "\"1\""), "{made:?}");
        let game = &made.body["game"];
        assert_eq!(game["recordedBy"], alice.id);
        assert_eq!(game["endedAt"], now.to_string());
        assert_eq!((&game["turns"], &game["endReason"]), (&json!(9), &json!("commanderDamage")));
        assert_eq!((&game["playgroupName"], &game["mayEdit"]), (&json!("Thursday"), &json!(true)));
        assert_eq!((&game["setId"], &game["eventId"], &game["removedAt"]), (&Value::Null, &Value::Null, &Value::Null));
        assert_eq!((&game["tags"][0]["name"], &game["note"]["content"]), (&json!("Épique"), &json!("Close one.")));
        let seats = &game["seats"];
        assert_eq!((&seats[0]["seat"], &seats[0]["firstname"], &seats[0]["eliminatedBy"]), (&json!(1), &json!("Bruno"), &json!(2)));
        assert_eq!((&seats[1]["deckName"], &seats[1]["bracket"]), (&json!("Lanterns of the Fen"), &json!(3)));
        assert_eq!((&seats[1]["commanders"], &seats[1]["colors"]), (&json!(["Orla, Fen Warden"]), &json!(["B", "G"])));
        assert_eq!((&seats[2]["guestName"], &seats[2]["deckName"], &seats[2]["finalLife"]), (&json!("Zoë K"), &json!("Angels"), &json!(-4)));
        assert_eq!((&seats[2]["userId"], &seats[2]["deckId"], &seats[2]["commanders"]), (&Value::Null, &Value::Null, &json!([])));

        let read = bruno.get(&path("game", game)).await;
        assert_eq!((read.status, read.header("etag")), (200, "\"1\""));
        let his = &read.body["game"];
        assert_eq!((&his["tags"], &his["note"], &his["mayEdit"]), (&json!([]), &Value::Null, &json!(false)), "tags and notes are private");

        let (hers, his) = (deck_now(&alice, &fen).await, deck_now(&bruno, &forge).await);
        assert_eq!((&hers["record"], &his["record"]), (&json!({"games": 1, "wins": 1}), &json!({"games": 1, "wins": 0})));
        assert_eq!(hers["lastPlayed"], now.to_string());
        let group = &alice.get("/user/playgroups").await.body["playgroups"][0];
        assert_eq!((&group["gamesCount"], &group["lastActivity"]), (&json!(1), &json!(now.to_string())));

        for page in [alice.get("/games").await, bruno.get("/games").await, bruno.get(&format!("/playgroup/{thursday}/games")).await] {
            assert_eq!(ids(&page), [game["id"].as_str().unwrap()]);
            assert_eq!((&page.body["sets"], &page.body["next"]), (&json!([]), &Value::Null));
        }
    }
);

api_test!(
    async fn a_game_sent_twice_is_one_game(app) {
        let (alice, bruno) = (app.user("Alice").await, app.user("Bruno").await);
        let fen = deck(&alice, "Fen").await;
        let new = app.app.entropy.uuid(app.clock.now()).to_string();
        let mine = json!({ "userId": alice.id, "deckId": fen, "placement": 1 });
        let body = with(game(&[mine, guest("Zoë", 2)]), "id", new.clone());
        let posts = at_once((0..8).map(|_| alice.request(Method::POST, "/game").json(&body)).collect()).await;
        assert_eq!(posts.iter().filter(|answer| answer.status == 201).count(), 1, "{posts:?}");
        assert_eq!(posts.iter().filter(|answer| answer.status == 200).count(), 7, "{posts:?}");
        assert!(posts.iter().all(|answer| answer.body["game"]["id"] == new));
        assert_eq!(ids(&alice.get("/games").await), [new]);
        assert_eq!(deck_now(&alice, &fen).await["record"]["games"], 1);
        let theirs = bruno.post("/game", with(game(&[user(&bruno, 1), guest("Zoë", 2)]), "id", body["id"].clone())).await;
        assert_eq!((theirs.status, theirs.code()), (409, 15));
        assert_eq!(theirs.body["present"], Value::Null, "nothing of it is told");
    }
);

api_test!(
    async fn a_recorded_game_is_answered_as_it_is_read(app) {
        let (alice, bruno) = (app.user("Alice").await, app.user("Bruno").await);
        let thursday = group(app, "Thursday", &[(&alice, "admin"), (&bruno, "member")]).await;
        let someone = id(&bruno);
        let picture = async move |c: &mut Conn| podium_store::user::set_picture(c, someone, Some("/pictures/b.jpg")).await;
        app.app.db.write(picture).await.unwrap();
        let known = alice.post("/tag", json!({ "name": "Budget" })).await.body["tag"]["id"].clone();
        let body = with(game(&[user(&alice, 1), user(&bruno, 2)]), "formatId", DUEL);
        let set = json!({ "formatId": DUEL, "bestOf": 3, "playgroupId": thursday });
        let set = alice.post("/set", set).await.body["set"]["id"].clone();
        let with_deck = with(user(&alice, 1), "deckId", deck(&alice, "Fen").await);
        app.clock.advance(Duration::from_micros(1_007));
        for body in [
            body.clone(),
            with(body.clone(), "playgroupId", thursday),
            with(body.clone(), "setId", set),
            with(with(body.clone(), "tags", json!(["Épique", known, "budget", "épique"])), "note", "Close one."),
            with(body, "seats", json!([with_deck, guest("Zoë", 2)])),
        ] {
            let made = alice.post("/game", body).await;
            assert_eq!(made.status, 201, "{made:?}");
            let read = alice.get(&path("game", &made.body["game"])).await;
            assert_eq!((&made.body, made.header("etag")), (&read.body, read.header("etag")));
        }
    }
);

api_test!(
    async fn each_field_that_is_wrong_is_named_in_the_callers_language(app) {
        let (mut alice, bruno, stranger) = (app.user("Alice").await, app.user("Bruno").await, app.user("Sam").await);
        befriend(app, &alice, &bruno).await;
        let (hers, his, unknowns) = (deck(&alice, "Fen").await, deck(&bruno, "Forge").await, deck(&stranger, "Void").await);
        let now = app.clock.now();
        let ago = |seconds| (now - Duration::from_secs(seconds)).to_string();
        let base = game(&[user(&alice, 1), user(&bruno, 2)]);
        let seats = |seats: &[Value]| with(base.clone(), "seats", seats.to_vec());
        let crowd: Vec<Value> = (0..11).map(|n| guest(&format!("G{n}"), 1)).collect();
        let cases = [
            (seats(&[user(&alice, 1), user(&alice, 2)]), "seats.1.userId", "duplicate"),
            (seats(&[user(&alice, 1), user(&stranger, 2)]), "seats.1.userId", "stranger"),
            (seats(&[user(&alice, 1), json!({ "userId": hers, "placement": 2 })]), "seats.1.userId", "stranger"),
            (seats(&[with(user(&alice, 1), "deckId", his.clone()), user(&bruno, 2)]), "seats.0.deckId", "not_theirs"),
            (seats(&[user(&alice, 1), with(guest("Zoë", 2), "deckId", hers.clone())]), "seats.1.deckId", "not_theirs"),
            (seats(&[with(user(&alice, 1), "deckId", unknowns.clone()), user(&bruno, 2)]), "seats.0.deckId", "unknown"),
            (seats(&[with(user(&alice, 1), "deckId", alice.id.clone()), user(&bruno, 2)]), "seats.0.deckId", "unknown"),
            (seats(&[user(&alice, 1)]), "seats", "too_few"),
            (seats(&[]), "seats", "too_few"),
            (seats(&crowd), "seats", "too_many"),
            (seats(&crowd[..7]), "seats", "too_many"),
            (with(with(seats(&crowd[..3]), "formatId", DUEL), "id", Value::Null), "seats", "too_many"),
            (seats(&[user(&alice, 1), user(&bruno, 3)]), "seats.1.placement", "invalid"),
            (seats(&[user(&alice, 2), user(&bruno, 2)]), "seats.0.placement", "invalid"),
            (seats(&[user(&alice, 1), json!({ "userId": bruno.id })]), "seats.1.placement", "required"),
            (seats(&[user(&alice, 1), json!({ "placement": 2 })]), "seats.1.guestName", "required"),
            (seats(&[user(&alice, 1), guest("  ", 2)]), "seats.1.guestName", "required"),
            (seats(&[user(&alice, 1), guest(&"é".repeat(51), 2)]), "seats.1.guestName", "too_long"),
            (seats(&[user(&alice, 1), with(guest("Zoë", 2), "deckName", "x".repeat(101))]), "seats.1.deckName", "too_long"),
            (seats(&[user(&alice, 1), with(user(&bruno, 2), "eliminatedBy", 2)]), "seats.1.eliminatedBy", "invalid"),
            (seats(&[user(&alice, 1), with(user(&bruno, 2), "eliminatedBy", 3)]), "seats.1.eliminatedBy", "invalid"),
            (seats(&[user(&alice, 1), with(user(&bruno, 2), "finalLife", 100_000)]), "seats.1.finalLife", "invalid"),
            (seats(&[user(&alice, 1), with(user(&bruno, 2), "mulligans", -1)]), "seats.1.mulligans", "invalid"),
            (with(with(base.clone(), "startedAt", ago(10)), "endedAt", ago(20)), "endedAt", "before_start"),
            (with(base.clone(), "endedAt", (now + Duration::from_secs(3600)).to_string()), "endedAt", "in_future"),
            (with(base.clone(), "startedAt", (now + Duration::from_secs(3600)).to_string()), "startedAt", "in_future"),
            (with(base.clone(), "endedAt", "last night"), "endedAt", "invalid"),
            (with(base.clone(), "formatId", Value::Null), "formatId", "required"),
            (with(base.clone(), "formatId", CASUAL), "formatId", "unknown"),
            (with(with(base.clone(), "formatId", DUEL), "subformatId", CASUAL), "subformatId", "unknown"),
            (with(base.clone(), "playgroupId", alice.id.clone()), "playgroupId", "unknown"),
            (with(base.clone(), "setId", alice.id.clone()), "setId", "unknown"),
            (with(base.clone(), "turns", 1000), "turns", "invalid"),
            (with(base.clone(), "endReason", "boredom"), "endReason", "invalid"),
            (with(base.clone(), "id", "00000000-0000-0000-0000-000000000000"), "id", "invalid"),
            (with(base.clone(), "tags", json!(["fine", "x".repeat(41)])), "tags.1", "too_long"),
            (with(base.clone(), "tags", json!([bruno.id])), "tags.0", "unknown"),
            (with(base.clone(), "note", "x".repeat(20_001)), "note", "too_long"),
        ];
        for (body, field, word) in cases {
            alice.lang = "en";
            let english = alice.post("/game", body.clone()).await;
            assert_eq!((english.status, english.code()), (422, 14), "{field} {word}: {english:?}");
            assert_eq!(english.body["fields"][field], word, "{english:?}");
            alice.lang = "fr";
            let french = alice.post("/game", body).await;
            let (en, fr) = (&english.body["fieldMessages"][field], &french.body["fieldMessages"][field]);
            assert!(en.is_string() && fr.is_string() && en != fr, "{field}: {en} / {fr}");
        }
        // All at once, not one after the other.
        let wrong = json!({
            "formatId": DUEL, "subformatId": CASUAL, "turns": -1,
            "seats": [with(user(&alice, 1), "deckId", his), user(&stranger, 7)],
        });
        let answer = alice.post("/game", wrong).await;
        let fields: Vec<&String> = answer.body["fields"].as_object().unwrap().keys().collect();
        assert_eq!(fields, ["seats.0.deckId", "seats.1.placement", "seats.1.userId", "subformatId", "turns"]);
        assert_eq!(ids(&alice.get("/games").await), [""; 0], "nothing was recorded");
    }
);

api_test!(
    async fn a_game_is_seen_and_changed_by_those_who_may(app) {
        let (alice, bruno, chloe, dana) = (app.user("Alice").await, app.user("Bruno").await, app.user("Chloe").await, app.user("Dana").await);
        let (eve, sam) = (app.user("Eve").await, app.user("Sam").await);
        let people = [(&alice, "member"), (&bruno, "member"), (&chloe, "admin"), (&dana, "owner"), (&eve, "invited")];
        let thursday = group(app, "Thursday", &people).await;
        befriend(app, &alice, &sam).await;
        let body = with(game(&[user(&alice, 1), user(&sam, 2), guest("Zoë", 3)]), "playgroupId", thursday.clone());
        let at = path("game", &record(&alice, body.clone()).await);
        for (caller, seen, changed) in
            [(&alice, 200, 200), (&bruno, 200, 403), (&chloe, 200, 200), (&dana, 200, 200), (&eve, 404, 404), (&sam, 200, 403)]
        {
            let read = caller.get(&at).await;
            assert_eq!(read.status, seen, "{}", caller.email);
            let version = if seen == 200 { read.body["game"]["version"].clone() } else { json!(1) };
            assert_eq!(read.body["game"]["mayEdit"].as_bool().unwrap_or(false), changed == 200, "{}", caller.email);
            assert_eq!(put_at(caller, &at, &version, body.clone()).await.status, changed, "{}", caller.email);
            if changed == 200 {
                assert_eq!(caller.delete(&at).await.status, 200);
                assert_eq!(caller.put(&format!("{at}/restore"), json!({})).await.status, 200);
            } else {
                assert_eq!(caller.delete(&at).await.status, changed, "{}", caller.email);
                assert_eq!(caller.put(&format!("{at}/restore"), json!({})).await.status, changed, "{}", caller.email);
            }
        }
        for (caller, status) in [(&alice, 200), (&bruno, 200), (&eve, 403), (&sam, 404)] {
            assert_eq!(caller.get(&format!("/playgroup/{thursday}/games")).await.status, status, "{}", caller.email);
        }
        // Members see a group's games, which are not all their own.
        assert_eq!(ids(&bruno.get("/games").await), [""; 0]);
        assert_eq!(ids(&sam.get("/games").await).len(), 1);
        let none = alice.get(&format!("/game/{thursday}")).await;
        assert_eq!((none.status, alice.get("/game/nonsense").await.status), (404, 404));
    }
);
