//! Push subscriptions: what a device asks for, and when it ends.

use std::os::unix::fs::PermissionsExt;
use std::time::Duration;

use podium_domain::PushEvent;
use podium_store::push::{self as stored, SignIn};
use podium_store::{Conn, user as users};
use podium_test_support::{Caller, Database, PushService, TestApp};
use serde_json::{Value, json};
use uuid::Uuid;

use crate::live::text;
use crate::table::{befriend, game, id, record, user, with};

/// Runs on both databases, beside a push service.
macro_rules! push_test {
    ($(#[$doc:meta])* async fn $name:ident($app:ident, $service:ident) $body:block) => {
        $(#[$doc])*
        mod $name {
            #[allow(unused_imports, reason = "not every test uses what its file imports")]
            use super::*;

            async fn check(database: Database) {
                #[allow(unused_mut, reason = "not every test waits for messages")]
                let mut $service = PushService::start().await;
                #[allow(unused_mut, reason = "not every test starts it again")]
                let mut $app = TestApp::start_with(database, |settings| $service.set_up(settings)).await;
                $body
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                check(Database::sqlite()).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                check(Database::postgres().await).await;
            }
        }
    };
}

pub(crate) use push_test;

/// A device asks for messages at an address that nothing is sent to; the keys are those of an example in RFC 8291.
pub fn asks_at(endpoint: &str) -> Value {
    let p256dh = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4";
    let keys = json!({ "p256dh": p256dh, "auth": "BTBZMqHH6r4Tts7J_aSIgg" });
    json!({ "endpoint": endpoint, "keys": keys, "kinds": ["table"], "locale": "en" })
}

pub async fn push_of(caller: &Caller) -> Value {
    let answer = caller.get("/user/push").await;
    assert_eq!(answer.status, 200, "{answer:?}");
    answer.body["push"].clone()
}

/// The caller's device asks for messages.
pub async fn subscribe(service: &PushService, caller: &Caller, browser: &str, kinds: &[&str], locale: &str) {
    let body = service.browser(browser).asks_for(kinds, locale);
    let answer = caller.put("/user/push", body).await;
    assert_eq!(
        (answer.status, &answer.body["push"]["kinds"]),
        (200, &json!(kinds)),
        "{answer:?}"
    );
}

/// How many devices would be told of an event now.
pub async fn told(app: &TestApp, event: PushEvent) -> usize {
    let found = app
        .app
        .db
        .read(async move |c: &mut Conn| stored::told(c, event, None).await);
    found.await.unwrap().len()
}

pub async fn code_of(caller: &Caller) -> String {
    format!("/users/{}", text(&caller.get("/user/code").await.body, "code"))
}

push_test!(
    async fn a_device_asks_for_what_it_wants(app, service) {
        let alice = app.user("Alice").await;
        let nothing = push_of(&alice).await;
        assert_eq!((&nothing["kinds"], &nothing["endpoint"], &nothing["locale"]), (&json!([]), &Value::Null, &Value::Null));
        assert_eq!(text(&nothing, "key").len(), 87, "an uncompressed point in base64");

        let browser = service.browser("alice");
        let asked = alice.put("/user/push", browser.asks_for(&["game", "friend", "game"], "fr")).await;
        let expected = json!({ "push": {
            "key": nothing["key"], "kinds": ["friend", "game"], "endpoint": browser.endpoint, "locale": "fr",
        } });
        assert_eq!((asked.status, &asked.body), (200, &expected));
        assert_eq!(push_of(&alice).await, expected["push"]);

        // The same browser asks for something else; then another person signs in there.
        subscribe(&service, &alice, "alice", &["table"], "en").await;
        assert_eq!(push_of(&alice).await["kinds"], json!(["table"]));
        let bob = app.user("Bob").await;
        subscribe(&service, &bob, "alice", &["game"], "en").await;
        assert_eq!(push_of(&alice).await["kinds"], json!([]));
        assert_eq!(bob.delete("/user/push").await.status, 200);
        assert_eq!(push_of(&bob).await["endpoint"], Value::Null);
        assert_eq!(bob.delete("/user/push").await.status, 200, "what is not there is ended");
    }
);

push_test!(
    async fn a_device_belongs_to_the_person_who_registered_it(app, service) {
        let (alice, mut eve) = (app.user("Alice").await, app.user("Eve").await);
        subscribe(&service, &alice, "alice", &["game"], "en").await;
        subscribe(&service, &eve, "eve", &["game"], "en").await;
        let (alices, eves) = (service.browser("alice"), service.browser("eve"));
        let body = |public: &Value, auth: &Value| {
            let keys = json!({ "p256dh": public["keys"]["p256dh"], "auth": auth["keys"]["auth"] });
            with(alices.asks_for(&["table"], "en"), "keys", keys)
        };
        let (hers, others) = (alices.asks_for(&["table"], "en"), eves.asks_for(&["table"], "en"));
        eve.lang = "fr";
        for body in [body(&others, &others), body(&hers, &others), body(&others, &hers)] {
            let refused = eve.put("/user/push", body).await;
            assert_eq!((refused.status, refused.code()), (409, 95), "{refused:?}");
            let message = "Les notifications de ce navigateur appartiennent à un autre compte. Désactive-les et réactive-les.";
            assert_eq!(text(&refused.body, "message"), message);
            assert_eq!(push_of(&alice).await["endpoint"], alices.endpoint);
            assert_eq!(push_of(&eve).await["endpoint"], eves.endpoint, "what she had stays");
        }
        // Only the browser itself knows its keys.
        assert_eq!(eve.put("/user/push", body(&hers, &hers)).await.status, 200);
        assert_eq!(push_of(&alice).await["endpoint"], Value::Null);
        // A person's own device may come with new keys.
        assert_eq!(eve.put("/user/push", body(&others, &others)).await.status, 200);
    }
);

push_test!(
    async fn what_does_not_fit_is_refused_by_field(app, service) {
        let alice = app.user("Alice").await;
        let good = service.browser("alice").asks_for(&["game"], "en");
        let changed = |pointer: &str, value: Value| {
            let mut body = good.clone();
            *body.pointer_mut(pointer).unwrap() = value;
            body
        };
        for (pointer, value, field, why) in [
            ("/endpoint", json!(""), "endpoint", "required"),
            ("/endpoint", json!("http://push.example/a"), "endpoint", "invalid"),
            ("/endpoint", json!("https://169.254.169.254/latest"), "endpoint", "invalid"),
            ("/endpoint", json!("https://localhost/a"), "endpoint", "invalid"),
            ("/endpoint", json!(format!("https://push.example/{}", "a".repeat(2_000))), "endpoint", "too_long"),
            ("/keys/p256dh", json!(""), "keys.p256dh", "required"),
            ("/keys/p256dh", json!("BAAA"), "keys.p256dh", "invalid"),
            ("/keys/p256dh", json!("é"), "keys.p256dh", "invalid"),
            ("/keys/auth", json!("AAAA"), "keys.auth", "invalid"),
            ("/kinds", json!([]), "kinds", "required"),
            ("/kinds", json!(["mail"]), "kinds", "unknown"),
            ("/locale", json!("de"), "locale", "invalid"),
        ] {
            let refused = alice.put("/user/push", changed(pointer, value.clone())).await;
            assert_eq!((refused.status, &refused.body["fields"][field]), (422, &json!(why)), "{pointer} {value}: {refused:?}");
        }
        let empty = alice.put("/user/push", json!({})).await;
        let fields: Vec<&String> = empty.body["fields"].as_object().unwrap().keys().collect();
        assert_eq!(fields, ["endpoint", "keys.auth", "keys.p256dh", "kinds", "locale"]);
        assert_eq!(alice.put("/user/push", json!({ "kinds": 3 })).await.status, 422);
        assert_eq!(push_of(&alice).await["kinds"], json!([]));
    }
);

push_test!(
    async fn an_account_kept_elsewhere_is_known_by_the_time_of_its_sign_in(app, service) {
        let (alice, bob) = (app.user("Alice").await, app.user("Bob").await);
        befriend(&app, &alice, &bob).await;
        subscribe(&service, &bob, "bob", &["game"], "en").await;
        let (user_id, now) = (id(&bob), app.clock.now());
        let elsewhere = move |seconds: u64| SignIn { user: user_id, session: None, signed_in_at: now + Duration::from_secs(seconds) };
        let found = app.app.db.write(async move |c: &mut Conn| {
            let mut subscription = stored::of_user(c, user_id).await?.remove(0);
            for (number, seconds) in [(1, 1), (2, 2), (3, 2)] {
                subscription.id = Uuid::from_u128(number);
                subscription.endpoint = format!("https://push.example/{number}");
                stored::put(c, &elsewhere(seconds), &subscription, 20).await?;
            }
            Ok((stored::find(c, &elsewhere(1)).await?, stored::find(c, &elsewhere(2)).await?, stored::find(c, &elsewhere(3)).await?))
        });
        let (first, second, none) = found.await.unwrap();
        assert_eq!((first.unwrap().id, second.unwrap().id), (Uuid::from_u128(1), Uuid::from_u128(3)), "one for each");
        assert!(none.is_none());
        let played = record(&alice, game(&[user(&alice, 1), user(&bob, 2)])).await;
        let seated = PushEvent::Seated { game: text(&played, "id").parse().unwrap(), at: now };
        assert_eq!(told(&app, seated).await, 3);
        // Signed out everywhere, elsewhere: those from before are refused.
        let ended = app.app.db.write(async move |c: &mut Conn| users::end_sign_ins(c, user_id, now + Duration::from_secs(2)).await);
        ended.await.unwrap();
        assert_eq!(told(&app, seated).await, 2);
    }
);

push_test!(
    async fn a_person_has_only_so_many_devices(app, service) {
        let bob = app.user("Bob").await;
        subscribe(&service, &bob, "bob", &["game"], "en").await;
        let (user_id, now) = (id(&bob), app.clock.now());
        let kept = app.app.db.write(async move |c: &mut Conn| {
            let mut subscription = stored::of_user(c, user_id).await?.remove(0);
            for number in 1..=20 {
                subscription.id = Uuid::from_u128(number);
                subscription.endpoint = format!("https://push.example/{number}");
                subscription.created_at = now + Duration::from_secs(number as u64);
                let of = SignIn { user: user_id, session: None, signed_in_at: subscription.created_at };
                stored::put(c, &of, &subscription, 20).await?;
            }
            stored::of_user(c, user_id).await
        });
        assert_eq!(kept.await.unwrap().len(), 20);
        assert_eq!(push_of(&bob).await["kinds"], json!([]), "the oldest has gone");
    }
);

push_test!(
    async fn the_key_is_made_once_and_kept_private(app, service) {
        let bob = app.user("Bob").await;
        subscribe(&service, &bob, "bob", &["friend"], "en").await;
        let before = push_of(&bob).await;
        let file = app.data().join("keys/push.pem");
        assert_eq!(std::fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        app.restart().await;
        assert_eq!(push_of(&bob).await, before);
    }
);

push_test!(
    async fn an_operator_can_turn_it_off(app, service) {
        let (alice, mut bob) = (app.user("Alice").await, app.user("Bob").await);
        subscribe(&service, &bob, "bob", &["friend"], "en").await;
        let off = app.beside_with(|settings| settings.push = false).await;
        let (there, bobs) = (bob.at(&off.origin), code_of(&bob).await);
        let nothing = json!({ "key": null, "kinds": [], "endpoint": null, "locale": null });
        assert_eq!(push_of(&there).await, nothing);
        bob = there;
        bob.lang = "fr";
        let refused = bob.put("/user/push", service.browser("bob").asks_for(&["friend"], "en")).await;
        assert_eq!((refused.status, refused.code()), (403, 94), "{refused:?}");
        assert_eq!(text(&refused.body, "message"), "Les notifications sont désactivées sur ce serveur.");
        assert_eq!(alice.at(&off.origin).post(&bobs, json!({})).await.status, 201);
        assert_eq!(bob.delete("/user/push").await.status, 200, "still theirs to end");
    }
);

push_test!(
    async fn it_is_part_of_what_a_person_can_export(app, service) {
        let bob = app.user("Bob").await;
        subscribe(&service, &bob, "bob", &["friend", "game"], "fr").await;
        let exported = crate::export::everything(&bob).await;
        let push = &exported["push"][0];
        assert_eq!((&push["kinds"], &push["locale"]), (&json!(["friend", "game"]), &json!("fr")));
        assert_eq!(push["endpoint"], service.browser("bob").endpoint);
    }
);
