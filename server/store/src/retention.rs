//! Counts and deletes what has been kept long enough. Called by the server's sweep and by `podium sweep`.

use podium_domain::{Kept, Timestamp};

use crate::sql::Fragment;
use crate::{Conn, Result, fragment, query};

/// How many rows go in one transaction, so that no other writer waits long.
pub const AT_ONCE: u64 = 200;

/// How much of a kind is from before then.
pub async fn count(c: &mut Conn, kept: Kept, before: Timestamp) -> Result<i64> {
    match kept {
        Kept::Activity => count_activity(c, before).await,
        Kept::ClosedTables => count_closed_tables(c, before).await,
        Kept::Timelines => count_timelines(c, before).await,
        Kept::JoinLinks => count_join_links(c, before).await,
        Kept::ClaimLinks => count_claim_links(c, before).await,
        Kept::RemovedSets => count_removed_sets(c, before).await,
        Kept::RemovedGames => count_removed_games(c, before).await,
    }
}

/// Deletes [`AT_ONCE`] of a kind from before then, or as many as there are, and says how many.
pub async fn delete_some(c: &mut Conn, kept: Kept, before: Timestamp) -> Result<u64> {
    let limit = AT_ONCE.cast_signed();
    match kept {
        Kept::Activity => delete_activity(c, before, limit).await,
        Kept::ClosedTables => delete_closed_tables(c, before, limit).await,
        Kept::Timelines => delete_timelines(c, before, limit).await,
        Kept::JoinLinks => delete_join_links(c, before, limit).await,
        Kept::ClaimLinks => delete_claim_links(c, before, limit).await,
        Kept::RemovedSets => delete_removed_sets(c, before, limit).await,
        Kept::RemovedGames => delete_removed_games(c, before, limit).await,
    }
}

/// Of no playgroup that is still there. `NOT EXISTS` beside an `OR` would make PostgreSQL read all playgroups.
const IS_OLD_ACTIVITY: Fragment = fragment!(before =>
    "at < :before AND (SELECT g.id FROM playgroup g WHERE g.id = audit.playgroup_id) IS NULL");

#[query("SELECT COUNT(*) FROM audit WHERE {IS_OLD_ACTIVITY}")]
async fn count_activity(c: &mut Conn, before: Timestamp) -> Result<i64>;

#[query("DELETE FROM audit WHERE id IN (SELECT id FROM audit WHERE {IS_OLD_ACTIVITY} LIMIT :limit)")]
async fn delete_activity(c: &mut Conn, before: Timestamp, limit: i64) -> Result<u64>;

#[query("SELECT COUNT(*) FROM live_table WHERE status = 'closed' AND touched_at < :before")]
async fn count_closed_tables(c: &mut Conn, before: Timestamp) -> Result<i64>;

#[query {"
    DELETE FROM live_table
    WHERE id IN (SELECT id FROM live_table WHERE status = 'closed' AND touched_at < :before LIMIT :limit)"}]
async fn delete_closed_tables(c: &mut Conn, before: Timestamp, limit: i64) -> Result<u64>;

#[query("SELECT COUNT(*) FROM live_table WHERE status = 'finished' AND touched_at < :before")]
async fn count_timelines(c: &mut Conn, before: Timestamp) -> Result<i64>;

#[query {"
    DELETE FROM live_table
    WHERE id IN (SELECT id FROM live_table WHERE status = 'finished' AND touched_at < :before LIMIT :limit)"}]
async fn delete_timelines(c: &mut Conn, before: Timestamp, limit: i64) -> Result<u64>;

#[query("SELECT COUNT(*) FROM playgroup_link WHERE expires_at < :before")]
async fn count_join_links(c: &mut Conn, before: Timestamp) -> Result<i64>;

#[query {"
    DELETE FROM playgroup_link
    WHERE id IN (SELECT id FROM playgroup_link WHERE expires_at < :before LIMIT :limit)"}]
async fn delete_join_links(c: &mut Conn, before: Timestamp, limit: i64) -> Result<u64>;

#[query("SELECT COUNT(*) FROM claim_link WHERE expires_at < :before")]
async fn count_claim_links(c: &mut Conn, before: Timestamp) -> Result<i64>;

#[query {"
    DELETE FROM claim_link
    WHERE token_hash IN (SELECT token_hash FROM claim_link WHERE expires_at < :before LIMIT :limit)"}]
async fn delete_claim_links(c: &mut Conn, before: Timestamp, limit: i64) -> Result<u64>;

#[query("SELECT COUNT(*) FROM game_set WHERE removed_at < :before")]
async fn count_removed_sets(c: &mut Conn, before: Timestamp) -> Result<i64>;

#[query("DELETE FROM game_set WHERE id IN (SELECT id FROM game_set WHERE removed_at < :before LIMIT :limit)")]
async fn delete_removed_sets(c: &mut Conn, before: Timestamp, limit: i64) -> Result<u64>;

#[query("SELECT COUNT(*) FROM game WHERE removed_at < :before")]
async fn count_removed_games(c: &mut Conn, before: Timestamp) -> Result<i64>;

#[query("DELETE FROM game WHERE id IN (SELECT id FROM game WHERE removed_at < :before LIMIT :limit)")]
async fn delete_removed_games(c: &mut Conn, before: Timestamp, limit: i64) -> Result<u64>;
