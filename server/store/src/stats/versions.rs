//! Versions of what stats are made of, so that computed ones are kept until something behind them changes. Every write that
//! stats can show advances them in its own transaction.

use uuid::Uuid;

use crate::{Batch, Conn, Result, statements};

/// In the order of the ids, so that no two writes wait for each other.
macro_rules! advance {
    ($whose:literal) => {
        concat!(
            "INSERT INTO stats_version (id, version) SELECT whose.id, 1 FROM (",
            $whose,
            ") whose WHERE whose.id IS NOT NULL ORDER BY whose.id
             ON CONFLICT (id) DO UPDATE SET version = stats_version.version + 1"
        )
    };
}

statements! {
    READ = "SELECT version FROM stats_version WHERE id = $1";
    OF_GAME = advance!("SELECT s.user_id AS id FROM seat s WHERE s.game_id = $1
        UNION SELECT g.playgroup_id FROM game g WHERE g.id = $1");
    OF_PLAYER = advance!("SELECT o.user_id AS id FROM history h JOIN seat o ON o.game_id = h.game_id WHERE h.user_id = $1
        UNION SELECT g.playgroup_id FROM seat s JOIN game g ON g.id = s.game_id WHERE s.user_id = $1
        UNION SELECT m.playgroup_id FROM playgroup_member m WHERE m.user_id = $1");
    OF_PLAYED_DECK = advance!("SELECT o.user_id AS id FROM seat s JOIN seat o ON o.game_id = s.game_id WHERE s.deck_id = $1
        UNION SELECT g.playgroup_id FROM seat s JOIN game g ON g.id = s.game_id WHERE s.deck_id = $1");
    OF_RATED_DECK = advance!("SELECT p.id FROM rating r JOIN playgroup p ON p.id = r.scope WHERE r.subject = $1");
    IN_PLAYGROUP = advance!("SELECT DISTINCT s.user_id AS id FROM game g JOIN seat s ON s.game_id = g.id
        WHERE g.playgroup_id = $1");
    FORGET = "DELETE FROM stats_version WHERE id = $1";
}

/// Of a user's or a playgroup's stats.
pub async fn read(c: &mut Conn, of: Uuid) -> Result<i64> {
    Ok(c.opt(READ, &[&of]).await?.unwrap_or(0))
}

/// A game counts from now on, or no longer.
pub fn game_changed(batch: &mut Batch<'_>, game: Uuid) {
    batch.exec(OF_GAME, &[&game]);
}

/// A user has a new name, which the stats of everyone they played with show. Also covers the players of games that they only
/// recorded, for [`player_leaves`].
pub async fn player_renamed(c: &mut Conn, user: Uuid) -> Result<()> {
    c.exec(OF_PLAYER, &[&user]).await.map(drop)
}

/// Call it while the user still sits in their games.
pub async fn player_leaves(c: &mut Conn, user: Uuid) -> Result<()> {
    player_renamed(c, user).await?;
    c.exec(FORGET, &[&user]).await.map(drop)
}

/// Leaderboards show a deck as it is now, stats as it was that day.
pub async fn deck_changed(c: &mut Conn, deck: Uuid) -> Result<()> {
    c.exec(OF_RATED_DECK, &[&deck]).await.map(drop)
}

/// Call it while the deck is still in its games.
pub async fn deck_leaves(c: &mut Conn, deck: Uuid) -> Result<()> {
    c.exec(OF_PLAYED_DECK, &[&deck]).await.map(drop)
}

/// A member joined or left. Membership decides how a playgroup's games are batched for those who do not see them.
pub async fn members_changed(c: &mut Conn, playgroup: Uuid) -> Result<()> {
    c.exec(IN_PLAYGROUP, &[&playgroup]).await.map(drop)
}

/// Call it while the games are still the playgroup's.
pub async fn playgroup_leaves(c: &mut Conn, playgroup: Uuid) -> Result<()> {
    members_changed(c, playgroup).await?;
    c.exec(FORGET, &[&playgroup]).await.map(drop)
}
