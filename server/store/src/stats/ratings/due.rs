//! Marks scopes as due for counting.

use podium_domain::Timestamp;
use uuid::Uuid;

use super::Point;
use crate::{Batch, Conn, Result, query, row};

/// A game to be counted where it stands now, or no longer.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Mark {
    pub ended_at: Timestamp,
    pub game_id: Uuid,
    pub version: i64,
}

row!(Mark {
    ended_at,
    game_id,
    version
});

impl Mark {
    pub fn point(&self) -> Point {
        (self.ended_at, self.game_id)
    }
}

/// Marks that a game is to be counted where it stands now, or no longer. One that is marked already gets another version: a
/// count that has read it before does not take it.
#[query {"
    INSERT INTO rating_due (scope, ended_at, game_id)
    SELECT g.format_id, g.ended_at, g.id FROM game g WHERE g.id = :game
    UNION ALL
    SELECT g.playgroup_id, g.ended_at, g.id FROM game g WHERE g.id = :game AND g.playgroup_id IS NOT NULL
    ON CONFLICT (scope, ended_at, game_id) DO UPDATE SET version = rating_due.version + 1"}]
pub fn mark(batch: &mut Batch<'_>, game: Uuid);

/// Deletes the ratings of a deleted user or deck; in the others' games they become an unknown player.
pub async fn forget_subject(c: &mut Conn, subject: Uuid) -> Result<()> {
    mark_games_of(c, subject).await?;
    delete_ratings_of(c, subject).await
}

#[query {"
    INSERT INTO rating_due (scope, ended_at, game_id)
    SELECT g.format_id, g.ended_at, g.id FROM seat s JOIN game g ON g.id = s.game_id
    WHERE (s.user_id = :subject OR s.deck_id = :subject) AND g.removed_at IS NULL
    UNION
    SELECT g.playgroup_id, g.ended_at, g.id FROM seat s JOIN game g ON g.id = s.game_id
    WHERE (s.user_id = :subject OR s.deck_id = :subject) AND g.removed_at IS NULL AND g.playgroup_id IS NOT NULL
    ON CONFLICT (scope, ended_at, game_id) DO UPDATE SET version = rating_due.version + 1"}]
async fn mark_games_of(c: &mut Conn, subject: Uuid) -> Result<()>;

#[query("DELETE FROM rating WHERE subject = :subject")]
async fn delete_ratings_of(c: &mut Conn, subject: Uuid) -> Result<()>;

/// A playgroup that goes for good.
pub async fn forget_scope(c: &mut Conn, scope: Uuid) -> Result<()> {
    // What a step that is being written holds comes first: afterwards its rows are seen.
    delete_marks(c, scope).await?;
    delete_progress(c, scope).await?;
    delete_games(c, scope).await?;
    delete_ratings(c, scope).await
}

#[query("DELETE FROM rating_due WHERE scope = :scope")]
async fn delete_marks(c: &mut Conn, scope: Uuid) -> Result<()>;

#[query("DELETE FROM rating_progress WHERE scope = :scope")]
async fn delete_progress(c: &mut Conn, scope: Uuid) -> Result<()>;

#[query("DELETE FROM rating_game WHERE scope = :scope")]
async fn delete_games(c: &mut Conn, scope: Uuid) -> Result<()>;

#[query("DELETE FROM rating WHERE scope = :scope")]
async fn delete_ratings(c: &mut Conn, scope: Uuid) -> Result<()>;

/// The scopes in which something is still to be counted.
#[query {"
    SELECT DISTINCT scope FROM rating_due
    UNION SELECT scope FROM rating_progress WHERE next_at IS NOT NULL
    ORDER BY scope"}]
pub async fn scopes_due(c: &mut Conn) -> Result<Vec<Uuid>>;

/// How many games are still to be counted, each in its playgroup and its format.
#[query("SELECT COUNT(*) FROM rating_due")]
pub async fn count_due(c: &mut Conn) -> Result<i64>;

#[query {"
    SELECT EXISTS (SELECT 1 FROM rating_due WHERE scope = :scope)
        OR EXISTS (SELECT 1 FROM rating_progress WHERE scope = :scope AND next_at IS NOT NULL)"}]
pub async fn is_due(c: &mut Conn, scope: Uuid) -> Result<bool>;

/// Whether something is to be counted wherever a user or a deck is rated.
#[query {"
    SELECT EXISTS (SELECT 1 FROM rating r JOIN rating_due d ON d.scope = r.scope WHERE r.subject = :subject)
        OR EXISTS (SELECT 1 FROM rating r JOIN rating_progress p ON p.scope = r.scope
            WHERE r.subject = :subject AND p.next_at IS NOT NULL)"}]
pub async fn is_subject_due(c: &mut Conn, subject: Uuid) -> Result<bool>;
