//! A fake push service: real HTTP, which holds every message to the rules and reads it as its browser would.

use std::collections::HashMap;
use std::net::Ipv4Addr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use aws_lc_rs::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use aws_lc_rs::agreement::{ECDH_P256, PrivateKey, UnparsedPublicKey, agree};
use aws_lc_rs::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use axum::Router;
use axum::body::Bytes;
use axum::extract::{Path, State as Shared};
use axum::http::{HeaderMap, StatusCode};
use axum::response::{IntoResponse, Response};
use axum::routing::post;
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use jsonwebtoken::{Algorithm, DecodingKey, Validation, decode};
use podium_api::Settings;
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;

use crate::PATIENCE;

/// What operators give as the contact.
pub const PUSH_CONTACT: &str = "mailto:host@podium.example";

pub struct PushService {
    pub origin: String,
    state: Arc<Mutex<State>>,
    received: mpsc::UnboundedReceiver<Delivery>,
    server: JoinHandle<()>,
}

struct State {
    origin: String,
    browsers: HashMap<String, Browser>,
    /// What the next messages are answered with; after that 201.
    answers: Vec<(u16, Option<u64>)>,
    /// Browsers whose messages are all answered with this status, or never where there is none.
    failing: HashMap<String, Option<u16>>,
    /// How many messages came for each browser.
    requests: HashMap<String, usize>,
    told: mpsc::UnboundedSender<Delivery>,
}

/// A browser that has subscribed.
#[derive(Clone)]
pub struct Browser {
    pub endpoint: String,
    private: [u8; 32],
    auth: [u8; 16],
}

/// A message that was signed and encrypted as it must be.
#[derive(Debug)]
pub struct Delivery {
    /// By which name its browser subscribed.
    pub browser: String,
    headers: HeaderMap,
    /// Of the sender's token.
    pub claims: Value,
    /// The sender's public key.
    pub key: String,
    pub payload: Value,
    /// Of the body as it was sent.
    pub bytes: usize,
    pub answered: u16,
}

impl PushService {
    pub async fn start() -> PushService {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.expect("a free port");
        let origin = format!("http://{}", listener.local_addr().expect("bound"));
        let (told, received) = mpsc::unbounded_channel();
        let state = Arc::new(Mutex::new(State {
            origin: origin.clone(),
            browsers: HashMap::new(),
            answers: Vec::new(),
            failing: HashMap::new(),
            requests: HashMap::new(),
            told,
        }));
        let router = Router::new()
            .route("/push/{browser}", post(receive))
            .with_state(state.clone());
        let server = tokio::spawn(async move { axum::serve(listener, router).await.expect("it serves") });
        PushService {
            origin,
            state,
            received,
            server,
        }
    }

    /// Makes it known to a server.
    pub fn set_up(&self, settings: &mut Settings) {
        settings.push_services = vec![self.origin.parse().expect("an address")];
        settings.push_contact = Some(PUSH_CONTACT.parse().expect("an address"));
    }

    /// A browser subscribes, with keys that follow from its name.
    pub fn browser(&self, name: &str) -> Browser {
        let mut private = [7; 32];
        private[..name.len()].copy_from_slice(name.as_bytes());
        let browser = Browser {
            endpoint: format!("{}/push/{name}", self.origin),
            private,
            auth: private[..16].try_into().expect("16 bytes"),
        };
        self.state().browsers.insert(name.to_owned(), browser.clone());
        browser
    }

    /// Answers the next message so.
    pub fn answer(&self, status: u16, retry_after: Option<u64>) {
        self.state().answers.push((status, retry_after));
    }

    /// Answers all messages for a browser with this status, or never where there is none; [`PushService::next`] leaves
    /// them out.
    pub fn fail(&self, browser: &str, status: Option<u16>) {
        self.state().failing.insert(browser.to_owned(), status);
    }

    /// How many messages came for a browser.
    pub fn requests_for(&self, browser: &str) -> usize {
        self.state().requests.get(browser).copied().unwrap_or(0)
    }

    /// The next message.
    pub async fn next(&mut self) -> Delivery {
        let received = tokio::time::timeout(PATIENCE, self.received.recv()).await;
        received.expect("a message comes").expect("the service runs")
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for PushService {
    fn drop(&mut self) {
        self.server.abort();
    }
}

impl Browser {
    /// The body by which a device asks for messages.
    pub fn asks_for(&self, kinds: &[&str], locale: &str) -> Value {
        let public = self.private_key().compute_public_key().expect("a key");
        let [p256dh, auth] = [public.as_ref(), &self.auth].map(|key| BASE64_URL_SAFE_NO_PAD.encode(key));
        let keys = json!({ "p256dh": p256dh, "auth": auth });
        json!({ "endpoint": self.endpoint, "keys": keys, "kinds": kinds, "locale": locale })
    }

    fn private_key(&self) -> PrivateKey {
        PrivateKey::from_private_key(&ECDH_P256, &self.private).expect("a key")
    }

    /// The reader's side of RFC 8291.
    fn decrypt(&self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        assert_eq!(
            rest[..5],
            [0, 0, 16, 0, 65],
            "one record of at most 4096 bytes, and a key"
        );
        let (sender, record) = rest[5..].split_at(65);
        assert!(record.len() <= 4_096, "one record");
        let private = self.private_key();
        let public = private.compute_public_key().expect("a key");
        let peer = UnparsedPublicKey::new(&ECDH_P256, sender);
        let secret: [u8; 32] = agree(&private, peer, (), |shared| {
            let info: [&[u8]; 3] = [b"WebPush: info\0", public.as_ref(), sender];
            Ok(derive(&Salt::new(HKDF_SHA256, &self.auth).extract(shared), &info))
        })
        .expect("a point of the curve");
        let derived = Salt::new(HKDF_SHA256, salt).extract(&secret);
        let key: [u8; 16] = derive(&derived, &[b"Content-Encoding: aes128gcm\0"]);
        let nonce = Nonce::assume_unique_for_key(derive(&derived, &[b"Content-Encoding: nonce\0"]));
        let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).expect("a key"));
        let mut record = record.to_vec();
        let padded = key
            .open_in_place(nonce, Aad::empty(), &mut record)
            .expect("our message");
        let end = padded.iter().rposition(|byte| *byte != 0).expect("a delimiter");
        assert_eq!(padded[end], 2, "the last record");
        serde_json::from_slice(&padded[..end]).expect("JSON")
    }
}

impl Delivery {
    pub fn header(&self, name: &str) -> &str {
        self.headers[name].to_str().expect("a text")
    }
}

struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn derive<const N: usize>(from: &Prk, info: &[&[u8]]) -> [u8; N] {
    let mut key = [0; N];
    from.expand(info, Length(N))
        .and_then(|okm| okm.fill(&mut key))
        .expect("a key");
    key
}

async fn receive(
    Shared(state): Shared<Arc<Mutex<State>>>,
    Path(name): Path<String>,
    headers: HeaderMap,
    body: Bytes,
) -> Response {
    let failing = {
        let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
        *state.requests.entry(name.clone()).or_default() += 1;
        state.failing.get(&name).copied()
    };
    match failing {
        Some(Some(status)) => return StatusCode::from_u16(status).expect("a status").into_response(),
        Some(None) => std::future::pending().await,
        None => (),
    }
    let mut state = state.lock().unwrap_or_else(PoisonError::into_inner);
    let browser = state.browsers.get(&name).expect("a browser that subscribed");
    assert_eq!(headers["content-encoding"], "aes128gcm");
    let (claims, key) = sender(&headers, &state.origin);
    let payload = browser.decrypt(&body);
    let (status, retry_after) = match state.answers.is_empty() {
        true => (201, None),
        false => state.answers.remove(0),
    };
    let delivery = Delivery {
        browser: name,
        headers,
        claims,
        key,
        payload,
        bytes: body.len(),
        answered: status,
    };
    let _ = state.told.send(delivery);
    let status = StatusCode::from_u16(status).expect("a status");
    match retry_after {
        Some(seconds) => (status, [("retry-after", seconds.to_string())]).into_response(),
        None => status.into_response(),
    }
}

/// Verifies who sends, by the key that they say is theirs (RFC 8292).
fn sender(headers: &HeaderMap, origin: &str) -> (Value, String) {
    let authorization = headers["authorization"].to_str().expect("a text");
    let rest = authorization.strip_prefix("vapid t=").expect("VAPID");
    let (token, key) = rest.split_once(", k=").expect("a token and a key");
    let point = BASE64_URL_SAFE_NO_PAD.decode(key).expect("base64");
    assert_eq!((point.len(), point[0]), (65, 4), "an uncompressed point");
    let [x, y] = [&point[1..33], &point[33..]].map(|half| BASE64_URL_SAFE_NO_PAD.encode(half));
    let public = DecodingKey::from_ec_components(&x, &y).expect("a point of the curve");
    let mut validation = Validation::new(Algorithm::ES256);
    validation.set_audience(&[origin]);
    // The clock is the test's, which looks at the time itself.
    validation.validate_exp = false;
    validation.set_required_spec_claims(&["aud", "exp", "sub"]);
    let verified = decode::<Value>(token, &public, &validation).expect("a token signed by that key");
    (verified.claims, key.to_owned())
}
