//! One-time codes and the mails that carry them.

use std::time::Duration;

use podium_test_support::{PASSWORD, api_test};
use serde_json::json;

use super::*;

api_test!(
    async fn a_new_password_signs_out_everywhere_and_verifies_the_address(app) {
        let mut ana = app.signs_up("Ana").await;
        let code = reset_code(app, &ana).await;
        let checked = ana.identity("accounts:resetPassword", json!({ "oobCode": code })).await;
        assert_eq!(assert_ok(&checked)["requestType"], "PASSWORD_RESET");
        assert_eq!(checked.body["email"], json!(ana.email));
        assert!(word(&reset(&ana, &code, "short").await).starts_with("WEAK_PASSWORD"));

        assert_ok(&reset(&ana, &code, "another good one").await);
        assert_refused(&reset(&ana, &code, "yet another one").await, 400, "INVALID_OOB_CODE");
        assert_refused(&lookup(&ana).await, 400, "TOKEN_EXPIRED");
        assert_refused(&ana.refresh().await, 400, "TOKEN_EXPIRED");
        assert_refused(&sign_in(&ana, PASSWORD).await, 400, "INVALID_LOGIN_CREDENTIALS");
        app.clock.advance(MINUTE);
        ana.take_tokens(&sign_in(&ana, "another good one").await);
        assert_eq!(assert_ok(&lookup(&ana).await)["users"][0]["emailVerified"], true);
        assert_eq!(actions(app, &ana).await, ["sign_up", "password_reset", "sign_in"]);
    }
);

api_test!(
    async fn codes_expire_and_open_only_what_they_are_for(app) {
        let ana = app.signs_up("Ana").await;
        let verify = app.mail_to(&ana.email).await.code().to_owned();
        assert_refused(&reset(&ana, &verify, "another good one").await, 400, "INVALID_OOB_CODE");
        let code = reset_code(app, &ana).await;
        assert_refused(&apply(&ana, &code).await, 400, "INVALID_OOB_CODE");
        let newer = reset_code(app, &ana).await;
        assert_ne!(code, newer);

        app.clock.advance(HOUR - MINUTE);
        assert_refused(&reset(&ana, &code, "another good one").await, 400, "EXPIRED_OOB_CODE");
        assert_ok(&ana.identity("accounts:resetPassword", json!({ "oobCode": newer })).await);
        app.clock.advance(MINUTE);
        assert_refused(&reset(&ana, &newer, "another good one").await, 400, "EXPIRED_OOB_CODE");
        app.clock.advance(23 * HOUR);
        assert_refused(&apply(&ana, &verify).await, 400, "EXPIRED_OOB_CODE");
        for unknown in ["", "x", &"A".repeat(43)] {
            assert_refused(&apply(&ana, unknown).await, 400, "INVALID_OOB_CODE");
        }
    }
);

api_test!(
    async fn a_mail_can_be_sent_again_after_a_pause(app) {
        let ana = app.signs_up("Ana").await;
        let again = async || {
            let body = json!({ "requestType": "VERIFY_EMAIL", "idToken": ana.token });
            ana.identity("accounts:sendOobCode", body).await
        };
        let first = app.mail_to(&ana.email).await.code().to_owned();
        let early = again().await;
        assert_refused(&early, 429, "TOO_MANY_ATTEMPTS_TRY_LATER");
        assert_eq!(early.header("retry-after"), "31");
        app.clock.advance(Duration::from_secs(31));
        assert_ok(&again().await);
        let second = app.mail_to(&ana.email).await.code().to_owned();
        assert_ne!(first, second);
        // Mails overtake each other: the older link works too, and spends both.
        assert_ok(&apply(&ana, &first).await);
        assert_refused(&apply(&ana, &second).await, 400, "INVALID_OOB_CODE");
    }
);

api_test!(
    async fn mails_lead_back_to_this_site_in_their_language_and_nowhere_else(app) {
        let mut zoe = app.signs_up("Zoe").await;
        zoe.lang = "fr";
        for (continue_url, redirect) in [
            (format!("{}/decks?formatid=1", app.origin), Some("redirect=%2Fdecks%3Fformatid%3D1")),
            ("/playgroups".into(), Some("redirect=%2Fplaygroups")),
            ("https://evil.example/decks".into(), None),
            (format!("{}.evil.example/", app.origin), None),
            ("//evil.example".into(), None),
            ("/fr//evil.example".into(), None),
            (format!("{}/fr//evil.example", app.origin), None),
            ("/fr/%2Fevil.example".into(), None),
            ("/fr/%5cevil.example".into(), None),
        ] {
            app.clock.advance(MINUTE);
            let body = json!({ "requestType": "VERIFY_EMAIL", "idToken": zoe.token, "continueUrl": continue_url });
            assert_ok(&zoe.identity("accounts:sendOobCode", body).await);
            let mail = app.mail_to(&zoe.email).await;
            assert!(mail.text.contains(&format!("{}/fr/verify-email?mode=verifyEmail&", app.origin)), "{mail:?}");
            assert!(mail.text.contains("Ta place est prête"), "{mail:?}");
            match redirect {
                Some(redirect) => assert!(mail.text.contains(redirect), "{mail:?}"),
                None => assert!(!mail.text.contains("redirect=") && !mail.text.contains("evil"), "{mail:?}"),
            }
        }
    }
);
