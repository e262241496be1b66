-- Devices without an account that hold a guest's seat at a live table. Only a hash of a device's token is kept.
CREATE TABLE live_guest (
    id UUID PRIMARY KEY,
    table_id UUID NOT NULL REFERENCES live_table (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    token_hash BYTEA NOT NULL UNIQUE,
    since BIGINT NOT NULL,
    UNIQUE (table_id, seat)
);
