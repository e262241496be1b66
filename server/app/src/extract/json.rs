use axum::extract::rejection::JsonRejection;
use axum::extract::{FromRequest, Request};
use axum::http::StatusCode;
use serde::de::DeserializeOwned;

use crate::error::{ApiError, ErrorKind};

/// A JSON body, refused in our own envelope when it cannot be read.
pub struct Json<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequest<S> for Json<T> {
    type Rejection = ApiError;

    async fn from_request(request: Request, state: &S) -> Result<Self, ApiError> {
        match axum::Json::<T>::from_request(request, state).await {
            Ok(axum::Json(body)) => Ok(Json(body)),
            Err(JsonRejection::BytesRejection(why)) if why.status() == StatusCode::PAYLOAD_TOO_LARGE => {
                Err(ErrorKind::TooLarge.into())
            }
            Err(_) => Err(ErrorKind::Malformed.into()),
        }
    }
}
