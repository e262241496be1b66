//! Middleware of every call: request id, log line, time limit, rate limits, security headers. Added by the router.

pub mod idempotency;
mod limit;

pub use limit::{limit, limit_identity};

use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::Router;
use axum::extract::{FromRef, MatchedPath, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::{Method, Response as HttpResponse};
use axum::middleware::{Next, from_fn, from_fn_with_state};
use axum::response::{IntoResponse, Response};
use podium_settings::Settings;
use podium_system::{Clock, Entropy};
use tokio_util::task::TaskTracker;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::cors::{AllowOrigin, CorsLayer};
use tracing::Instrument;

use crate::connections::OnlyHealth;
use crate::http::error::{ApiError, ErrorKind};
use crate::http::extract::RequestLang;

/// Calls that take longer are aborted; none of ours should.
const PATIENCE: Duration = Duration::from_secs(60);

/// The Content-Security-Policy of answers that are no pages.
const NO_PAGE: &str = "default-src 'none'; frame-ancestors 'none'";

/// The target of the log line of every call, by which operators filter it.
const LOG_TARGET: &str = "podium_api::middleware";

const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// Wraps the routes, innermost first: panics and timeouts become errors, errors get their message, answers their
/// headers.
pub fn wrap<S>(routes: Router, app: &S) -> Router
where
    S: Clone + Send + Sync + 'static,
    Arc<Settings>: FromRef<S>,
    Clock: FromRef<S>,
    Entropy: FromRef<S>,
{
    routes
        .layer(CatchPanicLayer::custom(|_| -> HttpResponse<axum::body::Body> {
            ApiError::internal("a handler panicked").into_response()
        }))
        .layer(from_fn(give_up))
        .layer(from_fn(keep_room_for_health))
        .layer(from_fn(render))
        .layer(from_fn_with_state(app.clone(), safe_headers))
        .layer(from_fn_with_state(app.clone(), trace))
}

/// Writes the envelope of every error that comes out of the routes inside.
async fn render(RequestLang(lang): RequestLang, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    match response.extensions_mut().remove::<ApiError>() {
        Some(error) => error.render(lang),
        None => response,
    }
}

async fn give_up(request: Request, next: Next) -> Result<Response, ApiError> {
    tokio::time::timeout(PATIENCE, next.run(request))
        .await
        .map_err(|_| ErrorKind::Unavailable.into())
}

/// Connections beyond the limit get answers to health checks only.
async fn keep_room_for_health(request: Request, next: Next) -> Result<Response, ApiError> {
    if request.extensions().get::<OnlyHealth>().is_some() && request.uri().path() != "/healthz" {
        return Err(ErrorKind::Unavailable.into());
    }
    Ok(next.run(request).await)
}

/// A write runs to its end when its caller disconnects: what follows the commit, such as the kept answer and the
/// signals, is not lost.
pub async fn to_completion(
    State(writes): State<TaskTracker>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    if request.method() == Method::GET {
        return Ok(next.run(request).await);
    }
    let writing = writes.spawn(next.run(request).in_current_span());
    writing.await.map_err(ApiError::internal)
}

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
        .expose_headers([header::DATE, header::ETAG, header::RETRY_AFTER, REQUEST_ID])
}

async fn safe_headers(State(settings): State<Arc<Settings>>, request: Request, next: Next) -> Response {
    let call = request.extensions().get::<MatchedPath>().is_some();
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    let mut set = |name: HeaderName, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set(header::X_CONTENT_TYPE_OPTIONS, "nosniff");
    set(header::REFERRER_POLICY, "same-origin");
    set(
        HeaderName::from_static("cross-origin-opener-policy"),
        "same-origin-allow-popups",
    );
    set(
        HeaderName::from_static("permissions-policy"),
        "camera=(self), geolocation=(), microphone=(), payment=(), usb=()",
    );
    set(header::CONTENT_SECURITY_POLICY, NO_PAGE);
    if call {
        set(header::CACHE_CONTROL, "no-store");
    }
    if settings.is_https() {
        set(header::STRICT_TRANSPORT_SECURITY, "max-age=31536000");
    }
    response
}

async fn trace(State(clock): State<Clock>, State(entropy): State<Entropy>, request: Request, next: Next) -> Response {
    let id = given_id(request.headers()).unwrap_or_else(|| entropy.uuid(clock.now()).to_string());
    let method = request.method().clone();
    // The route, not the address: addresses can hold codes and tokens.
    let route = request
        .extensions()
        .get::<MatchedPath>()
        .map_or("page", MatchedPath::as_str)
        .to_owned();
    let span = tracing::info_span!(target: LOG_TARGET, "request", id, %method, route);
    let started = Instant::now();
    async move {
        let mut response = next.run(request).await;
        tracing::info!(
            target: LOG_TARGET,
            status = response.status().as_u16(),
            micros = started.elapsed().as_micros() as u64,
            "answered"
        );
        if let Ok(id) = HeaderValue::from_str(&id) {
            response.headers_mut().insert(REQUEST_ID, id);
        }
        response
    }
    .instrument(span)
    .await
}

/// A proxy's id for the request is kept, so that its log and ours can be read together.
fn given_id(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(REQUEST_ID)?.to_str().ok()?;
    let plain = (8..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    plain.then(|| id.to_owned())
}
