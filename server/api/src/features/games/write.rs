use axum::http::StatusCode;
use podium_store::{Conn, games};
use uuid::Uuid;

use crate::http::check::Check;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{IfMatch, Json, Path, SignedIn, Versioned};
use crate::http::tx;
use crate::record::{
    Draft, NewGame, NewIds, Recorded, Recorder, correct_game, own_game, record_game, set_for, show_game, stale_game,
};
use crate::wire::GameBody;

/// Records a game. The same id again, by whoever recorded it, gives the game as it is now.
#[utoipa::path(post, path = "/game", tag = "games", operation_id = "recordGame", request_body = NewGame,
    responses((status = 201, body = GameBody), (status = 200, body = GameBody), (status = "default", body = ErrorBody)))]
pub async fn record(
    recorder: Recorder,
    SignedIn { user: me, .. }: SignedIn,
    Json(new): Json<NewGame>,
) -> ApiResult<(StatusCode, Versioned<GameBody>)> {
    let now = recorder.clock.now();
    let draft = Draft::new(new, &recorder, now, String::new());
    let ids = NewIds::new(&recorder, &draft, now);
    let (db, telling) = (recorder.db.clone(), recorder.clone());
    let (shown, status) = tx::write_locked(&db, async move |c: &mut Conn| {
        if let Some(set) = draft.set_id {
            games::lock_set(c, set).await?;
        }
        let mut check = Check::default();
        let set = set_for(c, me.id, &mut check, &draft, None).await?;
        let shown = match record_game(c, &recorder, me.id, &mut check, &draft, set.as_ref(), ids).await? {
            Recorded::Done(shown) => Some(shown),
            Recorded::Refused => None,
            Recorded::Taken(game) if game.recorded_by == Some(me.id) => {
                return Ok((show_game(c, me.id, ids.game).await?, StatusCode::OK));
            }
            Recorded::Taken(_) => return Err(ErrorKind::Conflict.into()),
        };
        Ok((check.done(shown)?, StatusCode::CREATED))
    })
    .await?;
    if status == StatusCode::CREATED {
        shown.notifications().noticed(now).send(&telling);
    }
    Ok((status, shown.only()?.into()))
}

/// Corrects a game that I recorded, or of a playgroup I own or administer.
#[utoipa::path(put, path = "/game/{id}", tag = "games", operation_id = "correctGame", request_body = NewGame,
    params(("id" = Uuid, Path), ("If-Match" = String, Header, description = "The version it started from, in quotes")),
    responses((status = 200, body = GameBody), (status = "default", body = ErrorBody)))]
pub async fn correct(
    recorder: Recorder,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    version: IfMatch,
    Json(new): Json<NewGame>,
) -> ApiResult<Versioned<GameBody>> {
    let now = recorder.clock.now();
    let draft = Draft::new(new, &recorder, now, String::new());
    let (db, telling) = (recorder.db.clone(), recorder.clone());
    let (shown, old) = tx::write_locked(&db, async move |c: &mut Conn| {
        games::lock_game(c, id, draft.set_id).await?;
        let view = own_game(c, me.id, id, now).await?;
        let old = view.played;
        if version.required()? != old.game.version || old.game.removed_at.is_some() {
            return Err(stale_game(c, me.id, id).await?);
        }
        correct_game(c, &recorder, me.id, &old, &draft, now).await?;
        Ok((show_game(c, me.id, id).await?, old))
    })
    .await?;
    shown.notifications().and(&old).noticed(now).send(&telling);
    Ok(shown.only()?.into())
}
