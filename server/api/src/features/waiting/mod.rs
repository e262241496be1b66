//! What waits for a user's answer: friend requests, invitations, and games somebody put them in.

mod games;

use axum::Json;
use axum::extract::State;
use podium_store::{Conn, Result, friends, playgroups, waiting};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::error::{ApiResult, ErrorBody};
use crate::extract::{Path, SignedIn};
use crate::signals::Change;
use crate::state::AppState;
use crate::wire::{Friend, Playgroup};
use games::{SeatNotice, notices};

#[derive(Serialize, ToSchema)]
pub struct WaitingBody {
    waiting: Waiting,
}

/// All that waits for me, newest first.
#[derive(Serialize, ToSchema)]
pub struct Waiting {
    /// Of all of it; a set counts once.
    count: usize,
    /// Those who asked me.
    requests: Vec<Friend>,
    /// Playgroups I am invited to.
    invitations: Vec<Playgroup>,
    /// Games somebody else put me in; a set is one entry.
    games: Vec<SeatNotice>,
}

/// What waits for me.
#[utoipa::path(get, path = "/user/waiting", tag = "waiting", operation_id = "readWaiting", responses((status = 200, body = WaitingBody), (status = "default", body = ErrorBody)))]
pub async fn read(State(app): State<AppState>, SignedIn { user: me, .. }: SignedIn) -> ApiResult<Json<WaitingBody>> {
    let waiting = app.db.read(async move |c: &mut Conn| gather(c, me.id).await).await?;
    Ok(Json(WaitingBody { waiting }))
}

/// That's right: I sat in that game, and in the others of its set.
#[utoipa::path(put, path = "/user/waiting/game/{id}", tag = "waiting", operation_id = "keepSeat", params(("id" = Uuid, Path)), responses((status = 200, body = WaitingBody), (status = "default", body = ErrorBody)))]
pub async fn keep_seat(
    State(app): State<AppState>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<WaitingBody>> {
    let me = me.id;
    let waiting = app
        .db
        .write(async move |c: &mut Conn| {
            waiting::answer(c, me, id).await?;
            gather(c, me).await
        })
        .await?;
    app.signals.changed([me], Change::Waiting);
    Ok(Json(WaitingBody { waiting }))
}

async fn gather(c: &mut Conn, me: Uuid) -> Result<Waiting> {
    let requests: Vec<Friend> = friends::requests(c, me).await?.into_iter().map(Friend::from).collect();
    let invitations = playgroups::invitations(c, me).await?;
    let invitations: Vec<Playgroup> = invitations.into_iter().map(Playgroup::from).collect();
    let games = notices(c, me).await?;
    Ok(Waiting {
        count: requests.len() + invitations.len() + games.len(),
        requests,
        invitations,
        games,
    })
}
