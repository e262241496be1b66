use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;
use podium_domain::{Act, Action, FieldError, MOST_PEOPLE, Membership, PushEvent, Quota, Role};
use podium_store::{Conn, links, people, playgroups, quotas};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::change::{Change, change};
use crate::features::Writer;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Admin, At, InvitedOrMember, Json, Owner, Path, Versioned};
use crate::http::tx::TxError;
use crate::push::Push;
use crate::quota::check_quota;
use crate::wire::PlaygroupBody;

#[derive(Deserialize, ToSchema)]
pub struct NewInvitation {
    /// A friend of mine, or somebody of a common playgroup.
    #[schema(required)]
    id: Option<Uuid>,
}

/// Invites somebody to a playgroup I run. Whoever is in it or invited already stays as they are.
#[utoipa::path(post, path = "/playgroup/{id}/invite", tag = "playgroups", operation_id = "invite", params(("id" = Uuid, Path)), request_body = NewInvitation,
    responses((status = 201, body = PlaygroupBody), (status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn invite(
    writer: Writer,
    State(push): State<Arc<Push>>,
    Admin(at): Admin,
    Json(new): Json<NewInvitation>,
) -> ApiResult<(StatusCode, Versioned<PlaygroupBody>)> {
    let whom = new.id.ok_or_else(|| ApiError::fields([("id", FieldError::Required)]))?;
    let playgroup = at.group;
    let settings = writer.settings.clone();
    let invited = change(
        &writer,
        at,
        Act::Run,
        Some(whom),
        async move |c: &mut Conn, by: Change| {
            let At { me, group } = &by.at;
            if playgroups::membership(c, *group, whom).await?.is_some() {
                return Ok(None);
            }
            // Unknown, not a friend, or blocking the caller: all get the same refusal.
            if !people::may_seat(c, me.id, whom).await? {
                return Err(ErrorKind::NotAFriend.into());
            }
            if playgroups::count(c, *group).await? >= MOST_PEOPLE {
                return Err(ErrorKind::GroupFull.into());
            }
            playgroups::insert_member(c, *group, whom, Role::Member, Some(me.id), by.now, false).await?;
            let invited = quotas::count_invitations(c, me.id).await?;
            check_quota(&settings, Quota::Invitations, invited)?;
            Ok(Some(Action::Invited))
        },
    );
    let (new, shown) = invited.await?;
    if new {
        push.tell(PushEvent::Invitation { playgroup, to: whom });
    }
    let status = if new { StatusCode::CREATED } else { StatusCode::OK };
    Ok((status, shown))
}

/// Accepts the invitation to a playgroup. Whoever is in it already stays so.
#[utoipa::path(put, path = "/playgroup/{id}/accept", tag = "playgroups", operation_id = "acceptInvitation", params(("id" = Uuid, Path)), responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn accept(writer: Writer, InvitedOrMember(at): InvitedOrMember) -> ApiResult<Versioned<PlaygroupBody>> {
    let me = at.me.id;
    let settings = writer.settings.clone();
    let joined = change(
        &writer,
        at,
        Act::Meet,
        Some(me),
        async move |c: &mut Conn, by: Change| {
            let joined = playgroups::join(c, by.at.group, me, None, by.now).await?;
            if joined {
                check_quota(&settings, Quota::Playgroups, quotas::count_playgroups(c, me).await?)?;
            }
            Ok(joined.then_some(Action::Joined))
        },
    );
    Ok(joined.await?.1)
}

/// Removes somebody from a playgroup, or withdraws their invitation: its owner anyone else, an admin members.
#[utoipa::path(delete, path = "/playgroup/{id}/user/{uid}", tag = "playgroups", operation_id = "removeMember", params(("id" = Uuid, Path), ("uid" = Uuid, Path)), responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn remove(
    writer: Writer,
    Admin(at): Admin,
    Path((_id, whom)): Path<(Uuid, Uuid)>,
) -> ApiResult<Versioned<PlaygroupBody>> {
    let removed = change(
        &writer,
        at,
        Act::Run,
        Some(whom),
        async move |c: &mut Conn, by: Change| {
            let theirs = playgroups::membership(c, by.at.group, whom).await?;
            let theirs = theirs.ok_or(ErrorKind::NotAMember)?;
            if !by.mine.may(Act::Remove(theirs)) {
                return Err(ErrorKind::Forbidden.into());
            }
            playgroups::take_out(c, by.at.group, whom).await?;
            links::revoke_of(c, by.at.group, whom, by.now).await?;
            Ok(Some(match theirs {
                Membership::In(_) => Action::Removed,
                Membership::Invited => Action::InvitationWithdrawn,
            }))
        },
    );
    Ok(removed.await?.1)
}

/// Makes a member of my playgroup an admin.
#[utoipa::path(put, path = "/playgroup/{id}/admin/{uid}", tag = "playgroups", operation_id = "promote", params(("id" = Uuid, Path), ("uid" = Uuid, Path)), responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn promote(
    writer: Writer,
    Owner(at): Owner,
    Path((_id, whom)): Path<(Uuid, Uuid)>,
) -> ApiResult<Versioned<PlaygroupBody>> {
    let promoted = change(
        &writer,
        at,
        Act::Own,
        Some(whom),
        async move |c: &mut Conn, by: Change| {
            if role(c, &by.at, whom).await? != Role::Member {
                return Ok(None);
            }
            playgroups::set_role(c, by.at.group, whom, Role::Admin).await?;
            Ok(Some(Action::Promoted))
        },
    );
    Ok(promoted.await?.1)
}

/// Makes an admin of my playgroup a member like the others.
#[utoipa::path(delete, path = "/playgroup/{id}/admin/{uid}", tag = "playgroups", operation_id = "demote", params(("id" = Uuid, Path), ("uid" = Uuid, Path)), responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn demote(
    writer: Writer,
    Owner(at): Owner,
    Path((_id, whom)): Path<(Uuid, Uuid)>,
) -> ApiResult<Versioned<PlaygroupBody>> {
    let demoted = change(
        &writer,
        at,
        Act::Own,
        Some(whom),
        async move |c: &mut Conn, by: Change| {
            match role(c, &by.at, whom).await? {
                Role::Owner => return Err(ErrorKind::HandOverFirst.into()),
                Role::Member => return Ok(None),
                Role::Admin => (),
            }
            playgroups::set_role(c, by.at.group, whom, Role::Member).await?;
            Ok(Some(Action::Demoted))
        },
    );
    Ok(demoted.await?.1)
}

/// Hands my playgroup over to one of its members; I become an admin.
#[utoipa::path(put, path = "/playgroup/{id}/owner/{uid}", tag = "playgroups", operation_id = "handOver", params(("id" = Uuid, Path), ("uid" = Uuid, Path)), responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn hand_over(
    writer: Writer,
    Owner(at): Owner,
    Path((_id, whom)): Path<(Uuid, Uuid)>,
) -> ApiResult<Versioned<PlaygroupBody>> {
    let handed = change(
        &writer,
        at,
        Act::Own,
        Some(whom),
        async move |c: &mut Conn, by: Change| {
            if role(c, &by.at, whom).await? == Role::Owner {
                return Ok(None);
            }
            playgroups::hand_over(c, by.at.group, by.at.me.id, whom).await?;
            Ok(Some(Action::HandedOver))
        },
    );
    Ok(handed.await?.1)
}

/// The role of a member, who must be one.
async fn role(c: &mut Conn, at: &At, whom: Uuid) -> Result<Role, TxError> {
    match playgroups::membership(c, at.group, whom).await? {
        Some(Membership::In(role)) => Ok(role),
        _ => Err(ErrorKind::NotAMember.into()),
    }
}
