//! The messages between devices and a live table.

use podium_domain::table::SeatNo;
use podium_test_support::api_test;
use serde_json::{Value, json};

use crate::live::{finish, open, text, user};
use crate::live_device::{Device, laid, let_in, life, stored, stored_table};
use crate::table::{DUEL, befriend, deck};

fn seat(number: u8) -> SeatNo {
    number.try_into().unwrap()
}

api_test!(
    async fn every_device_sees_what_one_of_them_does(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let table = laid(app, &[&alice, &bob], true).await;
        let mut host = Device::join(app, &alice, table, None).await;
        let mut phone = Device::join(app, &bob, table, None).await;
        assert_eq!((host.role.as_str(), phone.role.as_str()), ("host", "player"));
        assert_eq!((host.first.as_str(), host.sequence), ("snapshot", 1));
        assert_eq!(host.snapshot["board"]["seats"][1]["life"], 40);
        assert_eq!(host.table["hostId"], alice.id.as_str());
        assert_eq!((host.table["code"].as_str().unwrap().len(), &host.table["gameId"]), (6, &Value::Null));
        assert_eq!(phone.does(life(2, -3)).await, "done");
        host.is_at(2).await;
        let change = &host.events[0]["what"]["changes"][0];
        assert_eq!((&change["from"], &change["to"], &host.events[0]["by"]["seat"]), (&json!(40), &json!(37), &json!(2)));
        assert_eq!(host.does(json!({ "type": "roll", "sides": 20, "count": 2 })).await, "done");
        phone.is_at(3).await;
        assert_eq!(phone.events[1]["what"]["roll"], host.events[1]["what"]["roll"]);
        assert_eq!(stored(app, table).await.len(), 3);
        phone.socket.say(json!({ "type": "ping", "at": 17.5 })).await;
        let pong = phone.hears("pong", |_| true).await;
        assert_eq!((&pong["at"], &pong["now"]), (&json!(17.5), &json!(app.clock.now().to_string())));
        assert_eq!(phone.does(json!({ "type": "life", "seat": 9, "delta": 1 })).await, "unknown");
    }
);

api_test!(
    async fn a_device_that_was_away_gets_what_it_missed(app) {
        let alice = app.user("Alice").await;
        let table = laid(app, &[&alice], true).await;
        let mut played = Device::join(app, &alice, table, None).await;
        for _ in 0..4 {
            assert_eq!(played.does(life(1, -1)).await, "done");
        }
        let resumed = Device::join(app, &alice, table, Some(2)).await;
        assert_eq!((resumed.first.as_str(), resumed.sequence, resumed.events.len()), ("events", 5, 3));
        assert_eq!(resumed.events[..], played.events[1..]);
        let has_all = Device::join(app, &alice, table, Some(5)).await;
        assert_eq!((has_all.first.as_str(), has_all.events.len()), ("events", 0));
        let from_elsewhere = Device::join(app, &alice, table, Some(99)).await;
        assert_eq!((from_elsewhere.first.as_str(), from_elsewhere.sequence), ("snapshot", 5));
        assert_eq!(from_elsewhere.snapshot["board"]["seats"][0]["life"], 36);
    }
);

api_test!(
    async fn the_same_command_happens_once(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let table = laid(app, &[&alice, &bob], true).await;
        let mut one = Device::join(app, &alice, table, None).await;
        let mut other = Device::join(app, &bob, table, None).await;
        let id = one.ask(life(1, -5)).await;
        one.ask_as(&id, life(1, -5)).await;
        assert_eq!((one.answer(&id).await, one.answer(&id).await), ("done".into(), "done".into()));
        other.ask_as(&id, life(1, -5)).await;
        assert_eq!((other.answer(&id).await, other.sequence), ("done".into(), 2));
        app.restart().await;
        let mut again = Device::join(app, &alice, table, None).await;
        again.ask_as(&id, life(1, -5)).await;
        assert_eq!((again.answer(&id).await, again.sequence), ("done".into(), 2));
        assert_eq!(stored_table(app, table).await.board().seat(seat(1)).unwrap().life, 35);
    }
);

api_test!(
    async fn undo_is_for_everyone(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let table = laid(app, &[&alice, &bob], true).await;
        let mut one = Device::join(app, &alice, table, None).await;
        let mut other = Device::join(app, &bob, table, None).await;
        let tap = one.ask(life(1, -7)).await;
        assert_eq!(one.answer(&tap).await, "done");
        assert_eq!(other.does(json!({ "type": "undo", "of": tap })).await, "done");
        one.is_at(3).await;
        assert_eq!(one.events[1]["what"]["type"], "undone");
        assert_eq!(one.does(json!({ "type": "undo" })).await, "nothing_to_undo");
        assert_eq!(one.does(json!({ "type": "redo" })).await, "done");
        other.is_at(4).await;
        assert_eq!(stored_table(app, table).await.board().seat(seat(1)).unwrap().life, 33);
    }
);

api_test!(
    async fn own_seats_only_where_the_host_says_so_and_viewers_none(app) {
        let (alice, bob, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Eve").await);
        let table = laid(app, &[&alice, &bob], false).await;
        let_in(&alice, table, &eve).await;
        let mut host = Device::join(app, &alice, table, None).await;
        let mut phone = Device::join(app, &bob, table, None).await;
        let mut viewer = Device::join(app, &eve, table, None).await;
        assert_eq!(viewer.role, "viewer");
        assert_eq!(phone.does(life(2, -1)).await, "done");
        assert_eq!(phone.does(life(1, -1)).await, "not_allowed");
        assert_eq!(viewer.does(life(3, -1)).await, "not_allowed");
        assert_eq!(viewer.does(json!({ "type": "finish", "placements": null })).await, "not_allowed");
        assert_eq!(phone.does(json!({ "type": "close" })).await, "not_allowed");
        assert_eq!(host.does(life(3, -1)).await, "done");
        viewer.is_at(3).await;
        // Given a seat, they play.
        let place = json!({ "userId": eve.id, "deckId": null, "color": "green" });
        assert_eq!(host.does(json!({ "type": "seat", "seat": 3, "place": place })).await, "done");
        viewer.hears("role", |_| true).await;
        assert_eq!(viewer.role, "player");
        assert_eq!(viewer.does(life(3, -1)).await, "done");
    }
);

api_test!(
    async fn only_who_may_be_seated_is_and_with_their_own_deck(app) {
        let (alice, bob, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Eve").await);
        let table = laid(app, &[&alice, &bob], true).await;
        let mut host = Device::join(app, &alice, table, None).await;
        let fen = deck(&bob, "Fen").await;
        let place = |who: &str, deck: Value| json!({ "userId": who, "deckId": deck, "color": "red" });
        let sit = |seat: u8, place: Value| json!({ "type": "seat", "seat": seat, "place": place });
        assert_eq!(host.does(sit(3, place(&eve.id, Value::Null))).await, "invalid", "a stranger");
        assert_eq!(host.does(sit(1, place(&alice.id, json!(fen)))).await, "invalid", "not her deck");
        let guest = json!({ "guestName": "Zed", "deckId": fen, "color": "red" });
        assert_eq!(host.does(sit(3, guest)).await, "invalid", "guests have none");
        assert_eq!(host.does(sit(2, place(&bob.id, json!(fen)))).await, "done");
        let seated = &host.events.last().unwrap()["what"]["place"];
        assert_eq!((&seated["deckName"], &seated["commanders"]), (&json!("Fen"), &json!(["Orla, Fen Warden"])));
        befriend(app, &alice, &eve).await;
        assert_eq!(host.does(sit(3, place(&eve.id, Value::Null))).await, "done");
        host.hears("people", |people| people["people"].as_array().unwrap().len() == 3).await;
        assert_eq!(Device::join(app, &eve, table, None).await.role, "player");
    }
);

api_test!(
    async fn who_is_there_is_shown(app) {
        let (alice, bob, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Eve").await);
        let table = laid(app, &[&alice, &bob], true).await;
        let mut host = Device::join(app, &alice, table, None).await;
        let devices = |people: &Value, who: &str| {
            let found = people["people"].as_array().unwrap().iter().find(|person| person["id"] == who);
            found.map_or(0, |person| person["devices"].as_u64().unwrap())
        };
        let (phone, tablet) = (Device::join(app, &bob, table, None).await, Device::join(app, &bob, table, None).await);
        host.hears("people", |people| devices(people, &bob.id) == 2).await;
        drop(tablet);
        host.hears("people", |people| devices(people, &bob.id) == 1).await;
        let_in(&alice, table, &eve).await;
        let viewer = Device::join(app, &eve, table, None).await;
        host.hears("people", |people| people["viewers"] == 1 && devices(people, &eve.id) == 1).await;
        drop((viewer, phone));
        host.hears("people", |people| people["viewers"] == 0 && devices(people, &bob.id) == 0).await;
    }
);

api_test!(
    async fn a_table_knows_its_place_in_a_set(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let duel = |set: Value| json!({ "formatId": DUEL, "seats": [user(&alice), user(&bob)], "setId": set });
        let mut first = duel(Value::Null);
        first["bestOf"] = json!(3);
        let first = open(&alice, first).await;
        let mut device = Device::join(app, &bob, text(&first, "id").parse().unwrap(), None).await;
        let score = |device: &Device| (device.table["set"]["game"].clone(), device.table["set"]["wins"].clone());
        let wins = |one: i64, other: i64| json!([{ "seat": 1, "wins": one }, { "seat": 2, "wins": other }]);
        assert_eq!((device.table["set"]["bestOf"].clone(), score(&device)), (json!(3), (json!(1), wins(0, 0))));
        assert_eq!(finish(&alice, &first, json!({ "placements": [2, 1] })).await.status, 200);
        device.hears("table", |message| !message["table"]["gameId"].is_null()).await;
        assert_eq!(score(&device), (json!(1), wins(0, 1)));
        let second = open(&alice, duel(first["setId"].clone())).await;
        let device = Device::join(app, &bob, text(&second, "id").parse().unwrap(), None).await;
        assert_eq!(score(&device), (json!(2), wins(0, 1)));
    }
);
