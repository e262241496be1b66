use std::sync::Arc;
use std::time::Duration;

use axum::extract::{Request, State};
use axum::http::HeaderMap;
use axum::middleware::Next;
use axum::response::Response;
use hmac::{Hmac, KeyInit, Mac};
use podium_domain::Timestamp;
use podium_settings::Secrets;
use podium_system::Clock;
use sha2::Sha256;
use subtle::ConstantTimeEq;

use crate::http::error::{ApiError, ApiResult, ErrorKind};

/// How far a caller's clock may be off.
const TOLERANCE: Duration = Duration::from_secs(5 * 60);

/// Lets a call through only with the installation's key, a fresh timestamp and its signature.
pub async fn require_signature(
    State(secrets): State<Arc<Secrets>>,
    State(clock): State<Clock>,
    request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    check(&secrets, clock.now(), request.headers())?;
    Ok(next.run(request).await)
}

fn check(secrets: &Secrets, now: Timestamp, headers: &HeaderMap) -> ApiResult<()> {
    let header = |name: &str| {
        headers
            .get(name)
            .and_then(|value| value.to_str().ok())
            .unwrap_or_default()
    };

    if !bool::from(header("x-api-key").as_bytes().ct_eq(secrets.api_key.as_bytes())) {
        return Err(ErrorKind::BadApiKey.into());
    }
    let digits = header("x-timestamp");
    let given = hex::decode(header("x-signature")).unwrap_or_default();
    let wanted = signature(&secrets.web_key, digits);
    if !bool::from(given.ct_eq(&wanted)) {
        return Err(ErrorKind::BadSignature.into());
    }
    let at = digits
        .parse()
        .map(Timestamp::from_millis)
        .map_err(|_| ErrorKind::BadSignature)?;
    if at.distance(now) > TOLERANCE {
        return Err(ErrorKind::StaleTimestamp.into());
    }
    if header("x-device") != "web" {
        return Err(ErrorKind::BadDevice.into());
    }
    Ok(())
}

/// HMAC-SHA256 of the timestamp's digits under the web key.
pub fn signature(web_key: &str, digits: &str) -> [u8; 32] {
    let mut mac = Hmac::<Sha256>::new_from_slice(web_key.as_bytes()).expect("HMAC takes keys of any length");
    mac.update(digits.as_bytes());
    mac.finalize().into_bytes().into()
}
