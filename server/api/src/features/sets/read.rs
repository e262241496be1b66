use axum::extract::State;
use podium_store::{Conn, Db};
use podium_system::Clock;
use uuid::Uuid;

use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::{Path, SignedIn, Versioned};
use crate::http::tx;
use crate::record::{seen_set, show_set};
use crate::wire::SetBody;

/// A set I sit in, recorded, or that belongs to a playgroup of mine, with its games.
#[utoipa::path(get, path = "/set/{id}", tag = "sets", operation_id = "readSet", params(("id" = Uuid, Path)), responses((status = 200, body = SetBody), (status = "default", body = ErrorBody)))]
pub async fn read(
    State(db): State<Db>,
    State(clock): State<Clock>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Versioned<SetBody>> {
    let now = clock.now();
    let shown = tx::read(&db, async move |c: &mut Conn| {
        seen_set(c, me.id, id, now).await?;
        Ok(show_set(c, me.id, id).await?)
    });
    Ok(shown.await?.only()?.into())
}
