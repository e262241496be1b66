use axum::Json;
use axum::extract::State;
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::{ApiResult, ErrorBody, ErrorKind};
use crate::extract::Identified;
use crate::signals::Change;
use crate::state::AppState;

#[derive(Serialize, ToSchema)]
pub struct Revoked {
    /// How many sign-ins were ended, this one among them.
    revoked: u64,
}

/// Signs me out everywhere: every device is refused at its next call.
#[utoipa::path(post, path = "/user/sessions/revoke", tag = "user", operation_id = "revokeSessions", responses((status = 200, body = Revoked), (status = "default", body = ErrorBody)))]
pub async fn revoke_sessions(State(app): State<AppState>, caller: Identified) -> ApiResult<Json<Revoked>> {
    if !caller.session.email_verified {
        return Err(ErrorKind::EmailNotVerified.into());
    }
    let revoked = app.identity.revoke_all(caller.session.subject).await?;
    app.signals.changed(caller.user.map(|user| user.id), Change::Sessions);
    Ok(Json(Revoked { revoked }))
}
