//! Limits on mails to strangers, by recipient and by network.

use std::time::Duration;

use podium_test_support::{Answer, Database, PASSWORD, TestApp, api_test, send};
use serde_json::json;

use super::*;

/// Asks for a new password from an address behind a proxy.
async fn ask_from(app: &TestApp, ip: &str, email: &str) -> Answer {
    let url = format!(
        "{}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key={}",
        app.origin,
        app.anyone().api_key
    );
    let body = json!({ "requestType": "PASSWORD_RESET", "email": email });
    let client = reqwest::Client::new();
    send(client.post(url).header("x-forwarded-for", ip).json(&body)).await
}

fn outbox(app: &TestApp) -> usize {
    std::fs::read_dir(app.data().join("outbox")).map_or(0, Iterator::count)
}

async fn networks_and_all_together_are_capped(database: Database) {
    let app = TestApp::start_with(database, |settings| {
        settings.mail_per_network = 3;
        settings.mail_per_hour = 7;
        settings.trusted_proxies = vec!["127.0.0.0/8".parse().unwrap()];
    })
    .await;
    let ana = app.user("Ana").await;
    for (n, ip) in ["198.51.100.1", "198.51.100.77", "198.51.100.254"].iter().enumerate() {
        assert_ok(&ask_from(&app, ip, &format!("nobody{n}@podium.example")).await);
    }
    // Known or not, the answer is the same, and says when to come again.
    for email in ["nobody9@podium.example", &ana.email] {
        let full = ask_from(&app, "198.51.100.3", email).await;
        assert_refused(&full, 429, "TOO_MANY_ATTEMPTS_TRY_LATER");
        assert_eq!(full.header("retry-after"), "3601");
    }
    for (n, ip) in ["2001:db8:0:1::1", "2001:db8:0:1:ffff::2", "2001:db8:0:1:1::"]
        .iter()
        .enumerate()
    {
        assert_ok(&ask_from(&app, ip, &format!("other{n}@podium.example")).await);
    }
    let full = ask_from(&app, "2001:db8:0:1:2::2", "other9@podium.example").await;
    assert_refused(&full, 429, "TOO_MANY_ATTEMPTS_TRY_LATER");
    assert_ok(&ask_from(&app, "2001:db8:0:2::1", &ana.email).await);
    let all = ask_from(&app, "203.0.113.9", "third@podium.example").await;
    assert_refused(&all, 429, "TOO_MANY_ATTEMPTS_TRY_LATER");

    app.app.identity.mailer().flush().await.unwrap();
    assert_eq!(outbox(&app), 1, "only Ana has an account");
    app.clock.advance(HOUR);
    assert_ok(&ask_from(&app, "198.51.100.3", &ana.email).await);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn networks_and_all_together_are_capped_sqlite() {
    networks_and_all_together_are_capped(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn networks_and_all_together_are_capped_postgres() {
    networks_and_all_together_are_capped(Database::postgres().await).await;
}

api_test!(
    async fn password_resets_are_limited_without_revealing_accounts(app) {
        let ana = app.user("Ana").await;
        let hidden = |answer: &Answer, email: &str| String::from_utf8_lossy(&answer.bytes).replace(email, "");
        for _ in 0..8 {
            let (known, unknown) = (
                ask_for_reset(&ana, &ana.email).await,
                ask_for_reset(&ana, "nobody@podium.example").await,
            );
            assert_eq!((known.status, unknown.status), (200, 200));
            assert_eq!(hidden(&known, &ana.email), hidden(&unknown, "nobody@podium.example"));
            app.clock.advance(Duration::from_secs(31));
        }
        app.app.identity.mailer().flush().await.unwrap();
        assert_eq!(outbox(app), 5);
        app.clock.advance(24 * HOUR);
        assert_ok(&ask_for_reset(&ana, &ana.email).await);
        app.app.identity.mailer().flush().await.unwrap();
        assert_eq!(outbox(app), 6);
    }
);

api_test!(
    async fn an_address_gets_ten_mails_an_hour_though_accounts_come_and_go(app) {
        let mut sent = 0;
        for _ in 0..14 {
            let mut eve = app.anyone();
            let body = json!({ "email": "victim@podium.example", "password": PASSWORD, "returnSecureToken": true });
            let signed_up = eve.identity("accounts:signUp", body).await;
            assert_ok(&signed_up);
            eve.take_tokens(&signed_up);
            let body = json!({ "requestType": "VERIFY_EMAIL", "idToken": eve.token });
            let asked = eve.identity("accounts:sendOobCode", body).await;
            match asked.status {
                200 => sent += 1,
                _ => assert_refused(&asked, 429, "TOO_MANY_ATTEMPTS_TRY_LATER"),
            }
            assert_ok(&eve.identity("accounts:delete", json!({ "idToken": eve.token })).await);
            app.clock.advance(Duration::from_secs(31));
        }
        assert_eq!(sent, 10);
    }
);

api_test!(
    async fn several_accounts_cannot_flood_one_address_with_changes_to_it(app) {
        let mut sent = 0;
        for n in 0..12 {
            let eve = app.user(&format!("Eve{n}")).await;
            let body = json!({ "requestType": "VERIFY_AND_CHANGE_EMAIL", "idToken": eve.token, "newEmail": "victim@podium.example" });
            let asked = eve.identity("accounts:sendOobCode", body).await;
            match asked.status {
                200 => sent += 1,
                _ => assert_refused(&asked, 429, "TOO_MANY_ATTEMPTS_TRY_LATER"),
            }
        }
        assert_eq!(sent, 10);
    }
);
