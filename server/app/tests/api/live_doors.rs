//! Access to a live table's socket, and its limits.

use std::time::Duration;

use podium_test_support::{Heard, Socket, api_test, send, within_five_seconds};
use reqwest::Method;
use reqwest::header::ORIGIN;
use serde_json::json;
use uuid::Uuid;

use crate::live_device::{Device, laid, let_in, life, stored};

pub async fn closed(socket: &mut Socket) -> u16 {
    loop {
        if let Heard::Closed(code) = socket.next().await {
            return code;
        }
    }
}

api_test!(
    async fn only_our_own_pages_and_only_who_may_come(app) {
        let (alice, eve, unverified) = (app.user("Alice").await, app.user("Eve").await, app.unverified("Bob").await);
        let table = laid(app, &[&alice], true).await;
        let path = format!("/live/{table}/socket");
        for origin in ["https://evil.example", "null", &format!("{}.evil.example", app.origin)] {
            assert_eq!(Socket::open(&app.origin, &path, origin).await.err(), Some(403), "{origin}");
        }
        let no_socket = send(app.anyone().request(Method::GET, &path).header(ORIGIN, &app.origin)).await;
        assert_eq!((no_socket.status, no_socket.code()), (400, 10));
        let hello = |token: &str| json!({ "type": "hello", "token": token, "device": Uuid::nil(), "have": null });
        for (token, at, code) in [
            ("", table, 4401),
            (unverified.token.as_str(), table, 4401),
            (eve.token.as_str(), table, 4404),
            (alice.token.as_str(), Uuid::nil(), 4404),
        ] {
            let mut socket = Device::socket(app, at).await;
            socket.say(hello(token)).await;
            assert_eq!(closed(&mut socket).await, code, "{token}");
        }
        let_in(&alice, table, &eve).await;
        assert_eq!(Device::join(app, &eve, table, None).await.role, "viewer");
    }
);

api_test!(
    async fn what_is_no_message_ends_it(app) {
        let alice = app.user("Alice").await;
        let table = laid(app, &[&alice], true).await;
        let hello = json!({ "type": "hello", "token": alice.token, "device": Uuid::nil(), "have": null }).to_string();
        for first in ["", "{", "{\"type\":\"what\"}", "{\"type\":\"ping\",\"at\":1}"] {
            let mut socket = Device::socket(app, table).await;
            socket.send(first.to_owned()).await;
            assert_eq!(closed(&mut socket).await, 4400, "{first}");
        }
        let unknown_command = json!({ "type": "do", "id": Uuid::nil(), "command": { "type": "win" } }).to_string();
        for later in [hello.as_str(), "[]", &unknown_command] {
            let mut device = Device::join(app, &alice, table, None).await;
            device.socket.send(later.to_owned()).await;
            assert_eq!(device.closed().await, 4400, "{later}");
        }
        let mut long = Device::join(app, &alice, table, None).await;
        long.socket.send("x".repeat(65 * 1024)).await;
        assert_eq!(long.closed().await, 1009);
        let mut longer = Device::join(app, &alice, table, None).await;
        longer.socket.send("x".repeat(10 * 1024 * 1024)).await;
        // What was sent on top is never read, so the goodbye may not get through.
        assert!([1009, 0].contains(&longer.closed().await));
        assert_eq!(stored(app, table).await.len(), 1);
    }
);

api_test!(
    async fn too_many_messages_are_slowed_down_and_then_closed(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let table = laid(app, &[&alice, &bob], true).await;
        let mut eager = Device::join(app, &alice, table, None).await;
        let mut calm = Device::join(app, &bob, table, None).await;
        let mut asked = Vec::new();
        for _ in 0..200 {
            asked.push(eager.ask(life(1, -1)).await);
        }
        let (mut done, mut too_fast) = (0, 0);
        while done + too_fast < 200 {
            let message = eager.next().await;
            done += u32::from(message["type"] == "done");
            too_fast += u32::from(message["reason"] == "too_fast");
        }
        assert!(done >= 120 && too_fast > 0, "{done} and {too_fast}");
        assert_eq!(calm.does(life(2, -1)).await, "done", "others are not held up");
        let ping = json!({ "type": "ping", "at": 1 }).to_string();
        for _ in 0..1_000 {
            eager.socket.send(ping.clone()).await;
        }
        assert!([4429, 0].contains(&eager.closed().await));
        assert_eq!(calm.does(life(2, -1)).await, "done");
        assert_eq!(stored(app, table).await.len() as u32, 1 + done + 2);
    }
);

api_test!(
    async fn signing_out_closes_it_within_five_seconds(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let table = laid(app, &[&alice, &bob], true).await;
        let mut gone = Device::join(app, &bob, table, None).await;
        let mut host = Device::join(app, &alice, table, None).await;
        assert_eq!(bob.post("/user/sessions/revoke", json!({})).await.status, 200);
        assert_eq!(within_five_seconds(gone.closed()).await, 4401);
        assert_eq!(host.does(life(2, -1)).await, "done");
    }
);

api_test!(
    async fn a_token_that_expires_must_be_renewed(app) {
        let mut alice = app.user("Alice").await;
        let table = laid(app, &[&alice], true).await;
        let mut renewed = Device::join(app, &alice, table, None).await;
        let mut forgotten = Device::join(app, &alice, table, None).await;
        app.clock.advance(Duration::from_secs(55 * 60));
        assert_eq!(alice.refresh().await.status, 200);
        renewed.socket.say(json!({ "type": "renew", "token": alice.token })).await;
        renewed.socket.settled().await;
        app.clock.advance(Duration::from_secs(10 * 60));
        assert_eq!(forgotten.closed().await, 4401);
        assert_eq!(renewed.does(life(1, -1)).await, "done");
    }
);

api_test!(
    async fn a_removed_person_is_disconnected_and_cannot_rejoin(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let table = laid(app, &[&alice, &bob], true).await;
        let mut host = Device::join(app, &alice, table, None).await;
        let mut bobs = Device::join(app, &bob, table, None).await;
        let removed = alice.delete(&format!("/live/{table}/user/{}", bob.id)).await;
        assert_eq!(removed.status, 200, "{removed:?}");
        assert_eq!(bobs.closed().await, 4403);
        let mut again = Device::socket(app, table).await;
        again.say(json!({ "type": "hello", "token": bob.token, "device": Uuid::nil(), "have": 1 })).await;
        assert_eq!(closed(&mut again).await, 4404);
        host.hears("people", |people| people["people"][1]["devices"] == 0).await;
        assert_eq!(host.people["people"][1]["id"], bob.id.as_str(), "their seat stays, and their name with it");
        assert_eq!(host.does(life(2, -1)).await, "done");
        let place = json!({ "guestName": "Zed", "userId": null, "deckId": null, "color": "red" });
        assert_eq!(host.does(json!({ "type": "seat", "seat": 2, "place": place })).await, "done");
        host.hears("people", |people| people["people"].as_array().unwrap().len() == 1).await;
    }
);

api_test!(
    async fn the_eleventh_socket_at_a_table_closes_the_first(app) {
        let alice = app.user("Alice").await;
        let table = laid(app, &[&alice], true).await;
        let mut first = Device::join(app, &alice, table, None).await;
        let mut others = Vec::new();
        for _ in 0..10 {
            others.push(Device::join(app, &alice, table, None).await);
        }
        assert_eq!(first.closed().await, 4429);
        assert_eq!(others[0].does(life(1, -1)).await, "done");
    }
);

api_test!(
    async fn a_server_that_stops_says_so(app) {
        let alice = app.user("Alice").await;
        let table = laid(app, &[&alice], true).await;
        let mut device = Device::join(app, &alice, table, None).await;
        app.restart().await;
        assert_eq!(device.closed().await, 1012);
    }
);
