//! Serves pictures.

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};

use crate::http::error::{ApiResult, ErrorKind};
use crate::pictures::Pictures;
use crate::web::csp;

/// Pages show the same pictures again and again. Only the reader's own browser may keep one: a cache shared with others
/// would go on giving away what its owner has replaced or removed.
const KEPT_BY_THE_READER: &str = "private, max-age=86400, immutable";

/// `GET /pictures/{name}`: a name cannot be guessed, is never used twice, and is forgotten with its picture.
pub async fn serve(State(pictures): State<Pictures>, Path(name): Path<String>) -> ApiResult<Response> {
    let bytes = pictures.read(&name).await?.ok_or(ErrorKind::NotFound)?;
    let headers = [
        (header::CONTENT_TYPE, "image/jpeg"),
        (header::CACHE_CONTROL, KEPT_BY_THE_READER),
        (header::CONTENT_SECURITY_POLICY, csp::SANDBOX),
    ];
    Ok((headers, bytes).into_response())
}
