//! The way to a provider.

use axum::Json as Answer;
use axum::extract::State;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::extract::Json;
use crate::state::AppState;

#[derive(Deserialize, ToSchema)]
pub struct Begin {
    /// `google` or `apple`.
    #[serde(default, rename = "type")]
    provider: String,
    /// Whether it ends in the mobile app.
    #[serde(default)]
    mobile: bool,
}

#[derive(Serialize, ToSchema)]
pub struct BeginBody {
    /// Where to go.
    address: String,
    /// Comes back beside the code; kept by whoever began, with the nonce.
    state: String,
    nonce: String,
}

/// Begins a sign-in at a provider's. It stands for ten minutes.
#[utoipa::path(post, path = "/auth/begin", tag = "auth", request_body = Begin,
    responses((status = 200, body = BeginBody), (status = "default", body = ErrorBody)))]
pub async fn begin(State(app): State<AppState>, Json(begin): Json<Begin>) -> ApiResult<Answer<BeginBody>> {
    let provider = begin
        .provider
        .parse()
        .map_err(|why| ApiError::fields([("type", why)]))?;
    let begun = app.identity.begin_at(provider, begin.mobile).await?;
    Ok(Answer(BeginBody {
        address: begun.address.into(),
        state: begun.state,
        nonce: begun.nonce,
    }))
}
