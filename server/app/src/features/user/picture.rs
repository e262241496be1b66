use axum::Json as Answer;
use axum::extract::multipart::{MultipartError, MultipartRejection};
use axum::extract::{Multipart, State};
use axum::http::StatusCode;
use podium_domain::FieldError;
use podium_pictures::MAX_BYTES;
use podium_store::Conn;
use podium_store::user;
use utoipa::ToSchema;

use super::profile::answer;
use crate::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::extract::SignedIn;
use crate::state::AppState;
use crate::wire::UserBody;

/// The form a picture comes in.
#[derive(ToSchema)]
#[allow(dead_code, reason = "describes the form to the API document")]
pub struct PictureForm {
    /// A JPEG, PNG, WebP or GIF of at most 10 MB and 40 megapixels.
    #[schema(value_type = String, format = Binary)]
    picture: Vec<u8>,
}

/// Changes my picture. It is cut to a square and written anew, without the metadata of the file.
#[utoipa::path(post, path = "/user/picture", tag = "user", operation_id = "setPicture",
    request_body(content = PictureForm, content_type = "multipart/form-data"),
    responses((status = 200, body = UserBody), (status = "default", body = ErrorBody)))]
pub async fn set_picture(
    State(app): State<AppState>,
    SignedIn { user, email }: SignedIn,
    form: Result<Multipart, MultipartRejection>,
) -> ApiResult<Answer<UserBody>> {
    let file = picture_of(form.map_err(|_| ErrorKind::Malformed)?).await?;
    let picture = app
        .pictures
        .keep_square(app.entropy.uuid(app.clock.now()), file)
        .await?;
    let before = user.picture;
    let user = app
        .db
        .write(async move |c: &mut Conn| user::set_picture(c, user.id, Some(&picture)).await)
        .await?;
    if let Some(before) = before {
        app.pictures.remove(&before).await;
    }
    Ok(answer(user, email))
}

/// Takes my picture away.
#[utoipa::path(delete, path = "/user/picture", tag = "user", operation_id = "removePicture", responses((status = 200, body = UserBody), (status = "default", body = ErrorBody)))]
pub async fn remove_picture(
    State(app): State<AppState>,
    SignedIn { user, email }: SignedIn,
) -> ApiResult<Answer<UserBody>> {
    let before = user.picture;
    let user = app
        .db
        .write(async move |c: &mut Conn| user::set_picture(c, user.id, None).await)
        .await?;
    if let Some(before) = before {
        app.pictures.remove(&before).await;
    }
    Ok(answer(user, email))
}

/// Reads the whole field even when it is too large, so that the sender hears why instead of a broken connection.
async fn picture_of(mut form: Multipart) -> ApiResult<Vec<u8>> {
    while let Some(mut field) = form.next_field().await.map_err(unreadable)? {
        if field.name() != Some("picture") {
            continue;
        }
        let (mut file, mut length) = (Vec::new(), 0);
        while let Some(chunk) = field.chunk().await.map_err(unreadable)? {
            length += chunk.len();
            if length <= MAX_BYTES {
                file.extend_from_slice(&chunk);
            }
        }
        return if length > MAX_BYTES {
            Err(ErrorKind::TooLarge.into())
        } else {
            Ok(file)
        };
    }
    Err(ApiError::fields([("picture", FieldError::Required)]))
}

fn unreadable(why: MultipartError) -> ApiError {
    match why.status() {
        StatusCode::PAYLOAD_TOO_LARGE => ErrorKind::TooLarge.into(),
        _ => ErrorKind::Malformed.into(),
    }
}
