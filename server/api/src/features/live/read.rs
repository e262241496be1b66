use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_settings::Settings;
use podium_store::{Conn, Db, live};

use super::access::{Key, seen};
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, SignedIn};
use crate::live::Unfolded;
use crate::wire::{LiveBody, LivesBody};

/// The open tables I am at, last touched first.
#[utoipa::path(get, path = "/live/current", tag = "live", operation_id = "currentLive", responses((status = 200, body = LivesBody), (status = "default", body = ErrorBody)))]
pub async fn current(
    State(db): State<Db>,
    State(settings): State<Arc<Settings>>,
    SignedIn { user: me, .. }: SignedIn,
) -> ApiResult<Json<LivesBody>> {
    let read = db.read(async move |c: &mut Conn| {
        let mut tables = Vec::new();
        for row in live::current_of(c, me.id).await? {
            tables.push(Unfolded::read(c, row).await?);
        }
        Ok(tables)
    });
    let mut tables = Vec::new();
    for table in read.await? {
        tables.push(table.fold(&db).await?.show(&settings, me.id)?);
    }
    Ok(Json(LivesBody { tables }))
}

/// A table by its id, for those at it; or an open one by its code, for anyone.
#[utoipa::path(get, path = "/live/{key}", tag = "live", operation_id = "readLive", params(("key" = String, Path, description = "Its id or its code")), responses((status = 200, body = LiveBody), (status = "default", body = ErrorBody)))]
pub async fn read(
    State(db): State<Db>,
    State(settings): State<Arc<Settings>>,
    SignedIn { user: me, .. }: SignedIn,
    Path(key): Path<String>,
) -> ApiResult<Json<LiveBody>> {
    let key: Key = key.parse().map_err(|_| ErrorKind::LiveUnknown)?;
    let table = seen(&db, me.id, key).await?.show(&settings, me.id)?;
    Ok(Json(LiveBody { table }))
}
