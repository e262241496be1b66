use axum::extract::State;
use podium_store::{Conn, Db};
use podium_system::Clock;
use uuid::Uuid;

use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::{Path, SignedIn, Versioned};
use crate::http::tx;
use crate::record::show_seen_game;
use crate::wire::GameBody;

/// A game I sit in, recorded, or that belongs to a playgroup of mine.
#[utoipa::path(get, path = "/game/{id}", tag = "games", operation_id = "readGame", params(("id" = Uuid, Path)), responses((status = 200, body = GameBody), (status = "default", body = ErrorBody)))]
pub async fn read(
    State(db): State<Db>,
    State(clock): State<Clock>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Versioned<GameBody>> {
    let now = clock.now();
    let shown = tx::read(&db, async move |c: &mut Conn| show_seen_game(c, me.id, id, now).await);
    Ok(shown.await?.only()?.into())
}
