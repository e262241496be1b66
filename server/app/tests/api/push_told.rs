//! Push messages: who gets which, signed and encrypted as a push service and a browser check it.

use std::pin::pin;
use std::time::Duration;

use podium_domain::PushEvent;
use podium_store::push as stored;
use podium_store::{Conn, live as tables};
use podium_test_support::{Database, Delivery, PUSH_CONTACT, PushService, TestApp};
use serde_json::json;
use uuid::Uuid;

use crate::live::{self, guest as live_guest, table, text, user as live_user};
use crate::live_offline::{Offline, finish};
use crate::push::{code_of, push_of, push_test, subscribe, told};
use crate::table::{befriend, game, group, guest, id, path, put_at, record, user, with};

const ALL: [&str; 4] = ["table", "friend", "invitation", "game"];

push_test!(
    async fn each_kind_is_told_to_those_who_asked_for_it(app, service) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        subscribe(&service, &bob, "bob", &ALL, "en").await;
        let key = push_of(&bob).await["key"].clone();
        let bobs = code_of(&bob).await;

        assert_eq!(alice.post(&bobs, json!({})).await.status, 201);
        let first = service.next().await;
        assert_eq!(first.payload["kind"], "friend");
        assert_eq!(first.payload["title"], "Friend request");
        assert_eq!(first.payload["text"], "Alice sent you a friend request.");
        assert_eq!((&first.payload["url"], &json!(first.key)), (&json!("/friends"), &key));
        let now = app.clock.now().seconds();
        let lives = first.claims["exp"].as_i64().unwrap() - now;
        assert!((1..=24 * 60 * 60).contains(&lives), "{lives}");
        assert_eq!((&first.claims["aud"], &first.claims["sub"]), (&json!(service.origin), &json!(PUSH_CONTACT)));
        assert_eq!(["ttl", "urgency"].map(|name| first.header(name)), ["86400", "normal"]);
        let topic = first.header("topic");
        assert!(topic.len() <= 32 && first.payload["tag"] == topic, "{topic}");

        let alices = code_of(&alice).await;
        assert_eq!(bob.put(&alices, json!({})).await.status, 200);
        let thursday = group(&app, "Thursday", &[(&alice, "owner")]).await;
        let invite = format!("/playgroup/{thursday}/invite");
        assert_eq!(alice.post(&invite, json!({ "id": bob.id })).await.status, 201);
        let second = service.next().await;
        assert_eq!((&second.payload["text"], &second.payload["url"]), (&json!("Alice invited you to Thursday."), &json!("/playgroups")));
        assert_eq!(second.bytes, first.bytes, "its length says nothing");
        assert_ne!(second.header("topic"), topic);
        assert_eq!(alice.post(&invite, json!({ "id": bob.id })).await.status, 200, "invited already");

        // From another browser in French, at whose place the first no longer gets anything.
        subscribe(&service, &bob, "bob-too", &ALL, "fr").await;
        let played = record(&alice, game(&[user(&alice, 1), user(&bob, 2), guest("Zoë", 3)])).await;
        let third = service.next().await;
        assert_eq!((&third.browser[..], &third.payload["title"]), ("bob-too", &json!("Partie enregistrée")));
        assert_eq!(third.payload["text"], "Alice a enregistré une partie où tu as joué.");
        assert_eq!(third.payload["url"], format!("/fr/game/{}", text(&played, "id")));

        let opened = live::open(&alice, table(&[live_user(&alice), live_user(&bob)])).await;
        let fourth = service.next().await;
        assert_eq!(fourth.payload["kind"], "table");
        assert_eq!(["ttl", "urgency"].map(|name| fourth.header(name)), ["3600", "high"]);
        assert_eq!(fourth.payload["url"], format!("/fr/live/{}", text(&opened, "code")));

        // What changed nothing was told to nobody: the next is about this.
        let corrected = game(&[user(&alice, 2), user(&bob, 1), guest("Zoë", 3)]);
        assert_eq!(put_at(&alice, &path("game", &played), &json!(1), corrected).await.status, 200);
        let set = json!({ "formatId": played["formatId"], "games": [
            game(&[user(&alice, 1), user(&bob, 2)]), game(&[user(&alice, 2), user(&bob, 1)]),
        ] });
        assert_eq!(alice.post("/set", set).await.status, 201);
        assert_eq!(service.next().await.payload["kind"], "game");
        live::open(&alice, table(&[live_user(&alice), live_user(&bob)])).await;
        assert_eq!(service.next().await.payload["kind"], "table", "a set is one message");
    }
);

push_test!(
    async fn a_game_played_offline_is_told_to_its_players(app, service) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(&app, &alice, &bob).await;
        subscribe(&service, &bob, "bob", &["game"], "en").await;
        let body = table(&[live_user(&alice), live_user(&bob)]);
        // Played without the server as a whole; then opened with it, and only finished without it.
        for (opened, status) in [(false, 201), (true, 200)] {
            let mut offline = Offline::new(&app, body.clone());
            if opened {
                live::open(&alice, with(body.clone(), "id", offline.id.as_str())).await;
            }
            offline.does(&app, finish());
            let uploaded = offline.upload(&app, &alice).await;
            assert_eq!(uploaded.status, status, "{uploaded:?}");
            let played = text(&uploaded.body["table"], "gameId");
            let told = service.next().await;
            assert_eq!((&told.payload["kind"], &told.payload["url"]), (&json!("game"), &json!(format!("/game/{played}"))));
        }
    }
);

push_test!(
    async fn nothing_is_told_to_those_who_did_not_ask(app, service) {
        let (alice, bob, cleo) = (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await);
        befriend(&app, &alice, &bob).await;
        befriend(&app, &alice, &cleo).await;
        subscribe(&service, &bob, "bob", &["friend"], "en").await;
        subscribe(&service, &cleo, "cleo", &["game"], "en").await;
        let seats = [live_user(&alice), live_user(&bob), live_user(&cleo)];
        live::open(&alice, table(&seats)).await;
        // A seat of one's own needs no telling.
        record(&bob, game(&[user(&bob, 1), guest("Zoë", 2)])).await;
        record(&alice, game(&[user(&alice, 1), user(&bob, 2), user(&cleo, 3)])).await;
        let only = service.next().await;
        assert_eq!((&only.browser[..], &only.payload["kind"]), ("cleo", &json!("game")));
    }
);

push_test!(
    async fn a_browser_that_is_gone_is_forgotten(app, service) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(&app, &alice, &bob).await;
        for status in [410, 404] {
            subscribe(&service, &bob, "bob", &["table"], "en").await;
            service.answer(status, None);
            live::open(&alice, table(&[live_user(&alice), live_user(&bob)])).await;
            assert_eq!(service.next().await.answered, status);
            while push_of(&bob).await["kinds"] != json!([]) {
                tokio::task::yield_now().await;
            }
        }
    }
);

push_test!(
    async fn a_busy_service_is_asked_again_when_it_says(app, service) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(&app, &alice, &bob).await;
        subscribe(&service, &bob, "bob", &["table"], "en").await;
        service.answer(429, Some(30));
        service.answer(503, Some(60));
        // What is refused otherwise is not sent again, and keeps its place.
        service.answer(400, None);
        live::open(&alice, table(&[live_user(&alice), live_user(&bob)])).await;
        let mut tries = Vec::new();
        for answered in [429, 503, 400] {
            let delivery = next_as_time_passes(&app, &mut service).await;
            assert_eq!(delivery.answered, answered);
            tries.push(delivery.claims["exp"].as_i64().unwrap());
        }
        assert!(tries[1] - tries[0] >= 30 && tries[2] - tries[1] >= 60, "{tries:?}");
        assert_eq!(push_of(&bob).await["kinds"], json!(["table"]));
    }
);

/// The next message, while the clock goes on in seconds.
async fn next_as_time_passes(app: &TestApp, service: &mut PushService) -> Delivery {
    let mut next = pin!(service.next());
    loop {
        tokio::select! {
            delivery = &mut next => return delivery,
            () = tokio::time::sleep(Duration::from_millis(10)) => app.clock.advance(Duration::from_secs(1)),
        }
    }
}

push_test!(
    async fn it_ends_with_the_sign_in(app, service) {
        let (alice, bob, cleo) = (app.user("Alice").await, app.user("Bob").await, app.user("Cleo").await);
        for friend in [&bob, &cleo] {
            befriend(&app, &alice, friend).await;
        }
        subscribe(&service, &bob, "bob", &["table"], "en").await;
        subscribe(&service, &cleo, "cleo", &["table"], "en").await;
        // Bob signs out while his message waits to be sent again.
        service.answer(429, Some(1));
        let opened = live::open(&alice, table(&[live_user(&alice), live_user(&bob)])).await;
        assert_eq!(service.next().await.answered, 429);
        assert_eq!(bob.delete("/user/sessions/current").await.status, 200);
        let event = PushEvent::TableOpened { table: text(&opened, "id").parse().unwrap() };
        assert_eq!(told(&app, event).await, 0);

        let opened = live::open(&alice, table(&[live_user(&alice), live_user(&cleo), live_guest("Zoë")])).await;
        assert_eq!(service.next().await.browser, "cleo");
        let event = PushEvent::TableOpened { table: text(&opened, "id").parse().unwrap() };
        assert_eq!(told(&app, event).await, 1);
        assert_eq!(cleo.post("/user/sessions/revoke", json!({})).await.status, 200);
        assert_eq!(told(&app, event).await, 0);
        let left = app.app.db.read(async move |c: &mut Conn| stored::of_user(c, id(&cleo)).await);
        assert!(left.await.unwrap().is_empty());
    }
);

push_test!(
    async fn nobody_is_told_what_they_may_not_see(app, service) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        // Asked for before anything happens; the messages themselves are of no interest here.
        subscribe(&service, &bob, "bob", &ALL, "en").await;
        let (from, to) = (id(&alice), id(&bob));
        let bobs = code_of(&bob).await;
        let request = PushEvent::FriendRequest { from, to };
        assert_eq!(told(&app, request).await, 0, "nobody asked");
        alice.post(&bobs, json!({})).await;
        assert_eq!(told(&app, request).await, 1);
        assert_eq!(told(&app, PushEvent::FriendRequest { from: to, to: from }).await, 0);
        alice.delete(&bobs).await;
        assert_eq!(told(&app, request).await, 0, "withdrawn");

        befriend(&app, &alice, &bob).await;
        assert_eq!(told(&app, request).await, 0, "friends already");
        let thursday = group(&app, "Thursday", &[(&alice, "owner")]).await;
        let invitation = PushEvent::Invitation { playgroup: thursday.parse().unwrap(), to };
        alice.post(&format!("/playgroup/{thursday}/invite"), json!({ "id": bob.id })).await;
        assert_eq!(told(&app, invitation).await, 1);
        let opened = live::open(&alice, table(&[live_user(&alice), live_user(&bob)])).await;
        let table_id: Uuid = text(&opened, "id").parse().unwrap();
        let table = PushEvent::TableOpened { table: table_id };
        assert_eq!(told(&app, table).await, 1);
        let at = app.clock.now();
        let played = record(&alice, game(&[user(&alice, 1), user(&bob, 2)])).await;
        let seated = PushEvent::Seated { game: text(&played, "id").parse().unwrap(), at };
        assert_eq!(told(&app, seated).await, 1);
        let earlier = PushEvent::Seated { game: text(&played, "id").parse().unwrap(), at: at - Duration::from_secs(1) };
        assert_eq!(told(&app, earlier).await, 0, "told of at another time");

        // Bob blocks Alice: nothing of hers reaches him any more.
        assert_eq!(bob.put(&format!("/user/{}/block", alice.id), json!({})).await.status, 200);
        for event in [request, invitation, table, seated] {
            assert_eq!(told(&app, event).await, 0, "{event:?}");
        }
        assert_eq!(bob.delete(&format!("/user/{}/block", alice.id)).await.status, 200);
        assert_eq!((told(&app, table).await, told(&app, seated).await), (1, 1));
        assert_eq!(alice.delete(&path("game", &played)).await.status, 200);
        assert_eq!(told(&app, seated).await, 0, "removed");
        let removed = app.app.db.write(async move |c: &mut Conn| tables::remove_person(c, table_id, to).await);
        assert!(removed.await.unwrap());
        assert_eq!(told(&app, table).await, 0, "sent away");
    }
);

push_test!(
    async fn two_nodes_tell_once_and_by_one_key(app, service) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(&app, &alice, &bob).await;
        subscribe(&service, &bob, "bob", &["game"], "en").await;
        let other = app.beside().await;
        let there = alice.at(&other.origin);
        assert_eq!(push_of(&there).await["key"], push_of(&bob).await["key"]);
        let mut expected = Vec::new();
        for caller in [&there, &alice, &there] {
            let played = record(caller, game(&[user(&alice, 1), user(&bob, 2)])).await;
            expected.push(json!(format!("/game/{}", text(&played, "id"))));
            let delivery = service.next().await;
            assert_eq!(Some(&delivery.payload["url"]), expected.last(), "each once, and in order");
        }
    }
);
