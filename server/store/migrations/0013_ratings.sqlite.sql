-- A game in a scope is one row: who sat there, and how each stood before it (packed in `seats`). What it did to them
-- follows from that. In the order of play, so that counting again writes each page once.
CREATE TABLE rating_game (
    scope UUID NOT NULL,
    ended_at BIGINT NOT NULL,
    game_id UUID NOT NULL,
    seats BYTEA NOT NULL,
    PRIMARY KEY (scope, ended_at, game_id)
) WITHOUT ROWID;

-- How far the count of a scope is: which game it began with and which is next, until it has ended. The version goes up
-- with each step, so that of two nodes only one takes it.
CREATE TABLE rating_progress (
    scope UUID PRIMARY KEY,
    version BIGINT NOT NULL,
    begun_at BIGINT,
    begun_game UUID,
    next_at BIGINT,
    next_game UUID,
    waiting BYTEA NOT NULL -- those whose rating has changed and who were in no game since the first
);

CREATE INDEX rating_progress_unfinished ON rating_progress (scope) WHERE next_at IS NOT NULL;

-- A game that is marked again before it is counted.
ALTER TABLE rating_due ADD COLUMN version BIGINT NOT NULL DEFAULT 1;

-- All games are counted again in the background; until then the ratings stand.
DROP TABLE rating_change;
-- Without those whose last game was changed and not counted again yet.
DELETE FROM rating WHERE NOT EXISTS (
    SELECT 1 FROM game g JOIN seat s ON s.game_id = g.id
    WHERE g.id = rating.game_id AND g.ended_at = rating.ended_at AND g.removed_at IS NULL
        AND (g.format_id = rating.scope OR g.playgroup_id = rating.scope)
        AND (s.user_id = rating.subject OR s.deck_id = rating.subject));
INSERT INTO rating_due (scope, ended_at, game_id)
    SELECT format_id, ended_at, id FROM game WHERE removed_at IS NULL
    ON CONFLICT (scope, ended_at, game_id) DO NOTHING;
INSERT INTO rating_due (scope, ended_at, game_id)
    SELECT playgroup_id, ended_at, id FROM game WHERE removed_at IS NULL AND playgroup_id IS NOT NULL
    ON CONFLICT (scope, ended_at, game_id) DO NOTHING;
