use axum::Json as Answer;
use axum::extract::State;
use axum::http::StatusCode;
use podium_domain::{Act, Action, PlaygroupDescription, PlaygroupName, Quota, Role};
use podium_store::playgroups::{self, Playgroup};
use podium_store::{Conn, audit, quotas};
use serde::Deserialize;
use utoipa::ToSchema;

use super::change::{Change, change};
use crate::features::Writer;
use crate::http::check::Check;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Admin, IfMatch, Json, Owner, SignedIn, Versioned};
use crate::http::tx;
use crate::pictures::Pictures;
use crate::quota::check_quota;
use crate::signals::Change as Signal;
use crate::wire::{Empty, PlaygroupBody};

#[derive(Deserialize, ToSchema)]
pub struct NewPlaygroup {
    /// 1 to 60 characters.
    name: String,
    /// Markdown of up to 2,000 characters.
    #[serde(default)]
    description: String,
}

impl NewPlaygroup {
    fn check(&self) -> ApiResult<(PlaygroupName, PlaygroupDescription)> {
        let mut check = Check::default();
        let name = check.take("name", self.name.parse());
        let description = check.take("description", self.description.parse());
        check.done(name.zip(description))
    }
}

/// Makes a playgroup, of which I am the owner.
#[utoipa::path(post, path = "/playgroup", tag = "playgroups", operation_id = "createPlaygroup", request_body = NewPlaygroup, responses((status = 201, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn create(
    writer: Writer,
    SignedIn { user: me, .. }: SignedIn,
    Json(new): Json<NewPlaygroup>,
) -> ApiResult<(StatusCode, Versioned<PlaygroupBody>)> {
    let (name, description) = new.check()?;
    let now = writer.clock.now();
    let group = Playgroup {
        id: writer.entropy.uuid(now),
        name: name.as_str().to_owned(),
        description: description.as_str().to_owned(),
        picture: None,
        created_at: now,
        last_activity: now,
        games: 0,
        version: 1,
    };
    let entry = audit::Entry::new(&writer.entropy, now, me.id, Action::GroupCreated)
        .about(None)
        .in_playgroup(group.id);
    let me = me.id;
    let settings = writer.settings.clone();
    let seen = tx::write(&writer.db, async move |c: &mut Conn| {
        playgroups::insert(c, &group).await?;
        playgroups::insert_member(c, group.id, me, Role::Owner, None, now, true).await?;
        check_quota(&settings, Quota::Playgroups, quotas::count_playgroups(c, me).await?)?;
        audit::record(c, &entry).await?;
        Ok(playgroups::read(c, me, group.id).await?)
    })
    .await?;
    writer.signals.changed([me], Signal::Playgroups);
    Ok((StatusCode::CREATED, seen.ok_or(ErrorKind::NotFound)?.into()))
}

/// Changes the name and description of a playgroup I run.
#[utoipa::path(put, path = "/playgroup/{id}", tag = "playgroups", operation_id = "editPlaygroup", params(("id" = Uuid, Path)), request_body = NewPlaygroup, responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn edit(
    writer: Writer,
    Admin(at): Admin,
    IfMatch(version): IfMatch,
    Json(new): Json<NewPlaygroup>,
) -> ApiResult<Versioned<PlaygroupBody>> {
    let (name, description) = new.check()?;
    let edited = change(&writer, at, Act::Run, None, async move |c: &mut Conn, by: Change| {
        let present = playgroups::read(c, by.at.me.id, by.at.group).await?;
        let present = present.ok_or(ErrorKind::NotFound)?;
        if version.is_some_and(|version| version != present.group.version) {
            let playgroup = present.into();
            return Err(ApiError::stale(PlaygroupBody { playgroup }).into());
        }
        let same = (present.group.name.as_str(), present.group.description.as_str());
        if same == (name.as_str(), description.as_str()) {
            return Ok(None);
        }
        playgroups::edit(c, by.at.group, &name, &description, by.now).await?;
        Ok(Some(Action::GroupEdited))
    });
    Ok(edited.await?.1)
}

/// Deletes a playgroup of mine. Its games stay with their players.
#[utoipa::path(delete, path = "/playgroup/{id}", tag = "playgroups", operation_id = "deletePlaygroup", params(("id" = Uuid, Path)), responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn delete(writer: Writer, State(pictures): State<Pictures>, Owner(at): Owner) -> ApiResult<Answer<Empty>> {
    let group = at.group;
    let entry = at.entry(&writer.entropy, writer.clock.now(), Action::GroupDeleted);
    let (picture, people) = tx::write(&writer.db, async move |c: &mut Conn| {
        at.check(c, Act::Own).await?;
        let people = playgroups::people(c, group).await?;
        let found = playgroups::find(c, group).await?;
        playgroups::delete(c, group).await?;
        audit::record(c, &entry).await?;
        Ok((found.and_then(|found| found.picture), people))
    })
    .await?;
    if let Some(picture) = picture {
        pictures.remove(&picture).await;
    }
    writer.signals.tell_playgroup(group, &people);
    Ok(Answer(Empty {}))
}
