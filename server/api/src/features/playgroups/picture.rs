use axum::extract::State;
use podium_domain::{Act, Action};
use podium_store::{Conn, audit, playgroups};

use crate::features::Writer;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Admin, At, Versioned};
use crate::http::tx;
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
    let (now, group) = (writer.clock.now(), at.group);
    let entry = at.entry(&writer.entropy, now, Action::GroupEdited);
    let (before, seen) = tx::write(&writer.db, async move |c: &mut Conn| {
        at.check(c, Act::Run).await?;
        let before = playgroups::find(c, group).await?.and_then(|found| found.picture);
        // Taking away what is not there changes nothing, and is no activity.
        if before != picture {
            playgroups::set_picture(c, group, picture.as_deref(), now).await?;
            audit::record(c, &entry).await?;
        }
        let seen = playgroups::read(c, at.me.id, group).await?;
        Ok((before, seen.ok_or(ErrorKind::NotFound)?))
    })
    .await?;
    writer.signals.tell_playgroup(group, &[]);
    if let Some(before) = before {
        pictures.remove(&before).await;
    }
    Ok(seen.into())
}
