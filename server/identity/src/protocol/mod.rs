//! The Identity Toolkit protocol, as its official client speaks it.

mod account;
mod apply;
mod call;
mod code;
mod idp;
mod project;
mod refresh;
mod sign_in;
mod update;

use std::sync::Arc;

use axum::Router;
use axum::extract::{DefaultBodyLimit, Request, State};
use axum::http::{HeaderValue, Method, header, request::Parts};
use axum::middleware::{self, Next};
use axum::response::Response;
use axum::routing::{any, get, post};
use serde_json::Value;
use tower_http::cors::{AllowHeaders, AllowOrigin, CorsLayer};
use url::{Url, form_urlencoded};

use crate::refusal::{self, Refusal};
pub use call::{CallerIp, UserAgent};

use crate::service::Service;

const BODY_LIMIT: usize = 64 * 1024;

type Answer = Result<axum::Json<Value>, Refusal>;

pub fn router<S: Clone + Send + Sync + 'static>(service: Arc<Service>) -> Router<S> {
    let toolkit = Router::new()
        .route("/v1/accounts:signUp", post(sign_in::sign_up))
        .route("/v1/accounts:signInWithPassword", post(sign_in::with_password))
        .route("/v1/accounts:signInWithIdp", post(idp::sign_in))
        .route("/v1/accounts:signInWithEmailLink", post(apply::sign_in))
        .route("/v1/accounts:lookup", post(account::lookup))
        .route("/v1/accounts:createAuthUri", post(sign_in::create_auth_uri))
        .route("/v1/accounts:update", post(update::update))
        .route("/v1/accounts:delete", post(account::delete))
        .route("/v1/accounts:sendOobCode", post(code::send))
        .route("/v1/accounts:resetPassword", post(code::reset_password))
        .route("/v1/projects", get(project::projects))
        .route("/v2/passwordPolicy", get(project::password_policy))
        .route("/v2/recaptchaConfig", get(project::recaptcha_config))
        .route("/{*rest}", any(refusal::not_found));
    let tokens = Router::new()
        .route("/v1/token", post(refresh::refresh))
        .route("/{*rest}", any(refusal::not_found));
    let keyed = Router::new()
        .nest("/identitytoolkit.googleapis.com", toolkit)
        .nest("/securetoken.googleapis.com", tokens)
        .route("/v1/projects", get(project::projects))
        .layer(middleware::from_fn_with_state(service.clone(), check_key));
    let public = Router::new().route("/securetoken.googleapis.com/v1/jwks", get(project::jwks));
    keyed
        .merge(public)
        .layer(DefaultBodyLimit::max(BODY_LIMIT))
        .with_state(service)
}

/// Refuses everything, for when another service keeps the accounts.
pub fn nowhere<S: Clone + Send + Sync + 'static>() -> Router<S> {
    let doors = [
        "/identitytoolkit.googleapis.com/{*rest}",
        "/securetoken.googleapis.com/{*rest}",
        "/v1/projects",
    ];
    let closed = |router: Router<S>, door| router.route(door, any(refusal::not_found));
    doors.into_iter().fold(Router::new(), closed)
}

/// Checks the API key. Answers hold tokens and must not be cached.
async fn check_key(State(service): State<Arc<Service>>, request: Request, next: Next) -> Result<Response, Refusal> {
    let query = request.uri().query().unwrap_or_default();
    let key = form_urlencoded::parse(query.as_bytes()).find(|(name, _)| name == "key");
    if key.is_none_or(|(_, key)| key != service.settings.api_key) {
        return Err(Refusal::bad("INVALID_API_KEY"));
    }
    let mut response = next.run(request).await;
    response
        .headers_mut()
        .insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
    Ok(response)
}

/// Pages of the authorised domains may call from elsewhere; nothing here rests on cookies.
pub fn cors(service: Arc<Service>) -> CorsLayer {
    let allowed = move |origin: &HeaderValue, _: &Parts| {
        let host = origin.to_str().ok().and_then(|origin| Url::parse(origin).ok());
        let host = host.as_ref().and_then(Url::host_str);
        host.is_some_and(|host| service.settings.authorized_domains.iter().any(|domain| domain == host))
    };
    CorsLayer::new()
        .allow_origin(AllowOrigin::predicate(allowed))
        .allow_methods([Method::GET, Method::POST])
        .allow_headers(AllowHeaders::mirror_request())
}
