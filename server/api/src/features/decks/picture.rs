use axum::extract::State;
use podium_store::Conn;
use podium_store::decks::Change;
use uuid::Uuid;

use super::access::{DeckEditor, change, mine};
use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::{Path, SignedIn, Versioned};
use crate::pictures::{PictureFile, PictureForm, Pictures};
use crate::wire::DeckBody;

/// Changes the picture of a deck of mine. It is cut to a square and written anew, without the metadata of the file.
#[utoipa::path(post, path = "/deck/{id}/picture", tag = "decks", operation_id = "setDeckPicture", params(("id" = Uuid, Path)),
    request_body(content = PictureForm, content_type = "multipart/form-data"),
    responses((status = 200, body = DeckBody), (status = "default", body = ErrorBody)))]
pub async fn set_picture(
    editor: DeckEditor,
    State(pictures): State<Pictures>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    PictureFile(upload): PictureFile,
) -> ApiResult<Versioned<DeckBody>> {
    editor
        .db
        .read(async move |c: &mut Conn| mine(c, me.id, id).await)
        .await??;
    let picture = pictures.keep_square(&editor.entropy, upload).await?;
    put(&editor, &pictures, me.id, id, Some(picture)).await
}

/// Takes the picture of a deck of mine away.
#[utoipa::path(delete, path = "/deck/{id}/picture", tag = "decks", operation_id = "removeDeckPicture", params(("id" = Uuid, Path)), responses((status = 200, body = DeckBody), (status = "default", body = ErrorBody)))]
pub async fn remove_picture(
    editor: DeckEditor,
    State(pictures): State<Pictures>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Versioned<DeckBody>> {
    put(&editor, &pictures, me.id, id, None).await
}

/// Should the server stop or refuse between the file and the row, the sweep finds what nothing shows.
async fn put(
    editor: &DeckEditor,
    pictures: &Pictures,
    me: Uuid,
    id: Uuid,
    picture: Option<String>,
) -> ApiResult<Versioned<DeckBody>> {
    let changed = change(editor, me, id, None, Ok(Change::Picture(picture))).await?;
    if let Some(before) = changed.before.picture {
        pictures.remove(&before).await;
    }
    changed.after.try_into()
}
