//! The inbox: friend requests and invitations to answer, and games that others recorded.

mod games;

use axum::Json;
use axum::extract::State;
use podium_domain::Timestamp;
use podium_store::{Conn, Db, Result, friends, inbox, playgroups};
use podium_system::Clock;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::features::Writer;
use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::{Path, SignedIn};
use crate::signals::Change;
use crate::wire::{Friend, Playgroup};
use games::{SeatNotice, notices};

#[derive(Serialize, ToSchema)]
#[schema(as = WaitingBody)]
pub struct InboxBody {
    waiting: Inbox,
}

/// What needs my answer, and the games that others recorded me in, newest first.
#[derive(Serialize, ToSchema)]
#[schema(as = Waiting)]
pub struct Inbox {
    /// Of what needs an answer: requests and invitations.
    count: usize,
    /// Those who asked me.
    requests: Vec<Friend>,
    /// Playgroups I am invited to.
    invitations: Vec<Playgroup>,
    /// Games somebody else put me in during the last 30 days, which count without an answer; a set is one entry.
    games: Vec<SeatNotice>,
}

/// My inbox: friend requests and invitations to answer, and games that others recorded me in.
#[utoipa::path(get, path = "/user/inbox", tag = "inbox", operation_id = "readInbox", responses((status = 200, body = InboxBody), (status = "default", body = ErrorBody)))]
pub async fn read(
    State(db): State<Db>,
    State(clock): State<Clock>,
    SignedIn { user: me, .. }: SignedIn,
) -> ApiResult<Json<InboxBody>> {
    let now = clock.now();
    let waiting = db.read(async move |c: &mut Conn| read_inbox(c, me.id, now).await);
    Ok(Json(InboxBody {
        waiting: waiting.await?,
    }))
}

/// That's right: I sat in that game, and in the others of its set.
#[utoipa::path(put, path = "/user/inbox/game/{id}", tag = "inbox", operation_id = "confirmSeat", params(("id" = Uuid, Path)), responses((status = 200, body = InboxBody), (status = "default", body = ErrorBody)))]
pub async fn confirm_seat(writer: Writer, me: SignedIn, Path(id): Path<Uuid>) -> ApiResult<Json<InboxBody>> {
    let (me, now) = (me.user.id, writer.clock.now());
    let answered = writer.db.write(async move |c: &mut Conn| {
        inbox::answer(c, me, id).await?;
        read_inbox(c, me, now).await
    });
    let waiting = answered.await?;
    writer.signals.changed([me], Change::Inbox);
    Ok(Json(InboxBody { waiting }))
}

/// What waits for me.
#[utoipa::path(get, path = "/user/waiting", tag = "waiting", operation_id = "readWaiting", responses((status = 200, body = InboxBody), (status = "default", body = ErrorBody)))]
#[deprecated = "the path is /user/inbox"]
pub async fn read_waiting(db: State<Db>, clock: State<Clock>, me: SignedIn) -> ApiResult<Json<InboxBody>> {
    read(db, clock, me).await
}

/// That's right: I sat in that game, and in the others of its set.
#[utoipa::path(put, path = "/user/waiting/game/{id}", tag = "waiting", operation_id = "keepSeat", params(("id" = Uuid, Path)), responses((status = 200, body = InboxBody), (status = "default", body = ErrorBody)))]
#[deprecated = "the path is /user/inbox/game/{id}"]
pub async fn keep_seat(writer: Writer, me: SignedIn, game: Path<Uuid>) -> ApiResult<Json<InboxBody>> {
    confirm_seat(writer, me, game).await
}

async fn read_inbox(c: &mut Conn, me: Uuid, now: Timestamp) -> Result<Inbox> {
    let requests: Vec<Friend> = friends::requests(c, me).await?.into_iter().map(Friend::from).collect();
    let invitations = playgroups::invitations(c, me).await?;
    let invitations: Vec<Playgroup> = invitations.into_iter().map(Playgroup::from).collect();
    let games = notices(c, me, now).await?;
    Ok(Inbox {
        count: requests.len() + invitations.len(),
        requests,
        invitations,
        games,
    })
}
