//! Versions of what stats are made of, so that computed ones are kept until something behind them changes. Every write that
//! stats can show advances them in its own transaction.
//!
//! They advance in the order of the ids, so that no two writes wait for each other.

use uuid::Uuid;

use crate::{Batch, Conn, Result, query};

/// Of a user's or a playgroup's stats.
pub async fn read(c: &mut Conn, of: Uuid) -> Result<i64> {
    Ok(find_version(c, of).await?.unwrap_or(0))
}

#[query("SELECT version FROM stats_version WHERE id = :of")]
async fn find_version(c: &mut Conn, of: Uuid) -> Result<Option<i64>>;

/// A game counts from now on, or no longer.
#[query {"
    INSERT INTO stats_version (id, version)
    SELECT whose.id, 1 FROM (
        SELECT s.user_id AS id FROM seat s WHERE s.game_id = :game
        UNION SELECT g.playgroup_id FROM game g WHERE g.id = :game
    ) whose
    WHERE whose.id IS NOT NULL ORDER BY whose.id
    ON CONFLICT (id) DO UPDATE SET version = stats_version.version + 1"}]
pub fn game_changed(batch: &mut Batch<'_>, game: Uuid);

/// A user has a new name, which the stats of everyone they played with show. Also covers the players of games that they only
/// recorded, for [`player_leaves`].
#[query {"
    INSERT INTO stats_version (id, version)
    SELECT whose.id, 1 FROM (
        SELECT o.user_id AS id FROM history h JOIN seat o ON o.game_id = h.game_id WHERE h.user_id = :user
        UNION SELECT g.playgroup_id FROM seat s JOIN game g ON g.id = s.game_id WHERE s.user_id = :user
        UNION SELECT m.playgroup_id FROM playgroup_member m WHERE m.user_id = :user
    ) whose
    WHERE whose.id IS NOT NULL ORDER BY whose.id
    ON CONFLICT (id) DO UPDATE SET version = stats_version.version + 1"}]
pub async fn player_renamed(c: &mut Conn, user: Uuid) -> Result<()>;

/// Call it while the user still sits in their games.
pub async fn player_leaves(c: &mut Conn, user: Uuid) -> Result<()> {
    player_renamed(c, user).await?;
    delete_version(c, user).await
}

/// Leaderboards show a deck as it is now, stats as it was that day.
#[query {"
    INSERT INTO stats_version (id, version)
    SELECT whose.id, 1 FROM (
        SELECT p.id FROM rating r JOIN playgroup p ON p.id = r.scope WHERE r.subject = :deck
    ) whose
    WHERE whose.id IS NOT NULL ORDER BY whose.id
    ON CONFLICT (id) DO UPDATE SET version = stats_version.version + 1"}]
pub async fn deck_changed(c: &mut Conn, deck: Uuid) -> Result<()>;

/// Call it while the deck is still in its games.
#[query {"
    INSERT INTO stats_version (id, version)
    SELECT whose.id, 1 FROM (
        SELECT o.user_id AS id FROM seat s JOIN seat o ON o.game_id = s.game_id WHERE s.deck_id = :deck
        UNION SELECT g.playgroup_id FROM seat s JOIN game g ON g.id = s.game_id WHERE s.deck_id = :deck
    ) whose
    WHERE whose.id IS NOT NULL ORDER BY whose.id
    ON CONFLICT (id) DO UPDATE SET version = stats_version.version + 1"}]
pub async fn deck_leaves(c: &mut Conn, deck: Uuid) -> Result<()>;

/// A member joined or left. Membership decides how a playgroup's games are batched for those who do not see them.
#[query {"
    INSERT INTO stats_version (id, version)
    SELECT whose.id, 1 FROM (
        SELECT DISTINCT s.user_id AS id FROM game g JOIN seat s ON s.game_id = g.id WHERE g.playgroup_id = :playgroup
    ) whose
    WHERE whose.id IS NOT NULL ORDER BY whose.id
    ON CONFLICT (id) DO UPDATE SET version = stats_version.version + 1"}]
pub async fn members_changed(c: &mut Conn, playgroup: Uuid) -> Result<()>;

/// Call it while the games are still the playgroup's.
pub async fn playgroup_leaves(c: &mut Conn, playgroup: Uuid) -> Result<()> {
    members_changed(c, playgroup).await?;
    delete_version(c, playgroup).await
}

#[query("DELETE FROM stats_version WHERE id = :of")]
async fn delete_version(c: &mut Conn, of: Uuid) -> Result<()>;
