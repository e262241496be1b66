-- How often the games, decks and names behind the stats of a user or of a playgroup have changed. A row of its own for each,
-- so that people who never met do not wait for each other. Without a row nothing has changed yet.
CREATE TABLE stats_version (
    id UUID PRIMARY KEY,
    version BIGINT NOT NULL
);
