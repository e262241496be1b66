//! People without an account at a live table: they look on by its code, or hold a guest's seat and claim its game later.

use podium_test_support::{Answer, Caller, Heard, Socket, TestApp, api_test};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::account::{delete_account, username};
use crate::live::{finish, guest, new_id, open, table, text, user};
use crate::live_device::{Device, life};
use crate::live_doors::closed;
use crate::table::{befriend, with};

/// A table of its host and two guests, on their own seats only.
pub async fn laid(host: &Caller, guests: Value) -> Value {
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
pub async fn seated(app: &TestApp, table: &Value, body: Value) -> String {
    let sat = sits(app, table, body).await;
    assert_eq!(sat.status, 201, "{sat:?}");
    text(&sat.body, "token").to_owned()
}

pub async fn link(app: &TestApp, table: &Value, token: Value) -> Answer {
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

/// Opens sockets that only watch until the table lets in no more; gives those that are open.
async fn viewers_until_full(app: &TestApp, opened: &Value) -> Vec<Socket> {
    let mut viewers = Vec::new();
    loop {
        let mut viewer = Device::socket(app, id(opened)).await;
        viewer.say(watch(opened)).await;
        match viewer.next().await {
            Heard::Message(_) => viewers.push(viewer),
            Heard::Closed(code) => {
                assert_eq!(code, 1013, "try again later");
                return viewers;
            }
        }
        assert!(viewers.len() < 200, "there is no limit");
    }
}

fn watch(opened: &Value) -> Value {
    json!({ "type": "guest", "code": text(opened, "code"), "token": null, "device": new_id(), "have": null })
}

api_test!(
    async fn viewers_of_one_address_take_no_place_of_others(app) {
        let alice = app.user("Alice").await;
        let opened = laid(&alice, json!("player")).await;
        let (table, code) = (id(&opened), text(&opened, "code"));
        let zoes = seated(app, &opened, json!({ "seat": 2 })).await;
        let kims = seated(app, &opened, json!({ "seat": 3 })).await;
        let mut viewers = viewers_until_full(app, &opened).await;
        let mut zoe = Device::join_as_guest(app, table, code, Some(&zoes)).await;
        assert_eq!((zoe.does(life(2, -1)).await, zoe.role.as_str()), ("done".into(), "player"));
        let mut host = Device::join(app, &alice, table, None).await;
        assert_eq!(host.does(life(1, -1)).await, "done");
        let path = format!("/live/{table}/socket");
        let mut elsewhere = Socket::open_from([127, 0, 0, 2].into(), &app.origin, &path, &app.origin).await.unwrap();
        elsewhere.say(watch(&opened)).await;
        assert!(matches!(elsewhere.next().await, Heard::Message(_)), "one address has not taken every place");
        // Sitting down and getting up again makes no more of them.
        let mut kim = Device::join_as_guest(app, table, code, Some(&kims)).await;
        assert_eq!(sits(app, &opened, json!({ "token": kims })).await.status, 201);
        assert_eq!(kim.closed().await, 1013);
        // A place that becomes free is given again.
        let before = viewers.len();
        host.hears("people", |people| people["viewers"] == json!(before + 1)).await;
        drop(viewers.pop());
        host.hears("people", |people| people["viewers"] == json!(before)).await;
        assert_eq!(viewers_until_full(app, &opened).await.len(), 1);
    }
);

api_test!(
    async fn a_new_code_ends_what_was_seen_by_the_old_one(app) {
        let [alice, bob, carol] = [app.user("Alice").await, app.user("Bob").await, app.user("Carol").await];
        befriend(app, &alice, &carol).await;
        let opened = open(&alice, table(&[user(&alice), user(&carol), guest("Guest 3")])).await;
        let (table, code) = (id(&opened), text(&opened, "code"));
        let token = seated(app, &opened, json!({ "seat": 3 })).await;
        assert_eq!(bob.post(&format!("/live/{code}/join"), json!({})).await.status, 200);
        let mut bobs = Device::join(app, &bob, table, None).await;
        let mut carols = Device::join(app, &carol, table, None).await;
        let mut zoe = Device::join_as_guest(app, table, code, Some(&token)).await;
        let mut viewer = Device::join_as_guest(app, table, code, None).await;
        let renewed = alice.put(&format!("/live/{table}/code"), json!({})).await;
        assert_eq!(renewed.status, 200, "{renewed:?}");
        let new = text(&renewed.body["table"], "code").to_owned();
        assert_eq!((bobs.closed().await, viewer.closed().await), (4410, 4410));
        for path in [format!("/live/{code}"), format!("/live/{table}")] {
            assert_eq!(bob.get(&path).await.code(), 81, "{path}");
        }
        assert_eq!(bob.get("/live/current").await.body["tables"], json!([]));
        assert_eq!(app.anyone().get(&format!("/live/{code}/guest")).await.code(), 81);
        assert_eq!((carols.does(life(2, -1)).await, zoe.does(life(3, -1)).await), ("done".into(), "done".into()));
        // A guest who holds a seat comes back with its token; who holds none needs the new code.
        let back = app.anyone().put(&format!("/live/{table}/guest"), json!({ "token": token })).await;
        assert_eq!((back.status, text(&back.body["table"], "code")), (200, new.as_str()));
        assert_eq!(back.body["table"]["role"], "player");
        let stranger = app.anyone().put(&format!("/live/{table}/guest"), json!({ "token": "another" })).await;
        assert_eq!(stranger.code(), 81);
        assert_eq!(bob.post(&format!("/live/{new}/join"), json!({})).await.status, 200);
        assert_eq!(Device::join_as_guest(app, table, &new, None).await.role, "viewer");
        // Without the seat, the old code does not even let them watch.
        assert_eq!(alice.delete(&format!("/live/{table}/guest/3")).await.status, 200);
        assert_eq!(zoe.closed().await, 4410);
    }
);

api_test!(
    async fn guests_change_their_own_seat_unless_the_host_allows_more(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let opened = open(&alice, table(&[user(&alice), guest("Guest 2")])).await;
        let (table, code) = (id(&opened), text(&opened, "code").to_owned());
        let token = seated(app, &opened, json!({ "seat": 2 })).await;
        let mut zoe = Device::join_as_guest(app, table, &code, Some(&token)).await;
        assert_eq!(zoe.snapshot["board"]["settings"]["guestsAllSeats"], false, "the guest is told");
        assert_eq!((zoe.does(life(2, -1)).await, zoe.does(life(1, -1)).await), ("done".into(), "not_allowed".into()));
        assert_eq!(bob.post(&format!("/live/{code}/join"), json!({})).await.status, 200);
        let mut players = Device::join(app, &bob, table, None).await;
        assert_eq!(players.does(life(1, -1)).await, "done", "who has an account may, as before");
        let all = |all_seats: bool| {
            json!({ "allSeats": all_seats, "joinAs": "player", "guests": "player", "guestsAllSeats": true, "locked": false })
        };
        let mut host = Device::join(app, &alice, table, None).await;
        set(&mut host, all(true)).await;
        assert_eq!(zoe.does(life(1, -1)).await, "done");
        app.restart().await;
        let mut zoe = Device::join_as_guest(app, table, &code, Some(&token)).await;
        assert_eq!(zoe.snapshot["board"]["settings"]["guestsAllSeats"], true);
        assert_eq!(zoe.does(life(1, -1)).await, "done");
        // Nobody may more than players with an account.
        let mut host = Device::join(app, &alice, table, None).await;
        set(&mut host, all(false)).await;
        assert_eq!(zoe.does(life(1, -1)).await, "not_allowed");
    }
);

api_test!(
    async fn a_guest_whose_seat_went_to_a_user_is_a_viewer_like_others(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let opened = laid(&alice, json!("player")).await;
        let (table, code) = (id(&opened), text(&opened, "code"));
        let token = seated(app, &opened, json!({ "seat": 3 })).await;
        let mut zoe = Device::join_as_guest(app, table, code, Some(&token)).await;
        assert_eq!(bob.post(&format!("/live/{code}/join"), json!({})).await.status, 200);
        let mut player = Device::join(app, &bob, table, None).await;
        let taken = json!({ "type": "seat", "seat": 3, "place": {
            "userId": bob.id, "guestName": null, "deckId": null, "deckName": null, "commanders": [], "color": "green",
        } });
        assert_eq!(player.does(taken).await, "done");
        zoe.hears("role", |said| said["role"] == "viewer").await;
        let back = app.anyone().put(&format!("/live/{table}/guest"), json!({ "token": token })).await;
        assert_eq!(back.code(), 81, "the token proves no seat any more: {back:?}");
        let renewed = alice.put(&format!("/live/{table}/code"), json!({})).await;
        assert_eq!(renewed.status, 200, "{renewed:?}");
        assert_eq!(zoe.closed().await, 4410);
        let mut again = Device::socket(app, table).await;
        let hello = json!({ "type": "guest", "code": code, "token": token, "device": new_id(), "have": null });
        again.say(hello).await;
        assert_eq!(closed(&mut again).await, 4404);
    }
);

api_test!(
    async fn a_table_that_is_deleted_is_unknown_to_who_watched_it(app) {
        let alice = app.user("Alice").await;
        let opened = laid(&alice, json!("viewer")).await;
        let mut viewer = Device::join_as_guest(app, id(&opened), text(&opened, "code"), None).await;
        let deleted = delete_account(&alice, &username(&alice).await).await;
        assert_eq!(deleted.status, 200, "{deleted:?}");
        assert_eq!(viewer.closed().await, 4404);
    }
);
