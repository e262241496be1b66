//! A restart at any step of a user loses nothing.

use std::time::Duration;

use podium_test_support::{PASSWORD, api_test};
use serde_json::json;

api_test!(
    async fn a_user_goes_on_where_they_were(app) {
        let caller = app.signs_up("Alice").await;
        app.restart().await;
        // The mail may have been half-way out: it is taken up again once its sender must have gone.
        app.clock.advance(Duration::from_secs(31));
        let mail = app.mail_arrives(&caller.email).await;
        let verified = caller.identity("accounts:update", json!({ "oobCode": mail.code() })).await;
        assert_eq!(verified.status, 200, "{verified:?}");
        app.restart().await;
        let made = caller.post("/auth/signin", json!({ "fcmToken": null, "locale": "en", "firstname": "Alice" })).await;
        assert_eq!(made.status, 201, "{made:?}");
        app.restart().await;
        assert_eq!(caller.get("/user").await.body["user"]["firstname"], "Alice");
        app.restart().await;
        let mut again = app.anyone();
        let body = json!({ "email": caller.email, "password": PASSWORD, "returnSecureToken": true });
        let signed_in = again.identity("accounts:signInWithPassword", body).await;
        again.take_tokens(&signed_in);
        app.restart().await;
        assert_eq!(again.refresh().await.status, 200);
        assert_eq!(again.get("/user").await.status, 200);
    }
);
