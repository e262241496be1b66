//! The streaming token and the overlay it opens.

use std::time::Duration;

use podium_system::Clock;
use podium_test_support::{Caller, Database, Heard, Socket, TestApp, api_test, send, within_five_seconds};
use reqwest::Method;
use serde_json::{Value, json};

use crate::live::{finish, guest, open, table, text, user};
use crate::table::{befriend, with};

const PATH: &str = "/live/overlay/socket";

async fn token(caller: &Caller) -> String {
    let made = caller.post("/auth/streamingtoken", json!({})).await;
    assert_eq!(made.status, 201, "{made:?}");
    made.body["token"].as_str().unwrap().to_owned()
}

/// An overlay that has said hello, from a page that is not ours.
async fn overlay(app: &TestApp, token: &str) -> Socket {
    let mut socket = Socket::open(&app.origin, PATH, "null").await.expect("a socket");
    socket.say(json!({ "type": "hello", "token": token })).await;
    socket
}

/// The next message. How many look on is told in between, whenever another overlay comes or has gone.
async fn said(socket: &mut Socket, what: &str) -> Value {
    loop {
        match socket.next().await {
            Heard::Message(message) if message["type"] == what => return message,
            Heard::Message(message) if message["type"] == "people" => (),
            other => panic!("{what} was expected: {other:?}"),
        }
    }
}

/// The table that an overlay is shown next, with its people and what lies on it.
async fn shown(socket: &mut Socket) -> (Value, Value, Value) {
    let table = said(socket, "table").await["table"].clone();
    (table, said(socket, "people").await, said(socket, "snapshot").await)
}

/// Waits until the overlay goes to another table.
async fn goes_to(socket: &mut Socket) -> Value {
    loop {
        match socket.next().await {
            Heard::Message(message) if message["type"] == "table" => return message["table"].clone(),
            Heard::Message(_) => (),
            closed => panic!("{closed:?}"),
        }
    }
}

async fn closed(socket: &mut Socket) -> u16 {
    loop {
        if let Heard::Closed(code) = socket.next().await {
            return code;
        }
    }
}

api_test!(
    async fn a_token_is_shown_once_and_only_a_hash_is_kept(app) {
        let alice = app.user("Alice").await;
        assert_eq!(alice.get("/user/streaming").await.body, json!({ "streaming": { "madeAt": null, "usedAt": null } }));
        app.clock.advance(Duration::from_secs(1));
        let once = alice.request(Method::POST, "/auth/streamingtoken").header("idempotency-key", "once").json(&json!({}));
        let made = send(once).await;
        assert_eq!(made.status, 201, "{made:?}");
        let token = text(&made.body, "token").to_owned();
        assert_eq!(text(&made.body, "url"), format!("{}/obs#token={token}", app.origin));
        assert!(token.len() >= 43, "256 bits");
        let state = alice.get("/user/streaming").await.body["streaming"].clone();
        assert!(state["madeAt"].is_string() && state["usedAt"].is_null() && !state.to_string().contains(&token));
        // Nothing that is kept has it, not even to be answered again.
        let found = crate::account::texts_with(app, &token).await;
        assert_eq!(found, Vec::<String>::new());
        let mut overlay = overlay(app, &token).await;
        said(&mut overlay, "welcome").await;
        while alice.get("/user/streaming").await.body["streaming"]["usedAt"].is_null() {
            tokio::task::yield_now().await;
        }
        app.clock.advance(Duration::from_secs(1));
        assert_eq!(alice.delete("/auth/streamingtoken").await.body, json!({}));
        assert_eq!(closed(&mut overlay).await, 4401);
        assert_eq!(alice.delete("/auth/streamingtoken").await.status, 200, "what is so already is no mistake");
        let activity = alice.get("/user/activity").await.body["trail"].clone();
        let actions: Vec<&str> = activity.as_array().unwrap().iter().map(|entry| text(entry, "action")).collect();
        assert_eq!(actions[..2], ["streaming_token_ended", "streaming_token_made"]);
        for nobody in [app.anyone(), app.unverified("Una").await] {
            assert_eq!(nobody.post("/auth/streamingtoken", json!({})).await.status, 401);
            assert_eq!((nobody.delete("/auth/streamingtoken").await.status, nobody.get("/user/streaming").await.status), (401, 401));
        }
    }
);

api_test!(
    async fn an_overlay_goes_where_its_owner_goes(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(app, &alice, &bob).await;
        let token = token(&alice).await;
        let mut overlay = overlay(app, &token).await;
        let welcome = said(&mut overlay, "welcome").await;
        assert_eq!((&welcome["role"], &welcome["sequence"]), (&json!("viewer"), &json!(0)));
        assert_eq!(said(&mut overlay, "table").await["table"], Value::Null);

        let first = open(&alice, table(&[user(&alice), user(&bob), guest("Zoë")])).await;
        let (at, people, snapshot) = shown(&mut overlay).await;
        assert_eq!((&at["id"], &at["code"]), (&first["id"], &Value::Null), "the world does not see the code");
        let named: Vec<&Value> = people["people"].as_array().unwrap().iter().map(|person| &person["id"]).collect();
        assert_eq!((named, &snapshot["board"]["seats"][0]["life"]), (vec![&json!(alice.id), &json!(bob.id)], &json!(40)));

        // Another's table that she joins as a player is hers to show; one she only watches is not.
        app.clock.advance(Duration::from_secs(60));
        let watching = json!({ "formatId": crate::table::COMMANDER, "seats": [user(&bob), guest("Zoë")], "settings": { "allSeats": true, "joinAs": "viewer" } });
        let watched = open(&bob, watching).await;
        alice.post(&format!("/live/{}/join", text(&watched, "code")), json!({})).await;
        let played = open(&bob, table(&[user(&bob), guest("Zoë")])).await;
        app.clock.advance(Duration::from_secs(60));
        alice.post(&format!("/live/{}/join", text(&played, "code")), json!({})).await;
        assert_eq!(goes_to(&mut overlay).await["id"], played["id"]);

        app.clock.advance(Duration::from_secs(60));
        assert_eq!(finish(&bob, &played, json!({})).await.status, 200);
        // Back to the one that is still open; then to what was finished last, and at last to nothing.
        loop {
            let at = goes_to(&mut overlay).await;
            if at["id"] == first["id"] {
                break;
            }
            assert_eq!(at["id"], played["id"]);
        }
        app.clock.advance(Duration::from_secs(60));
        assert_eq!(finish(&alice, &first, json!({})).await.status, 200);
        loop {
            let at = goes_to(&mut overlay).await;
            assert_eq!(at["id"], first["id"]);
            if at["gameId"].is_string() {
                break;
            }
        }
        app.clock.advance(Duration::from_secs(15 * 60 + 1));
        assert_eq!(goes_to(&mut overlay).await, Value::Null);
    }
);

api_test!(
    async fn a_new_token_stops_what_the_old_one_opened_within_five_seconds(app) {
        let alice = app.user("Alice").await;
        let old = token(&alice).await;
        let mut before = overlay(app, &old).await;
        said(&mut before, "welcome").await;
        let new = token(&alice).await;
        assert_eq!(within_five_seconds(closed(&mut before)).await, 4401);
        assert_eq!(closed(&mut overlay(app, &old).await).await, 4401);
        said(&mut overlay(app, &new).await, "welcome").await;
    }
);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_new_token_stops_the_old_one_on_every_node() {
    let database = Database::postgres().await;
    let here = TestApp::start(database.clone()).await;
    let there = TestApp::start(database).await;
    let alice = here.user("Alice").await;
    let old = token(&alice).await;
    let mut elsewhere = overlay(&there, &old).await;
    said(&mut elsewhere, "welcome").await;
    token(&alice).await;
    assert_eq!(within_five_seconds(closed(&mut elsewhere)).await, 4401);
}

api_test!(
    async fn a_streaming_token_opens_nothing_else(app) {
        let alice = app.user("Alice").await;
        let opened = open(&alice, table(&[user(&alice), guest("Zoë")])).await;
        let mut thief = app.anyone();
        thief.token = token(&alice).await;
        for path in ["/user", "/user/decks", "/games", "/live/current", "/user/streaming", &format!("/live/{}", text(&opened, "code"))] {
            let refused = thief.get(path).await;
            assert_eq!((refused.status, refused.code()), (401, 52), "{path}");
        }
        for (path, body) in [("/live", table(&[user(&alice), guest("Zoë")])), ("/auth/login", json!({ "locale": "en" })), ("/auth/streamingtoken", json!({}))] {
            assert_eq!(thief.post(path, body).await.code(), 52, "{path}");
        }
        let hello = json!({ "type": "hello", "token": thief.token, "device": opened["id"], "have": null });
        let mut at_table = Socket::open(&app.origin, &format!("/live/{}/socket", text(&opened, "id")), &app.origin).await.unwrap();
        at_table.say(hello).await;
        assert_eq!(closed(&mut at_table).await, 4401);
        let mut pages = Socket::open(&app.origin, "/user/socket", &app.origin).await.unwrap();
        pages.say(json!({ "type": "hello", "token": thief.token })).await;
        assert_eq!(closed(&mut pages).await, 4401);
        // And what opens everything else does not open the overlay.
        assert_eq!(closed(&mut overlay(app, &alice.token).await).await, 4401);
    }
);

api_test!(
    async fn an_overlay_only_looks(app) {
        let alice = app.user("Alice").await;
        let opened = open(&alice, table(&[user(&alice), guest("Zoë")])).await;
        let token = token(&alice).await;
        let hello = json!({ "type": "hello", "token": token });
        let life = json!({ "type": "do", "id": opened["id"], "command": { "type": "life", "seat": 1, "delta": -40 } });
        for wrong in [life, hello.clone(), json!({ "type": "renew", "token": token }), json!({ "type": "what" }), json!(7)] {
            let mut overlay = overlay(app, &token).await;
            shown_after_welcome(&mut overlay).await;
            overlay.say(wrong.clone()).await;
            assert_eq!(closed(&mut overlay).await, 4400, "{wrong}");
        }
        for first in [json!({ "type": "ping", "at": 1 }), json!({ "type": "hello" }), json!({ "type": "hello", "token": token, "device": opened["id"] })] {
            let mut socket = Socket::open(&app.origin, PATH, "https://elsewhere.example").await.unwrap();
            socket.say(first.clone()).await;
            assert_eq!(closed(&mut socket).await, 4400, "{first}");
        }
        let mut overlay = overlay(app, &token).await;
        let snapshot = shown_after_welcome(&mut overlay).await;
        assert_eq!((&snapshot["sequence"], &snapshot["board"]["seats"][0]["life"]), (&json!(1), &json!(40)));
        overlay.say(json!({ "type": "ping", "at": 12.5 })).await;
        assert_eq!(said(&mut overlay, "pong").await["at"], 12.5);
        assert_eq!(closed(&mut self::overlay(app, "rubbish").await).await, 4401);
        for _ in 0..200 {
            overlay.say(json!({ "type": "ping", "at": 1 })).await;
        }
        assert!([4429, 0].contains(&closed(&mut overlay).await));
    }
);

async fn shown_after_welcome(socket: &mut Socket) -> Value {
    said(socket, "welcome").await;
    shown(socket).await.2
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn one_address_guesses_only_so_often() {
    let app = TestApp::start_with(Database::sqlite(), |settings| settings.rate_limit = 20).await;
    let mut refused = None;
    for _ in 0..25 {
        match Socket::open(&app.origin, PATH, "null").await {
            Ok(mut socket) => {
                socket.say(json!({ "type": "hello", "token": "a guess" })).await;
                assert_eq!(closed(&mut socket).await, 4401);
            }
            Err(status) => refused = Some(status),
        }
    }
    assert_eq!(refused, Some(429));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_streaming_token_is_in_no_line_of_the_log() {
    let app = TestApp::start_at(Database::sqlite(), Clock::system(), |_| ()).await;
    let (origin, alice) = (app.origin.clone(), app.user("Alice").await);
    let mut binary = app.become_binary(env!("CARGO_BIN_EXE_podium")).await;
    binary.kill();
    binary.logged = "info,podium=trace,podium_store=trace,podium_identity=trace,axum=trace,tower_http=trace";
    binary.start().await;
    let token = text(&alice.post("/auth/streamingtoken", json!({})).await.body, "token").to_owned();
    let hello = json!({ "type": "hello", "token": token });
    let first = [
        hello.clone(),
        with(hello.clone(), "type", "what"),
        with(hello.clone(), "token", format!("{token}x")),
        json!(token),
    ];
    for said in first {
        let mut socket = Socket::open(&origin, PATH, "null").await.unwrap();
        socket.say(said.clone()).await;
        let answered = socket.next().await;
        assert!(
            matches!(answered, Heard::Closed(4400 | 4401)) || said == hello,
            "{answered:?}"
        );
    }
    // As a bearer token, and wherever an address takes one.
    let mut lost = alice.clone();
    lost.token = token.clone();
    assert_eq!(lost.get("/user").await.status, 401);
    assert_eq!(alice.get(&format!("/user/streaming?token={token}")).await.status, 200);
    assert_eq!(alice.page(&format!("/obs?token={token}")).await.status, 200);
    let log = binary.log();
    assert!(!log.is_empty() && !log.contains(&token), "{log}");
}
