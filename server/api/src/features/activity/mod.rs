//! The activity of an account or a playgroup, read from the audit log.

use axum::Json;
use axum::extract::State;
use podium_domain::Timestamp;
use podium_store::audit::{self, Whose};
use podium_store::user::User;
use podium_store::{Conn, Db};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::{Member, Query, SignedIn};
use crate::wire::{ActivityEntry, show_activity};

#[derive(Debug, Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Older {
    /// Milliseconds since 1970: only what happened before.
    timestamp: Option<i64>,
}

#[derive(Serialize, ToSchema)]
#[schema(as = TrailBody)]
pub struct ActivityBody {
    /// Newest first.
    trail: Vec<ActivityEntry>,
    /// The `timestamp` of the next page, if there is one.
    #[schema(required)]
    next: Option<i64>,
}

/// What I did and what was done to me: sign-ins, changes of password, address and sessions, exports, roles.
#[utoipa::path(get, path = "/user/activity", tag = "activity", operation_id = "readActivity", params(Older), responses((status = 200, body = ActivityBody), (status = "default", body = ErrorBody)))]
pub async fn mine(
    State(db): State<Db>,
    SignedIn { user: me, .. }: SignedIn,
    Query(older): Query<Older>,
) -> ApiResult<Json<ActivityBody>> {
    let whose = Whose::Person {
        user: me.id,
        account: me.account(),
    };
    page(&db, me, whose, older).await
}

/// What happened in a playgroup I am in.
#[utoipa::path(get, path = "/playgroup/{id}/activity", tag = "activity", operation_id = "readPlaygroupActivity", params(("id" = Uuid, Path), Older), responses((status = 200, body = ActivityBody), (status = "default", body = ErrorBody)))]
pub async fn of_playgroup(
    State(db): State<Db>,
    Member(at): Member,
    Query(older): Query<Older>,
) -> ApiResult<Json<ActivityBody>> {
    page(&db, at.me, Whose::Playgroup(at.group), older).await
}

/// What I did and what was done to me: sign-ins, changes of password, address and sessions, exports, roles.
#[utoipa::path(get, path = "/user/trail", tag = "trail", operation_id = "readTrail", params(Older), responses((status = 200, body = ActivityBody), (status = "default", body = ErrorBody)))]
#[deprecated = "the path is /user/activity"]
pub async fn my_trail(db: State<Db>, me: SignedIn, older: Query<Older>) -> ApiResult<Json<ActivityBody>> {
    mine(db, me, older).await
}

/// What happened in a playgroup I am in.
#[utoipa::path(get, path = "/playgroup/{id}/trail", tag = "trail", operation_id = "readPlaygroupTrail", params(("id" = Uuid, Path), Older), responses((status = 200, body = ActivityBody), (status = "default", body = ErrorBody)))]
#[deprecated = "the path is /playgroup/{id}/activity"]
pub async fn trail_of_playgroup(db: State<Db>, at: Member, older: Query<Older>) -> ApiResult<Json<ActivityBody>> {
    of_playgroup(db, at, older).await
}

async fn page(db: &Db, me: User, whose: Whose, older: Older) -> ApiResult<Json<ActivityBody>> {
    let before = older.timestamp.map(Timestamp::from_millis);
    let body = db
        .read(async move |c: &mut Conn| {
            let page = audit::page(c, whose, before).await?;
            Ok(ActivityBody {
                trail: show_activity(c, &me, page.entries).await?,
                next: page.next.map(Timestamp::millis),
            })
        })
        .await?;
    Ok(Json(body))
}
