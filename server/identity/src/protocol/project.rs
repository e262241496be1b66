//! Public facts about the installation.

use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde_json::{Value, json};

use crate::password;
use crate::service::Service;

/// Hosts whose pages may sign people in.
pub async fn projects(State(service): State<Arc<Service>>) -> Json<Value> {
    let settings = &service.settings;
    Json(json!({ "projectId": settings.project_id, "authorizedDomains": settings.authorized_domains }))
}

pub async fn password_policy() -> Json<Value> {
    Json(json!({
        "schemaVersion": 1,
        "enforcementState": "ENFORCE",
        "forceUpgradeOnSignin": false,
        "customStrengthOptions": { "minPasswordLength": password::MIN, "maxPasswordLength": password::MAX },
    }))
}

/// No reCAPTCHA, in the form the official client expects.
pub async fn recaptcha_config(State(service): State<Arc<Service>>) -> Json<Value> {
    Json(json!({
        "recaptchaKey": format!("projects/{}/keys/none", service.settings.project_id),
        "recaptchaEnforcementState": [{ "provider": "EMAIL_PASSWORD_PROVIDER", "enforcementState": "OFF" }],
    }))
}

/// The public keys, for services that verify tokens themselves.
pub async fn jwks(State(service): State<Arc<Service>>) -> impl IntoResponse {
    (
        [(header::CACHE_CONTROL, "public, max-age=300")],
        Json(service.tokens.keys.public()),
    )
}
