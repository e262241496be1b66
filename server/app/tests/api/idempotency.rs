//! `Idempotency-Key`: the same call again gets the same answer.

use std::net::SocketAddr;
use std::time::Duration;

use axum::body::Body;
use axum::extract::{ConnectInfo, Request};
use axum::http::HeaderValue;
use axum::http::header::HOST;
use futures_util::future::join_all;
use podium_api::units::site;
use podium_test_support::{Answer, Caller, api_test, seed, send};
use reqwest::multipart::{Form, Part};
use reqwest::{Method, RequestBuilder};
use serde_json::{Value, json};
use tower::ServiceExt;

use crate::account::texts_with;
use crate::cancelled::cut_off;
use crate::picture::red_square;
use crate::playgroups::Cast;
use crate::table;

async fn keyed(caller: &Caller, key: &str, path: &str, body: Value) -> Answer {
    send(
        caller
            .request(Method::PUT, path)
            .header("idempotency-key", key)
            .json(&body),
    )
    .await
}

api_test!(
    async fn the_same_call_again_gets_the_same_answer_for_a_day(app) {
        let alice = app.user("Alice").await;
        let body = json!({ "firstname": "Alix" });
        let first = keyed(&alice, "one", "/user/firstname", body.clone()).await;
        assert_eq!((first.status, first.header("idempotency-replayed")), (200, ""));
        alice.put("/user/firstname", json!({ "firstname": "Somebody else" })).await;

        let again = keyed(&alice, "one", "/user/firstname", body.clone()).await;
        assert_eq!((again.status, again.header("idempotency-replayed")), (200, "true"));
        assert_eq!(again.body, first.body);
        assert_eq!(alice.get("/user").await.body["user"]["firstname"], "Somebody else", "nothing was done again");

        app.clock.advance(Duration::from_secs(25 * 60 * 60));
        let mut alice = alice;
        alice.refresh().await;
        let next_day = keyed(&alice, "one", "/user/firstname", body).await;
        assert_eq!(next_day.header("idempotency-replayed"), "");
        assert_eq!(alice.get("/user").await.body["user"]["firstname"], "Alix");
    }
);

api_test!(
    async fn a_key_belongs_to_one_call_of_one_user(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        keyed(&alice, "k", "/user/firstname", json!({ "firstname": "Alix" })).await;
        let other = keyed(&alice, "k", "/user/firstname", json!({ "firstname": "Alina" })).await;
        assert_eq!((other.status, &other.body["fields"]["Idempotency-Key"]), (422, &json!("taken")));
        let elsewhere = keyed(&alice, "k", "/user/locale", json!({ "firstname": "Alix" })).await;
        assert_eq!(elsewhere.status, 422);
        let bobs = keyed(&bob, "k", "/user/firstname", json!({ "firstname": "Bobby" })).await;
        assert_eq!((bobs.status, &bobs.body["user"]["firstname"]), (200, &json!("Bobby")));
        let long = keyed(&alice, &"k".repeat(101), "/user/firstname", json!({ "firstname": "Alix" })).await;
        assert_eq!((long.status, &long.body["fields"]["Idempotency-Key"]), (422, &json!("too_long")));
    }
);

api_test!(
    async fn a_refused_call_may_be_sent_again_under_its_key(app) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        bob.put("/user/username", json!({ "username": "the_name" })).await;
        let body = json!({ "username": "the_name" });
        assert_eq!(keyed(&alice, "k", "/user/username", body.clone()).await.status, 422);
        bob.put("/user/username", json!({ "username": "another" })).await;
        assert_eq!(keyed(&alice, "k", "/user/username", body).await.status, 200);
    }
);

api_test!(
    async fn without_a_sign_in_the_refusal_is_the_same_with_a_key(app) {
        let refused = keyed(&app.anyone(), "k", "/user/firstname", json!({ "firstname": "X" })).await;
        assert_eq!((refused.status, refused.code()), (401, 50));
    }
);

api_test!(
    async fn the_same_call_many_times_at_once_happens_once(app) {
        let alice = app.user("Alice").await;
        let mut at_once = tokio::task::JoinSet::new();
        for _ in 0..12 {
            let alice = alice.clone();
            at_once.spawn(async move { keyed(&alice, "k", "/user/firstname", json!({ "firstname": "Alix" })).await });
        }
        let mut done = 0;
        for answer in at_once.join_all().await {
            match (answer.status, answer.header("idempotency-replayed")) {
                (200, "") => done += 1,
                (200, "true") | (409, _) => (),
                other => panic!("{other:?}"),
            }
        }
        assert_eq!(done, 1);
    }
);

fn founding(caller: &Caller, key: &str) -> RequestBuilder {
    let request = caller
        .request(Method::POST, "/playgroup")
        .header("idempotency-key", key);
    request.json(&json!({ "name": key, "description": "" }))
}

/// A call handed to the server's own service, without a connection.
fn direct(request: RequestBuilder) -> Request {
    let sent = request.build().unwrap();
    let bytes = sent
        .body()
        .and_then(|body| body.as_bytes())
        .unwrap_or_default()
        .to_vec();
    let mut request = Request::new(Body::from(bytes));
    *request.method_mut() = sent.method().clone();
    *request.uri_mut() = sent.url().path().parse().unwrap();
    *request.headers_mut() = sent.headers().clone();
    request
        .headers_mut()
        .insert(HOST, HeaderValue::from_static("podium.test"));
    let nearby: SocketAddr = ([127, 0, 0, 1], 1).into();
    request.extensions_mut().insert(ConnectInfo(nearby));
    request
}

/// The same call again finds what the first one did, which is there once.
async fn made_once(caller: &Caller, key: &str) {
    let again = send(founding(caller, key)).await;
    assert_eq!(again.status, 201, "{key}: {again:?}");
    let id = &again.body["playgroup"]["id"];
    let groups = caller.get("/user/playgroups").await.body["playgroups"].clone();
    let found: Vec<&Value> = groups
        .as_array()
        .unwrap()
        .iter()
        .filter(|group| group["name"] == key)
        .collect();
    assert_eq!(found.len(), 1, "{key}");
    assert_eq!(&found[0]["id"], id, "{key}");
    let activity = caller
        .get(&format!("/playgroup/{}/activity", id.as_str().unwrap()))
        .await;
    assert_eq!(
        activity.body["trail"].as_array().map(Vec::len),
        Some(1),
        "{key}: {activity:?}"
    );
}

api_test!(
    async fn a_call_cut_off_at_every_await_happens_once_and_its_retry_gets_the_first_answer(app) {
        let alice = app.user("Alice").await;
        for polls in 0.. {
            let key = format!("cut after {polls}");
            let cut = cut_off(site(app.app.clone()).oneshot(direct(founding(&alice, &key))), polls).await;
            made_once(&alice, &key).await;
            if cut.is_some() {
                break;
            }
        }
    }
);

api_test!(
    async fn a_connection_cut_at_any_moment_leaves_its_key_with_one_answer(app) {
        let alice = app.user("Alice").await;
        let seeded = podium_system::Entropy::seeded(seed::next());
        for round in 0..4 {
            let calls = (0..20).map(|call| {
                let (alice, moment) = (alice.clone(), Duration::from_micros(seeded.below(40_000)));
                let key = format!("cut {round} {call}");
                async move {
                    let _ = tokio::time::timeout(moment, send(founding(&alice, &key))).await;
                    key
                }
            });
            for key in join_all(calls).await {
                made_once(&alice, &key).await;
            }
        }
    }
);

api_test!(
    async fn no_link_can_be_read_in_what_is_kept_for_a_key(app) {
        let cast = Cast::new(app).await;
        let played = table::record(&cast.owner, table::game(&[table::user(&cast.owner, 1), table::guest("Gus", 2)])).await;
        let claim = format!("{}/claim-link", table::path("game", &played));
        for (path, body) in [(cast.path("/link"), json!({})), (claim, json!({ "seat": 2 }))] {
            let key = format!("key for {path}");
            let ask_by = |key: &str| send(cast.owner.request(Method::POST, &path).header("idempotency-key", key).json(&body));
            let made = ask_by(&key).await;
            assert_eq!(made.status, 201, "{made:?}");
            let token = made.body["link"]["token"].as_str().or(made.body["token"].as_str()).unwrap();
            let again = ask_by(&key).await;
            assert_eq!((again.header("idempotency-replayed"), &again.body), ("true", &made.body));
            assert_eq!(texts_with(app, token).await, Vec::<String>::new());
            assert_eq!(texts_with(app, &key).await, Vec::<String>::new(), "which would open what is kept");
        }
    }
);

api_test!(
    async fn the_same_key_with_another_picture_is_another_call(app) {
        let alice = app.user("Alice").await;
        let send_file = |file: Vec<u8>| {
            let form = Form::new().part("picture", Part::bytes(file).file_name("me.png"));
            let request = alice.request(Method::POST, "/user/picture").header("idempotency-key", "mine");
            send(request.multipart(form))
        };
        let first = send_file(red_square()).await;
        assert_eq!((first.status, first.header("idempotency-replayed")), (200, ""), "{first:?}");
        let other = send_file(vec![7; 3 * 1024 * 1024]).await;
        assert_eq!((other.status, &other.body["fields"]["Idempotency-Key"]), (422, &json!("taken")), "{other:?}");
        let again = send_file(red_square()).await;
        assert_eq!((again.status, again.header("idempotency-replayed")), (200, "true"));
        assert_eq!(again.body, first.body);
        assert_eq!(alice.get("/user").await.body["user"]["picture"], first.body["user"]["picture"]);
    }
);
