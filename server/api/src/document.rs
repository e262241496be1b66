//! The head of the API document; its calls come from the router's table.

use utoipa::openapi::OpenApi as Document;
use utoipa::openapi::security::{ApiKey, ApiKeyValue, Http, HttpAuthScheme, SecurityRequirement, SecurityScheme};
use utoipa::{Modify, OpenApi};

use crate::live::{ClientMessage as LiveClientMessage, OverlayMessage, ServerMessage as LiveServerMessage};
use crate::signals::{ClientMessage, ServerMessage};

#[derive(OpenApi)]
#[openapi(
    info(title = "Podium", description = "What the web app asks of the server. docs/api.md tells the conventions."),
    servers((url = "/api")),
    components(schemas(ClientMessage, ServerMessage, LiveClientMessage, OverlayMessage, LiveServerMessage)),
    modifiers(&Headers)
)]
pub struct Api;

/// The headers of every call, and the token of those that say who calls.
struct Headers;

impl Modify for Headers {
    fn modify(&self, document: &mut Document) {
        let headers = [
            ("key", "X-Api-Key"),
            ("timestamp", "X-Timestamp"),
            ("signature", "X-Signature"),
            ("device", "X-Device"),
        ];
        let components = document.components.get_or_insert_default();
        let mut all = SecurityRequirement::default();
        for (name, header) in headers {
            let scheme = SecurityScheme::ApiKey(ApiKey::Header(ApiKeyValue::new(header)));
            components.add_security_scheme(name, scheme);
            all = all.add(name, Vec::<String>::new());
        }
        components.add_security_scheme("token", SecurityScheme::Http(Http::new(HttpAuthScheme::Bearer)));
        let with_token = all.clone().add("token", Vec::<String>::new());
        document.security = Some(vec![all, with_token]);
    }
}
