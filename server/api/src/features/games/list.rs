use axum::extract::State;
use podium_domain::access::RESTORABLE_FOR;
use podium_store::games::{Filter, Scope};
use podium_store::{Conn, Db, games, sets};
use podium_system::Clock;
use serde::Serialize;
use utoipa::ToSchema;

use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::{At, Json, Member, Query, SignedIn};
use crate::record::{Filters, show_games, show_page, show_sets};
use crate::wire::{Game, GamesBody, Set};

/// The games I sit in or recorded, newest first.
#[utoipa::path(get, path = "/games", tag = "games", operation_id = "listGames", params(Filters), responses((status = 200, body = GamesBody), (status = "default", body = ErrorBody)))]
pub async fn list(
    State(db): State<Db>,
    SignedIn { user: me, .. }: SignedIn,
    Query(filters): Query<Filters>,
) -> ApiResult<Json<GamesBody>> {
    let filter = Filter::from(filters);
    let page = db
        .read(async move |c: &mut Conn| show_page(c, me.id, Scope::Mine, &filter).await)
        .await?;
    Ok(Json(page.wire()?))
}

/// The games of a playgroup I am a member of, newest first.
#[utoipa::path(get, path = "/playgroup/{id}/games", tag = "games", operation_id = "listGamesOfPlaygroup", params(("id" = Uuid, Path), Filters), responses((status = 200, body = GamesBody), (status = "default", body = ErrorBody)))]
pub async fn list_of_playgroup(
    State(db): State<Db>,
    Member(At { me, group }): Member,
    Query(filters): Query<Filters>,
) -> ApiResult<Json<GamesBody>> {
    let filter = Filter::from(filters);
    let page = db
        .read(async move |c: &mut Conn| show_page(c, me.id, Scope::Playgroup(group), &filter).await)
        .await?;
    Ok(Json(page.wire()?))
}

#[derive(Serialize, ToSchema)]
pub struct RemovedBody {
    games: Vec<Game>,
    sets: Vec<Set>,
}

/// The games and sets of the last 30 days' removals that I may bring back, last removed first.
#[utoipa::path(get, path = "/games/removed", tag = "games", operation_id = "listRemovedGames", responses((status = 200, body = RemovedBody), (status = "default", body = ErrorBody)))]
pub async fn list_removed(
    State(db): State<Db>,
    State(clock): State<Clock>,
    SignedIn { user: me, .. }: SignedIn,
) -> ApiResult<Json<RemovedBody>> {
    let since = clock.now() - RESTORABLE_FOR;
    let (games, sets) = db
        .read(async move |c: &mut Conn| {
            let games = games::removed(c, me.id, since).await?;
            let sets = sets::removed(c, me.id, since).await?;
            Ok((show_games(c, me.id, games).await?, show_sets(c, me.id, sets).await?))
        })
        .await?;
    Ok(Json(RemovedBody {
        games: games.wire()?,
        sets: sets.wire()?,
    }))
}
