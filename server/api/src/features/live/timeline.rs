use axum::Json;
use axum::extract::State;
use podium_store::{Conn, Db, live};
use podium_system::Clock;
use uuid::Uuid;

use super::access::{Key, known};
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, SignedIn};
use crate::http::tx;
use crate::live::Unfolded;
use crate::record::seen_game;
use crate::wire::TimelineBody;

/// Everything that has happened at a table I am at.
#[utoipa::path(get, path = "/live/{id}/timeline", tag = "live", operation_id = "readLiveTimeline", params(("id" = Uuid, Path)), responses((status = 200, body = TimelineBody), (status = "default", body = ErrorBody)))]
pub async fn timeline(
    State(db): State<Db>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<TimelineBody>> {
    let table = tx::read(&db, async move |c: &mut Conn| {
        let row = known(c, me.id, &Key::Id(id)).await?;
        Ok(Unfolded::read_whole(c, row).await?)
    });
    let timeline = table.await?.fold(&db).await?.timeline();
    Ok(Json(TimelineBody { timeline }))
}

/// Everything that happened in a game that was played at a live table, for whoever sees the game.
#[utoipa::path(get, path = "/game/{id}/timeline", tag = "live", operation_id = "readGameTimeline", params(("id" = Uuid, Path)), responses((status = 200, body = TimelineBody), (status = "default", body = ErrorBody)))]
pub async fn game_timeline(
    State(db): State<Db>,
    State(clock): State<Clock>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<TimelineBody>> {
    let now = clock.now();
    let read = tx::read(&db, async move |c: &mut Conn| {
        let played = seen_game(c, me.id, id, now).await?.played;
        let row = live::of_game(c, id).await?.ok_or(ErrorKind::NotFound)?;
        Ok((Unfolded::read_whole(c, row).await?, played))
    });
    let (table, played) = read.await?;
    let timeline = table.fold(&db).await?.timeline_of(&played);
    Ok(Json(TimelineBody { timeline }))
}
