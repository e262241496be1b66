//! Providers that rotate their keys, and providers that are down.

use std::time::Duration;

use podium_system::Clock;
use podium_test_support::{Answer, Database, Peer, Peers, TestApp, api_test};
use serde_json::json;

use crate::live::text;
use crate::operator::podium;
use crate::providers::{ada, begin};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);

async fn sign_in(app: &TestApp, peer: &Peer) -> Answer {
    let begun = begin(&app.anyone(), peer.provider.word()).await;
    let code = peer.approve(text(&begun.body, "address"), &ada());
    peer.exchange(&app.anyone(), &code, &begun).await
}

async fn sign_in_by_key(app: &TestApp, peer: &Peer, key: &str) -> Answer {
    let begun = begin(&app.anyone(), peer.provider.word()).await;
    let code = peer.approve_as(text(&begun.body, "address"), &ada(), |minted| {
        minted.key_id = Some(key.into())
    });
    peer.exchange(&app.anyone(), &code, &begun).await
}

api_test!(
    async fn new_keys_are_asked_for_once_a_minute_at_most(app, peers) {
        let google = &peers.google;
        for _ in 0..3 {
            assert_eq!(sign_in(app, google).await.status, 200);
        }
        assert_eq!((google.asked("discovery"), google.asked("keys")), (1, 1));
        // Unknown keys within the minute cause no further request.
        for n in 0..3 {
            assert_eq!(sign_in_by_key(app, google, &format!("unknown-{n}")).await.code(), 87);
        }
        assert_eq!(google.asked("keys"), 1);
        app.clock.advance(MINUTE);
        for n in 0..3 {
            assert_eq!(sign_in_by_key(app, google, &format!("unknown-{n}")).await.code(), 87);
        }
        assert_eq!(google.asked("keys"), 2);
        // A new key is found as soon as the minute is over.
        google.rotate("second");
        assert_eq!(sign_in(app, google).await.code(), 87);
        app.clock.advance(MINUTE);
        assert_eq!(sign_in(app, google).await.status, 200);
        assert_eq!(google.asked("keys"), 3);
        assert_eq!(sign_in_by_key(app, google, "first").await.code(), 87, "the old key is good no more");
        // Kept as long as its publisher says, the discovery document for a day.
        app.clock.advance(HOUR);
        assert_eq!(sign_in(app, google).await.status, 200);
        assert_eq!((google.asked("discovery"), google.asked("keys")), (1, 4));
        app.clock.advance(23 * HOUR);
        assert_eq!(sign_in(app, google).await.status, 200);
        assert_eq!((google.asked("discovery"), google.asked("keys")), (2, 5));
    }
);

api_test!(
    async fn many_at_once_ask_once(app, peers) {
        let anyone = app.anyone();
        let begins: Vec<_> = (0..8)
            .map(|_| {
                let anyone = anyone.clone();
                tokio::spawn(async move { anyone.post("/auth/begin", json!({ "type": "google" })).await.status })
            })
            .collect();
        for begun in begins {
            assert_eq!(begun.await.unwrap(), 200);
        }
        assert_eq!(peers.google.asked("discovery"), 1);
    }
);

api_test!(
    async fn a_provider_that_is_away_spends_nothing(app, peers) {
        for peer in [&peers.google, &peers.apple] {
            let word = peer.provider.word();
            peer.gate.shut();
            let mut french = app.anyone();
            french.lang = "fr";
            let refused = french.post("/auth/begin", json!({ "type": word })).await;
            assert_eq!((refused.status, refused.code(), refused.header("retry-after")), (503, 88, "5"), "{refused:?}");
            assert_eq!(text(&refused.body, "message"), "Le service de connexion est injoignable. Réessaie dans un instant.");
            peer.gate.open();
            let begun = begin(&app.anyone(), word).await;
            let code = peer.approve(text(&begun.body, "address"), &ada());
            // Neither keys nor the code can be had; then the keys alone cannot, and the code is not spent on them.
            peer.gate.shut();
            assert_eq!(peer.exchange(&app.anyone(), &code, &begun).await.code(), 88);
            peer.gate.open();
            peer.hide_keys(true);
            for _ in 0..2 {
                let away = peer.exchange(&app.anyone(), &code, &begun).await;
                assert_eq!((away.status, away.code()), (503, 88), "{away:?}");
            }
            assert_eq!(peer.asked("token"), 0);
            peer.hide_keys(false);
            assert_eq!(peer.exchange(&app.anyone(), &code, &begun).await.status, 200);
        }
    }
);

api_test!(
    async fn old_keys_serve_while_new_ones_cannot_be_had(app, peers) {
        let google = &peers.google;
        assert_eq!(sign_in(app, google).await.status, 200);
        google.hide_keys(true);
        app.clock.advance(2 * HOUR);
        for _ in 0..3 {
            assert_eq!(sign_in(app, google).await.status, 200);
        }
        assert_eq!(google.asked("keys"), 2, "it is not asked with every call");
        // A key that is new cannot be looked for: that is no reason to say that the token is bad.
        assert_eq!(sign_in_by_key(app, google, "unknown").await.code(), 88);
        app.clock.advance(23 * HOUR);
        assert_eq!(sign_in(app, google).await.code(), 88, "a day, and not more");
        google.hide_keys(false);
        assert_eq!(sign_in(app, google).await.status, 200);
    }
);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_doctor_looks_at_providers_and_keeps_their_secrets_to_itself() {
    let peers = Peers::start(&Clock::system()).await;
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        peers.google.set_up(settings);
        peers.apple.set_up(settings);
    })
    .await;
    let (well, said) = podium(&app, &["doctor"]).await;
    assert!(
        well && said.contains("https://podium.example/mobile/auth/apple/callback"),
        "{said}"
    );
    peers.google.gate.shut();
    let (well, away) = podium(&app, &["doctor"]).await;
    assert!(
        !well && away.contains("sign-in with google") && away.contains("cannot be reached"),
        "{away}"
    );
    let half = TestApp::start_with(Database::sqlite(), |settings| {
        peers.apple.set_up(settings);
        settings.apple_team_id = None;
    })
    .await;
    let (well, told) = podium(&half, &["doctor"]).await;
    assert!(
        !well && told.contains("sign-in with apple: not set: apple_team_id"),
        "{told}"
    );
    for secret in ["hush-hush", "PRIVATE KEY"] {
        assert!(!(said.clone() + &away + &told).contains(secret));
    }
}
