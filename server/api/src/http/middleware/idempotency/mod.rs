//! `Idempotency-Key`: the same call again gets the same answer, for a day.

mod seal;

use std::sync::Arc;
use std::time::Duration;

use axum::body::{Body, Bytes, to_bytes};
use axum::extract::{FromRequestParts, Request};
use axum::http::request::Parts;
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use podium_domain::FieldError;
use podium_store::idempotency::{self, Answer, Call, Known};
use podium_store::{Conn, Db};
use podium_system::Clock;
use tokio::time::{Instant, sleep};

use self::seal::Sealing;
use crate::http::error::{ApiError, ApiResult, ErrorKind};
use crate::http::extract::{Authenticator, FileHash, Identified, hash_of_file};

const KEY: HeaderName = HeaderName::from_static("idempotency-key");
const REPLAYED: HeaderName = HeaderName::from_static("idempotency-replayed");
const KEPT: Duration = Duration::from_secs(24 * 60 * 60);
/// Longer than any call may take.
const ALIVE: Duration = Duration::from_secs(90);
/// How long a second call waits for the first one's answer.
const WAIT: Duration = Duration::from_secs(20);
const LONGEST_PAUSE: Duration = Duration::from_millis(500);
/// The largest body of a call that is not an upload; the router refuses larger ones anyway.
const MAX_BODY: usize = 2 * 1024 * 1024;

/// Runs a write with a key once. Only successful answers are kept: a refused call may be sent again under its key. Runs
/// to its end in a task of its own, so that the answer is kept even if the caller disconnects.
pub async fn once(authenticator: &Arc<Authenticator>, request: Request, next: Next) -> ApiResult<Response> {
    if !request.headers().contains_key(KEY) {
        return Ok(next.run(request).await);
    }
    let Authenticator { db, clock, .. } = &**authenticator;
    let (mut parts, body) = request.into_parts();
    // Without a user the handler refuses, with the same error as without a key.
    let Ok(Identified { user: Some(user), .. }) =
        <Identified as FromRequestParts<Arc<Authenticator>>>::from_request_parts(&mut parts, authenticator).await
    else {
        return Ok(next.run(Request::from_parts(parts, body)).await);
    };
    let sealing = Sealing::new(key_of(&parts)?, user.id);
    // An upload may be large: it is hashed while its handler reads it, not buffered here.
    let form = is_form(&parts);
    let (seen, body) = if form {
        (Bytes::new(), body)
    } else {
        let bytes = to_bytes(body, MAX_BODY).await.map_err(|_| ErrorKind::TooLarge)?;
        (bytes.clone(), Body::from(bytes))
    };
    let query = parts.uri.query().unwrap_or_default();
    let address = [parts.method.as_str(), parts.uri.path(), query].map(str::as_bytes);
    let call = Call {
        user: user.id,
        name: sealing.name(),
        fingerprint: sealing.fingerprint(&[address[0], address[1], address[2], &seen]),
        began_at: clock.now(),
    };
    let other_call = || Err(ApiError::fields([("Idempotency-Key", FieldError::Taken)]));
    let mut request = Request::from_parts(parts, body);
    match begin(db, call).await? {
        Known::Answered(answer) => {
            if form && answer.file.as_deref() != Some(&sealing.fingerprint(&[&hash_of_file(request).await?])[..]) {
                return other_call();
            }
            return replay(&sealing, answer);
        }
        Known::UnderWay => return Err(ErrorKind::Conflict.into()),
        Known::OtherCall => return other_call(),
        Known::Nothing => (),
    }
    let file = FileHash::default();
    request.extensions_mut().insert(file.clone());
    let response = next.run(request).await;
    let file = file.get().map(|hash| sealing.fingerprint(&[hash]));
    keep(db, call, &sealing, file, response).await
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
        _ => Err(ApiError::fields([(
            "Idempotency-Key",
            FieldError::TooLong { max: 100 },
        )])),
    }
}

fn is_form(parts: &Parts) -> bool {
    let kind = parts
        .headers
        .get(header::CONTENT_TYPE)
        .and_then(|value| value.to_str().ok());
    kind.is_some_and(|kind| kind.starts_with("multipart/"))
}

/// Takes the key. A second call under it waits for the first one's answer.
async fn begin(db: &Db, call: Call) -> ApiResult<Known> {
    let until = Instant::now() + WAIT;
    let mut pause = Duration::from_millis(20);
    loop {
        let now = call.began_at;
        let begin = async move |c: &mut Conn| idempotency::begin(c, &call, now - KEPT, now - ALIVE).await;
        match db.write_locked(begin).await? {
            Known::UnderWay if Instant::now() < until => sleep(pause).await,
            known => return Ok(known),
        }
        pause = (pause * 2).min(LONGEST_PAUSE);
    }
}

/// The call has succeeded, so its answer is given even if it cannot be kept.
async fn keep(
    db: &Db,
    call: Call,
    sealing: &Sealing,
    file: Option<[u8; 32]>,
    response: Response,
) -> ApiResult<Response> {
    if !response.status().is_success() {
        let forgotten = db.write_one(async move |c: &mut Conn| idempotency::forget(c, &call).await);
        if let Err(why) = forgotten.await {
            tracing::warn!(%why, "the key of a refused call stays taken for a while");
        }
        return Ok(response);
    }
    let (parts, body) = response.into_parts();
    let body = to_bytes(body, usize::MAX).await.map_err(ApiError::internal)?;
    let etag = parts.headers.get(header::ETAG).and_then(|etag| etag.to_str().ok());
    let answer = Answer {
        status: parts.status.as_u16().into(),
        etag: etag.map(str::to_owned),
        file: file.map(Vec::from),
        body: sealing.seal(&body)?,
    };
    let kept = db.write_one(async move |c: &mut Conn| idempotency::finish(c, &call, &answer).await);
    if let Err(why) = kept.await {
        tracing::warn!(%why, "an answer was not kept for its key");
    }
    Ok(Response::from_parts(parts, Body::from(body)))
}

fn replay(sealing: &Sealing, answer: Answer) -> ApiResult<Response> {
    let status = u16::try_from(answer.status).map_err(ApiError::internal)?;
    let status = StatusCode::from_u16(status).map_err(ApiError::internal)?;
    let body = sealing.open(answer.body)?;
    let mut response = (status, [(header::CONTENT_TYPE, "application/json")], body).into_response();
    let headers = response.headers_mut();
    headers.insert(REPLAYED, HeaderValue::from_static("true"));
    if let Some(etag) = answer.etag.and_then(|etag| HeaderValue::from_str(&etag).ok()) {
        headers.insert(header::ETAG, etag);
    }
    Ok(response)
}

/// Deletes expired answers.
pub async fn sweep(db: &Db, clock: &Clock) -> Result<(), podium_store::Error> {
    let before = clock.now() - KEPT;
    db.write_one(async move |c: &mut Conn| idempotency::forget_before(c, before).await)
        .await
}
