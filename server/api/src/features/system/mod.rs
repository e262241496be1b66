//! Calls about the server itself.

mod config;

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::error::{ApiResult, ErrorBody, ErrorKind};

pub use config::config;

#[derive(Serialize, ToSchema)]
pub struct Pong {
    pong: bool,
}

/// Says that the server answers.
#[utoipa::path(get, path = "/ping", tag = "system", responses((status = 200, body = Pong), (status = "default", body = ErrorBody)))]
pub async fn ping() -> Json<Pong> {
    Json(Pong { pong: true })
}

#[derive(Serialize, ToSchema)]
pub struct Health {
    /// `ok`; anything else is an error.
    status: &'static str,
}

/// Says that the server can do its work: its storage can be read and written, and its background tasks run.
#[utoipa::path(get, path = "/health", tag = "system", responses((status = 200, body = Health), (status = "default", body = ErrorBody)))]
pub async fn health(State(health): State<Arc<crate::health::Health>>) -> ApiResult<Json<Health>> {
    if health.is_good().await {
        Ok(Json(Health { status: "ok" }))
    } else {
        Err(ErrorKind::Unavailable.into())
    }
}
