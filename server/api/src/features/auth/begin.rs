//! Starts a sign-in with Google or Apple.

use std::sync::Arc;

use axum::Json as Answer;
use axum::extract::State;
use axum::http::header::SET_COOKIE;
use axum::http::{HeaderName, HeaderValue};
use podium_identity::Identity;
use podium_settings::Settings;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::flow_cookie;
use crate::http::error::{ApiError, ApiResult, ErrorBody};
use crate::http::extract::Json;

#[derive(Deserialize, ToSchema)]
pub struct Begin {
    /// `google` or `apple`.
    #[serde(rename = "type")]
    provider: String,
    /// Whether it ends in the mobile app.
    #[serde(default)]
    mobile: bool,
}

#[derive(Serialize, ToSchema)]
pub struct BeginBody {
    /// Where to go.
    address: String,
    /// Comes back beside the code; kept by whoever began, with the nonce. A browser keeps both in a cookie, too.
    state: String,
    nonce: String,
}

/// Begins a sign-in at a provider's. It stands for ten minutes.
#[utoipa::path(post, path = "/auth/begin", tag = "auth", request_body = Begin,
    responses((status = 200, body = BeginBody), (status = "default", body = ErrorBody)))]
pub async fn begin(
    State(identity): State<Identity>,
    State(settings): State<Arc<Settings>>,
    Json(begin): Json<Begin>,
) -> ApiResult<([(HeaderName, HeaderValue); 1], Answer<BeginBody>)> {
    let provider = begin
        .provider
        .parse()
        .map_err(|why| ApiError::fields([("type", why)]))?;
    let begun = identity.begin_at(provider, begin.mobile).await?;
    let kept = flow_cookie::set(provider, &begun, settings.is_https())?;
    let body = BeginBody {
        address: begun.address.into(),
        state: begun.state,
        nonce: begun.nonce,
    };
    Ok(([(SET_COOKIE, kept)], Answer(body)))
}
