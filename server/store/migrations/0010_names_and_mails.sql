-- The same for all usernames that look alike; filled in at the start, where it is missing. It stays missing for those
-- whose name looked like an older one before there was this rule.
ALTER TABLE users ADD COLUMN username_lookalike TEXT;

CREATE UNIQUE INDEX users_username_lookalike ON users (username_lookalike);

-- Mails that were asked for, for a day: by hashed recipient and by the hashed network of whoever asked.
CREATE TABLE mail_request (
    id UUID PRIMARY KEY,
    kind TEXT NOT NULL,
    recipient BYTEA NOT NULL,
    network BYTEA,
    at BIGINT NOT NULL
);

CREATE INDEX mail_request_recipient ON mail_request (recipient, at);
CREATE INDEX mail_request_network ON mail_request (network, at);
CREATE INDEX mail_request_at ON mail_request (at);
