//! Reads that pages repeat: a browser that has the answer already is told so, and the record's own are compressed.

use std::hash::{BuildHasher, Hasher};

use axum::body::{Bytes, to_bytes};
use axum::extract::Request;
use axum::http::header::{self, HeaderValue};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;
use foldhash::quality::FixedState;

use crate::http::encoding::{accepts, compressed};
use crate::http::error::{ApiError, ApiResult};

/// Browsers may keep it, for the same caller alone, and ask whether it still is so each time.
const ASK_AGAIN: HeaderValue = HeaderValue::from_static("private, no-cache");
const VARY: HeaderValue = HeaderValue::from_static("authorization, accept-language, accept-encoding");
const GZIP: HeaderValue = HeaderValue::from_static("gzip");

/// For reads whose answer holds no secret: what others wrote beside it could find it out by the length.
pub async fn compress(request: Request, next: Next) -> ApiResult<Response> {
    reread(request, next, true).await
}

pub async fn revalidate(request: Request, next: Next) -> ApiResult<Response> {
    reread(request, next, false).await
}

async fn reread(request: Request, next: Next, compress: bool) -> ApiResult<Response> {
    if !matches!(*request.method(), Method::GET | Method::HEAD) {
        return Ok(next.run(request).await);
    }
    let known = request.headers().get(header::IF_NONE_MATCH).cloned();
    let gzip = compress && accepts(request.headers(), "gzip");
    let response = next.run(request).await;
    if response.status() != StatusCode::OK {
        return Ok(response);
    }
    let (mut parts, body) = response.into_parts();
    let mut body = to_bytes(body, usize::MAX).await.map_err(ApiError::internal)?;
    parts.headers.insert(header::VARY, VARY);
    // An answer with a version has its own `ETag`, by which edits say where they began.
    if !parts.headers.contains_key(header::ETAG) {
        let etag = etag(&body);
        if known.is_some_and(|known| is_among(&known, &etag)) {
            parts.status = StatusCode::NOT_MODIFIED;
            parts.headers.remove(header::CONTENT_TYPE);
            body = Bytes::new();
        }
        let etag = HeaderValue::try_from(etag).map_err(ApiError::internal)?;
        parts.headers.insert(header::ETAG, etag);
        parts.headers.insert(header::CACHE_CONTROL, ASK_AGAIN);
    }
    if gzip && let Some(packed) = compressed(&body).await? {
        parts.headers.insert(header::CONTENT_ENCODING, GZIP);
        body = packed;
    }
    Ok(Response::from_parts(parts, body.into()))
}

/// Weak, because the compressed body has the same. The same on every node, by a hash that costs nothing beside the body.
fn etag(body: &[u8]) -> String {
    let mut hash = FixedState::default().build_hasher();
    hash.write(body);
    format!("W/\"{:016x}\"", hash.finish())
}

fn is_among(known: &HeaderValue, etag: &str) -> bool {
    let known = known.to_str().unwrap_or_default();
    known.split(',').any(|one| one.trim() == etag)
}
