//! My tags: list, create, change, merge, remove.

use axum::Json as Answer;
use axum::extract::State;
use axum::http::StatusCode;
use podium_domain::{FieldError, TagColor, TagName};
use podium_store::{Conn, Db, tags};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{TagBody, TagsBody};
use crate::features::Writer;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind, Fields};
use crate::http::extract::{Json, Path, SignedIn};
use crate::wire::{Empty, Tag};

/// My tags by name, each with how often it is used.
#[utoipa::path(get, path = "/tags", tag = "tags", operation_id = "listTags", responses((status = 200, body = TagsBody), (status = "default", body = ErrorBody)))]
pub async fn list(State(db): State<Db>, SignedIn { user, .. }: SignedIn) -> ApiResult<Answer<TagsBody>> {
    let tags = db
        .read(async move |c: &mut Conn| tags::of_user(c, user.id).await)
        .await?;
    Ok(Answer(TagsBody::new(tags)))
}

#[derive(Deserialize, ToSchema)]
pub struct NewTag {
    /// 1 to 40 characters, unlike my other tags' ignoring case and accents.
    #[serde(default)]
    name: String,
    /// By default one that comes from the name.
    #[schema(value_type = Option<TagColor>)]
    color: Option<String>,
}

/// What may be changed; what is absent stays.
#[derive(Deserialize, ToSchema)]
pub struct TagChange {
    name: Option<String>,
    #[schema(value_type = Option<TagColor>)]
    color: Option<String>,
}

#[derive(Deserialize, ToSchema)]
pub struct MergeTag {
    /// The tag that stays.
    into: Uuid,
}

/// Reads both fields, and says what is wrong with either.
fn read_fields(name: Option<&str>, color: Option<&str>) -> ApiResult<(Option<TagName>, Option<TagColor>)> {
    let mut wrong = Fields::new();
    let name = name
        .map(str::parse)
        .transpose()
        .map_err(|why| wrong.insert("name".into(), why));
    let color = color
        .map(str::parse)
        .transpose()
        .map_err(|why| wrong.insert("color".into(), why));
    match (name, color) {
        (Ok(name), Ok(color)) => Ok((name, color)),
        _ => Err(ApiError::fields(wrong)),
    }
}

fn taken() -> ApiError {
    ApiError::fields([("name", FieldError::Taken)])
}

/// Makes a tag.
#[utoipa::path(post, path = "/tag", tag = "tags", operation_id = "createTag", request_body = NewTag, responses((status = 201, body = TagBody), (status = "default", body = ErrorBody)))]
pub async fn create(
    writer: Writer,
    SignedIn { user, .. }: SignedIn,
    Json(new): Json<NewTag>,
) -> ApiResult<(StatusCode, Answer<TagBody>)> {
    let (name, color) = read_fields(Some(&new.name), new.color.as_deref())?;
    let name = name.ok_or_else(|| ApiError::fields([("name", FieldError::Required)]))?;
    let now = writer.clock.now();
    let id = writer.entropy.uuid(now);
    let made = writer
        .db
        .write(async move |c: &mut Conn| {
            if tags::insert(c, user.id, id, &name, color, now).await? {
                tags::read(c, user.id, id).await
            } else {
                Ok(None)
            }
        })
        .await?;
    let tag = made.ok_or_else(taken)?.into();
    Ok((StatusCode::CREATED, Answer(TagBody { tag })))
}

/// Gives one of my tags another name or colour.
#[utoipa::path(put, path = "/tag/{id}", tag = "tags", operation_id = "changeTag", params(("id" = Uuid, Path)), request_body = TagChange, responses((status = 200, body = TagBody), (status = "default", body = ErrorBody)))]
pub async fn change(
    State(db): State<Db>,
    SignedIn { user, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Json(change): Json<TagChange>,
) -> ApiResult<Answer<TagBody>> {
    let (name, color) = read_fields(change.name.as_deref(), change.color.as_deref())?;
    let changed = db
        .write(async move |c: &mut Conn| {
            if tags::read(c, user.id, id).await?.is_none() {
                return Ok(Err(ErrorKind::NotFound.into()));
            }
            if let Some(name) = &name
                && !tags::rename(c, user.id, id, name).await?
            {
                return Ok(Err(taken()));
            }
            if let Some(color) = color {
                tags::recolor(c, user.id, id, color).await?;
            }
            Ok(tags::read(c, user.id, id).await?.ok_or(ErrorKind::NotFound.into()))
        })
        .await?;
    changed.map(|tag| Answer(TagBody { tag: tag.into() }))
}

/// Makes two of my tags one: what was under this one comes under the other.
#[utoipa::path(post, path = "/tag/{id}/merge", tag = "tags", operation_id = "mergeTag", params(("id" = Uuid, Path)), request_body = MergeTag, responses((status = 200, body = TagBody), (status = "default", body = ErrorBody)))]
pub async fn merge(
    State(db): State<Db>,
    SignedIn { user, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Json(MergeTag { into }): Json<MergeTag>,
) -> ApiResult<Answer<TagBody>> {
    let wrong = |why| Ok(Err(ApiError::fields([("into", why)])));
    let merged = db
        .write(async move |c: &mut Conn| {
            if tags::read(c, user.id, id).await?.is_none() {
                return Ok(Err(ErrorKind::NotFound.into()));
            }
            if into == id {
                return wrong(FieldError::Invalid);
            }
            if tags::read(c, user.id, into).await?.is_none() {
                return wrong(FieldError::Unknown);
            }
            tags::merge(c, user.id, id, into).await?;
            Ok(tags::read(c, user.id, into).await?.ok_or(ErrorKind::NotFound.into()))
        })
        .await?;
    merged.map(|tag| Answer(TagBody { tag: Tag::from(tag) }))
}

/// Removes one of my tags from everything.
#[utoipa::path(delete, path = "/tag/{id}", tag = "tags", operation_id = "removeTag", params(("id" = Uuid, Path)), responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn remove(
    State(db): State<Db>,
    SignedIn { user, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Answer<Empty>> {
    let there = db
        .write(async move |c: &mut Conn| tags::delete(c, user.id, id).await)
        .await?;
    if there {
        Ok(Answer(Empty {}))
    } else {
        Err(ErrorKind::NotFound.into())
    }
}
