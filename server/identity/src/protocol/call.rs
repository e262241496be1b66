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

/// What the caller's browser says of itself, so that they know the session again.
pub struct UserAgent(pub Option<String>);

/// In characters.
const LONGEST_DEVICE: usize = 300;

/// Where a call comes from; who stands in front of these routes says so.
#[derive(Debug, Clone, Copy)]
pub struct CallerIp(pub IpAddr);

/// The network that a call comes from, hashed.
pub struct CallerNetwork(pub Option<Hash>);

/// The language that mails are written in.
pub struct Locale(pub Lang);

/// What is read from the head of a call and never refuses it.
macro_rules! read_from_head {
    ($($type:ident = $read:expr;)*) => {
        $(impl<S: Send + Sync> FromRequestParts<S> for $type {
            type Rejection = Infallible;

            async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, Infallible> {
                let read: fn(&Parts) -> $type = $read;
                Ok(read(parts))
            }
        })*
    };
}

read_from_head! {
    AttemptKey = |head| AttemptKey(text(head, "idempotency-key").filter(|key| !key.is_empty()).map(sha256));
    UserAgent = |head| {
        UserAgent(text(head, "user-agent").map(|said| said.chars().take(LONGEST_DEVICE).collect()))
    };
    CallerNetwork = |head| {
        let ip = head.extensions.get::<CallerIp>();
        CallerNetwork(ip.map(|CallerIp(ip)| sha256(&rentable_network(*ip).to_string())))
    };
    Locale = |head| {
        let wanted = text(head, "x-firebase-locale").or_else(|| text(head, "accept-language"));
        Locale(Lang::from_accept(wanted.unwrap_or_default()))
    };
}

fn text<'h>(head: &'h Parts, name: &str) -> Option<&'h str> {
    head.headers.get(name)?.to_str().ok()
}

/// A text that is there and not empty.
pub fn filled(text: Option<String>, missing: &'static str) -> Result<String, Refusal> {
    text.filter(|text| !text.is_empty()).ok_or(Refusal::bad(missing))
}

pub fn email(text: Option<String>) -> Result<Email, Refusal> {
    let email = filled(text, "MISSING_EMAIL")?;
    email.parse().map_err(|_| Refusal::bad("INVALID_EMAIL"))
}

pub fn password(text: Option<String>) -> Result<String, Refusal> {
    filled(text, "MISSING_PASSWORD")
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
