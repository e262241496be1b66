//! What every request gets. One layer does everything: a request clones each layer of its route with all those inside it.

use std::panic::AssertUnwindSafe;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::{MatchedPath, Request, State};
use axum::http::Version;
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::http::uri::Authority;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use futures_util::FutureExt;
use podium_settings::Settings;
use podium_system::{Clock, Entropy};
use tracing::Instrument;

use super::REQUEST_ID;
use crate::connections::OnlyHealth;
use crate::http::error::{ApiError, ApiResult, ErrorKind};
use crate::http::extract::RequestLang;
use crate::http::request_metrics::RequestMetrics;

/// Calls that take longer are aborted; none of ours should.
const PATIENCE: Duration = Duration::from_secs(60);

const HEALTH: [&str; 2] = ["/healthz", "/readyz"];

/// The target of the log line of every call, by which operators filter it.
const LOG_TARGET: &str = "podium_api::middleware";

/// What an answer says unless it says otherwise itself. The policy is that of answers that are no pages.
static SAFE: [(HeaderName, HeaderValue); 5] = [
    (header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff")),
    (header::REFERRER_POLICY, HeaderValue::from_static("same-origin")),
    (
        HeaderName::from_static("cross-origin-opener-policy"),
        HeaderValue::from_static("same-origin-allow-popups"),
    ),
    (
        HeaderName::from_static("permissions-policy"),
        HeaderValue::from_static("camera=(self), geolocation=(), microphone=(), payment=(), usb=()"),
    ),
    (
        header::CONTENT_SECURITY_POLICY,
        HeaderValue::from_static("default-src 'none'; frame-ancestors 'none'"),
    ),
];
static NOT_STORED: (HeaderName, HeaderValue) = (header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
static HTTPS_ALONE: (HeaderName, HeaderValue) = (
    header::STRICT_TRANSPORT_SECURITY,
    HeaderValue::from_static("max-age=31536000"),
);

/// Panics and timeouts become errors, errors get their message, answers their headers and a line in the log.
pub async fn every_request(
    State(settings): State<Arc<Settings>>,
    State(clock): State<Clock>,
    State(entropy): State<Entropy>,
    State(metrics): State<Arc<RequestMetrics>>,
    RequestLang(lang): RequestLang,
    request: Request,
    next: Next,
) -> Response {
    let id = given_id(request.headers()).unwrap_or_else(|| entropy.uuid(clock.now()).to_string());
    let method = request.method().clone();
    // The route, not the address: addresses can hold codes and tokens.
    let matched = request.extensions().get::<MatchedPath>().cloned();
    let span = tracing::info_span!(target: LOG_TARGET, "request", id, %method, route = route(&matched));
    let started = Instant::now();
    async move {
        let mut response = answer(request, next).await.into_response();
        if let Some(error) = response.extensions_mut().remove::<ApiError>() {
            let mut inner_headers = std::mem::take(response.headers_mut());
            // The example's own router already said how long its empty body is.
            inner_headers.remove(header::CONTENT_LENGTH);
            response = error.render(lang);
            response.headers_mut().extend(inner_headers);
        }
        let headers = response.headers_mut();
        let not_stored = matched.is_some().then_some(&NOT_STORED);
        let https_alone = settings.is_https().then_some(&HTTPS_ALONE);
        for (name, value) in SAFE.iter().chain(not_stored).chain(https_alone) {
            headers.entry(name).or_insert_with(|| value.clone());
        }
        let (status, took) = (response.status(), started.elapsed());
        metrics.count(&method, route(&matched), status, took);
        tracing::info!(
            target: LOG_TARGET,
            status = status.as_u16(),
            micros = took.as_micros() as u64,
            "answered"
        );
        if let Ok(id) = HeaderValue::try_from(id) {
            response.headers_mut().insert(REQUEST_ID, id);
        }
        response
    }
    .instrument(span)
    .await
}

fn route(matched: &Option<MatchedPath>) -> &str {
    matched.as_ref().map_or("page", MatchedPath::as_str)
}

async fn answer(request: Request, next: Next) -> ApiResult<Response> {
    if !names_one_host(&request) {
        return Err(ErrorKind::Malformed.into());
    }
    // Connections beyond the limit get answers to health checks only.
    if request.extensions().get::<OnlyHealth>().is_some() && !HEALTH.contains(&request.uri().path()) {
        return Err(ErrorKind::Unavailable.into());
    }
    let answering = AssertUnwindSafe(next.run(request)).catch_unwind();
    match tokio::time::timeout(PATIENCE, answering).await {
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

/// A name or an address, and maybe a port.
fn is_host(text: &str) -> bool {
    let Ok(authority) = text.parse::<Authority>() else {
        return false;
    };
    let port = text.strip_prefix(authority.host());
    let is_port =
        |port: &str| port.is_empty() || port.strip_prefix(':').is_some_and(|port| port.parse::<u16>().is_ok());
    !authority.host().is_empty() && port.is_some_and(is_port)
}

/// A proxy's id for the request is kept, so that its log and ours can be read together.
fn given_id(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(REQUEST_ID)?.to_str().ok()?;
    let plain = (8..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    plain.then(|| id.to_owned())
}
