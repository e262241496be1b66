//! Key, timestamp, signature and device of every call.

use std::time::Duration;

use podium_domain::Timestamp;
use podium_system::Clock;
use podium_test_support::api_test;
use serde_json::json;

api_test!(
    async fn a_signed_call_is_answered(app) {
        let anyone = app.anyone();
        assert_eq!(anyone.get("/ping").await.body, json!({ "pong": true }));
        assert_eq!(anyone.get("/health").await.body, json!({ "status": "ok" }));
        assert!(!anyone.get("/ping").await.header("x-request-id").is_empty());
    }
);

api_test!(
    async fn a_wrong_key_signature_or_device_has_its_own_number(app) {
        let mut wrong_key = app.anyone();
        wrong_key.api_key = "another".into();
        let answer = wrong_key.get("/ping").await;
        assert_eq!((answer.status, answer.code()), (400, 20));

        let mut wrong_signature = app.anyone();
        wrong_signature.web_key = "another".into();
        wrong_signature.lang = "fr";
        let answer = wrong_signature.get("/ping").await;
        assert_eq!((answer.status, answer.code()), (400, 21));
        assert_eq!(answer.body["message"], "La signature de la demande est incorrecte. Recharge la page et réessaie.");

        let request = app.anyone().request(reqwest::Method::GET, "/ping").header("x-device", "toaster");
        let answer = podium_test_support::send(request).await;
        // Two values of one header: the first is the right one, and headers are not lists.
        assert_eq!(answer.status, 200);

        let bare = app.anyone().page("/api/ping").await;
        assert_eq!((bare.status, bare.code()), (400, 20));
    }
);

api_test!(
    async fn a_clock_may_be_off_by_five_minutes_and_no_more(app) {
        let mut caller = app.anyone();
        for (offset, status, code) in [(-299, 200, 0), (299, 200, 0), (-301, 400, 22), (301, 400, 22)] {
            caller.clock = Clock::manual(Timestamp::from_seconds(app.clock.now().seconds() + offset));
            let answer = caller.get("/ping").await;
            assert_eq!((answer.status, answer.code()), (status, code), "{offset} s");
        }
    }
);

api_test!(
    async fn unknown_calls_and_methods_are_told_apart(app) {
        let anyone = app.anyone();
        let answer = anyone.get("/no-such-call").await;
        assert_eq!((answer.status, answer.code()), (404, 11));
        let answer = anyone.delete("/ping").await;
        assert_eq!((answer.status, answer.code()), (405, 12));
        app.clock.advance(Duration::from_secs(1));
    }
);
