use axum::Json;
use axum::extract::State;
use podium_domain::{Act, Action, Standing};
use podium_store::{Conn, playgroups};

use super::change::Change;
use crate::attempt::attempt;
use crate::error::{ApiResult, ErrorBody, ErrorKind};
use crate::extract::InvitedOrMember;
use crate::state::AppState;
use crate::wire::Empty;

/// Takes me out of a playgroup, or declines its invitation. Its owner leaves it last, and it is deleted then.
#[utoipa::path(put, path = "/playgroup/{id}/leave", tag = "playgroups", operation_id = "leavePlaygroup", params(("id" = Uuid, Path)), responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn leave(State(app): State<AppState>, InvitedOrMember(at): InvitedOrMember) -> ApiResult<Json<Empty>> {
    let parting = Change::new(&app, at, Action::Left);
    let picture = attempt(&app.db, move |c: &mut Conn| {
        Box::pin(async move {
            let at = parting.at.clone();
            let standing = at.check(c, Act::Meet).await?;
            let last = playgroups::count_joined(c, at.group).await? == 1;
            if !standing.may(Act::Leave { last }) {
                return Err(ErrorKind::HandOverFirst.into());
            }
            if standing == Standing::Invited {
                playgroups::take_out(c, at.group, at.me.id).await?;
                parting.called(Action::Declined).record(c, Some(at.me.id)).await?;
                return Ok(None);
            }
            parting.record(c, Some(at.me.id)).await?;
            if !last {
                playgroups::take_out(c, at.group, at.me.id).await?;
                return Ok(None);
            }
            let seen = playgroups::read(c, at.me.id, at.group).await?;
            playgroups::delete(c, at.group).await?;
            Ok(seen.and_then(|seen| seen.group.picture))
        })
    })
    .await?;
    if let Some(picture) = picture {
        app.pictures.remove(&picture).await;
    }
    Ok(Json(Empty {}))
}
