//! The game of a finished table: always one, whatever was deleted meanwhile.

use std::time::Duration;

use podium_store::{Address, Conn, Db};
use podium_system::Clock;
use podium_test_support::{Caller, Database, Device, TestApp, api_test, send};
use reqwest::Method;
use serde_json::{Value, json};

use crate::live::{finish, guest, new_id, open, table, text, user};
use crate::table::{COMMANDER, at_once, befriend, deck, group, with};

async fn games(caller: &Caller) -> Vec<Value> {
    caller.get("/games").await.body["games"].as_array().unwrap().clone()
}

async fn delete_account(caller: &Caller) {
    let name = caller.get("/user").await.body["user"]["username"].clone();
    let deleted = send(
        caller
            .request(Method::DELETE, "/user")
            .json(&json!({ "username": name })),
    )
    .await;
    assert_eq!(deleted.status, 200, "{deleted:?}");
}

api_test!(
    async fn what_was_counted_at_the_table_is_in_the_game_and_its_timeline(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let opened = open(&alice, table(&[user(&alice), user(&bob), guest("Zoë")])).await;
        let mut device = Device::at(&alice, text(&opened, "id")).await;
        for command in [
            json!({ "type": "turn", "seat": 2 }),
            json!({ "type": "counter", "seat": 1, "counter": "mulligans", "delta": 2 }),
            json!({ "type": "life", "seat": 3, "delta": -200_000, "source": 2 }),
            json!({ "type": "out", "seats": [3], "by": 2, "how": "combat" }),
            json!({ "type": "turn", "seat": null }),
            json!({ "type": "life", "seat": 2, "delta": 999_999 }),
        ] {
            app.clock.advance(Duration::from_secs(30));
            device.ask(command).await;
            device.settle().await;
        }
        assert_eq!((device.done.len(), device.refused.len()), (6, 0), "{:?}", device.refused);
        let game = finish(&bob, &opened, json!({ "placements": [2, 1, 3], "endReason": null })).await.body["game"].clone();
        // Bob had the first turn, so he is the first seat.
        let seats = game["seats"].as_array().unwrap();
        let of = |field: &str| seats.iter().map(|seat| seat[field].clone()).collect::<Vec<_>>();
        assert_eq!(of("userId"), [json!(bob.id), Value::Null, json!(alice.id)]);
        assert_eq!(of("finalLife"), [json!(99_999), json!(-99_999), json!(40)]);
        assert_eq!((of("eliminatedBy"), of("eliminatedTurn")), (vec![Value::Null, json!(1), Value::Null], vec![Value::Null, json!(1), Value::Null]));
        assert_eq!((of("mulligans"), of("placement")), (vec![json!(0), json!(0), json!(2)], vec![json!(1), json!(3), json!(2)]));
        assert_eq!((&game["turns"], &game["endReason"]), (&json!(1), &json!("combat")));
        assert_ne!(game["startedAt"], opened["openedAt"], "from the first turn on");

        for path in [format!("/game/{}/timeline", text(&game, "id")), format!("/live/{}/timeline", text(&opened, "id"))] {
            let timeline = bob.get(&path).await.body["timeline"].clone();
            assert_eq!((&timeline["tableId"], &timeline["gameId"]), (&opened["id"], &game["id"]), "{path}");
            let seats = timeline["seats"].as_array().unwrap();
            let numbers: Vec<(i64, i64)> = seats.iter().map(|seat| (seat["seat"].as_i64().unwrap(), seat["gameSeat"].as_i64().unwrap())).collect();
            assert_eq!(numbers, [(1, 3), (2, 1), (3, 2)]);
            assert_eq!(timeline["events"].as_array().unwrap().len(), 8, "the opening, six commands, the end");
        }
        let by_hand = alice.post("/game", json!({ "formatId": COMMANDER, "seats": [{ "userId": alice.id, "placement": 1 }, { "guestName": "Zoë", "placement": 2 }] })).await;
        let no_timeline = alice.get(&format!("/game/{}/timeline", text(&by_hand.body["game"], "id"))).await;
        assert_eq!((no_timeline.status, no_timeline.code()), (404, 11));
        assert_eq!(app.user("Eve").await.get(&format!("/game/{}/timeline", text(&game, "id"))).await.status, 404);
    }
);

api_test!(
    async fn who_is_taken_out_of_the_game_is_not_in_its_timeline(app) {
        let (alice, bob, cleo) = (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await);
        befriend(app, &alice, &bob).await;
        befriend(app, &alice, &cleo).await;
        let opened = open(&alice, table(&[user(&alice), user(&bob), user(&cleo)])).await;
        let game = finish(&alice, &opened, json!({})).await.body["game"].clone();
        let path = format!("/game/{}", text(&game, "id"));
        assert_eq!(bob.delete(&format!("{path}/seat")).await.status, 200);
        let told = alice.get(&format!("{path}/timeline")).await;
        let timeline = &told.body["timeline"];
        assert_eq!((&timeline["seats"][1]["userId"], &timeline["seats"][1]["name"]), (&Value::Null, &json!("Bob")));
        assert!(!timeline.to_string().contains(&bob.id) && timeline.to_string().contains(&cleo.id), "{timeline}");
    }
);

api_test!(
    async fn the_next_games_of_a_set_until_it_is_decided(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let two = [user(&alice), user(&bob)];
        let first = open(&alice, with(table(&two), "bestOf", 3)).await;
        let set = text(&first, "setId").to_owned();
        let read = async || alice.get(&format!("/set/{set}")).await.body["set"].clone();
        assert_eq!((read().await["bestOf"].clone(), read().await["gamesCount"].clone()), (json!(3), json!(0)));
        assert_eq!(finish(&alice, &first, json!({ "placements": [1, 2] })).await.body["game"]["setId"], json!(set));
        let next = json!({ "setId": set, "formatId": null, "seats": [user(&bob), user(&alice)] });
        app.clock.advance(Duration::from_secs(60));
        // Bob plays in it, so he may open its next game.
        let (second, third) = (open(&bob, next.clone()).await, open(&alice, next.clone()).await);
        assert_eq!((&second["formatId"], &second["setId"]), (&json!(COMMANDER), &json!(set)));
        let others = with(next.clone(), "seats", json!([user(&alice), guest("Zoë")]));
        assert_eq!(alice.post("/live", others).await.body["fields"]["seats"], "other_players");
        assert_eq!(finish(&bob, &second, json!({ "placements": [2, 1] })).await.body["game"]["setId"], json!(set));
        assert!(read().await["closedAt"].is_string() && read().await["winner"] == 0);
        // The set was decided while the third was played: it is a game of its own.
        let alone = finish(&alice, &third, json!({})).await;
        assert_eq!((alone.status, &alone.body["game"]["setId"]), (200, &Value::Null));
        assert_eq!(alice.post("/live", next).await.body["fields"]["setId"], "closed");
        let endless = open(&alice, with(table(&two), "bestOf", 0)).await;
        let endless = alice.get(&format!("/set/{}", text(&endless, "setId"))).await;
        assert_eq!(endless.body["set"]["bestOf"], Value::Null);
    }
);

api_test!(
    async fn whatever_has_gone_meanwhile_there_is_a_game(app) {
        let (alice, bob, cleo) = (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await);
        befriend(app, &alice, &bob).await;
        befriend(app, &alice, &cleo).await;
        let (hers, his) = (deck(&alice, "Fen").await, deck(&bob, "Tide").await);
        let left = group(app, "Left", &[(&cleo, "owner"), (&alice, "member")]).await;
        let gone = group(app, "Gone", &[(&alice, "owner")]).await;
        let seats = [with(user(&alice), "deckId", hers.as_str()), with(user(&bob), "deckId", his.as_str()), user(&cleo)];
        let begun = open(&alice, with(with(table(&seats), "playgroupId", left.as_str()), "bestOf", 3)).await;
        let other = open(&alice, with(table(&seats), "playgroupId", gone.as_str())).await;
        let third = open(&cleo, with(table(&[user(&alice), user(&cleo)]), "playgroupId", left.as_str())).await;
        let _watching = Device::at(&alice, text(&begun, "id")).await;
        assert_eq!(alice.put(&format!("/playgroup/{left}/leave"), json!({})).await.status, 200);
        assert_eq!(alice.delete(&format!("/playgroup/{gone}")).await.status, 200);
        assert_eq!(alice.delete(&format!("/set/{}", text(&begun, "setId"))).await.status, 200);
        alice.delete(&format!("/deck/{hers}")).await;
        assert_eq!(alice.delete(&format!("/deck/{hers}/permanently")).await.status, 200);
        delete_account(&bob).await;

        let finished = finish(&alice, &begun, json!({ "placements": [2, 1, 3] })).await;
        assert_eq!(finished.status, 200, "{finished:?}");
        let game = &finished.body["game"];
        assert_eq!((&game["playgroupId"], &game["setId"]), (&Value::Null, &Value::Null));
        let seat = |number: usize, field: &str| game["seats"][number][field].clone();
        assert_eq!((seat(0, "deckId"), seat(0, "deckName"), seat(0, "colors")), (Value::Null, json!("Fen"), json!([])));
        for field in ["userId", "guestName", "username", "deckId"] {
            assert_eq!(seat(1, field), Value::Null, "{field} of somebody who is gone");
        }
        assert_eq!((seat(1, "deckName"), seat(1, "placement")), (json!("Tide"), json!(1)));
        let other = finish(&alice, &other, json!({})).await;
        assert_eq!((other.status, &other.body["game"]["playgroupId"]), (200, &Value::Null));
        // A host who is still in the playgroup records it there.
        let third = finish(&cleo, &third, json!({})).await;
        assert_eq!((third.status, &third.body["game"]["playgroupId"]), (200, &json!(left)));
        assert_eq!(games(&alice).await.len(), 3);
    }
);

api_test!(
    async fn a_table_whose_host_is_gone_can_be_finished_by_those_who_stay(app) {
        let (alice, bob, cleo) = (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await);
        befriend(app, &alice, &bob).await;
        befriend(app, &alice, &cleo).await;
        let opened = open(&alice, table(&[user(&alice), user(&bob), user(&cleo)])).await;
        let mut device = Device::at(&bob, text(&opened, "id")).await;
        delete_account(&alice).await;
        let seen = bob.get(&format!("/live/{}", text(&opened, "id"))).await.body["table"].clone();
        assert_eq!((&seen["host"], &seen["seats"][0]["name"], &seen["seats"][0]["userId"]), (&Value::Null, &Value::Null, &Value::Null));
        // Followers get a snapshot without her.
        while device.snapshot.to_string().contains(&alice.id) || device.snapshot.is_null() {
            device.hear().await.expect("still there");
        }
        let finished = finish(&bob, &opened, json!({ "placements": [1, 2, 3] })).await;
        assert_eq!((finished.status, &finished.body["game"]["recordedBy"]), (200, &Value::Null), "{finished:?}");
        assert_eq!(cleo.get("/user/inbox").await.body["waiting"]["games"], json!([]), "nobody has put her there");
        assert!(!finished.body.to_string().contains(&alice.id));
        let timeline = cleo.get(&format!("/game/{}/timeline", text(&finished.body["game"], "id"))).await;
        assert_eq!((timeline.status, &timeline.body["timeline"]["seats"][0]["name"]), (200, &Value::Null));
    }
);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_press_finish_together_and_one_game_is_recorded() {
    let here = TestApp::start(Database::postgres().await).await;
    let there = here.beside().await;
    let (alice, bob) = (here.user("Alice").await, here.user("Bob").await);
    befriend(&here, &alice, &bob).await;
    for round in 1..=3 {
        let opened = open(&alice, table(&[user(&alice), user(&bob)])).await;
        let path = format!("/live/{}/finish", text(&opened, "id"));
        let press = |number: usize| {
            let caller = if number.is_multiple_of(2) {
                alice.clone()
            } else {
                bob.at(&there.origin)
            };
            caller.request(Method::POST, &path).json(&json!({ "id": new_id() }))
        };
        let answers = at_once((0..6).map(press).collect()).await;
        for answer in &answers {
            let (game, first) = (&answer.body["game"]["id"], &answers[0].body["game"]["id"]);
            assert_eq!((answer.status, game), (200, first), "{answer:?}");
        }
        assert_eq!(games(&alice).await.len(), round);
    }
}

/// The server is killed while devices finish their tables, and they finish them again by the same ids.
async fn killed_while_finishing(database: Database) {
    const TABLES: usize = 12;
    let app = TestApp::start_at(database, Clock::system(), |_| ()).await;
    let alice = app.user("Alice").await;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push((open(&alice, table(&[user(&alice), guest("Zoë")])).await, new_id()));
    }
    let address = Address::new(app.app.settings.database_url.as_deref(), app.data(), 2);
    let mut binary = app.become_binary(env!("CARGO_BIN_EXE_podium")).await;
    for _ in 0..3 {
        let pressing: Vec<_> = (tables.iter())
            .map(|(table, id)| {
                let call = alice.request(Method::POST, &format!("/live/{}/finish", text(table, "id")));
                tokio::spawn(call.json(&json!({ "id": id })).send())
            })
            .collect();
        let mut pressing = pressing.into_iter();
        // Once the first is through, the others are somewhere on their way.
        let _ = pressing.next().unwrap().await;
        binary.kill();
        for rest in pressing {
            let _ = rest.await;
        }
        binary.start().await;
    }
    for (table, id) in &tables {
        let path = format!("/live/{}/finish", text(table, "id"));
        let done = alice.post(&path, json!({ "id": id })).await;
        assert_eq!(done.status, 200, "{done:?}");
    }
    assert_eq!(games(&alice).await.len(), TABLES);
    binary.kill();
    let db = Db::open(&address).await.unwrap();
    let counted = db.read(async |c: &mut Conn| {
        let finishes = "SELECT COUNT(*) FROM live_event WHERE body LIKE '%\"type\":\"finished\"%'";
        let games = c.one::<i64>("SELECT COUNT(*) FROM game WHERE live", &[]).await?;
        Ok((games, c.one::<i64>(finishes, &[]).await?))
    });
    let counted = counted.await.unwrap();
    assert_eq!(counted, (TABLES as i64, TABLES as i64));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_while_finishing_on_sqlite() {
    killed_while_finishing(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn killed_while_finishing_on_postgres() {
    killed_while_finishing(Database::postgres().await).await;
}
