use axum::extract::State;
use podium_domain::stats::Versus;
use podium_store::stats::played::{self, Filter, Scope};
use podium_store::{Conn, Db};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::filters::Filters;
use super::named::may_see;
use crate::http::compute::compute;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Json, Path, Query, SignedIn};
use crate::http::tx;

#[derive(Serialize, ToSchema)]
pub struct VersusBody {
    versus: Versus,
}

/// Me against somebody else, over the games we both sat in. `opponentid` is them, whatever it says.
#[utoipa::path(get, path = "/user/{id}/versus", tag = "figures", operation_id = "readVersus", params(("id" = Uuid, Path), Filters), responses((status = 200, body = VersusBody), (status = "default", body = ErrorBody)))]
pub async fn versus(
    State(db): State<Db>,
    SignedIn { user: me, .. }: SignedIn,
    Path(them): Path<Uuid>,
    Query(filters): Query<Filters>,
) -> ApiResult<Json<VersusBody>> {
    if them == me.id {
        return Err(ErrorKind::Yourself.into());
    }
    let (filter, zone) = filters.check()?;
    let games = tx::read(&db, async move |c: &mut Conn| {
        may_see(c, me.id, them).await?;
        let filter = Filter {
            opponent: Some(them),
            ..filter
        };
        Ok(played::games(c, me.id, Scope::User(me.id), &filter).await?)
    });
    let games = games.await?;
    let versus = compute(move || Versus::of(me.id, them, &games.seen, zone)).await?;
    Ok(Json(VersusBody { versus }))
}
