//! Sign-in: from an identity to a user.

use std::time::Duration;

use podium_test_support::api_test;
use serde_json::{Value, json};

fn signin(name: &str) -> Value {
    json!({ "fcmToken": null, "locale": "fr", "firstname": name })
}

api_test!(
    async fn the_profile_is_made_once(app) {
        let caller = app.signs_up("Zoe").await;
        let before = caller.post("/auth/login", json!({ "fcmToken": null, "locale": "en" })).await;
        assert_eq!((before.status, &before.body["user"]), (200, &Value::Null));
        assert_eq!(before.body["token"], caller.token.as_str());

        let first = caller.post("/auth/signin", signin("Zoë Marie")).await;
        assert_eq!(first.status, 201, "{first:?}");
        let user = &first.body["user"];
        assert_eq!(user["firstname"], "Zoë Marie");
        assert_eq!(user["lastname"], Value::Null);
        assert_eq!(user["locale"], "fr");
        assert_eq!(user["email"], "zoe@podium.example");
        assert!(user["username"].as_str().unwrap().starts_with("ZoëMarie"));

        let again = caller.post("/auth/signin", signin("Somebody else")).await;
        assert_eq!((again.status, &again.body["user"]["firstname"]), (200, &json!("Zoë Marie")));
        let login = caller.post("/auth/login", json!({ "fcmToken": null, "locale": "en" })).await;
        assert_eq!(login.body["user"]["locale"], "en");
        // The language must be a known one, even where the profile is there and keeps its own.
        for (body, why) in [(json!({ "locale": "de", "firstname": "Zoë" }), "invalid"), (json!({ "firstname": "Zoë" }), "required")] {
            let refused = caller.post("/auth/signin", body).await;
            assert_eq!((refused.status, &refused.body["fields"]), (422, &json!({ "locale": why })));
        }
    }
);

api_test!(
    async fn two_devices_at_once_make_one_profile(app) {
        let caller = app.signs_up("Twice").await;
        let ask = || caller.post("/auth/signin", signin("Twice"));
        let answers = tokio::join!(ask(), ask(), ask(), ask());
        let answers = [answers.0, answers.1, answers.2, answers.3];
        assert_eq!(answers.iter().filter(|a| a.status == 201).count(), 1);
        assert!(answers.iter().all(|a| a.body["user"]["id"] == answers[0].body["user"]["id"]));
    }
);

api_test!(
    async fn fields_are_refused_one_by_one_in_the_callers_language(app) {
        let mut caller = app.signs_up("Fields").await;
        caller.lang = "fr";
        let answer = caller.post("/auth/signin", json!({ "locale": "de", "firstname": "  " })).await;
        assert_eq!((answer.status, answer.code()), (422, 14));
        assert_eq!(answer.body["fields"], json!({ "firstname": "required", "locale": "invalid" }));
        assert_eq!(answer.body["message"], "Certains champs sont à revoir.");
        let answer = caller.post("/auth/login", json!("not an object")).await;
        assert_eq!((answer.status, answer.code()), (422, 14));
    }
);

api_test!(
    async fn who_calls_is_known_by_the_token_alone(app) {
        let anyone = app.anyone();
        let answer = anyone.get("/user").await;
        assert_eq!((answer.status, answer.code()), (401, 50));

        let unverified = app.signs_up("Unseen").await;
        for path in ["/user", "/user/code", "/user/qr", "/user/decks", "/user/playgroups", "/user/friends"] {
            let answer = unverified.get(path).await;
            assert_eq!((answer.status, answer.code()), (401, 53), "{path}");
            assert_eq!(answer.body["message"], "Please verify your email to continue.");
        }
        assert_eq!(unverified.get("/formats").await.status, 200);

        let alice = app.user("Alice").await;
        let mut liar = app.anyone();
        let claim = liar.request(reqwest::Method::GET, "/user").header("x-user-id", &alice.id);
        assert_eq!(podium_test_support::send(claim).await.code(), 50);
        liar.token = format!("{}x", alice.token);
        assert_eq!(liar.get("/user").await.code(), 52);
    }
);

api_test!(
    async fn a_verified_identity_without_a_profile_must_make_one(app) {
        let caller = app.signs_up("Half").await;
        let mail = app.mail_to(&caller.email).await;
        caller.identity("accounts:update", json!({ "oobCode": mail.code() })).await;
        let answer = caller.get("/user").await;
        assert_eq!((answer.status, answer.code()), (401, 54));
    }
);

api_test!(
    async fn a_token_ends_after_an_hour_and_can_be_renewed(app) {
        let mut alice = app.user("Alice").await;
        app.clock.advance(Duration::from_secs(61 * 60));
        let answer = alice.get("/user").await;
        assert_eq!((answer.status, answer.code()), (401, 51));
        assert_eq!(answer.body["message"], "Session expired. Please login again.");
        assert_eq!(alice.refresh().await.status, 200);
        assert_eq!(alice.get("/user").await.status, 200);
    }
);

api_test!(
    async fn signed_out_everywhere_is_refused_at_the_next_call(app) {
        let alice = app.user("Alice").await;
        let mut phone = alice.clone();
        let body = json!({ "email": alice.email, "password": podium_test_support::PASSWORD, "returnSecureToken": true });
        let signed_in = phone.identity("accounts:signInWithPassword", body).await;
        phone.take_tokens(&signed_in);
        let bob = app.user("Bob").await;

        let revoked = alice.post("/user/sessions/revoke", json!({})).await;
        assert_eq!((revoked.status, &revoked.body["revoked"]), (200, &json!(2)));
        for device in [&alice, &phone] {
            let answer = device.get("/user").await;
            assert_eq!((answer.status, answer.code()), (401, 51));
        }
        assert_ne!(phone.refresh().await.status, 200);
        assert_eq!(bob.get("/user").await.status, 200);
    }
);
