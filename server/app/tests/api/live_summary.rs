//! What reading a long table takes: calls read its summary, actors its snapshot, and both a bounded number of events.

use podium_api::LiveAnswer;
use podium_domain::table::Summary;
use podium_store::Conn;
use podium_store::live::{self, Folded, SNAPSHOT_EVERY};
use podium_test_support::{TestApp, api_test};
use serde_json::json;
use uuid::Uuid;

use crate::live::{guest, open, table, text, user};
use crate::live_device::{Device, laid, let_in, stored, stored_table};
use crate::live_snapshot::{SPOIL, ask, play, run};
use crate::table::with;

const SPOIL_SNAPSHOT: &str = "UPDATE live_snapshot SET body = '' WHERE table_id = $1";

/// How many events a call reads, how many an actor, and the length of the summary.
async fn read_with(app: &TestApp, table: Uuid) -> (usize, usize, usize) {
    let read = app.app.db.read(async move |c: &mut Conn| {
        let body: String = c
            .one("SELECT body FROM live_summary WHERE table_id = $1", &[&table])
            .await?;
        let summary = live::stored_summary(c, table).await?.events();
        Ok((summary, live::stored(c, table, None).await?.events(), body.len()))
    });
    read.await.unwrap()
}

async fn count(app: &TestApp, sql: &'static str, table: Uuid) -> i64 {
    let read = app.app.db.read(async move |c: &mut Conn| c.one(sql, &[&table]).await);
    read.await.unwrap()
}

api_test!(
    async fn calls_read_neither_the_snapshot_nor_the_events_before_it(app) {
        let (alice, bob, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Eve").await);
        let table = laid(app, &[&alice, &bob], true).await;
        play(app, &alice, table, 0..130).await;
        let path = format!("/live/{table}");
        let before = alice.get(&path).await.body["table"].clone();
        app.restart().await;
        run(app, SPOIL, table).await;
        run(app, SPOIL_SNAPSHOT, table).await;

        let by_code = format!("/live/{}", text(&before, "code"));
        assert_eq!(alice.get(&path).await.body["table"], before);
        assert_eq!(eve.get(&by_code).await.body["table"]["seats"], before["seats"]);
        assert_eq!(bob.get("/live/current").await.body["tables"][0]["seats"], before["seats"]);
        let joined = eve.post(&format!("{by_code}/join"), json!({})).await;
        assert_eq!((joined.status, &joined.body["table"]["seats"]), (200, &before["seats"]));
    }
);

api_test!(
    async fn a_longer_table_is_read_with_as_little(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let table = laid(app, &[&alice, &bob], true).await;
        play(app, &alice, table, 0..130).await;
        let (calls, actor, short) = read_with(app, table).await;
        assert_eq!((calls, actor), (31, 31), "131 events, a snapshot after 100");
        play(app, &alice, table, 130..430).await;
        let (calls, actor, long) = read_with(app, table).await;
        assert_eq!((calls, actor), (31, 31));
        // The numbers in it have more digits.
        assert!(long <= short + 16, "{long} after {short}");
    }
);

api_test!(
    async fn a_table_without_a_snapshot_is_folded_once(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let table = laid(app, &[&alice, &bob], true).await;
        play(app, &alice, table, 0..2 * SNAPSHOT_EVERY + 10).await;
        let path = format!("/live/{table}");
        let before = alice.get(&path).await.body["table"].clone();
        let board = serde_json::to_value(stored_table(app, table).await.board()).unwrap();
        for sql in ["DELETE FROM live_snapshot WHERE table_id = $1", "DELETE FROM live_summary WHERE table_id = $1"] {
            run(app, sql, table).await;
        }
        app.restart().await;
        assert_eq!(alice.get(&path).await.body["table"], before);
        drop(Device::join(app, &alice, table, None).await);
        app.restart().await;
        run(app, SPOIL, table).await;
        assert_eq!(alice.get(&path).await.body["table"], before);
        assert_eq!(Device::join(app, &alice, table, None).await.snapshot["board"], board);
    }
);

api_test!(
    async fn a_snapshot_of_a_table_that_has_changed_since_is_not_stored(app) {
        let (alice, bob, eve) = (app.user("Alice").await, app.user("Bob").await, app.user("Eve").await);
        let table = laid(app, &[&alice, &bob], true).await;
        let read = app.app.db.read(async move |c: &mut Conn| live::find(c, table).await);
        let row = read.await.unwrap().unwrap();
        let snapshot = Summary::fold(&stored(app, table).await).unwrap().to_snapshot();
        let_in(&alice, table, &eve).await;
        let written = app.app.db.write(async move |c: &mut Conn| live::renew_snapshot(c, &row, &snapshot).await);
        written.await.unwrap();
        assert_eq!(count(app, "SELECT COUNT(*) FROM live_summary WHERE table_id = $1", table).await, 0);
    }
);

api_test!(
    async fn a_command_from_before_the_snapshot_is_done_once(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let table = laid(app, &[&alice, &bob], true).await;
        play(app, &alice, table, 0..110).await;
        app.restart().await;
        // Sent again together with new ones.
        let asked = tokio::join!(
            ask(app, &alice, table, 7),
            ask(app, &alice, table, 110),
            ask(app, &alice, table, 8),
        );
        assert_eq!(asked, (LiveAnswer::Done(9), LiveAnswer::Done(112), LiveAnswer::Done(10)));
        assert_eq!(stored(app, table).await.len(), 112);
        let shown = alice.get(&format!("/live/{table}")).await.body["table"].clone();
        assert_eq!(crate::live::finish(&alice, &shown, json!({})).await.status, 200);
        app.restart().await;
        assert_eq!(ask(app, &alice, table, 7).await, LiveAnswer::Done(9), "though the table would refuse it now");
    }
);

api_test!(
    async fn long_messages_arrive_whole(app) {
        let alice = app.user("Alice").await;
        let deck = "é".repeat(100);
        let guests = ["Gus", "Zoë", "Liv"].map(|name| with(guest(name), "deckName", deck.as_str()));
        let seats: Vec<_> = [with(user(&alice), "deckName", deck.as_str())].into_iter().chain(guests).collect();
        let opened = open(&alice, table(&seats)).await;
        let device = Device::join(app, &alice, text(&opened, "id").parse().unwrap(), None).await;
        assert!(device.snapshot.to_string().len() > 2 * 1024);
        for seat in device.snapshot["board"]["seats"].as_array().unwrap() {
            assert_eq!(seat["deckName"], deck.as_str());
        }
    }
);
