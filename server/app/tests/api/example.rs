//! The example group: visitors read a world apart, and change nothing.

use std::time::Duration;

use podium_api::server::{Failure, offer_example};
use podium_api::{AppState, document, example_subject};
use podium_domain::{FriendCode, Lang, Timestamp};
use podium_store::Conn;
use podium_store::user::{self, NewUser};
use podium_system::{Clock, Entropy};
use podium_test_support::{Caller, Database, Heard, Socket, TestApp, api_test};
use reqwest::Method;
use serde_json::{Value, json};
use uuid::Uuid;

const WEEK: Duration = Duration::from_secs(7 * 24 * 60 * 60);

/// A world of one person for each language.
async fn fill(world: AppState, now: Timestamp) -> Result<(), Failure> {
    let chance = Entropy::seeded(1);
    for (name, locale) in [("Nadia", Lang::En), ("Odile", Lang::Fr)] {
        let new = NewUser {
            id: chance.uuid(now),
            subject: example_subject(locale),
            firstname: name.parse().unwrap(),
            lastname: None,
            username: name.to_lowercase().parse().unwrap(),
            locale,
            friend_code: FriendCode::from_bytes(chance.bytes()),
            now,
        };
        world
            .db
            .write(async move |c: &mut Conn| user::insert(c, &new).await)
            .await?;
    }
    Ok(())
}

/// The token as pages send it: its middle is for them alone.
fn visitor(app: &TestApp, lang: &'static str) -> Caller {
    let mut visitor = app.anyone().bearing(format!("example.e30.{lang}"));
    visitor.lang = lang;
    visitor
}

fn with_ids(path: &str) -> String {
    let parts = path.split('/').map(|part| match part.starts_with('{') {
        true => Uuid::nil().to_string(),
        false => part.to_owned(),
    });
    parts.collect::<Vec<_>>().join("/")
}

/// Every call that is no GET, by its method and path.
fn writes() -> Vec<(Method, String)> {
    let paths = serde_json::to_value(document()).unwrap()["paths"].take();
    let mut writes = Vec::new();
    for (path, calls) in paths.as_object().unwrap() {
        for method in [Method::POST, Method::PUT, Method::DELETE] {
            if calls.get(method.as_str().to_lowercase()).is_some() {
                writes.push((method, with_ids(path)));
            }
        }
    }
    writes
}

api_test!(
    async fn there_is_none_unless_it_is_offered(app) {
        let visitor = visitor(app, "en");
        assert_eq!(visitor.get("/user").await.code(), 52);
        assert_eq!(visitor.post("/playgroup", json!({ "name": "Mine" })).await.code(), 52);
        assert_eq!(visitor.page("/config.json").await.body["example"], false);
    }
);

api_test!(
    async fn a_visitor_is_one_of_its_people(app) {
        offer_example(&app.app, fill);
        for (lang, name) in [("en", "Nadia"), ("fr", "Odile")] {
            let me = visitor(app, lang).get("/user").await;
            assert_eq!((me.status, &me.body["user"]["firstname"]), (200, &json!(name)));
        }
        for token in ["example.", "example.e30.de", "example.nadia", "example"] {
            let stranger = app.anyone().bearing(token.to_owned());
            assert_eq!(stranger.get("/user").await.status, 401, "{token}");
        }
        let mut unsigned = visitor(app, "en");
        unsigned.web_key = "guessed".into();
        assert_eq!(unsigned.get("/user").await.code(), 21);
    }
);

api_test!(
    async fn it_is_apart_from_everyone(app) {
        let alice = app.user("Alice").await;
        let group = alice.post("/playgroup", json!({ "name": "Lamp" })).await;
        let group = group.body["playgroup"]["id"].as_str().unwrap().to_owned();
        offer_example(&app.app, fill);
        let visitor = visitor(app, "en");
        let nadia = visitor.get("/user").await.body["user"].clone();
        for path in [format!("/user/{}", alice.id), format!("/playgroup/{group}"), format!("/user/{}/decks", alice.id)] {
            assert_eq!(visitor.get(&path).await.status, 404, "{path}");
        }
        assert_eq!(alice.get(&format!("/user/{}", nadia["id"].as_str().unwrap())).await.status, 404);
        let code = visitor.get("/user/code").await.body["code"].as_str().unwrap().to_owned();
        assert_eq!(alice.get(&format!("/users/{code}")).await.status, 404);
        let code = alice.get("/user/code").await.body["code"].as_str().unwrap().to_owned();
        assert_eq!(visitor.get(&format!("/users/{code}")).await.status, 404);
        // Nobody is on the list of those who have an account.
        let people = app.app.db.read(async |c: &mut Conn| user::count(c).await).await.unwrap();
        assert_eq!(people, 1);
    }
);

api_test!(
    async fn nothing_in_it_can_be_changed(app) {
        offer_example(&app.app, fill);
        let before = visitor(app, "en").get("/user").await.body;
        let writes = writes();
        assert!(writes.len() > 60, "{}", writes.len());
        for (method, path) in writes {
            let request = visitor(app, "fr").request(method.clone(), &path).json(&json!({}));
            let answer = podium_test_support::send(request).await;
            assert_eq!((answer.status, answer.code()), (403, 93), "{method} {path}");
            assert_eq!(
                answer.body["message"],
                "C'est un exemple à visiter. Crée ton compte pour le faire toi-même."
            );
        }
        let english = visitor(app, "en").put("/user/username", json!({ "username": "mine" })).await;
        assert_eq!(
            english.body["message"],
            "This is an example to look around in. Create your account to do this yourself."
        );
        assert_eq!(visitor(app, "en").get("/user").await.body, before);
    }
);

api_test!(
    async fn its_token_opens_no_socket(app) {
        offer_example(&app.app, fill);
        for path in ["/user/socket", &format!("/live/{}/socket", Uuid::nil())] {
            let mut socket = Socket::open(&app.origin, path, &app.origin).await.unwrap();
            let hello = json!({ "type": "hello", "token": visitor(app, "en").token, "device": Uuid::nil(), "have": null });
            socket.say(hello).await;
            let heard = socket.next().await;
            assert!(matches!(heard, Heard::Closed(4400 | 4401)), "{path}: {heard:?}");
        }
    }
);

api_test!(
    async fn every_node_has_the_same_and_a_new_one_each_week(app) {
        let beside = app.beside().await;
        for node in [&*app, &beside] {
            offer_example(&node.app, fill);
        }
        let id = async |node: &TestApp| visitor(node, "en").get("/user").await.body["user"]["id"].clone();
        let first = id(app).await;
        assert_ne!(first, Value::Null);
        assert_eq!(id(&beside).await, first);
        app.clock.advance(WEEK);
        assert_ne!(id(app).await, first);
    }
);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_program_shows_the_demo_group() {
    let app = TestApp::start_at(Database::sqlite(), Clock::system(), |settings| settings.example = true).await;
    let visitors = [visitor(&app, "en"), visitor(&app, "fr")];
    let _binary = app.become_binary(env!("CARGO_BIN_EXE_podium")).await;
    for visitor in visitors {
        assert_eq!(visitor.page("/config.json").await.body["example"], true);
        let groups = visitor.get("/user/playgroups").await.body["playgroups"].clone();
        let group = &groups.as_array().unwrap()[0];
        let id = group["id"].as_str().unwrap();
        let games = visitor.get(&format!("/playgroup/{id}/games")).await.body["games"].clone();
        let game = games[0]["id"].as_str().unwrap();
        for path in [
            format!("/playgroup/{id}/stats"),
            format!("/playgroup/{id}/leaderboard"),
            format!("/game/{game}"),
            "/user/stats".to_owned(),
            "/user/sessions".to_owned(),
            "/user/decks".to_owned(),
            "/user/friends".to_owned(),
            "/user/inbox".to_owned(),
        ] {
            assert_eq!(visitor.get(&path).await.status, 200, "{path}");
        }
        assert!(
            visitor.get("/live/current").await.body["tables"]
                .as_array()
                .unwrap()
                .is_empty()
        );
    }
}
