//! My tags: list, create, change, merge, remove.

use axum::Json as Answer;
use axum::extract::State;
use axum::http::StatusCode;
use podium_domain::{FieldError, Quota, TagColor, TagName};
use podium_store::{Conn, Db, quotas, tags};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::{TagBody, TagsBody};
use crate::features::Writer;
use crate::http::check::Check;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Json, Path, SignedIn};
use crate::http::tx::{self, TxError};
use crate::quota::check_quota;
use crate::wire::Empty;

/// My tags by name, each with how often it is used.
#[utoipa::path(get, path = "/tags", tag = "tags", operation_id = "listTags", responses((status = 200, body = TagsBody), (status = "default", body = ErrorBody)))]
pub async fn list(State(db): State<Db>, SignedIn { user, .. }: SignedIn) -> ApiResult<Answer<TagsBody>> {
    let tags = db.read_one(async move |c: &mut Conn| tags::of_user(c, user.id).await);
    Ok(Answer(TagsBody::new(tags.await?)))
}

#[derive(Deserialize, ToSchema)]
pub struct NewTag {
    /// 1 to 40 characters, unlike my other tags' ignoring case and accents.
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
    let mut check = Check::default();
    let name = check.take("name", name.map(str::parse).transpose());
    let color = check.take("color", color.map(str::parse).transpose());
    check.done(name.zip(color))
}

/// One of the caller's tags.
async fn own(c: &mut Conn, me: Uuid, id: Uuid) -> Result<tags::Tag, TxError> {
    Ok(tags::read(c, me, id).await?.ok_or(ErrorKind::NotFound)?)
}

fn taken() -> ApiError {
    ApiError::fields([("name", FieldError::Taken)])
}

/// Makes a tag.
#[utoipa::path(post, path = "/tag", tag = "tags", operation_id = "createTag", request_body = NewTag, responses((status = 201, body = TagBody), (status = "default", body = ErrorBody)))]
pub async fn create(writer: Writer, me: SignedIn, Json(new): Json<NewTag>) -> ApiResult<(StatusCode, Answer<TagBody>)> {
    let (name, color) = read_fields(Some(&new.name), new.color.as_deref())?;
    let name = name.ok_or_else(|| ApiError::fields([("name", FieldError::Required)]))?;
    let now = writer.clock.now();
    let id = writer.entropy.uuid(now);
    let settings = writer.settings.clone();
    let made = tx::write(&writer.db, async move |c: &mut Conn| {
        if !tags::insert(c, me.user.id, id, &name, color, now).await? {
            return Err(taken().into());
        }
        check_quota(&settings, Quota::Tags, quotas::count_tags(c, me.user.id).await?)?;
        own(c, me.user.id, id).await
    });
    let tag = made.await?.into();
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
    let changed = tx::write(&db, async move |c: &mut Conn| {
        own(c, user.id, id).await?;
        if let Some(name) = &name
            && !tags::rename(c, user.id, id, name).await?
        {
            return Err(taken().into());
        }
        if let Some(color) = color {
            tags::recolor(c, user.id, id, color).await?;
        }
        own(c, user.id, id).await
    });
    let tag = changed.await?.into();
    Ok(Answer(TagBody { tag }))
}

/// Makes two of my tags one: what was under this one comes under the other.
#[utoipa::path(post, path = "/tag/{id}/merge", tag = "tags", operation_id = "mergeTag", params(("id" = Uuid, Path)), request_body = MergeTag, responses((status = 200, body = TagBody), (status = "default", body = ErrorBody)))]
pub async fn merge(
    State(db): State<Db>,
    SignedIn { user, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Json(MergeTag { into }): Json<MergeTag>,
) -> ApiResult<Answer<TagBody>> {
    let wrong = |why| Err(ApiError::fields([("into", why)]).into());
    let merged = tx::write(&db, async move |c: &mut Conn| {
        own(c, user.id, id).await?;
        if into == id {
            return wrong(FieldError::Invalid);
        }
        if tags::read(c, user.id, into).await?.is_none() {
            return wrong(FieldError::Unknown);
        }
        tags::merge(c, user.id, id, into).await?;
        own(c, user.id, into).await
    });
    let tag = merged.await?.into();
    Ok(Answer(TagBody { tag }))
}

/// Removes one of my tags from everything.
#[utoipa::path(delete, path = "/tag/{id}", tag = "tags", operation_id = "removeTag", params(("id" = Uuid, Path)), responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn remove(State(db): State<Db>, me: SignedIn, Path(id): Path<Uuid>) -> ApiResult<Answer<Empty>> {
    let there = db.write(async move |c: &mut Conn| tags::delete(c, me.user.id, id).await);
    there
        .await?
        .then_some(Answer(Empty {}))
        .ok_or(ErrorKind::NotFound.into())
}
