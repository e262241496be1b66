//! Counts and deletes what has been kept long enough. Called by the server's sweep and by `podium sweep`.

use podium_domain::{Kept, Timestamp};

use crate::{Conn, Result, statements};

/// How many rows go in one transaction, so that no other writer waits long.
pub const AT_ONCE: u64 = 200;

/// Of no playgroup that is still there. `NOT EXISTS` beside an `OR` would make PostgreSQL read all playgroups.
macro_rules! old_activity {
    () => {
        "at < $1 AND (SELECT g.id FROM playgroup g WHERE g.id = audit.playgroup_id) IS NULL"
    };
}

macro_rules! count {
    ($table:literal, $old:expr) => {
        concat!("SELECT COUNT(*) FROM ", $table, " WHERE ", $old)
    };
}

/// At most `$2` rows.
macro_rules! delete {
    ($table:literal, $key:literal, $old:expr) => {
        concat!(
            "DELETE FROM ",
            $table,
            " WHERE ",
            $key,
            " IN (SELECT ",
            $key,
            " FROM ",
            $table,
            " WHERE ",
            $old,
            " LIMIT $2)"
        )
    };
}

statements! {
    COUNT_ACTIVITY = count!("audit", old_activity!());
    DELETE_ACTIVITY = delete!("audit", "id", old_activity!());
    COUNT_CLOSED_TABLES = count!("live_table", "status = 'closed' AND touched_at < $1");
    DELETE_CLOSED_TABLES = delete!("live_table", "id", "status = 'closed' AND touched_at < $1");
    COUNT_TIMELINES = count!("live_table", "status = 'finished' AND touched_at < $1");
    DELETE_TIMELINES = delete!("live_table", "id", "status = 'finished' AND touched_at < $1");
    COUNT_JOIN_LINKS = count!("playgroup_link", "expires_at < $1");
    DELETE_JOIN_LINKS = delete!("playgroup_link", "id", "expires_at < $1");
    COUNT_CLAIM_LINKS = count!("claim_link", "expires_at < $1");
    DELETE_CLAIM_LINKS = delete!("claim_link", "token_hash", "expires_at < $1");
    COUNT_REMOVED_SETS = count!("game_set", "removed_at < $1");
    DELETE_REMOVED_SETS = delete!("game_set", "id", "removed_at < $1");
    COUNT_REMOVED_GAMES = count!("game", "removed_at < $1");
    DELETE_REMOVED_GAMES = delete!("game", "id", "removed_at < $1");
}

/// How much of a kind is from before then.
pub async fn count(c: &mut Conn, kept: Kept, before: Timestamp) -> Result<i64> {
    let sql = match kept {
        Kept::Activity => COUNT_ACTIVITY,
        Kept::ClosedTables => COUNT_CLOSED_TABLES,
        Kept::Timelines => COUNT_TIMELINES,
        Kept::JoinLinks => COUNT_JOIN_LINKS,
        Kept::ClaimLinks => COUNT_CLAIM_LINKS,
        Kept::RemovedSets => COUNT_REMOVED_SETS,
        Kept::RemovedGames => COUNT_REMOVED_GAMES,
    };
    c.one(sql, &[&before]).await
}

/// Deletes [`AT_ONCE`] of a kind from before then, or as many as there are, and says how many.
pub async fn delete_some(c: &mut Conn, kept: Kept, before: Timestamp) -> Result<u64> {
    let sql = match kept {
        Kept::Activity => DELETE_ACTIVITY,
        Kept::ClosedTables => DELETE_CLOSED_TABLES,
        Kept::Timelines => DELETE_TIMELINES,
        Kept::JoinLinks => DELETE_JOIN_LINKS,
        Kept::ClaimLinks => DELETE_CLAIM_LINKS,
        Kept::RemovedSets => DELETE_REMOVED_SETS,
        Kept::RemovedGames => DELETE_REMOVED_GAMES,
    };
    c.exec(sql, &[&before, &AT_ONCE.cast_signed()]).await
}
