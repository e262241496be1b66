//! A provider joined to an account, with proof of both, and removed again.

use podium_test_support::{PASSWORD, Person, api_test};
use serde_json::json;

use super::providers::{claims, come, join, ways, with_idp, zoe};
use super::*;

api_test!(
    async fn an_address_with_an_account_needs_proof_of_both_sides(app, peers) {
        let ana = app.user("Ana").await;
        let person = Person::new("subject-of-ana", &ana.email);
        let idp_token = peers.google.sign_in(&app.anyone(), &person).await;
        assert_eq!(idp_token.body["verify"], json!({ "email": ana.email, "methods": ["password", "link"] }));
        for _ in 0..2 {
            let answer = with_idp(&app.anyone(), &peers.google, &idp_token, json!({})).await;
            assert_eq!(
                assert_ok(&answer),
                &json!({ "needConfirmation": true, "email": ana.email, "verifiedProvider": ["password"], "providerId": "google.com" })
            );
        }
        assert_eq!(ways(&ana).await, ["password"]);

        let mut owner = ana.clone();
        owner.take_tokens(&sign_in(&owner, PASSWORD).await);
        let joined = with_idp(&owner, &peers.google, &idp_token, json!({ "idToken": owner.token })).await;
        assert_eq!(assert_ok(&joined)["isNewUser"], false);
        let spent = owner.refresh_token.clone();
        owner.take_tokens(&joined);
        assert_ne!(owner.refresh_token, spent);
        assert_eq!(claims(&owner.token)["identities"]["google.com"], json!(["subject-of-ana"]));
        assert_eq!(ways(&owner).await, ["password", "google.com"]);
        // Other sessions stay.
        assert_ok(&lookup(&ana).await);
        assert!(actions(app, &ana).await.contains(&"provider_joined".to_owned()));

        let (back, answer) = come(app, &peers.google, &person).await;
        assert_eq!(back.get("/user").await.body["user"]["id"], ana.id);
        assert_eq!(answer.body["localId"], joined.body["localId"]);
        // With another provider of the same address there are two ways to prove it.
        let apple = peers.apple.sign_in(&app.anyone(), &Person::new("apple-ana", &ana.email)).await;
        let answer = with_idp(&app.anyone(), &peers.apple, &apple, json!({})).await;
        assert_eq!(answer.body["verifiedProvider"], json!(["password", "google.com"]));
    }
);

api_test!(
    async fn what_stands_in_the_way_of_joining(app, peers) {
        let (google, person) = (&peers.google, Person::new("subject-of-ana", "ana@private.example"));
        let una = app.signs_up("Una").await;
        assert_refused(&join(&una, google, &person).await, 400, "UNVERIFIED_EMAIL");
        assert_eq!(ways(&una).await, ["password"]);

        let mut ana = app.user("Ana").await;
        app.clock.advance(6 * MINUTE);
        assert_refused(&join(&ana, google, &person).await, 400, "CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
        ana.take_tokens(&sign_in(&ana, PASSWORD).await);
        // The provider's address may be another than the account's.
        for _ in 0..2 {
            let joined = join(&ana, google, &person).await;
            assert_eq!(assert_ok(&joined)["email"], ana.email);
            ana.take_tokens(&joined);
        }
        let user = lookup(&ana).await.body["users"][0].clone();
        assert_eq!(user["providerUserInfo"][1]["email"], "ana@private.example");
        let second = join(&ana, google, &Person::new("another-ana", "ana@private.example")).await;
        assert_refused(&second, 400, "PROVIDER_ALREADY_LINKED");
        let ben = app.user("Ben").await;
        assert_refused(&join(&ben, google, &person).await, 400, "FEDERATED_USER_ID_ALREADY_LINKED");
        assert_refused(&join(&app.anyone(), google, &person).await, 400, "INVALID_ID_TOKEN");

        let email = ana.email.parse().unwrap();
        let disabled = app.app.db.write(async move |c: &mut Conn| {
            let account = accounts::by_email(c, &email).await?.expect("an account");
            accounts::set_disabled(c, account.id, true).await
        });
        assert!(disabled.await.unwrap());
        let idp_token = google.sign_in(&app.anyone(), &person).await;
        assert_refused(&with_idp(&app.anyone(), google, &idp_token, json!({})).await, 400, "USER_DISABLED");
    }
);

api_test!(
    async fn never_the_last_way_in(app, peers) {
        let person = zoe();
        let (mut zoe, _) = come(app, &peers.google, &person).await;
        let remove = |way: &str| json!({ "deleteProvider": [way], "returnSecureToken": true });
        assert_refused(&update(&zoe, remove("google.com")).await, 400, "LAST_SIGN_IN_METHOD");
        assert_refused(&update(&zoe, remove("facebook.com")).await, 400, "INVALID_PROVIDER_ID");
        assert_refused(&update(&zoe, remove("emailLink")).await, 400, "INVALID_PROVIDER_ID");
        // What is not there is gone already.
        assert_eq!(ways(&zoe).await, ["google.com"]);
        assert_ok(&update(&zoe, json!({ "deleteProvider": ["apple.com"] })).await);

        zoe.take_tokens(&update(&zoe, json!({ "password": PASSWORD, "returnSecureToken": true })).await);
        assert_eq!(ways(&zoe).await, ["password", "google.com"]);
        let mut other = zoe.clone();
        other.take_tokens(&sign_in(&zoe, PASSWORD).await);
        let removed = update(&zoe, remove("google.com")).await;
        assert_eq!(assert_ok(&removed)["providerUserInfo"].as_array().map(Vec::len), Some(1));
        zoe.take_tokens(&removed);
        assert_refused(&lookup(&other).await, 400, "TOKEN_EXPIRED");
        let idp_token = peers.google.sign_in(&app.anyone(), &person).await;
        let answer = with_idp(&app.anyone(), &peers.google, &idp_token, json!({})).await;
        assert_eq!(assert_ok(&answer)["needConfirmation"], true);
        for ways in [json!(["password"]), json!(["password", "google.com"])] {
            assert_refused(&update(&zoe, json!({ "deleteProvider": ways })).await, 400, "LAST_SIGN_IN_METHOD");
        }

        assert_ok(&with_idp(&zoe, &peers.google, &idp_token, json!({ "idToken": zoe.token })).await);
        app.clock.advance(6 * MINUTE);
        assert_refused(&update(&zoe, remove("password")).await, 400, "CREDENTIAL_TOO_OLD_LOGIN_AGAIN");
        zoe.take_tokens(&sign_in(&zoe, PASSWORD).await);
        assert_ok(&update(&zoe, json!({ "deleteProvider": ["password"] })).await);
        assert_eq!(ways(&zoe).await, ["google.com"]);
        assert_refused(&sign_in(&zoe, PASSWORD).await, 400, "INVALID_LOGIN_CREDENTIALS");
        let actions = actions(app, &zoe).await;
        for action in ["password_changed", "provider_removed", "provider_joined", "password_removed"] {
            assert!(actions.contains(&action.to_owned()), "{action} in {actions:?}");
        }
    }
);
