//! My tags on a game or a set that I may see.

use axum::Json as Answer;
use axum::extract::State;
use podium_store::{Conn, Db, Target, tags};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::TagsBody;
use crate::features::Writer;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Json, Path, SignedIn};
use crate::record::may_use;
use crate::wire::{unknown_tags, wanted_tags};

#[derive(Deserialize, ToSchema)]
pub struct PutTags {
    /// Each the id of one of my tags, or a name; a tag is made for a new name.
    tags: Vec<String>,
}

/// Puts tags of mine on a game.
#[utoipa::path(post, path = "/game/{id}/tag", tag = "tags", operation_id = "tagGame", params(("id" = Uuid, Path)), request_body = PutTags, responses((status = 200, body = TagsBody), (status = "default", body = ErrorBody)))]
pub async fn put_on_game(
    writer: Writer,
    me: SignedIn,
    Path(id): Path<Uuid>,
    Json(body): Json<PutTags>,
) -> ApiResult<Answer<TagsBody>> {
    put_on(writer, me, Target::Game(id), body).await
}

/// Puts tags of mine on a set.
#[utoipa::path(post, path = "/set/{id}/tag", tag = "tags", operation_id = "tagSet", params(("id" = Uuid, Path)), request_body = PutTags, responses((status = 200, body = TagsBody), (status = "default", body = ErrorBody)))]
pub async fn put_on_set(
    writer: Writer,
    me: SignedIn,
    Path(id): Path<Uuid>,
    Json(body): Json<PutTags>,
) -> ApiResult<Answer<TagsBody>> {
    put_on(writer, me, Target::Set(id), body).await
}

/// Takes a tag of mine off a game.
#[utoipa::path(delete, path = "/game/{id}/tag/{tagId}", tag = "tags", operation_id = "untagGame", params(("id" = Uuid, Path), ("tagId" = Uuid, Path)), responses((status = 200, body = TagsBody), (status = "default", body = ErrorBody)))]
pub async fn take_off_game(
    State(db): State<Db>,
    me: SignedIn,
    Path((id, tag)): Path<(Uuid, Uuid)>,
) -> ApiResult<Answer<TagsBody>> {
    take_off(db, me, Target::Game(id), tag).await
}

/// Takes a tag of mine off a set.
#[utoipa::path(delete, path = "/set/{id}/tag/{tagId}", tag = "tags", operation_id = "untagSet", params(("id" = Uuid, Path), ("tagId" = Uuid, Path)), responses((status = 200, body = TagsBody), (status = "default", body = ErrorBody)))]
pub async fn take_off_set(
    State(db): State<Db>,
    me: SignedIn,
    Path((id, tag)): Path<(Uuid, Uuid)>,
) -> ApiResult<Answer<TagsBody>> {
    take_off(db, me, Target::Set(id), tag).await
}

async fn put_on(
    writer: Writer,
    SignedIn { user, .. }: SignedIn,
    target: Target,
    body: PutTags,
) -> ApiResult<Answer<TagsBody>> {
    let now = writer.clock.now();
    let wanted = wanted_tags(&body.tags, &writer.entropy, now).map_err(ApiError::fields)?;
    let tags = writer
        .db
        .write(async move |c: &mut Conn| {
            if !may_use(c, user.id, target).await? {
                return Ok(Err(ErrorKind::NotFound.into()));
            }
            let unknown = tags::unknown(c, user.id, &wanted).await?;
            if !unknown.is_empty() {
                return Ok(Err(ApiError::fields(unknown_tags(&unknown))));
            }
            tags::put_on(c, user.id, target, &wanted, now).await?;
            tags::on(c, user.id, target).await.map(Ok)
        })
        .await?;
    tags.map(|tags| Answer(TagsBody::new(tags)))
}

async fn take_off(db: Db, SignedIn { user, .. }: SignedIn, target: Target, tag: Uuid) -> ApiResult<Answer<TagsBody>> {
    let tags = db
        .write(async move |c: &mut Conn| {
            if !may_use(c, user.id, target).await? || tags::read(c, user.id, tag).await?.is_none() {
                return Ok(None);
            }
            tags::take_off(c, tag, target).await?;
            tags::on(c, user.id, target).await.map(Some)
        })
        .await?;
    let tags = tags.ok_or(ErrorKind::NotFound)?;
    Ok(Answer(TagsBody::new(tags)))
}
