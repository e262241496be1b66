use std::sync::Arc;

use axum::Json;
use podium_domain::table::{JoinAs, Role};
use podium_store::Conn;
use podium_store::live::{self, LivePerson};
use uuid::Uuid;

use super::access::{Key, LiveTables, hosted, known, now, still_open};
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, SignedIn};
use crate::http::tx;
use crate::live::{Unfolded, free_code};
use crate::signals::Change;
use crate::wire::LiveBody;

/// Comes to an open table, by its code or where I have a seat.
#[utoipa::path(post, path = "/live/{key}/join", tag = "live", operation_id = "joinLive", params(("key" = String, Path, description = "Its id or its code")), responses((status = 200, body = LiveBody), (status = "default", body = ErrorBody)))]
pub async fn join(
    tables: LiveTables,
    SignedIn { user: me, .. }: SignedIn,
    Path(key): Path<String>,
) -> ApiResult<Json<LiveBody>> {
    let key: Key = key.parse().map_err(|_| ErrorKind::LiveUnknown)?;
    let since = tables.clock.now();
    // The role depends on the table's settings; the table is folded before the write, not inside it.
    let sought = key.clone();
    let table = tx::read(&tables.db, async move |c: &mut Conn| {
        let row = known(c, me.id, &sought).await?;
        still_open(&row)?;
        Ok(Unfolded::read(c, row).await?)
    });
    let role = match table.await?.fold(&tables.db).await?.role(me.id) {
        Role::Host | Role::Player => JoinAs::Player,
        Role::Viewer => JoinAs::Viewer,
    };
    let id = tx::write(&tables.db, async move |c: &mut Conn| {
        let row = known(c, me.id, &key).await?;
        still_open(&row)?;
        // Given a seat in the meantime.
        let there = live::person(c, row.id, me.id).await?;
        let seated = there.is_some_and(|person| person.role == JoinAs::Player);
        let person = LivePerson {
            role: if seated { JoinAs::Player } else { role },
            came: true,
            since,
        };
        live::put_person(c, row.id, me.id, &person).await?;
        Ok(row.id)
    })
    .await?;
    answer(&tables, id, me.id, []).await
}

/// Leaves a table, or removes somebody from one that I host. Their seat stays as it is.
#[utoipa::path(delete, path = "/live/{id}/user/{uid}", tag = "live", operation_id = "leaveLive", params(("id" = Uuid, Path), ("uid" = Uuid, Path)), responses((status = 200, body = LiveBody), (status = "default", body = ErrorBody)))]
pub async fn leave(
    tables: LiveTables,
    SignedIn { user: me, .. }: SignedIn,
    Path((id, who)): Path<(Uuid, Uuid)>,
) -> ApiResult<Json<LiveBody>> {
    tx::write(&tables.db, async move |c: &mut Conn| {
        let row = match who == me.id {
            true => known(c, me.id, &Key::Id(id)).await?,
            false => hosted(c, me.id, id).await?,
        };
        if row.host_id == Some(who) {
            return Err(ErrorKind::HostStays.into());
        }
        if !live::remove_person(c, id, who).await? {
            return Err(ErrorKind::NotFound.into());
        }
        Ok(())
    })
    .await?;
    answer(&tables, id, me.id, [who]).await
}

/// Gives a table that I host a new code. The old one leads nowhere, and those who came by it and have no seat are no longer
/// at the table.
#[utoipa::path(put, path = "/live/{id}/code", tag = "live", operation_id = "renewLiveCode", params(("id" = Uuid, Path)), responses((status = 200, body = LiveBody), (status = "default", body = ErrorBody)))]
pub async fn renew_code(
    tables: LiveTables,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<LiveBody>> {
    let removed = loop {
        if let Some(removed) = replace_code(&tables, me.id, id).await? {
            break removed;
        }
    };
    answer(&tables, id, me.id, removed).await
}

/// Returns who was removed, or `None` if the table changed before the write: someone may have sat down meanwhile.
async fn replace_code(tables: &LiveTables, host: Uuid, id: Uuid) -> ApiResult<Option<Vec<Uuid>>> {
    let unfolded = tx::read(&tables.db, async move |c: &mut Conn| {
        let row = hosted(c, host, id).await?;
        still_open(&row)?;
        Ok(Unfolded::read(c, row).await?)
    });
    let table = Arc::new(unfolded.await?.fold(&tables.db).await?);
    let entropy = tables.entropy.clone();
    tx::write(&tables.db, async move |c: &mut Conn| {
        let row = hosted(c, host, id).await?;
        still_open(&row)?;
        if row.sequence != table.row.sequence {
            return Ok(None);
        }
        let code = free_code(c, &entropy).await?;
        live::set_code(c, id, &code).await?;
        let mut removed = Vec::new();
        for (card, person) in live::people(c, id).await? {
            let stays = card.id == host || table.has_seat(card.id);
            if person.came && !stays && live::remove_person(c, id, card.id).await? {
                removed.push(card.id);
            }
        }
        Ok(Some(removed))
    })
    .await
}

/// After the write: signals the change to those at the table and to those who left.
async fn answer(
    tables: &LiveTables,
    id: Uuid,
    me: Uuid,
    left: impl IntoIterator<Item = Uuid>,
) -> ApiResult<Json<LiveBody>> {
    tables.live.refresh(id);
    let loaded = now(&tables.db, id).await?;
    tables
        .signals
        .changed(loaded.concerned().into_iter().chain(left), Change::Live);
    let table = loaded.show(&tables.settings, me)?;
    Ok(Json(LiveBody { table }))
}
