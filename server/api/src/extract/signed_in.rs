use std::time::Duration;

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use podium_identity::{Bearer, VerifyError};
use podium_store::identity::sessions;
use podium_store::user::{self, User};
use podium_store::{Conn, Unit};

use crate::error::{ApiError, ApiResult, ErrorKind};
use crate::state::AppState;

/// `lastSeen` of a user and a session is written at most once in this time.
const SEEN_EVERY: Duration = Duration::from_secs(5 * 60);

/// A caller with a valid token, whose email may be unverified and who may have no profile yet.
pub struct Identified {
    /// The bearer token itself, as it came.
    pub token: String,
    pub bearer: Bearer,
    pub user: Option<User>,
}

/// A user: a verified identity with a profile.
pub struct SignedIn {
    pub user: User,
    pub email: String,
}

impl FromRequestParts<AppState> for Identified {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, ApiError> {
        let header = parts.headers.get(AUTHORIZATION).ok_or(ErrorKind::NotSignedIn)?;
        let token = header
            .to_str()
            .ok()
            .and_then(|value| value.strip_prefix("Bearer "))
            .ok_or(ErrorKind::InvalidToken)?;
        Identified::by_token(app, token.to_owned()).await
    }
}

impl Identified {
    /// The token says who calls; the database says whether that sign-in still stands.
    pub async fn by_token(app: &AppState, token: String) -> ApiResult<Identified> {
        let verified = app.identity.verify(&token).await.map_err(|why| match why {
            VerifyError::Expired => ErrorKind::SessionExpired,
            VerifyError::Invalid => ErrorKind::InvalidToken,
            VerifyError::Away => ErrorKind::ProviderAway,
        })?;
        let found = app
            .db
            .read(async move |c: &mut Conn| {
                let Some(bearer) = verified.bearer(c).await? else {
                    return Ok(None);
                };
                let user = user::by_subject(c, &bearer.subject).await?;
                Ok(Some((bearer, user)))
            })
            .await?;
        let (bearer, user) = found.ok_or(ErrorKind::SessionExpired)?;
        let since = user.as_ref().and_then(|user| user.valid_since);
        if since.is_some_and(|since| bearer.signed_in_at < since) {
            return Err(ErrorKind::SessionExpired.into());
        }
        keep_used(app, &bearer);
        Ok(Identified { token, bearer, user })
    }
}

/// For what can also be called without a token: one that is there must be good all the same.
impl OptionalFromRequestParts<AppState> for Identified {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Option<Self>, ApiError> {
        if !parts.headers.contains_key(AUTHORIZATION) {
            return Ok(None);
        }
        <Identified as FromRequestParts<AppState>>::from_request_parts(parts, app)
            .await
            .map(Some)
    }
}

impl FromRequestParts<AppState> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Self, ApiError> {
        let caller = <Identified as FromRequestParts<AppState>>::from_request_parts(parts, app).await?;
        SignedIn::new(app, caller)
    }
}

impl SignedIn {
    pub fn new(app: &AppState, Identified { bearer, user, .. }: Identified) -> ApiResult<SignedIn> {
        let email = bearer.verified_email().ok_or(ErrorKind::EmailNotVerified)?.to_string();
        let user = user.ok_or(ErrorKind::NoProfile)?;
        keep_seen(app, &user);
        Ok(SignedIn { user, email })
    }
}

/// For what signed-out people may call too.
impl OptionalFromRequestParts<AppState> for SignedIn {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, app: &AppState) -> Result<Option<Self>, ApiError> {
        let caller = <Identified as OptionalFromRequestParts<AppState>>::from_request_parts(parts, app).await?;
        caller.map(|caller| SignedIn::new(app, caller)).transpose()
    }
}

fn keep_seen(app: &AppState, user: &User) {
    let now = app.clock.now();
    let (id, since) = (user.id, now - SEEN_EVERY);
    if user.last_seen < since {
        note(app, async move |c: &mut Conn| user::seen(c, id, now, since).await);
    }
}

fn keep_used(app: &AppState, bearer: &Bearer) {
    let now = app.clock.now();
    let since = now - SEEN_EVERY;
    if let Some(own) = bearer.own.filter(|own| own.used_at < since) {
        note(app, async move |c: &mut Conn| {
            sessions::used(c, own.session, now, since).await
        });
    }
}

/// Does not hold the call up, and a failure to note the time is no reason to refuse it.
fn note(app: &AppState, unit: impl for<'c> Unit<'c, ()> + Clone + 'static) {
    let db = app.db.clone();
    tokio::spawn(async move {
        if let Err(error) = db.write(unit).await {
            error.log("when somebody was here was not kept");
        }
    });
}
