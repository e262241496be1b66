//! My note on a game or a set that I may see.

use axum::Json as Answer;
use axum::extract::State;
use axum::http::StatusCode;
use podium_domain::NoteText;
use podium_store::{Conn, Db, Target, notes};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{NoteBody, answer};
use crate::features::Writer;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{IfMatch, Json, Path, SignedIn, Versioned};
use crate::http::tx::{self, TxError};
use crate::record::may_use;
use crate::wire::Empty;

#[derive(Deserialize, ToSchema)]
pub struct NewContent {
    /// Markdown, 1 to 20,000 characters.
    content: String,
}

type Written = ApiResult<(StatusCode, Versioned<NoteBody>)>;

/// Writes my note on a game; there must be none yet.
#[utoipa::path(post, path = "/game/{id}/note", tag = "notes", operation_id = "noteGame", params(("id" = Uuid, Path)), request_body = NewContent, responses((status = 201, body = NoteBody), (status = "default", body = ErrorBody)))]
pub async fn write_on_game(writer: Writer, me: SignedIn, Path(id): Path<Uuid>, body: Json<NewContent>) -> Written {
    write(writer, me, Target::Game(id), body).await
}

/// Writes my note on a set; there must be none yet.
#[utoipa::path(post, path = "/set/{id}/note", tag = "notes", operation_id = "noteSet", params(("id" = Uuid, Path)), request_body = NewContent, responses((status = 201, body = NoteBody), (status = "default", body = ErrorBody)))]
pub async fn write_on_set(writer: Writer, me: SignedIn, Path(id): Path<Uuid>, body: Json<NewContent>) -> Written {
    write(writer, me, Target::Set(id), body).await
}

/// Writes my note on a game anew.
#[utoipa::path(put, path = "/game/{id}/note", tag = "notes", operation_id = "changeGameNote", params(("id" = Uuid, Path)), request_body = NewContent, responses((status = 200, body = NoteBody), (status = "default", body = ErrorBody)))]
pub async fn change_on_game(
    writer: Writer,
    me: SignedIn,
    version: IfMatch,
    Path(id): Path<Uuid>,
    body: Json<NewContent>,
) -> ApiResult<Versioned<NoteBody>> {
    change(writer, me, version, Target::Game(id), body).await
}

/// Writes my note on a set anew.
#[utoipa::path(put, path = "/set/{id}/note", tag = "notes", operation_id = "changeSetNote", params(("id" = Uuid, Path)), request_body = NewContent, responses((status = 200, body = NoteBody), (status = "default", body = ErrorBody)))]
pub async fn change_on_set(
    writer: Writer,
    me: SignedIn,
    version: IfMatch,
    Path(id): Path<Uuid>,
    body: Json<NewContent>,
) -> ApiResult<Versioned<NoteBody>> {
    change(writer, me, version, Target::Set(id), body).await
}

/// Removes my note from a game.
#[utoipa::path(delete, path = "/game/{id}/note", tag = "notes", operation_id = "removeGameNote", params(("id" = Uuid, Path)), responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn remove_from_game(State(db): State<Db>, me: SignedIn, Path(id): Path<Uuid>) -> ApiResult<Answer<Empty>> {
    remove(db, me, Target::Game(id)).await
}

/// Removes my note from a set.
#[utoipa::path(delete, path = "/set/{id}/note", tag = "notes", operation_id = "removeSetNote", params(("id" = Uuid, Path)), responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn remove_from_set(State(db): State<Db>, me: SignedIn, Path(id): Path<Uuid>) -> ApiResult<Answer<Empty>> {
    remove(db, me, Target::Set(id)).await
}

impl NewContent {
    fn read(&self) -> ApiResult<NoteText> {
        self.content.parse().map_err(|why| ApiError::fields([("content", why)]))
    }
}

/// The caller's note on what they may see.
async fn find(c: &mut Conn, me: Uuid, target: Target) -> Result<Option<notes::Note>, TxError> {
    if !may_use(c, me, target).await? {
        return Err(ErrorKind::NotFound.into());
    }
    Ok(notes::on(c, me, &target).await?)
}

/// The conflict error with the current note.
fn stale(note: notes::Note) -> TxError {
    ApiError::stale(NoteBody { note: note.into() }).into()
}

async fn write(
    writer: Writer,
    SignedIn { user, .. }: SignedIn,
    target: Target,
    Json(body): Json<NewContent>,
) -> Written {
    let content = body.read()?;
    let now = writer.clock.now();
    let id = writer.entropy.uuid(now);
    let note = tx::write(&writer.db, async move |c: &mut Conn| {
        match find(c, user.id, target).await? {
            Some(present) => Err(stale(present)),
            None => Ok(notes::insert(c, user.id, target, id, &content, now).await?),
        }
    });
    Ok((StatusCode::CREATED, answer(note.await?)))
}

async fn change(
    writer: Writer,
    SignedIn { user, .. }: SignedIn,
    IfMatch(version): IfMatch,
    target: Target,
    Json(body): Json<NewContent>,
) -> ApiResult<Versioned<NoteBody>> {
    let content = body.read()?;
    let now = writer.clock.now();
    let note = tx::write(&writer.db, async move |c: &mut Conn| {
        let present = find(c, user.id, target).await?.ok_or(ErrorKind::NotFound)?;
        if version.is_some_and(|version| version != present.version) {
            return Err(stale(present));
        }
        if present.content == content.as_str() {
            return Ok(present);
        }
        Ok(notes::update(c, user.id, present.id, &content, now).await?)
    });
    Ok(answer(note.await?))
}

async fn remove(db: Db, SignedIn { user, .. }: SignedIn, target: Target) -> ApiResult<Answer<Empty>> {
    let removed = tx::write(&db, async move |c: &mut Conn| {
        find(c, user.id, target).await?.ok_or(ErrorKind::NotFound)?;
        Ok(notes::delete(c, user.id, target).await?)
    });
    removed.await?;
    Ok(Answer(Empty {}))
}
