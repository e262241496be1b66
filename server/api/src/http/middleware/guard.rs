//! Checks around all handlers and rate limits, inside CORS: pages of other origins can read these refusals too.

use std::panic::AssertUnwindSafe;
use std::time::Duration;

use axum::extract::Request;
use axum::http::Version;
use axum::http::header;
use axum::http::uri::Authority;
use axum::middleware::Next;
use axum::response::Response;
use futures_util::FutureExt;

use crate::connections::OnlyHealth;
use crate::http::error::{ApiError, ApiResult, ErrorKind};

/// Calls that take longer are aborted; none of ours should.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(60);

const HEALTH: [&str; 2] = ["/healthz", "/readyz"];

/// Refuses requests that no handler may get; panics and timeouts become errors.
pub async fn guard_request(request: Request, next: Next) -> ApiResult<Response> {
    if !names_one_host(&request) {
        return Err(ErrorKind::Malformed.into());
    }
    // Connections beyond the limit get answers to health checks only.
    if request.extensions().get::<OnlyHealth>().is_some() && !HEALTH.contains(&request.uri().path()) {
        return Err(ErrorKind::Unavailable.into());
    }
    let answering = AssertUnwindSafe(next.run(request)).catch_unwind();
    match tokio::time::timeout(ANSWER_TIMEOUT, answering).await {
        Ok(Ok(response)) => Ok(response),
        Ok(Err(_)) => Err(ApiError::internal("a handler panicked")),
        Err(_) => Err(ErrorKind::Unavailable.into()),
    }
}

/// Whether a request has exactly one `Host`, which is one. Balancers check health by HTTP/1.0, which has none.
fn names_one_host(request: &Request) -> bool {
    let mut hosts = request.headers().get_all(header::HOST).iter();
    match (hosts.next(), hosts.next()) {
        (Some(host), None) => host.to_str().is_ok_and(is_host),
        (None, _) => request.version() == Version::HTTP_10 && HEALTH.contains(&request.uri().path()),
        _ => false,
    }
}

/// A name or an address, and maybe a port; an empty one is the default port (RFC 3986).
fn is_host(text: &str) -> bool {
    let Ok(authority) = text.parse::<Authority>() else {
        return false;
    };
    let port = text.strip_prefix(authority.host());
    let is_port = |port: &str| port.is_empty() || port.parse::<u16>().is_ok();
    let is_port = |rest: &str| rest.is_empty() || rest.strip_prefix(':').is_some_and(is_port);
    !authority.host().is_empty() && port.is_some_and(is_port)
}
