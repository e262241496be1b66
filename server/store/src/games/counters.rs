//! Counters kept with every game: users' histories, decks' records, playgroups' activity.

use uuid::Uuid;

use super::lock::lock_decks_of_game;
use crate::stats::versions;
use crate::{Batch, Lock, query};

/// Counts a game as it stands in the database.
pub fn count(batch: &mut Batch<'_>, game: Uuid) {
    insert_history(batch, game);
    update_counters(batch, game, 1);
}

/// Takes back what was counted, before the game changes or goes.
pub fn discount(batch: &mut Batch<'_>, game: Uuid) {
    delete_history(batch, game);
    update_counters(batch, game, -1);
}

/// The decks are locked first, in one order for all: their last game is looked up, and one that is just being recorded
/// would be missed. The playgroup's row comes last: all who record for it wait for each other.
fn update_counters(batch: &mut Batch<'_>, game: Uuid, by: i64) {
    lock_decks_of_game(batch, Lock::Update, game);
    update_decks(batch, game, by);
    versions::game_changed(batch, game);
    update_playgroup(batch, game, by);
}

#[query {"
    INSERT INTO history (user_id, ended_at, game_id, deck_id)
    SELECT s.user_id, g.ended_at, g.id, s.deck_id
    FROM seat s
    JOIN game g ON g.id = s.game_id
    WHERE s.game_id = :game AND s.user_id IS NOT NULL
    UNION ALL
    SELECT g.recorded_by, g.ended_at, g.id, NULL
    FROM game g
    WHERE g.id = :game AND g.recorded_by IS NOT NULL
        AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.user_id = g.recorded_by)"}]
fn insert_history(batch: &mut Batch<'_>, game: Uuid);

#[query("DELETE FROM history WHERE game_id = :game")]
fn delete_history(batch: &mut Batch<'_>, game: Uuid);

/// By the same rule as `podium_domain::won`. A game that is added can only move `last_played` on, so that it is right
/// even if another game of the deck is being added.
#[query {"
    UPDATE deck
    SET games = games + :by,
        wins = wins + :by * (
            SELECT COUNT(*) FROM seat s
            WHERE s.game_id = :game AND s.deck_id = deck.id AND s.placement = 1
                AND EXISTS (SELECT 1 FROM seat o WHERE o.game_id = :game AND o.placement <> 1)),
        last_played = CASE
            WHEN :by < 0 THEN (SELECT MAX(h.ended_at) FROM history h WHERE h.deck_id = deck.id)
            WHEN last_played >= (SELECT g.ended_at FROM game g WHERE g.id = :game) THEN last_played
            ELSE (SELECT g.ended_at FROM game g WHERE g.id = :game) END
    WHERE id IN (SELECT s.deck_id FROM seat s WHERE s.game_id = :game)"}]
fn update_decks(batch: &mut Batch<'_>, game: Uuid, by: i64);

#[query {"
    UPDATE playgroup
    SET games = games + :by,
        last_activity = CASE
            WHEN :by > 0 AND last_activity < (SELECT g.ended_at FROM game g WHERE g.id = :game)
            THEN (SELECT g.ended_at FROM game g WHERE g.id = :game)
            ELSE last_activity END
    WHERE id = (SELECT g.playgroup_id FROM game g WHERE g.id = :game)"}]
fn update_playgroup(batch: &mut Batch<'_>, game: Uuid, by: i64);
