use axum::Json;
use podium_domain::access::GameAct;
use podium_store::Conn;
use podium_store::games::{self, Seat};
use uuid::Uuid;

use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, SignedIn};
use crate::http::tx;
use crate::record::{Notifications, Recorder, change_player, seen_game};
use crate::wire::Empty;

/// Takes me out of a game, and of the others of its set: my seat becomes a guest's of my first name, and my deck is
/// known there by its name alone.
#[utoipa::path(delete, path = "/game/{id}/seat", tag = "games", operation_id = "leaveSeat", params(("id" = Uuid, Path)), responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn leave_seat(
    recorder: Recorder,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<Empty>> {
    let now = recorder.clock.now();
    let left = tx::write_locked(&recorder.db, async move |c: &mut Conn| {
        games::lock_game(c, id, None).await?;
        let view = seen_game(c, me.id, id, now).await?;
        let (may, played) = (view.access.may(GameAct::LeaveSeat), view.played);
        let mine = played.seats.iter().find(|seat| seat.user_id == Some(me.id));
        let mine = mine.filter(|_| may).ok_or(ErrorKind::NotFound)?;
        let as_guest = |seat: &Seat| Seat {
            user_id: None,
            guest_name: Some(me.firstname.clone()),
            deck_id: None,
            username: None,
            firstname: None,
            ..seat.clone()
        };
        change_player(c, me.id, &played, mine, as_guest).await?;
        Ok(played)
    })
    .await?;
    Notifications::default().and(&left).send(&recorder);
    Ok(Json(Empty {}))
}
