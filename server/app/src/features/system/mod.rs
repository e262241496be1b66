//! Calls about the server itself.

use axum::Json;
use axum::extract::State;
use podium_domain::Provider;
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::{ApiResult, ErrorBody};
use crate::state::AppState;
use crate::web;

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

/// Says that the server can do its work: its storage answers.
#[utoipa::path(get, path = "/health", tag = "system", responses((status = 200, body = Health), (status = "default", body = ErrorBody)))]
pub async fn health(State(app): State<AppState>) -> ApiResult<Json<Health>> {
    app.db.answers().await?;
    Ok(Json(Health { status: "ok" }))
}

/// What the web app must know at run time.
#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
pub struct WebConfig {
    api_key: String,
    web_key: String,
    api_base: &'static str,
    public_url: String,
    build: &'static str,
    identity: IdentityConfig,
    providers: Providers,
    token_sync_url: Option<String>,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct IdentityConfig {
    api_key: String,
    auth_domain: String,
    project_id: String,
    storage_bucket: &'static str,
    messaging_sender_id: &'static str,
    app_id: &'static str,
    measurement_id: &'static str,
    toolkit_url: &'static str,
    token_url: &'static str,
}

#[derive(Serialize)]
struct Providers {
    google: bool,
    apple: bool,
}

/// `GET /config.json`, at the root of the site: read before anything can be signed.
pub async fn config(State(app): State<AppState>) -> Json<WebConfig> {
    let origin = app.settings.public_origin();
    Json(WebConfig {
        api_key: app.secrets.api_key.clone(),
        web_key: app.secrets.web_key.clone(),
        api_base: "/api",
        build: web::build_id(),
        identity: IdentityConfig {
            api_key: app.secrets.api_key.clone(),
            auth_domain: origin
                .split_once("://")
                .map_or(origin.as_str(), |(_, host)| host)
                .to_owned(),
            project_id: app.settings.project_id.clone(),
            storage_bucket: "",
            messaging_sender_id: "",
            app_id: "",
            measurement_id: "",
            toolkit_url: "/identitytoolkit.googleapis.com",
            token_url: "/securetoken.googleapis.com",
        },
        providers: Providers {
            google: app.identity.is_on(Provider::Google),
            apple: app.identity.is_on(Provider::Apple),
        },
        token_sync_url: app.settings.token_sync_url.clone(),
        public_url: origin,
    })
}
