//! The identity service over HTTP: the protocol's answers, and what it refuses.

mod account;
mod address;
mod codes;
mod devices;
mod floods;
mod guesses;
mod joining;
mod providers;
mod sessions;
mod takeover;

use std::time::Duration;

use podium_store::identity::accounts;
use podium_store::{Conn, audit};
use podium_test_support::{Answer, Caller, TestApp};
use serde_json::{Value, json};

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);

/// The protocol's word for what went wrong.
fn word(answer: &Answer) -> &str {
    answer.body["error"]["message"].as_str().unwrap_or_default()
}

#[track_caller]
fn assert_refused(answer: &Answer, status: u16, message: &str) {
    assert_eq!((answer.status, word(answer)), (status, message), "{answer:?}");
    assert_eq!(answer.body["error"]["code"], status);
    assert_eq!(answer.body["error"]["errors"][0]["message"], message);
}

#[track_caller]
fn assert_ok(answer: &Answer) -> &Value {
    assert_eq!(answer.status, 200, "{answer:?}");
    &answer.body
}

async fn sign_in(caller: &Caller, password: &str) -> Answer {
    let body = json!({ "email": caller.email, "password": password, "returnSecureToken": true });
    caller.identity("accounts:signInWithPassword", body).await
}

async fn lookup(caller: &Caller) -> Answer {
    caller
        .identity("accounts:lookup", json!({ "idToken": caller.token }))
        .await
}

async fn update(caller: &Caller, mut changes: Value) -> Answer {
    changes["idToken"] = json!(caller.token);
    caller.identity("accounts:update", changes).await
}

async fn ask_for_reset(caller: &Caller, email: &str) -> Answer {
    let body = json!({ "requestType": "PASSWORD_RESET", "email": email });
    caller.identity("accounts:sendOobCode", body).await
}

async fn reset(caller: &Caller, code: &str, password: &str) -> Answer {
    caller
        .identity(
            "accounts:resetPassword",
            json!({ "oobCode": code, "newPassword": password }),
        )
        .await
}

async fn apply(caller: &Caller, code: &str) -> Answer {
    caller.identity("accounts:update", json!({ "oobCode": code })).await
}

/// The code of a fresh mail for a new password.
async fn reset_code(app: &TestApp, caller: &Caller) -> String {
    // Mails are told apart by their time.
    app.clock.advance(MINUTE);
    assert_ok(&ask_for_reset(caller, &caller.email).await);
    let mail = app.mail_to(&caller.email).await;
    assert!(mail.text.contains("mode=resetPassword"), "{mail:?}");
    mail.code().to_owned()
}

async fn actions(app: &TestApp, caller: &Caller) -> Vec<String> {
    let email = caller.email.parse().unwrap();
    let found = app.app.db.read(async move |c: &mut Conn| {
        let account = accounts::by_email(c, &email).await?.expect("an account");
        audit::about(c, account.id).await
    });
    found
        .await
        .unwrap()
        .into_iter()
        .map(|entry| entry.action.word().to_owned())
        .collect()
}
