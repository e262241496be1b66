-- Tables people play at now, and those they have played at.
-- `game_id` is what the game will be called once it is over, so that it can only be written down once.
CREATE TABLE live_table (
    id UUID PRIMARY KEY,
    code TEXT NOT NULL,
    host_id UUID REFERENCES users (id) ON DELETE SET NULL,
    format_id UUID NOT NULL,
    subformat_id UUID,
    playgroup_id UUID REFERENCES playgroup (id) ON DELETE SET NULL,
    set_id UUID REFERENCES game_set (id) ON DELETE SET NULL,
    game_id UUID NOT NULL UNIQUE,
    status TEXT NOT NULL, -- open, closed, finished
    opened_at BIGINT NOT NULL,
    touched_at BIGINT NOT NULL,
    sequence BIGINT NOT NULL, -- of the last event
    version BIGINT NOT NULL -- moves on with who may come, and by which code
);

-- A code leads to one table; once that is over, the code may be given again.
CREATE UNIQUE INDEX live_table_code ON live_table (code) WHERE status = 'open';
CREATE INDEX live_table_host ON live_table (host_id);
CREATE INDEX live_table_playgroup ON live_table (playgroup_id);
CREATE INDEX live_table_set ON live_table (set_id);
CREATE INDEX live_table_open ON live_table (touched_at) WHERE status = 'open';

-- What has happened at a table. A command has happened once.
CREATE TABLE live_event (
    table_id UUID NOT NULL REFERENCES live_table (id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    command_id UUID NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL, -- JSON
    PRIMARY KEY (table_id, sequence),
    UNIQUE (table_id, command_id)
);

-- Who may come to a table, besides its host. `came`: by themselves, not only because somebody gave them a seat.
CREATE TABLE live_person (
    table_id UUID NOT NULL REFERENCES live_table (id) ON DELETE CASCADE,
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    role TEXT NOT NULL, -- player, viewer
    came BOOLEAN NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);

CREATE INDEX live_person_user ON live_person (user_id, since);

-- Opens the overlay of its owner, and nothing else. Only a hash of it is kept.
CREATE TABLE streaming_token (
    user_id UUID PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    token_hash BYTEA NOT NULL UNIQUE,
    made_at BIGINT NOT NULL,
    used_at BIGINT
);
