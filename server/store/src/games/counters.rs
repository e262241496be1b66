//! Counters kept with every game: users' histories, decks' records, playgroups' activity.

use uuid::Uuid;

use super::lock::DECKS_OF_GAME;
use crate::stats::versions;
use crate::{Batch, Lock, statements};

statements! {
    HISTORY = "INSERT INTO history (user_id, ended_at, game_id, deck_id)
        SELECT s.user_id, g.ended_at, g.id, s.deck_id FROM seat s JOIN game g ON g.id = s.game_id
        WHERE s.game_id = $1 AND s.user_id IS NOT NULL
        UNION ALL SELECT g.recorded_by, g.ended_at, g.id, NULL FROM game g
        WHERE g.id = $1 AND g.recorded_by IS NOT NULL
            AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.user_id = g.recorded_by)";
    FORGET = "DELETE FROM history WHERE game_id = $1";
    /// By the same rule as `podium_domain::won`. A game that is added can only move `last_played` on, so that it is right
    /// even if another game of the deck is being added.
    DECKS = "UPDATE deck SET games = games + $2,
            wins = wins + $2 * (SELECT COUNT(*) FROM seat s WHERE s.game_id = $1 AND s.deck_id = deck.id AND s.placement = 1
                AND EXISTS (SELECT 1 FROM seat o WHERE o.game_id = $1 AND o.placement <> 1)),
            last_played = CASE WHEN $2 < 0 THEN (SELECT MAX(h.ended_at) FROM history h WHERE h.deck_id = deck.id)
                WHEN last_played >= (SELECT g.ended_at FROM game g WHERE g.id = $1) THEN last_played
                ELSE (SELECT g.ended_at FROM game g WHERE g.id = $1) END
        WHERE id IN (SELECT s.deck_id FROM seat s WHERE s.game_id = $1)";
    PLAYGROUP = "UPDATE playgroup SET games = games + $2,
            last_activity = CASE WHEN $2 > 0 AND last_activity < (SELECT g.ended_at FROM game g WHERE g.id = $1)
                THEN (SELECT g.ended_at FROM game g WHERE g.id = $1) ELSE last_activity END
        WHERE id = (SELECT g.playgroup_id FROM game g WHERE g.id = $1)";
}

/// Counts a game as it stands in the database.
pub fn count(batch: &mut Batch<'_>, game: Uuid) {
    batch.exec(HISTORY, &[&game]);
    weigh(batch, game, 1);
}

/// Takes back what was counted, before the game changes or goes.
pub fn discount(batch: &mut Batch<'_>, game: Uuid) {
    batch.exec(FORGET, &[&game]);
    weigh(batch, game, -1);
}

/// The decks are locked first, in one order for all: their last game is looked up, and one that is just being recorded
/// would be missed. The playgroup's row comes last: all who record for it wait for each other.
fn weigh(batch: &mut Batch<'_>, game: Uuid, by: i64) {
    batch.lock(Lock::Update, DECKS_OF_GAME, &[&game]);
    batch.exec(DECKS, &[&game, &by]);
    versions::game_changed(batch, game);
    batch.exec(PLAYGROUP, &[&game, &by]);
}
