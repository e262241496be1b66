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
use crate::http::tx;
use crate::quota::put_tags;
use crate::record::may_use;
use crate::wire::{unknown_tags, wanted_tags};

#[derive(Deserialize, ToSchema)]
pub struct PutTags {
    /// Each the id of one of my tags, or a name; a tag is made for a new name.
    tags: Vec<String>,
}

type Tagged = ApiResult<Answer<TagsBody>>;

/// Puts tags of mine on a game.
#[utoipa::path(post, path = "/game/{id}/tag", tag = "tags", operation_id = "tagGame", params(("id" = Uuid, Path)), request_body = PutTags, responses((status = 200, body = TagsBody), (status = "default", body = ErrorBody)))]
pub async fn put_on_game(writer: Writer, me: SignedIn, Path(id): Path<Uuid>, body: Json<PutTags>) -> Tagged {
    put_on(writer, me, Target::Game(id), body).await
}

/// Puts tags of mine on a set.
#[utoipa::path(post, path = "/set/{id}/tag", tag = "tags", operation_id = "tagSet", params(("id" = Uuid, Path)), request_body = PutTags, responses((status = 200, body = TagsBody), (status = "default", body = ErrorBody)))]
pub async fn put_on_set(writer: Writer, me: SignedIn, Path(id): Path<Uuid>, body: Json<PutTags>) -> Tagged {
    put_on(writer, me, Target::Set(id), body).await
}

/// Takes a tag of mine off a game.
#[utoipa::path(delete, path = "/game/{id}/tag/{tagId}", tag = "tags", operation_id = "untagGame", params(("id" = Uuid, Path), ("tagId" = Uuid, Path)), responses((status = 200, body = TagsBody), (status = "default", body = ErrorBody)))]
pub async fn take_off_game(db: State<Db>, me: SignedIn, Path((id, tag)): Path<(Uuid, Uuid)>) -> Tagged {
    take_off(db, me, Target::Game(id), tag).await
}

/// Takes a tag of mine off a set.
#[utoipa::path(delete, path = "/set/{id}/tag/{tagId}", tag = "tags", operation_id = "untagSet", params(("id" = Uuid, Path), ("tagId" = Uuid, Path)), responses((status = 200, body = TagsBody), (status = "default", body = ErrorBody)))]
pub async fn take_off_set(db: State<Db>, me: SignedIn, Path((id, tag)): Path<(Uuid, Uuid)>) -> Tagged {
    take_off(db, me, Target::Set(id), tag).await
}

async fn put_on(writer: Writer, SignedIn { user, .. }: SignedIn, target: Target, Json(body): Json<PutTags>) -> Tagged {
    let now = writer.clock.now();
    let wanted = wanted_tags(&body.tags, &writer.entropy, now).map_err(ApiError::fields)?;
    let settings = writer.settings.clone();
    let tags = tx::write(&writer.db, async move |c: &mut Conn| {
        if !may_use(c, user.id, target).await? {
            return Err(ErrorKind::NotFound.into());
        }
        let unknown = tags::unknown(c, user.id, &wanted).await?;
        if !unknown.is_empty() {
            return Err(ApiError::fields(unknown_tags(&unknown)).into());
        }
        put_tags(c, &settings, user.id, target, &wanted, now).await?;
        Ok(tags::on(c, user.id, target).await?)
    });
    Ok(Answer(TagsBody::new(tags.await?)))
}

async fn take_off(State(db): State<Db>, SignedIn { user, .. }: SignedIn, target: Target, tag: Uuid) -> Tagged {
    let tags = tx::write(&db, async move |c: &mut Conn| {
        if !may_use(c, user.id, target).await? || tags::read(c, user.id, tag).await?.is_none() {
            return Err(ErrorKind::NotFound.into());
        }
        tags::take_off(c, tag, &target).await?;
        Ok(tags::on(c, user.id, target).await?)
    });
    Ok(Answer(TagsBody::new(tags.await?)))
}
