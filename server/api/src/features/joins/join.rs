use axum::Json;
use axum::extract::State;
use podium_domain::{Action, MOST_PEOPLE, Membership, Quota, Timestamp};
use podium_store::links::{self, Link, TokenHash};
use podium_store::{Conn, Db, audit, people, playgroups, quotas};
use podium_system::Clock;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::features::Writer;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, SignedIn, Versioned};
use crate::http::tx::{self, TxError};
use crate::links::token;
use crate::quota::check_quota;
use crate::wire::{Card, MemberStatus, PlaygroupBody};

/// What a link leads to.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Join {
    playgroup: JoinPlaygroup,
    /// Who made the link.
    #[schema(required)]
    made_by: Option<Card>,
    expires_at: Timestamp,
    /// How I stand to the playgroup already.
    #[schema(required)]
    mine: Option<MemberStatus>,
}

/// What whoever holds a link may know of a playgroup.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct JoinPlaygroup {
    id: Uuid,
    name: String,
    /// Markdown.
    description: String,
    #[schema(required)]
    picture: Option<String>,
    members_count: i64,
}

#[derive(Serialize, ToSchema)]
pub struct JoinBody {
    join: Join,
}

/// What an invitation link leads to. Signed out too: whoever has the link may look where it leads before signing up.
#[utoipa::path(get, path = "/join/{token}", tag = "joins", operation_id = "readJoin", params(("token" = String, Path)), responses((status = 200, body = JoinBody), (status = "default", body = ErrorBody)))]
pub async fn read(
    State(db): State<Db>,
    State(clock): State<Clock>,
    me: Option<SignedIn>,
    Path(token): Path<String>,
) -> ApiResult<Json<JoinBody>> {
    let (hash, now) = (token::hash(&token), clock.now());
    let join = tx::read(&db, async move |c: &mut Conn| {
        let me = me.map(|me| me.user.id);
        let (link, membership) = follow(c, hash, me, now).await?;
        let group = playgroups::find(c, link.playgroup_id).await?;
        let group = group.ok_or(ErrorKind::JoinUnknown)?;
        let made_by = match link.made_by {
            Some(maker) => people::card(c, maker).await?,
            None => None,
        };
        Ok(Join {
            playgroup: JoinPlaygroup {
                members_count: playgroups::count_joined(c, group.id).await?,
                id: group.id,
                name: group.name,
                description: group.description,
                picture: group.picture,
            },
            made_by: made_by.map(Card::from),
            expires_at: link.expires_at,
            mine: membership.map(|membership| match membership {
                Membership::In(_) => MemberStatus::Member,
                Membership::Invited => MemberStatus::Invited,
            }),
        })
    });
    Ok(Json(JoinBody { join: join.await? }))
}

/// Joins the playgroup that a link leads to. Whoever is in it, or was invited anyway, spends no use of it.
#[utoipa::path(post, path = "/join/{token}", tag = "joins", operation_id = "join", params(("token" = String, Path)), responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn join(writer: Writer, me: SignedIn, Path(token): Path<String>) -> ApiResult<Versioned<PlaygroupBody>> {
    let me = me.user.id;
    let (hash, now) = (token::hash(&token), writer.clock.now());
    let entry = audit::Entry::new(&writer.entropy, now, me, Action::JoinedByLink);
    let settings = writer.settings.clone();
    let seen = tx::write(&writer.db, async move |c: &mut Conn| {
        let (link, membership) = follow(c, hash, Some(me), now).await?;
        let group = link.playgroup_id;
        if membership.is_none() {
            if playgroups::count(c, group).await? >= MOST_PEOPLE {
                return Err(ErrorKind::GroupFull.into());
            }
            links::used(c, link.id).await?;
        }
        if playgroups::join(c, group, me, link.made_by, now).await? {
            check_quota(&settings, Quota::Playgroups, quotas::count_playgroups(c, me).await?)?;
            audit::record(c, &entry.in_playgroup(group)).await?;
        }
        let seen = playgroups::read(c, me, group).await?;
        Ok(seen.ok_or(ErrorKind::NotFound)?)
    });
    let seen = seen.await?;
    writer.signals.tell_playgroup(seen.group.id, &[me]);
    Ok(seen.into())
}

/// The link if it is still valid, and the caller's membership. Members may follow an expired link.
async fn follow(
    c: &mut Conn,
    hash: TokenHash,
    me: Option<Uuid>,
    now: Timestamp,
) -> Result<(Link, Option<Membership>), TxError> {
    let link = links::find(c, hash).await?.ok_or(ErrorKind::JoinUnknown)?;
    let membership = match me {
        Some(me) => playgroups::membership(c, link.playgroup_id, me).await?,
        None => None,
    };
    let used_up = link.max_uses.is_some_and(|most| link.uses >= most);
    match membership {
        Some(Membership::In(_)) => (),
        _ if link.revoked_at.is_some() => return Err(ErrorKind::JoinRevoked.into()),
        _ if link.expires_at <= now => return Err(ErrorKind::JoinExpired.into()),
        _ if used_up => return Err(ErrorKind::JoinUsedUp.into()),
        _ => (),
    }
    Ok((link, membership))
}
