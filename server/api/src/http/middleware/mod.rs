//! Middleware of every call: request id, log line, time limit, rate limits, security headers. Added by the router.

mod call;
mod deprecated;
mod every;
mod guard;
pub mod idempotency;
mod limit;
mod reread;

pub use call::{call, secret_call};
pub use deprecated::mark_deprecated;
pub use every::every_request;
pub use guard::guard_request;
pub use limit::{limit, limit_identity};
pub use reread::{compress, revalidate};

use axum::http::Method;
use axum::http::header::{self, HeaderName, HeaderValue};
use tower_http::cors::{AllowOrigin, CorsLayer};

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The web files may be served from elsewhere; then their pages call from another origin.
pub fn other_origins(origins: &[String]) -> CorsLayer {
    let origins: Vec<HeaderValue> = origins.iter().filter_map(|origin| origin.parse().ok()).collect();
    let headers = [
        "authorization",
        "content-type",
        "accept-language",
        "if-match",
        "idempotency-key",
        "x-api-key",
        "x-timestamp",
        "x-signature",
        "x-device",
        "x-google-token",
        "x-apple-token",
        "x-user-id",
        "x-firebase-locale",
    ];
    CorsLayer::new()
        .allow_origin(AllowOrigin::list(origins))
        .allow_methods([Method::GET, Method::POST, Method::PUT, Method::DELETE])
        .allow_headers(headers.map(HeaderName::from_static))
        .expose_headers([
            header::DATE,
            header::ETAG,
            header::RETRY_AFTER,
            header::LINK,
            deprecated::DEPRECATION,
            REQUEST_ID,
        ])
}
