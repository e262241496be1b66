//! A token whose signature was verified before is still refused once it has expired or its sign-in was ended.

use std::time::Duration;

use podium_test_support::api_test;
use serde_json::json;

api_test!(
    async fn a_known_token_ends_with_its_hour(app) {
        let mut alice = app.user("Alice").await;
        for _ in 0..2 {
            assert_eq!(alice.get("/user").await.status, 200);
        }
        app.clock.advance(Duration::from_secs(3_599));
        assert_eq!(alice.get("/user").await.status, 200);
        app.clock.advance(Duration::from_secs(1));
        let late = alice.get("/user").await;
        assert_eq!((late.status, late.code()), (401, 51));
        assert_eq!(alice.refresh().await.status, 200);
        assert_eq!(alice.get("/user").await.status, 200);
    }
);

api_test!(
    async fn a_sign_in_ended_on_one_node_is_refused_at_the_next_call_on_each(app) {
        let there = app.beside().await;
        let alice = app.user("Alice").await;
        let alice_there = alice.at(&there.origin);
        for caller in [&alice, &alice_there, &alice, &alice_there] {
            assert_eq!(caller.get("/user").await.status, 200);
        }
        assert_eq!(alice.post("/user/sessions/revoke", json!({})).await.status, 200);
        for caller in [&alice_there, &alice] {
            let refused = caller.get("/user").await;
            assert_eq!((refused.status, refused.code()), (401, 51));
        }
    }
);

api_test!(
    async fn a_known_token_is_worth_nothing_when_changed(app) {
        let alice = app.user("Alice").await;
        assert_eq!(alice.get("/user").await.status, 200);
        let (signed, signature) = alice.token.rsplit_once('.').unwrap();
        let other = format!("{signed}.{}", signature.chars().rev().collect::<String>());
        for token in [other, signed.to_owned(), format!("{}x", alice.token)] {
            let refused = alice.bearing(token).get("/user").await;
            assert_eq!((refused.status, refused.code()), (401, 52));
        }
    }
);
