use std::sync::Arc;

use axum::extract::State;
use podium_domain::stats::{Versus, Zone};
use podium_store::stats::played::{self, Filter, Found, Scope};
use podium_store::stats::versions;
use podium_store::{Conn, Result};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::cache::{Call, Computed, JsonText, Key, MadeOf, StatsCache};
use super::filters::Filters;
use super::named::may_see;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, Query, SignedIn};
use crate::http::tx::TxError;

#[derive(Serialize, ToSchema)]
pub struct VersusBody {
    versus: Versus,
}

/// Me against somebody else, over the games we both sat in. `opponentid` is them, whatever it says.
#[utoipa::path(get, path = "/user/{id}/versus", tag = "figures", operation_id = "readVersus", params(("id" = Uuid, Path), Filters), responses((status = 200, body = VersusBody), (status = "default", body = ErrorBody)))]
pub async fn versus(
    State(cache): State<Arc<StatsCache>>,
    SignedIn { user: me, .. }: SignedIn,
    Path(them): Path<Uuid>,
    Query(filters): Query<Filters>,
) -> ApiResult<JsonText> {
    if them == me.id {
        return Err(ErrorKind::Yourself.into());
    }
    let (filter, zone) = filters.check()?;
    let filter = Filter {
        opponent: Some(them),
        ..filter
    };
    cache
        .answer(Between {
            me: me.id,
            them,
            filters,
            filter,
            zone,
        })
        .await
}

#[derive(Clone)]
struct Between {
    me: Uuid,
    them: Uuid,
    filters: Filters,
    filter: Filter,
    zone: Zone,
}

impl Computed for Between {
    type Rows = Found;
    type Body = VersusBody;

    fn key(&self, _made_of: &MadeOf) -> Key {
        Key::new(Call::Versus, Some(self.me), self.them, &self.filters)
    }

    async fn made_of(&self, c: &mut Conn) -> Result<MadeOf, TxError> {
        may_see(c, self.me, self.them).await?;
        Ok(MadeOf {
            version: versions::read(c, self.me).await?,
            ..MadeOf::default()
        })
    }

    async fn rows(&self, c: &mut Conn, _made_of: &MadeOf) -> Result<Found> {
        played::find(c, self.me, Scope::User(self.me), &self.filter).await
    }

    fn body(&self, games: Found) -> Result<VersusBody> {
        let versus = Versus::of(self.me, self.them, &games.games()?.seen, self.zone);
        Ok(VersusBody { versus })
    }
}
