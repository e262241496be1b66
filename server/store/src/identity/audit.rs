//! The audit trail: who did what when, with no secret and no text of anyone's.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, row, statements};

#[derive(Debug, Clone)]
pub struct Entry {
    pub id: Uuid,
    pub at: Timestamp,
    pub actor: Option<Uuid>,
    pub action: String,
    pub subject: Option<Uuid>,
}

row!(Entry {
    id,
    at,
    actor,
    action,
    subject
});

statements! {
    INSERT = "INSERT INTO audit (id, at, actor, action, subject) VALUES ($1, $2, $3, $4, $5)";
    ABOUT = "SELECT id, at, actor, action, subject FROM audit WHERE subject = $1 ORDER BY at, id";
}

pub async fn record(c: &mut Conn, entry: &Entry) -> Result<()> {
    c.exec(
        INSERT,
        &[&entry.id, &entry.at, &entry.actor, &entry.action, &entry.subject],
    )
    .await
    .map(drop)
}

/// What happened to an account, oldest first.
pub async fn about(c: &mut Conn, subject: Uuid) -> Result<Vec<Entry>> {
    c.all(ABOUT, &[&subject]).await
}
