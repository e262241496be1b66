//! Apple answers with a form post; this redirects it to our page with the answer in the address.

use axum::body::Bytes;
use axum::extract::Path;
use axum::extract::rejection::BytesRejection;
use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use podium_domain::Provider;
use url::form_urlencoded;

use crate::http::error::{ApiError, ApiResult, ErrorKind};

/// Of the form, in bytes.
pub const LIMIT: usize = 16 * 1024;

/// What the page reads; anything else is left behind.
const FIELDS: [&str; 4] = ["code", "state", "user", "error"];

pub async fn to_browser(Path(provider): Path<String>, form: Result<Bytes, BytesRejection>) -> ApiResult<Response> {
    answer("", &provider, form)
}

pub async fn to_mobile(Path(provider): Path<String>, form: Result<Bytes, BytesRejection>) -> ApiResult<Response> {
    answer("/mobile", &provider, form)
}

/// Sends the browser to the page of the same address, with the form behind a `#`: so it is in no log and in no
/// `Referer`.
fn answer(door: &str, provider: &str, form: Result<Bytes, BytesRejection>) -> ApiResult<Response> {
    let provider: Provider = provider.parse().map_err(|_| ErrorKind::NotFound)?;
    let form = form.map_err(|_| ErrorKind::TooLarge)?;
    let mut kept = form_urlencoded::Serializer::new(String::new());
    for wanted in FIELDS {
        let given = form_urlencoded::parse(&form).find(|(name, _)| name == wanted);
        kept.extend_pairs(given);
    }
    let address = format!("{door}/auth/{}/callback#{}", provider.word(), kept.finish());
    let address = HeaderValue::from_str(&address).map_err(ApiError::internal)?;
    Ok((StatusCode::SEE_OTHER, [(header::LOCATION, address)]).into_response())
}
