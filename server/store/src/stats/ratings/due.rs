//! Marks scopes as due for counting.

use podium_domain::Timestamp;
use uuid::Uuid;

use super::Point;
use crate::{Batch, Conn, Result, row, statements};

/// A game to be counted where it stands now, or no longer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Mark {
    pub ended_at: Timestamp,
    pub game_id: Uuid,
    pub version: i64,
}

row!(Mark: due_columns { ended_at, game_id, version });
pub(super) use due_columns;

impl Mark {
    pub fn point(&self) -> Point {
        (self.ended_at, self.game_id)
    }
}

/// A game that is marked already gets another version: a count that has read it before does not take it.
macro_rules! again {
    () => {
        " ON CONFLICT (scope, ended_at, game_id) DO UPDATE SET version = rating_due.version + 1"
    };
}

statements! {
    MARK = concat!(
        "INSERT INTO rating_due (scope, ended_at, game_id)
         SELECT g.format_id, g.ended_at, g.id FROM game g WHERE g.id = $1
         UNION ALL SELECT g.playgroup_id, g.ended_at, g.id FROM game g WHERE g.id = $1 AND g.playgroup_id IS NOT NULL",
        again!()
    );
    /// In all their games they are unknown.
    MARK_SUBJECT = concat!(
        "INSERT INTO rating_due (scope, ended_at, game_id)
         SELECT g.format_id, g.ended_at, g.id FROM seat s JOIN game g ON g.id = s.game_id
         WHERE (s.user_id = $1 OR s.deck_id = $1) AND g.removed_at IS NULL
         UNION SELECT g.playgroup_id, g.ended_at, g.id FROM seat s JOIN game g ON g.id = s.game_id
         WHERE (s.user_id = $1 OR s.deck_id = $1) AND g.removed_at IS NULL AND g.playgroup_id IS NOT NULL",
        again!()
    );
    FORGET_RATINGS = "DELETE FROM rating WHERE subject = $1";
    SCOPE_DUE = "DELETE FROM rating_due WHERE scope = $1";
    SCOPE_PROGRESS = "DELETE FROM rating_progress WHERE scope = $1";
    SCOPE_GAMES = "DELETE FROM rating_game WHERE scope = $1";
    SCOPE_RATINGS = "DELETE FROM rating WHERE scope = $1";
    SCOPES = "SELECT DISTINCT scope FROM rating_due UNION SELECT scope FROM rating_progress WHERE next_at IS NOT NULL
        ORDER BY scope";
    COUNT_DUE = "SELECT COUNT(*) FROM rating_due";
    IS_DUE = "SELECT EXISTS (SELECT 1 FROM rating_due WHERE scope = $1)
        OR EXISTS (SELECT 1 FROM rating_progress WHERE scope = $1 AND next_at IS NOT NULL)";
    IS_SUBJECT_DUE = "SELECT EXISTS (SELECT 1 FROM rating r JOIN rating_due d ON d.scope = r.scope WHERE r.subject = $1)
        OR EXISTS (SELECT 1 FROM rating r JOIN rating_progress p ON p.scope = r.scope
            WHERE r.subject = $1 AND p.next_at IS NOT NULL)";
}

/// Marks that a game is to be counted where it stands now, or no longer.
pub fn mark(batch: &mut Batch<'_>, game: Uuid) {
    batch.exec(MARK, &[&game]);
}

/// Deletes the ratings of a deleted user or deck; in the others' games they become an unknown player.
pub async fn forget_subject(c: &mut Conn, subject: Uuid) -> Result<()> {
    c.exec(MARK_SUBJECT, &[&subject]).await?;
    c.exec(FORGET_RATINGS, &[&subject]).await.map(drop)
}

/// A playgroup that goes for good.
pub async fn forget_scope(c: &mut Conn, scope: Uuid) -> Result<()> {
    // What a step that is being written holds comes first: afterwards its rows are seen.
    for sql in [SCOPE_DUE, SCOPE_PROGRESS, SCOPE_GAMES, SCOPE_RATINGS] {
        c.exec(sql, &[&scope]).await?;
    }
    Ok(())
}

/// The scopes in which something is still to be counted.
pub async fn scopes_due(c: &mut Conn) -> Result<Vec<Uuid>> {
    c.all(SCOPES, &[]).await
}

/// How many games are still to be counted, each in its playgroup and its format.
pub async fn count_due(c: &mut Conn) -> Result<i64> {
    c.one(COUNT_DUE, &[]).await
}

pub async fn is_due(c: &mut Conn, scope: Uuid) -> Result<bool> {
    c.one(IS_DUE, &[&scope]).await
}

/// Whether something is to be counted wherever a user or a deck is rated.
pub async fn is_subject_due(c: &mut Conn, subject: Uuid) -> Result<bool> {
    c.one(IS_SUBJECT_DUE, &[&subject]).await
}
