-- A person's profile; the identity behind it is named by its subject, whoever keeps that identity.
CREATE TABLE users (
    id UUID PRIMARY KEY,
    subject TEXT NOT NULL UNIQUE,
    firstname TEXT NOT NULL,
    lastname TEXT,
    username TEXT NOT NULL,
    username_key TEXT NOT NULL UNIQUE,
    picture TEXT,
    locale TEXT NOT NULL,
    friend_code TEXT NOT NULL UNIQUE,
    created_at BIGINT NOT NULL,
    last_seen BIGINT NOT NULL
);

-- One row for two people, whoever asked; `accepted_at` is null while the other has not answered.
CREATE TABLE friendship (
    asker UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    asked UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    asked_at BIGINT NOT NULL,
    accepted_at BIGINT,
    PRIMARY KEY (asker, asked)
);

CREATE INDEX friendship_asked ON friendship (asked);
