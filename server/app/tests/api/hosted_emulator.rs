//! A local emulator of a hosted project: its tokens are unsigned, so it is asked about each.

use std::net::{Ipv4Addr, SocketAddr};
use std::process::Command;
use std::sync::{Arc, Mutex};

use axum::extract::State;
use axum::http::StatusCode;
use axum::routing::post;
use axum::{Json, Router};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use podium_domain::Provider;
use podium_test_support::{Database, Peer, Person, TestApp};
use serde_json::{Value, json};
use tokio::net::TcpListener;

const PROJECT: &str = "demo-podium";

/// Those whom the emulator knows: what it says of each.
type Known = Arc<Mutex<Vec<Value>>>;

async fn lookup(State(known): State<Known>, Json(asked): Json<Value>) -> (StatusCode, Json<Value>) {
    let token = asked["idToken"].as_str().unwrap_or_default();
    let claims = token
        .split('.')
        .nth(1)
        .and_then(|part| BASE64_URL_SAFE_NO_PAD.decode(part).ok());
    let claims: Value = claims
        .and_then(|claims| serde_json::from_slice(&claims).ok())
        .unwrap_or_default();
    let known = known.lock().unwrap();
    match known.iter().find(|account| account["localId"] == claims["sub"]) {
        Some(account) => (StatusCode::OK, Json(json!({ "users": [account] }))),
        None => (
            StatusCode::BAD_REQUEST,
            Json(json!({ "error": { "code": 400, "message": "USER_NOT_FOUND" } })),
        ),
    }
}

async fn emulator(known: Known) -> SocketAddr {
    let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
    let address = listener.local_addr().unwrap();
    let call = "/identitytoolkit.googleapis.com/v1/accounts:lookup";
    let router = Router::new().route(call, post(lookup)).with_state(known);
    tokio::spawn(async move { axum::serve(listener, router).await.unwrap() });
    address
}

fn unsigned(header: &Value, claims: &Value) -> String {
    let [header, claims] = [header, claims].map(|part| BASE64_URL_SAFE_NO_PAD.encode(part.to_string()));
    format!("{header}.{claims}.")
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_vouches_for_whom_it_knows_and_its_claims_are_checked_like_any() {
    let known: Known = Arc::new(Mutex::new(vec![json!({ "localId": "alice" })]));
    let address = emulator(known.clone()).await;
    let app = TestApp::start_with(Database::sqlite(), |settings| {
        settings.firebase_project_id = Some(PROJECT.into());
        settings.firebase_api_key = Some("any".into());
        settings.firebase_emulator = Some(address);
    })
    .await;
    let now = app.clock.now().seconds();
    let none = json!({ "alg": "none", "typ": "JWT" });
    let claims = json!({
        "iss": format!("https://securetoken.google.com/{PROJECT}"), "aud": PROJECT, "sub": "alice",
        "auth_time": now, "iat": now, "exp": now + 3_600, "email": "alice@podium.example", "email_verified": true,
    });
    let bearing = |token: String| app.anyone().bearing(token);
    let alice = bearing(unsigned(&none, &claims));
    let signin = json!({ "fcmToken": null, "locale": "en", "firstname": "Alice" });
    assert_eq!(alice.post("/auth/signin", signin).await.status, 201);
    assert_eq!(alice.get("/user").await.status, 200);

    let with = |name: &str, value: Value| {
        let mut claims = claims.clone();
        claims[name] = value;
        unsigned(&none, &claims)
    };
    let project = Peer::start(Provider::Google, &app.clock).await;
    let signed = project.token(&Person::new("alice", ""), "", |minted| minted.claims = claims.clone());
    let refused = [
        ("somebody it does not know", with("sub", json!("mallory"))),
        ("another project", with("aud", json!("another"))),
        (
            "another issuer",
            with("iss", json!("https://securetoken.google.com/another")),
        ),
        ("expired", with("exp", json!(now - 60))),
        ("in the future", with("iat", json!(now + 601))),
        (
            "not saying that it is unsigned",
            unsigned(&json!({ "alg": "RS256" }), &claims),
        ),
        ("signed", signed),
        ("a signature behind it", format!("{}x", alice.token)),
        ("three dots", format!("{}.", alice.token)),
        ("nothing", "..".into()),
    ];
    for (what, token) in refused {
        let answer = bearing(token).get("/user").await;
        assert_eq!((answer.status, answer.code()), (401, 52), "{what}: {answer:?}");
    }
    known.lock().unwrap()[0]["disabled"] = json!(true);
    assert_eq!(alice.get("/user").await.code(), 52, "disabled meanwhile");

    let page = alice.page("/login").await;
    let policy = page.header("content-security-policy");
    assert!(
        policy.contains(&format!("connect-src 'self' http://{address};")),
        "{policy}"
    );
    let identity = alice.page("/config.json").await.body["identity"].clone();
    assert_eq!(
        identity["toolkitUrl"],
        format!("http://{address}/identitytoolkit.googleapis.com")
    );
    assert_eq!(
        identity["tokenUrl"],
        format!("http://{address}/securetoken.googleapis.com")
    );
}

/// What the program says to settings, and whether it goes on.
fn podium(args: &[&str], set: &[(&str, &str)]) -> (bool, String) {
    let data = tempfile::tempdir().unwrap();
    let mut command = Command::new(env!("CARGO_BIN_EXE_podium"));
    command
        .current_dir(data.path())
        .args(args)
        .env_clear()
        .env("PODIUM_DATA", data.path());
    for (name, value) in set {
        command.env(format!("PODIUM_{name}"), value);
    }
    let output = command.output().unwrap();
    let said = [output.stdout, output.stderr].concat();
    (output.status.success(), String::from_utf8(said).unwrap())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_is_for_trying_things_out_alone() {
    let project = [("FIREBASE_PROJECT_ID", "1234567890"), ("FIREBASE_API_KEY", "42")];
    let refused = [
        (vec![("FIREBASE_EMULATOR", "192.168.1.5:9099")], "on this machine"),
        (
            vec![
                ("FIREBASE_EMULATOR", "127.0.0.1:9099"),
                ("PUBLIC_URL", "https://podium.example"),
            ],
            "not behind an https public_url",
        ),
        (vec![("FIREBASE_API_KEY", "")], "firebase_api_key is not"),
    ];
    for (more, words) in refused {
        let set = [&project[..], &more].concat();
        for args in [&["serve"][..], &["doctor"]] {
            let (well, said) = podium(args, &set);
            assert!(!well && said.contains(words), "{args:?} {more:?}: {said}");
        }
    }

    let address = emulator(Known::default()).await.to_string();
    let (well, said) = podium(
        &["doctor"],
        &[&project[..], &[("FIREBASE_EMULATOR", &address)]].concat(),
    );
    assert!(
        well && said.contains("EMULATOR") && said.contains("NOT SIGNED"),
        "{said}"
    );
    let (well, said) = podium(
        &["doctor"],
        &[&project[..], &[("FIREBASE_EMULATOR", "127.0.0.1:1")]].concat(),
    );
    assert!(
        !well && said.contains("wrong   accounts") && said.contains("cannot be reached"),
        "{said}"
    );
    let (well, said) = podium(&["doctor"], &[("GOOGLE_CLIENT_ID", "x")]);
    assert!(!well && said.contains("not set: google_client_secret"), "{said}");
    assert!(said.contains("kept by Podium itself"), "{said}");
}
