//! Guessing reveals nothing.

use std::time::Duration;

use podium_test_support::{Answer, PASSWORD, api_test};

use super::*;

api_test!(
    async fn ten_wrong_passwords_lock_known_and_unknown_alike_until_time_or_mail_opens(app) {
        let ana = app.signs_up("Ana").await;
        let mut nobody = app.anyone();
        nobody.email = "nobody@podium.example".into();
        for _ in 0..10 {
            let (known, unknown) = (sign_in(&ana, "wrong password").await, sign_in(&nobody, "wrong password").await);
            assert_refused(&known, 400, "INVALID_LOGIN_CREDENTIALS");
            assert_eq!(known.bytes, unknown.bytes);
            app.clock.advance(Duration::from_secs(6));
        }
        for caller in [&ana, &nobody] {
            let locked = sign_in(caller, PASSWORD).await;
            assert_refused(&locked, 429, "TOO_MANY_ATTEMPTS_TRY_LATER");
            assert_eq!(locked.header("retry-after"), (14 * 60 + 1).to_string());
        }

        assert_eq!(actions(app, &ana).await, ["sign_up", "sign_in_locked"]);

        let code = reset_code(app, &ana).await;
        assert_ok(&reset(&ana, &code, "another good one").await);
        assert_ok(&sign_in(&ana, "another good one").await);
        assert_refused(&sign_in(&nobody, PASSWORD).await, 429, "TOO_MANY_ATTEMPTS_TRY_LATER");
        app.clock.advance(14 * MINUTE);
        assert_refused(&sign_in(&nobody, PASSWORD).await, 400, "INVALID_LOGIN_CREDENTIALS");
    }
);

api_test!(
    async fn guesses_sent_at_once_are_counted_like_any_others(app) {
        let ana = app.signs_up("Ana").await;
        let mut at_once = tokio::task::JoinSet::new();
        for _ in 0..24 {
            let ana = ana.clone();
            at_once.spawn(async move { sign_in(&ana, "wrong password").await.status });
        }
        let statuses = at_once.join_all().await;
        let checked = statuses.iter().filter(|status| **status == 400).count();
        assert_eq!(checked, 10, "{statuses:?}");
        assert!(statuses.iter().all(|status| [400, 429].contains(status)), "{statuses:?}");
    }
);

api_test!(
    async fn a_password_reset_reveals_no_account(app) {
        let ana = app.signs_up("Ana").await;
        app.mail_to(&ana.email).await;
        let known = ask_for_reset(&ana, &ana.email).await;
        let unknown = ask_for_reset(&ana, "nobody@podium.example").await;
        for answer in [&known, &unknown] {
            assert_ok(answer);
        }
        let hidden = |answer: &Answer| String::from_utf8_lossy(&answer.bytes).replace("ana@", "").replace("nobody@", "");
        assert_eq!(hidden(&known), hidden(&unknown));
        // Nor does asking again at once, though only one mail is sent.
        assert_eq!(ask_for_reset(&ana, &ana.email).await.bytes, known.bytes);
        app.app.identity.mailer().flush().await.unwrap();
        let outbox: Vec<_> = std::fs::read_dir(app.data().join("outbox")).unwrap().collect();
        assert_eq!(outbox.len(), 2, "one to verify, one to reset");
    }
);
