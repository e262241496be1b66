//! `Idempotency-Key`: the same call again gets the same answer, for a day.

use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use podium_domain::FieldError;
use podium_store::Conn;
use podium_store::idempotency::{self, Answer, Known};
use sha2::{Digest, Sha256};
use uuid::Uuid;

use crate::error::{ApiError, ApiResult, ErrorKind};
use crate::extract::Identified;
use crate::state::AppState;

const KEY: HeaderName = HeaderName::from_static("idempotency-key");
const REPLAYED: HeaderName = HeaderName::from_static("idempotency-replayed");
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);
/// Longer than any call may take.
const ALIVE: Duration = Duration::from_secs(90);
/// The largest body of a call that is not an upload; the router refuses larger ones anyway.
const MAX_BODY: usize = 2 * 1024 * 1024;

/// Lets a write with a key through once. Only answers that did something are kept: a refused call may be sent
/// again under its key, and is looked at anew.
pub async fn once(State(app): State<AppState>, request: Request, next: Next) -> ApiResult<Response> {
    if request.method() == Method::GET || !request.headers().contains_key(KEY) {
        return Ok(next.run(request).await);
    }
    let (mut parts, body) = request.into_parts();
    // Whoever is nobody is refused further in, in the same words as without a key.
    let Ok(Identified { user: Some(user), .. }) =
        <Identified as FromRequestParts<AppState>>::from_request_parts(&mut parts, &app).await
    else {
        return Ok(next.run(Request::from_parts(parts, body)).await);
    };
    let key = key_of(&parts)?;
    // A form with a file is known by its address: the file itself may be large.
    let (seen, body) = if is_form(&parts) {
        (Bytes::new(), body)
    } else {
        let bytes = to_bytes(body, MAX_BODY).await.map_err(|_| ErrorKind::TooLarge)?;
        (bytes.clone(), Body::from(bytes))
    };
    let fingerprint = fingerprint(&parts, &seen);
    match begin(&app, user.id, key.clone(), fingerprint).await? {
        Known::Answered(answer) => return replay(answer),
        Known::UnderWay => return Err(ErrorKind::Conflict.into()),
        Known::OtherCall => return Err(ApiError::fields([("Idempotency-Key", FieldError::Taken)])),
        Known::Nothing => (),
    }
    let response = next.run(Request::from_parts(parts, body)).await;
    keep(&app, user.id, key, response).await
}

fn key_of(parts: &Parts) -> ApiResult<String> {
    let key = parts
        .headers
        .get(KEY)
        .and_then(|value| value.to_str().ok())
        .unwrap_or("");
    match key.len() {
        1..=100 => Ok(key.to_owned()),
        0 => Err(ApiError::fields([("Idempotency-Key", FieldError::Invalid)])),
        _ => Err(ApiError::fields([("Idempotency-Key", FieldError::TooLong)])),
    }
}

fn is_form(parts: &Parts) -> bool {
    let kind = parts
        .headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("multipart/"))
}

fn fingerprint(parts: &Parts, body: &[u8]) -> [u8; 32] {
    let mut hash = Sha256::new();
    hash.update(parts.method.as_str());
    hash.update([0]);
    hash.update(parts.uri.path());
    hash.update([0]);
    hash.update(body);
    hash.finalize().into()
}

async fn begin(app: &AppState, user: Uuid, key: String, fingerprint: [u8; 32]) -> ApiResult<Known> {
    let now = app.clock.now();
    let known = app
        .db
        .write(async move |c: &mut Conn| {
            idempotency::begin(c, user, &key, fingerprint, now, now - KEPT, now - ALIVE).await
        })
        .await?;
    Ok(known)
}

async fn keep(app: &AppState, user: Uuid, key: String, response: Response) -> ApiResult<Response> {
    if !response.status().is_success() {
        app.db
            .write(async move |c: &mut Conn| idempotency::forget(c, user, &key).await)
            .await?;
        return Ok(response);
    }
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.map_err(ApiError::internal)?;
    let etag = parts.headers.get(header::ETAG).and_then(|etag| etag.to_str().ok());
    let answer = Answer {
        status: parts.status.as_u16().into(),
        etag: etag.map(str::to_owned),
        body: body.to_vec(),
    };
    app.db
        .write(async move |c: &mut Conn| idempotency::finish(c, user, &key, &answer).await)
        .await?;
    Ok(Response::from_parts(parts, Body::from(body)))
}

fn replay(answer: Answer) -> ApiResult<Response> {
    let status = u16::try_from(answer.status).map_err(ApiError::internal)?;
    let status = StatusCode::from_u16(status).map_err(ApiError::internal)?;
    let mut response = (status, [(header::CONTENT_TYPE, "application/json")], answer.body).into_response();
    let headers = response.headers_mut();
    headers.insert(REPLAYED, HeaderValue::from_static("true"));
    if let Some(etag) = answer.etag.and_then(|etag| HeaderValue::from_str(&etag).ok()) {
        headers.insert(header::ETAG, etag);
    }
    Ok(response)
}

/// Forgets what is too old to be asked for again.
pub async fn sweep(app: &AppState) -> Result<(), podium_store::Error> {
    let before = app.clock.now() - KEPT;
    app.db
        .write(async move |c: &mut Conn| idempotency::forget_before(c, before).await)
        .await
}
