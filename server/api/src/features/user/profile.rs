use axum::Json as Answer;
use axum::extract::State;
use podium_domain::{FieldError, Firstname, Lang, Username};
use podium_store::user::{self, User, UsernameError};
use podium_store::{Conn, Db};
use serde::Deserialize;
use utoipa::ToSchema;

use crate::http::error::{ApiError, ApiResult, ErrorBody};
use crate::http::extract::{Json, SignedIn};
use crate::wire::{Me, UserBody};

/// My profile.
#[utoipa::path(get, path = "/user", tag = "user", operation_id = "readUser", responses((status = 200, body = UserBody), (status = "default", body = ErrorBody)))]
pub async fn read(SignedIn { user, email }: SignedIn) -> Answer<UserBody> {
    answer(user, email)
}

#[derive(Deserialize, ToSchema)]
pub struct NewUsername {
    /// 3 to 30 letters of one alphabet, digits, `.`, `_` or `-`; nobody else's is the same ignoring case or looks like it.
    /// Names such as `admin` are reserved.
    username: String,
}

/// Changes my username.
#[utoipa::path(put, path = "/user/username", tag = "user", operation_id = "setUsername", request_body = NewUsername, responses((status = 200, body = UserBody), (status = "default", body = ErrorBody)))]
pub async fn set_username(
    State(db): State<Db>,
    SignedIn { user, email }: SignedIn,
    Json(new): Json<NewUsername>,
) -> ApiResult<Answer<UserBody>> {
    let wrong = |why| ApiError::fields([("username", why)]);
    let username: Username = new.username.parse().map_err(wrong)?;
    // A user may keep a name that became reserved later.
    if username.is_reserved() && username.key() != user.username.to_lowercase() {
        return Err(wrong(FieldError::Reserved));
    }
    let changed = db.write(async move |c: &mut Conn| user::set_username(c, user.id, &username).await);
    let user = changed.await?.map_err(|why| match why {
        UsernameError::Taken => wrong(FieldError::Taken),
        UsernameError::LooksTaken => wrong(FieldError::LooksTaken),
    })?;
    Ok(answer(user, email))
}

#[derive(Deserialize, ToSchema)]
pub struct NewFirstname {
    /// 1 to 50 characters.
    firstname: String,
}

/// Changes my first name.
#[utoipa::path(put, path = "/user/firstname", tag = "user", operation_id = "setFirstname", request_body = NewFirstname, responses((status = 200, body = UserBody), (status = "default", body = ErrorBody)))]
pub async fn set_firstname(
    State(db): State<Db>,
    SignedIn { user, email }: SignedIn,
    Json(new): Json<NewFirstname>,
) -> ApiResult<Answer<UserBody>> {
    let wrong = |why| ApiError::fields([("firstname", why)]);
    let firstname: Firstname = new.firstname.parse().map_err(wrong)?;
    let changed = db.write(async move |c: &mut Conn| user::set_firstname(c, user.id, &firstname).await);
    Ok(answer(changed.await?, email))
}

#[derive(Deserialize, ToSchema)]
pub struct NewLocale {
    /// `en` or `fr`.
    locale: String,
}

/// Changes the language I am written to in.
#[utoipa::path(put, path = "/user/locale", tag = "user", operation_id = "setLocale", request_body = NewLocale, responses((status = 200, body = UserBody), (status = "default", body = ErrorBody)))]
pub async fn set_locale(
    State(db): State<Db>,
    SignedIn { user, email }: SignedIn,
    Json(new): Json<NewLocale>,
) -> ApiResult<Answer<UserBody>> {
    let locale: Lang = new.locale.parse().map_err(|why| ApiError::fields([("locale", why)]))?;
    let changed = db.write(async move |c: &mut Conn| user::set_locale(c, user.id, locale).await);
    Ok(answer(changed.await?, email))
}

pub(super) fn answer(user: User, email: String) -> Answer<UserBody> {
    Answer(UserBody {
        user: Me::new(user, email),
    })
}
