use axum::extract::State;
use podium_domain::stats::GroupStats;
use podium_store::stats::played::{self, Scope};
use podium_store::{Conn, Db};
use serde::Serialize;
use utoipa::ToSchema;

use super::filters::Filters;
use super::named::name;
use crate::http::compute::compute;
use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::{At, Json, Member, Query};

#[derive(Serialize, ToSchema)]
pub struct GroupStatsBody {
    stats: GroupStats,
}

/// How the people of a playgroup I am a member of have done among themselves.
#[utoipa::path(get, path = "/playgroup/{id}/stats", tag = "figures", operation_id = "readPlaygroupStats", params(("id" = Uuid, Path), Filters), responses((status = 200, body = GroupStatsBody), (status = "default", body = ErrorBody)))]
pub async fn playgroup_stats(
    State(db): State<Db>,
    Member(At { me, group }): Member,
    Query(filters): Query<Filters>,
) -> ApiResult<Json<GroupStatsBody>> {
    let (filter, zone) = filters.check()?;
    let read = db.read(async move |c: &mut Conn| {
        let members = played::members(c, group).await?;
        let games = played::games(c, me.id, Scope::Playgroup(group), &filter).await?;
        Ok((members, games))
    });
    let (members, games) = read.await?;
    let mut stats = compute(move || GroupStats::of(&members, me.id, &games.seen, zone)).await?;
    name(&db, stats.people_mut()).await?;
    Ok(Json(GroupStatsBody { stats }))
}
