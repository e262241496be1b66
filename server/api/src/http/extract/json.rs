use axum::body::{Body, Bytes};
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::http::error::{ApiError, ErrorKind};

/// A JSON body, refused in our own envelope when it cannot be read.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        let (parts, body) = request.into_parts();
        let bytes = Bytes::from_request(Request::from_parts(parts.clone(), body), state)
            .await
            .map_err(too_large)?;
        if holds_nul(&bytes) {
            return Err(ErrorKind::Malformed.into());
        }
        let whole = Request::from_parts(parts, Body::from(bytes));
        match axum::Json::<T>::from_request(whole, state).await {
            Ok(axum::Json(body)) => Ok(Json(body)),
            Err(_) => Err(ErrorKind::Malformed.into()),
        }
    }
}

/// For long answers: written into one growing piece of memory, which is faster than what axum writes into.
impl<T: Serialize> IntoResponse for Json<T> {
    fn into_response(self) -> Response {
        const TYPE: HeaderValue = HeaderValue::from_static("application/json");
        match serde_json::to_vec(&self.0) {
            Ok(body) => ([(header::CONTENT_TYPE, TYPE)], body).into_response(),
            Err(why) => ApiError::internal(why).into_response(),
        }
    }
}

fn too_large(why: BytesRejection) -> ApiError {
    match why {
        BytesRejection::FailedToBufferBody(FailedToBufferBody::LengthLimitError(_)) => ErrorKind::TooLarge.into(),
        _ => ErrorKind::Malformed.into(),
    }
}

/// Whether a text in the body holds the character 0, which PostgreSQL cannot keep and no one types. JSON can only
/// write it as an escape, whose backslash is not itself escaped.
pub fn holds_nul(body: &[u8]) -> bool {
    let mut rest = body;
    while let Some(at) = rest.iter().position(|byte| *byte == b'\\') {
        rest = &rest[at + 1..];
        if rest.starts_with(b"u0000") {
            return true;
        }
        rest = rest.get(1..).unwrap_or_default();
    }
    false
}
