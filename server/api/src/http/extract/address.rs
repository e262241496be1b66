//! Extractors for path and query.

use axum::extract::{FromRequestParts, Path as AxumPath, Query as AxumQuery};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::http::error::{ApiError, ErrorKind};

/// The parts of the path. What cannot be an id stands for nothing: 404.
pub struct Path<T>(pub T);

impl<T: DeserializeOwned + Send, S: Send + Sync> FromRequestParts<S> for Path<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        match AxumPath::<T>::from_request_parts(parts, state).await {
            Ok(AxumPath(value)) => Ok(Path(value)),
            Err(_) => Err(ErrorKind::NotFound.into()),
        }
    }
}

/// The query.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        // PostgreSQL cannot keep the character 0, and no one types it.
        if parts.uri.query().is_some_and(|query| query.contains("%00")) {
            return Err(ErrorKind::Malformed.into());
        }
        match AxumQuery::<T>::from_request_parts(parts, state).await {
            Ok(AxumQuery(value)) => Ok(Query(value)),
            Err(_) => Err(ErrorKind::Malformed.into()),
        }
    }
}
