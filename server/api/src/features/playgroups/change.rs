//! What every change of a playgroup shares: permission, activity, signals.

use podium_domain::{Act, Action, Membership, Timestamp};
use podium_store::audit::{self, Entry};
use podium_store::{Conn, playgroups};
use uuid::Uuid;

use crate::features::Writer;
use crate::http::error::{ApiResult, ErrorKind};
use crate::http::extract::{At, Versioned};
use crate::http::tx::{self, TxError};
use crate::wire::PlaygroupBody;

/// A change being made: by whom, where and when, and what they are there.
pub struct Change {
    pub at: At,
    pub mine: Membership,
    pub now: Timestamp,
}

/// An async closure that makes a change and returns what the activity calls it, or nothing where all was so already.
pub trait ChangeUnit<'c>: FnOnce(&'c mut Conn, Change) -> Self::Future + Send {
    type Future: Future<Output = Result<Option<Action>, TxError>> + Send;
}

impl<'c, F, R> ChangeUnit<'c> for F
where
    F: FnOnce(&'c mut Conn, Change) -> R + Send,
    R: Future<Output = Result<Option<Action>, TxError>> + Send,
{
    type Future = R;
}

/// Makes a change if the caller may, notifies those concerned, and returns whether anything changed, and the playgroup.
/// `subject` is the member it concerns, if any.
pub async fn change(
    writer: &Writer,
    at: At,
    act: Act,
    subject: Option<Uuid>,
    unit: impl for<'c> ChangeUnit<'c> + Clone + 'static,
) -> ApiResult<(bool, Versioned<PlaygroupBody>)> {
    let (now, group) = (writer.clock.now(), at.group);
    let entry = at.entry(&writer.entropy, now, Action::GroupEdited).about(subject);
    let (changed, seen) = tx::write(&writer.db, async move |c: &mut Conn| {
        let (me, mine) = (at.me.id, at.check(c, act).await?);
        let action = unit(c, Change { at, mine, now }).await?;
        if let Some(action) = action {
            audit::record(c, &Entry { action, ..entry }).await?;
        }
        let seen = playgroups::read(c, me, group).await?;
        Ok((action.is_some(), seen.ok_or(ErrorKind::NotFound)?))
    })
    .await?;
    writer.signals.tell_playgroup(group, subject.as_slice());
    Ok((changed, seen.into()))
}
