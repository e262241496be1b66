//! People without an account at a live table: they look on by its code, or hold a guest's seat and claim its game later.

use podium_test_support::{Answer, Caller, TestApp, api_test};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::live::{finish, guest, open, table, text, user};
use crate::live_device::{Device, life};
use crate::live_doors::closed;
use crate::table::with;

/// A table of its host and two guests, on their own seats only.
async fn laid(host: &Caller, guests: Value) -> Value {
    let settings = json!({ "allSeats": false, "joinAs": "player", "guests": guests, "locked": false });
    let seats = [user(host), guest("Guest 2"), guest("Guest 3")];
    open(host, with(table(&seats), "settings", settings)).await
}

fn id(table: &Value) -> Uuid {
    text(table, "id").parse().unwrap()
}

async fn sits(app: &TestApp, table: &Value, body: Value) -> Answer {
    let path = format!("/live/{}/guest", text(table, "code"));
    app.anyone().post(&path, body).await
}

/// Sits down, which must do; gives the token of the seat.
async fn seated(app: &TestApp, table: &Value, body: Value) -> String {
    let sat = sits(app, table, body).await;
    assert_eq!(sat.status, 201, "{sat:?}");
    text(&sat.body, "token").to_owned()
}

async fn link(app: &TestApp, table: &Value, token: Value) -> Answer {
    let path = format!("/live/{}/claim-link", text(table, "id"));
    app.anyone().post(&path, json!({ "token": token })).await
}

async fn set(host: &mut Device, settings: Value) {
    assert_eq!(
        host.does(json!({ "type": "settings", "settings": settings })).await,
        "done"
    );
}

api_test!(
    async fn a_guest_chooses_a_seat_and_plays_on_it(app) {
        let alice = app.user("Alice").await;
        let opened = laid(&alice, json!("player")).await;
        let mut host = Device::join(app, &alice, id(&opened), None).await;
        let shown = app.anyone().get(&format!("/live/{}/guest", text(&opened, "code"))).await;
        assert_eq!((shown.status, &shown.body["table"]["role"]), (200, &json!("player")));
        assert_eq!(shown.body["table"]["host"], Value::Null, "who hosts is for people with an account");
        let token = seated(app, &opened, json!({ "seat": 2, "name": " Zoé  B " })).await;
        host.hears("people", |people| people["guests"] == json!([{ "seat": 2, "devices": 0 }])).await;
        let mut zoe = Device::join_as_guest(app, id(&opened), text(&opened, "code"), Some(&token)).await;
        assert_eq!(zoe.role, "player");
        assert_eq!(zoe.snapshot["board"]["seats"][1]["guestName"], "Zoé B");
        assert_eq!(zoe.table["code"], Value::Null, "what anyone may see");
        host.hears("people", |people| people["guests"][0]["devices"] == 1).await;
        assert_eq!(zoe.does(life(2, -3)).await, "done");
        assert_eq!(zoe.does(life(1, -3)).await, "not_allowed");
        host.is_at(zoe.sequence).await;
        assert_eq!(host.events.last().unwrap()["by"]["seat"], 2, "who changed what");
        for (seat, why) in [(2, "taken"), (1, "taken"), (4, "unknown"), (0, "unknown"), (300, "unknown")] {
            let refused = sits(app, &opened, json!({ "seat": seat })).await;
            assert_eq!((refused.status, &refused.body["fields"]["seat"]), (422, &json!(why)), "{seat}");
        }
        let unnamed = sits(app, &opened, json!({ "seat": 3, "name": " " })).await;
        assert_eq!(unnamed.status, 422, "{unnamed:?}");
        // The same device goes to the other seat, then gets up.
        let moved = seated(app, &opened, json!({ "seat": 3, "token": token })).await;
        zoe.hears("role", |said| said["role"] == "viewer").await;
        let up = sits(app, &opened, json!({ "token": moved })).await;
        assert_eq!((up.status, &up.body["token"]), (201, &Value::Null));
        host.hears("people", |people| people["guests"] == json!([])).await;
    }
);

api_test!(
    async fn a_viewer_needs_no_account_where_the_host_lets_them(app) {
        let alice = app.user("Alice").await;
        let opened = laid(&alice, json!("viewer")).await;
        let (table, code) = (id(&opened), text(&opened, "code"));
        let mut host = Device::join(app, &alice, table, None).await;
        let mut viewer = Device::join_as_guest(app, table, code, Some("no token of any seat")).await;
        assert_eq!(viewer.role, "viewer");
        assert_eq!(viewer.does(life(2, -3)).await, "not_allowed");
        assert_eq!(sits(app, &opened, json!({ "seat": 2 })).await.status, 403);
        host.hears("people", |people| people["viewers"] == 1).await;
        set(&mut host, json!({ "allSeats": true, "joinAs": "player", "guests": null, "locked": false })).await;
        assert_eq!(viewer.closed().await, 4403);
        let path = format!("/live/{code}/guest");
        assert_eq!(app.anyone().get(&path).await.code(), 50);
        assert_eq!(sits(app, &opened, json!({ "seat": 2 })).await.code(), 50);
        let hello = |code: &str| json!({ "type": "guest", "code": code, "device": Uuid::nil() });
        for (code, ends) in [(code, 4401), ("AAAAAA", 4404)] {
            let mut socket = Device::socket(app, table).await;
            socket.say(hello(code)).await;
            assert_eq!(closed(&mut socket).await, ends, "{code}");
        }
        assert_eq!(app.anyone().get("/live/AAAAAA/guest").await.code(), 81);
    }
);

api_test!(
    async fn the_host_locks_seats_and_frees_them(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let opened = laid(&alice, json!("player")).await;
        let (table, code) = (id(&opened), text(&opened, "code"));
        let token = seated(app, &opened, json!({ "seat": 2 })).await;
        let mut host = Device::join(app, &alice, table, None).await;
        let mut zoe = Device::join_as_guest(app, table, code, Some(&token)).await;
        set(&mut host, json!({ "allSeats": false, "joinAs": "player", "guests": "player", "locked": true })).await;
        assert_eq!(sits(app, &opened, json!({ "seat": 3 })).await.status, 403);
        assert_eq!(sits(app, &opened, json!({})).await.status, 201);
        assert_eq!(bob.post(&format!("/live/{code}/join"), json!({})).await.status, 200);
        let mut player = Device::join(app, &bob, table, None).await;
        let mine = json!({ "type": "seat", "seat": 3, "place": {
            "userId": bob.id, "guestName": null, "deckId": null, "deckName": null, "commanders": [], "color": "green",
        } });
        assert_eq!(player.does(mine.clone()).await, "not_allowed");
        assert_eq!(zoe.does(life(2, -1)).await, "done");
        let path = format!("/live/{table}/guest/2");
        assert_eq!(bob.delete(&path).await.status, 403);
        assert_eq!(alice.delete(&path).await.status, 200);
        zoe.hears("role", |said| said["role"] == "viewer").await;
        assert_eq!(zoe.does(life(2, -1)).await, "not_allowed");
        assert_eq!(alice.delete(&path).await.status, 404);
        // A seat that a user takes is no longer the guest's.
        set(&mut host, json!({ "allSeats": false, "joinAs": "player", "guests": "player", "locked": false })).await;
        let token = seated(app, &opened, json!({ "seat": 3 })).await;
        let mut kim = Device::join_as_guest(app, table, code, Some(&token)).await;
        assert_eq!(kim.role, "player");
        assert_eq!(player.does(mine).await, "done");
        kim.hears("role", |said| said["role"] == "viewer").await;
    }
);

api_test!(
    async fn a_guest_claims_the_game_with_their_seats_token(app) {
        let (alice, zoe) = (app.user("Alice").await, app.user("Zoé").await);
        let opened = laid(&alice, json!("player")).await;
        let token = seated(app, &opened, json!({ "seat": 3, "name": "Zoé" })).await;
        assert_eq!(link(app, &opened, json!(token)).await.code(), 60, "no game yet");
        let mut host = Device::join(app, &alice, id(&opened), None).await;
        assert_eq!(host.does(json!({ "type": "order", "seats": [3, 1, 2] })).await, "done");
        let game = finish(&alice, &opened, json!({ "placements": [2, 3, 1] })).await.body["game"].clone();
        assert_eq!(link(app, &opened, json!("another")).await.code(), 60);
        assert_eq!(link(app, &opened, Value::Null).await.status, 422);
        let made = link(app, &opened, json!(token)).await;
        assert_eq!(made.status, 201, "{made:?}");
        let claimed = zoe.post(&format!("/claim/{}", text(&made.body, "token")), json!({})).await;
        assert_eq!(claimed.status, 200, "{claimed:?}");
        let seats = claimed.body["game"]["seats"].as_array().unwrap().clone();
        let winner = seats.iter().find(|seat| seat["placement"] == 1).unwrap();
        assert_eq!((&winner["userId"], &claimed.body["game"]["id"]), (&json!(zoe.id), &game["id"]));
        assert_eq!(link(app, &opened, json!(token)).await.code(), 62, "it is theirs now");
    }
);
