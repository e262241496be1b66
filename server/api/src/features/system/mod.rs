//! Calls about the server itself.

mod config;
mod security_txt;

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::error::{ApiResult, ErrorBody, ErrorKind};

pub use config::config;
pub use security_txt::security_txt;

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
    if health.check().await.is_good() {
        Ok(Json(Health { status: "ok" }))
    } else {
        Err(ErrorKind::Unavailable.into())
    }
}

/// `GET /healthz`: says that the process answers, whatever storage does. A restart mends it where it does not.
pub async fn alive() -> Json<Health> {
    Json(Health { status: "ok" })
}

/// What a balancer asks. Which task fails, and why, stands in the log.
#[derive(Serialize)]
pub struct Ready {
    status: &'static str,
    database: bool,
    files: bool,
    schema: bool,
    tasks: bool,
}

/// `GET /readyz`: says whether calls can be answered now.
pub async fn ready(State(health): State<Arc<crate::health::Health>>) -> (StatusCode, Json<Ready>) {
    let found = health.check().await;
    let (code, status) = match found.is_good() {
        true => (StatusCode::OK, "ok"),
        false => (StatusCode::SERVICE_UNAVAILABLE, "unavailable"),
    };
    let ready = Ready {
        status,
        database: found.database,
        files: found.files,
        schema: found.schema,
        tasks: found.tasks,
    };
    (code, Json(ready))
}
