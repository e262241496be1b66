-- Ratings, kept up game by game. A scope is a playgroup or a format; who is rated there is a user or a deck.
-- Nothing here is the only copy of anything: all of it follows from the games.
CREATE TABLE rating_change (
    scope UUID NOT NULL,
    subject UUID NOT NULL,
    deck BOOLEAN NOT NULL,
    ended_at BIGINT NOT NULL, -- of the game; with its id, the order of play
    game_id UUID NOT NULL,
    mu_before DOUBLE PRECISION NOT NULL,
    sigma_before DOUBLE PRECISION NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    others_mu DOUBLE PRECISION NOT NULL, -- the mean of the others at the table before
    seats BIGINT NOT NULL,
    placement BIGINT NOT NULL,
    beaten BIGINT NOT NULL, -- how many came after
    tied BIGINT NOT NULL, -- how many others came level
    games BIGINT NOT NULL, -- so many with this one
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    PRIMARY KEY (scope, subject, ended_at, game_id)
);

CREATE INDEX rating_change_order ON rating_change (scope, ended_at, game_id);
CREATE INDEX rating_change_game ON rating_change (game_id);

-- How each stands after their last game.
CREATE TABLE rating (
    scope UUID NOT NULL,
    subject UUID NOT NULL,
    deck BOOLEAN NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    mu_before DOUBLE PRECISION NOT NULL, -- that game
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    game_id UUID NOT NULL,
    PRIMARY KEY (scope, subject)
);

CREATE INDEX rating_subject ON rating (subject);

-- Where something has changed: from the earliest on, a scope has to be played again. Each write puts down rows of its own,
-- so that two who record games of one format do not wait for each other.
CREATE TABLE rating_due (
    scope UUID NOT NULL,
    ended_at BIGINT NOT NULL,
    game_id UUID NOT NULL,
    PRIMARY KEY (scope, ended_at, game_id)
);

INSERT INTO rating_due (scope, ended_at, game_id)
    SELECT format_id, ended_at, id FROM game WHERE removed_at IS NULL;
INSERT INTO rating_due (scope, ended_at, game_id)
    SELECT playgroup_id, ended_at, id FROM game WHERE removed_at IS NULL AND playgroup_id IS NOT NULL;

CREATE INDEX game_format ON game (format_id, ended_at) WHERE removed_at IS NULL;

-- How far the winner of a live game was behind in life at worst; null where it is not known.
ALTER TABLE game ADD COLUMN comeback BIGINT;

-- Whether somebody keeps their figures to themselves in a group.
ALTER TABLE playgroup_member ADD COLUMN private BOOLEAN NOT NULL DEFAULT FALSE;

CREATE TABLE playgroup_season (
    id UUID PRIMARY KEY,
    playgroup_id UUID NOT NULL REFERENCES playgroup (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT, -- null: still going on
    created_at BIGINT NOT NULL
);

CREATE INDEX playgroup_season_playgroup ON playgroup_season (playgroup_id, starts_at);
