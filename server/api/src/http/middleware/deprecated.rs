//! The headers of calls that the API document marks as deprecated (RFC 9745).

use axum::http::header::{self, HeaderName, HeaderValue};
use axum::response::Response;

pub const DEPRECATION: HeaderName = HeaderName::from_static("deprecation");

/// 16 November 2026, when the calls got their present paths.
const SINCE: HeaderValue = HeaderValue::from_static("@1794787200");
const DOCUMENT: HeaderValue =
    HeaderValue::from_static("</api/openapi.json>; rel=\"deprecation\"; type=\"application/json\"");

/// Says since when a call is deprecated, and which document names its successor.
pub async fn mark_deprecated(mut response: Response) -> Response {
    let headers = response.headers_mut();
    headers.insert(DEPRECATION, SINCE);
    headers.insert(header::LINK, DOCUMENT);
    response
}
