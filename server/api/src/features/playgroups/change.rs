//! What every change of a playgroup shares: permission, activity, signals.

use podium_domain::{Act, Action, Membership, Timestamp};
use podium_store::audit::{self, Entry};
use podium_store::playgroups::{self, Seen};
use podium_store::{Conn, Result};
use uuid::Uuid;

use crate::features::Writer;
use crate::http::error::{ApiResult, ErrorKind};
use crate::http::extract::At;
use crate::http::tx::{TxFuture, write_tx};

/// A change being made: by whom, where and when, and the activity entry it leaves.
#[derive(Clone)]
pub struct Change {
    pub at: At,
    pub now: Timestamp,
    entry: Entry,
}

impl Change {
    /// `subject` is the member it concerns, if any.
    pub fn new(writer: &Writer, at: At, action: Action, subject: Option<Uuid>) -> Change {
        let now = writer.clock.now();
        let entry = Entry::new(&writer.entropy, now, at.me.id, action);
        let entry = entry.about(subject).in_playgroup(at.group);
        Change { at, now, entry }
    }

    /// Writes the activity entry.
    pub async fn record(&self, c: &mut Conn) -> Result<()> {
        audit::record(c, &self.entry).await
    }

    /// The same change by another word.
    pub fn called(self, action: Action) -> Change {
        let entry = Entry { action, ..self.entry };
        Change { entry, ..self }
    }
}

/// Makes a change if the caller may, notifies those concerned, and returns the playgroup.
pub async fn change<T: Send + 'static>(
    writer: &Writer,
    change: Change,
    act: Act,
    unit: impl for<'c> FnOnce(&'c mut Conn, Change, Membership) -> TxFuture<'c, T> + Clone + Send + 'static,
) -> ApiResult<(T, Seen)> {
    let (group, concerned) = (change.at.group, change.entry.subject);
    let changed = write_tx(&writer.db, move |c: &mut Conn| {
        Box::pin(async move {
            let at = change.at.clone();
            let membership = at.check(c, act).await?;
            let done = unit(c, change, membership).await?;
            let seen = playgroups::read(c, at.me.id, at.group).await?;
            Ok((done, seen.ok_or(ErrorKind::NotFound)?))
        })
    })
    .await?;
    writer.signals.tell_playgroup(group, concerned.as_slice());
    Ok(changed)
}
