//! A hosted project keeps the accounts: only its tokens are accepted, and everything that needs an account works.

use std::time::Duration;

use podium_domain::{Provider, Timestamp};
use podium_store::{Conn, admin, audit, user};
use podium_system::Clock;
use podium_test_support::{
    Answer, Caller, Database, Heard, Minted, Peer, Peers, Person, Signed, TestApp, send, within_five_seconds,
};
use reqwest::Method;
use serde_json::{Value, json};

use crate::admin::ended;
use crate::operator::{parsed, refused, well};
use crate::push::{asks_at, push_of};
use crate::signals::closed;

const PROJECT: &str = "lamp-and-felt";
const START: Timestamp = Timestamp::from_seconds(1_780_000_000);

/// One test, on a server of either database whose accounts the project keeps.
macro_rules! hosted_test {
    (async fn $name:ident($app:ident, $project:ident) $body:block) => {
        mod $name {
            use super::*;

            async fn check($app: &mut TestApp, $project: &Peer) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                let (mut app, project) = beside(Database::sqlite()).await;
                check(&mut app, &project).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                let (mut app, project) = beside(Database::postgres().await).await;
                check(&mut app, &project).await;
            }
        }
    };
}

/// The project's keys are a provider's; what its tokens say is its own.
async fn beside(database: Database) -> (TestApp, Peer) {
    let clock = Clock::manual(START);
    let project = Peer::start(Provider::Google, &clock).await;
    let app = TestApp::start_at(database, clock, |settings| {
        settings.firebase_project_id = Some(PROJECT.into());
        settings.firebase_api_key = Some("a-key-of-the-project".into());
        settings.firebase_keys_url = format!("{}/keys", project.issuer).parse().unwrap();
    })
    .await;
    (app, project)
}

fn person(name: &str) -> Person {
    Person::new(&format!("uid-of-{name}"), &format!("{name}@podium.example"))
}

/// The claims of the project's tokens for a person who signs in now.
fn claims(clock: &Clock, person: &Person) -> Value {
    let now = clock.now().seconds();
    json!({
        "iss": format!("https://securetoken.google.com/{PROJECT}"), "aud": PROJECT,
        "sub": person.subject, "user_id": person.subject, "auth_time": now, "iat": now, "exp": now + 3_600,
        "email": person.email, "email_verified": true,
        "firebase": { "identities": { "email": [person.email] }, "sign_in_provider": "password" },
    })
}

fn token(app: &TestApp, project: &Peer, person: &Person, change: impl FnOnce(&mut Minted)) -> String {
    project.token(person, "", |minted| {
        minted.claims = claims(&app.clock, person);
        change(minted);
    })
}

fn bearing(app: &TestApp, token: String) -> Caller {
    app.anyone().bearing(token)
}

async fn sign_in(caller: &Caller, firstname: &str) -> Answer {
    let body = json!({ "fcmToken": null, "locale": "en", "firstname": firstname });
    caller.post("/auth/signin", body).await
}

/// A user whose account is the project's.
async fn user_of(app: &TestApp, project: &Peer, name: &str) -> Caller {
    let mut caller = bearing(app, token(app, project, &person(name), |_| ()));
    let signed_in = sign_in(&caller, name).await;
    assert_eq!(signed_in.status, 201, "{signed_in:?}");
    caller.id = signed_in.body["user"]["id"].as_str().unwrap().to_owned();
    caller
}

async fn delete(caller: &Caller) -> Answer {
    let username = caller.get("/user").await.body["user"]["username"].clone();
    let farewell = json!({ "username": username });
    send(caller.request(Method::DELETE, "/user").json(&farewell)).await
}

hosted_test!(
    async fn its_people_are_users_like_any(app, project) {
        let alice = user_of(app, project, "alice").await;
        assert_eq!(alice.get("/user").await.body["user"]["email"], "alice@podium.example");
        let login = alice.post("/auth/login", json!({ "fcmToken": null, "locale": "fr" })).await;
        assert_eq!((login.status, &login.body["user"]["id"]), (200, &json!(alice.id)));
        assert_eq!(login.body["token"], alice.token);
        assert_eq!(sign_in(&alice, "alice").await.status, 200, "the profile is made once");

        // Its sign-ins are the project's to list and to end.
        assert_eq!(alice.get("/user/sessions").await.body, json!({ "sessions": [] }));
        assert_eq!(alice.delete(&format!("/user/sessions/{}", alice.id)).await.code(), 92);
        assert_eq!(alice.delete("/user/sessions/current").await.status, 200);

        assert_eq!(alice.get("/user/export").await.status, 200);
        let activity = alice.get("/user/activity").await;
        let done: Vec<_> = activity.body["trail"].as_array().unwrap().iter().collect();
        assert_eq!((done.len(), &done[0]["action"]), (1, &json!("exported")), "{activity:?}");
        assert_eq!(done[0]["actor"]["id"], alice.id);
        let streaming = alice.post("/auth/streamingtoken", json!({})).await;
        assert!([200, 201].contains(&streaming.status), "{streaming:?}");
        let mut socket = alice.socket().await;
        app.app.signals.changed([alice.id.parse().unwrap()], podium_api::Change::Games);
        socket.hears(&["games"]).await;
    }
);

hosted_test!(
    async fn pages_are_led_there_and_the_built_in_service_is_gone(app, project) {
        let anyone = app.anyone();
        let identity = anyone.page("/config.json").await.body["identity"].clone();
        assert_eq!(identity["embedded"], false);
        assert_eq!((&identity["projectId"], &identity["apiKey"]), (&json!(PROJECT), &json!("a-key-of-the-project")));
        assert_eq!(identity["authDomain"], format!("{PROJECT}.firebaseapp.com"));
        assert_eq!(identity["toolkitUrl"], "https://identitytoolkit.googleapis.com");
        assert_eq!(identity["tokenUrl"], "https://securetoken.googleapis.com");
        let page = anyone.page("/login").await;
        let policy = page.header("content-security-policy");
        let calls = "connect-src 'self' https://identitytoolkit.googleapis.com https://securetoken.googleapis.com;";
        assert!(policy.contains(calls), "{policy}");

        for call in ["accounts:signUp", "accounts:signInWithPassword", "accounts:update", "accounts:sendOobCode"] {
            let body = json!({ "email": "eve@podium.example", "password": "seven lamps on felt" });
            assert_eq!(anyone.identity(call, body).await.status, 404, "{call}");
        }
        let mut eve = anyone.clone();
        eve.refresh_token = "x".into();
        assert_eq!(eve.refresh().await.status, 404);
        for path in ["/v1/projects", "/securetoken.googleapis.com/v1/jwks", "/identitytoolkit.googleapis.com/v1/projects"] {
            assert_eq!(anyone.page(path).await.status, 404, "{path}");
        }
        assert_eq!(project.asked("discovery"), 0, "a project has no use for one");
    }
);

hosted_test!(
    async fn only_the_projects_tokens_count(app, project) {
        let alice = person("alice");
        user_of(app, project, "alice").await;
        let other = Peer::start(Provider::Google, &app.clock).await;
        let ours = TestApp::start_at(Database::sqlite(), app.clock.clone(), |_| ()).await.user("Alice").await;
        let now = app.clock.now().seconds();
        type Change<'a> = &'a dyn Fn(&mut Minted);
        let changes: [(&str, Change<'_>); 21] = [
            ("another project", &|minted| {
                minted.claims["iss"] = json!("https://securetoken.google.com/another");
                minted.claims["aud"] = json!("another");
            }),
            ("another issuer", &|minted| minted.claims["iss"] = json!(other.issuer)),
            ("an issuer with more at its end", &|minted| {
                minted.claims["iss"] = json!(format!("https://securetoken.google.com/{PROJECT}/"));
            }),
            ("a session cookie's issuer", &|minted| {
                minted.claims["iss"] = json!(format!("https://session.firebase.google.com/{PROJECT}"));
            }),
            ("another audience", &|minted| minted.claims["aud"] = json!("another")),
            ("two audiences", &|minted| minted.claims["aud"] = json!([PROJECT, "another"])),
            ("no audience", &|minted| minted.claims["aud"] = json!([])),
            ("another party", &|minted| minted.claims["azp"] = json!("another")),
            ("unsigned", &|minted| minted.signed = Signed::Not),
            ("HS256 by the public key", &|minted| minted.signed = Signed::WithThePublicKey),
            ("signed by a stranger", &|minted| minted.signed = Signed::ByAStranger),
            ("an unknown key", &|minted| minted.key_id = Some("unknown".into())),
            ("no key", &|minted| minted.key_id = None),
            ("expired", &|minted| minted.claims["exp"] = json!(now - 60)),
            ("issued in the future", &|minted| minted.claims["iat"] = json!(now + 601)),
            ("signed in in the future", &|minted| minted.claims["auth_time"] = json!(now + 601)),
            ("signed in at no time", &|minted| minted.claims["auth_time"] = json!(null)),
            ("times in words", &|minted| minted.claims["exp"] = json!((now + 3_600).to_string())),
            ("nobody", &|minted| minted.claims["sub"] = json!("")),
            ("too long a name", &|minted| minted.claims["sub"] = json!("x".repeat(129))),
            ("a token of ours", &|minted| minted.signed = Signed::Replaced(ours.token.clone())),
        ];
        for (what, change) in changes {
            let refused = bearing(app, token(app, project, &alice, change)).get("/user").await;
            assert_eq!((refused.status, refused.code()), (401, 52), "{what}: {refused:?}");
        }
        let theirs = other.token(&alice, "", |minted| minted.claims = claims(&app.clock, &alice));
        assert_eq!(bearing(app, theirs).get("/user").await.code(), 52, "signed by another project's key");
        let at_the_edge = token(app, project, &alice, |minted| {
            minted.claims["exp"] = json!(now - 59);
            minted.claims["iat"] = json!(now + 600);
            minted.claims["auth_time"] = json!(now + 600);
        });
        assert_eq!(bearing(app, at_the_edge).get("/user").await.status, 200, "clocks differ");
        assert!(project.asked("keys") <= 2, "nonsense does not make us ask: {}", project.asked("keys"));
    }
);

hosted_test!(
    async fn an_unverified_address_is_refused(app, project) {
        let bob = person("bob");
        let unverified = bearing(app, token(app, project, &bob, |minted| minted.claims["email_verified"] = json!(false)));
        let nameless = bearing(app, token(app, project, &bob, |minted| minted.claims["email"] = json!(null)));
        for caller in [&unverified, &nameless] {
            for call in ["/user", "/user/decks", "/user/export"] {
                let refused = caller.get(call).await;
                assert_eq!((refused.status, refused.code()), (401, 53), "{call}: {refused:?}");
            }
            let revoked = caller.post("/user/sessions/revoke", json!({})).await;
            assert_eq!((revoked.status, revoked.code()), (401, 53));
        }
        let login = unverified.post("/auth/login", json!({ "fcmToken": null, "locale": "en" })).await;
        assert_eq!((login.status, &login.body["user"]), (200, &json!(null)));
    }
);

hosted_test!(
    async fn signing_out_everywhere_ends_older_sign_ins(app, project) {
        let (alice, bob) = (user_of(app, project, "alice").await, user_of(app, project, "bob").await);
        let (mut hers, mut his) = (alice.socket().await, bob.socket().await);
        app.clock.advance(Duration::from_secs(10));
        let revoked = alice.post("/user/sessions/revoke", json!({})).await;
        assert_eq!((revoked.status, &revoked.body["revoked"]), (200, &json!(1)), "{revoked:?}");
        assert_eq!(within_five_seconds(closed(&mut hers)).await, 4401);
        let ended = alice.get("/user").await;
        assert_eq!((ended.status, ended.code()), (401, 51));
        let refreshed = bearing(app, token(app, project, &person("alice"), |minted| {
            minted.claims["auth_time"] = json!(START.seconds());
        }));
        assert_eq!(refreshed.get("/user").await.code(), 51, "a fresh token of an old sign-in");
        assert_eq!(refreshed.post("/auth/login", json!({ "locale": "en" })).await.code(), 51);

        app.clock.advance(Duration::from_secs(1));
        let again = bearing(app, token(app, project, &person("alice"), |_| ()));
        assert_eq!(again.get("/user").await.body["user"]["id"], alice.id);
        let mut anew = again.socket().await;
        app.app.signals.changed([alice.id.parse().unwrap(), bob.id.parse().unwrap()], podium_api::Change::Games);
        anew.hears(&["games"]).await;
        his.hears(&["games"]).await;
        let activity = again.get("/user/activity").await;
        assert_eq!(activity.body["trail"][0]["action"], "sessions_revoked", "{activity:?}");
    }
);

hosted_test!(
    async fn notifications_belong_to_a_sign_in_and_end_with_it(app, project) {
        let phone = user_of(app, project, "alice").await;
        app.clock.advance(Duration::from_secs(60));
        let laptop = bearing(app, token(app, project, &person("alice"), |_| ()));
        for (device, endpoint) in [(&phone, "https://push.example/phone"), (&laptop, "https://push.example/laptop")] {
            assert_eq!(device.put("/user/push", asks_at(endpoint)).await.status, 200);
            assert_eq!(push_of(device).await["endpoint"], endpoint);
        }
        assert_eq!(push_of(&phone).await["endpoint"], "https://push.example/phone", "each has its own");
        assert_eq!(phone.delete("/user/sessions/current").await.status, 200);
        assert_eq!(push_of(&phone).await["kinds"], json!([]));
        assert_eq!(push_of(&laptop).await["kinds"], json!(["table"]));
    }
);

hosted_test!(
    async fn a_token_that_expires_closes_its_sockets(app, project) {
        let alice = user_of(app, project, "alice").await;
        let (mut renewed, mut forgotten) = (alice.socket().await, alice.socket().await);
        app.clock.advance(Duration::from_secs(55 * 60));
        let fresh = token(app, project, &person("alice"), |minted| minted.claims["auth_time"] = json!(START.seconds()));
        renewed.say(json!({ "type": "renew", "token": fresh })).await;
        renewed.settled().await;
        app.clock.advance(Duration::from_secs(10 * 60));
        assert_eq!(forgotten.next().await, Heard::Closed(4401));
        app.app.signals.changed([alice.id.parse().unwrap()], podium_api::Change::Games);
        renewed.hears(&["games"]).await;
        let bobs = user_of(app, project, "bob").await.token;
        renewed.say(json!({ "type": "renew", "token": bobs })).await;
        assert_eq!(renewed.next().await, Heard::Closed(4401), "a socket does not change hands");
    }
);

hosted_test!(
    async fn a_deleted_user_may_come_back_as_a_new_one(app, project) {
        let alice = user_of(app, project, "alice").await;
        app.clock.advance(Duration::from_secs(16 * 60));
        let late = delete(&alice).await;
        assert_eq!((late.status, late.code()), (403, 56), "{late:?}");

        let alice = alice.bearing(token(app, project, &person("alice"), |_| ()));
        let mut socket = alice.socket().await;
        assert_eq!(delete(&alice).await.status, 200);
        assert_eq!(closed(&mut socket).await, 4401);
        assert_eq!(alice.get("/user").await.code(), 54);
        let id = alice.id.parse().unwrap();
        let left = app.app.db.read(async move |c: &mut Conn| {
            Ok((user::by_subject(c, "uid-of-alice").await?, audit::about(c, id).await?))
        });
        let (profile, entries) = left.await.unwrap();
        assert!(profile.is_none());
        assert_eq!(entries.last().unwrap().action, podium_domain::Action::AccountDeleted);
        let anew = sign_in(&alice, "Alice").await;
        assert_eq!(anew.status, 201);
        assert_ne!(anew.body["user"]["id"], alice.id.as_str());
    }
);

hosted_test!(
    async fn keys_are_asked_for_when_they_are_needed(app, project) {
        let bob = person("bob");
        project.hide_keys(true);
        let caller = bearing(app, token(app, project, &bob, |_| ()));
        let away = sign_in(&caller, "Bob").await;
        assert_eq!((away.status, away.code()), (503, 88), "{away:?}");
        project.hide_keys(false);
        assert_eq!(sign_in(&caller, "Bob").await.status, 201);
        project.rotate("second");
        app.clock.advance(Duration::from_secs(61));
        let caller = bearing(app, token(app, project, &bob, |_| ()));
        assert_eq!(caller.get("/user").await.status, 200, "signed by a key of today's");
        project.gate.shut();
        assert_eq!(caller.get("/user").await.status, 200, "keys are kept");
    }
);

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_provider_is_asked_for_a_token_and_the_project_for_the_rest() {
    let clock = Clock::manual(START);
    let peers = Peers::start(&clock).await;
    let app = TestApp::start_at(Database::sqlite(), clock, |settings| {
        peers.google.set_up(settings);
        settings.firebase_project_id = Some(PROJECT.into());
        settings.firebase_api_key = Some("a-key-of-the-project".into());
    })
    .await;
    let anyone = app.anyone();
    let begun = anyone.post("/auth/begin", json!({ "type": "google" })).await;
    let address = begun.body["address"].as_str().unwrap();
    let code = peers.google.approve_as(address, &person("carol"), |minted| {
        minted.claims["email_verified"] = json!(false);
    });
    let exchanged = peers.google.exchange(&anyone, &code, &begun).await;
    assert_eq!(
        (exchanged.status, &exchanged.body["verify"]),
        (200, &json!(null)),
        "{exchanged:?}"
    );
    let token = exchanged.body["token"].as_str().unwrap();
    for (lang, words) in [("en", "another service"), ("fr", "un autre service")] {
        let mut caller = anyone.clone();
        caller.lang = lang;
        let login = caller
            .request(Method::POST, "/auth/login")
            .header("x-google-token", token);
        let refused = send(login.json(&json!({ "fcmToken": null, "locale": lang }))).await;
        assert_eq!((refused.status, refused.code()), (409, 92), "{refused:?}");
        let said = refused.body["message"].as_str().unwrap();
        assert!(said.contains(words), "{said}");
    }
}

hosted_test!(
    async fn the_operator_disables_whom_the_project_lets_in(app, project) {
        let alice = user_of(app, project, "alice").await;
        let mut page = alice.socket().await;
        let said = well(app, &["user", "disable", &alice.id, "--yes"]).await;
        assert!(said.contains("is disabled"), "{said}");
        assert_eq!(alice.get("/user").await.code(), 51);
        assert_eq!(within_five_seconds(ended(&mut page)).await, 4401);
        app.clock.advance(Duration::from_secs(60));
        let again = bearing(app, token(app, project, &person("alice"), |_| ()));
        assert_eq!(sign_in(&again, "alice").await.code(), 51, "nor by a new sign-in");
        assert_eq!(alice.post("/user/sessions/revoke", json!({})).await.code(), 51);
        let shown = parsed(&well(app, &["user", "show", &alice.id, "--json"]).await);
        assert_eq!((&shown["disabled"], &shown["accountId"]), (&json!(true), &Value::Null));
        for command in ["verify", "reset-link"] {
            refused(app, &["user", command, &alice.id], "another service keeps the account").await;
        }
        let (id, now, entropy) = (alice.id.parse().unwrap(), app.clock.now(), app.app.entropy.clone());
        let enabled = app.app.db.write(async move |c: &mut Conn| {
            let person = admin::find(c, &admin::Named::Id(id)).await?.expect("a person");
            admin::set_disabled(c, &person, false, &entropy, now).await
        });
        enabled.await.unwrap();
        let back = bearing(app, token(app, project, &person("alice"), |_| ()));
        assert_eq!(back.get("/user").await.status, 200);
        assert_eq!(alice.get("/user").await.code(), 51, "sign-ins from before have ended");
        let said = well(app, &["user", "delete", &alice.id, "--yes"]).await;
        assert!(said.contains("is deleted"), "{said}");
        assert_eq!(back.get("/user").await.code(), 54, "the account at the project is no longer a user here");
    }
);
