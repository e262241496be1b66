//! Many devices at once, and servers that stop: nothing is lost, nothing counts twice.

use std::collections::HashMap;
use std::time::Duration;

use podium_api::{Asker, LiveAnswer, Watcher, Who};
use podium_domain::table::{Ask, Command, SeatNo};
use podium_store::{Conn, live};
use podium_test_support::{Caller, TestApp, api_test};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::live::new_id;
use crate::live_device::{Device, laid, life, stored_table};
use crate::table::id;

fn seat(number: u8) -> SeatNo {
    number.try_into().unwrap()
}

/// Taps as a page would: a few on their way at a time, and again by the same id where nothing was said about one.
async fn taps(mut device: Device, seat: u8, count: usize) -> Device {
    let mut left = count;
    let mut on_the_way: HashMap<String, Value> = HashMap::new();
    while left > 0 || !on_the_way.is_empty() {
        while left > 0 && on_the_way.len() < 16 {
            let tap = life(seat, -1);
            on_the_way.insert(device.ask(tap.clone()).await, tap);
            left -= 1;
        }
        let message = device.next().await;
        let id = message["id"].as_str().unwrap_or_default().to_owned();
        match (message["type"].as_str().unwrap(), message["reason"].as_str()) {
            ("done", _) => drop(on_the_way.remove(&id)),
            ("refused", Some("too_fast" | "unavailable")) => {
                tokio::time::sleep(Duration::from_millis(100)).await;
                device.ask_as(&id, on_the_way[&id].clone()).await;
            }
            ("refused", why) => panic!("{why:?}"),
            _ => (),
        }
    }
    device
}

async fn a_table(app: &TestApp) -> (Uuid, [Caller; 2]) {
    let people = [app.user("Alice").await, app.user("Bob").await];
    let table = laid(app, &[&people[0], &people[1]], true).await;
    (table, people)
}

api_test!(
    async fn taps_that_race_all_count_once(app) {
        let (table, [alice, bob]) = a_table(app).await;
        let one = Device::join(app, &alice, table, None).await;
        let other = Device::join(app, &bob, table, None).await;
        let mut watching = Device::join(app, &bob, table, None).await;
        let (one, other) = tokio::join!(taps(one, 1, 200), taps(other, 1, 200));
        watching.is_at(401).await;
        assert_eq!(watching.events.len(), 400);
        let stored = stored_table(app, table).await;
        assert_eq!((stored.sequence(), stored.board().seat(seat(1)).unwrap().life), (401, -360));
        assert_eq!(one.sequence.max(other.sequence), 401);
    }
);

api_test!(
    async fn a_restart_in_the_middle_loses_nothing_that_was_acknowledged(app) {
        let (table, [alice, _]) = a_table(app).await;
        let mut device = Device::join(app, &alice, table, None).await;
        let mut asked = Vec::new();
        for _ in 0..40 {
            asked.push(device.ask(life(2, -1)).await);
        }
        assert_eq!(device.answer(&asked[9]).await, "done");
        app.restart().await;
        assert_eq!(device.closed().await, 1012);
        let mut again = Device::join(app, &alice, table, Some(device.sequence)).await;
        for id in &asked {
            again.ask_as(id, life(2, -1)).await;
        }
        for id in &asked {
            assert_eq!(again.answer(id).await, "done");
        }
        let stored = stored_table(app, table).await;
        assert_eq!((stored.sequence(), stored.board().seat(seat(2)).unwrap().life), (41, 0));
    }
);

api_test!(
    async fn a_slow_reader_is_shown_the_table_instead_of_everything_it_missed(app) {
        let (table, [alice, _]) = a_table(app).await;
        let tables = &app.app.live;
        let mut follower = tables.follow(table, Watcher::Overlay, None).await.unwrap();
        let mut kinds = Vec::new();
        for _ in 0..3 {
            let message: Value = serde_json::from_str(&follower.next().await.unwrap()).unwrap();
            kinds.push(message["type"].as_str().unwrap().to_owned());
        }
        assert_eq!(kinds, ["table", "people", "snapshot"]);
        let asker = Asker::At { who: Who::User(id(&alice)), device: None };
        for _ in 0..200 {
            let ask = Ask {
                id: new_id().parse().unwrap(),
                command: Command::Life { seat: seat(1), delta: -1, source: None },
            };
            tables.command(table, ask, asker).await.unwrap();
        }
        let snapshot = loop {
            let message: Value = serde_json::from_str(&follower.next().await.unwrap()).unwrap();
            assert_ne!(message["type"], "events", "too old to be told one by one");
            if message["type"] == "snapshot" {
                break message;
            }
        };
        assert_eq!((&snapshot["sequence"], follower.sequence()), (&json!(201), 201));
        assert_eq!(snapshot["board"]["seats"][0]["life"], -160);
    }
);

/// A table laid with the longest words there are, so that a few hundred are more than any buffer holds.
fn wordy() -> Command {
    let long = |length| "漢".repeat(length);
    let seat = |color: &str| {
        json!({
            "guestName": long(50), "deckName": long(100), "commanders": [long(200), long(200)], "color": color,
            "userId": null, "deckId": null,
        })
    };
    let seats = ["red", "blue", "green", "yellow", "purple", "orange"].map(seat);
    let setup = json!({
        "rules": { "startingLife": 40, "commanderDamage": 21, "poison": 10 },
        "settings": { "allSeats": true, "joinAs": "player" },
        "seats": seats,
    });
    serde_json::from_value(json!({ "type": "setUp", "setup": setup })).unwrap()
}

api_test!(
    async fn a_device_that_does_not_read_for_a_while_is_shown_the_table_when_it_does(app) {
        let (table, [alice, bob]) = a_table(app).await;
        let mut slow = Device::join(app, &bob, table, None).await;
        let asker = Asker::At { who: Who::User(id(&alice)), device: None };
        let wordy = wordy();
        for _ in 0..160 {
            let ask = |_| Ask { id: new_id().parse().unwrap(), command: wordy.clone() };
            let asked = (0..4).map(ask).map(|ask| app.app.live.ask(table, ask, asker).unwrap());
            for reply in asked.collect::<Vec<_>>() {
                assert!(matches!(reply.await, Ok(Ok(LiveAnswer::Done(_)))));
            }
        }
        slow.snapshot = Value::Null;
        // Where this took longer than the server waits for a reader, the device was closed and comes back.
        if !slow.catches_up(641).await {
            slow = Device::join(app, &bob, table, None).await;
            slow.is_at(641).await;
        }
        assert!(slow.snapshot.is_object() && slow.events.len() < 640, "it was told all of {} events", slow.events.len());
    }
);

api_test!(
    async fn a_table_is_finished_once_however_many_press(app) {
        let (table, [alice, bob]) = a_table(app).await;
        let mut one = Device::join(app, &alice, table, None).await;
        let mut other = Device::join(app, &bob, table, None).await;
        let finish = json!({ "type": "finish", "placements": [1, 2, 3] });
        let (a, b) = (one.ask(finish.clone()).await, other.ask(finish).await);
        let mut answers = [one.answer(&a).await, other.answer(&b).await];
        answers.sort();
        assert_eq!(answers, ["done", "finished"]);
        one.hears("table", |message| !message["table"]["gameId"].is_null()).await;
        let game = one.table["gameId"].as_str().unwrap().to_owned();
        let recorded = bob.get(&format!("/game/{game}")).await;
        assert_eq!((recorded.status, &recorded.body["game"]["live"]), (200, &json!(true)), "{recorded:?}");
        assert_eq!(alice.get("/games").await.body["games"].as_array().unwrap().len(), 1);
        one.ask_as(&a, json!({ "type": "finish", "placements": [1, 2, 3] })).await;
        let again = one.answer(&a).await;
        assert!(["done", "finished"].contains(&again.as_str()), "{again}");
    }
);

api_test!(
    async fn a_table_untouched_for_twelve_hours_is_closed_and_kept(app) {
        let (table, [mut alice, _]) = a_table(app).await;
        let mut device = Device::join(app, &alice, table, None).await;
        assert_eq!(device.does(life(1, -1)).await, "done");
        app.clock.advance(Duration::from_secs(50 * 60));
        app.app.live.sweep().await.unwrap();
        assert_eq!(device.does(life(1, -1)).await, "done", "an hour is not long");
        drop(device);
        app.clock.advance(Duration::from_secs(13 * 60 * 60));
        app.app.live.sweep().await.unwrap();
        assert_eq!(alice.refresh().await.status, 200);
        let mut later = Device::join(app, &alice, table, None).await;
        assert_eq!(later.snapshot["board"]["status"]["type"], "closed");
        assert_eq!(later.does(life(1, -1)).await, "closed");
        assert_eq!(later.does(json!({ "type": "reopen" })).await, "done");
        assert_eq!(later.does(life(1, -1)).await, "done");
        app.app.live.sweep().await.unwrap();
        assert_eq!(stored_table(app, table).await.sequence(), later.sequence);
    }
);

api_test!(
    async fn a_reopened_table_takes_no_used_code(app) {
        let (table, [alice, bob]) = a_table(app).await;
        let mut device = Device::join(app, &alice, table, None).await;
        assert_eq!(device.does(json!({ "type": "close" })).await, "done");
        let code = device.table["code"].as_str().unwrap().to_owned();
        let other = laid(app, &[&bob], true).await;
        let given = code.clone();
        let same = app.app.db.write(async move |c: &mut Conn| live::set_code(c, other, &given).await);
        same.await.unwrap();
        assert_eq!(device.does(json!({ "type": "reopen" })).await, "done");
        device.hears("table", |message| message["table"]["code"] != code.as_str()).await;
        assert_eq!(bob.get(&format!("/live/{code}")).await.body["table"]["id"], other.to_string());
        assert_eq!(device.does(life(1, -1)).await, "done");
    }
);
