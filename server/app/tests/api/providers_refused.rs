//! Provider answers that are refused.

use std::time::Duration;

use podium_domain::Provider;
use podium_test_support::{Answer, Minted, Peer, Person, Signed, TestApp, api_test};
use serde_json::{Value, json};

use crate::live::text;
use crate::providers::{ada, begin, join};

/// What comes of a sign-in whose token is not as it should be.
async fn with_token(app: &TestApp, peer: &Peer, change: impl FnOnce(&mut Minted)) -> Answer {
    let begun = begin(&app.anyone(), peer.provider.word()).await;
    let code = peer.approve_as(text(&begun.body, "address"), &ada(), change);
    let answer = peer.exchange(&app.anyone(), &code, &begun).await;
    if answer.status != 200 {
        let again = peer.exchange(&app.anyone(), &code, &begun).await;
        assert_eq!((again.status, again.code()), (409, 89), "the first try counts");
    }
    answer
}

type Change = fn(&mut Minted, i64);

fn set(minted: &mut Minted, name: &str, value: impl Into<Value>) {
    minted.claims[name] = value.into();
}

fn unset(minted: &mut Minted, name: &str) {
    minted.claims.as_object_mut().unwrap().remove(name);
}

const REFUSED: &[(&str, Change)] = &[
    ("another audience", |m, _| set(m, "aud", "somebody.else")),
    ("no audience", |m, _| unset(m, "aud")),
    ("several audiences", |m, _| {
        set(m, "aud", json!(["podium.test.client", "somebody.else"]))
    }),
    ("an empty audience", |m, _| set(m, "aud", json!([]))),
    ("another party", |m, _| set(m, "azp", "somebody.else")),
    ("another issuer", |m, _| set(m, "iss", "https://accounts.google.com")),
    ("the issuer with a slash", |m, _| {
        set(m, "iss", format!("{}/", m.claims["iss"].as_str().unwrap()))
    }),
    ("no issuer", |m, _| unset(m, "iss")),
    ("another nonce", |m, _| set(m, "nonce", "0".repeat(64))),
    ("no nonce", |m, _| unset(m, "nonce")),
    ("a nonce that is no hash", |m, _| set(m, "nonce", "a\u{0}b")),
    ("expired", |m, now| set(m, "exp", now - 60)),
    ("no end", |m, _| unset(m, "exp")),
    ("an end in words", |m, now| set(m, "exp", (now + 600).to_string())),
    ("made in the future", |m, now| set(m, "iat", now + 601)),
    ("made in words", |m, now| set(m, "iat", now.to_string())),
    ("no beginning", |m, _| unset(m, "iat")),
    ("not yet good", |m, now| set(m, "nbf", now + 601)),
    ("good from in words", |m, now| set(m, "nbf", now.to_string())),
    ("signed in in the future", |m, now| set(m, "auth_time", now + 601)),
    ("signed in in words", |m, now| set(m, "auth_time", now.to_string())),
    ("no subject", |m, _| unset(m, "sub")),
    ("an empty subject", |m, _| set(m, "sub", "")),
    ("a subject too long", |m, _| set(m, "sub", "s".repeat(256))),
    ("a subject that cannot be kept", |m, _| set(m, "sub", "a\u{0}b")),
    ("no signature", |m, _| m.signed = Signed::Not),
    ("the public key for a secret", |m, _| {
        m.signed = Signed::WithThePublicKey
    }),
    ("somebody else's signature", |m, _| m.signed = Signed::ByAStranger),
    ("no key named", |m, _| m.key_id = None),
    ("an unknown key", |m, _| m.key_id = Some("unknown".into())),
];

const TAKEN: &[(&str, Change)] = &[
    ("a list of one audience", |m, _| {
        set(m, "aud", json!(["podium.test.client"]))
    }),
    ("us as the party", |m, _| set(m, "azp", "podium.test.client")),
    ("about to have expired", |m, now| set(m, "exp", now - 59)),
    ("made by a clock ahead of ours", |m, now| set(m, "iat", now + 600)),
    ("good from then on", |m, now| set(m, "nbf", now + 600)),
    ("signed in then", |m, now| set(m, "auth_time", now + 600)),
    ("a subject as long as they come", |m, _| set(m, "sub", "s".repeat(255))),
    ("verified in a word", |m, _| set(m, "email_verified", "true")),
];

api_test!(
    async fn a_token_holds_or_counts_for_nothing(app, peers) {
        let now = app.clock.now().seconds();
        for peer in [&peers.google, &peers.apple] {
            for (what, change) in REFUSED {
                let refused = with_token(app, peer, |minted| change(minted, now)).await;
                assert_eq!((refused.status, refused.code()), (403, 87), "{what}: {refused:?}");
            }
            for (what, change) in TAKEN {
                let taken = with_token(app, peer, |minted| change(minted, now)).await;
                assert_eq!(taken.status, 200, "{what}: {taken:?}");
            }
        }
    }
);

api_test!(
    async fn one_providers_token_is_nothing_to_the_other(app, peers) {
        let begun = begin(&app.anyone(), "google").await;
        let code = peers.google.approve_as(text(&begun.body, "address"), &ada(), |minted| {
            let nonce = text(&minted.claims, "nonce").to_owned();
            let theirs = peers.apple.token(&ada(), &nonce, |_| ());
            minted.signed = Signed::Replaced(theirs);
        });
        let refused = peers.google.exchange(&app.anyone(), &code, &begun).await;
        assert_eq!(refused.code(), 87, "{refused:?}");
    }
);

api_test!(
    async fn an_address_counts_only_where_the_provider_has_verified_it(app, peers) {
        let unproven: [Change; 6] = [
            |m, _| set(m, "email_verified", false),
            |m, _| set(m, "email_verified", "false"),
            |m, _| set(m, "email_verified", 1),
            |m, _| unset(m, "email_verified"),
            |m, _| unset(m, "email"),
            |m, _| set(m, "email", "no address"),
        ];
        let mut words = Vec::new();
        for (change, lang) in unproven.into_iter().zip(["en", "fr"].into_iter().cycle()) {
            let mut caller = app.anyone();
            caller.lang = lang;
            let begun = begin(&caller, "google").await;
            let code = peers.google.approve_as(text(&begun.body, "address"), &ada(), |minted| change(minted, 0));
            let refused = peers.google.exchange(&caller, &code, &begun).await;
            assert_eq!((refused.status, refused.code()), (403, 90), "{refused:?}");
            words.push(text(&refused.body, "message").to_owned());
            assert_eq!(peers.google.exchange(&caller, &code, &begun).await.code(), 89);
        }
        assert_ne!(words[0], words[1]);
        // A known person is known by their subject.
        join(app, &app.user("Ada").await, Provider::Google, &ada().subject).await;
        let known = with_token(app, &peers.google, |minted| unset(minted, "email")).await;
        assert_eq!((known.status, &known.body["email"]), (200, &Value::Null), "{known:?}");
    }
);

api_test!(
    async fn a_sign_in_is_finished_once_by_its_client(app, peers) {
        let (anyone, google) = (app.anyone(), &peers.google);
        let over = |answer: Answer| assert_eq!((answer.status, answer.code()), (409, 89), "{answer:?}");
        let begun = begin(&anyone, "google").await;
        let code = google.approve(text(&begun.body, "address"), &ada());
        assert_eq!(google.exchange(&anyone, &code, &begun).await.status, 200);
        over(google.exchange(&anyone, &code, &begun).await);

        // A used code, in a new sign-in.
        let next = begin(&anyone, "google").await;
        let replayed = google.exchange(&anyone, &code, &next).await;
        assert_eq!((replayed.status, replayed.code()), (403, 87), "{replayed:?}");
        // Another's code, in a sign-in of the caller's: the PKCE verifier does not match.
        let (theirs, own) = (begin(&anyone, "google").await, begin(&anyone, "google").await);
        let code = google.approve(text(&theirs.body, "address"), &ada());
        assert_eq!(google.exchange(&anyone, &code, &own).await.code(), 87);

        // Another browser's state: the nonce is not there. It is over for its owner, too.
        let victim = begin(&anyone, "google").await;
        let code = google.approve(text(&victim.body, "address"), &ada());
        let body = json!({ "type": "google", "code": code, "state": victim.body["state"], "nonce": own.body["nonce"] });
        over(anyone.post("/auth/exchange", body).await);
        over(google.exchange(&anyone, &code, &victim).await);
        // Another provider's state.
        let begun = begin(&anyone, "google").await;
        over(peers.apple.exchange(&anyone, "code", &begun).await);
        // No state at all.
        for state in ["", "nothing", &"A".repeat(43)] {
            let body = json!({ "type": "google", "code": "code", "state": state, "nonce": "nonce" });
            over(anyone.post("/auth/exchange", body).await);
        }
        assert_eq!(peers.apple.asked("token"), 0, "no provider heard of any of it");

        // Ten minutes, and not a moment more.
        let [early, late] = [begin(&anyone, "google").await, begin(&anyone, "google").await];
        let codes = [&early, &late].map(|begun| google.approve(text(&begun.body, "address"), &ada()));
        app.clock.advance(Duration::from_secs(599));
        assert_eq!(google.exchange(&anyone, &codes[0], &early).await.status, 200);
        app.clock.advance(Duration::from_secs(1));
        over(google.exchange(&anyone, &codes[1], &late).await);
    }
);

api_test!(
    async fn of_two_who_end_the_same_sign_in_one_does(app, peers) {
        for round in 0..5 {
            let anyone = app.anyone();
            let begun = begin(&anyone, "google").await;
            let code = peers.google.approve(text(&begun.body, "address"), &ada());
            let (one, other) = tokio::join!(
                peers.google.exchange(&anyone, &code, &begun),
                peers.google.exchange(&anyone, &code, &begun)
            );
            let mut statuses = [one.status, other.status];
            statuses.sort_unstable();
            assert_eq!(statuses, [200, 409], "round {round}: {one:?} {other:?}");
        }
    }
);

api_test!(
    async fn a_provider_that_says_it_is_another_is_not_believed(app, peers) {
        peers.google.claim_to_be("https://accounts.google.com");
        let refused = app.anyone().post("/auth/begin", json!({ "type": "google" })).await;
        assert_eq!((refused.status, refused.code()), (403, 87), "{refused:?}");
        let person = Person::new("a", "a@podium.example");
        peers.apple.sign_in(&app.anyone(), &person).await;
    }
);
