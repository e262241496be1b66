-- Leaves a few games and live tables of the demo, so that a dump stays small. In words of both databases.
DELETE FROM game WHERE id NOT IN (
    SELECT id FROM game ORDER BY
        CASE WHEN EXISTS (SELECT 1 FROM note WHERE note.game_id = game.id) THEN 0 ELSE 1 END,
        CASE WHEN set_id IS NULL THEN 1 ELSE 0 END, ended_at DESC, id
    LIMIT 14);
DELETE FROM game WHERE set_id IS NULL AND id NOT IN (SELECT id FROM game WHERE set_id IS NULL ORDER BY ended_at, id LIMIT 10);
DELETE FROM game_set WHERE id NOT IN (SELECT set_id FROM game WHERE set_id IS NOT NULL)
    AND id NOT IN (SELECT set_id FROM note WHERE set_id IS NOT NULL);
DELETE FROM live_table WHERE id NOT IN (SELECT id FROM live_table ORDER BY status DESC, opened_at, id LIMIT 2);
DELETE FROM live_event WHERE sequence > 12;
UPDATE live_table SET sequence = 12 WHERE sequence > 12;
DELETE FROM rating WHERE game_id NOT IN (SELECT id FROM game);
