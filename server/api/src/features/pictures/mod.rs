//! Pictures, as pages show them.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::error::{ApiResult, ErrorKind};
use crate::state::AppState;
use crate::web::csp;

/// `GET /pictures/{name}`: names are never used twice, so the answer never changes.
pub async fn serve(State(app): State<AppState>, Path(name): Path<String>) -> ApiResult<Response> {
    let bytes = app.pictures.read(&name).await.ok_or(ErrorKind::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, "image/jpeg"),
        (header::CACHE_CONTROL, "public, max-age=31536000, immutable"),
        (header::CONTENT_SECURITY_POLICY, csp::SANDBOX),
    ];
    Ok((headers, bytes).into_response())
}
