use axum::http::StatusCode;
use podium_domain::{Act, Action, FieldError, MOST_PEOPLE, Membership, Role};
use podium_store::{Conn, links, people, playgroups};
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::change::{Change, change};
use crate::features::Writer;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Admin, At, InvitedOrMember, Json, Owner, Path, Versioned};
use crate::http::tx::TxError;
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
    Admin(at): Admin,
    Json(new): Json<NewInvitation>,
) -> ApiResult<(StatusCode, Versioned<PlaygroupBody>)> {
    let whom = new.id.ok_or_else(|| ApiError::fields([("id", FieldError::Required)]))?;
    let invitation = Change::new(&writer, at, Action::Invited, Some(whom));
    let (status, seen) = change(&writer, invitation, Act::Run, move |c, invitation, _| {
        Box::pin(async move {
            let At { me, group } = &invitation.at;
            if playgroups::membership(c, *group, whom).await?.is_some() {
                return Ok(StatusCode::OK);
            }
            // Unknown, not a friend, or blocking the caller: all get the same refusal.
            if !people::may_seat(c, me.id, whom).await? {
                return Err(ErrorKind::NotAFriend.into());
            }
            if playgroups::count(c, *group).await? >= MOST_PEOPLE {
                return Err(ErrorKind::GroupFull.into());
            }
            playgroups::insert_member(c, *group, whom, Role::Member, Some(me.id), invitation.now, false).await?;
            invitation.record(c).await?;
            Ok(StatusCode::CREATED)
        })
    })
    .await?;
    Ok((status, seen.into()))
}

/// Accepts the invitation to a playgroup. Whoever is in it already stays so.
#[utoipa::path(put, path = "/playgroup/{id}/accept", tag = "playgroups", operation_id = "acceptInvitation", params(("id" = Uuid, Path)), responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn accept(writer: Writer, InvitedOrMember(at): InvitedOrMember) -> ApiResult<Versioned<PlaygroupBody>> {
    let me = at.me.id;
    let joining = Change::new(&writer, at, Action::Joined, Some(me));
    let (_, seen) = change(&writer, joining, Act::Meet, move |c, joining, _| {
        Box::pin(async move {
            if playgroups::join(c, joining.at.group, me, None, joining.now).await? {
                joining.record(c).await?;
            }
            Ok(())
        })
    })
    .await?;
    Ok(seen.into())
}

/// Removes somebody from a playgroup, or withdraws their invitation: its owner anyone else, an admin members.
#[utoipa::path(delete, path = "/playgroup/{id}/user/{uid}", tag = "playgroups", operation_id = "removeMember", params(("id" = Uuid, Path), ("uid" = Uuid, Path)), responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn remove(
    writer: Writer,
    Admin(at): Admin,
    Path((_id, whom)): Path<(Uuid, Uuid)>,
) -> ApiResult<Versioned<PlaygroupBody>> {
    let removal = Change::new(&writer, at, Action::Removed, Some(whom));
    let (_, seen) = change(&writer, removal, Act::Run, move |c, removal, mine| {
        Box::pin(async move {
            let group = removal.at.group;
            let theirs = playgroups::membership(c, group, whom).await?;
            let theirs = theirs.ok_or(ErrorKind::NotAMember)?;
            if !mine.may(Act::Remove(theirs)) {
                return Err(ErrorKind::Forbidden.into());
            }
            playgroups::take_out(c, group, whom).await?;
            links::revoke_of(c, group, whom, removal.now).await?;
            let removal = match theirs {
                Membership::In(_) => removal,
                Membership::Invited => removal.called(Action::InvitationWithdrawn),
            };
            removal.record(c).await?;
            Ok(())
        })
    })
    .await?;
    Ok(seen.into())
}

/// Makes a member of my playgroup an admin.
#[utoipa::path(put, path = "/playgroup/{id}/admin/{uid}", tag = "playgroups", operation_id = "promote", params(("id" = Uuid, Path), ("uid" = Uuid, Path)), responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn promote(
    writer: Writer,
    Owner(at): Owner,
    Path((_id, whom)): Path<(Uuid, Uuid)>,
) -> ApiResult<Versioned<PlaygroupBody>> {
    let promotion = Change::new(&writer, at, Action::Promoted, Some(whom));
    let (_, seen) = change(&writer, promotion, Act::Own, move |c, promotion, _| {
        Box::pin(async move {
            if role(c, &promotion, whom).await? != Role::Member {
                return Ok(());
            }
            playgroups::set_role(c, promotion.at.group, whom, Role::Admin).await?;
            promotion.record(c).await?;
            Ok(())
        })
    })
    .await?;
    Ok(seen.into())
}

/// Makes an admin of my playgroup a member like the others.
#[utoipa::path(delete, path = "/playgroup/{id}/admin/{uid}", tag = "playgroups", operation_id = "demote", params(("id" = Uuid, Path), ("uid" = Uuid, Path)), responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn demote(
    writer: Writer,
    Owner(at): Owner,
    Path((_id, whom)): Path<(Uuid, Uuid)>,
) -> ApiResult<Versioned<PlaygroupBody>> {
    let demotion = Change::new(&writer, at, Action::Demoted, Some(whom));
    let (_, seen) = change(&writer, demotion, Act::Own, move |c, demotion, _| {
        Box::pin(async move {
            match role(c, &demotion, whom).await? {
                Role::Owner => return Err(ErrorKind::HandOverFirst.into()),
                Role::Member => return Ok(()),
                Role::Admin => (),
            }
            playgroups::set_role(c, demotion.at.group, whom, Role::Member).await?;
            demotion.record(c).await?;
            Ok(())
        })
    })
    .await?;
    Ok(seen.into())
}

/// Hands my playgroup over to one of its members; I become an admin.
#[utoipa::path(put, path = "/playgroup/{id}/owner/{uid}", tag = "playgroups", operation_id = "handOver", params(("id" = Uuid, Path), ("uid" = Uuid, Path)), responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn hand_over(
    writer: Writer,
    Owner(at): Owner,
    Path((_id, whom)): Path<(Uuid, Uuid)>,
) -> ApiResult<Versioned<PlaygroupBody>> {
    let handing = Change::new(&writer, at, Action::HandedOver, Some(whom));
    let (_, seen) = change(&writer, handing, Act::Own, move |c, handing, _| {
        Box::pin(async move {
            if role(c, &handing, whom).await? == Role::Owner {
                return Ok(());
            }
            playgroups::hand_over(c, handing.at.group, handing.at.me.id, whom).await?;
            handing.record(c).await?;
            Ok(())
        })
    })
    .await?;
    Ok(seen.into())
}

/// The role of a member, who must be one.
async fn role(c: &mut Conn, change: &Change, whom: Uuid) -> Result<Role, TxError> {
    match playgroups::membership(c, change.at.group, whom).await? {
        Some(Membership::In(role)) => Ok(role),
        _ => Err(ErrorKind::NotAMember.into()),
    }
}
