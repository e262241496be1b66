//! A table is read from its last snapshot on, after the permission check.

use std::ops::Range;

use podium_api::{Asker, LiveAnswer, Who};
use podium_domain::table::{Ask, Command};
use podium_store::Conn;
use podium_test_support::{Caller, TestApp, api_test};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::live_device::{Device, laid, let_in, life, stored_table};
use crate::live_doors::closed;
use crate::table::id;

/// A command by its number, so that the same one can be asked again.
pub async fn ask(app: &TestApp, who: &Caller, table: Uuid, number: u64) -> LiveAnswer {
    let ask = Ask {
        id: Uuid::from_u64_pair(0x5eed, number),
        command: serde_json::from_value::<Command>(life(1 + (number % 2) as u8, -1)).unwrap(),
    };
    let user = id(who);
    let asker = Asker::At {
        who: Who::User(user),
        device: None,
    };
    app.app.live.command(table, ask, asker).await.unwrap()
}

pub async fn play(app: &TestApp, who: &Caller, table: Uuid, commands: Range<u64>) {
    for number in commands {
        assert_eq!(ask(app, who, table, number).await, LiveAnswer::Done(number + 2));
    }
}

pub async fn run(app: &TestApp, sql: &'static str, table: Uuid) {
    let done = app.app.db.write(async move |c: &mut Conn| c.exec(sql, &[&table]).await);
    assert!(done.await.unwrap() > 0, "{sql}");
}

/// Reading one of these means reading from the first event on.
pub const SPOIL: &str = "UPDATE live_event SET body = '' WHERE table_id = $1 AND sequence <= 100";

api_test!(
    async fn a_long_table_is_read_without_its_first_events(app) {
        let (alice, bob, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Eve").await);
        let table = laid(app, &[&alice, &bob], true).await;
        play(app, &alice, table, 0..130).await;
        let path = format!("/live/{table}");
        let before = alice.get(&path).await.body["table"].clone();
        let folded = stored_table(app, table).await;
        app.restart().await;
        run(app, SPOIL, table).await;

        let read = alice.get(&path).await;
        assert_eq!((read.status, &read.body["table"]), (200, &before));
        let current = bob.get("/live/current").await;
        assert_eq!((current.status, &current.body["tables"][0]["seats"]), (200, &before["seats"]));
        let_in(&alice, table, &eve).await;
        let device = Device::join(app, &alice, table, None).await;
        assert_eq!(device.snapshot["board"], serde_json::to_value(folded.board()).unwrap());
        // A command from before the snapshot was taken already.
        assert_eq!(ask(app, &alice, table, 7).await, LiveAnswer::Done(9));
        assert_eq!(ask(app, &alice, table, 130).await, LiveAnswer::Done(132));
        assert_eq!(alice.delete(&format!("{path}/user/{}", eve.id)).await.status, 200);
    }
);

api_test!(
    async fn nothing_of_a_table_is_read_without_permission(app) {
        let (alice, bob, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Eve").await);
        let table = laid(app, &[&alice, &bob], true).await;
        app.restart().await;
        run(app, SPOIL, table).await;
        for path in [format!("/live/{table}"), format!("/live/{table}/timeline")] {
            let refused = eve.get(&path).await;
            assert_eq!((refused.status, refused.code()), (404, 81), "{path}");
        }
        for (path, body) in [("join", json!({})), ("finish", json!({ "id": Uuid::from_u128(1) }))] {
            let refused = eve.post(&format!("/live/{table}/{path}"), body).await;
            assert_eq!((refused.status, refused.code()), (404, 81), "{path}");
        }
        assert_eq!(eve.delete(&format!("/live/{table}/user/{}", bob.id)).await.code(), 81);
        let mut socket = Device::socket(app, table).await;
        socket.say(json!({ "type": "hello", "token": eve.token, "device": Uuid::nil(), "have": null })).await;
        assert_eq!(closed(&mut socket).await, 4404);
        run(app, "UPDATE live_table SET status = 'closed' WHERE id = $1", table).await;
        let refused = bob.post(&format!("/live/{table}/join"), json!({})).await;
        assert_eq!((refused.status, refused.body["error"].as_str()), (409, Some("live_closed")));
    }
);

api_test!(
    async fn tables_without_a_snapshot_that_can_be_used_are_folded_from_their_events(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let table = laid(app, &[&alice, &bob], true).await;
        play(app, &alice, table, 0..110).await;
        let path = format!("/live/{table}");
        let before = alice.get(&path).await.body["table"].clone();
        for sql in [
            "UPDATE live_snapshot SET body = '{\"sequence\":100}' WHERE table_id = $1",
            "UPDATE live_snapshot SET body = '' WHERE table_id = $1",
            "UPDATE live_snapshot SET format = format + 1 WHERE table_id = $1",
            "UPDATE live_snapshot SET format = 0, body = '' WHERE table_id = $1",
            "DELETE FROM live_snapshot WHERE table_id = $1",
        ] {
            run(app, sql, table).await;
            app.restart().await;
            assert_eq!(alice.get(&path).await.body["table"], before, "{sql}");
            assert_eq!(alice.get("/live/current").await.body["tables"][0]["seats"], before["seats"], "{sql}");
            let device = Device::join(app, &alice, table, None).await;
            assert_eq!(device.sequence, 111);
            assert_eq!(ask(app, &alice, table, 7).await, LiveAnswer::Done(9));
        }
        let finished = crate::live::finish(&alice, &before, json!({})).await;
        assert_eq!(finished.status, 200, "{finished:?}");
        run(app, SPOIL, table).await;
        assert_eq!(alice.get(&path).await.body["table"]["status"], "finished", "the end is a snapshot too");
    }
);

api_test!(
    async fn a_damaged_snapshot_is_replaced_by_the_next_one(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let table = laid(app, &[&alice, &bob], true).await;
        play(app, &alice, table, 0..110).await;
        run(app, "UPDATE live_snapshot SET body = '' WHERE table_id = $1", table).await;
        app.restart().await;
        play(app, &alice, table, 110..200).await;
        let path = format!("/live/{table}");
        let before = alice.get(&path).await.body["table"].clone();
        app.restart().await;
        run(app, SPOIL, table).await;
        let read = alice.get(&path).await;
        assert_eq!((read.status, &read.body["table"]), (200, &before));
    }
);

api_test!(
    async fn a_deleted_user_is_in_no_snapshot(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let table = laid(app, &[&alice, &bob], true).await;
        play(app, &alice, table, 0..110).await;
        let name = bob.get("/user").await.body["user"]["username"].clone();
        let end = bob.request(reqwest::Method::DELETE, "/user").json(&json!({ "username": name }));
        assert_eq!(podium_test_support::send(end).await.status, 200);
        assert_eq!(crate::account::texts_with(app, &bob.id).await, Vec::<String>::new());
        let shown = alice.get(&format!("/live/{table}")).await;
        assert_eq!((shown.status, &shown.body["table"]["seats"][1]["name"]), (200, &Value::Null));
    }
);
