//! The socket of signals.

use std::time::Duration;

use podium_api::Change;
use podium_store::Conn;
use podium_test_support::{Caller, Database, Heard, PASSWORD, Socket, TestApp, api_test, send, within_five_seconds};
use reqwest::Method;
use reqwest::header::ORIGIN;
use serde_json::json;

use crate::table::{group, put_at};

async fn opened(app: &TestApp) -> Socket {
    Socket::open(&app.origin, "/user/socket", &app.origin)
        .await
        .expect("a socket")
}

pub async fn closed(socket: &mut Socket) -> u16 {
    // A page may hear that the list of sign-ins has changed just before its own ends.
    let list = Heard::Message(json!({ "type": "changed", "what": ["sessions"] }));
    loop {
        match socket.next().await {
            Heard::Closed(code) => return code,
            told => assert_eq!(told, list, "still open"),
        }
    }
}

fn tell(app: &TestApp, who: &Caller, what: Change) {
    app.app.signals.changed([who.id.parse().unwrap()], what);
}

api_test!(
    async fn only_our_own_pages_open_a_socket(app) {
        for origin in ["https://evil.example", "null", &format!("{}.evil.example", app.origin)] {
            assert_eq!(Socket::open(&app.origin, "/user/socket", origin).await.err(), Some(403), "{origin}");
        }
        let anyone = app.anyone();
        let nowhere = anyone.get("/user/socket").await;
        assert_eq!((nowhere.status, nowhere.code()), (403, 55));
        let no_socket = send(anyone.request(Method::GET, "/user/socket").header(ORIGIN, &app.origin)).await;
        assert_eq!((no_socket.status, no_socket.code()), (400, 10));
    }
);

#[tokio::test]
async fn a_site_with_an_address_takes_only_its_own_and_those_it_names() {
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.public_url = Some("https://podium.example".parse().unwrap());
        settings.web_origins = vec!["https://pages.example".into()];
    })
    .await;
    for (origin, answer) in [
        ("https://podium.example", None),
        ("https://pages.example", None),
        ("http://podium.example", Some(403)),
        (app.origin.as_str(), Some(403)),
    ] {
        assert_eq!(
            Socket::open(&app.origin, "/user/socket", origin).await.err(),
            answer,
            "{origin}"
        );
    }
}

api_test!(
    async fn without_a_sign_in_there_are_no_signals(app) {
        let (alice, unverified) = (app.user("Alice").await, app.unverified("Bob").await);
        for token in ["", "rubbish", &unverified.token, &format!("{}x", alice.token)] {
            let mut socket = opened(app).await;
            socket.say(json!({ "type": "hello", "token": token })).await;
            assert_eq!(closed(&mut socket).await, 4401, "{token}");
        }
        let mut silent = opened(app).await;
        assert_eq!(closed(&mut silent).await, 4401);
    }
);

api_test!(
    async fn what_is_no_message_ends_it(app) {
        let alice = app.user("Alice").await;
        let hello = json!({ "type": "hello", "token": alice.token }).to_string();
        let renew = json!({ "type": "renew", "token": alice.token }).to_string();
        let curious = json!({ "type": "hello", "token": alice.token, "since": 1 }).to_string();
        for first in ["", "{", "[]", "{\"type\":\"what\"}", &renew, &curious] {
            let mut socket = opened(app).await;
            socket.send(first.to_owned()).await;
            assert_eq!(closed(&mut socket).await, 4400, "{first}");
        }
        let mut twice = alice.socket().await;
        twice.send(hello).await;
        assert_eq!(closed(&mut twice).await, 4400);
        let mut chatty = alice.socket().await;
        for _ in 0..40 {
            chatty.send(renew.clone()).await;
        }
        assert!([4400, 0].contains(&closed(&mut chatty).await));
        let mut long = alice.socket().await;
        long.send("x".repeat(65 * 1024)).await;
        assert_eq!(closed(&mut long).await, 1009);
    }
);

api_test!(
    async fn a_user_hears_of_their_own_changes_and_of_no_others(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let (mut phone, mut desk, mut bobs) = (alice.socket().await, alice.socket().await, bob.socket().await);
        tell(app, &alice, Change::Friends);
        let friends = Heard::Message(json!({ "type": "changed", "what": ["friends"] }));
        assert_eq!((phone.next().await, desk.next().await), (friends, Heard::Message(json!({ "type": "changed", "what": ["friends"] }))));
        // Bob's is told in the same order, so what was told before would be heard before.
        let group = alice.id.parse().unwrap();
        tell(app, &bob, Change::Playgroup(group));
        let theirs = json!({ "type": "changed", "what": [format!("playgroup:{group}")] });
        assert_eq!(bobs.next().await, Heard::Message(theirs));
    }
);

api_test!(
    async fn signing_out_everywhere_closes_every_socket_within_five_seconds(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let (mut one, mut two, mut bobs) = (alice.socket().await, alice.socket().await, bob.socket().await);
        assert_eq!(alice.post("/user/sessions/revoke", json!({})).await.status, 200);
        let both = async { (closed(&mut one).await, closed(&mut two).await) };
        assert_eq!(within_five_seconds(both).await, (4401, 4401));
        tell(app, &bob, Change::Games);
        bobs.hears(&["games"]).await;
    }
);

api_test!(
    async fn a_new_password_and_a_deleted_account_close_the_sockets_of_other_devices(app) {
        let alice = app.user("Alice").await;
        let mut other = alice.clone();
        let password = json!({ "email": alice.email, "password": PASSWORD, "returnSecureToken": true });
        other.take_tokens(&other.identity("accounts:signInWithPassword", password).await);
        let (mut mine, mut others) = (alice.socket().await, other.socket().await);
        let changed = alice
            .identity("accounts:update", json!({ "idToken": alice.token, "password": "nine lamps on slate" }))
            .await;
        assert_eq!(changed.status, 200, "{changed:?}");
        assert_eq!(closed(&mut others).await, 4401);
        tell(app, &alice, Change::Games);
        mine.hears(&["games"]).await;
        let deleted = alice.identity("accounts:delete", json!({ "idToken": alice.token })).await;
        assert_eq!(deleted.status, 200, "{deleted:?}");
        assert_eq!(closed(&mut mine).await, 4401);
    }
);

api_test!(
    async fn a_token_that_expires_must_be_renewed(app) {
        let mut alice = app.user("Alice").await;
        let (mut renewed, mut forgotten) = (alice.socket().await, alice.socket().await);
        app.clock.advance(Duration::from_secs(55 * 60));
        assert_eq!(alice.refresh().await.status, 200);
        renewed.say(json!({ "type": "renew", "token": alice.token })).await;
        renewed.settled().await;
        app.clock.advance(Duration::from_secs(10 * 60));
        assert_eq!(closed(&mut forgotten).await, 4401);
        tell(app, &alice, Change::Games);
        renewed.hears(&["games"]).await;
        let bob = app.user("Bob").await;
        renewed.say(json!({ "type": "renew", "token": bob.token })).await;
        assert_eq!(closed(&mut renewed).await, 4401);
    }
);

api_test!(
    async fn the_eleventh_socket_closes_the_first(app) {
        let alice = app.user("Alice").await;
        let mut first = alice.socket().await;
        let mut others = Vec::new();
        for _ in 0..10 {
            others.push(alice.socket().await);
        }
        assert_eq!(closed(&mut first).await, 4429);
        tell(app, &alice, Change::Games);
        for socket in &mut others {
            socket.hears(&["games"]).await;
        }
    }
);

api_test!(
    async fn a_server_that_stops_says_so(app) {
        let mut socket = app.user("Alice").await.socket().await;
        app.restart().await;
        assert_eq!(closed(&mut socket).await, 1012);
    }
);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_broken_connection_is_replaced_and_no_signal_is_missed() {
    let app = TestApp::start(Database::postgres().await).await;
    let alice = app.user("Alice").await;
    let mut socket = alice.socket().await;
    let cut = "SELECT COUNT(pg_terminate_backend(pid)) FROM pg_stat_activity
        WHERE application_name = 'podium signals' AND datname = current_database()";
    let cut = app.app.db.read(async move |c: &mut Conn| c.one::<i64>(cut, &[]).await);
    assert_eq!(cut.await.unwrap(), 1);
    assert_eq!(socket.next().await, Heard::Message(json!({ "type": "welcome" })));
    tell(&app, &alice, Change::Inbox);
    socket.hears(&["waiting"]).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_node_hears_what_one_of_them_tells() {
    let database = Database::postgres().await;
    let here = TestApp::start(database.clone()).await;
    let there = TestApp::start(database).await;
    let alice = here.user("Alice").await;
    let mut socket = alice.socket().await;
    tell(&there, &alice, Change::Inbox);
    socket.hears(&["waiting"]).await;
}

api_test!(
    async fn a_removed_member_gets_no_more_signals(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        let thursday = group(app, "Thursday", &[(&alice, "owner"), (&bob, "member")]).await;
        let (at, about) = (format!("/playgroup/{thursday}"), format!("playgroup:{thursday}"));
        let (mut hers, mut his) = (alice.socket().await, bob.socket().await);
        assert_eq!(alice.delete(&format!("{at}/user/{}", bob.id)).await.status, 200);
        hers.hears(&["playgroups", &about]).await;
        his.hears(&["playgroups", &about]).await;
        assert_eq!(bob.get(&at).await.status, 404, "his page is told so at its next call");
        let version = alice.get(&at).await.body["playgroup"]["version"].clone();
        let renamed = put_at(&alice, &at, &version, json!({ "name": "Friday", "description": "" })).await;
        assert_eq!(renamed.status, 200, "{renamed:?}");
        hers.hears(&[&about]).await;
        tell(app, &bob, Change::Events);
        assert_eq!(his.next().await, Heard::Message(json!({ "type": "changed", "what": ["events"] })));
    }
);
