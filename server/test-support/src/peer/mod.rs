//! A fake identity provider: real HTTP, real keys, and as hostile as a test asks for.

mod keys;
mod server;

use std::collections::HashMap;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use podium_api::Settings;
use podium_domain::Provider;
use podium_system::Clock;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use url::Url;

use crate::{Answer, Caller, Database, Gate, START, TestApp};
pub use keys::Signed;
use keys::{AppleKey, Key};

pub const CLIENT_ID: &str = "podium.test.client";
const CLIENT_SECRET: &str = "hush-hush-client-secret";
const TEAM_ID: &str = "TEAM123456";
const KEY_ID: &str = "KEY1234567";

/// Both of them.
pub struct Peers {
    pub google: Peer,
    pub apple: Peer,
}

pub struct Peer {
    pub provider: Provider,
    /// The way to it.
    pub gate: Gate,
    /// What it calls itself.
    pub issuer: String,
    state: Arc<Mutex<State>>,
    apple_key: AppleKey,
    server: JoinHandle<()>,
}

/// A person as the provider knows them.
#[derive(Debug, Clone)]
pub struct Person {
    pub subject: String,
    pub email: String,
}

/// A token before it is signed.
pub struct Minted {
    pub claims: Value,
    pub key_id: Option<String>,
    pub signed: Signed,
}

/// What a client holds after a sign-in with the provider.
#[derive(Debug, Clone)]
pub struct IdpToken {
    pub token: String,
    pub nonce: String,
    /// What the exchange answered.
    pub body: Value,
}

struct State {
    clock: Clock,
    issuer: String,
    /// What the discovery document says instead.
    claims_to_be: Option<String>,
    keys: Vec<Key>,
    keys_away: bool,
    codes: HashMap<String, Grant>,
    asked: HashMap<&'static str, usize>,
}

/// What stands behind a code.
struct Grant {
    redirect_uri: String,
    challenge: String,
    token: String,
}

impl Person {
    pub fn new(subject: &str, email: &str) -> Person {
        Person {
            subject: subject.to_owned(),
            email: email.to_owned(),
        }
    }
}

impl Peers {
    pub async fn start(clock: &Clock) -> Peers {
        Peers {
            google: Peer::start(Provider::Google, clock).await,
            apple: Peer::start(Provider::Apple, clock).await,
        }
    }

    /// A server that knows both.
    pub async fn beside(database: Database) -> (TestApp, Peers) {
        let clock = Clock::manual(START);
        let peers = Peers::start(&clock).await;
        let app = TestApp::start_at(database, clock, |settings| {
            peers.google.set_up(settings);
            peers.apple.set_up(settings);
        })
        .await;
        (app, peers)
    }
}

impl Peer {
    pub async fn start(provider: Provider, clock: &Clock) -> Peer {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let gate = Gate::to(listener.local_addr().expect("bound")).await;
        let issuer = format!("http://{}", gate.address);
        let state = Arc::new(Mutex::new(State {
            clock: clock.clone(),
            issuer: issuer.clone(),
            claims_to_be: None,
            keys: vec![Key::new("first")],
            keys_away: false,
            codes: HashMap::new(),
            asked: HashMap::new(),
        }));
        let apple_key = AppleKey::new();
        let router = server::router(provider, state.clone(), apple_key.public.clone());
        let server = tokio::spawn(async move { axum::serve(listener, router).await.expect("it serves") });
        Peer {
            provider,
            gate,
            issuer,
            state,
            apple_key,
            server,
        }
    }

    /// Makes it known to a server.
    pub fn set_up(&self, settings: &mut Settings) {
        let issuer = self.issuer.parse().expect("an address");
        match self.provider {
            Provider::Google => {
                settings.google_client_id = Some(CLIENT_ID.into());
                settings.google_client_secret = Some(CLIENT_SECRET.into());
                settings.google_issuer = issuer;
            }
            Provider::Apple => {
                settings.apple_client_id = Some(CLIENT_ID.into());
                settings.apple_client_secret = Some(self.apple_key.pem.clone());
                settings.apple_team_id = Some(TEAM_ID.into());
                settings.apple_key_id = Some(KEY_ID.into());
                settings.apple_issuer = issuer;
            }
        }
    }

    /// The person signs in at the address; returns the code of the redirect.
    pub fn approve(&self, address: &str, person: &Person) -> String {
        self.approve_as(address, person, |_| ())
    }

    /// The same, and the token that the code stands for is not as it should be.
    pub fn approve_as(&self, address: &str, person: &Person, change: impl FnOnce(&mut Minted)) -> String {
        let address = Url::parse(address).expect("an address");
        let asked: HashMap<_, _> = address.query_pairs().into_owned().collect();
        assert!(
            address.as_str().starts_with(&format!("{}/authorize?", self.issuer)),
            "{address}"
        );
        assert_eq!(asked["client_id"], CLIENT_ID);
        assert_eq!(
            (&*asked["response_type"], &*asked["code_challenge_method"]),
            ("code", "S256")
        );
        let mut minted = self.mint(person, &asked["nonce"]);
        change(&mut minted);
        let mut state = self.state();
        let code = format!("code-{}-{}", self.provider.word(), state.codes.len());
        let grant = Grant {
            redirect_uri: asked["redirect_uri"].clone(),
            challenge: asked["code_challenge"].clone(),
            token: state.sign(minted),
        };
        state.codes.insert(code.clone(), grant);
        code
    }

    /// A token that never was a code.
    pub fn token(&self, person: &Person, nonce: &str, change: impl FnOnce(&mut Minted)) -> String {
        let mut minted = self.mint(person, nonce);
        change(&mut minted);
        self.state().sign(minted)
    }

    fn mint(&self, person: &Person, nonce: &str) -> Minted {
        let state = self.state();
        let now = state.clock.now().seconds();
        // Apple writes it as a word.
        let verified = match self.provider {
            Provider::Google => json!(true),
            Provider::Apple => json!("true"),
        };
        Minted {
            claims: json!({
                "iss": self.issuer, "aud": CLIENT_ID, "sub": person.subject, "nonce": nonce,
                "iat": now, "exp": now + 3_600, "email": person.email, "email_verified": verified,
            }),
            key_id: state.keys.last().map(|key| key.id.clone()),
            signed: Signed::Well,
        }
    }

    /// All the way there and back.
    pub async fn sign_in(&self, caller: &Caller, person: &Person) -> IdpToken {
        let begun = caller
            .post("/auth/begin", json!({ "type": self.provider.word() }))
            .await;
        assert_eq!(begun.status, 200, "{begun:?}");
        let code = self.approve(begun.body["address"].as_str().expect("an address"), person);
        let exchanged = self.exchange(caller, &code, &begun).await;
        assert_eq!(exchanged.status, 200, "{exchanged:?}");
        let text = |value: &Value| value.as_str().expect("a text").to_owned();
        IdpToken {
            token: text(&exchanged.body["token"]),
            nonce: text(&begun.body["nonce"]),
            body: exchanged.body,
        }
    }

    /// The call that ends what was begun.
    pub async fn exchange(&self, caller: &Caller, code: &str, begun: &Answer) -> Answer {
        let (state, nonce) = (&begun.body["state"], &begun.body["nonce"]);
        let body = json!({ "type": self.provider.word(), "code": code, "state": state, "nonce": nonce });
        caller.post("/auth/exchange", body).await
    }

    /// Signs by a new key from now on; the old ones are gone.
    pub fn rotate(&self, id: &str) {
        self.state().keys = vec![Key::new(id)];
    }

    /// Whether its keys, and they alone, can be had.
    pub fn hide_keys(&self, away: bool) {
        self.state().keys_away = away;
    }

    /// Names another issuer in its discovery document.
    pub fn claim_to_be(&self, issuer: &str) {
        self.state().claims_to_be = Some(issuer.to_owned());
    }

    /// How often it was asked for `discovery`, `keys` or `token`.
    pub fn asked(&self, what: &str) -> usize {
        self.state().asked.get(what).copied().unwrap_or_default()
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl State {
    fn sign(&self, minted: Minted) -> String {
        let key = self.keys.last().expect("it has a key");
        key.sign(&minted)
    }
}

impl Drop for Peer {
    fn drop(&mut self) {
        self.server.abort();
    }
}
