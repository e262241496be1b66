-- Who wants nothing to do with whom: no requests, no invitations, no seats, either way.
CREATE TABLE block (
    blocker UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    blocked UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    blocked_at BIGINT NOT NULL,
    PRIMARY KEY (blocker, blocked)
);

CREATE INDEX block_blocked ON block (blocked);

ALTER TABLE playgroup ADD COLUMN version BIGINT NOT NULL DEFAULT 1;

-- Never two owners, whoever hands over to whom at the same moment.
CREATE UNIQUE INDEX playgroup_owner ON playgroup_member (playgroup_id) WHERE role = 'owner';

-- A link by which people join. Only a hash of its token is kept.
CREATE TABLE playgroup_link (
    id UUID PRIMARY KEY,
    token_hash BYTEA NOT NULL UNIQUE,
    playgroup_id UUID NOT NULL REFERENCES playgroup (id) ON DELETE CASCADE,
    made_by UUID REFERENCES users (id) ON DELETE SET NULL,
    made_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    max_uses BIGINT, -- null: any number
    uses BIGINT NOT NULL DEFAULT 0,
    revoked_at BIGINT
);

CREATE INDEX playgroup_link_playgroup ON playgroup_link (playgroup_id);
CREATE INDEX playgroup_link_made_by ON playgroup_link (made_by);

-- A game somebody else put a person in, until that person has said something to it.
CREATE TABLE seat_notice (
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game_id UUID NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    put_by UUID REFERENCES users (id) ON DELETE SET NULL,
    put_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, game_id)
);

CREATE INDEX seat_notice_game ON seat_notice (game_id);
CREATE INDEX seat_notice_put_by ON seat_notice (put_by);

-- What a shop or a community runs; the operator keeps it.
CREATE TABLE event (
    id UUID PRIMARY KEY,
    name TEXT NOT NULL,
    description TEXT NOT NULL, -- markdown
    place TEXT NOT NULL,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT,
    picture TEXT,
    playgroup_id UUID REFERENCES playgroup (id) ON DELETE SET NULL, -- whoever joins the event joins it too
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL
);

CREATE INDEX event_playgroup ON event (playgroup_id);
CREATE INDEX game_event ON game (event_id, ended_at) WHERE event_id IS NOT NULL;

CREATE TABLE promo_code (
    code TEXT PRIMARY KEY, -- in upper case, without dashes
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    max_uses BIGINT, -- null: any number
    uses BIGINT NOT NULL DEFAULT 0,
    starts_at BIGINT,
    expires_at BIGINT,
    created_at BIGINT NOT NULL
);

CREATE INDEX promo_code_event ON promo_code (event_id);

CREATE TABLE event_guest (
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code TEXT NOT NULL, -- which let them in
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (event_id, user_id)
);

CREATE INDEX event_guest_user ON event_guest (user_id);

-- Where it happened, for those of a playgroup to read what happened there.
ALTER TABLE audit ADD COLUMN playgroup_id UUID;

CREATE INDEX audit_playgroup ON audit (playgroup_id, at) WHERE playgroup_id IS NOT NULL;
CREATE INDEX audit_actor ON audit (actor, at);
