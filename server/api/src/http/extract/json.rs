use axum::body::Bytes;
use axum::extract::rejection::{BytesRejection, FailedToBufferBody};
use axum::extract::{FromRequest, Request};
use axum::http::{HeaderMap, HeaderValue, header};
use axum::response::{IntoResponse, Response};
use serde::Serialize;
use serde::de::DeserializeOwned;
use utoipa::ToSchema;

use crate::http::error::{ApiError, ErrorKind};
use crate::http::schema;

/// A JSON body that is as the API document says; refused in our own envelope, with every wrong field.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned + ToSchema, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        if !is_json(request.headers()) {
            return Err(ApiError::unsupported_media_type("application/json"));
        }
        let bytes = Bytes::from_request(request, state).await.map_err(too_large)?;
        let body = serde_json::from_slice(&bytes).map_err(|why| ApiError::invalid_json(&why))?;
        schema::read_body(body).map(Json)
    }
}

fn is_json(headers: &HeaderMap) -> bool {
    let kind = headers.get(header::CONTENT_TYPE).and_then(|kind| kind.to_str().ok());
    let kind = kind.and_then(|kind| kind.split(';').next()).unwrap_or_default();
    let kind = kind.trim().to_ascii_lowercase();
    kind == "application/json" || (kind.starts_with("application/") && kind.ends_with("+json"))
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
