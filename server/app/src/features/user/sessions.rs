use axum::Json;
use axum::extract::State;
use podium_domain::Action;
use podium_store::audit::{self, Entry};
use podium_store::{Conn, user};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::error::{ApiResult, ErrorBody, ErrorKind};
use crate::extract::Identified;
use crate::signals::Change;
use crate::state::AppState;

#[derive(Serialize, ToSchema)]
pub struct Revoked {
    /// How many sign-ins were ended, this one among them; 1 where another service keeps the account and knows how many.
    revoked: u64,
}

/// Signs me out everywhere: every device is refused at its next call.
#[utoipa::path(post, path = "/user/sessions/revoke", tag = "user", operation_id = "revokeSessions", responses((status = 200, body = Revoked), (status = "default", body = ErrorBody)))]
pub async fn revoke_sessions(State(app): State<AppState>, caller: Identified) -> ApiResult<Json<Revoked>> {
    caller.bearer.verified_email().ok_or(ErrorKind::EmailNotVerified)?;
    let user = caller.user.map(|user| user.id);
    let revoked = match caller.bearer.own {
        Some(own) => app.identity.revoke_all(own.account).await?,
        None => end_hosted(&app, user.ok_or(ErrorKind::NoProfile)?).await?,
    };
    app.signals.changed(user, Change::Sessions);
    Ok(Json(Revoked { revoked }))
}

/// Another service keeps the account and its sign-ins: the older ones are refused here from now on.
async fn end_hosted(app: &AppState, user: Uuid) -> ApiResult<u64> {
    let now = app.clock.now();
    let entry = Entry::new(&app.entropy, now, user, Action::SessionsRevoked);
    let ended = app.db.write(async move |c: &mut Conn| {
        audit::record(c, &entry).await?;
        user::end_sign_ins(c, user, now).await
    });
    ended.await?;
    Ok(1)
}
