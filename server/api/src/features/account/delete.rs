use std::time::Duration;

use axum::Json as Answer;
use podium_domain::FieldError;
use podium_identity::Own;
use podium_store::account::Ending;
use serde::Deserialize;
use utoipa::ToSchema;

use super::deletion::Deletion;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Identified, Json, SignedIn};
use crate::wire::Empty;

/// An account can be deleted only this long after signing in, so that an unlocked phone is not enough.
const RECENT: Duration = Duration::from_secs(15 * 60);

#[derive(Deserialize, ToSchema)]
pub struct Farewell {
    /// My username, as a sign that I mean it.
    username: String,
}

/// Deletes my account for good. In games I am a deleted player; my decks, notes, tags, pictures and friendships are
/// gone, as is my streaming token; playgroups of mine are handed to their longest-standing admin or member, or deleted where nobody is left.
#[utoipa::path(delete, path = "/user", tag = "account", operation_id = "deleteAccount", request_body = Farewell, responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn delete(
    deletion: Deletion,
    SignedIn { user: me, .. }: SignedIn,
    Identified { bearer, .. }: Identified,
    Json(farewell): Json<Farewell>,
) -> ApiResult<Answer<Empty>> {
    if farewell.username.trim().to_lowercase() != me.username.to_lowercase() {
        return Err(ApiError::fields([("username", FieldError::Invalid)]));
    }
    if bearer.signed_in_at + RECENT < deletion.clock.now() {
        return Err(ErrorKind::SignInAgain.into());
    }
    let ending = match (bearer.own, bearer.email) {
        (Some(Own { account, .. }), Some(email)) => Ending::Own { account, email },
        _ => Ending::Hosted { user: me.id },
    };
    deletion.of(Some(me.id), ending).await?;
    Ok(Answer(Empty {}))
}
