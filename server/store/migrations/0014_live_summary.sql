-- What calls show of a live table as it was after an event, without what grows with the game. It follows from the events
-- as a snapshot does, and is stored with it, but has a sequence of its own: nodes of an older version only store the other.
CREATE TABLE live_summary (
    table_id UUID PRIMARY KEY REFERENCES live_table (id) ON DELETE CASCADE,
    format BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    body TEXT NOT NULL -- JSON
);
