use axum::Json as Answer;
use axum::extract::State;
use podium_store::{Conn, Db, user};
use podium_system::Entropy;

use super::profile::answer;
use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::SignedIn;
use crate::pictures::{PictureFile, PictureForm, Pictures};
use crate::wire::UserBody;

/// Changes my picture. It is cut to a square and written anew, without the metadata of the file.
#[utoipa::path(post, path = "/user/picture", tag = "user", operation_id = "setPicture",
    request_body(content = PictureForm, content_type = "multipart/form-data"),
    responses((status = 200, body = UserBody), (status = "default", body = ErrorBody)))]
pub async fn set_picture(
    State(db): State<Db>,
    State(entropy): State<Entropy>,
    State(pictures): State<Pictures>,
    me: SignedIn,
    PictureFile(upload): PictureFile,
) -> ApiResult<Answer<UserBody>> {
    let picture = pictures.keep_square(&entropy, upload).await?;
    put(&db, &pictures, me, Some(picture)).await
}

/// Takes my picture away.
#[utoipa::path(delete, path = "/user/picture", tag = "user", operation_id = "removePicture", responses((status = 200, body = UserBody), (status = "default", body = ErrorBody)))]
pub async fn remove_picture(
    State(db): State<Db>,
    State(pictures): State<Pictures>,
    me: SignedIn,
) -> ApiResult<Answer<UserBody>> {
    put(&db, &pictures, me, None).await
}

async fn put(
    db: &Db,
    pictures: &Pictures,
    SignedIn { user, email }: SignedIn,
    picture: Option<String>,
) -> ApiResult<Answer<UserBody>> {
    let before = user.picture;
    let changed = db.write(async move |c: &mut Conn| user::set_picture(c, user.id, picture.as_deref()).await);
    let user = changed.await?;
    if let Some(before) = before {
        pictures.remove(&before).await;
    }
    Ok(answer(user, email))
}
