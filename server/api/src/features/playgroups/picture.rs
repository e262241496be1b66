use axum::extract::State;
use podium_domain::{Act, Action};
use podium_store::playgroups;

use super::change::{Change, change};
use crate::features::Writer;
use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::{Admin, At, Versioned};
use crate::pictures::{PictureFile, PictureForm, Pictures};
use crate::wire::PlaygroupBody;

/// Changes the picture of a playgroup I run. It is cut to a square and written anew, without the metadata of the file.
#[utoipa::path(post, path = "/playgroup/{id}/picture", tag = "playgroups", operation_id = "setPlaygroupPicture", params(("id" = Uuid, Path)),
    request_body(content = PictureForm, content_type = "multipart/form-data"),
    responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn set_picture(
    writer: Writer,
    State(pictures): State<Pictures>,
    Admin(at): Admin,
    PictureFile(upload): PictureFile,
) -> ApiResult<Versioned<PlaygroupBody>> {
    let picture = pictures.keep_square(&writer.entropy, upload).await?;
    put(&writer, &pictures, at, Some(picture)).await
}

/// Takes the picture of a playgroup I run away.
#[utoipa::path(delete, path = "/playgroup/{id}/picture", tag = "playgroups", operation_id = "removePlaygroupPicture", params(("id" = Uuid, Path)), responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn remove_picture(
    writer: Writer,
    State(pictures): State<Pictures>,
    Admin(at): Admin,
) -> ApiResult<Versioned<PlaygroupBody>> {
    put(&writer, &pictures, at, None).await
}

/// Should the server stop or refuse between the file and the row, the sweep finds what nothing shows.
async fn put(
    writer: &Writer,
    pictures: &Pictures,
    at: At,
    picture: Option<String>,
) -> ApiResult<Versioned<PlaygroupBody>> {
    let edit = Change::new(writer, at, Action::GroupEdited, None);
    let (before, seen) = change(writer, edit, Act::Run, move |c, edit, _| {
        Box::pin(async move {
            let At { me, group } = &edit.at;
            let before = playgroups::read(c, me.id, *group)
                .await?
                .and_then(|seen| seen.group.picture);
            // Taking away what is not there changes nothing, and is no activity.
            if before != picture {
                playgroups::set_picture(c, *group, picture.as_deref(), edit.now).await?;
                edit.record(c).await?;
            }
            Ok(before)
        })
    })
    .await?;
    if let Some(before) = before {
        pictures.remove(&before).await;
    }
    Ok(seen.into())
}
