use axum::Json;
use axum::extract::State;
use podium_domain::table::Role;
use podium_store::Conn;
use podium_store::live::{self, LivePerson, LiveRole};
use uuid::Uuid;

use super::access::{Key, hosted, seen, still_open};
use crate::attempt::attempt;
use crate::error::{ApiResult, ErrorBody, ErrorKind};
use crate::extract::{Path, SignedIn};
use crate::live::{Met, free_code};
use crate::signals::Change;
use crate::state::AppState;
use crate::wire::LiveBody;

/// Comes to an open table, by its code or where I have a seat.
#[utoipa::path(post, path = "/live/{key}/join", tag = "live", operation_id = "joinLive", params(("key" = String, Path, description = "Its id or its code")), responses((status = 200, body = LiveBody), (status = "default", body = ErrorBody)))]
pub async fn join(
    State(app): State<AppState>,
    SignedIn { user: me, .. }: SignedIn,
    Path(key): Path<String>,
) -> ApiResult<Json<LiveBody>> {
    let key: Key = key.parse().map_err(|_| ErrorKind::LiveUnknown)?;
    let now = app.clock.now();
    let met = attempt(&app.db, move |c: &mut Conn| {
        Box::pin(async move {
            let met = seen(c, me.id, &key).await?;
            still_open(&met)?;
            let person = LivePerson {
                role: match met.role(me.id) {
                    Role::Host | Role::Player => LiveRole::Player,
                    Role::Viewer => LiveRole::Viewer,
                },
                came: true,
                since: now,
            };
            live::put_person(c, met.row.id, me.id, &person).await?;
            Ok(Met::new(c, met.row).await?)
        })
    })
    .await?;
    changed(&app, &met, None);
    answer(&app, &met, me.id)
}

/// Leaves a table, or removes somebody from one that I host. Their seat stays as it is.
#[utoipa::path(delete, path = "/live/{id}/user/{uid}", tag = "live", operation_id = "leaveLive", params(("id" = Uuid, Path), ("uid" = Uuid, Path)), responses((status = 200, body = LiveBody), (status = "default", body = ErrorBody)))]
pub async fn leave(
    State(app): State<AppState>,
    SignedIn { user: me, .. }: SignedIn,
    Path((id, who)): Path<(Uuid, Uuid)>,
) -> ApiResult<Json<LiveBody>> {
    let met = attempt(&app.db, move |c: &mut Conn| {
        Box::pin(async move {
            let met = match who == me.id {
                true => seen(c, me.id, &Key::Id(id)).await?,
                false => hosted(c, me.id, id).await?,
            };
            if met.row.host_id == Some(who) {
                return Err(ErrorKind::HostStays.into());
            }
            if !live::remove_person(c, id, who).await? {
                return Err(ErrorKind::NotFound.into());
            }
            Ok(Met::new(c, met.row).await?)
        })
    })
    .await?;
    changed(&app, &met, Some(who));
    answer(&app, &met, me.id)
}

/// Gives a table that I host a new code; the old one leads nowhere.
#[utoipa::path(put, path = "/live/{id}/code", tag = "live", operation_id = "renewLiveCode", params(("id" = Uuid, Path)), responses((status = 200, body = LiveBody), (status = "default", body = ErrorBody)))]
pub async fn renew_code(
    State(app): State<AppState>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<LiveBody>> {
    let entropy = app.entropy.clone();
    let met = attempt(&app.db, move |c: &mut Conn| {
        Box::pin(async move {
            let mut met = hosted(c, me.id, id).await?;
            still_open(&met)?;
            met.row.code = free_code(c, &entropy).await?;
            live::set_code(c, id, &met.row.code).await?;
            Ok(met)
        })
    })
    .await?;
    changed(&app, &met, None);
    answer(&app, &met, me.id)
}

/// To be called once it is durable: those at the table hear of it, and whoever has just left.
fn changed(app: &AppState, met: &Met, left: Option<Uuid>) {
    app.live.refresh(met.row.id);
    app.signals
        .changed(met.concerned().into_iter().chain(left), Change::Live);
}

fn answer(app: &AppState, met: &Met, me: Uuid) -> ApiResult<Json<LiveBody>> {
    let table = met.show(&app.settings, me)?;
    Ok(Json(LiveBody { table }))
}
