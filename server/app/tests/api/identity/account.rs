//! Accounts: create, change, delete.

use podium_store::Conn;
use podium_store::identity::accounts;
use podium_test_support::{PASSWORD, api_test};
use serde_json::{Value, json};

use super::*;

api_test!(
    async fn an_account_from_sign_up_to_its_end(app) {
        let mut ana = app.signs_up("Ana").await;
        let user = assert_ok(&lookup(&ana).await)["users"][0].clone();
        assert_eq!((&user["email"], &user["emailVerified"]), (&json!(ana.email), &json!(false)));
        assert_eq!(user["providerUserInfo"][0]["providerId"], "password");
        assert_eq!(user["createdAt"], app.clock.now().millis().to_string());

        let zoe = json!({ "email": "zoe@podium.example", "password": PASSWORD, "displayName": "Zoë" });
        let mut named = app.anyone();
        named.take_tokens(&named.identity("accounts:signUp", zoe).await);
        assert_eq!(assert_ok(&lookup(&named).await)["users"][0]["displayName"], "Zoë");
        let again = json!({ "email": "ANA@podium.example", "password": PASSWORD });
        assert_refused(&ana.identity("accounts:signUp", again).await, 400, "EMAIL_EXISTS");

        let code = app.mail_to(&ana.email).await.code().to_owned();
        assert_eq!(assert_ok(&apply(&ana, &code).await)["emailVerified"], true);
        assert_eq!(assert_ok(&lookup(&ana).await)["users"][0]["emailVerified"], true);
        assert_refused(&apply(&ana, &code).await, 400, "INVALID_OOB_CODE");

        let answer = update(&ana, json!({ "displayName": "Ana", "photoUrl": "https://x.example/a.png" })).await;
        assert_eq!(assert_ok(&answer)["displayName"], "Ana");
        assert!(answer.body.get("idToken").is_none(), "nobody asked for tokens");
        let answer = update(&ana, json!({ "displayName": null, "deleteAttribute": ["PHOTO_URL"] })).await;
        assert!(assert_ok(&answer).get("displayName").is_none() && answer.body.get("photoUrl").is_none());

        for (name, value, refusal) in [
            ("displayName", "a\0b".to_owned(), "INVALID_DISPLAY_NAME"),
            ("displayName", "x".repeat(257), "INVALID_DISPLAY_NAME"),
            ("photoUrl", "https://x.example/\0".to_owned(), "INVALID_PHOTO_URL"),
        ] {
            assert_refused(&update(&ana, json!({ name: value })).await, 400, refusal);
        }

        app.restart().await;
        assert_ok(&lookup(&ana).await);
        let answer = sign_in(&ana, PASSWORD).await;
        assert_eq!((&assert_ok(&answer)["registered"], &answer.body["expiresIn"]), (&json!(true), &json!("3600")));
        ana.take_tokens(&answer);

        app.clock.advance(6 * MINUTE);
        let end = json!({ "idToken": ana.token });
        assert_refused(&ana.identity("accounts:delete", end).await, 400, "CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
        ana.take_tokens(&sign_in(&ana, PASSWORD).await);
        let end = json!({ "idToken": ana.token });
        assert_ok(&ana.identity("accounts:delete", end).await);
        assert_refused(&lookup(&ana).await, 400, "USER_NOT_FOUND");
        assert_refused(&ana.refresh().await, 400, "TOKEN_EXPIRED");
        assert_refused(&sign_in(&ana, PASSWORD).await, 400, "INVALID_LOGIN_CREDENTIALS");
    }
);

api_test!(
    async fn what_cannot_be_an_account_is_refused(app) {
        let anyone = app.anyone();
        let sign_up = async |body: Value| anyone.identity("accounts:signUp", body).await;
        let with = |password: &str| json!({ "email": "zoe@podium.example", "password": password });
        assert_refused(&sign_up(json!({})).await, 400, "ADMIN_ONLY_OPERATION");
        assert_refused(&sign_up(json!({ "password": PASSWORD })).await, 400, "MISSING_EMAIL");
        assert_refused(&sign_up(json!({ "email": "zoe@podium.example" })).await, 400, "MISSING_PASSWORD");
        assert_refused(&sign_up(json!({ "email": "zoe", "password": PASSWORD })).await, 400, "INVALID_EMAIL");
        let short = "WEAK_PASSWORD : Password should be at least 8 characters";
        assert_refused(&sign_up(with("k7q29f4")).await, 400, short);
        for unfit in ["Password123", "12345678", &"x".repeat(129)] {
            let answer = sign_up(with(unfit)).await;
            assert!(word(&answer).starts_with("PASSWORD_DOES_NOT_MEET_REQUIREMENTS : "), "{answer:?}");
        }
        let named = |password: &str| json!({ "email": "zoe.durand@podium.example", "displayName": "Zoé", "password": password });
        for (weak, why) in [
            ("987654321", "may not be one of the commonest"),
            ("88888888", "may not be one of the commonest"),
            ("zoe.durand@podium.example", "may not be your email or name"),
            ("Durand-Zoé1", "may not be your email or name"),
            ("          ", "may not be spaces alone"),
        ] {
            let answer = sign_up(named(weak)).await;
            let told = format!("PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password {why}]");
            assert_refused(&answer, 400, &told);
        }
        for broken in [json!([]), json!("text"), json!({ "email": 7 })] {
            let answer = sign_up(broken).await;
            assert!(answer.status == 400 && word(&answer).starts_with("INVALID_ARGUMENT"), "{answer:?}");
        }
        let huge = sign_up(with(&"x".repeat(70_000))).await;
        assert_eq!(huge.status, 413, "{huge:?}");
        assert_refused(&lookup(&anyone).await, 400, "INVALID_ID_TOKEN");

        let mut stranger = app.anyone();
        stranger.api_key = "another installation's".into();
        assert_refused(&lookup(&stranger).await, 400, "INVALID_API_KEY");
        let unknown = anyone.identity("accounts:issueSamlResponse", json!({})).await;
        assert_eq!(unknown.status, 404);
        assert!(word(&unknown).starts_with("NOT_FOUND"));
    }
);

api_test!(
    async fn an_address_is_changed_by_a_mail_to_the_new_one(app) {
        let ana = app.user("Ana").await;
        let taken = app.signed_up("Ben").await;
        let ask = async |email: &str| {
            let body = json!({ "requestType": "VERIFY_AND_CHANGE_EMAIL", "idToken": ana.token, "newEmail": email });
            ana.identity("accounts:sendOobCode", body).await
        };
        assert_ok(&ask("ana@elsewhere.example").await);
        let mail = app.mail_to("ana@elsewhere.example").await;
        assert!(mail.text.contains("/verify-email?mode=verifyAndChangeEmail&"), "{mail:?}");
        // A taken address gets no mail, and the answer does not say so.
        app.clock.advance(MINUTE);
        assert_ok(&ask(&taken.email).await);
        let verified = app.mail_to(&taken.email).await;
        assert!(verified.text.contains("mode=verifyEmail"), "{verified:?}");

        let changed = apply(&ana, mail.code()).await;
        assert_eq!(assert_ok(&changed)["email"], "ana@elsewhere.example");
        assert_refused(&lookup(&ana).await, 400, "TOKEN_EXPIRED");
        assert_refused(&sign_in(&ana, PASSWORD).await, 400, "INVALID_LOGIN_CREDENTIALS");
        let mut moved = app.anyone();
        moved.email = "ana@elsewhere.example".into();
        moved.take_tokens(&sign_in(&moved, PASSWORD).await);
        assert_eq!(assert_ok(&lookup(&moved).await)["users"][0]["emailVerified"], true);
    }
);

api_test!(
    async fn an_address_changed_without_proof_is_unverified(app) {
        let ana = app.signs_up("Ana").await;
        let ben = app.user("Ben").await;
        assert_refused(&update(&ana, json!({ "email": ben.email })).await, 400, "EMAIL_EXISTS");
        let answer = update(&ana, json!({ "email": "ana@elsewhere.example", "emailVerified": true })).await;
        assert_eq!((&assert_ok(&answer)["email"], &answer.body["emailVerified"]), (&json!("ana@elsewhere.example"), &json!(false)));
        assert_eq!(ana.get("/user").await.code(), 53);
        // What was proved is not given up for what is not.
        let refused = update(&ben, json!({ "email": "ben@elsewhere.example" })).await;
        assert_refused(&refused, 400, "OPERATION_NOT_ALLOWED : Please verify the new email before changing email.");
        let before = update(&ben, json!({ "emailVerified": false })).await;
        assert_eq!(assert_ok(&before)["emailVerified"], true, "that is not for its owner to say");
    }
);

api_test!(
    async fn a_disabled_account_is_refused_at_the_next_call(app) {
        let mut ana = app.user("Ana").await;
        let email = ana.email.parse().unwrap();
        let disabled = app.app.db.write(async move |c: &mut Conn| {
            let account = accounts::by_email(c, &email).await?.expect("an account");
            accounts::set_disabled(c, account.id, true).await
        });
        assert!(disabled.await.unwrap());
        assert_refused(&lookup(&ana).await, 400, "USER_DISABLED");
        assert_refused(&ana.refresh().await, 400, "USER_DISABLED");
        assert_eq!(ana.get("/user").await.status, 401);
        assert_refused(&sign_in(&ana, PASSWORD).await, 400, "USER_DISABLED");
        assert_refused(&sign_in(&ana, "wrong password").await, 400, "INVALID_LOGIN_CREDENTIALS");
    }
);

api_test!(
    async fn the_installation_says_what_clients_ask_of_it(app) {
        let anyone = app.anyone();
        let key = format!("key={}", anyone.api_key);
        for path in ["/v1/projects", "/identitytoolkit.googleapis.com/v1/projects"] {
            let answer = anyone.page(&format!("{path}?{key}")).await;
            assert_eq!(assert_ok(&answer)["projectId"], "podium");
            assert_eq!(answer.body["authorizedDomains"], json!(["127.0.0.1"]));
            assert_refused(&anyone.page(path).await, 400, "INVALID_API_KEY");
        }
        let policy = anyone.page(&format!("/identitytoolkit.googleapis.com/v2/passwordPolicy?{key}")).await;
        assert_eq!(assert_ok(&policy)["customStrengthOptions"], json!({ "minPasswordLength": 8, "maxPasswordLength": 128 }));
        let recaptcha = anyone.page(&format!("/identitytoolkit.googleapis.com/v2/recaptchaConfig?{key}")).await;
        assert_eq!(assert_ok(&recaptcha)["recaptchaEnforcementState"][0]["enforcementState"], "OFF");

        let keys = anyone.page("/securetoken.googleapis.com/v1/jwks").await;
        let key = &assert_ok(&keys)["keys"][0];
        assert_eq!((&key["kty"], &key["alg"], &key["use"]), (&json!("RSA"), &json!("RS256"), &json!("sig")));
        assert!(key["kid"].is_string() && key["n"].is_string() && key.get("d").is_none(), "{key}");
    }
);

api_test!(
    async fn a_new_password_is_not_ones_own_name_whichever_way_it_is_set(app) {
        let zoe = app.user("Lamplighter").await;
        let personal = "PASSWORD_DOES_NOT_MEET_REQUIREMENTS : Missing password requirements: [Password may not be your email or name]";
        for own in ["Lamplighter12", zoe.email.as_str()] {
            assert_refused(&update(&zoe, json!({ "password": own })).await, 400, personal);
            let code = reset_code(app, &zoe).await;
            assert_refused(&reset(&zoe, &code, own).await, 400, personal);
        }
    }
);

api_test!(
    async fn a_password_with_accents_is_one_whichever_keyboard_types_it(app) {
        let (composed, apart) = ("lampe allum\u{e9}e", "lampe allume\u{301}e");
        let anyone = app.anyone();
        let body = json!({ "email": "zoe@podium.example", "password": apart, "returnSecureToken": true });
        assert_ok(&anyone.identity("accounts:signUp", body).await);
        let mut zoe = app.anyone();
        zoe.email = "zoe@podium.example".into();
        for password in [apart, composed] {
            assert_ok(&sign_in(&zoe, password).await);
        }
        assert_refused(&sign_in(&zoe, "lampe allumee").await, 400, "INVALID_LOGIN_CREDENTIALS");
    }
);

api_test!(
    async fn sign_in_methods_of_an_address_are_never_told(app) {
        let ana = app.user("Ana").await;
        let ask = async |identifier: &str| {
            let body = json!({ "identifier": identifier, "continueUri": "http://localhost", "sessionId": "s" });
            ana.identity("accounts:createAuthUri", body).await
        };
        let (known, unknown) = (ask(&ana.email).await, ask("nobody@podium.example").await);
        assert_eq!(assert_ok(&known)["signinMethods"], json!([]));
        assert_eq!(known.body["kind"], "identitytoolkit#CreateAuthUriResponse");
        assert_eq!(known.bytes, unknown.bytes);
        assert_refused(&ask("no address").await, 400, "INVALID_IDENTIFIER");
        assert_refused(&ask("").await, 400, "MISSING_IDENTIFIER");
        let body = json!({ "identifier": ana.email });
        assert_refused(&ana.identity("accounts:createAuthUri", body).await, 400, "MISSING_CONTINUE_URI");
    }
);

api_test!(
    async fn an_update_that_deletes_nothing_is_taken(app) {
        let ana = app.user("Ana").await;
        let named = update(&ana, json!({ "displayName": "Ana Lamp", "deleteAttribute": [] })).await;
        assert_eq!(assert_ok(&named)["displayName"], "Ana Lamp");
        for nothing in [json!(null), json!(""), json!([]), json!([""])] {
            let kept = update(&ana, json!({ "deleteAttribute": nothing, "deleteProvider": nothing })).await;
            assert_eq!(assert_ok(&kept)["displayName"], "Ana Lamp", "{nothing}");
        }
        let gone = update(&ana, json!({ "deleteAttribute": "DISPLAY_NAME", "returnSecureToken": null })).await;
        assert_eq!(assert_ok(&gone)["displayName"], Value::Null);
        assert_eq!(update(&ana, json!({ "deleteAttribute": 7 })).await.status, 400);
    }
);
