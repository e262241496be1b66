//! The calls of live tables: open, find, join, finish.

use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use podium_test_support::{Answer, Caller, Device, api_test};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::table::{CASUAL, COMMANDER, DUEL, at_once, befriend, deck, deck_now, group, put_at, with};

/// What a device calls its tables and commands.
pub fn new_id() -> String {
    static GIVEN: AtomicU64 = AtomicU64::new(0);
    Uuid::from_u64_pair(0x1ab1e, GIVEN.fetch_add(1, Ordering::Relaxed)).to_string()
}

/// A table of Commander with these seats.
pub fn table(seats: &[Value]) -> Value {
    json!({ "formatId": COMMANDER, "subformatId": CASUAL, "seats": seats })
}

pub fn user(caller: &Caller) -> Value {
    json!({ "userId": caller.id })
}

pub fn guest(name: &str) -> Value {
    json!({ "guestName": name })
}

/// Opens a table, which must do.
pub async fn open(caller: &Caller, body: Value) -> Value {
    let opened = caller.post("/live", body).await;
    assert_eq!(opened.status, 201, "{opened:?}");
    opened.body["table"].clone()
}

pub fn text<'a>(of: &'a Value, field: &str) -> &'a str {
    of[field].as_str().unwrap_or_else(|| panic!("no {field} in {of}"))
}

pub async fn finish(caller: &Caller, table: &Value, body: Value) -> Answer {
    let body = with(body, "id", new_id());
    caller.post(&format!("/live/{}/finish", text(table, "id")), body).await
}

async fn names(caller: &Caller, table: &Value) -> Value {
    let seats = caller.get(&format!("/live/{}", text(table, "id"))).await.body["table"]["seats"].clone();
    seats
        .as_array()
        .unwrap()
        .iter()
        .map(|seat| seat["name"].clone())
        .collect()
}

api_test!(
    async fn a_table_opens_with_decks_colors_and_the_formats_rules(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let fen = deck(&bob, "Fen").await;
        let seats = [
            with(user(&alice), "deckName", "Sails"), with(user(&bob), "deckId", fen.as_str()),
            with(guest("Zoë"), "color", "red"), guest("Yann"),
        ];
        let opened = open(&alice, table(&seats)).await;
        assert_eq!((&opened["status"], &opened["role"], &opened["joined"]), (&json!("open"), &json!("host"), &json!(true)));
        assert_eq!((&opened["sequence"], &opened["gameId"], &opened["setId"]), (&json!(1), &Value::Null, &Value::Null));
        assert_eq!(opened["host"]["id"], json!(alice.id));
        assert!(text(&opened, "qr").starts_with("data:image/svg+xml;base64,"));
        assert_eq!(text(&opened, "url"), format!("{}/live/{}", app.origin, text(&opened, "code")));
        let seat = |number: usize, field: &str| opened["seats"][number][field].clone();
        assert_eq!((seat(1, "name"), seat(1, "deckName"), seat(1, "commanders")), (json!("Bob"), json!("Fen"), json!(["Orla, Fen Warden"])));
        assert_eq!((seat(2, "name"), seat(2, "userId"), seat(0, "deckName")), (json!("Zoë"), Value::Null, json!("Sails")));
        let colors: Vec<Value> = (0..4).map(|number| seat(number, "color")).collect();
        assert_eq!(colors, [json!("blue"), json!("green"), json!("red"), json!("yellow")]);
        assert_eq!((seat(3, "life"), seat(3, "out"), seat(3, "seat")), (json!(40), json!(false), json!(4)));

        let timeline = alice.get(&format!("/live/{}/timeline", text(&opened, "id"))).await.body["timeline"].clone();
        let setup = &timeline["events"][0]["what"]["setup"];
        assert_eq!(setup["rules"], json!({ "startingLife": 40, "commanderDamage": 21, "poison": 10 }));
        assert_eq!(setup["settings"], json!({ "allSeats": true, "joinAs": "player", "guests": "player", "guestsAllSeats": false, "locked": false }));
        assert_eq!((&timeline["seats"][1]["gameSeat"], &timeline["gameId"]), (&Value::Null, &Value::Null));

        assert_eq!(setup["starter"], Value::Null);

        let begun = open(&alice, with(table(&seats), "starter", 3)).await;
        let timeline = alice.get(&format!("/live/{}/timeline", text(&begun, "id"))).await.body["timeline"].clone();
        assert_eq!(timeline["events"][0]["what"]["setup"]["starter"], 3);
        let none = alice.post("/live", with(table(&seats), "starter", 0)).await;
        assert_eq!(none.status, 422, "seats are counted from 1: {none:?}");

        let other = with(with(table(&seats[..2]), "startingLife", 25), "settings", json!({ "allSeats": false, "joinAs": "viewer" }));
        assert_eq!(open(&alice, other).await["seats"][0]["life"], 25);
    }
);

api_test!(
    async fn what_is_wrong_with_a_table_is_said_field_by_field_as_for_a_game(app) {
        let (alice, bob, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Eve").await);
        befriend(app, &alice, &bob).await;
        let (fen, theirs) = (deck(&bob, "Fen").await, group(app, "Theirs", &[(&eve, "owner")]).await);
        let two = [user(&alice), guest("Zoë")];
        let seat = |field: &str, value: Value| table(&[with(user(&alice), field, value), guest("Zoë")]);
        for (body, field, why) in [
            (table(&two[..1]), "seats", "too_few"),
            (table(&[]), "seats", "too_few"),
            (table(&vec![guest("Zoë"); 11]), "seats", "too_many"),
            (json!({ "formatId": DUEL, "seats": [user(&alice), guest("Zoë"), guest("Yann")] }), "seats", "too_many"),
            (json!({ "seats": two }), "formatId", "required"),
            (with(table(&two), "formatId", eve.id.as_str()), "formatId", "unknown"),
            (with(table(&two), "subformatId", eve.id.as_str()), "subformatId", "unknown"),
            (with(table(&two), "playgroupId", theirs.as_str()), "playgroupId", "unknown"),
            (with(table(&two), "setId", theirs.as_str()), "setId", "unknown"),
            (with(table(&two), "bestOf", 2), "bestOf", "invalid"),
            (with(table(&two), "startingLife", 0), "startingLife", "invalid"),
            (with(table(&two), "startingLife", 5_000_000_000_i64), "startingLife", "invalid"),
            (with(table(&two), "starter", 3), "starter", "invalid"),
            (with(table(&two), "id", Uuid::nil().to_string()), "id", "invalid"),
            (table(&[user(&alice), user(&eve)]), "seats.1.userId", "stranger"),
            (table(&[user(&alice), user(&alice)]), "seats.1.userId", "duplicate"),
            (table(&[user(&alice), json!({})]), "seats.1.guestName", "required"),
            (table(&[user(&alice), guest(&"x".repeat(51))]), "seats.1.guestName", "too_long"),
            (seat("deckId", json!(fen)), "seats.0.deckId", "not_theirs"),
            (seat("deckId", json!(eve.id)), "seats.0.deckId", "unknown"),
            (table(&[with(guest("Yann"), "color", "red"), with(guest("Zoë"), "color", "red")]), "seats.1.color", "duplicate"),
        ] {
            let refused = alice.post("/live", body.clone()).await;
            assert_eq!((refused.status, refused.code()), (422, 14), "{body}: {refused:?}");
            assert_eq!(refused.body["fields"][field], why, "{body}: {refused:?}");
        }
        let mut french = alice.clone();
        french.lang = "fr";
        let (said, dit) = (alice.post("/live", table(&[])).await, french.post("/live", table(&[])).await);
        assert!(said.body["fieldMessages"]["seats"] != dit.body["fieldMessages"]["seats"], "{said:?} {dit:?}");
        for body in [json!([]), json!({ "seats": 7 }), with(table(&two), "settings", json!({ "joinAs": "king" }))] {
            assert_eq!(alice.post("/live", body).await.status, 422);
        }
        assert_eq!(alice.get("/live/current").await.body, json!({ "tables": [] }), "nothing is left of what was refused");
    }
);

api_test!(
    async fn the_same_id_is_one_table(app) {
        let (alice, eve) = (app.user("Alice").await, app.user("Eve").await);
        let body = with(table(&[user(&alice), guest("Zoë")]), "id", new_id());
        let first = open(&alice, body.clone()).await;
        let again = alice.post("/live", body.clone()).await;
        assert_eq!((again.status, &again.body["table"]["code"]), (200, &first["code"]));
        let other = with(table(&[user(&eve), guest("Zoë")]), "id", body["id"].clone());
        assert_eq!(eve.post("/live", other).await.status, 409);
        assert_eq!(alice.get("/live/current").await.body["tables"].as_array().unwrap().len(), 1);
    }
);

api_test!(
    async fn only_the_code_lets_people_join(app) {
        let (alice, bob, cleo, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await, app.user("Eve").await);
        befriend(app, &alice, &bob).await;
        let opened = open(&alice, table(&[user(&alice), user(&bob), guest("Zoë")])).await;
        let (id, code) = (text(&opened, "id").to_owned(), text(&opened, "code").to_owned());
        let (by_id, by_code) = (format!("/live/{id}"), format!("/live/{}-{}", &code[..3], code[3..].to_lowercase()));
        assert_eq!((bob.get(&by_id).await.status, bob.get("/live/current").await.body["tables"][0]["id"].clone()), (200, json!(id)), "who has a seat is at the table");
        let seen = cleo.get(&by_code).await;
        assert_eq!((seen.status, &seen.body["table"]["role"], &seen.body["table"]["joined"]), (200, &json!("player"), &json!(false)));
        for path in [by_id.clone(), format!("{by_id}/timeline")] {
            let hidden = cleo.get(&path).await;
            assert_eq!((hidden.status, hidden.code()), (404, 81), "{path}");
        }
        assert_eq!(cleo.post(&format!("{by_id}/join"), json!({})).await.code(), 81);
        for path in ["/live/ZZZZZZ/join", "/live/new/join", "/live/é/join", "/live/%00/join"] {
            let unknown = cleo.post(path, json!({})).await;
            assert_eq!((unknown.status, unknown.code()), (404, 81), "{path}: {unknown:?}");
        }
        let joined = cleo.post(&format!("{by_code}/join"), json!({})).await;
        assert_eq!((joined.status, &joined.body["table"]["joined"]), (200, &json!(true)), "{joined:?}");
        assert_eq!((cleo.get(&by_id).await.status, cleo.get("/live/current").await.body["tables"][0]["id"].clone()), (200, json!(id)));
        assert_eq!(bob.post(&format!("{by_id}/join"), json!({})).await.status, 200);
        assert_eq!(eve.get("/live/current").await.body, json!({ "tables": [] }));
        let mut french = eve.clone();
        french.lang = "fr";
        assert_ne!(eve.get(&by_id).await.body["message"], french.get(&by_id).await.body["message"]);

        // A new code: the old one leads nowhere.
        for nobody in [&bob, &cleo] {
            assert_eq!(nobody.put(&format!("{by_id}/code"), json!({})).await.code(), 55);
        }
        let renewed = alice.put(&format!("{by_id}/code"), json!({})).await.body["table"]["code"].clone();
        assert_ne!(renewed, json!(code));
        assert_eq!(eve.get(&by_code).await.code(), 81);
        assert_eq!(eve.get(&format!("/live/{}", renewed.as_str().unwrap())).await.status, 200);
    }
);

api_test!(
    async fn people_leave_and_are_removed_and_their_seats_stay(app) {
        let (alice, bob, cleo) = (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await);
        befriend(app, &alice, &bob).await;
        let viewers = json!({ "allSeats": true, "joinAs": "viewer" });
        let opened = open(&alice, with(table(&[user(&alice), user(&bob), guest("Zoë")]), "settings", viewers)).await;
        let (path, code) = (format!("/live/{}", text(&opened, "id")), format!("/live/{}", text(&opened, "code")));
        let role = cleo.post(&format!("{code}/join"), json!({})).await.body["table"]["role"].clone();
        assert_eq!(role, "viewer");
        let before = names(&alice, &opened).await;
        let out = |who: &Caller| format!("{path}/user/{}", who.id);
        let stays = alice.delete(&out(&alice)).await;
        assert_eq!((stays.status, stays.code()), (409, 84), "{stays:?}");
        assert_eq!(bob.delete(&out(&cleo)).await.code(), 55);
        let left = cleo.delete(&out(&cleo)).await;
        assert_eq!((left.status, &left.body["table"]["joined"]), (200, &json!(false)), "{left:?}");
        assert_eq!(cleo.get(&path).await.code(), 81);
        assert_eq!(alice.delete(&out(&cleo)).await.status, 404, "who is not there cannot be removed");
        assert_eq!(alice.delete(&out(&bob)).await.status, 200);
        assert_eq!((bob.get(&path).await.code(), bob.get("/live/current").await.body.clone()), (81, json!({ "tables": [] })));
        assert_eq!(names(&alice, &opened).await, before);
        // Who has the code may come back, and a seat makes them a player.
        assert_eq!(bob.post(&format!("{code}/join"), json!({})).await.body["table"]["role"], "player");
    }
);

api_test!(
    async fn the_games_data_is_the_tables(app) {
        let (alice, bob, cleo) = (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await);
        befriend(app, &alice, &bob).await;
        befriend(app, &alice, &cleo).await;
        let lamps = group(app, "Lamps", &[(&alice, "owner"), (&bob, "member")]).await;
        let fen = deck(&alice, "Fen").await;
        let seats = [with(user(&alice), "deckId", fen.as_str()), user(&bob), user(&cleo), with(guest("Zoë"), "deckName", "Bees")];
        let opened = open(&alice, with(table(&seats), "playgroupId", lamps.as_str())).await;
        bob.post(&format!("/live/{}/join", text(&opened, "code")), json!({})).await;
        app.clock.advance(Duration::from_secs(45 * 60));
        let mut signals = bob.socket().await;
        let body = json!({ "placements": [2, 1, 3, 4], "endReason": "combo" });
        let finished = finish(&alice, &opened, body.clone()).await;
        assert_eq!(finished.status, 200, "{finished:?}");
        let game = &finished.body["game"];
        assert_eq!((&finished.body["table"]["status"], &finished.body["table"]["gameId"]), (&json!("finished"), &game["id"]));
        assert_eq!((&game["live"], &game["endReason"], &game["playgroupId"]), (&json!(true), &json!("combo"), &json!(lamps)));
        assert_eq!((&game["formatId"], &game["recordedBy"], &game["turns"]), (&json!(COMMANDER), &json!(alice.id), &Value::Null));
        assert_eq!(game["startedAt"], opened["openedAt"]);
        let seat = |number: usize, field: &str| game["seats"][number][field].clone();
        let placements: Vec<Value> = (0..4).map(|number| seat(number, "placement")).collect();
        assert_eq!(placements, [json!(2), json!(1), json!(3), json!(4)]);
        assert_eq!((seat(0, "deckId"), seat(0, "colors"), seat(0, "bracket")), (json!(fen), json!(["B", "G"]), json!(3)));
        assert_eq!((seat(3, "guestName"), seat(3, "deckName"), seat(3, "finalLife"), seat(3, "mulligans")), (json!("Zoë"), json!("Bees"), json!(40), json!(0)));
        assert_eq!(deck_now(&alice, &fen).await["record"]["games"], 1);
        assert_eq!(alice.get(&format!("/playgroup/{lamps}")).await.body["playgroup"]["gamesCount"], 1);
        for who in [&alice, &bob, &cleo] {
            assert_eq!(who.get("/games").await.body["games"][0]["id"], game["id"]);
        }
        // Bob came to the table; Cleo is asked whether she was there.
        assert_eq!(bob.get("/user/inbox").await.body["waiting"]["games"], json!([]));
        assert_eq!(cleo.get("/user/inbox").await.body["waiting"]["games"].as_array().unwrap().len(), 1);
        signals.hears(&["games"]).await;

        // Again, by another device and another player: the same game.
        for who in [&alice, &bob] {
            let again = finish(who, &opened, json!({ "placements": [1, 1, 1, 1] })).await;
            assert_eq!((again.status, &again.body["game"]), (200, &who.get(&format!("/game/{}", text(game, "id"))).await.body["game"]), "{again:?}");
        }
        assert_eq!(alice.get("/games").await.body["games"].as_array().unwrap().len(), 1);
        assert_eq!(alice.get("/live/current").await.body, json!({ "tables": [] }));
        let over = cleo.post(&format!("/live/{}/join", text(&opened, "id")), json!({})).await;
        assert_eq!((over.status, over.code()), (409, 83));
        assert_eq!(app.user("Eve").await.get(&format!("/live/{}", text(&opened, "code"))).await.code(), 81);
        assert_eq!(alice.put(&format!("/live/{}/code", text(&opened, "id")), json!({})).await.code(), 83);

        // It can be corrected like any other.
        let fresh = json!({ "formatId": COMMANDER, "subformatId": CASUAL, "playgroupId": lamps, "endedAt": game["endedAt"], "startedAt": game["startedAt"],
            "seats": [{ "userId": alice.id, "deckId": fen, "placement": 1, "finalLife": 99_999 }, { "userId": bob.id, "placement": 2, "finalLife": -99_999 },
                { "userId": cleo.id, "placement": 3 }, { "guestName": "Zoë", "deckName": "Bees", "placement": 4 }] });
        let corrected = put_at(&alice, &format!("/game/{}", text(game, "id")), &game["version"], fresh).await;
        assert_eq!((corrected.status, &corrected.body["game"]["live"]), (200, &json!(true)), "{corrected:?}");
    }
);

api_test!(
    async fn finishing_is_for_those_at_the_table_and_says_what_is_wrong(app) {
        let (alice, bob, cleo, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await, app.user("Eve").await);
        befriend(app, &alice, &bob).await;
        let own = json!({ "allSeats": false, "joinAs": "viewer" });
        let opened = open(&alice, with(table(&[user(&alice), user(&bob)]), "settings", own)).await;
        cleo.post(&format!("/live/{}/join", text(&opened, "code")), json!({})).await;
        for (who, code) in [(&eve, 81), (&cleo, 55), (&bob, 55)] {
            assert_eq!(finish(who, &opened, json!({})).await.code(), code);
        }
        for (body, field) in [
            (json!({ "placements": [1] }), "placements"), (json!({ "placements": [2, 2] }), "placements"),
            (json!({ "endReason": "boredom" }), "endReason"),
        ] {
            let refused = finish(&alice, &opened, body).await;
            assert_eq!((refused.status, refused.body["fields"].get(field).is_some()), (422, true), "{refused:?}");
        }
        let nameless = alice.post(&format!("/live/{}/finish", text(&opened, "id")), json!({})).await;
        assert_eq!(nameless.body["fields"]["id"], "required");
        assert_eq!(finish(&alice, &opened, json!({})).await.status, 200, "as it is suggested");
        assert_eq!(finish(&cleo, &opened, json!({})).await.code(), 55);
    }
);

api_test!(
    async fn two_devices_press_finish_together_and_one_game_is_recorded(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        for _ in 0..3 {
            let opened = open(&alice, table(&[user(&alice), user(&bob)])).await;
            let path = format!("/live/{}/finish", text(&opened, "id"));
            let press = |who: &Caller, first: i64| {
                let body = json!({ "id": new_id(), "placements": [first, 3 - first] });
                who.request(reqwest::Method::POST, &path).json(&body)
            };
            let answers = at_once((0..8).map(|n| press([&alice, &bob][n % 2], 1 + (n % 2) as i64)).collect()).await;
            for answer in &answers {
                assert_eq!((answer.status, &answer.body["game"]["seats"]), (200, &answers[0].body["game"]["seats"]), "{answer:?}");
            }
        }
        let games = alice.get("/games").await.body["games"].clone();
        assert_eq!(games.as_array().unwrap().len(), 3);
    }
);

api_test!(
    async fn a_table_that_was_closed_is_kept_and_can_be_finished_as_it_was_left(app) {
        let (alice, bob, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Eve").await);
        befriend(app, &alice, &bob).await;
        let mut pages = bob.socket().await;
        let opened = open(&alice, table(&[user(&alice), user(&bob)])).await;
        pages.hears(&["live"]).await;
        let (path, code) = (format!("/live/{}", text(&opened, "id")), format!("/live/{}", text(&opened, "code")));
        app.clock.advance(Duration::from_secs(20 * 60));
        let mut device = Device::at(&alice, text(&opened, "id")).await;
        device.ask(json!({ "type": "life", "seat": 2, "delta": -3 })).await;
        device.settle().await;
        let left_at = json!(device.events.last().unwrap().at);
        app.clock.advance(Duration::from_secs(13 * 60 * 60));
        let mut again = alice.clone();
        again.refresh().await;
        let mut bob_again = bob.clone();
        bob_again.refresh().await;
        // The token of the pages that were open before has expired.
        let mut pages = bob_again.socket().await;
        app.app.live.sweep().await.unwrap();
        pages.hears(&["live"]).await;
        let closed = again.get(&path).await.body["table"].clone();
        assert_eq!((&closed["status"], &closed["gameId"]), (&json!("closed"), &Value::Null));
        for (answer, code) in [
            (bob_again.post(&format!("{path}/join"), json!({})).await, 82),
            (again.put(&format!("{path}/code"), json!({})).await, 82),
            (finish(&bob_again, &opened, json!({})).await, 55),
        ] {
            assert_eq!(answer.code(), code, "{answer:?}");
        }
        let mut stranger = eve.clone();
        stranger.refresh().await;
        assert_eq!(stranger.get(&code).await.code(), 81);
        assert_eq!(again.get("/live/current").await.body, json!({ "tables": [] }));
        let game = finish(&again, &opened, json!({ "placements": [1, 2] })).await.body["game"].clone();
        assert_eq!((&game["endedAt"], &game["seats"][1]["finalLife"]), (&left_at, &json!(37)));
    }
);
