use axum::Json;
use axum::extract::{Path, State};
use podium_domain::{Action, Device, Timestamp};
use podium_identity::Identity;
use podium_store::audit::{self, Entry};
use podium_store::identity::sessions;
use podium_store::{Conn, Db, push, user};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::features::Writer;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::Identified;
use crate::signals::Change;
use crate::wire::Empty;

#[derive(Serialize, ToSchema)]
pub struct SessionsBody {
    /// The one used last first; empty where another service keeps the accounts.
    sessions: Vec<Session>,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Session {
    id: Uuid,
    /// Whether it is the one that asks.
    current: bool,
    /// Such as `Firefox`; null where it does not say.
    #[schema(required)]
    browser: Option<&'static str>,
    /// Such as `Android`; null where it does not say.
    #[schema(required)]
    system: Option<&'static str>,
    /// `password`, `google`, `apple`, or `link`, one that came by mail.
    by: &'static str,
    signed_in_at: Timestamp,
    /// Within five minutes.
    last_used: Timestamp,
}

/// My sign-ins: on what, by what, and when they were last used.
#[utoipa::path(get, path = "/user/sessions", tag = "user", operation_id = "listSessions", responses((status = 200, body = SessionsBody), (status = "default", body = ErrorBody)))]
pub async fn list_sessions(State(db): State<Db>, caller: Identified) -> ApiResult<Json<SessionsBody>> {
    caller.bearer.verified_email().ok_or(ErrorKind::EmailNotVerified)?;
    let sessions = match caller.bearer.own {
        Some(own) => {
            let read = db.read(async move |c: &mut Conn| sessions::of_account(c, own.account).await);
            let of_mine = |session| Session::new(session, own.session);
            read.await?.into_iter().map(of_mine).collect()
        }
        None => Vec::new(),
    };
    Ok(Json(SessionsBody { sessions }))
}

impl Session {
    fn new(session: sessions::Session, current: Uuid) -> Session {
        let Device { browser, system } = Device::read(session.device.as_deref().unwrap_or_default());
        Session {
            id: session.id,
            current: session.id == current,
            browser,
            system,
            by: session.method.word(),
            signed_in_at: session.signed_in_at,
            last_used: session.used_at,
        }
    }
}

/// Ends one of my sign-ins, by its id, or the one that asks: `current`. It is refused at its next call.
#[utoipa::path(delete, path = "/user/sessions/{id}", tag = "user", operation_id = "endSession", params(("id" = String, Path)), responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn end_session(writer: Writer, caller: Identified, Path(id): Path<String>) -> ApiResult<Json<Empty>> {
    let (current, sign_in) = (id == "current", caller.sign_in());
    let Identified { bearer, user, .. } = caller;
    // The current session may always end itself.
    if !current {
        bearer.verified_email().ok_or(ErrorKind::EmailNotVerified)?;
    }
    let own = match bearer.own {
        Some(own) => own,
        None if current => {
            // Its token stays good elsewhere, but nothing is pushed to the device any more.
            if let Ok(sign_in) = sign_in {
                let ended = writer
                    .db
                    .write_one(async move |c: &mut Conn| push::end_of(c, &sign_in).await);
                ended.await?;
            }
            return Ok(Json(Empty {}));
        }
        None => return Err(ErrorKind::IdentityElsewhere.into()),
    };
    let session = match id.parse() {
        _ if current => own.session,
        Ok(id) => id,
        Err(_) => return Err(ErrorKind::NotFound.into()),
    };
    let entry = Entry::new(&writer.entropy, writer.clock.now(), own.account, Action::SessionEnded);
    let ended = writer.db.write(async move |c: &mut Conn| {
        let ended = sessions::end_of(c, own.account, session).await?;
        if ended {
            audit::record(c, &entry).await?;
        }
        Ok(ended)
    });
    // Of two that end the same one, the other finds it ended.
    if !ended.await? && !current {
        return Err(ErrorKind::NotFound.into());
    }
    writer.signals.changed(user.map(|user| user.id), Change::Sessions);
    Ok(Json(Empty {}))
}

#[derive(Serialize, ToSchema)]
pub struct Revoked {
    /// How many sign-ins were ended, this one among them; 1 where another service keeps the account and knows how many.
    revoked: u64,
}

/// Signs me out everywhere: every device is refused at its next call.
#[utoipa::path(post, path = "/user/sessions/revoke", tag = "user", operation_id = "revokeSessions", responses((status = 200, body = Revoked), (status = "default", body = ErrorBody)))]
pub async fn revoke_sessions(
    writer: Writer,
    State(identity): State<Identity>,
    caller: Identified,
) -> ApiResult<Json<Revoked>> {
    caller.bearer.verified_email().ok_or(ErrorKind::EmailNotVerified)?;
    let user = caller.user.map(|user| user.id);
    let revoked = match caller.bearer.own {
        Some(own) => identity.revoke_all(own.account).await?,
        None => end_hosted(&writer, user.ok_or(ErrorKind::NoProfile)?).await?,
    };
    writer.signals.changed(user, Change::Sessions);
    Ok(Json(Revoked { revoked }))
}

/// Another service keeps the account and its sign-ins: the older ones are refused here from now on.
async fn end_hosted(writer: &Writer, user: Uuid) -> ApiResult<u64> {
    let now = writer.clock.now();
    let entry = Entry::new(&writer.entropy, now, user, Action::SessionsRevoked);
    let ended = writer.db.write(async move |c: &mut Conn| {
        audit::record(c, &entry).await?;
        user::end_sign_ins(c, user, now).await
    });
    ended.await?;
    Ok(1)
}
