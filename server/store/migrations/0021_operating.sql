-- What a command of the operator tells the server that runs beside it. Used on SQLite alone: PostgreSQL has NOTIFY.
CREATE TABLE node_message (
    id UUID PRIMARY KEY,
    topic TEXT NOT NULL,
    text TEXT NOT NULL
);

-- What has been kept long enough is found by these.
CREATE INDEX audit_at ON audit (at);
CREATE INDEX live_table_closed ON live_table (touched_at) WHERE status = 'closed';
CREATE INDEX live_table_finished ON live_table (touched_at) WHERE status = 'finished';
CREATE INDEX playgroup_link_expires ON playgroup_link (expires_at);
CREATE INDEX claim_link_expires ON claim_link (expires_at);
