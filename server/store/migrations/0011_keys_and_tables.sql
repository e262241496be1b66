-- What was answered to a call that carried a key, so that the same call again gets the same answer. Of the key only a
-- hash is kept, and the answer is sealed with it: answers can hold links and tokens. Those kept in the clear are dropped.
-- `status` is null while the call is under way; `file` is a hash of the file that was sent, where one was.
DROP TABLE idempotency_key;

CREATE TABLE idempotency_key (
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name BYTEA NOT NULL,
    fingerprint BYTEA NOT NULL,
    started_at BIGINT NOT NULL,
    status BIGINT,
    etag TEXT,
    file BYTEA,
    body BYTEA,
    PRIMARY KEY (user_id, name)
);

CREATE INDEX idempotency_key_started ON idempotency_key (started_at);

-- A live table as it was after an event, so that reading it applies the events since and not all of them. It follows from
-- the events: where there is none, or one of another format, the table is folded from the first event.
CREATE TABLE live_snapshot (
    table_id UUID PRIMARY KEY REFERENCES live_table (id) ON DELETE CASCADE,
    format BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    body TEXT NOT NULL -- JSON
);

-- Closed tables are found by their code too.
CREATE INDEX live_table_any_code ON live_table (code, touched_at);

-- References that the end of an account or a playgroup follows.
CREATE INDEX game_recorded_by ON game (recorded_by);
CREATE INDEX game_set_recorded_by ON game_set (recorded_by);
CREATE INDEX playgroup_member_invited_by ON playgroup_member (invited_by);
CREATE INDEX game_any_playgroup ON game (playgroup_id); -- removed ones too, which the index for lists leaves out

-- Mail that is to be forgotten.
CREATE INDEX mail_done ON mail (done_at) WHERE done_at IS NOT NULL;
