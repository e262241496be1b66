//! Sessions: refreshed, and ended by what should end them.

use std::time::Duration;

use podium_store::Conn;
use podium_store::identity::{self, accounts};
use podium_test_support::{PASSWORD, api_test, send};
use serde_json::json;

use super::*;

api_test!(
    async fn a_refresh_token_is_good_once_and_its_reuse_ends_the_session(app) {
        let mut ana = app.signs_up("Ana").await;
        let mut thief = ana.clone();
        let first = ana.token.clone();
        app.clock.advance(HOUR);
        assert_refused(&lookup(&ana).await, 400, "TOKEN_EXPIRED");
        let answer = ana.refresh().await;
        assert_eq!((&assert_ok(&answer)["token_type"], &answer.body["expires_in"]), (&json!("Bearer"), &json!("3600")));
        assert_ne!(ana.token, first);
        assert_ok(&lookup(&ana).await);

        assert_refused(&thief.refresh().await, 400, "TOKEN_EXPIRED");
        assert_refused(&lookup(&ana).await, 400, "TOKEN_EXPIRED");
        assert_refused(&ana.refresh().await, 400, "TOKEN_EXPIRED");
        assert!(actions(app, &ana).await.contains(&"refresh_reused".to_owned()));

        ana.refresh_token = "garbage".into();
        assert_refused(&ana.refresh().await, 400, "INVALID_REFRESH_TOKEN");
    }
);

api_test!(
    async fn a_refresh_whose_answer_was_lost_can_be_made_again(app) {
        let mut ana = app.signs_up("Ana").await;
        let first = ana.refresh_token.clone();
        let url = format!("{}/securetoken.googleapis.com/v1/token?key={}", app.origin, ana.api_key);
        let refresh = async |token: &str, attempt: &str| {
            let body = json!({ "grant_type": "refresh_token", "refresh_token": token });
            send(reqwest::Client::new().post(&url).header("idempotency-key", attempt).json(&body)).await
        };
        let lost = assert_ok(&refresh(&first, "one attempt").await).clone();
        let again = refresh(&first, "one attempt").await;
        assert_ok(&again);
        // Once the answer has been used, the attempt is over: who makes it again is not who made it.
        let newer = assert_ok(&refresh(again.body["refresh_token"].as_str().unwrap(), "the next").await).clone();
        assert_refused(&refresh(&first, "one attempt").await, 400, "TOKEN_EXPIRED");
        for token in [&lost, &newer] {
            let token = token["refresh_token"].as_str().unwrap();
            assert_refused(&refresh(token, "another").await, 400, "TOKEN_EXPIRED");
        }

        // Nor does another attempt, or none at all, pass for the same one.
        ana.take_tokens(&sign_in(&ana, PASSWORD).await);
        let first = ana.refresh_token.clone();
        assert_ok(&refresh(&first, "one attempt").await);
        assert_refused(&refresh(&first, "another").await, 400, "TOKEN_EXPIRED");
        assert_refused(&refresh(&first, "one attempt").await, 400, "TOKEN_EXPIRED");
    }
);

api_test!(
    async fn of_many_refreshes_at_once_one_wins_and_the_session_ends(app) {
        let ana = app.signs_up("Ana").await;
        let mut at_once = tokio::task::JoinSet::new();
        for _ in 0..8 {
            let mut ana = ana.clone();
            at_once.spawn(async move { ana.refresh().await.status });
        }
        let won = at_once.join_all().await.into_iter().filter(|status| *status == 200).count();
        assert_eq!(won, 1, "tokens for one refresh token");
        assert_refused(&lookup(&ana).await, 400, "TOKEN_EXPIRED");
    }
);

api_test!(
    async fn changing_the_password_keeps_this_session_alone(app) {
        let mut ana = app.signs_up("Ana").await;
        let mut other = ana.clone();
        other.take_tokens(&sign_in(&other, PASSWORD).await);
        let spent = ana.refresh_token.clone();
        let answer = update(&ana, json!({ "password": "another good one", "returnSecureToken": true })).await;
        assert_ok(&answer);
        // The official client takes up a new refresh token only beside a new identity token, even within one second.
        assert_ne!(answer.body["idToken"], json!(ana.token));
        ana.take_tokens(&answer);
        assert_ok(&lookup(&ana).await);
        assert_refused(&lookup(&other).await, 400, "TOKEN_EXPIRED");
        assert_refused(&other.refresh().await, 400, "TOKEN_EXPIRED");
        assert_ok(&ana.refresh().await);
        let common = update(&ana, json!({ "password": "12345678" })).await;
        assert!(word(&common).starts_with("PASSWORD_DOES_NOT_MEET_REQUIREMENTS"), "{common:?}");

        app.clock.advance(6 * MINUTE);
        let late = update(&ana, json!({ "password": "too late for this" })).await;
        assert_refused(&late, 400, "CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
        // The refresh token from before the change was spent by it.
        ana.refresh_token = spent;
        assert_refused(&ana.refresh().await, 400, "TOKEN_EXPIRED");
    }
);

api_test!(
    async fn a_weak_hash_is_made_strong_at_the_next_sign_in(app) {
        const OLD_PASSWORD: &str = "kept since long ago";
        /// At 8 KiB and one pass.
        const WEAK: &str = "$argon2id$v=19$m=8,t=1,p=1$YSBzYWx0IGZvciB0ZXN0cw$vHmKlKVnNLnsblbYm/iFJ1HGg7BOaNuEmkkULUcAztU";
        let ana = app.signs_up("Ana").await;
        let stored = async || {
            let email = ana.email.parse().unwrap();
            let read = app.app.db.read(async move |c: &mut Conn| accounts::by_email(c, &email).await);
            read.await.unwrap().expect("an account")
        };
        let (id, now) = (stored().await.id, app.clock.now());
        app.app.db.write(async move |c: &mut Conn| accounts::set_password(c, id, WEAK, now).await).await.unwrap();
        assert_refused(&sign_in(&ana, "wrong password").await, 400, "INVALID_LOGIN_CREDENTIALS");
        assert_eq!(stored().await.password, Some(WEAK.to_owned()));
        assert_ok(&sign_in(&ana, OLD_PASSWORD).await);
        let strong = stored().await.password.expect("a hash");
        assert!(strong.starts_with("$argon2id$v=19$m=19456,t=2,p=1$"), "{strong}");
        assert_ok(&sign_in(&ana, OLD_PASSWORD).await);
    }
);

api_test!(
    async fn what_time_has_made_meaningless_is_swept_up(app) {
        const DAY: Duration = Duration::from_secs(24 * 60 * 60);
        let mut ana = app.signs_up("Ana").await;
        let spent = ana.clone();
        assert_ok(&ana.refresh().await);
        let sweep = async || {
            let now = app.clock.now();
            app.app.db.write(async move |c: &mut Conn| identity::sweep(c, now).await).await.unwrap();
        };
        // The session outlives its spent tokens, but not half a year without use.
        app.clock.advance(31 * DAY);
        sweep().await;
        assert_refused(&spent.clone().refresh().await, 400, "TOKEN_EXPIRED");
        assert_ok(&ana.refresh().await);
        app.clock.advance(181 * DAY);
        sweep().await;
        assert_refused(&ana.refresh().await, 400, "TOKEN_EXPIRED");
        assert_ok(&sign_in(&ana, PASSWORD).await);
    }
);

api_test!(
    async fn fresh_tokens_are_asked_for_in_a_form_or_in_json(app) {
        let mut ana = app.user("Ana").await;
        let url = format!("{}/securetoken.googleapis.com/v1/token?key={}", app.origin, ana.api_key);
        let client = reqwest::Client::new();
        for names in [["grantType", "refreshToken"], ["grant_type", "refresh_token"]] {
            let [grant, token] = names;
            let refreshed = send(client.post(&url).json(&json!({ grant: "refresh_token", token: ana.refresh_token }))).await;
            assert_eq!(assert_ok(&refreshed)["token_type"], "Bearer");
            ana.take_tokens(&refreshed);
            assert_ok(&lookup(&ana).await);
        }
        assert_ok(&ana.refresh().await);
        let other = send(client.post(&url).json(&json!({ "grantType": "password", "refreshToken": "x" }))).await;
        assert_refused(&other, 400, "INVALID_GRANT_TYPE");
    }
);
