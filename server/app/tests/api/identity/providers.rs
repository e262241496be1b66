//! Google and Apple: first sign-in, and later ones.

use podium_domain::Provider;
use podium_test_support::{Database, IdpToken, PASSWORD, Peer, Person, TestApp, api_test, send};
use reqwest::Method;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::*;
use crate::live::text;
use crate::providers::begin;

/// Hands a provider's token over, with the nonce that goes with it.
pub async fn with_idp(caller: &Caller, peer: &Peer, idp_token: &IdpToken, more: Value) -> Answer {
    let IdpToken { token, nonce, .. } = idp_token;
    idp(
        caller,
        &format!("id_token={token}&providerId={}&nonce={nonce}", peer.provider.id()),
        more,
    )
    .await
}

async fn idp(caller: &Caller, post_body: &str, more: Value) -> Answer {
    let mut body = json!({ "postBody": post_body, "requestUri": "http://localhost", "returnSecureToken": true });
    for (name, value) in more.as_object().unwrap() {
        body[name] = value.clone();
    }
    caller.identity("accounts:signInWithIdp", body).await
}

/// Comes with a provider, all the way.
pub async fn come(app: &TestApp, peer: &Peer, person: &Person) -> (Caller, Answer) {
    let mut caller = app.anyone();
    caller.email = person.email.clone();
    let idp_token = peer.sign_in(&caller, person).await;
    let answer = with_idp(&caller, peer, &idp_token, json!({})).await;
    assert_ok(&answer);
    caller.take_tokens(&answer);
    (caller, answer)
}

/// Joins a provider to the caller's account.
pub async fn join(caller: &Caller, peer: &Peer, person: &Person) -> Answer {
    let idp_token = peer.sign_in(caller, person).await;
    with_idp(caller, peer, &idp_token, json!({ "idToken": caller.token })).await
}

/// What opens an account, by the protocol's names.
pub async fn ways(caller: &Caller) -> Vec<String> {
    let user = assert_ok(&lookup(caller).await)["users"][0].clone();
    let providers = user["providerUserInfo"].as_array().unwrap();
    let id = |provider: &Value| provider["providerId"].as_str().unwrap().to_owned();
    providers.iter().map(id).collect()
}

/// What a token of ours says of how it came to be.
pub fn claims(token: &str) -> Value {
    use base64::Engine;
    let body = token.split('.').nth(1).unwrap();
    let body = base64::prelude::BASE64_URL_SAFE_NO_PAD.decode(body).unwrap();
    serde_json::from_slice::<Value>(&body).unwrap()["firebase"].clone()
}

pub fn zoe() -> Person {
    Person::new("subject-of-zoe", "zoe@mail.example")
}

api_test!(
    async fn a_newcomer_gets_an_account_and_comes_back_to_it(app, peers) {
        let (mut zoe, first) = come(app, &peers.google, &zoe()).await;
        assert_eq!((&first.body["isNewUser"], &first.body["emailVerified"]), (&json!(true), &json!(true)));
        assert_eq!((&first.body["providerId"], &first.body["email"]), (&json!("google.com"), &json!("zoe@mail.example")));
        assert_eq!(ways(&zoe).await, ["google.com"]);
        let user = lookup(&zoe).await.body["users"][0].clone();
        assert_eq!((&user["providerUserInfo"][0]["rawId"], user.get("passwordUpdatedAt")), (&json!("subject-of-zoe"), None));
        let made = zoe.post("/auth/signin", json!({ "locale": "en", "firstname": "Zoë" })).await;
        assert_eq!(made.status, 201, "{made:?}");

        for _ in 0..2 {
            let firebase = claims(&zoe.token);
            assert_eq!(firebase["sign_in_provider"], "google.com");
            assert_eq!(firebase["identities"], json!({ "email": ["zoe@mail.example"], "google.com": ["subject-of-zoe"] }));
            assert_ok(&zoe.refresh().await);
        }

        app.clock.advance(MINUTE);
        // By the lasting name, whatever the address is by now.
        let moved = Person::new("subject-of-zoe", "zoe@elsewhere.example");
        let (again, second) = come(app, &peers.google, &moved).await;
        assert_eq!((&second.body["localId"], &second.body["isNewUser"]), (&first.body["localId"], &json!(false)));
        assert_eq!(second.body["email"], "zoe@mail.example");
        assert_eq!(again.get("/user").await.status, 200);
        assert_eq!(actions(app, &zoe).await, ["sign_up", "sign_in"]);
        // There is no password, and none fits.
        for password in ["", PASSWORD] {
            let refused = sign_in(&zoe, password).await;
            assert_eq!(refused.status, 400, "{refused:?}");
        }
    }
);

api_test!(
    async fn a_providers_word_is_good_once_and_for_its_holder(app, peers) {
        let (google, anyone) = (&peers.google, app.anyone());
        let idp_token = google.sign_in(&anyone, &zoe()).await;
        let (token, id) = (&idp_token.token, "google.com");
        for (post_body, refusal) in [
            (format!("id_token={token}&providerId={id}"), "MISSING_OR_INVALID_NONCE"),
            (format!("id_token={token}&providerId={id}&nonce=another"), "MISSING_OR_INVALID_NONCE"),
            (format!("providerId={id}&nonce={}", idp_token.nonce), "INVALID_IDP_RESPONSE"),
            (format!("id_token=garbage&providerId={id}&nonce={}", idp_token.nonce), "INVALID_IDP_RESPONSE"),
            // Google's token means nothing to Apple.
            (format!("id_token={token}&providerId=apple.com&nonce={}", idp_token.nonce), "INVALID_IDP_RESPONSE"),
            (format!("id_token={token}&providerId=facebook.com&nonce={}", idp_token.nonce), "INVALID_CREDENTIAL_OR_PROVIDER_ID"),
            (String::new(), "INVALID_CREDENTIAL_OR_PROVIDER_ID"),
        ] {
            assert_refused(&idp(&anyone, &post_body, json!({})).await, 400, refusal);
        }
        // A repeated sign-in must not create an account.
        let again = with_idp(&anyone, google, &idp_token, json!({ "autoCreate": false })).await;
        assert_refused(&again, 400, "USER_NOT_FOUND");
        // None of that used it up.
        assert_ok(&with_idp(&anyone, google, &idp_token, json!({})).await);
        assert_refused(&with_idp(&anyone, google, &idp_token, json!({})).await, 400, "MISSING_OR_INVALID_NONCE");

        // A token that was never asked for here, rightly signed as it may be.
        let nonce = "a secret of their own";
        let hash = hex::encode(Sha256::digest(nonce));
        let foreign = IdpToken { token: google.token(&zoe(), &hash, |_| ()), nonce: nonce.into(), body: json!({}) };
        assert_refused(&with_idp(&anyone, google, &foreign, json!({})).await, 400, "MISSING_OR_INVALID_NONCE");
        // An hour later it is too late.
        let idp_token = google.sign_in(&anyone, &zoe()).await;
        app.clock.advance(HOUR);
        let late = with_idp(&anyone, google, &idp_token, json!({})).await;
        assert_eq!(late.status, 400, "{late:?}");
    }
);

api_test!(
    async fn one_name_at_two_providers_is_two_people(app, peers) {
        let (_, google) = come(app, &peers.google, &zoe()).await;
        let other = Person::new("subject-of-zoe", "yann@mail.example");
        let (mut yann, apple) = come(app, &peers.apple, &other).await;
        assert_eq!(apple.body["isNewUser"], true);
        assert_ne!(apple.body["localId"], google.body["localId"]);
        assert_ok(&yann.refresh().await);
        assert_eq!(claims(&yann.token)["identities"]["apple.com"], json!(["subject-of-zoe"]));
    }
);

api_test!(
    async fn an_answer_that_was_lost_loses_nothing(app, peers) {
        let anyone = app.anyone();
        let idp_token = peers.apple.sign_in(&anyone, &zoe()).await;
        let lost = with_idp(&anyone, &peers.apple, &idp_token, json!({})).await;
        assert_refused(&with_idp(&anyone, &peers.apple, &idp_token, json!({})).await, 400, "MISSING_OR_INVALID_NONCE");
        let (_, again) = come(app, &peers.apple, &zoe()).await;
        assert_eq!((&again.body["localId"], &again.body["isNewUser"]), (&assert_ok(&lost)["localId"], &json!(false)));

        // Joined all the same, and signed in by what is held already; once that is used, the lost one is worth nothing.
        let mut ana = app.user("Ana").await;
        let lost = join(&ana, &peers.google, &Person::new("subject-of-ana", &ana.email)).await;
        assert_ok(&lost);
        assert_ok(&ana.refresh().await);
        assert_eq!(ways(&ana).await, ["password", "google.com"]);
        let mut thief = ana.clone();
        thief.take_tokens(&lost);
        assert_refused(&thief.refresh().await, 400, "TOKEN_EXPIRED");
    }
);

api_test!(
    async fn apples_name_is_taken_from_its_form(app, peers) {
        let anyone = app.anyone();
        let IdpToken { token, nonce, .. } = peers.apple.sign_in(&anyone, &zoe()).await;
        let user = r#"{"name":{"firstName":"Zo%C3%AB","lastName":" Quill"},"email":"not@believed.example"}"#;
        let answer = idp(&anyone, &format!("id_token={token}&providerId=apple.com&nonce={nonce}&user={user}"), json!({})).await;
        let body = assert_ok(&answer);
        assert_eq!((&body["displayName"], &body["email"]), (&json!("Zoë Quill"), &json!("zoe@mail.example")));
    }
);

api_test!(
    async fn a_profile_has_the_last_name_that_the_provider_tells(app, peers) {
        let anyone = app.anyone();
        for (peer, email) in [(&peers.google, "zoe@mail.example"), (&peers.apple, "zoe@apple.example")] {
            let person = Person::new("subject-of-zoe", email);
            let begun = begin(&anyone, peer.provider.word()).await;
            let code = peer.approve_as(text(&begun.body, "address"), &person, |minted| {
                // Apple tells it beside the token.
                if peer.provider == Provider::Google {
                    minted.claims["name"] = json!("Zoë Quill");
                    minted.claims["given_name"] = json!("Zoë");
                }
            });
            let exchanged = peer.exchange(&anyone, &code, &begun).await.body;
            let (token, nonce) = (text(&exchanged, "token"), text(&begun.body, "nonce"));
            let user = r#"{"name":{"firstName":"Zo%C3%AB","lastName":"Quill"}}"#;
            let beside = if peer.provider == Provider::Apple { format!("&user={user}") } else { String::new() };
            let body = format!("id_token={token}&providerId={}&nonce={nonce}{beside}", peer.provider.id());
            let mut zoe = app.anyone();
            zoe.take_tokens(&idp(&anyone, &body, json!({})).await);
            let made = zoe.post("/auth/signin", json!({ "locale": "en", "firstname": "Zoë" })).await;
            assert_eq!((made.status, &made.body["user"]["lastname"]), (201, &json!("Quill")), "{made:?}");
            assert_eq!(zoe.get("/user").await.body["user"]["lastname"], "Quill");
        }
    }
);

api_test!(
    async fn a_provider_that_is_off_or_away(app, peers) {
        let plain = TestApp::start(Database::sqlite()).await;
        let off = idp(&plain.anyone(), "id_token=x&providerId=google.com&nonce=y", json!({})).await;
        assert_refused(&off, 400, "OPERATION_NOT_ALLOWED");
        peers.apple.hide_keys(true);
        let token = peers.apple.token(&zoe(), &"0".repeat(64), |_| ());
        let away = idp(&app.anyone(), &format!("id_token={token}&providerId=apple.com&nonce=y"), json!({})).await;
        assert_eq!(away.status, 503, "{away:?}");
        assert!(word(&away).starts_with("NETWORK_REQUEST_FAILED"), "{away:?}");
    }
);

api_test!(
    async fn ten_at_once_are_one_account(app, peers) {
        let anyone = app.anyone();
        let mut words = Vec::new();
        for _ in 0..10 {
            words.push(peers.google.sign_in(&anyone, &zoe()).await);
        }
        let at_once = async |words: Vec<IdpToken>| {
            let mut calls = tokio::task::JoinSet::new();
            for IdpToken { token, nonce, .. } in words {
                let anyone = anyone.clone();
                let post_body = format!("id_token={token}&providerId=google.com&nonce={nonce}");
                calls.spawn(async move { idp(&anyone, &post_body, json!({})).await });
            }
            calls.join_all().await
        };
        let answers = at_once(words).await;
        let first = assert_ok(&answers[0])["localId"].clone();
        assert!(answers.iter().all(|answer| answer.status == 200 && answer.body["localId"] == first), "{answers:?}");
        let new = answers.iter().filter(|answer| answer.body["isNewUser"] == true).count();
        assert_eq!(new, 1, "accounts of one person");

        let one = peers.google.sign_in(&anyone, &zoe()).await;
        let answers = at_once(vec![one; 10]).await;
        let let_in = answers.iter().filter(|answer| answer.status == 200).count();
        assert_eq!(let_in, 1, "sessions by one word");
    }
);

api_test!(
    async fn signing_in_by_a_providers_token_and_its_nonce(app, peers) {
        let login = async |caller: &Caller, header: &'static str, token: &str, nonce: &str| {
            let request = caller.request(Method::POST, "/auth/login").header(header, token);
            send(request.json(&json!({ "fcmToken": null, "locale": "fr", "nonce": nonce }))).await
        };
        let mut zoe = app.anyone();
        let idp_token = peers.apple.sign_in(&zoe, &providers::zoe()).await;
        for (header, token, code) in [
            ("x-google-token", idp_token.token.as_str(), 87),
            ("x-apple-token", "garbage", 87),
            ("x-other-token", idp_token.token.as_str(), 50),
        ] {
            let refused = login(&zoe, header, token, &idp_token.nonce).await;
            assert_eq!(refused.code(), code, "{header}: {refused:?}");
        }
        // A thief of the token does not have the nonce of its sign-in.
        let hash = hex::encode(Sha256::digest(&idp_token.nonce));
        for nonce in ["", "guessed", &hash] {
            let stolen = login(&zoe, "x-apple-token", &idp_token.token, nonce).await;
            assert_eq!((stolen.status, stolen.code()), (409, 89), "{nonce}: {stolen:?}");
        }
        let answer = login(&zoe, "x-apple-token", &idp_token.token, &idp_token.nonce).await;
        assert_eq!((answer.status, &answer.body["user"]), (200, &Value::Null), "{answer:?}");
        zoe.token = answer.body["token"].as_str().unwrap().to_owned();
        zoe.refresh_token = answer.body["refreshToken"].as_str().unwrap().to_owned();
        assert_ok(&zoe.refresh().await);
        let made = zoe.post("/auth/signin", json!({ "locale": "en", "firstname": "Zoë" })).await;
        assert_eq!(made.status, 201, "{made:?}");

        let mut anyone = app.anyone();
        for (lang, begins) in [("en", "This sign-in has expired"), ("fr", "Cette connexion a expiré")] {
            anyone.lang = lang;
            let used = login(&anyone, "x-apple-token", &idp_token.token, &idp_token.nonce).await;
            assert_eq!((used.status, used.code()), (409, 89), "{used:?}");
            assert!(used.body["message"].as_str().unwrap().starts_with(begins), "{used:?}");
        }
        // Who is signed in is not signed in again.
        let mine = login(&zoe, "x-apple-token", "whatever it is", "").await;
        assert_eq!((mine.status, &mine.body["refreshToken"]), (200, &Value::Null), "{mine:?}");
        assert_eq!(mine.body["user"]["locale"], "fr");

        let ana = app.user("Ana").await;
        let idp_token = peers.google.sign_in(&anyone, &Person::new("subject-of-ana", &ana.email)).await;
        let proof = login(&anyone, "x-google-token", &idp_token.token, &idp_token.nonce).await;
        assert_eq!((proof.status, proof.code()), (409, 91), "{proof:?}");
        let plain = TestApp::start(Database::sqlite()).await;
        assert_eq!(login(&plain.anyone(), "x-google-token", &idp_token.token, &idp_token.nonce).await.code(), 86);
    }
);

api_test!(
    async fn an_address_the_provider_does_not_vouch_for_opens_nothing(app, peers) {
        let (zoe, _) = come(app, &peers.google, &zoe()).await;
        let anyone = app.anyone();
        let begun = anyone.post("/auth/begin", json!({ "type": "google" })).await;
        let address = begun.body["address"].as_str().unwrap();
        let code = peers.google.approve_as(address, &providers::zoe(), |minted| minted.claims["email_verified"] = json!(false));
        // Known by the lasting name, the address does not matter; once that is gone, it is all there is.
        let exchanged = peers.google.exchange(&anyone, &code, &begun).await;
        assert_eq!(exchanged.status, 200, "{exchanged:?}");
        assert_ok(&zoe.identity("accounts:delete", json!({ "idToken": zoe.token })).await);
        let text = |value: &Value| value.as_str().unwrap().to_owned();
        let idp_token = IdpToken { token: text(&exchanged.body["token"]), nonce: text(&begun.body["nonce"]), body: json!({}) };
        assert_refused(&with_idp(&anyone, &peers.google, &idp_token, json!({})).await, 400, "UNVERIFIED_EMAIL");
        let request = anyone.request(Method::POST, "/auth/login").header("x-google-token", &idp_token.token);
        let request = request.json(&json!({ "locale": "en", "nonce": idp_token.nonce }));
        assert_eq!(send(request).await.code(), 90);
    }
);
