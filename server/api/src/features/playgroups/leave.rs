use axum::Json;
use axum::extract::State;
use podium_domain::{Act, Action, Membership};
use podium_store::audit::{self, Entry};
use podium_store::{Conn, playgroups};

use crate::features::Writer;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::InvitedOrMember;
use crate::http::tx;
use crate::pictures::Pictures;
use crate::wire::Empty;

/// Takes me out of a playgroup, or declines its invitation. Its owner leaves it last, and it is deleted then.
#[utoipa::path(put, path = "/playgroup/{id}/leave", tag = "playgroups", operation_id = "leavePlaygroup", params(("id" = Uuid, Path)), responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn leave(
    writer: Writer,
    State(pictures): State<Pictures>,
    InvitedOrMember(at): InvitedOrMember,
) -> ApiResult<Json<Empty>> {
    let (me, group) = (at.me.id, at.group);
    let entry = at
        .entry(&writer.entropy, writer.clock.now(), Action::Left)
        .about(Some(me));
    let (picture, invited) = tx::write(&writer.db, async move |c: &mut Conn| {
        let membership = at.check(c, Act::Meet).await?;
        let last = playgroups::count_joined(c, group).await? == 1;
        if !membership.may(Act::Leave { last }) {
            return Err(ErrorKind::HandOverFirst.into());
        }
        let action = match membership {
            Membership::In(_) => Action::Left,
            Membership::Invited => Action::Declined,
        };
        audit::record(c, &Entry { action, ..entry }).await?;
        if !last || membership == Membership::Invited {
            playgroups::take_out(c, group, me).await?;
            return Ok((None, Vec::new()));
        }
        let people = playgroups::people(c, group).await?;
        let found = playgroups::find(c, group).await?;
        playgroups::delete(c, group).await?;
        Ok((found.and_then(|found| found.picture), people))
    })
    .await?;
    if let Some(picture) = picture {
        pictures.remove(&picture).await;
    }
    writer.signals.tell_playgroup(group, &[&[me], &invited[..]].concat());
    Ok(Json(Empty {}))
}
