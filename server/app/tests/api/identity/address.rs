//! Addresses: changed, announced to the old one, restored; and verified by a mailed link.

use podium_test_support::{PASSWORD, Person, api_test};
use serde_json::{Value, json};

use super::providers::{come, join, ways, with_idp};
use super::takeover::ask_to_change;
use super::*;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Changes the caller's address; returns the mail to the old one.
async fn change(app: &TestApp, caller: &Caller, email: &str) -> String {
    // Mails are told apart by their time.
    app.clock.advance(MINUTE);
    let code = ask_to_change(app, caller, email).await;
    assert_eq!(assert_ok(&apply(caller, &code).await)["email"], email);
    let told = app.mail_to(&caller.email).await;
    assert!(told.text.contains("/verify-email?mode=recoverEmail&"), "{told:?}");
    told.code().to_owned()
}

async fn signed_in(app: &TestApp, email: &str, password: &str) -> Caller {
    let mut caller = app.anyone();
    caller.email = email.to_owned();
    caller.take_tokens(&sign_in(&caller, password).await);
    caller
}

api_test!(
    async fn a_change_is_mailed_to_the_old_address_and_undone_from_there(app) {
        for (name, locale, title) in [("Ana", "en", "Your address was changed"), ("Zoe", "fr", "Ton adresse a changé")] {
            let ana = app.user(name).await;
            assert_eq!(ana.put("/user/locale", json!({ "locale": locale })).await.status, 200);
            let new = format!("{name}@elsewhere.example").to_lowercase();
            let code = change(app, &ana, &new).await;
            assert!(app.mail_to(&ana.email).await.text.contains(title));
            let moved = signed_in(app, &new, PASSWORD).await;

            let said = ana.identity("accounts:resetPassword", json!({ "oobCode": code })).await;
            let body = assert_ok(&said);
            assert_eq!((&body["requestType"], &body["email"], &body["newEmail"]), (&json!("RECOVER_EMAIL"), &json!(ana.email), &json!(new)));
            assert_refused(&reset(&ana, &code, "not for that, though").await, 400, "INVALID_OOB_CODE");

            app.clock.advance(6 * DAY);
            let undone = apply(&ana, &code).await;
            assert_eq!((&assert_ok(&undone)["email"], &undone.body["emailVerified"]), (&json!(ana.email), &json!(true)));
            assert_refused(&moved.clone().refresh().await, 400, "TOKEN_EXPIRED");
            assert_refused(&apply(&ana, &code).await, 400, "INVALID_OOB_CODE");
            assert_refused(&sign_in(&moved, PASSWORD).await, 400, "INVALID_LOGIN_CREDENTIALS");
            let back = signed_in(app, &ana.email, PASSWORD).await;
            assert_eq!(back.get("/user").await.body["user"]["id"], ana.id);
            assert!(actions(app, &ana).await.contains(&"email_recovered".to_owned()));
        }
    }
);

api_test!(
    async fn an_attacker_cannot_close_the_way_back(app) {
        let ana = app.user("Ana").await;
        let code = change(app, &ana, "mallory@one.example").await;
        // The password, the address once more, and the old address under another account.
        let mut mallory = signed_in(app, "mallory@one.example", PASSWORD).await;
        mallory.take_tokens(&update(&mallory, json!({ "password": "mallory was here", "returnSecureToken": true })).await);
        let theirs = change(app, &mallory, "mallory@two.example").await;
        let squat = json!({ "email": ana.email, "password": PASSWORD });
        let mut squatter = app.anyone();
        squatter.take_tokens(&squatter.identity("accounts:signUp", squat).await);
        // Nor by going back to their own first address.
        assert_ok(&apply(&mallory, &theirs).await);

        assert_eq!(assert_ok(&apply(&ana, &code).await)["email"], ana.email);
        assert_refused(&apply(&mallory, &theirs).await, 400, "INVALID_OOB_CODE");
        assert_refused(&lookup(&squatter).await, 400, "USER_NOT_FOUND");
        assert_eq!(lookup(&mallory).await.status, 400);
        let reset_to = reset_code(app, &ana).await;
        assert_ok(&reset(&ana, &reset_to, "the owner's own one").await);
        let back = signed_in(app, &ana.email, "the owner's own one").await;
        assert_eq!(back.get("/user").await.body["user"]["id"], ana.id);
    }
);

api_test!(
    async fn what_a_thief_added_goes_with_the_address_taken_back(app, peers) {
        let mut ana = app.user("Ana").await;
        let own = Person::new("subject-of-ana", &ana.email);
        ana.take_tokens(&join(&ana, &peers.google, &own).await);
        let code = change(app, &ana, "mallory@one.example").await;
        let mut mallory = signed_in(app, "mallory@one.example", PASSWORD).await;
        let theirs = Person::new("subject-of-mallory", "mallory@one.example");
        mallory.take_tokens(&join(&mallory, &peers.apple, &theirs).await);
        mallory.take_tokens(&update(&mallory, json!({ "password": "mallory was here", "returnSecureToken": true })).await);
        assert_eq!(ways(&mallory).await, ["password", "google.com", "apple.com"]);

        assert_ok(&apply(&ana, &code).await);
        assert_refused(&sign_in(&ana, "mallory was here").await, 400, "INVALID_LOGIN_CREDENTIALS");
        let (stranger, _) = come(app, &peers.apple, &theirs).await;
        assert_ne!(stranger.email, ana.email, "the thief's own account, and no other");
        let (back, answer) = come(app, &peers.google, &own).await;
        assert_eq!(answer.body["email"], ana.email);
        assert_eq!(ways(&back).await, ["google.com"]);
    }
);

api_test!(
    async fn the_way_back_has_its_end(app) {
        let ana = app.user("Ana").await;
        let code = change(app, &ana, "ana@elsewhere.example").await;
        app.clock.advance(7 * DAY);
        assert_refused(&apply(&ana, &code).await, 400, "EXPIRED_OOB_CODE");
        let asked = json!({ "requestType": "RECOVER_EMAIL", "email": ana.email });
        assert_refused(&ana.identity("accounts:sendOobCode", asked).await, 400, "INVALID_REQ_TYPE");

        // An address that another has proved by now stays theirs.
        let ben = app.user("Ben").await;
        let code = change(app, &ben, "ben@elsewhere.example").await;
        let mut heir = app.anyone();
        heir.email = ben.email.clone();
        let sign_up = json!({ "email": ben.email, "password": PASSWORD });
        heir.take_tokens(&heir.identity("accounts:signUp", sign_up).await);
        let verify = reset_code(app, &heir).await;
        assert_ok(&reset(&heir, &verify, "the heir's own one").await);
        assert_refused(&apply(&ben, &code).await, 400, "EMAIL_EXISTS");

        // An address that was never verified is not given back.
        let una = app.signs_up("Una").await;
        app.clock.advance(MINUTE);
        let code = ask_to_change(app, &una, "una@elsewhere.example").await;
        assert_ok(&apply(&una, &code).await);
        assert!(!app.mail_to(&una.email).await.text.contains("recoverEmail"));
    }
);

async fn ask_for_link(caller: &Caller, email: &str, page: &str) -> Answer {
    let body =
        json!({ "requestType": "EMAIL_SIGNIN", "email": email, "continueUrl": page, "canHandleCodeInApp": true });
    caller.identity("accounts:sendOobCode", body).await
}

async fn by_link(caller: &Caller, email: &str, code: &str) -> Answer {
    caller
        .identity(
            "accounts:signInWithEmailLink",
            json!({ "email": email, "oobCode": code }),
        )
        .await
}

api_test!(
    async fn a_mailed_link_proves_an_account_and_a_provider_is_joined(app, peers) {
        let ana = app.user("Ana").await;
        let person = Person::new("subject-of-ana", &ana.email);
        let mut anyone = app.anyone();
        let idp_token = peers.google.sign_in(&anyone, &person).await;
        for page in ["", "/", "/auth/google/callback", "/auth/other/verify", "https://evil.example/auth/google/verify"] {
            assert_refused(&ask_for_link(&anyone, &ana.email, page).await, 400, "INVALID_CONTINUE_URI");
        }
        app.clock.advance(MINUTE);
        let whole = format!("{}/fr/auth/google/verify", app.origin);
        for (lang, page, link, title) in [
            ("fr", whole.as_str(), "/fr/auth/google/verify?mode=signIn&", "Un compte, deux moyens de connexion"),
            ("en", "/mobile/auth/google/verify", "/mobile/auth/google/verify?mode=signIn&", "One account, two ways to sign in"),
        ] {
            anyone.lang = lang;
            assert_ok(&ask_for_link(&anyone, &ana.email, page).await);
            let mail = app.mail_to(&ana.email).await;
            assert!(mail.text.contains(&format!("{}{link}", app.origin)) && mail.text.contains(title), "{mail:?}");
            app.clock.advance(MINUTE);
        }
        let code = app.mail_to(&ana.email).await.code().to_owned();
        assert_refused(&by_link(&anyone, "ben@podium.example", &code).await, 400, "INVALID_EMAIL");
        assert_refused(&apply(&anyone, &code).await, 400, "INVALID_OOB_CODE");
        let mut proven = ana.clone();
        proven.take_tokens(&by_link(&anyone, &ana.email, &code).await);
        assert_refused(&by_link(&anyone, &ana.email, &code).await, 400, "INVALID_OOB_CODE");
        assert_eq!(proven.get("/user").await.body["user"]["id"], ana.id);
        let joined = with_idp(&proven, &peers.google, &idp_token, json!({ "idToken": proven.token })).await;
        assert_ok(&joined);
        proven.take_tokens(&joined);
        assert_eq!(ways(&proven).await, ["password", "google.com"]);
        let sessions = proven.get("/user/sessions").await.body["sessions"].clone();
        let mine = sessions.as_array().unwrap().iter().find(|session| session["current"] == true);
        assert_eq!(mine.map(|mine| &mine["by"]), Some(&json!("link")));
    }
);

api_test!(
    async fn a_sign_in_link_goes_to_verified_accounts_alone_and_the_answer_is_the_same(app) {
        let una = app.signs_up("Una").await;
        app.clock.advance(MINUTE);
        let mut said: Vec<Value> = Vec::new();
        for email in [una.email.as_str(), "nobody@podium.example"] {
            let mut answer = ask_for_link(&app.anyone(), email, "/auth/apple/verify").await;
            assert_ok(&answer);
            answer.body["email"] = Value::Null;
            said.push(answer.body);
        }
        assert_eq!(said[0], said[1]);
        assert!(!app.mail_to(&una.email).await.text.contains("mode=signIn"));

        let ana = app.user("Ana").await;
        app.clock.advance(MINUTE);
        assert_ok(&ask_for_link(&ana, &ana.email, "/auth/apple/verify").await);
        let code = app.mail_to(&ana.email).await.code().to_owned();
        app.clock.advance(HOUR);
        assert_refused(&by_link(&ana, &ana.email, &code).await, 400, "EXPIRED_OOB_CODE");
        let linking = json!({ "email": ana.email, "oobCode": code, "idToken": ana.token });
        assert_refused(&ana.identity("accounts:signInWithEmailLink", linking).await, 400, "OPERATION_NOT_ALLOWED");
    }
);

api_test!(
    async fn a_providers_account_gets_another_address_and_keeps_its_provider(app, peers) {
        let person = Person::new("subject-of-zoe", "zoe@podium.example");
        let (zoe, _) = come(app, &peers.google, &person).await;
        change(app, &zoe, "zoe@elsewhere.example").await;
        let (back, answer) = come(app, &peers.google, &person).await;
        assert_eq!(answer.body["email"], "zoe@elsewhere.example");
        assert_ok(&join(&back, &peers.apple, &Person::new("apple-zoe", "x@privaterelay.appleid.com")).await);
        assert_eq!(ways(&back).await, ["google.com", "apple.com"]);
    }
);
