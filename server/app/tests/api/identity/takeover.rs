//! An attacker signs up with another's address and waits for its owner.

use podium_domain::Lang;
use podium_store::identity::mail::{self, Mail};
use podium_test_support::{PASSWORD, Person, api_test};
use serde_json::json;

use super::providers::{come, ways, with_idp};
use super::*;

/// Everything an attacker could prepare before the owner of the address comes.
struct Trap {
    attacker: Caller,
    /// From the mail that asks to confirm the address.
    verify: String,
    reset: String,
    /// From a mail to an address of the attacker's own.
    change: String,
}

const LAIR: &str = "mallory@lair.example";

async fn set_trap(app: &TestApp, name: &str) -> Trap {
    let attacker = app.signs_up(name).await;
    let verify = app.mail_to(&attacker.email).await.code().to_owned();
    let made = attacker
        .post("/auth/signin", json!({ "locale": "en", "firstname": "Mallory" }))
        .await;
    assert_eq!(made.status, 201, "{made:?}");
    let reset = reset_code(app, &attacker).await;
    let change = ask_to_change(app, &attacker, LAIR).await;
    Trap {
        attacker,
        verify,
        reset,
        change,
    }
}

/// The code mailed to an address the caller wants to change to.
pub async fn ask_to_change(app: &TestApp, caller: &Caller, email: &str) -> String {
    let body = json!({ "requestType": "VERIFY_AND_CHANGE_EMAIL", "idToken": caller.token, "newEmail": email });
    assert_ok(&caller.identity("accounts:sendOobCode", body).await);
    app.mail_to(email).await.code().to_owned()
}

impl Trap {
    /// Nothing of it snaps.
    async fn is_harmless(&mut self) {
        let attacker = &mut self.attacker;
        assert_refused(&sign_in(attacker, PASSWORD).await, 400, "INVALID_LOGIN_CREDENTIALS");
        assert_refused(&attacker.refresh().await, 400, "TOKEN_EXPIRED");
        assert_eq!(lookup(attacker).await.status, 400);
        assert_eq!(attacker.get("/user").await.code(), 51);
        for code in [&self.verify, &self.change] {
            assert_refused(&apply(attacker, code).await, 400, "INVALID_OOB_CODE");
        }
        assert_refused(
            &reset(attacker, &self.reset, "mallory was here").await,
            400,
            "INVALID_OOB_CODE",
        );
    }
}

api_test!(
    async fn the_owner_comes_with_a_provider_and_nothing_of_the_other_stays(app, peers) {
        let mut trap = set_trap(app, "Victim").await;
        let person = Person::new("subject-of-victim", &trap.attacker.email);
        let before = lookup(&trap.attacker).await.body["users"][0]["localId"].clone();
        let idp_token = peers.google.sign_in(&app.anyone(), &person).await;
        assert_eq!(idp_token.body["verify"], json!(null), "nobody has proved anything");
        let (victim, answer) = come(app, &peers.google, &person).await;
        assert_eq!((&answer.body["isNewUser"], &answer.body["emailVerified"]), (&json!(true), &json!(true)));
        assert_ne!(answer.body["localId"], before);
        assert_eq!(ways(&victim).await, ["google.com"]);
        // Not even the profile is the one that was made for them.
        let logged_in = victim.post("/auth/login", json!({ "locale": "en" })).await;
        assert_eq!(logged_in.body["user"], json!(null), "{logged_in:?}");
        trap.is_harmless().await;
        assert_eq!(ways(&victim).await, ["google.com"]);
        assert!(actions(app, &victim).await.contains(&"address_reclaimed".to_owned()));
    }
);

api_test!(
    async fn the_owner_comes_by_a_new_password_and_nothing_of_the_other_stays(app) {
        let mut trap = set_trap(app, "Victim").await;
        let mut victim = app.anyone();
        victim.email = trap.attacker.email.clone();
        let code = reset_code(app, &victim).await;
        assert_ok(&reset(&victim, &code, "the owner's own one").await);
        trap.is_harmless().await;
        victim.take_tokens(&sign_in(&victim, "the owner's own one").await);
        let user = lookup(&victim).await.body["users"][0].clone();
        assert_eq!((&user["email"], &user["emailVerified"]), (&json!(victim.email), &json!(true)));
    }
);

api_test!(
    async fn a_later_sign_up_with_a_password_finds_the_address_taken(app, peers) {
        let person = Person::new("subject-of-victim", "victim@podium.example");
        let (victim, _) = come(app, &peers.google, &person).await;
        let attacker = app.anyone();
        let sign_up = json!({ "email": victim.email, "password": PASSWORD });
        assert_refused(&attacker.identity("accounts:signUp", sign_up).await, 400, "EMAIL_EXISTS");
        assert_refused(&sign_in(&victim, PASSWORD).await, 400, "INVALID_LOGIN_CREDENTIALS");
        // Nor does another provider's word for the address open the account.
        let other = Person::new("mallory-at-apple", &victim.email);
        let idp_token = peers.apple.sign_in(&attacker, &other).await;
        assert_eq!(idp_token.body["verify"]["methods"], json!(["google", "link"]));
        let answer = with_idp(&attacker, &peers.apple, &idp_token, json!({})).await;
        assert_eq!((&answer.body["needConfirmation"], answer.body.get("idToken")), (&json!(true), None));
        assert_eq!(ways(&victim).await, ["google.com"]);
        // A new password comes by mail alone, to the owner.
        let code = reset_code(app, &victim).await;
        assert_ok(&reset(&victim, &code, "the owner's own one").await);
        assert_ok(&sign_in(&victim, "the owner's own one").await);
    }
);

api_test!(
    async fn a_change_of_address_on_its_way_ends_with_the_password(app) {
        let mut ana = app.user("Ana").await;
        let change = ask_to_change(app, &ana, LAIR).await;
        let code = reset_code(app, &ana).await;
        ana.take_tokens(&sign_in(&ana, PASSWORD).await);
        ana.take_tokens(&update(&ana, json!({ "password": "another good one", "returnSecureToken": true })).await);
        assert_refused(&apply(&ana, &change).await, 400, "INVALID_OOB_CODE");
        assert_refused(&reset(&ana, &code, "too late for this").await, 400, "INVALID_OOB_CODE");

        // One that has not left the house yet, either.
        let now = app.clock.now();
        let queued = Mail {
            id: app.app.entropy.uuid(now),
            kind: "VERIFY_AND_CHANGE_EMAIL".into(),
            email: ana.email.parse().unwrap(),
            new_email: Some("mallory@queue.example".parse().unwrap()),
            lang: Lang::En,
            path: None,
            attempts: 0,
            created_at: now + 2 * MINUTE,
        };
        app.app.db.write(async move |c: &mut Conn| mail::insert(c, &queued).await).await.unwrap();
        assert_ok(&update(&ana, json!({ "password": "and yet another one" })).await);
        app.clock.advance(3 * MINUTE);
        app.app.identity.mailer().flush().await.unwrap();
        let outbox = std::fs::read_dir(app.data().join("outbox")).unwrap();
        let sent = outbox.map(|file| std::fs::read_to_string(file.unwrap().path()).unwrap());
        assert_eq!(sent.filter(|mail| mail.contains("mallory@queue.example")).count(), 0);
    }
);
