//! Marks scopes as due for counting.

use uuid::Uuid;

use crate::{Batch, Conn, Result, statements};

/// An existing mark is written too, so that a count which takes it at that moment conflicts and retries.
macro_rules! again {
    () => {
        " ON CONFLICT (scope, ended_at, game_id) DO UPDATE SET ended_at = excluded.ended_at"
    };
}
pub(crate) use again;

statements! {
    MARK = concat!(
        "INSERT INTO rating_due (scope, ended_at, game_id)
         SELECT g.format_id, g.ended_at, g.id FROM game g WHERE g.id = $1
         UNION ALL SELECT g.playgroup_id, g.ended_at, g.id FROM game g WHERE g.id = $1 AND g.playgroup_id IS NOT NULL",
        again!()
    );
    /// From their first game on they are unknown.
    MARK_SUBJECT = concat!(
        "INSERT INTO rating_due (scope, ended_at, game_id)
         SELECT f.scope, f.ended_at, f.game_id FROM rating r JOIN rating_change f ON f.scope = r.scope AND f.subject = r.subject
         WHERE r.subject = $1 AND f.games = 1",
        again!()
    );
    FORGET_CHANGES = "DELETE FROM rating_change
        WHERE subject = $1 AND scope IN (SELECT r.scope FROM rating r WHERE r.subject = $1)";
    FORGET_RATINGS = "DELETE FROM rating WHERE subject = $1";
    SCOPE_CHANGES = "DELETE FROM rating_change WHERE scope = $1";
    SCOPE_RATINGS = "DELETE FROM rating WHERE scope = $1";
    SCOPE_DUE = "DELETE FROM rating_due WHERE scope = $1";
    SCOPES = "SELECT DISTINCT scope FROM rating_due ORDER BY scope";
    IS_DUE = "SELECT EXISTS (SELECT 1 FROM rating_due WHERE scope = $1)";
}

/// Marks that a game is to be counted where it stands now, or no longer.
pub fn mark(batch: &mut Batch<'_>, game: Uuid) {
    batch.exec(MARK, &[&game]);
}

/// Deletes the ratings of a deleted user or deck; in the others' games they become an unknown player.
pub async fn forget_subject(c: &mut Conn, subject: Uuid) -> Result<()> {
    c.exec(MARK_SUBJECT, &[&subject]).await?;
    c.exec(FORGET_CHANGES, &[&subject]).await?;
    c.exec(FORGET_RATINGS, &[&subject]).await.map(drop)
}

/// A playgroup that goes for good.
pub async fn forget_scope(c: &mut Conn, scope: Uuid) -> Result<()> {
    for sql in [SCOPE_CHANGES, SCOPE_RATINGS, SCOPE_DUE] {
        c.exec(sql, &[&scope]).await?;
    }
    Ok(())
}

/// The scopes in which something is still to be counted.
pub async fn scopes_due(c: &mut Conn) -> Result<Vec<Uuid>> {
    c.all(SCOPES, &[]).await
}

pub async fn is_due(c: &mut Conn, scope: Uuid) -> Result<bool> {
    c.one(IS_DUE, &[&scope]).await
}
