//! `Idempotency-Key`: the same call again gets the same answer.

use std::time::Duration;

use podium_test_support::{Answer, Caller, api_test, send};
use reqwest::Method;
use serde_json::{Value, json};

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
    async fn nobody_is_refused_with_a_key_as_without(app) {
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
