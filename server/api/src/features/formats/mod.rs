//! The formats people play.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::formats::{Catalogue, Format};
use crate::http::error::ErrorBody;
use crate::http::extract::RequestLang;

#[derive(Serialize, ToSchema)]
pub struct FormatsBody {
    formats: Vec<Format>,
}

/// The formats and their subformats.
#[utoipa::path(get, path = "/formats", tag = "formats", operation_id = "listFormats", responses((status = 200, body = FormatsBody), (status = "default", body = ErrorBody)))]
pub async fn list(State(formats): State<Arc<Catalogue>>, RequestLang(lang): RequestLang) -> Json<FormatsBody> {
    Json(FormatsBody {
        formats: formats.in_language(lang),
    })
}
