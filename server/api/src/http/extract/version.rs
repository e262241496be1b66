use axum::Json;
use axum::extract::FromRequestParts;
use axum::http::header::{ETAG, IF_MATCH};
use axum::http::request::Parts;
use axum::response::{IntoResponse, Response};
use podium_domain::FieldError;
use serde::Serialize;

use crate::http::error::ApiError;

/// What `If-Match` is called among the wrong fields.
const VERSION: &str = "version";

/// The version an edit started from, where the caller says so.
#[derive(Debug, Clone, Copy)]
pub struct IfMatch(pub Option<i64>);

impl IfMatch {
    /// For what several people may edit: none may do so blindly.
    pub fn required(self) -> Result<i64, ApiError> {
        self.0
            .ok_or_else(|| ApiError::fields([(VERSION, FieldError::NoVersion)]))
    }
}

impl<S: Sync> FromRequestParts<S> for IfMatch {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let Some(value) = parts.headers.get(IF_MATCH) else {
            return Ok(IfMatch(None));
        };
        let version = value
            .to_str()
            .ok()
            .and_then(|text| text.strip_prefix('"')?.strip_suffix('"')?.parse().ok());
        match version {
            Some(version) => Ok(IfMatch(Some(version))),
            None => Err(ApiError::fields([(VERSION, FieldError::NotVersion)])),
        }
    }
}

/// An answer that holds something with a version, told in its `ETag` too.
pub struct Versioned<T>(pub i64, pub T);

impl<T: Serialize> IntoResponse for Versioned<T> {
    fn into_response(self) -> Response {
        let Versioned(version, body) = self;
        ([(ETAG, format!("\"{version}\""))], Json(body)).into_response()
    }
}
