//! Loads games and sets by permission; used by the features that show, change or annotate them.

use podium_domain::Timestamp;
use podium_domain::access::{GameAct, restorable};
use podium_store::{Conn, Result, Target, games, sets};
use uuid::Uuid;

use crate::http::error::ErrorKind;
use crate::http::tx::TxError;

/// A game the caller may see.
pub async fn seen_game(c: &mut Conn, me: Uuid, game: Uuid, now: Timestamp) -> Result<games::GameView, TxError> {
    let view = games::find(c, me, game).await?;
    let view = view.filter(|view| may_see(view, now));
    view.ok_or(ErrorKind::NotFound.into())
}

/// Whether its viewer may see a game, removed or not.
pub(super) fn may_see(view: &games::GameView, now: Timestamp) -> bool {
    view.access.may(GameAct::See) && restorable(view.played.game.removed_at, now)
}

/// A game the caller may change.
pub async fn own_game(c: &mut Conn, me: Uuid, game: Uuid, now: Timestamp) -> Result<games::GameView, TxError> {
    let view = seen_game(c, me, game, now).await?;
    let may = view.access.may(GameAct::Edit);
    may.then_some(view).ok_or(ErrorKind::Forbidden.into())
}

/// A set the caller may see.
pub async fn seen_set(c: &mut Conn, me: Uuid, set: Uuid, now: Timestamp) -> Result<sets::SetView, TxError> {
    let view = sets::find(c, me, set).await?;
    let view = view.filter(|view| view.access.may(GameAct::See) && restorable(view.set.removed_at, now));
    view.ok_or(ErrorKind::NotFound.into())
}

/// A set the caller may change.
pub async fn own_set(c: &mut Conn, me: Uuid, set: Uuid, now: Timestamp) -> Result<sets::SetView, TxError> {
    let view = seen_set(c, me, set, now).await?;
    let may = view.access.may(GameAct::Edit);
    may.then_some(view).ok_or(ErrorKind::Forbidden.into())
}

/// Whether the caller may tag it and write notes on it.
pub async fn may_use(c: &mut Conn, me: Uuid, target: Target) -> Result<bool> {
    let access = match target {
        Target::Game(game) => games::find(c, me, game).await?.map(|view| view.access),
        Target::Set(set) => sets::find(c, me, set).await?.map(|view| view.access),
    };
    Ok(access.is_some_and(|access| access.may(GameAct::Use)))
}
