ALTER TABLE deck ADD COLUMN version BIGINT NOT NULL DEFAULT 1;
ALTER TABLE deck ADD COLUMN card_count BIGINT NOT NULL DEFAULT 0;
ALTER TABLE deck ADD COLUMN list_changed_at BIGINT;

-- Apart from the deck, because lists of decks never show it.
CREATE TABLE deck_cards (
    deck_id UUID PRIMARY KEY REFERENCES deck (id) ON DELETE CASCADE,
    list TEXT NOT NULL -- JSON
);

CREATE TABLE game_set (
    id UUID PRIMARY KEY,
    playgroup_id UUID REFERENCES playgroup (id) ON DELETE SET NULL,
    format_id UUID NOT NULL,
    subformat_id UUID,
    best_of BIGINT, -- null: open-ended
    started_at BIGINT NOT NULL,
    closed_at BIGINT,
    recorded_by UUID REFERENCES users (id) ON DELETE SET NULL,
    recorded_at BIGINT NOT NULL,
    version BIGINT NOT NULL,
    removed_at BIGINT
);

CREATE INDEX game_set_playgroup ON game_set (playgroup_id);
CREATE INDEX game_set_removed ON game_set (removed_at) WHERE removed_at IS NOT NULL;

CREATE TABLE game (
    id UUID PRIMARY KEY,
    set_id UUID REFERENCES game_set (id) ON DELETE CASCADE,
    playgroup_id UUID REFERENCES playgroup (id) ON DELETE SET NULL,
    event_id UUID,
    format_id UUID NOT NULL,
    subformat_id UUID,
    started_at BIGINT,
    ended_at BIGINT NOT NULL,
    turns BIGINT,
    end_reason TEXT,
    recorded_by UUID REFERENCES users (id) ON DELETE SET NULL,
    recorded_at BIGINT NOT NULL,
    live BOOLEAN NOT NULL,
    version BIGINT NOT NULL,
    removed_at BIGINT,
    words TEXT NOT NULL -- names at the table, folded, for finding it again
);

CREATE INDEX game_set_id ON game (set_id);
CREATE INDEX game_playgroup ON game (playgroup_id, ended_at) WHERE removed_at IS NULL;
CREATE INDEX game_removed ON game (removed_at) WHERE removed_at IS NOT NULL;

-- A seat with neither user nor guest is that of somebody who deleted their account.
-- The deck's name, commanders, colours and bracket are those of that day.
CREATE TABLE seat (
    game_id UUID NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    user_id UUID REFERENCES users (id) ON DELETE SET NULL,
    guest_name TEXT,
    deck_id UUID REFERENCES deck (id) ON DELETE SET NULL,
    deck_name TEXT,
    commanders TEXT NOT NULL, -- JSON list of names
    colors TEXT NOT NULL,
    bracket BIGINT,
    placement BIGINT NOT NULL,
    final_life BIGINT,
    eliminated_turn BIGINT,
    eliminated_by BIGINT, -- a seat of the same game
    mulligans BIGINT,
    PRIMARY KEY (game_id, seat),
    UNIQUE (game_id, user_id)
);

CREATE INDEX seat_user ON seat (user_id);
CREATE INDEX seat_deck ON seat (deck_id, game_id);

-- Each user's own list of games, by time: those they sit in or recorded, without removed ones.
-- `deck_id` is the deck they played.
CREATE TABLE history (
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    ended_at BIGINT NOT NULL,
    game_id UUID NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    deck_id UUID REFERENCES deck (id) ON DELETE SET NULL,
    PRIMARY KEY (user_id, ended_at, game_id)
);

CREATE INDEX history_game ON history (game_id);
CREATE INDEX history_deck ON history (deck_id, ended_at);

-- Only a hash of the link's token is kept.
CREATE TABLE claim_link (
    token_hash BYTEA PRIMARY KEY,
    game_id UUID NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    made_by UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    made_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT
);

CREATE INDEX claim_link_game ON claim_link (game_id);
CREATE INDEX claim_link_made_by ON claim_link (made_by);

CREATE TABLE tag (
    id UUID PRIMARY KEY,
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    name_key TEXT NOT NULL,
    color TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    uses BIGINT NOT NULL DEFAULT 0, -- kept by triggers on `tagging`
    UNIQUE (user_id, name_key)
);

-- Either on a game or on a set.
CREATE TABLE tagging (
    tag_id UUID NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
    game_id UUID REFERENCES game (id) ON DELETE CASCADE,
    set_id UUID REFERENCES game_set (id) ON DELETE CASCADE,
    CHECK ((game_id IS NULL) <> (set_id IS NULL)),
    UNIQUE (tag_id, game_id),
    UNIQUE (tag_id, set_id)
);

CREATE INDEX tagging_game ON tagging (game_id);
CREATE INDEX tagging_set ON tagging (set_id);

-- Each import is a generation of its own: until it is whole, the one before stays in use.
CREATE TABLE card (
    generation BIGINT NOT NULL,
    id UUID NOT NULL,
    name TEXT NOT NULL,
    mana_value DOUBLE PRECISION NOT NULL,
    colors TEXT NOT NULL,
    color_identity TEXT NOT NULL,
    type_line TEXT NOT NULL,
    PRIMARY KEY (generation, id)
);

-- One row, once a catalogue was imported whole: the generation in use.
CREATE TABLE card_catalogue (
    id BIGINT PRIMARY KEY,
    generation BIGINT NOT NULL,
    imported_at BIGINT NOT NULL,
    cards BIGINT NOT NULL
);

-- What was answered to a call that carried a key, so that the same call again gets the same answer.
-- `status` is null while the call is under way.
CREATE TABLE idempotency_key (
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    key TEXT NOT NULL,
    fingerprint BYTEA NOT NULL,
    started_at BIGINT NOT NULL,
    status BIGINT,
    etag TEXT,
    body BYTEA,
    PRIMARY KEY (user_id, key)
);

CREATE INDEX idempotency_key_started ON idempotency_key (started_at);
