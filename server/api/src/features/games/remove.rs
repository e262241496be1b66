use axum::Json;
use podium_domain::Action;
use podium_store::{Conn, games, sets};
use uuid::Uuid;

use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, SignedIn, Versioned};
use crate::http::tx;
use crate::record::{Notifications, Recorder, follow_set, note_activity, own_game, show_game};
use crate::wire::{Empty, GameBody};

/// Removes a game that I recorded, or of a playgroup I own or administer. It can be brought back for 30 days.
#[utoipa::path(delete, path = "/game/{id}", tag = "games", operation_id = "removeGame", params(("id" = Uuid, Path)), responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn remove(
    recorder: Recorder,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<Empty>> {
    let now = recorder.clock.now();
    let (db, removing) = (recorder.db.clone(), recorder.clone());
    let removed = tx::write_locked(&db, async move |c: &mut Conn| {
        games::lock_game(c, id, None).await?;
        let played = own_game(c, me.id, id, now).await?.played;
        let game = &played.game;
        if game.removed_at.is_some() {
            return Ok(played);
        }
        let set = match game.set_id {
            Some(set) => sets::find(c, me.id, set).await?,
            None => None,
        };
        games::remove(c, id, now).await?;
        note_activity(c, &removing, me.id, game.playgroup_id, Action::GameRemoved).await?;
        if let Some(before) = set {
            sets::settle(c, &before, now).await?;
        }
        Ok(played)
    })
    .await?;
    Notifications::default().and(&removed).send(&recorder);
    Ok(Json(Empty {}))
}

/// Brings back a game that was removed in the last 30 days. What went with its set comes back with it.
#[utoipa::path(put, path = "/game/{id}/restore", tag = "games", operation_id = "restoreGame", params(("id" = Uuid, Path)), responses((status = 200, body = GameBody), (status = "default", body = ErrorBody)))]
pub async fn restore(
    recorder: Recorder,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Versioned<GameBody>> {
    let now = recorder.clock.now();
    let (db, restoring) = (recorder.db.clone(), recorder.clone());
    let shown = tx::write_locked(&db, async move |c: &mut Conn| {
        games::lock_game(c, id, None).await?;
        let game = own_game(c, me.id, id, now).await?.played.game;
        let set = match game.set_id {
            Some(set) => sets::find(c, me.id, set).await?,
            None => None,
        };
        if set.as_ref().is_some_and(|view| view.set.removed_at.is_some()) {
            return Err(ErrorKind::NotFound.into());
        }
        if game.removed_at.is_some() {
            games::restore(c, id).await?;
            note_activity(c, &restoring, me.id, game.playgroup_id, Action::GameRestored).await?;
            if let Some(before) = set {
                // The set may have changed while the game was away.
                follow_set(c, me.id, &before.set).await?;
                sets::settle(c, &before, now).await?;
            }
        }
        Ok(show_game(c, me.id, id).await?)
    })
    .await?;
    shown.notifications().send(&recorder);
    Ok(shown.only()?.into())
}
