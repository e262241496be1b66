use std::sync::Arc;

use axum::extract::State;
use podium_domain::stats::{GroupMember, GroupStats, Who, Zone};
use podium_store::stats::played::{self, Filter, Found, Scope};
use podium_store::stats::versions;
use podium_store::{Conn, Result};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::cache::{Call, Computed, JsonText, Key, MadeOf, StatsCache};
use super::filters::Filters;
use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::{At, Member, Query};
use crate::http::tx::TxError;

#[derive(Serialize, ToSchema)]
pub struct GroupStatsBody {
    stats: GroupStats,
}

/// How the people of a playgroup I am a member of have done among themselves.
#[utoipa::path(get, path = "/playgroup/{id}/stats", tag = "figures", operation_id = "readPlaygroupStats", params(("id" = Uuid, Path), Filters), responses((status = 200, body = GroupStatsBody), (status = "default", body = ErrorBody)))]
pub async fn playgroup_stats(
    State(cache): State<Arc<StatsCache>>,
    Member(At { me, group }): Member,
    Query(filters): Query<Filters>,
) -> ApiResult<JsonText> {
    let (filter, zone) = filters.check()?;
    cache
        .answer(OfGroup {
            me: me.id,
            group,
            filters,
            filter,
            zone,
        })
        .await
}

#[derive(Clone)]
struct OfGroup {
    me: Uuid,
    group: Uuid,
    filters: Filters,
    filter: Filter,
    zone: Zone,
}

impl Computed for OfGroup {
    type Rows = (Vec<GroupMember>, Found);
    type Body = GroupStatsBody;

    /// Only those who keep their stats private get another answer than the others.
    fn key(&self, made_of: &MadeOf) -> Key {
        let private = |member: &GroupMember| member.user == self.me && member.private;
        let viewer = made_of.members.iter().any(private).then_some(self.me);
        Key::new(Call::Playgroup, viewer, self.group, &self.filters)
    }

    async fn made_of(&self, c: &mut Conn) -> Result<MadeOf, TxError> {
        Ok(MadeOf {
            version: versions::read(c, self.group).await?,
            members: played::members(c, self.group).await?,
            ..MadeOf::default()
        })
    }

    async fn rows(&self, c: &mut Conn, made_of: &MadeOf) -> Result<Self::Rows> {
        let games = played::find(c, self.me, Scope::Playgroup(self.group), &self.filter).await?;
        Ok((made_of.members.clone(), games))
    }

    fn body(&self, (members, games): Self::Rows) -> Result<GroupStatsBody> {
        let games = games.games()?;
        let stats = GroupStats::of(&members, self.me, &games.seen, self.zone);
        Ok(GroupStatsBody { stats })
    }

    fn people(body: &mut GroupStatsBody) -> Vec<&mut Who> {
        body.stats.people_mut().collect()
    }
}
