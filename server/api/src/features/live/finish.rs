use axum::Json as Answered;
use podium_domain::table::{Ask, Command, Refusal};
use podium_domain::{EndReason, FieldError};
use podium_store::Conn;
use serde::Deserialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::access::{Key, LiveTables, known, seen};
use crate::http::check::Check;
use crate::http::error::{ApiError, ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Json, Path, SignedIn};
use crate::http::tx;
use crate::live::{Answer, Asker, Who};
use crate::record::show_game;
use crate::wire::FinishedBody;

/// How it ended.
#[derive(Debug, Clone, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FinishLive {
    /// The command's, made by the caller: the same again is done once.
    #[schema(required)]
    id: Option<Uuid>,
    /// By seat number, as games know them; those that follow from who went out when, where they are left out.
    placements: Option<Vec<i64>>,
    #[schema(value_type = Option<EndReason>)]
    end_reason: Option<String>,
}

/// Ends the game of a table, and records it. Whoever is second gets the game that is there.
#[utoipa::path(post, path = "/live/{id}/finish", tag = "live", operation_id = "finishLive", request_body = FinishLive, params(("id" = Uuid, Path)), responses((status = 200, body = FinishedBody), (status = "default", body = ErrorBody)))]
pub async fn finish(
    tables: LiveTables,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Json(finish): Json<FinishLive>,
) -> ApiResult<Answered<FinishedBody>> {
    let mut check = Check::default();
    let command_id = check.take("id", finish.id.ok_or(FieldError::Required));
    let end_reason: Option<Option<EndReason>> =
        check.take("endReason", finish.end_reason.map(|word| word.parse()).transpose());
    let (command_id, end_reason) = check.done(command_id.zip(end_reason))?;
    tx::read(&tables.db, async move |c: &mut Conn| {
        known(c, me.id, &Key::Id(id)).await
    })
    .await?;
    let ask = Ask {
        id: command_id,
        command: Command::Finish {
            placements: finish.placements,
            end_reason,
        },
    };
    let asker = Asker::At {
        who: Who::User(me.id),
        device: None,
    };
    let answer = tables.live.command(id, ask, asker).await;
    match answer.map_err(|_| ErrorKind::Unavailable)? {
        Answer::Done(_) | Answer::Refused(Refusal::Finished) => (),
        Answer::Refused(Refusal::NotAllowed) => return Err(ErrorKind::Forbidden.into()),
        Answer::Refused(Refusal::Invalid) => return Err(ApiError::fields([("placements", FieldError::Invalid)])),
        Answer::Refused(_) => return Err(ErrorKind::Conflict.into()),
    }
    let loaded = seen(&tables.db, me.id, Key::Id(id)).await?;
    let game = loaded.row.recorded().ok_or(ErrorKind::Conflict)?;
    let shown = tx::read(&tables.db, async move |c: &mut Conn| {
        Ok(show_game(c, me.id, game).await?)
    });
    let game = shown.await?.wire()?.pop().ok_or(ErrorKind::NotFound)?;
    let table = loaded.show(&tables.settings, me.id)?;
    Ok(Answered(FinishedBody { table, game }))
}
