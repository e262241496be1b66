//! Sign-in: from an identity to a user of Podium.

mod begin;
mod exchange;
mod flow_cookie;
mod login;

pub use begin::*;
pub use exchange::*;
pub use login::*;

use axum::Json as Answer;
use axum::http::StatusCode;
use podium_domain::{Firstname, FriendCode, Lang, Username};
use podium_identity::{Bearer, Own};
use podium_store::Conn;
use podium_store::identity::accounts;
use podium_store::user::{self, NewUser, User};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::features::Writer;
use crate::http::error::{ApiError, ApiResult, ErrorBody};
use crate::http::extract::{Identified, Json};
use crate::wire::Me;

/// Usernames and friend codes are drawn at random; this many draws that are all taken mean something is broken.
const DRAWS: usize = 20;

#[derive(Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct SignIn {
    /// Always null on the web.
    #[serde(default)]
    #[allow(dead_code, reason = "part of the call, without a use on the web")]
    fcm_token: Option<String>,
    locale: String,
    #[serde(default)]
    firstname: String,
}

#[derive(Serialize, ToSchema)]
pub struct SignInBody {
    token: String,
    user: Me,
}

/// Makes the profile at the first use; afterwards gives the one that is there. The last name is what else a provider calls
/// them.
#[utoipa::path(post, path = "/auth/signin", tag = "auth", request_body = SignIn,
    responses((status = 201, body = SignInBody), (status = 200, body = SignInBody), (status = "default", body = ErrorBody)))]
pub async fn signin(
    writer: Writer,
    Identified {
        token, bearer, user, ..
    }: Identified,
    Json(signin): Json<SignIn>,
) -> ApiResult<(StatusCode, Answer<SignInBody>)> {
    let locale = signin.locale.parse().map_err(|why| ("locale", why));
    let (status, user) = match user {
        Some(user) => {
            let _: Lang = locale.map_err(|why| ApiError::fields([why]))?;
            (StatusCode::OK, user)
        }
        None => {
            let firstname = signin.firstname.parse().map_err(|why| ("firstname", why));
            let (locale, firstname): (Lang, Firstname) = match (locale, firstname) {
                (Ok(locale), Ok(firstname)) => (locale, firstname),
                (locale, firstname) => {
                    return Err(ApiError::fields([locale.err(), firstname.err()].into_iter().flatten()));
                }
            };
            make_profile(&writer, &bearer, firstname, locale).await?
        }
    };
    let user = Me::new(user, bearer.email_text());
    Ok((status, Answer(SignInBody { token, user })))
}

/// Two devices may ask at once: one makes the profile, the other finds it.
async fn make_profile(
    writer: &Writer,
    bearer: &Bearer,
    firstname: Firstname,
    locale: Lang,
) -> ApiResult<(StatusCode, User)> {
    let whole_name = match bearer.own {
        Some(Own { account, .. }) => writer
            .db
            .read(async move |c: &mut Conn| accounts::by_id(c, account).await)
            .await?
            .and_then(|account| account.display_name),
        None => bearer.name.clone(),
    };
    let lastname = whole_name.and_then(|whole| firstname.lastname_in(&whole));
    for _ in 0..DRAWS {
        let now = writer.clock.now();
        let new = NewUser {
            id: writer.entropy.uuid(now),
            subject: bearer.subject.clone(),
            username: Username::suggest(&firstname, writer.entropy.bytes()),
            firstname: firstname.clone(),
            lastname: lastname.clone(),
            locale,
            friend_code: FriendCode::from_bytes(writer.entropy.bytes()),
            now,
        };
        let made = writer
            .db
            .write_locked(
                async move |c: &mut Conn| match user::by_subject(c, &new.subject).await? {
                    Some(there) => Ok(Some((StatusCode::OK, there))),
                    None => Ok(user::insert(c, &new).await?.map(|user| (StatusCode::CREATED, user))),
                },
            )
            .await?;
        if let Some(made) = made {
            return Ok(made);
        }
    }
    Err(ApiError::internal("no free username or friend code was drawn"))
}
