use std::time::Duration;

use axum::http::HeaderMap;
use hmac::{Hmac, KeyInit, Mac};
use podium_domain::Timestamp;
use podium_settings::Secrets;
use sha2::Sha256;
use subtle::ConstantTimeEq;

use crate::http::error::{ApiResult, ErrorKind};

/// How far a caller's clock may be off.
const TOLERANCE: Duration = Duration::from_secs(5 * 60);

/// The installation's keys, as calls are checked by them.
pub struct CallKeys {
    api_key: String,
    web_key: Hmac<Sha256>,
}

impl CallKeys {
    pub fn new(secrets: &Secrets) -> CallKeys {
        CallKeys {
            api_key: secrets.api_key.clone(),
            web_key: keyed(&secrets.web_key),
        }
    }

    /// Refuses a call without the installation's key, a fresh timestamp and its signature.
    pub fn check(&self, now: Timestamp, headers: &HeaderMap) -> ApiResult<()> {
        let header = |name: &str| {
            headers
                .get(name)
                .and_then(|value| value.to_str().ok())
                .unwrap_or_default()
        };

        if !bool::from(header("x-api-key").as_bytes().ct_eq(self.api_key.as_bytes())) {
            return Err(ErrorKind::BadApiKey.into());
        }
        let digits = header("x-timestamp");
        let mut given = [0; 32];
        let whole = hex::decode_to_slice(header("x-signature"), &mut given).is_ok();
        if !whole || !bool::from(given.ct_eq(&sign(self.web_key.clone(), digits))) {
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
}

/// HMAC-SHA256 of the timestamp's digits under the web key.
pub fn signature(web_key: &str, digits: &str) -> [u8; 32] {
    sign(keyed(web_key), digits)
}

fn keyed(web_key: &str) -> Hmac<Sha256> {
    Hmac::new_from_slice(web_key.as_bytes()).expect("HMAC takes keys of any length")
}

fn sign(mut mac: Hmac<Sha256>, digits: &str) -> [u8; 32] {
    mac.update(digits.as_bytes());
    mac.finalize().into_bytes().into()
}
