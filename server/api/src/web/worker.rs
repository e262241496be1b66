//! The service worker, or where the operator has turned it off, one that removes itself from browsers.

use axum::http::header::{self, HeaderMap};
use axum::response::{IntoResponse, Response};
use podium_settings::Settings;

use super::{ASK_AGAIN, csp, file, with_type};
use crate::http::error::{ApiError, ErrorKind};

pub const NAME: &str = "sw.js";

/// Browsers that have a worker fetch it again with every visit, and find this in its place.
const UNREGISTER: &str = include_str!("unregister.js");

pub fn serve(settings: &Settings, asked: &HeaderMap) -> Response {
    let found = if settings.service_worker {
        file(NAME, asked)
    } else {
        Some(with_type(NAME, ASK_AGAIN, UNREGISTER.into()))
    };
    // A build without a worker must not answer with the app page: a page is no script.
    let Some(mut answer) = found else {
        return ApiError::from(ErrorKind::NotFound).into_response();
    };
    answer
        .headers_mut()
        .insert(header::CONTENT_SECURITY_POLICY, csp::WORKER);
    answer
}
