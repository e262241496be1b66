use std::sync::Arc;
use std::time::Duration;

use axum::extract::{FromRef, FromRequestParts, OptionalFromRequestParts};
use axum::http::header::AUTHORIZATION;
use axum::http::request::Parts;
use podium_domain::Email;
use podium_identity::{Bearer, Identity, VerifyError};
use podium_store::identity::sessions;
use podium_store::push::SignIn;
use podium_store::user::{self, User};
use podium_store::{Conn, Db, Unit};
use podium_system::Clock;

use crate::http::error::{ApiError, ApiResult, ErrorKind};

/// `lastSeen` of a user and a session is written at most once in this time.
const SEEN_EVERY: Duration = Duration::from_secs(5 * 60);

/// A caller with a valid token, whose email may be unverified and who may have no profile yet.
pub struct Identified {
    /// The bearer token itself, as it came.
    pub token: String,
    pub bearer: Bearer,
    pub user: Option<User>,
}

impl Identified {
    /// The sign-in that calls, by which a device is known.
    pub fn sign_in(&self) -> ApiResult<SignIn> {
        self.bearer.verified_email().ok_or(ErrorKind::EmailNotVerified)?;
        Ok(SignIn {
            user: self.user.as_ref().ok_or(ErrorKind::NoProfile)?.id,
            session: self.bearer.own.map(|own| own.session),
            signed_in_at: self.bearer.signed_in_at,
        })
    }
}

/// A user: a verified identity with a profile.
pub struct SignedIn {
    pub user: User,
    pub email: String,
}

/// Tells by a token who calls. Sockets check theirs by the same rules.
pub struct Authenticator {
    pub identity: Identity,
    pub db: Db,
    pub clock: Clock,
    /// In the example group a token is the subject of one of its people, and keeps nobody out.
    pub example: bool,
}

/// What the example's people have for an address; no mail reaches it.
const EXAMPLE_EMAIL: &str = "example@podium.example";

impl Authenticator {
    /// The token says who calls; the database says whether that sign-in still stands.
    pub async fn identify(&self, token: String) -> ApiResult<Identified> {
        if self.example {
            return self.example_person(token).await;
        }
        let verified = self.identity.verify(&token).await.map_err(|why| match why {
            VerifyError::Expired => ErrorKind::SessionExpired,
            VerifyError::Invalid => ErrorKind::InvalidToken,
            VerifyError::Away => ErrorKind::ProviderAway,
        })?;
        let found = self.db.read_one(async move |c: &mut Conn| verified.caller(c).await);
        let (bearer, user) = found.await?.ok_or(ErrorKind::SessionExpired)?;
        let since = user.as_ref().and_then(|user| user.valid_since);
        if since.is_some_and(|since| bearer.signed_in_at < since) {
            return Err(ErrorKind::SessionExpired.into());
        }
        self.keep_used(&bearer);
        Ok(Identified { token, bearer, user })
    }

    async fn example_person(&self, token: String) -> ApiResult<Identified> {
        let subject = token.clone();
        let found = self
            .db
            .read_one(async move |c: &mut Conn| user::by_subject(c, &subject).await);
        let user = found.await?.ok_or(ErrorKind::InvalidToken)?;
        let email: Email = EXAMPLE_EMAIL.parse().map_err(|_| ErrorKind::Internal)?;
        let now = self.clock.now();
        let bearer = Bearer {
            subject: token.clone(),
            email: Some(email),
            email_verified: true,
            name: None,
            signed_in_at: now,
            expires_at: now,
            own: None,
        };
        Ok(Identified {
            token,
            bearer,
            user: Some(user),
        })
    }

    /// The user behind a caller, if they may call the API.
    pub fn sign_in(&self, Identified { bearer, user, .. }: Identified) -> ApiResult<SignedIn> {
        let email = bearer.verified_email().ok_or(ErrorKind::EmailNotVerified)?.to_string();
        let user = user.ok_or(ErrorKind::NoProfile)?;
        // Visitors of the example leave no trace.
        if !self.example {
            self.keep_seen(&user);
        }
        Ok(SignedIn { user, email })
    }

    fn keep_seen(&self, user: &User) {
        let now = self.clock.now();
        let (id, since) = (user.id, now - SEEN_EVERY);
        if user.last_seen < since {
            self.note(async move |c: &mut Conn| user::seen(c, id, now, since).await);
        }
    }

    fn keep_used(&self, bearer: &Bearer) {
        let now = self.clock.now();
        let since = now - SEEN_EVERY;
        if let Some(own) = bearer.own.filter(|own| own.used_at < since) {
            self.note(async move |c: &mut Conn| sessions::used(c, own.session, now, since).await);
        }
    }

    /// Does not hold the call up, and a failure to note the time is no reason to refuse it.
    fn note(&self, unit: impl for<'c> Unit<'c, ()> + Clone + 'static) {
        let db = self.db.clone();
        tokio::spawn(async move {
            if let Err(error) = db.write_one(unit).await {
                error.log("when somebody was here was not kept");
            }
        });
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Identified
where
    Arc<Authenticator>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let header = parts.headers.get(AUTHORIZATION).ok_or(ErrorKind::NotSignedIn)?;
        let token = header
            .to_str()
            .ok()
            .and_then(|value| value.strip_prefix("Bearer "))
            .ok_or(ErrorKind::InvalidToken)?;
        Arc::<Authenticator>::from_ref(state).identify(token.to_owned()).await
    }
}

/// For what can also be called without a token: one that is there must be good all the same.
impl<S: Send + Sync> OptionalFromRequestParts<S> for Identified
where
    Arc<Authenticator>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<Self>, ApiError> {
        if !parts.headers.contains_key(AUTHORIZATION) {
            return Ok(None);
        }
        <Identified as FromRequestParts<S>>::from_request_parts(parts, state)
            .await
            .map(Some)
    }
}

impl<S: Send + Sync> FromRequestParts<S> for SignedIn
where
    Arc<Authenticator>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let caller = <Identified as FromRequestParts<S>>::from_request_parts(parts, state).await?;
        Arc::<Authenticator>::from_ref(state).sign_in(caller)
    }
}

/// For what signed-out people may call too.
impl<S: Send + Sync> OptionalFromRequestParts<S> for SignedIn
where
    Arc<Authenticator>: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Option<Self>, ApiError> {
        let caller = <Identified as OptionalFromRequestParts<S>>::from_request_parts(parts, state).await?;
        caller
            .map(|caller| Arc::<Authenticator>::from_ref(state).sign_in(caller))
            .transpose()
    }
}
