use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_domain::Quota;
use podium_store::{Conn, Db, blocks, people, quotas};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::read::{PersonBody, person};
use crate::features::Writer;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, SignedIn};
use crate::http::tx;
use crate::quota::check_quota;
use crate::signals::{Change, Signals};
use crate::wire::Card;

#[derive(Serialize, ToSchema)]
pub struct BlockedBody {
    users: Vec<Card>,
}

/// Those I block, the last first.
#[utoipa::path(get, path = "/user/blocked", tag = "people", operation_id = "listBlocked", responses((status = 200, body = BlockedBody), (status = "default", body = ErrorBody)))]
pub async fn list_blocked(State(db): State<Db>, SignedIn { user: me, .. }: SignedIn) -> ApiResult<Json<BlockedBody>> {
    let blocked = db.read_one(async move |c: &mut Conn| blocks::of_user(c, me.id).await);
    let users = blocked.await?.into_iter().map(Card::from).collect();
    Ok(Json(BlockedBody { users }))
}

/// Blocks somebody: our friendship, requests and invitations end, and neither can ask, invite or seat the other.
#[utoipa::path(put, path = "/user/{id}/block", tag = "people", operation_id = "blockUser", params(("id" = Uuid, Path)), responses((status = 200, body = PersonBody), (status = "default", body = ErrorBody)))]
pub async fn block(writer: Writer, me: SignedIn, Path(id): Path<Uuid>) -> ApiResult<Json<PersonBody>> {
    let (now, settings) = (writer.clock.now(), writer.settings.clone());
    let (user, uninvited) = tx::write(&writer.db, async move |c: &mut Conn| {
        if id == me.user.id {
            return Err(ErrorKind::Yourself.into());
        }
        people::card(c, id).await?.ok_or(ErrorKind::NotFound)?;
        let (new, uninvited) = blocks::block(c, me.user.id, id, now).await?;
        if new {
            check_quota(&settings, Quota::Blocks, quotas::count_blocks(c, me.user.id).await?)?;
        }
        Ok((person(c, me.user.id, id).await?, uninvited))
    })
    .await?;
    for change in [Change::Friends, Change::Inbox, Change::Playgroups] {
        writer.signals.changed([me.user.id, id], change);
    }
    writer.signals.tell_members(uninvited, &[]);
    Ok(Json(PersonBody { user }))
}

/// Takes a block back. What it ended stays ended.
#[utoipa::path(delete, path = "/user/{id}/block", tag = "people", operation_id = "unblockUser", params(("id" = Uuid, Path)), responses((status = 200, body = PersonBody), (status = "default", body = ErrorBody)))]
pub async fn unblock(
    State(db): State<Db>,
    State(signals): State<Arc<Signals>>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<PersonBody>> {
    let user = tx::write(&db, async move |c: &mut Conn| {
        if id == me.id {
            return Err(ErrorKind::Yourself.into());
        }
        blocks::unblock(c, me.id, id).await?;
        person(c, me.id, id).await
    })
    .await?;
    signals.changed([me.id, id], Change::Friends);
    Ok(Json(PersonBody { user }))
}
