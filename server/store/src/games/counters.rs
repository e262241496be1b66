//! Counters kept with every game: users' histories, decks' records, playgroups' activity.

use uuid::Uuid;

use super::lock::lock_decks;
use crate::{Conn, Result, statements};

statements! {
    SEATED = "INSERT INTO history (user_id, ended_at, game_id, deck_id)
        SELECT s.user_id, g.ended_at, g.id, s.deck_id FROM seat s JOIN game g ON g.id = s.game_id
        WHERE s.game_id = $1 AND s.user_id IS NOT NULL";
    RECORDER = "INSERT INTO history (user_id, ended_at, game_id, deck_id)
        SELECT g.recorded_by, g.ended_at, g.id, NULL FROM game g
        WHERE g.id = $1 AND g.recorded_by IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.user_id = g.recorded_by)";
    FORGET = "DELETE FROM history WHERE game_id = $1";
    /// By the same rule as `podium_domain::won`.
    DECKS = "UPDATE deck SET games = games + $2,
            wins = wins + $2 * (SELECT COUNT(*) FROM seat s WHERE s.game_id = $1 AND s.deck_id = deck.id AND s.placement = 1
                AND EXISTS (SELECT 1 FROM seat o WHERE o.game_id = $1 AND o.placement <> 1)),
            last_played = (SELECT MAX(h.ended_at) FROM history h WHERE h.deck_id = deck.id)
        WHERE id IN (SELECT s.deck_id FROM seat s WHERE s.game_id = $1)";
    PLAYGROUP = "UPDATE playgroup SET games = games + $2,
            last_activity = CASE WHEN $2 > 0 AND last_activity < (SELECT g.ended_at FROM game g WHERE g.id = $1)
                THEN (SELECT g.ended_at FROM game g WHERE g.id = $1) ELSE last_activity END
        WHERE id = (SELECT g.playgroup_id FROM game g WHERE g.id = $1)";
}

/// Counts a game as it stands in the database.
pub async fn count(c: &mut Conn, game: Uuid) -> Result<()> {
    c.exec(SEATED, &[&game]).await?;
    c.exec(RECORDER, &[&game]).await?;
    weigh(c, game, 1).await
}

/// Takes back what was counted, before the game changes or goes.
pub async fn discount(c: &mut Conn, game: Uuid) -> Result<()> {
    c.exec(FORGET, &[&game]).await?;
    weigh(c, game, -1).await
}

async fn weigh(c: &mut Conn, game: Uuid, by: i64) -> Result<()> {
    lock_decks(c, game).await?;
    c.exec(DECKS, &[&game, &by]).await?;
    c.exec(PLAYGROUP, &[&game, &by]).await?;
    Ok(())
}
