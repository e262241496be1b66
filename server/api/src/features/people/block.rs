use axum::Json;
use axum::extract::State;
use podium_store::{Conn, blocks, people};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::read::{PersonBody, person};
use crate::error::{ApiResult, ErrorBody, ErrorKind};
use crate::extract::{Path, SignedIn};
use crate::signals::{Change, tell_members};
use crate::state::AppState;
use crate::tx::write_tx;
use crate::wire::Card;

#[derive(Serialize, ToSchema)]
pub struct BlockedBody {
    users: Vec<Card>,
}

/// Those I block, the last first.
#[utoipa::path(get, path = "/user/blocked", tag = "people", operation_id = "listBlocked", responses((status = 200, body = BlockedBody), (status = "default", body = ErrorBody)))]
pub async fn list_blocked(
    State(app): State<AppState>,
    SignedIn { user: me, .. }: SignedIn,
) -> ApiResult<Json<BlockedBody>> {
    let blocked = app.db.read(async move |c: &mut Conn| blocks::of_user(c, me.id).await);
    let users = blocked.await?.into_iter().map(Card::from).collect();
    Ok(Json(BlockedBody { users }))
}

/// Blocks somebody: our friendship, requests and invitations end, and neither can ask, invite or seat the other.
#[utoipa::path(put, path = "/user/{id}/block", tag = "people", operation_id = "blockUser", params(("id" = Uuid, Path)), responses((status = 200, body = PersonBody), (status = "default", body = ErrorBody)))]
pub async fn block(
    State(app): State<AppState>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<PersonBody>> {
    let now = app.clock.now();
    let (user, uninvited) = write_tx(&app.db, move |c: &mut Conn| {
        Box::pin(async move {
            if id == me.id {
                return Err(ErrorKind::Yourself.into());
            }
            people::card(c, id).await?.ok_or(ErrorKind::NotFound)?;
            let uninvited = blocks::block(c, me.id, id, now).await?;
            Ok((person(c, me.id, id).await?, uninvited))
        })
    })
    .await?;
    for change in [Change::Friends, Change::Inbox, Change::Playgroups] {
        app.signals.changed([me.id, id], change);
    }
    tell_members(&app, uninvited, &[]);
    Ok(Json(PersonBody { user }))
}

/// Takes a block back. What it ended stays ended.
#[utoipa::path(delete, path = "/user/{id}/block", tag = "people", operation_id = "unblockUser", params(("id" = Uuid, Path)), responses((status = 200, body = PersonBody), (status = "default", body = ErrorBody)))]
pub async fn unblock(
    State(app): State<AppState>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<PersonBody>> {
    let user = write_tx(&app.db, move |c: &mut Conn| {
        Box::pin(async move {
            if id == me.id {
                return Err(ErrorKind::Yourself.into());
            }
            blocks::unblock(c, me.id, id).await?;
            person(c, me.id, id).await
        })
    })
    .await?;
    app.signals.changed([me.id, id], Change::Friends);
    Ok(Json(PersonBody { user }))
}
