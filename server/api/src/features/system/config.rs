use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_domain::Provider;
use podium_identity::{HostedSettings, Identity};
use serde::Serialize;

use crate::web;
use podium_settings::{Secrets, Settings};

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
    /// Whether visitors may look around in an example group.
    example: bool,
    /// Whether the browser may keep the app for the time without a network.
    service_worker: bool,
}

#[derive(Serialize)]
#[serde(rename_all = "camelCase")]
struct IdentityConfig {
    /// Whether the accounts are kept here.
    embedded: bool,
    api_key: String,
    auth_domain: String,
    project_id: String,
    storage_bucket: String,
    messaging_sender_id: String,
    app_id: String,
    measurement_id: String,
    toolkit_url: String,
    token_url: String,
}

#[derive(Serialize)]
struct Providers {
    google: bool,
    apple: bool,
}

/// `GET /config.json`, at the root of the site: read before anything can be signed.
pub async fn config(
    State(identity): State<Identity>,
    State(settings): State<Arc<Settings>>,
    State(secrets): State<Arc<Secrets>>,
) -> Json<WebConfig> {
    Json(WebConfig {
        api_key: secrets.api_key.clone(),
        web_key: secrets.web_key.clone(),
        api_base: "/api",
        public_url: settings.public_origin(),
        build: web::build_id(),
        identity: match settings.hosted() {
            Some(hosted) => IdentityConfig::hosted(&settings, hosted),
            None => IdentityConfig::embedded(&settings, &secrets),
        },
        providers: Providers {
            google: identity.is_on(Provider::Google),
            apple: identity.is_on(Provider::Apple),
        },
        token_sync_url: settings.token_sync_url.clone(),
        example: settings.example,
        service_worker: settings.service_worker,
    })
}

impl IdentityConfig {
    fn embedded(settings: &Settings, secrets: &Secrets) -> IdentityConfig {
        let origin = settings.public_origin();
        IdentityConfig {
            embedded: true,
            api_key: secrets.api_key.clone(),
            auth_domain: origin
                .split_once("://")
                .map_or(origin.as_str(), |(_, host)| host)
                .to_owned(),
            project_id: settings.project_id.clone(),
            storage_bucket: String::new(),
            messaging_sender_id: String::new(),
            app_id: String::new(),
            measurement_id: String::new(),
            toolkit_url: "/identitytoolkit.googleapis.com".into(),
            token_url: "/securetoken.googleapis.com".into(),
        }
    }

    fn hosted(settings: &Settings, hosted: HostedSettings) -> IdentityConfig {
        let [toolkit_url, token_url] = hosted.doors();
        let auth_domain = settings.firebase_auth_domain.clone();
        let text = |setting: &Option<String>| setting.clone().unwrap_or_default();
        IdentityConfig {
            embedded: false,
            auth_domain: auth_domain.unwrap_or_else(|| format!("{}.firebaseapp.com", hosted.project_id)),
            api_key: hosted.api_key,
            project_id: hosted.project_id,
            storage_bucket: text(&settings.firebase_storage_bucket),
            messaging_sender_id: text(&settings.firebase_messaging_sender_id),
            app_id: text(&settings.firebase_app_id),
            measurement_id: text(&settings.firebase_measurement_id),
            toolkit_url,
            token_url,
        }
    }
}
