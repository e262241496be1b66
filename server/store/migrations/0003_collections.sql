CREATE TABLE deck (
    id UUID PRIMARY KEY,
    owner_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    format_id UUID NOT NULL,
    subformat_id UUID,
    commanders TEXT NOT NULL, -- JSON list of names
    colors TEXT NOT NULL, -- a subset of WUBRG, in that order
    bracket BIGINT,
    description TEXT NOT NULL,
    link TEXT,
    picture TEXT,
    archived_at BIGINT,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    last_played BIGINT,
    games BIGINT NOT NULL DEFAULT 0,
    wins BIGINT NOT NULL DEFAULT 0
);

CREATE INDEX deck_owner ON deck (owner_id);

CREATE TABLE playgroup (
    id UUID PRIMARY KEY,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    picture TEXT,
    created_at BIGINT NOT NULL,
    last_activity BIGINT NOT NULL,
    games BIGINT NOT NULL DEFAULT 0
);

-- `joined_at` is null while the user is only invited.
CREATE TABLE playgroup_member (
    playgroup_id UUID NOT NULL REFERENCES playgroup (id) ON DELETE CASCADE,
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    invited_by UUID REFERENCES users (id) ON DELETE SET NULL,
    invited_at BIGINT NOT NULL,
    joined_at BIGINT,
    PRIMARY KEY (playgroup_id, user_id)
);

CREATE INDEX playgroup_member_user ON playgroup_member (user_id);
