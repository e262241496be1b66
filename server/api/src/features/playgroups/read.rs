use axum::Json;
use axum::extract::State;
use podium_store::{Conn, Db, playgroups};
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{InvitedOrMember, SignedIn, Versioned};
use crate::wire::{Playgroup, PlaygroupBody};

#[derive(Serialize, ToSchema)]
pub struct PlaygroupsBody {
    playgroups: Vec<Playgroup>,
}

/// My playgroups and invitations, newest activity first.
#[utoipa::path(get, path = "/user/playgroups", tag = "playgroups", operation_id = "listPlaygroups", responses((status = 200, body = PlaygroupsBody), (status = "default", body = ErrorBody)))]
pub async fn list(State(db): State<Db>, SignedIn { user, .. }: SignedIn) -> ApiResult<Json<PlaygroupsBody>> {
    let groups = db.read(async move |c: &mut Conn| playgroups::of_user(c, user.id).await);
    Ok(Json(PlaygroupsBody {
        playgroups: groups.await?.into_iter().map(Playgroup::from).collect(),
    }))
}

/// A playgroup I am in or invited to.
#[utoipa::path(get, path = "/playgroup/{id}", tag = "playgroups", operation_id = "readPlaygroup", params(("id" = Uuid, Path)), responses((status = 200, body = PlaygroupBody), (status = "default", body = ErrorBody)))]
pub async fn read(State(db): State<Db>, InvitedOrMember(at): InvitedOrMember) -> ApiResult<Versioned<PlaygroupBody>> {
    let seen = db
        .read(async move |c: &mut Conn| playgroups::read(c, at.me.id, at.group).await)
        .await?;
    Ok(seen.ok_or(ErrorKind::NotFound)?.into())
}
