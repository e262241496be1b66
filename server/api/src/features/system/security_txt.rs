//! The contact for vulnerability reports (RFC 9116).

use std::sync::Arc;

use axum::extract::State;
use podium_domain::Timestamp;
use podium_settings::Settings;
use podium_system::Clock;

use crate::http::error::{ApiResult, ErrorKind};

const DAY_SECONDS: i64 = 24 * 60 * 60;
/// RFC 9116 recommends less than a year.
const VALID_DAYS: i64 = 180;

/// `GET /.well-known/security.txt`, where the operator has set a contact.
pub async fn security_txt(State(settings): State<Arc<Settings>>, State(clock): State<Clock>) -> ApiResult<String> {
    let contact = settings.security_contact.as_ref().ok_or(ErrorKind::NotFound)?;
    let today = clock.now().seconds().div_euclid(DAY_SECONDS);
    let expires = Timestamp::from_seconds((today + VALID_DAYS) * DAY_SECONDS);
    let origin = settings.public_origin();
    Ok(format!(
        "Contact: {contact}\nExpires: {expires}\nPreferred-Languages: en, fr\nCanonical: {origin}/.well-known/security.txt\n"
    ))
}
