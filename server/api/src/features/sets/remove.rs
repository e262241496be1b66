use axum::Json;
use podium_domain::Action;
use podium_store::sets::Set;
use podium_store::{Conn, games, sets};
use uuid::Uuid;

use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::{Path, SignedIn, Versioned};
use crate::http::tx;
use crate::record::{Recorder, note_activity, own_set, show_set};
use crate::wire::{Empty, SetBody};

/// Removes a set with its games. It can be brought back for 30 days.
#[utoipa::path(delete, path = "/set/{id}", tag = "sets", operation_id = "removeSet", params(("id" = Uuid, Path)), responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn remove(
    recorder: Recorder,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<Empty>> {
    let now = recorder.clock.now();
    let (db, removing) = (recorder.db.clone(), recorder.clone());
    let shown = tx::write_locked(&db, async move |c: &mut Conn| {
        games::lock_whole_set(c, id).await?;
        let set = own_set(c, me.id, id, now).await?.set;
        if set.removed_at.is_none() {
            for view in games::of_set(c, me.id, id).await? {
                games::remove(c, view.played.game.id, now).await?;
            }
            note_activity(c, &removing, me.id, set.playgroup_id, Action::SetRemoved).await?;
            let removed_at = Some(now);
            sets::update(c, &Set { removed_at, ..set }).await?;
        }
        Ok(show_set(c, me.id, id).await?)
    })
    .await?;
    shown.notifications().send(&recorder);
    Ok(Json(Empty {}))
}

/// Brings back a set that was removed in the last 30 days, with the games that went with it.
#[utoipa::path(put, path = "/set/{id}/restore", tag = "sets", operation_id = "restoreSet", params(("id" = Uuid, Path)), responses((status = 200, body = SetBody), (status = "default", body = ErrorBody)))]
pub async fn restore(
    recorder: Recorder,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Versioned<SetBody>> {
    let now = recorder.clock.now();
    let (db, restoring) = (recorder.db.clone(), recorder.clone());
    let shown = tx::write_locked(&db, async move |c: &mut Conn| {
        games::lock_whole_set(c, id).await?;
        let set = own_set(c, me.id, id, now).await?.set;
        if set.removed_at.is_some() {
            for view in games::of_set(c, me.id, id).await? {
                games::restore(c, view.played.game.id).await?;
            }
            note_activity(c, &restoring, me.id, set.playgroup_id, Action::SetRestored).await?;
            let removed_at = None;
            sets::update(c, &Set { removed_at, ..set }).await?;
        }
        Ok(show_set(c, me.id, id).await?)
    })
    .await?;
    shown.notifications().send(&recorder);
    Ok(shown.only()?.into())
}
