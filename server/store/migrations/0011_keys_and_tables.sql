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
