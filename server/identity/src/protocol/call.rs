//! Extractors of the identity protocol.

use std::convert::Infallible;
use std::net::IpAddr;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{StatusCode, header};
use axum::response::IntoResponse;
use podium_domain::{Email, Lang, rentable_network};
use serde::de::DeserializeOwned;

use super::Refusal;
use crate::secret::{Hash, sha256};

/// A body of JSON, whatever type it claims; a form where the client says so, which is how it asks for fresh tokens.
pub struct Call<T>(pub T);

impl<S: Send + Sync, T: DeserializeOwned> FromRequest<S> for Call<T> {
    type Rejection = Refusal;

    async fn from_request(request: Request, state: &S) -> Result<Self, Refusal> {
        let kind = request
            .headers()
            .get(header::CONTENT_TYPE)
            .and_then(|kind| kind.to_str().ok());
        let form = kind.is_some_and(|kind| kind.starts_with("application/x-www-form-urlencoded"));
        let body = Bytes::from_request(request, state).await.map_err(|rejection| {
            match rejection.into_response().status() {
                StatusCode::PAYLOAD_TOO_LARGE => Refusal::too_large(),
                _ => Refusal::bad("INVALID_ARGUMENT : the body cannot be read"),
            }
        })?;
        let parsed = if form {
            from_form(&body)
        } else {
            serde_json::from_slice(&body).ok()
        };
        parsed
            .map(Call)
            .ok_or(Refusal::bad("INVALID_ARGUMENT : the body is not what this call takes"))
    }
}

fn from_form<T: DeserializeOwned>(body: &[u8]) -> Option<T> {
    let fields = url::form_urlencoded::parse(body).map(|(name, value)| (name.into_owned(), value.into()));
    serde_json::from_value(serde_json::Value::Object(fields.collect())).ok()
}

/// Names one attempt, so that it can be made again when its answer was lost: `Idempotency-Key`.
pub struct AttemptKey(pub Option<Hash>);

impl<S: Send + Sync> FromRequestParts<S> for AttemptKey {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let key = parts.headers.get("idempotency-key").and_then(|key| key.to_str().ok());
        Ok(AttemptKey(key.filter(|key| !key.is_empty()).map(sha256)))
    }
}

/// What the caller's browser says of itself, so that they know the session again.
pub struct UserAgent(pub Option<String>);

/// In characters.
const LONGEST_DEVICE: usize = 300;

impl<S: Send + Sync> FromRequestParts<S> for UserAgent {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let said = parts
            .headers
            .get(header::USER_AGENT)
            .and_then(|said| said.to_str().ok());
        Ok(UserAgent(said.map(|said| said.chars().take(LONGEST_DEVICE).collect())))
    }
}

/// Where a call comes from; who stands in front of these routes says so.
#[derive(Debug, Clone, Copy)]
pub struct CallerIp(pub IpAddr);

/// The network that a call comes from, hashed.
pub struct CallerNetwork(pub Option<Hash>);

impl<S: Send + Sync> FromRequestParts<S> for CallerNetwork {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let ip = parts.extensions.get::<CallerIp>();
        Ok(CallerNetwork(
            ip.map(|CallerIp(ip)| sha256(&rentable_network(*ip).to_string())),
        ))
    }
}

/// The language that mails are written in.
pub struct Locale(pub Lang);

impl<S: Send + Sync> FromRequestParts<S> for Locale {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
        let header = |name| parts.headers.get(name).and_then(|value| value.to_str().ok());
        let wanted = header("x-firebase-locale").or_else(|| header(header::ACCEPT_LANGUAGE.as_str()));
        Ok(Locale(Lang::from_accept(wanted.unwrap_or_default())))
    }
}

pub fn email(text: Option<String>) -> Result<Email, Refusal> {
    let text = text
        .filter(|text| !text.is_empty())
        .ok_or(Refusal::bad("MISSING_EMAIL"))?;
    text.parse().map_err(|_| Refusal::bad("INVALID_EMAIL"))
}

pub fn password(text: Option<String>) -> Result<String, Refusal> {
    text.filter(|text| !text.is_empty())
        .ok_or(Refusal::bad("MISSING_PASSWORD"))
}

pub fn display_name(text: Option<String>) -> Result<Option<String>, Refusal> {
    plain(text, 256).ok_or(Refusal::bad("INVALID_DISPLAY_NAME"))
}

pub fn photo_url(text: Option<String>) -> Result<Option<String>, Refusal> {
    plain(text, 2_000).ok_or(Refusal::bad("INVALID_PHOTO_URL"))
}

/// Text that can be stored and shown; empty is nothing.
fn plain(text: Option<String>, limit: usize) -> Option<Option<String>> {
    let text = text.filter(|text| !text.is_empty());
    let fits = |text: &String| text.len() <= limit && !text.chars().any(char::is_control);
    text.as_ref().is_none_or(fits).then_some(text)
}
