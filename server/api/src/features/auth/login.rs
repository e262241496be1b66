//! Login: who a token stands for, and sign-in with a provider's token.

use std::sync::Arc;
use std::time::Duration;

use axum::Json as Answer;
use axum::extract::State;
use axum::http::HeaderMap;
use podium_domain::{Lang, Provider};
use podium_identity::UserAgent;
use podium_store::Conn;
use podium_store::user;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::flow_cookie;
use crate::features::Writer;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Authenticator, Identified, Json};
use crate::signals::Change;
use crate::wire::Me;

/// A sign-in this fresh is news to the other devices of its user.
const JUST_NOW: Duration = Duration::from_secs(60);

const PROVIDER_TOKENS: [(&str, Provider); 2] =
    [("x-google-token", Provider::Google), ("x-apple-token", Provider::Apple)];

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Login {
    /// Always null on the web.
    #[serde(default)]
    #[allow(dead_code, reason = "part of the call, without a use on the web")]
    fcm_token: Option<String>,
    locale: String,
    /// With a provider's token: of the `/auth/begin` it came of. The browser that began has it in its cookie.
    #[serde(default)]
    nonce: String,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct LoginBody {
    /// The identity token.
    token: String,
    /// Where a provider's token began a session: what to get the next identity token with.
    #[schema(required)]
    refresh_token: Option<String>,
    /// Null where no profile exists yet.
    #[schema(required)]
    user: Option<Me>,
}

/// Says who a token stands for. Without one, a provider's token from `/auth/exchange` signs in whoever also holds the
/// nonce that its sign-in began with, once: `X-Google-Token` or `X-Apple-Token`.
#[utoipa::path(post, path = "/auth/login", tag = "auth", request_body = Login, responses((status = 200, body = LoginBody), (status = "default", body = ErrorBody)))]
pub async fn login(
    writer: Writer,
    State(authenticator): State<Arc<Authenticator>>,
    caller: Option<Identified>,
    headers: HeaderMap,
    UserAgent(device): UserAgent,
    Json(login): Json<Login>,
) -> ApiResult<Answer<LoginBody>> {
    let locale: Lang = login
        .locale
        .parse()
        .map_err(|why| ApiError::fields([("locale", why)]))?;
    let (caller, refresh_token) = match caller {
        Some(caller) => (caller, None),
        None => {
            let (caller, refresh_token) = federated_login(&authenticator, &headers, login.nonce, device).await?;
            (caller, Some(refresh_token))
        }
    };
    let Identified { token, bearer, user } = caller;
    let user = match user {
        Some(user) if user.locale != locale => Some(
            writer
                .db
                .write(async move |c: &mut Conn| user::set_locale(c, user.id, locale).await)
                .await?,
        ),
        user => user,
    };
    if bearer.signed_in_at + JUST_NOW > writer.clock.now() {
        writer
            .signals
            .changed(user.as_ref().map(|user| user.id), Change::Sessions);
    }
    let user = user.map(|user| Me::new(user, bearer.email_text()));
    Ok(Answer(LoginBody {
        token,
        refresh_token,
        user,
    }))
}

async fn federated_login(
    authenticator: &Authenticator,
    headers: &HeaderMap,
    nonce: String,
    device: Option<String>,
) -> ApiResult<(Identified, String)> {
    let held = PROVIDER_TOKENS.iter().find_map(|(name, provider)| {
        let token = headers.get(*name)?.to_str().ok()?;
        Some((*provider, token))
    });
    let (provider, token) = held.ok_or(ErrorKind::NotSignedIn)?;
    if authenticator.identity.is_hosted() {
        return Err(ErrorKind::IdentityElsewhere.into());
    }
    let nonce = match nonce.as_str() {
        "" => flow_cookie::read(headers, provider).map(|(_, nonce)| nonce),
        _ => Some(nonce),
    };
    let tokens = authenticator
        .identity
        .login(provider, token, nonce.as_deref(), device)
        .await?;
    let tokens = tokens.ok_or(ErrorKind::ProofNeeded)?;
    Ok((authenticator.identify(tokens.token).await?, tokens.refresh_token))
}
