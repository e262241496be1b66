//! Extractors for path and query.

use axum::extract::{FromRequestParts, MatchedPath, Path as AxumPath};
use axum::http::request::Parts;
use serde::de::DeserializeOwned;

use crate::http::error::{ApiError, ErrorKind};
use crate::http::schema;

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

/// The query; refused with every wrong parameter.
pub struct Query<T>(pub T);

impl<T: DeserializeOwned, S: Send + Sync> FromRequestParts<S> for Query<T> {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, ApiError> {
        let path = parts.extensions.get::<MatchedPath>().map_or("", MatchedPath::as_str);
        // The document's paths are below the place where the API is.
        let path = path.strip_prefix("/api").unwrap_or(path);
        schema::read_query(path, parts.uri.query().unwrap_or_default()).map(Query)
    }
}
