//! The audit trail: who did what when.

use podium_domain::{Action, Entropy, Timestamp};
use uuid::Uuid;

use crate::{Conn, Result, row, statements};

#[derive(Debug, Clone)]
pub struct Entry {
    pub id: Uuid,
    pub at: Timestamp,
    pub actor: Option<Uuid>,
    pub action: Action,
    pub subject: Option<Uuid>,
    pub playgroup_id: Option<Uuid>,
}

row!(Entry {
    id,
    at,
    actor,
    action,
    subject,
    playgroup_id
});

impl Entry {
    /// Something that somebody did, to themselves unless it is said otherwise.
    pub fn new(entropy: &Entropy, at: Timestamp, actor: Uuid, action: Action) -> Entry {
        Entry {
            id: entropy.uuid(at),
            at,
            actor: Some(actor),
            action,
            subject: Some(actor),
            playgroup_id: None,
        }
    }

    pub fn about(self, subject: Option<Uuid>) -> Entry {
        Entry { subject, ..self }
    }

    pub fn in_playgroup(self, playgroup: Uuid) -> Entry {
        Entry {
            playgroup_id: Some(playgroup),
            ..self
        }
    }
}

statements! {
    INSERT = "INSERT INTO audit (id, at, actor, action, subject, playgroup_id) VALUES ($1, $2, $3, $4, $5, $6)";
    ABOUT = "SELECT id, at, actor, action, subject, playgroup_id FROM audit WHERE subject = $1 ORDER BY at, id";
}

/// Goes into the transaction of what it speaks of.
pub async fn record(c: &mut Conn, entry: &Entry) -> Result<()> {
    c.exec(
        INSERT,
        &[
            &entry.id,
            &entry.at,
            &entry.actor,
            &entry.action,
            &entry.subject,
            &entry.playgroup_id,
        ],
    )
    .await
    .map(drop)
}

/// What happened to an account, oldest first.
pub async fn about(c: &mut Conn, subject: Uuid) -> Result<Vec<Entry>> {
    c.all(ABOUT, &[&subject]).await
}
