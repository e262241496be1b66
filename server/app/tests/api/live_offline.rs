//! Tables that one device played without the server, and uploads.

use std::time::Duration;

use podium_api::{Asker, LiveAnswer, Who};
use podium_domain::Timestamp;
use podium_domain::table::{Ask, Command, Event, Roll, What};
use podium_store::{Conn, live};
use podium_system::Entropy;
use podium_test_support::{Answer, Caller, TestApp, api_test, seed};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::live::{guest, new_id, open, table, text, user};
use crate::live_device::{Device, stored, stored_table};
use crate::table::{befriend, deck, id, with};

/// What a device did offline, with times by its own clock.
#[derive(Clone)]
pub struct Offline {
    pub id: String,
    device: Uuid,
    body: Value,
    opened_at: Timestamp,
    commands: Vec<Value>,
}

impl Offline {
    pub fn new(app: &TestApp, body: Value) -> Offline {
        Offline {
            id: new_id(),
            device: Uuid::from_u128(0xd1),
            body,
            opened_at: app.clock.now().to_the_milli(),
            commands: Vec::new(),
        }
    }

    /// Half a minute later.
    pub fn does(&mut self, app: &TestApp, command: Value) {
        app.clock.advance(Duration::from_secs(30));
        let at = app.clock.now().to_the_milli();
        self.commands
            .push(json!({ "id": new_id(), "at": at, "command": command }));
    }

    fn throws(&mut self, app: &TestApp, command: Value, roll: Value) {
        self.does(app, command);
        let thrown = self.commands.pop().unwrap();
        self.commands.push(with(thrown, "roll", roll));
    }

    fn sent(&self, sent_at: Timestamp) -> Value {
        let body = with(self.body.clone(), "device", self.device.to_string());
        let body = with(body, "openedAt", self.opened_at.to_string());
        let body = with(body, "sentAt", sent_at.to_string());
        with(body, "commands", self.commands.clone())
    }

    pub async fn upload(&self, app: &TestApp, caller: &Caller) -> Answer {
        self.put(caller, self.sent(app.clock.now())).await
    }

    async fn put(&self, caller: &Caller, body: Value) -> Answer {
        caller.put(&format!("/live/{}/offline", self.id), body).await
    }

    fn table(&self) -> Uuid {
        self.id.parse().unwrap()
    }
}

async fn games(caller: &Caller) -> Vec<Value> {
    caller.get("/games").await.body["games"].as_array().unwrap().clone()
}

fn life(seat: u8, delta: i32) -> Value {
    json!({ "type": "life", "seat": seat, "delta": delta })
}

pub fn finish() -> Value {
    json!({ "type": "finish", "placements": null, "endReason": null })
}

api_test!(
    async fn a_table_played_offline_becomes_a_shared_one_once(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let fen = deck(&bob, "Fen").await;
        let seats = [user(&alice), with(user(&bob), "deckId", fen.as_str()), guest("Zoë")];
        let mut offline = Offline::new(app, table(&seats));
        offline.throws(app, json!({ "type": "whoStarts" }), json!({ "type": "starter", "seat": 2 }));
        offline.does(app, json!({ "type": "turn", "seat": null }));
        offline.does(app, life(1, -3));
        app.clock.advance(Duration::from_secs(600));

        let first = offline.upload(app, &alice).await;
        assert_eq!(first.status, 201, "{first:?}");
        let shown = &first.body["table"];
        assert_eq!((&shown["id"], &shown["role"], &shown["sequence"]), (&json!(offline.id), &json!("host"), &json!(4)));
        assert_eq!((&shown["seats"][0]["life"], &shown["seats"][1]["commanders"]), (&json!(37), &json!(["Orla, Fen Warden"])));
        assert_eq!(shown["openedAt"], offline.opened_at.to_string());
        assert_eq!(shown["touchedAt"], offline.commands[2]["at"]);

        let again = offline.upload(app, &alice).await;
        assert_eq!((again.status, &again.body["table"]), (200, shown));
        assert_eq!(again.body["refused"], json!([]));
        assert_eq!(bob.get("/live/current").await.body["tables"][0]["id"], json!(offline.id), "he is at it");

        let events = stored(app, offline.table()).await;
        let thrown = |offline| What::Rolled { roll: Roll::Starter { seat: 2.try_into().unwrap() }, offline };
        assert_eq!(events[1].what, thrown(true));
        let times: Vec<String> = events[1..].iter().map(|event| event.at.to_string()).collect();
        assert_eq!(json!(times), offline.commands.iter().map(|one| one["at"].clone()).collect::<Value>());

        // It is a table like any other from here on.
        let mut device = Device::join(app, &bob, offline.table(), None).await;
        assert_eq!(device.does(life(2, -1)).await, "done");
        assert_eq!(device.sequence, 5);
    }
);

api_test!(
    async fn two_uploads_at_once_make_one_table(app) {
        let alice = app.user("Alice").await;
        let mut offline = Offline::new(app, table(&[user(&alice), guest("Zoë")]));
        offline.does(app, life(1, -3));
        offline.does(app, finish());
        let (one, other) = tokio::join!(offline.upload(app, &alice), offline.upload(app, &alice));
        let mut statuses = [one.status, other.status];
        statuses.sort_unstable();
        assert_eq!(statuses, [200, 201], "{one:?} {other:?}");
        assert_eq!((stored(app, offline.table()).await.len(), games(&alice).await.len()), (3, 1));
    }
);

api_test!(
    async fn what_was_done_since_comes_with_the_next_upload_at_its_own_times(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let seats = [user(&alice), user(&bob)];
        // Opened on the server, and the answer was lost on the way.
        let mut offline = Offline::new(app, table(&seats));
        open(&alice, with(table(&seats), "id", offline.id.as_str())).await;
        let mut device = Device::join(app, &bob, offline.table(), None).await;
        offline.does(app, json!({ "type": "turn", "seat": 1 }));
        offline.does(app, life(2, -5));
        let uploaded = offline.upload(app, &alice).await;
        assert_eq!((uploaded.status, &uploaded.body["table"]["sequence"]), (200, &json!(3)), "{uploaded:?}");
        device.hears("snapshot", |snapshot| snapshot["sequence"] == 3).await;

        assert_eq!(device.does(life(1, -7)).await, "done");
        offline.does(app, json!({ "type": "turn", "seat": null }));
        offline.does(app, json!({ "type": "out", "seats": [9], "by": null, "how": "combat" }));
        let uploaded = offline.upload(app, &alice).await;
        let refused = json!([{ "id": offline.commands[3]["id"], "reason": "unknown" }]);
        assert_eq!((uploaded.status, &uploaded.body["refused"]), (200, &refused), "others were first");
        let board = stored_table(app, offline.table()).await.board().clone();
        assert_eq!(board.seats.iter().map(|seat| seat.life).collect::<Vec<_>>(), [33, 35]);
        assert_eq!(board.turns.spells[0].millis, 60_000, "by the times of the device");
        assert_eq!(stored(app, offline.table()).await.len(), 5);
    }
);

api_test!(
    async fn a_table_reopened_by_an_upload_keeps_its_code_unless_another_table_has_it(app) {
        let alice = app.user("Alice").await;
        let body = table(&[user(&alice), guest("Zoë")]);
        let mut offline = Offline::new(app, body.clone());
        let opened = open(&alice, with(body.clone(), "id", offline.id.as_str())).await;
        for command in ["close", "reopen"] {
            offline.does(app, json!({ "type": command }));
            let uploaded = offline.upload(app, &alice).await;
            assert_eq!((uploaded.status, &uploaded.body["table"]["code"]), (200, &opened["code"]), "{uploaded:?}");
        }

        offline.does(app, json!({ "type": "close" }));
        assert_eq!(offline.upload(app, &alice).await.status, 200);
        let (other, code) = (open(&alice, body).await, text(&opened, "code").to_owned());
        let other: Uuid = text(&other, "id").parse().unwrap();
        app.app.db.write_one(async move |c: &mut Conn| live::set_code(c, other, &code).await).await.unwrap();
        offline.does(app, json!({ "type": "reopen" }));
        let uploaded = offline.upload(app, &alice).await;
        assert_eq!((uploaded.status, &uploaded.body["table"]["status"]), (200, &json!("open")), "{uploaded:?}");
        assert_ne!(uploaded.body["table"]["code"], opened["code"]);
    }
);

api_test!(
    async fn a_table_that_is_refused_leaves_nothing(app) {
        let (alice, eve) = (app.user("Alice").await, app.user("Eve").await);
        let two = table(&[user(&alice), guest("Zoë")]);
        let mut offline = Offline::new(app, two.clone());
        offline.does(app, life(1, -1));
        offline.does(app, json!({ "type": "out", "seats": [3], "by": null, "how": "combat" }));
        let played = |command: Value| {
            let mut other = offline.clone();
            other.commands[1]["command"] = command;
            other.sent(app.clock.now())
        };
        let whole = offline.sent(app.clock.now());
        let setup = json!({ "rules": { "startingLife": 1, "commanderDamage": null, "poison": null }, "settings": { "allSeats": true, "joinAs": "player" }, "seats": [] });
        let many = vec![offline.commands[0].clone(); 5_001];
        let early = with(whole.clone(), "sentAt", offline.commands[0]["at"].clone());
        let stranger = json!({ "userId": eve.id, "guestName": null, "deckId": null, "deckName": null, "commanders": [], "color": "blue" });
        for (body, field, why) in [
            (whole.clone(), "commands.1", "unknown"),
            (played(json!({ "type": "roll", "sides": 6, "count": 1 })), "commands.1", "invalid"),
            (played(json!({ "type": "setUp", "setup": setup })), "commands.1", "invalid"),
            (played(json!({ "type": "seat", "seat": 2, "place": stranger })), "commands.1", "invalid"),
            (early, "commands.1.at", "in_future"),
            (with(whole.clone(), "openedAt", "9999-01-01T00:00:00Z"), "openedAt", "in_future"),
            (with(with(whole.clone(), "sentAt", "9999-01-01T00:00:00Z"), "openedAt", "1970-01-01T00:00:00Z"), "openedAt", "invalid"),
            (with(whole.clone(), "commands", many), "commands", "too_many"),
            (with(whole.clone(), "seats", json!([user(&alice), user(&eve)])), "seats.1.userId", "stranger"),
            (with(whole.clone(), "startingLife", 0), "startingLife", "invalid"),
        ] {
            let refused = offline.put(&alice, body).await;
            assert_eq!((refused.status, &refused.body["fields"][field]), (422, &json!(why)), "{field}: {refused:?}");
        }
        for body in [json!({}), with(whole.clone(), "commands", json!([{ "id": new_id() }])), with(whole, "device", "mine")] {
            assert_eq!(offline.put(&alice, body).await.status, 422);
        }
        assert_eq!(alice.get(&format!("/live/{}", offline.id)).await.status, 404);
        assert_eq!(alice.get("/live/current").await.body["tables"], json!([]));

        offline.commands.pop();
        assert_eq!(offline.upload(app, &alice).await.status, 201, "mended, it is taken");
        let other = Offline { body: table(&[user(&eve), guest("Zoë")]), ..offline.clone() };
        assert_eq!(other.upload(app, &eve).await.status, 409, "the id is taken");
    }
);

api_test!(
    async fn a_finished_table_is_recorded_once_and_ends_when_it_ended(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let mut offline = Offline::new(app, with(table(&[user(&alice), user(&bob)]), "bestOf", 3));
        offline.does(app, json!({ "type": "turn", "seat": 2 }));
        offline.does(app, json!({ "type": "turn", "seat": null }));
        offline.does(app, json!({ "type": "out", "seats": [2], "by": 1, "how": "combo" }));
        offline.does(app, finish());
        app.clock.advance(Duration::from_secs(1_800));
        // The device's clock is three hours fast, and was so all evening.
        let fast = |at: Timestamp| at + Duration::from_secs(3 * 3_600);
        let mut skewed = offline.clone();
        skewed.opened_at = fast(skewed.opened_at);
        for one in &mut skewed.commands {
            one["at"] = json!(fast(text(one, "at").parse().unwrap()));
        }
        let body = skewed.sent(fast(app.clock.now()));
        let uploaded = skewed.put(&alice, body.clone()).await;
        assert_eq!((uploaded.status, &uploaded.body["table"]["status"]), (201, &json!("finished")), "{uploaded:?}");
        assert_eq!(skewed.put(&alice, body).await.status, 200);
        let recorded = games(&alice).await;
        assert_eq!(recorded.len(), 1);
        let game = alice.get(&format!("/game/{}", text(&uploaded.body["table"], "gameId"))).await.body["game"].clone();
        let of = |field: &str| game["seats"].as_array().unwrap().iter().map(|seat| seat[field].clone()).collect::<Vec<_>>();
        assert_eq!((of("userId"), of("placement")), (vec![json!(bob.id), json!(alice.id)], vec![json!(2), json!(1)]));
        assert_eq!((&game["startedAt"], &game["endedAt"]), (&offline.commands[0]["at"], &offline.commands[3]["at"]));
        assert_eq!((&game["live"], &game["setId"].is_string()), (&json!(true), &true));
        let timeline = bob.get(&format!("/game/{}/timeline", text(&game, "id"))).await;
        assert_eq!(timeline.body["timeline"]["events"].as_array().unwrap().len(), 5);
        assert_eq!(bob.get("/user/inbox").await.body["waiting"]["games"].as_array().unwrap().len(), 1, "he is asked");
    }
);

/// What somebody might do at a table of four.
fn anything(luck: &Entropy) -> Value {
    let seat = || luck.below(4) + 1;
    let delta = || i32::try_from(luck.below(21)).unwrap() - 14;
    match luck.below(14) {
        0..4 => json!({ "type": "life", "seat": seat(), "delta": delta() }),
        4 | 5 => {
            json!({ "type": "commanderDamage", "seat": seat(), "source": seat(), "commander": luck.below(2), "delta": delta() })
        }
        6 => json!({ "type": "counter", "seat": seat(), "counter": "poison", "delta": delta() }),
        7 | 8 => json!({ "type": "turn", "seat": null }),
        9 => json!({ "type": "undo" }),
        10 => json!({ "type": "redo" }),
        11 => json!({ "type": "roll", "sides": 20, "count": 1 + luck.below(3) }),
        12 => json!({ "type": "out", "seats": [seat()], "by": seat(), "how": "combat" }),
        _ => json!({ "type": "whoStarts" }),
    }
}

/// Without where its dice were thrown.
fn thrown_anywhere(mut event: Event) -> Event {
    if let What::Rolled { offline, .. } = &mut event.what {
        *offline = false;
    }
    event
}

/// A game without the ids that no other has.
fn facts(mut game: Value) -> Value {
    for field in ["id", "recordedAt", "etag", "version"] {
        game.as_object_mut().unwrap().remove(field);
    }
    game
}

api_test!(
    async fn the_same_commands_make_the_same_table_and_game_as_when_played_live(app) {
        let luck = Entropy::seeded(seed::next());
        let alice = app.user("Alice").await;
        let seats = [user(&alice), guest("Yann"), guest("Zoë"), guest("Gus")];
        for _ in 0..4 {
            let mut offline = Offline::new(app, table(&seats));
            let live = open(&alice, table(&seats)).await;
            let live: Uuid = text(&live, "id").parse().unwrap();
            let asker = Asker::At { who: Who::User(id(&alice)), device: Some(offline.device) };
            for number in 0..=120 {
                app.clock.advance(Duration::from_millis(luck.below(5_000)));
                let command = if number == 120 { finish() } else { anything(&luck) };
                let ask = Ask { id: new_id().parse().unwrap(), command: serde_json::from_value::<Command>(command.clone()).unwrap() };
                let LiveAnswer::Done(sequence) = app.app.live.command(live, ask.clone(), asker).await.unwrap() else {
                    continue;
                };
                let event = stored(app, live).await.swap_remove(usize::try_from(sequence).unwrap() - 1);
                let mut one = json!({ "id": ask.id, "at": app.clock.now(), "command": command });
                if let What::Rolled { roll, .. } = event.what {
                    one["roll"] = json!(roll);
                }
                offline.commands.push(one);
            }
            assert!(offline.commands.len() > 60, "most are taken");
            let uploaded = offline.upload(app, &alice).await;
            assert_eq!(uploaded.status, 201, "{uploaded:?}");
            let (there, here) = (stored(app, live).await, stored(app, offline.table()).await);
            let rest = |events: Vec<Event>| events.into_iter().skip(1).map(thrown_anywhere).collect::<Vec<_>>();
            assert_eq!(stored_table(app, live).await.board(), stored_table(app, offline.table()).await.board());
            assert_eq!(rest(there), rest(here));
            let [one, other]: [Value; 2] = games(&alice).await.into_iter().take(2).collect::<Vec<_>>().try_into().unwrap();
            assert_eq!(facts(one), facts(other));
        }
    }
);
