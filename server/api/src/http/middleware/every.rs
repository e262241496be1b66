//! What every request gets, around all other layers. One layer does everything: a request clones each layer of its route
//! with all those inside it.

use std::sync::Arc;
use std::time::Instant;

use axum::extract::{MatchedPath, Request, State};
use axum::http::header::{self, HeaderMap, HeaderName, HeaderValue};
use axum::middleware::Next;
use axum::response::Response;
use podium_settings::Settings;
use podium_system::{Clock, Entropy};
use tracing::Instrument;

use super::REQUEST_ID;
use crate::http::error::ApiError;
use crate::http::extract::RequestLang;
use crate::http::request_metrics::RequestMetrics;

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

/// Errors get their message, answers their headers and a line in the log.
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
        let mut response = next.run(request).await;
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

/// A proxy's id for the request is kept, so that its log and ours can be read together.
fn given_id(headers: &HeaderMap) -> Option<String> {
    let id = headers.get(REQUEST_ID)?.to_str().ok()?;
    let plain = (8..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-');
    plain.then(|| id.to_owned())
}
