use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::State as Shared;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::{get, post};
use axum::{Form, Json, Router};
use base64::Engine;
use base64::prelude::BASE64_URL_SAFE_NO_PAD;
use jsonwebtoken::{Algorithm, DecodingKey, Validation, decode, decode_header};
use podium_domain::Provider;
use serde::Deserialize;
use serde_json::{Value, json};
use sha2::{Digest, Sha256};

use super::{CLIENT_ID, CLIENT_SECRET, KEY_ID, State, TEAM_ID};

#[derive(Clone)]
struct PeerState {
    provider: Provider,
    state: Arc<Mutex<State>>,
    apple_key: DecodingKey,
}

pub fn router(provider: Provider, state: Arc<Mutex<State>>, apple_key: DecodingKey) -> Router {
    Router::new()
        .route("/.well-known/openid-configuration", get(discovery))
        .route("/keys", get(keys))
        .route("/token", post(token))
        .with_state(PeerState {
            provider,
            state,
            apple_key,
        })
}

impl PeerState {
    /// Counts what is asked for.
    fn with<T>(&self, what: &'static str, answer: impl FnOnce(&mut State) -> T) -> T {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        *state.asked.entry(what).or_default() += 1;
        answer(&mut state)
    }
}

async fn discovery(Shared(peer): Shared<PeerState>) -> Json<Value> {
    peer.with("discovery", |state| {
        let issuer = &state.issuer;
        Json(json!({
            "issuer": state.claims_to_be.as_ref().unwrap_or(issuer),
            "authorization_endpoint": format!("{issuer}/authorize"),
            "token_endpoint": format!("{issuer}/token"),
            "jwks_uri": format!("{issuer}/keys"),
        }))
    })
}

async fn keys(Shared(peer): Shared<PeerState>) -> Response {
    peer.with("keys", |state| {
        if state.keys_away {
            return StatusCode::SERVICE_UNAVAILABLE.into_response();
        }
        let keys: Vec<_> = state.keys.iter().map(|key| &key.public).collect();
        (
            [(header::CACHE_CONTROL, "public, max-age=3600")],
            Json(json!({ "keys": keys })),
        )
            .into_response()
    })
}

#[derive(Deserialize)]
struct Trade {
    grant_type: String,
    code: String,
    redirect_uri: String,
    client_id: String,
    client_secret: String,
    code_verifier: String,
}

async fn token(
    Shared(peer): Shared<PeerState>,
    Form(trade): Form<Trade>,
) -> Result<Json<Value>, (StatusCode, Json<Value>)> {
    let refused = |status, why| Err((status, Json(json!({ "error": why }))));
    let now = peer.with("token", |state| state.clock.now().seconds());
    let known = match peer.provider {
        Provider::Google => trade.client_secret == CLIENT_SECRET,
        Provider::Apple => peer.is_signed_by_us(&trade.client_secret, now),
    };
    if !known || trade.client_id != CLIENT_ID {
        return refused(StatusCode::UNAUTHORIZED, "invalid_client");
    }
    // Good once.
    let mut state = peer.state.lock().unwrap_or_else(PoisonError::into_inner);
    let grant = state.codes.remove(&trade.code).filter(|grant| {
        let challenge = BASE64_URL_SAFE_NO_PAD.encode(Sha256::digest(&trade.code_verifier));
        trade.grant_type == "authorization_code"
            && grant.redirect_uri == trade.redirect_uri
            && grant.challenge == challenge
    });
    match grant {
        Some(grant) => Ok(Json(
            json!({ "id_token": grant.token, "access_token": "unused", "token_type": "Bearer" }),
        )),
        None => refused(StatusCode::BAD_REQUEST, "invalid_grant"),
    }
}

impl PeerState {
    /// What Apple asks of a client secret.
    fn is_signed_by_us(&self, secret: &str, now: i64) -> bool {
        let mut validation = Validation::new(Algorithm::ES256);
        (validation.validate_exp, validation.validate_aud) = (false, false);
        let named = decode_header(secret).is_ok_and(|header| header.kid.as_deref() == Some(KEY_ID));
        let Ok(token) = decode::<Value>(secret, &self.apple_key, &validation) else {
            return false;
        };
        let claims = token.claims;
        let issuer = &self.state.lock().unwrap_or_else(PoisonError::into_inner).issuer;
        let (Some(from), Some(to)) = (claims["iat"].as_i64(), claims["exp"].as_i64()) else {
            return false;
        };
        named
            && claims["iss"] == TEAM_ID
            && claims["sub"] == CLIENT_ID
            && claims["aud"] == issuer.as_str()
            && from <= now
            && now < to
            && to - from <= 300
    }
}
