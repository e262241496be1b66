use std::sync::Arc;

use axum::Json as Answer;
use axum::extract::State;
use podium_domain::{Act, FieldError};
use podium_store::stats::seasons;
use podium_store::{Conn, Db};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::http::error::{ApiError, ApiResult, ErrorBody};
use crate::http::extract::{Json, Member};
use crate::http::tx;
use crate::signals::{Change, Signals};

#[derive(Deserialize, ToSchema)]
pub struct KeepPrivate {
    #[schema(required)]
    private: Option<bool>,
}

#[derive(Serialize, ToSchema)]
pub struct PrivateBody {
    private: bool,
}

/// Keeps my figures in a playgroup to myself, or shows them again. My games count for the others all the same.
#[utoipa::path(put, path = "/playgroup/{id}/private", tag = "figures", operation_id = "keepPrivate", params(("id" = Uuid, Path)), request_body = KeepPrivate, responses((status = 200, body = PrivateBody), (status = "default", body = ErrorBody)))]
pub async fn keep_private(
    State(db): State<Db>,
    State(signals): State<Arc<Signals>>,
    Member(at): Member,
    Json(wanted): Json<KeepPrivate>,
) -> ApiResult<Answer<PrivateBody>> {
    let private = wanted
        .private
        .ok_or_else(|| ApiError::fields([("private", FieldError::Required)]))?;
    let group = at.group;
    tx::write(&db, async move |c: &mut Conn| {
        at.check(c, Act::TakePart).await?;
        Ok(seasons::keep_private(c, at.group, at.me.id, private).await?)
    })
    .await?;
    signals.tell_members([group], &[Change::Stats]);
    Ok(Answer(PrivateBody { private }))
}
