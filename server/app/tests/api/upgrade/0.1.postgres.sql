SELECT pg_catalog.set_config('search_path', '', false);
CREATE FUNCTION public.count_tagging() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        UPDATE tag SET uses = uses + 1 WHERE id = new.tag_id;
    ELSE
        UPDATE tag SET uses = uses - 1 WHERE id = old.tag_id;
    END IF;
    RETURN NULL;
END $$;
CREATE TABLE public.account (
    id uuid NOT NULL,
    email text NOT NULL,
    email_verified boolean NOT NULL,
    password text,
    display_name text,
    photo_url text,
    disabled boolean NOT NULL,
    created_at bigint NOT NULL,
    signed_in_at bigint NOT NULL,
    password_at bigint
);
CREATE TABLE public.account_provider (
    provider text NOT NULL,
    subject text NOT NULL,
    account_id uuid NOT NULL,
    email text,
    joined_at bigint NOT NULL,
    used_at bigint NOT NULL
);
CREATE TABLE public.account_session (
    id uuid NOT NULL,
    account_id uuid NOT NULL,
    signed_in_at bigint NOT NULL,
    used_at bigint NOT NULL,
    device text,
    method text DEFAULT 'password'::text NOT NULL
);
CREATE TABLE public.audit (
    id uuid NOT NULL,
    at bigint NOT NULL,
    actor uuid,
    action text NOT NULL,
    subject uuid,
    playgroup_id uuid
);
CREATE TABLE public.block (
    blocker uuid NOT NULL,
    blocked uuid NOT NULL,
    blocked_at bigint NOT NULL
);
CREATE TABLE public.card (
    generation bigint NOT NULL,
    id uuid NOT NULL,
    name text NOT NULL,
    mana_value double precision NOT NULL,
    colors text NOT NULL,
    color_identity text NOT NULL,
    type_line text NOT NULL,
    mana_cost text DEFAULT ''::text NOT NULL,
    produces text DEFAULT ''::text NOT NULL,
    image text
);
CREATE TABLE public.card_catalogue (
    id bigint NOT NULL,
    generation bigint NOT NULL,
    imported_at bigint NOT NULL,
    cards bigint NOT NULL
);
CREATE TABLE public.claim_link (
    token_hash bytea NOT NULL,
    game_id uuid NOT NULL,
    seat bigint NOT NULL,
    made_by uuid NOT NULL,
    made_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE public.deck (
    id uuid NOT NULL,
    owner_id uuid NOT NULL,
    name text NOT NULL,
    format_id uuid NOT NULL,
    subformat_id uuid,
    commanders text NOT NULL,
    colors text NOT NULL,
    bracket bigint,
    description text NOT NULL,
    link text,
    picture text,
    archived_at bigint,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    last_played bigint,
    games bigint DEFAULT 0 NOT NULL,
    wins bigint DEFAULT 0 NOT NULL,
    version bigint DEFAULT 1 NOT NULL,
    card_count bigint DEFAULT 0 NOT NULL,
    list_changed_at bigint
);
CREATE TABLE public.deck_cards (
    deck_id uuid NOT NULL,
    list text NOT NULL
);
CREATE TABLE public.deck_list (
    deck_id uuid NOT NULL,
    number bigint NOT NULL,
    since bigint NOT NULL,
    list text NOT NULL
);
CREATE TABLE public.event (
    id uuid NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    place text NOT NULL,
    starts_at bigint NOT NULL,
    ends_at bigint,
    picture text,
    playgroup_id uuid,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL
);
CREATE TABLE public.event_guest (
    event_id uuid NOT NULL,
    user_id uuid NOT NULL,
    code text NOT NULL,
    joined_at bigint NOT NULL
);
CREATE TABLE public.friendship (
    asker uuid NOT NULL,
    asked uuid NOT NULL,
    asked_at bigint NOT NULL,
    accepted_at bigint
);
CREATE TABLE public.game (
    id uuid NOT NULL,
    set_id uuid,
    playgroup_id uuid,
    event_id uuid,
    format_id uuid NOT NULL,
    subformat_id uuid,
    started_at bigint,
    ended_at bigint NOT NULL,
    turns bigint,
    end_reason text,
    recorded_by uuid,
    recorded_at bigint NOT NULL,
    live boolean NOT NULL,
    version bigint NOT NULL,
    removed_at bigint,
    words text NOT NULL,
    comeback bigint
);
CREATE TABLE public.game_set (
    id uuid NOT NULL,
    playgroup_id uuid,
    format_id uuid NOT NULL,
    subformat_id uuid,
    best_of bigint,
    started_at bigint NOT NULL,
    closed_at bigint,
    recorded_by uuid,
    recorded_at bigint NOT NULL,
    version bigint NOT NULL,
    removed_at bigint
);
CREATE TABLE public.history (
    user_id uuid NOT NULL,
    ended_at bigint NOT NULL,
    game_id uuid NOT NULL,
    deck_id uuid
);
CREATE TABLE public.idempotency_key (
    user_id uuid NOT NULL,
    name bytea NOT NULL,
    fingerprint bytea NOT NULL,
    started_at bigint NOT NULL,
    status bigint,
    etag text,
    file bytea,
    body bytea
);
CREATE TABLE public.live_event (
    table_id uuid NOT NULL,
    sequence bigint NOT NULL,
    command_id uuid NOT NULL,
    at bigint NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.live_guest (
    id uuid NOT NULL,
    table_id uuid NOT NULL,
    seat bigint NOT NULL,
    token_hash bytea NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.live_person (
    table_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    came boolean NOT NULL,
    since bigint NOT NULL
);
CREATE TABLE public.live_snapshot (
    table_id uuid NOT NULL,
    format bigint NOT NULL,
    sequence bigint NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.live_summary (
    table_id uuid NOT NULL,
    format bigint NOT NULL,
    sequence bigint NOT NULL,
    body text NOT NULL
);
CREATE TABLE public.live_table (
    id uuid NOT NULL,
    code text NOT NULL,
    host_id uuid,
    format_id uuid NOT NULL,
    subformat_id uuid,
    playgroup_id uuid,
    set_id uuid,
    game_id uuid NOT NULL,
    status text NOT NULL,
    opened_at bigint NOT NULL,
    touched_at bigint NOT NULL,
    sequence bigint NOT NULL,
    version bigint NOT NULL
);
CREATE TABLE public.mail (
    id uuid NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    new_email text,
    lang text NOT NULL,
    path text,
    attempts bigint NOT NULL,
    created_at bigint NOT NULL,
    due_at bigint NOT NULL,
    done_at bigint
);
CREATE TABLE public.mail_request (
    id uuid NOT NULL,
    kind text NOT NULL,
    recipient bytea NOT NULL,
    network bytea,
    at bigint NOT NULL
);
CREATE TABLE public.note (
    number bigint NOT NULL,
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    game_id uuid,
    set_id uuid,
    content text NOT NULL,
    words text NOT NULL,
    search tsvector GENERATED ALWAYS AS (array_to_tsvector(string_to_array(words, ' '::text))) STORED NOT NULL,
    version bigint NOT NULL,
    created_at bigint NOT NULL,
    updated_at bigint NOT NULL,
    CONSTRAINT note_check CHECK (((game_id IS NULL) <> (set_id IS NULL)))
);
ALTER TABLE public.note ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY (
    SEQUENCE NAME public.note_number_seq
    START WITH 1
    INCREMENT BY 1
    NO MINVALUE
    NO MAXVALUE
    CACHE 1
);
CREATE TABLE public.one_time_code (
    hash bytea NOT NULL,
    account_id uuid NOT NULL,
    kind text NOT NULL,
    email text NOT NULL,
    new_email text,
    expires_at bigint NOT NULL
);
CREATE TABLE public.password_attempt (
    id uuid NOT NULL,
    email_hash bytea NOT NULL,
    at bigint NOT NULL
);
CREATE TABLE public.playgroup (
    id uuid NOT NULL,
    name text NOT NULL,
    description text NOT NULL,
    picture text,
    created_at bigint NOT NULL,
    last_activity bigint NOT NULL,
    games bigint DEFAULT 0 NOT NULL,
    version bigint DEFAULT 1 NOT NULL
);
CREATE TABLE public.playgroup_link (
    id uuid NOT NULL,
    token_hash bytea NOT NULL,
    playgroup_id uuid NOT NULL,
    made_by uuid,
    made_at bigint NOT NULL,
    expires_at bigint NOT NULL,
    max_uses bigint,
    uses bigint DEFAULT 0 NOT NULL,
    revoked_at bigint
);
CREATE TABLE public.playgroup_member (
    playgroup_id uuid NOT NULL,
    user_id uuid NOT NULL,
    role text NOT NULL,
    invited_by uuid,
    invited_at bigint NOT NULL,
    joined_at bigint,
    private boolean DEFAULT false NOT NULL
);
CREATE TABLE public.playgroup_season (
    id uuid NOT NULL,
    playgroup_id uuid NOT NULL,
    name text NOT NULL,
    starts_at bigint NOT NULL,
    ends_at bigint,
    created_at bigint NOT NULL
);
CREATE TABLE public.promo_code (
    code text NOT NULL,
    event_id uuid NOT NULL,
    max_uses bigint,
    uses bigint DEFAULT 0 NOT NULL,
    starts_at bigint,
    expires_at bigint,
    created_at bigint NOT NULL
);
CREATE TABLE public.provider_flow (
    state_hash bytea NOT NULL,
    nonce text NOT NULL,
    provider text NOT NULL,
    verifier text NOT NULL,
    redirect_uri text NOT NULL,
    redeemed_at bigint,
    expires_at bigint NOT NULL
);
CREATE TABLE public.rating (
    scope uuid NOT NULL,
    subject uuid NOT NULL,
    deck boolean NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    mu_before double precision NOT NULL,
    games bigint NOT NULL,
    wins bigint NOT NULL,
    draws bigint NOT NULL,
    ended_at bigint NOT NULL,
    game_id uuid NOT NULL
);
CREATE TABLE public.rating_due (
    scope uuid NOT NULL,
    ended_at bigint NOT NULL,
    game_id uuid NOT NULL,
    version bigint DEFAULT 1 NOT NULL
);
CREATE TABLE public.rating_game (
    scope uuid NOT NULL,
    ended_at bigint NOT NULL,
    game_id uuid NOT NULL,
    seats bytea NOT NULL
);
CREATE TABLE public.rating_progress (
    scope uuid NOT NULL,
    version bigint NOT NULL,
    begun_at bigint,
    begun_game uuid,
    next_at bigint,
    next_game uuid,
    waiting bytea NOT NULL
);
CREATE TABLE public.refresh_token (
    hash bytea NOT NULL,
    session_id uuid NOT NULL,
    used boolean NOT NULL,
    created_at bigint NOT NULL,
    attempt bytea,
    successor bytea
);
CREATE TABLE public.schema_migration (
    number bigint NOT NULL,
    name text NOT NULL,
    applied_at bigint NOT NULL
);
CREATE TABLE public.seat (
    game_id uuid NOT NULL,
    seat bigint NOT NULL,
    user_id uuid,
    guest_name text,
    deck_id uuid,
    deck_name text,
    commanders text NOT NULL,
    colors text NOT NULL,
    bracket bigint,
    placement bigint NOT NULL,
    final_life bigint,
    eliminated_turn bigint,
    eliminated_by bigint,
    mulligans bigint
);
CREATE TABLE public.seat_notice (
    user_id uuid NOT NULL,
    game_id uuid NOT NULL,
    put_by uuid,
    put_at bigint NOT NULL
);
CREATE TABLE public.stats_version (
    id uuid NOT NULL,
    version bigint NOT NULL
);
CREATE TABLE public.streaming_token (
    user_id uuid NOT NULL,
    token_hash bytea NOT NULL,
    made_at bigint NOT NULL,
    used_at bigint
);
CREATE TABLE public.tag (
    id uuid NOT NULL,
    user_id uuid NOT NULL,
    name text NOT NULL,
    name_key text NOT NULL,
    color text NOT NULL,
    created_at bigint NOT NULL,
    uses bigint DEFAULT 0 NOT NULL
);
CREATE TABLE public.tagging (
    tag_id uuid NOT NULL,
    game_id uuid,
    set_id uuid,
    CONSTRAINT tagging_check CHECK (((game_id IS NULL) <> (set_id IS NULL)))
);
CREATE TABLE public.users (
    id uuid NOT NULL,
    subject text NOT NULL,
    firstname text NOT NULL,
    lastname text,
    username text NOT NULL,
    username_key text NOT NULL,
    picture text,
    locale text NOT NULL,
    friend_code text NOT NULL,
    created_at bigint NOT NULL,
    last_seen bigint NOT NULL,
    valid_since bigint,
    username_lookalike text
);
INSERT INTO public.account VALUES
	('01a1ebe1-3de8-79ba-921a-3c9accbfe1c2', 'alice@podium.example', true, '$argon2id$v=19$m=19456,t=2,p=1$I0M1jmd38FXwoNHkNk/beA$xJu/yNh6a2DyAOydwSOqA7V819xtEAfvfiJJAZGSucA', NULL, NULL, false, 1794958769640019, 1794958769640019, 1794958769640019),
	('01a1ebe1-3e31-78f6-9809-cb1c589be177', 'bruno@podium.example', true, '$argon2id$v=19$m=19456,t=2,p=1$mPzjeVtAOyy0tuXC70ky6A$1qzqYPR5s5yrdWgS60Ts+zdPKRkXl8dFAK5yP9tnNls', NULL, NULL, false, 1794958769713028, 1794958769713028, 1794958769713028),
	('01a1ebe1-3e8c-7960-a1e5-4269181896ae', 'chloe@podium.example', true, '$argon2id$v=19$m=19456,t=2,p=1$b6kzr6+yE8ycgDO+sxhZjw$flj9vyt8pxCT7n9lE6lhtsokNNJ1c5OuYJUGFP1HQqg', NULL, NULL, false, 1794958769804442, 1794958769804442, 1794958769804442),
	('01a1ebe1-3f53-73da-8836-54949c130d31', 'dmitri@podium.example', true, '$argon2id$v=19$m=19456,t=2,p=1$9UGEOe5lsFKe0wkqoak++g$oDhgwGlu19gthDj+h568L2cXiu1Jfozu8WdRku+KMsg', NULL, NULL, false, 1794958770003937, 1794958770003937, 1794958770003937),
	('01a1ebe1-3fe8-7d70-9fbc-e2a8ef13c5c7', 'elif@podium.example', true, '$argon2id$v=19$m=19456,t=2,p=1$hfeVt0j/3nAZVUXEI3kKkw$dZFfu+7ATWe/F00Oh1zytz5CF01DFC/9knioM6rZrVs', NULL, NULL, false, 1794958770152103, 1794958770152103, 1794958770152103),
	('01a1ebe1-4045-7049-af86-a7374466f18f', 'farid@podium.example', true, '$argon2id$v=19$m=19456,t=2,p=1$oW+mu7oY6gLhd9WeCcoudw$iBsNm36TuMG+h0AGQDlZaZEgrp9SZVdTsGKrROAZia0', NULL, NULL, false, 1794958770245425, 1794958770245425, 1794958770245425);
INSERT INTO public.account_provider VALUES
	('google', '107691503500061507151', '01a1ebe1-3de8-79ba-921a-3c9accbfe1c2', 'alice@podium.example', 1794958769640019, 1794958769640019);
INSERT INTO public.account_session VALUES
	('01a1ebe1-3de8-79ba-921a-3c9accbfe1c2', '01a1ebe1-3de8-79ba-921a-3c9accbfe1c2', 1794958769640019, 1794958769640019, 'Firefox, Linux', 'password'),
	('01a1ebe1-3e31-78f6-9809-cb1c589be177', '01a1ebe1-3e31-78f6-9809-cb1c589be177', 1794958769713028, 1794958769713028, 'Firefox, Linux', 'password'),
	('01a1ebe1-3e8c-7960-a1e5-4269181896ae', '01a1ebe1-3e8c-7960-a1e5-4269181896ae', 1794958769804442, 1794958769804442, 'Firefox, Linux', 'password'),
	('01a1ebe1-3f53-73da-8836-54949c130d31', '01a1ebe1-3f53-73da-8836-54949c130d31', 1794958770003937, 1794958770003937, 'Firefox, Linux', 'password'),
	('01a1ebe1-3fe8-7d70-9fbc-e2a8ef13c5c7', '01a1ebe1-3fe8-7d70-9fbc-e2a8ef13c5c7', 1794958770152103, 1794958770152103, 'Firefox, Linux', 'password'),
	('01a1ebe1-4045-7049-af86-a7374466f18f', '01a1ebe1-4045-7049-af86-a7374466f18f', 1794958770245425, 1794958770245425, 'Firefox, Linux', 'password');
INSERT INTO public.audit VALUES
	('019d7eea-2da8-7118-b0d3-641a68f94a69', 1794947969576895, '019d7eea-2da8-7118-b0d3-641a68f94a69', 'sign_in', '019de5e9-5da8-7165-980d-0d2038640539', '019de5e9-5da8-7165-980d-0d2038640539'),
	('019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 1794937169576895, '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'sign_in', '019de5e9-5da8-7165-980d-0d2038640539', '019de5e9-5da8-7165-980d-0d2038640539'),
	('019d7eea-2da8-7861-84ef-a39affcd0295', 1794926369576895, '019d7eea-2da8-7861-84ef-a39affcd0295', 'sign_in', '019de5e9-5da8-7165-980d-0d2038640539', '019de5e9-5da8-7165-980d-0d2038640539'),
	('019d7eea-2da8-7232-b14e-d878c8e1d9d8', 1794915569576895, '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 'sign_in', '019de5e9-5da8-7165-980d-0d2038640539', '019de5e9-5da8-7165-980d-0d2038640539'),
	('019d7eea-2da8-78b3-b396-9a0d05f4673e', 1794904769576895, '019d7eea-2da8-78b3-b396-9a0d05f4673e', 'sign_in', '019de5e9-5da8-7165-980d-0d2038640539', '019de5e9-5da8-7165-980d-0d2038640539'),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 1794893969576895, '019d7eea-2da8-7656-ab30-9d77f4286650', 'sign_in', '019de5e9-5da8-7165-980d-0d2038640539', '019de5e9-5da8-7165-980d-0d2038640539');
INSERT INTO public.block VALUES
	('019d7eea-2da8-7118-b0d3-641a68f94a69', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 1794947969576895);
INSERT INTO public.card VALUES
	(1, '019d7eea-2da8-7118-b0d3-641a68f94a69', 'Lamplighter', 2, 'W', 'WU', 'Creature', '{1}{W}', 'W', NULL);
INSERT INTO public.card_catalogue VALUES
	(1, 1, 1794958769576895, 1);
INSERT INTO public.claim_link VALUES
	('\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 1, '019d7eea-2da8-7118-b0d3-641a68f94a69', 1794958769576895, 1794958769576895, NULL);
INSERT INTO public.deck VALUES
	('019d7eea-2da8-73ae-8c3e-f99b8df24e81', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 'Rust and Ruin', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Vex, Scrap Regent"]', 'BR', 3, '', NULL, NULL, NULL, 1775950769576895, 1775950769576895, 1794853620000000, 14, 5, 1, 0, NULL),
	('019d7eea-2da8-7474-bdc5-e24d2a413b15', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'Clockwork Parade', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Master Tiber, Toymaker"]', 'UR', 2, '', NULL, NULL, NULL, 1775950769576895, 1775950769576895, 1794863487576000, 21, 5, 1, 0, NULL),
	('019d7eea-2da8-7b13-ade4-a4f4557f17fe', '019d7eea-2da8-7861-84ef-a39affcd0295', 'Cinq saisons', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Le Conclave des cinq saisons"]', 'WUBRG', 4, '', NULL, NULL, NULL, 1775950769576895, 1775950769576895, 1794863487576000, 27, 6, 1, 0, NULL),
	('019d7eea-2da8-7122-adf6-eccfc4caa8cd', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'Seven Sails', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Admiral Ines of the Shoals"]', 'WU', 4, '', NULL, NULL, NULL, 1775950769576895, 1775950769576895, 1794853620000000, 12, 6, 1, 0, NULL),
	('019d7eea-2da8-7cc4-9669-6589ef0ff135', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'Jardin de minuit', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Séraphine, jardinière d''ombre"]', 'WB', 2, '', NULL, NULL, NULL, 1775950769576895, 1775950769576895, 1794691101576000, 17, 3, 1, 0, NULL),
	('019d7eea-2da8-7a00-b65f-1e53354322cf', '019d7eea-2da8-78b3-b396-9a0d05f4673e', 'Choir of Bees', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Mother Melisande"]', 'WG', 2, '', NULL, NULL, NULL, 1775950769576895, 1775950769576895, 1794857100000000, 49, 10, 1, 0, NULL),
	('019d7eea-2da8-7c24-839b-0f8482503f90', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 'Nothing but Stones', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["The Patient Colossus"]', '', 1, '', NULL, NULL, NULL, 1775950769576895, 1775950769576895, 1794863487576000, 37, 6, 1, 0, NULL),
	('019d7eea-2da8-785a-95eb-050352795d0b', '019d7eea-2da8-7656-ab30-9d77f4286650', 'Tempête de poche', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Ysolde, brève tempête"]', 'UR', 5, '', NULL, NULL, NULL, 1775950769576895, 1775950769576895, 1794857100000000, 89, 32, 1, 0, NULL),
	('019d7eea-2da8-7e54-905d-35de6024c976', '019d7eea-2da8-7861-84ef-a39affcd0295', 'Marée haute', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Nérine, voix des abysses"]', 'UG', 3, '', NULL, NULL, NULL, 1775950769576895, 1775950769576895, 1794857100000000, 49, 10, 1, 0, NULL),
	('019d7eea-2da8-7819-b062-c680488a0d74', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'La forge aux dragons', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Kaldrún, braise ancienne"]', 'RG', 3, '', NULL, NULL, NULL, 1775950769576895, 1775950769576895, 1794863487576000, 50, 8, 1, 0, NULL),
	('019d7eea-2da8-7ac1-8f6d-d32564371735', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'Lanterns of the Fen', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Orla, Fen Warden"]', 'BG', 3, '', NULL, NULL, NULL, 1775950769576895, 1793921969576895, 1794857100000000, 43, 13, 5, 100, 1793921969576895);
INSERT INTO public.deck_cards VALUES
	('019d7eea-2da8-7ac1-8f6d-d32564371735', '{"name":null,"entries":[{"section":"commander","quantity":1,"name":"Orla, Fen Warden","categories":[]},{"section":"main","quantity":1,"name":"Fen Lantern","categories":[]},{"section":"main","quantity":1,"name":"Fen Piper","categories":[]},{"section":"main","quantity":1,"name":"Fen Warden","categories":[]},{"section":"main","quantity":1,"name":"Fen Ferry","categories":[]},{"section":"main","quantity":1,"name":"Fen Moth","categories":[]},{"section":"main","quantity":1,"name":"Fen Root","categories":[]},{"section":"main","quantity":1,"name":"Fen Chant","categories":[]},{"section":"main","quantity":1,"name":"Mist Lantern","categories":[]},{"section":"main","quantity":1,"name":"Mist Piper","categories":[]},{"section":"main","quantity":1,"name":"Mist Warden","categories":[]},{"section":"main","quantity":1,"name":"Mist Ferry","categories":[]},{"section":"main","quantity":1,"name":"Mist Moth","categories":[]},{"section":"main","quantity":1,"name":"Mist Root","categories":[]},{"section":"main","quantity":1,"name":"Mist Chant","categories":[]},{"section":"main","quantity":1,"name":"Moor Lantern","categories":[]},{"section":"main","quantity":1,"name":"Moor Piper","categories":[]},{"section":"main","quantity":1,"name":"Moor Warden","categories":[]},{"section":"main","quantity":1,"name":"Moor Ferry","categories":[]},{"section":"main","quantity":1,"name":"Moor Moth","categories":[]},{"section":"main","quantity":1,"name":"Moor Root","categories":[]},{"section":"main","quantity":1,"name":"Moor Chant","categories":[]},{"section":"main","quantity":1,"name":"Reed Lantern","categories":[]},{"section":"main","quantity":1,"name":"Reed Piper","categories":[]},{"section":"main","quantity":1,"name":"Reed Warden","categories":[]},{"section":"main","quantity":1,"name":"Reed Ferry","categories":[]},{"section":"main","quantity":1,"name":"Reed Moth","categories":[]},{"section":"main","quantity":1,"name":"Reed Root","categories":[]},{"section":"main","quantity":1,"name":"Reed Chant","categories":[]},{"section":"main","quantity":1,"name":"Peat Lantern","categories":[]},{"section":"main","quantity":1,"name":"Peat Piper","categories":[]},{"section":"main","quantity":1,"name":"Peat Warden","categories":[]},{"section":"main","quantity":1,"name":"Peat Ferry","categories":[]},{"section":"main","quantity":1,"name":"Peat Moth","categories":[]},{"section":"main","quantity":1,"name":"Peat Root","categories":[]},{"section":"main","quantity":1,"name":"Peat Chant","categories":[]},{"section":"main","quantity":1,"name":"Willow Lantern","categories":[]},{"section":"main","quantity":1,"name":"Willow Piper","categories":[]},{"section":"main","quantity":1,"name":"Willow Warden","categories":[]},{"section":"main","quantity":1,"name":"Willow Ferry","categories":[]},{"section":"main","quantity":1,"name":"Willow Moth","categories":[]},{"section":"main","quantity":1,"name":"Willow Root","categories":[]},{"section":"main","quantity":1,"name":"Willow Chant","categories":[]},{"section":"main","quantity":1,"name":"Marsh Lantern","categories":[]},{"section":"main","quantity":1,"name":"Marsh Piper","categories":[]},{"section":"main","quantity":1,"name":"Marsh Warden","categories":[]},{"section":"main","quantity":1,"name":"Marsh Ferry","categories":[]},{"section":"main","quantity":1,"name":"Marsh Moth","categories":[]},{"section":"main","quantity":1,"name":"Marsh Root","categories":[]},{"section":"main","quantity":1,"name":"Marsh Chant","categories":[]},{"section":"main","quantity":1,"name":"Gloam Lantern","categories":[]},{"section":"main","quantity":1,"name":"Gloam Piper","categories":[]},{"section":"main","quantity":1,"name":"Gloam Warden","categories":[]},{"section":"main","quantity":1,"name":"Gloam Ferry","categories":[]},{"section":"main","quantity":1,"name":"Gloam Moth","categories":[]},{"section":"main","quantity":1,"name":"Gloam Root","categories":[]},{"section":"main","quantity":1,"name":"Gloam Chant","categories":[]},{"section":"main","quantity":1,"name":"Ember Lantern","categories":[]},{"section":"main","quantity":1,"name":"Ember Piper","categories":[]},{"section":"main","quantity":1,"name":"Ember Warden","categories":[]},{"section":"main","quantity":1,"name":"Ferryman''s Toll","categories":[]},{"section":"main","quantity":1,"name":"Still Water","categories":[]},{"section":"main","quantity":1,"name":"Bell of the Deep","categories":[]},{"section":"main","quantity":1,"name":"Low Tide","categories":[]},{"section":"main","quantity":1,"name":"Ember Moth","categories":[]},{"section":"main","quantity":1,"name":"Will-o''-the-Wisp","categories":[]},{"section":"main","quantity":1,"name":"Lamplighter''s Bargain","categories":[]},{"section":"main","quantity":15,"name":"Swamp","categories":[]},{"section":"main","quantity":18,"name":"Forest","categories":[]}]}'),
	('019d7eea-2da8-73ae-8c3e-f99b8df24e81', '[]'),
	('019d7eea-2da8-7474-bdc5-e24d2a413b15', '[]'),
	('019d7eea-2da8-7b13-ade4-a4f4557f17fe', '[]'),
	('019d7eea-2da8-7122-adf6-eccfc4caa8cd', '[]'),
	('019d7eea-2da8-7cc4-9669-6589ef0ff135', '[]'),
	('019d7eea-2da8-7a00-b65f-1e53354322cf', '[]'),
	('019d7eea-2da8-7c24-839b-0f8482503f90', '[]'),
	('019d7eea-2da8-785a-95eb-050352795d0b', '[]'),
	('019d7eea-2da8-7e54-905d-35de6024c976', '[]'),
	('019d7eea-2da8-7819-b062-c680488a0d74', '[]');
INSERT INTO public.deck_list VALUES
	('019d7eea-2da8-7ac1-8f6d-d32564371735', 1, 1777678769576895, '{"name":null,"entries":[{"section":"commander","quantity":1,"name":"Orla, Fen Warden","categories":[]},{"section":"main","quantity":1,"name":"Fen Lantern","categories":[]},{"section":"main","quantity":1,"name":"Fen Piper","categories":[]},{"section":"main","quantity":1,"name":"Fen Warden","categories":[]},{"section":"main","quantity":1,"name":"Fen Ferry","categories":[]},{"section":"main","quantity":1,"name":"Fen Moth","categories":[]},{"section":"main","quantity":1,"name":"Fen Root","categories":[]},{"section":"main","quantity":1,"name":"Fen Chant","categories":[]},{"section":"main","quantity":1,"name":"Mist Lantern","categories":[]},{"section":"main","quantity":1,"name":"Mist Piper","categories":[]},{"section":"main","quantity":1,"name":"Mist Warden","categories":[]},{"section":"main","quantity":1,"name":"Mist Ferry","categories":[]},{"section":"main","quantity":1,"name":"Mist Moth","categories":[]},{"section":"main","quantity":1,"name":"Mist Root","categories":[]},{"section":"main","quantity":1,"name":"Mist Chant","categories":[]},{"section":"main","quantity":1,"name":"Moor Lantern","categories":[]},{"section":"main","quantity":1,"name":"Moor Piper","categories":[]},{"section":"main","quantity":1,"name":"Moor Warden","categories":[]},{"section":"main","quantity":1,"name":"Moor Ferry","categories":[]},{"section":"main","quantity":1,"name":"Moor Moth","categories":[]},{"section":"main","quantity":1,"name":"Moor Root","categories":[]},{"section":"main","quantity":1,"name":"Moor Chant","categories":[]},{"section":"main","quantity":1,"name":"Reed Lantern","categories":[]},{"section":"main","quantity":1,"name":"Reed Piper","categories":[]},{"section":"main","quantity":1,"name":"Reed Warden","categories":[]},{"section":"main","quantity":1,"name":"Reed Ferry","categories":[]},{"section":"main","quantity":1,"name":"Reed Moth","categories":[]},{"section":"main","quantity":1,"name":"Reed Root","categories":[]},{"section":"main","quantity":1,"name":"Reed Chant","categories":[]},{"section":"main","quantity":1,"name":"Peat Lantern","categories":[]},{"section":"main","quantity":1,"name":"Peat Piper","categories":[]},{"section":"main","quantity":1,"name":"Peat Warden","categories":[]},{"section":"main","quantity":1,"name":"Peat Ferry","categories":[]},{"section":"main","quantity":1,"name":"Peat Moth","categories":[]},{"section":"main","quantity":1,"name":"Peat Root","categories":[]},{"section":"main","quantity":1,"name":"Peat Chant","categories":[]},{"section":"main","quantity":1,"name":"Willow Lantern","categories":[]},{"section":"main","quantity":1,"name":"Willow Piper","categories":[]},{"section":"main","quantity":1,"name":"Willow Warden","categories":[]},{"section":"main","quantity":1,"name":"Willow Ferry","categories":[]},{"section":"main","quantity":1,"name":"Willow Moth","categories":[]},{"section":"main","quantity":1,"name":"Willow Root","categories":[]},{"section":"main","quantity":1,"name":"Willow Chant","categories":[]},{"section":"main","quantity":1,"name":"Marsh Lantern","categories":[]},{"section":"main","quantity":1,"name":"Marsh Piper","categories":[]},{"section":"main","quantity":1,"name":"Marsh Warden","categories":[]},{"section":"main","quantity":1,"name":"Marsh Ferry","categories":[]},{"section":"main","quantity":1,"name":"Marsh Moth","categories":[]},{"section":"main","quantity":1,"name":"Marsh Root","categories":[]},{"section":"main","quantity":1,"name":"Marsh Chant","categories":[]},{"section":"main","quantity":1,"name":"Gloam Lantern","categories":[]},{"section":"main","quantity":1,"name":"Gloam Piper","categories":[]},{"section":"main","quantity":1,"name":"Gloam Warden","categories":[]},{"section":"main","quantity":1,"name":"Gloam Ferry","categories":[]},{"section":"main","quantity":1,"name":"Gloam Moth","categories":[]},{"section":"main","quantity":1,"name":"Gloam Root","categories":[]},{"section":"main","quantity":1,"name":"Gloam Chant","categories":[]},{"section":"main","quantity":1,"name":"Ember Lantern","categories":[]},{"section":"main","quantity":1,"name":"Ember Piper","categories":[]},{"section":"main","quantity":1,"name":"Ember Warden","categories":[]},{"section":"main","quantity":1,"name":"Ember Ferry","categories":[]},{"section":"main","quantity":1,"name":"Ember Moth","categories":[]},{"section":"main","quantity":1,"name":"Ember Root","categories":[]},{"section":"main","quantity":1,"name":"Ember Chant","categories":[]},{"section":"main","quantity":17,"name":"Swamp","categories":[]},{"section":"main","quantity":19,"name":"Forest","categories":[]}]}'),
	('019d7eea-2da8-73ae-8c3e-f99b8df24e81', 2, 1775950769576895, '[]'),
	('019d7eea-2da8-7474-bdc5-e24d2a413b15', 2, 1775950769576895, '[]'),
	('019d7eea-2da8-7b13-ade4-a4f4557f17fe', 2, 1775950769576895, '[]'),
	('019d7eea-2da8-7122-adf6-eccfc4caa8cd', 2, 1775950769576895, '[]'),
	('019d7eea-2da8-7cc4-9669-6589ef0ff135', 2, 1775950769576895, '[]'),
	('019d7eea-2da8-7a00-b65f-1e53354322cf', 2, 1775950769576895, '[]'),
	('019d7eea-2da8-7c24-839b-0f8482503f90', 2, 1775950769576895, '[]'),
	('019d7eea-2da8-785a-95eb-050352795d0b', 2, 1775950769576895, '[]'),
	('019d7eea-2da8-7e54-905d-35de6024c976', 2, 1775950769576895, '[]'),
	('019d7eea-2da8-7819-b062-c680488a0d74', 2, 1775950769576895, '[]'),
	('019d7eea-2da8-7ac1-8f6d-d32564371735', 2, 1775950769576895, '[]');
INSERT INTO public.event VALUES
	('01a08364-15a8-7296-934c-42b9e830a96b', 'Lamp Night at the Corner Shop', 'Pods of four **all evening**, brackets 2 and 3.
- Doors at six, first game at half past
- Tea and lamps are ours, decks are yours
Nobody plays for prizes: come and meet people.', 'Corner Shop, 12 Fen Lane', 1795388400000000, 1795406400000000, NULL, '019de5e9-5da8-7165-980d-0d2038640539', 1788910769576895, 1788910769576895),
	('01a08364-15a8-7149-8572-9dac1b33ca78', 'La Semaine de la Taverne', 'Une semaine de parties, **à toute heure**.
Chaque partie enregistrée ici compte pour le classement ; le premier offre la prochaine tournée.', 'La Taverne du Dé, au fond du bar', 1794438000000000, 1795042800000000, NULL, '019de5e9-5da8-70f2-a8cb-270abd43bc0d', 1788910769576895, 1788910769576895),
	('01a08364-15a8-784e-a9d7-0b5a96ca4fe1', 'Lamplighters'' Month', 'A month of Thursdays, and of whatever other evening we found.', 'Wherever the lamp stands', 1789772400000000, 1792364400000000, NULL, '019de5e9-5da8-70aa-a53c-a305cc06f5c9', 1788910769576895, 1788910769576895);
INSERT INTO public.event_guest VALUES
	('01a08364-15a8-7296-934c-42b9e830a96b', '019d7eea-2da8-78b3-b396-9a0d05f4673e', 'LAMPNIGHT', 1788910769576895),
	('01a08364-15a8-7296-934c-42b9e830a96b', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 'LAMPNIGHT', 1788910769576895),
	('01a08364-15a8-7296-934c-42b9e830a96b', '019d7eea-2da8-7656-ab30-9d77f4286650', 'LAMPNIGHT', 1788910769576895),
	('01a08364-15a8-7149-8572-9dac1b33ca78', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'TAVERNE', 1788910769576895),
	('01a08364-15a8-7149-8572-9dac1b33ca78', '019d7eea-2da8-7861-84ef-a39affcd0295', 'TAVERNE', 1788910769576895),
	('01a08364-15a8-7149-8572-9dac1b33ca78', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'TAVERNE', 1788910769576895),
	('01a08364-15a8-7149-8572-9dac1b33ca78', '019d7eea-2da8-7656-ab30-9d77f4286650', 'TAVERNE', 1788910769576895),
	('01a08364-15a8-784e-a9d7-0b5a96ca4fe1', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'LAMPLIGHT', 1788910769576895),
	('01a08364-15a8-784e-a9d7-0b5a96ca4fe1', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'LAMPLIGHT', 1788910769576895),
	('01a08364-15a8-784e-a9d7-0b5a96ca4fe1', '019d7eea-2da8-7861-84ef-a39affcd0295', 'LAMPLIGHT', 1788910769576895),
	('01a08364-15a8-784e-a9d7-0b5a96ca4fe1', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 'LAMPLIGHT', 1788910769576895),
	('01a08364-15a8-784e-a9d7-0b5a96ca4fe1', '019d7eea-2da8-78b3-b396-9a0d05f4673e', 'LAMPLIGHT', 1788910769576895),
	('01a08364-15a8-784e-a9d7-0b5a96ca4fe1', '019d7eea-2da8-7656-ab30-9d77f4286650', 'LAMPLIGHT', 1788910769576895);
INSERT INTO public.friendship VALUES
	('019d7eea-2da8-7118-b0d3-641a68f94a69', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 1793230769576895, 1793234369576895),
	('019d7eea-2da8-7118-b0d3-641a68f94a69', '019d7eea-2da8-7861-84ef-a39affcd0295', 1793230769576895, 1793234369576895),
	('019d7eea-2da8-7232-b14e-d878c8e1d9d8', '019d7eea-2da8-7118-b0d3-641a68f94a69', 1793230769576895, 1793234369576895),
	('019d7eea-2da8-77cb-96ff-66cd60b5a6b3', '019d7eea-2da8-7861-84ef-a39affcd0295', 1793230769576895, 1793234369576895),
	('019d7eea-2da8-78b3-b396-9a0d05f4673e', '019d7eea-2da8-7118-b0d3-641a68f94a69', 1793230769576895, NULL),
	('019d7eea-2da8-7118-b0d3-641a68f94a69', '019d7eea-2da8-7656-ab30-9d77f4286650', 1793230769576895, NULL);
INSERT INTO public.game VALUES
	('01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', NULL, '019de5e9-5da8-70aa-a53c-a305cc06f5c9', '01a08364-15a8-784e-a9d7-0b5a96ca4fe1', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1790968740000000, NULL, NULL, '019d7eea-2da8-7118-b0d3-641a68f94a69', 1790968800000000, false, 1, NULL, 'alice alice seven sails admiral ines of the shoals chloe.v chloe maree haute nerine, voix des abysses farid farid tempete de poche ysolde, breve tempete bruno bruno la forge aux dragons kaldrun, braise ancienne', NULL),
	('01a10330-eb20-718b-bdef-75bb8e06200e', NULL, '019de5e9-5da8-7165-980d-0d2038640539', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1791054900000000, NULL, NULL, '019d7eea-2da8-78b3-b396-9a0d05f4673e', 1791054960000000, false, 1, NULL, 'farid farid tempete de poche ysolde, breve tempete dmitri_k dmitri nothing but stones the patient colossus elif elif choir of bees mother melisande', NULL),
	('01a11d43-1ce0-7e13-b87f-adb25f8e6c24', NULL, '019de5e9-5da8-70aa-a53c-a305cc06f5c9', '01a08364-15a8-784e-a9d7-0b5a96ca4fe1', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1791492300000000, NULL, NULL, '019d7eea-2da8-7656-ab30-9d77f4286650', 1791492360000000, false, 1, NULL, 'theo bone market farid farid tempete de poche ysolde, breve tempete dmitri_k dmitri rust and ruin vex, scrap regent', NULL),
	('01a140b8-9100-7b8e-aaa4-cec1fc1407a4', NULL, '019de5e9-5da8-70aa-a53c-a305cc06f5c9', '01a08364-15a8-784e-a9d7-0b5a96ca4fe1', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1792087200000000, NULL, NULL, '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 1792087260000000, false, 1, NULL, 'elif elif choir of bees mother melisande farid farid tempete de poche ysolde, breve tempete bruno bruno jardin de minuit seraphine, jardiniere d''ombre dmitri_k dmitri rust and ruin vex, scrap regent', NULL),
	('01a155b6-b640-725f-bff1-0fe6b427a8d9', NULL, '019de5e9-5da8-70f2-a8cb-270abd43bc0d', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', 1792436460000000, 1792439400000000, 10, 'commanderDamage', '019d7eea-2da8-7861-84ef-a39affcd0295', 1792439460000000, false, 1, NULL, 'theo bone market chloe.v chloe maree haute nerine, voix des abysses alice alice lanterns of the fen orla, fen warden farid farid tempete de poche ysolde, breve tempete bruno bruno la forge aux dragons kaldrun, braise ancienne', NULL),
	('01a15fa2-6280-7d84-80d8-57c8a3552f79', '01a15f71-dca0-742d-abec-6c978a25642b', '019de5e9-5da8-70aa-a53c-a305cc06f5c9', NULL, '01932b67-2400-7ecb-a1af-185c9418f779', NULL, 1792604460000000, 1792605840000000, NULL, 'concession', '019d7eea-2da8-7656-ab30-9d77f4286650', 1792605900000000, false, 1, NULL, 'farid farid bone market bruno bruno blue tides', NULL),
	('01a16a85-4000-7ce9-9b5f-df80f5f33332', NULL, '019de5e9-5da8-7165-980d-0d2038640539', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1792788480000000, NULL, NULL, '019d7eea-2da8-7656-ab30-9d77f4286650', 1792788540000000, false, 1, NULL, 'farid farid tempete de poche ysolde, breve tempete dmitri_k dmitri nothing but stones the patient colossus elif elif choir of bees mother melisande ana blue tides', NULL),
	('01a183bb-b7c0-7e93-b757-e0f57b25f81d', '01a1838b-31e0-7d73-a354-2d2ba88ed926', '019de5e9-5da8-70f2-a8cb-270abd43bc0d', NULL, '01932b67-2400-7ecb-a1af-185c9418f779', NULL, 1793210880000000, 1793211480000000, NULL, 'concession', '019d7eea-2da8-7656-ab30-9d77f4286650', 1793211540000000, false, 1, NULL, 'farid farid green giants bruno bruno bone market', NULL),
	('01a1a2a1-dfc0-7dde-b518-5368685a917c', NULL, '019de5e9-5da8-70aa-a53c-a305cc06f5c9', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', 1793727060000000, 1793729880000000, 9, 'combat', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 1793729940000000, false, 1, NULL, 'farid farid tempete de poche ysolde, breve tempete elif elif choir of bees mother melisande dmitri_k dmitri nothing but stones the patient colossus alice alice lanterns of the fen orla, fen warden', NULL),
	('01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', NULL, '019de5e9-5da8-70f2-a8cb-270abd43bc0d', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1793992620000000, NULL, NULL, '019d7eea-2da8-7118-b0d3-641a68f94a69', 1793992680000000, false, 1, NULL, 'alice alice lanterns of the fen orla, fen warden bruno bruno la forge aux dragons kaldrun, braise ancienne farid farid tempete de poche ysolde, breve tempete chloe.v chloe cinq saisons le conclave des cinq saisons', NULL),
	('01a1b272-5600-77c9-8d31-ccadfde442fa', NULL, '019de5e9-5da8-70f2-a8cb-270abd43bc0d', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1793995200000000, NULL, NULL, '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 1793995260000000, false, 1, NULL, 'bruno bruno la forge aux dragons kaldrun, braise ancienne farid farid tempete de poche ysolde, breve tempete chloe.v chloe maree haute nerine, voix des abysses alice alice lanterns of the fen orla, fen warden', NULL),
	('01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', NULL, '019de5e9-5da8-7165-980d-0d2038640539', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1794507660000000, NULL, NULL, '019d7eea-2da8-78b3-b396-9a0d05f4673e', 1794507720000000, false, 1, NULL, 'farid farid tempete de poche ysolde, breve tempete elif elif choir of bees mother melisande dmitri_k dmitri nothing but stones the patient colossus ana green giants', NULL);
INSERT INTO public.game_set VALUES
	('01a15f71-dca0-742d-abec-6c978a25642b', '019de5e9-5da8-70aa-a53c-a305cc06f5c9', '01932b67-2400-7ecb-a1af-185c9418f779', NULL, 3, 1792602660000000, 1792607400000000, '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 1792602660000000, 1, NULL),
	('01a1838b-31e0-7d73-a354-2d2ba88ed926', '019de5e9-5da8-70f2-a8cb-270abd43bc0d', '01932b67-2400-7ecb-a1af-185c9418f779', NULL, 3, 1793208300000000, 1793211480000000, '019d7eea-2da8-7656-ab30-9d77f4286650', 1793208300000000, 1, NULL);
INSERT INTO public.history VALUES
	('019d7eea-2da8-7118-b0d3-641a68f94a69', 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', '019d7eea-2da8-7122-adf6-eccfc4caa8cd'),
	('019d7eea-2da8-7861-84ef-a39affcd0295', 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', '019d7eea-2da8-7e54-905d-35de6024c976'),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', '019d7eea-2da8-785a-95eb-050352795d0b'),
	('019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', '019d7eea-2da8-7819-b062-c680488a0d74'),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', '019d7eea-2da8-785a-95eb-050352795d0b'),
	('019d7eea-2da8-7232-b14e-d878c8e1d9d8', 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', '019d7eea-2da8-7c24-839b-0f8482503f90'),
	('019d7eea-2da8-78b3-b396-9a0d05f4673e', 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', '019d7eea-2da8-7a00-b65f-1e53354322cf'),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', '019d7eea-2da8-785a-95eb-050352795d0b'),
	('019d7eea-2da8-7232-b14e-d878c8e1d9d8', 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', '019d7eea-2da8-73ae-8c3e-f99b8df24e81'),
	('019d7eea-2da8-78b3-b396-9a0d05f4673e', 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', '019d7eea-2da8-7a00-b65f-1e53354322cf'),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', '019d7eea-2da8-785a-95eb-050352795d0b'),
	('019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', '019d7eea-2da8-7cc4-9669-6589ef0ff135'),
	('019d7eea-2da8-7232-b14e-d878c8e1d9d8', 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', '019d7eea-2da8-73ae-8c3e-f99b8df24e81'),
	('019d7eea-2da8-7861-84ef-a39affcd0295', 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', '019d7eea-2da8-7e54-905d-35de6024c976'),
	('019d7eea-2da8-7118-b0d3-641a68f94a69', 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', '019d7eea-2da8-7ac1-8f6d-d32564371735'),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', '019d7eea-2da8-785a-95eb-050352795d0b'),
	('019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', '019d7eea-2da8-7819-b062-c680488a0d74'),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 1792605840000000, '01a15fa2-6280-7d84-80d8-57c8a3552f79', NULL),
	('019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 1792605840000000, '01a15fa2-6280-7d84-80d8-57c8a3552f79', NULL),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', '019d7eea-2da8-785a-95eb-050352795d0b'),
	('019d7eea-2da8-7232-b14e-d878c8e1d9d8', 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', '019d7eea-2da8-7c24-839b-0f8482503f90'),
	('019d7eea-2da8-78b3-b396-9a0d05f4673e', 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', '019d7eea-2da8-7a00-b65f-1e53354322cf'),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d', NULL),
	('019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d', NULL),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', '019d7eea-2da8-785a-95eb-050352795d0b'),
	('019d7eea-2da8-78b3-b396-9a0d05f4673e', 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', '019d7eea-2da8-7a00-b65f-1e53354322cf'),
	('019d7eea-2da8-7232-b14e-d878c8e1d9d8', 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', '019d7eea-2da8-7c24-839b-0f8482503f90'),
	('019d7eea-2da8-7118-b0d3-641a68f94a69', 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', '019d7eea-2da8-7ac1-8f6d-d32564371735'),
	('019d7eea-2da8-7118-b0d3-641a68f94a69', 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', '019d7eea-2da8-7ac1-8f6d-d32564371735'),
	('019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', '019d7eea-2da8-7819-b062-c680488a0d74'),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', '019d7eea-2da8-785a-95eb-050352795d0b'),
	('019d7eea-2da8-7861-84ef-a39affcd0295', 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', '019d7eea-2da8-7b13-ade4-a4f4557f17fe'),
	('019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', '019d7eea-2da8-7819-b062-c680488a0d74'),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', '019d7eea-2da8-785a-95eb-050352795d0b'),
	('019d7eea-2da8-7861-84ef-a39affcd0295', 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', '019d7eea-2da8-7e54-905d-35de6024c976'),
	('019d7eea-2da8-7118-b0d3-641a68f94a69', 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', '019d7eea-2da8-7ac1-8f6d-d32564371735'),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', '019d7eea-2da8-785a-95eb-050352795d0b'),
	('019d7eea-2da8-78b3-b396-9a0d05f4673e', 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', '019d7eea-2da8-7a00-b65f-1e53354322cf'),
	('019d7eea-2da8-7232-b14e-d878c8e1d9d8', 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', '019d7eea-2da8-7c24-839b-0f8482503f90');
INSERT INTO public.idempotency_key VALUES
	('019d7eea-2da8-7118-b0d3-641a68f94a69', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895, 201, '"1"', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7');
INSERT INTO public.live_event VALUES
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 1, '01a1dbc9-5e28-7822-8dab-974b7947cabe', 1794688769576000, '{"sequence":1,"at":"2026-11-14T20:39:29.576Z","id":"01a1dbc9-5e28-7822-8dab-974b7947cabe","by":{"seat":1,"device":"01a1dbc9-5e28-7e3f-a708-a67ede0e18e5"},"what":{"type":"opened","setup":{"rules":{"startingLife":40,"commanderDamage":21,"poison":10},"settings":{"allSeats":true,"joinAs":"player","guests":"player","locked":false},"seats":[{"userId":"019d7eea-2da8-7118-b0d3-641a68f94a69","guestName":null,"deckId":"019d7eea-2da8-7ac1-8f6d-d32564371735","deckName":"Lanterns of the Fen","commanders":["Orla, Fen Warden"],"color":"red"},{"userId":"019d7eea-2da8-77cb-96ff-66cd60b5a6b3","guestName":null,"deckId":"019d7eea-2da8-7cc4-9669-6589ef0ff135","deckName":"Jardin de minuit","commanders":["Séraphine, jardinière d''ombre"],"color":"blue"},{"userId":"019d7eea-2da8-7861-84ef-a39affcd0295","guestName":null,"deckId":"019d7eea-2da8-7b13-ade4-a4f4557f17fe","deckName":"Cinq saisons","commanders":["Le Conclave des cinq saisons"],"color":"green"},{"userId":"019d7eea-2da8-7232-b14e-d878c8e1d9d8","guestName":null,"deckId":"019d7eea-2da8-73ae-8c3e-f99b8df24e81","deckName":"Rust and Ruin","commanders":["Vex, Scrap Regent"],"color":"yellow"}]}}}'),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 2, '01a1dbc9-b800-76a2-bd29-8fe24ec70e44', 1794688792576000, '{"sequence":2,"at":"2026-11-14T20:39:52.576Z","id":"01a1dbc9-b800-76a2-bd29-8fe24ec70e44","by":{"seat":1,"device":"01a1dbc9-5e28-7e3f-a708-a67ede0e18e5"},"what":{"type":"rolled","roll":{"type":"starter","seat":1}}}'),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 3, '01a1dbc9-d358-7256-a950-31c7c99f95ab', 1794688799576000, '{"sequence":3,"at":"2026-11-14T20:39:59.576Z","id":"01a1dbc9-d358-7256-a950-31c7c99f95ab","by":{"seat":1,"device":"01a1dbc9-5e28-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":null,"to":{"seat":1,"round":1,"number":1}}],"tap":false,"joins":null,"source":null}}'),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 4, '01a1dbca-2948-7485-b17a-fd52abef077d', 1794688821576000, '{"sequence":4,"at":"2026-11-14T20:40:21.576Z","id":"01a1dbca-2948-7485-b17a-fd52abef077d","by":{"seat":1,"device":"01a1dbc9-5e28-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"life","seat":1,"from":40,"to":44}],"tap":true,"joins":null,"source":null}}'),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 5, '01a1dbca-63e0-7e8e-ac78-e15cd47cf943', 1794688836576000, '{"sequence":5,"at":"2026-11-14T20:40:36.576Z","id":"01a1dbca-63e0-7e8e-ac78-e15cd47cf943","by":{"seat":1,"device":"01a1dbc9-5e28-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":1,"round":1,"number":1},"to":{"seat":2,"round":1,"number":2}}],"tap":false,"joins":null,"source":null}}'),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 6, '01a1dbcb-32e8-7e85-ad10-c1e655b820c2', 1794688889576000, '{"sequence":6,"at":"2026-11-14T20:41:29.576Z","id":"01a1dbcb-32e8-7e85-ad10-c1e655b820c2","by":{"seat":1,"device":"01a1dbc9-5e28-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":2,"round":1,"number":2},"to":{"seat":3,"round":1,"number":3}}],"tap":false,"joins":null,"source":null}}'),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 7, '01a1dbcc-7ef0-7497-919e-1ff4328a6af5', 1794688974576000, '{"sequence":7,"at":"2026-11-14T20:42:54.576Z","id":"01a1dbcc-7ef0-7497-919e-1ff4328a6af5","by":{"seat":1,"device":"01a1dbc9-5e28-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":3,"round":1,"number":3},"to":{"seat":4,"round":1,"number":4}}],"tap":false,"joins":null,"source":null}}'),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 8, '01a1dbcd-6180-7417-8ffd-bfc2790f0fee', 1794689032576000, '{"sequence":8,"at":"2026-11-14T20:43:52.576Z","id":"01a1dbcd-6180-7417-8ffd-bfc2790f0fee","by":{"seat":1,"device":"01a1dbc9-5e28-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"life","seat":4,"from":40,"to":41}],"tap":true,"joins":null,"source":null}}'),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 9, '01a1dbcd-f208-77b1-bb16-c4a7226755c8', 1794689069576000, '{"sequence":9,"at":"2026-11-14T20:44:29.576Z","id":"01a1dbcd-f208-77b1-bb16-c4a7226755c8","by":{"seat":1,"device":"01a1dbc9-5e28-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":4,"round":1,"number":4},"to":{"seat":1,"round":2,"number":5}}],"tap":false,"joins":null,"source":null}}'),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 10, '01a1dbce-7ac0-749d-9d5d-cf04688563c4', 1794689104576000, '{"sequence":10,"at":"2026-11-14T20:45:04.576Z","id":"01a1dbce-7ac0-749d-9d5d-cf04688563c4","by":{"seat":1,"device":"01a1dbc9-5e28-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"life","seat":2,"from":40,"to":38}],"tap":true,"joins":null,"source":1}}'),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 11, '01a1dbce-8e48-7245-b3bd-325d71d0456e', 1794689109576000, '{"sequence":11,"at":"2026-11-14T20:45:09.576Z","id":"01a1dbce-8e48-7245-b3bd-325d71d0456e","by":{"seat":1,"device":"01a1dbc9-5e28-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"commanderDamage","seat":2,"source":1,"commander":0,"from":0,"to":4},{"type":"life","seat":2,"from":38,"to":34}],"tap":true,"joins":null,"source":1}}'),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 12, '01a1dbcf-8078-7409-84d8-c8b0cebce7dc', 1794689171576000, '{"sequence":12,"at":"2026-11-14T20:46:11.576Z","id":"01a1dbcf-8078-7409-84d8-c8b0cebce7dc","by":{"seat":1,"device":"01a1dbc9-5e28-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":1,"round":2,"number":5},"to":{"seat":2,"round":2,"number":6}}],"tap":false,"joins":null,"source":null}}'),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 1, '01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 1794957689576000, '{"sequence":1,"at":"2026-11-17T23:21:29.576Z","id":"01a1ebd0-c2e8-717a-a1b8-08842fd9f127","by":{"seat":1,"device":"01a1ebd0-c2e8-79ec-b657-7ee0b3aab949"},"what":{"type":"opened","setup":{"rules":{"startingLife":40,"commanderDamage":21,"poison":10},"settings":{"allSeats":true,"joinAs":"player","guests":"player","locked":false},"seats":[{"userId":"019d7eea-2da8-7118-b0d3-641a68f94a69","guestName":null,"deckId":"019d7eea-2da8-7ac1-8f6d-d32564371735","deckName":"Lanterns of the Fen","commanders":["Orla, Fen Warden"],"color":"red"},{"userId":"019d7eea-2da8-77cb-96ff-66cd60b5a6b3","guestName":null,"deckId":"019d7eea-2da8-7819-b062-c680488a0d74","deckName":"La forge aux dragons","commanders":["Kaldrún, braise ancienne"],"color":"blue"},{"userId":"019d7eea-2da8-7861-84ef-a39affcd0295","guestName":null,"deckId":"019d7eea-2da8-7e54-905d-35de6024c976","deckName":"Marée haute","commanders":["Nérine, voix des abysses"],"color":"green"},{"userId":"019d7eea-2da8-7232-b14e-d878c8e1d9d8","guestName":null,"deckId":"019d7eea-2da8-73ae-8c3e-f99b8df24e81","deckName":"Rust and Ruin","commanders":["Vex, Scrap Regent"],"color":"yellow"}]}}}'),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 2, '01a1ebd1-20a8-7f2f-861a-71f0b5283a07', 1794957713576000, '{"sequence":2,"at":"2026-11-17T23:21:53.576Z","id":"01a1ebd1-20a8-7f2f-861a-71f0b5283a07","by":{"seat":1,"device":"01a1ebd0-c2e8-79ec-b657-7ee0b3aab949"},"what":{"type":"rolled","roll":{"type":"starter","seat":3}}}'),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 3, '01a1ebd1-3fe8-723f-981a-a4edeaef9e6c', 1794957721576000, '{"sequence":3,"at":"2026-11-17T23:22:01.576Z","id":"01a1ebd1-3fe8-723f-981a-a4edeaef9e6c","by":{"seat":1,"device":"01a1ebd0-c2e8-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":null,"to":{"seat":3,"round":1,"number":1}}],"tap":false,"joins":null,"source":null}}'),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 4, '01a1ebd1-b518-7068-b2bb-18bea4f848f0', 1794957751576000, '{"sequence":4,"at":"2026-11-17T23:22:31.576Z","id":"01a1ebd1-b518-7068-b2bb-18bea4f848f0","by":{"seat":1,"device":"01a1ebd0-c2e8-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"life","seat":3,"from":40,"to":41}],"tap":true,"joins":null,"source":null}}'),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 5, '01a1ebd1-f398-745b-a2a4-b7eabfcd15c9', 1794957767576000, '{"sequence":5,"at":"2026-11-17T23:22:47.576Z","id":"01a1ebd1-f398-745b-a2a4-b7eabfcd15c9","by":{"seat":1,"device":"01a1ebd0-c2e8-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":3,"round":1,"number":1},"to":{"seat":4,"round":1,"number":2}}],"tap":false,"joins":null,"source":null}}'),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 6, '01a1ebd3-2060-7884-8f2e-bcbb213f2c3e', 1794957844576000, '{"sequence":6,"at":"2026-11-17T23:24:04.576Z","id":"01a1ebd3-2060-7884-8f2e-bcbb213f2c3e","by":{"seat":1,"device":"01a1ebd0-c2e8-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":4,"round":1,"number":2},"to":{"seat":1,"round":1,"number":3}}],"tap":false,"joins":null,"source":null}}'),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 7, '01a1ebd3-d028-7b1d-b7ac-f16907bb85f5', 1794957889576000, '{"sequence":7,"at":"2026-11-17T23:24:49.576Z","id":"01a1ebd3-d028-7b1d-b7ac-f16907bb85f5","by":{"seat":1,"device":"01a1ebd0-c2e8-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"life","seat":1,"from":40,"to":42}],"tap":true,"joins":null,"source":null}}'),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 8, '01a1ebd4-6498-7ab7-9c0a-aa536600484a', 1794957927576000, '{"sequence":8,"at":"2026-11-17T23:25:27.576Z","id":"01a1ebd4-6498-7ab7-9c0a-aa536600484a","by":{"seat":1,"device":"01a1ebd0-c2e8-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":1,"round":1,"number":3},"to":{"seat":2,"round":1,"number":4}}],"tap":false,"joins":null,"source":null}}'),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 9, '01a1ebd5-b488-7020-a9df-e2100a9925d1', 1794958013576000, '{"sequence":9,"at":"2026-11-17T23:26:53.576Z","id":"01a1ebd5-b488-7020-a9df-e2100a9925d1","by":{"seat":1,"device":"01a1ebd0-c2e8-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":2,"round":1,"number":4},"to":{"seat":3,"round":2,"number":5}}],"tap":false,"joins":null,"source":null}}'),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 10, '01a1ebd6-6838-77f9-be2f-85d34fa22ed9', 1794958059576000, '{"sequence":10,"at":"2026-11-17T23:27:39.576Z","id":"01a1ebd6-6838-77f9-be2f-85d34fa22ed9","by":{"seat":1,"device":"01a1ebd0-c2e8-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"life","seat":2,"from":40,"to":39}],"tap":true,"joins":null,"source":3}}'),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 11, '01a1ebd6-6c20-7b39-9244-810135b02557', 1794958060576000, '{"sequence":11,"at":"2026-11-17T23:27:40.576Z","id":"01a1ebd6-6c20-7b39-9244-810135b02557","by":{"seat":1,"device":"01a1ebd0-c2e8-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"commanderDamage","seat":2,"source":3,"commander":0,"from":0,"to":3},{"type":"life","seat":2,"from":39,"to":36}],"tap":true,"joins":null,"source":3}}'),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 12, '01a1ebd6-8b60-72c0-85b3-c0cc2a140c1d', 1794958068576000, '{"sequence":12,"at":"2026-11-17T23:27:48.576Z","id":"01a1ebd6-8b60-72c0-85b3-c0cc2a140c1d","by":{"seat":1,"device":"01a1ebd0-c2e8-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"counter","seat":2,"counter":"experience","from":0,"to":1}],"tap":true,"joins":null,"source":null}}');
INSERT INTO public.live_guest VALUES
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', '01a1dbc9-5e28-7822-8dab-974b7947cabe', 3, '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895);
INSERT INTO public.live_person VALUES
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'player', true, 1794688769576000),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'player', true, 1794688769576000),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', '019d7eea-2da8-7861-84ef-a39affcd0295', 'player', true, 1794688769576000),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 'player', true, 1794688769576000),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'player', true, 1794957689576000),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'player', true, 1794957689576000),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', '019d7eea-2da8-7861-84ef-a39affcd0295', 'player', true, 1794957689576000),
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 'player', true, 1794957689576000);
INSERT INTO public.live_snapshot VALUES
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 0, 0, '{}'),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 0, 0, '{}');
INSERT INTO public.live_summary VALUES
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 0, 0, '{}'),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 0, 0, '{}');
INSERT INTO public.live_table VALUES
	('01a1ebd0-c2e8-717a-a1b8-08842fd9f127', 'XP5PQ4', '019d7eea-2da8-7118-b0d3-641a68f94a69', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '019de5e9-5da8-70aa-a53c-a305cc06f5c9', NULL, '01a1ebd0-c2e8-7284-b222-114761c2464c', 'open', 1794957689576000, 1794958583576000, 12, 5),
	('01a1dbc9-5e28-7822-8dab-974b7947cabe', 'QRDUAR', '019d7eea-2da8-7118-b0d3-641a68f94a69', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, NULL, '01a1dbc9-5e28-76cd-b107-4ad02212e7d3', 'finished', 1794688769576000, 1794691101576000, 12, 5);
INSERT INTO public.mail VALUES
	('01a1ebe1-3de8-79ba-921a-3c9accbfe1c2', 'PASSWORD_RESET', 'alice@podium.example', NULL, 'fr', '/login', 1, 1794958769640019, 1794958769640019, 1794958769640019),
	('01a1ebe1-3e31-78f6-9809-cb1c589be177', 'PASSWORD_RESET', 'bruno@podium.example', NULL, 'fr', '/login', 1, 1794958769713028, 1794958769713028, 1794958769713028),
	('01a1ebe1-3e8c-7960-a1e5-4269181896ae', 'PASSWORD_RESET', 'chloe@podium.example', NULL, 'fr', '/login', 1, 1794958769804442, 1794958769804442, 1794958769804442),
	('01a1ebe1-3f53-73da-8836-54949c130d31', 'PASSWORD_RESET', 'dmitri@podium.example', NULL, 'fr', '/login', 1, 1794958770003937, 1794958770003937, 1794958770003937),
	('01a1ebe1-3fe8-7d70-9fbc-e2a8ef13c5c7', 'PASSWORD_RESET', 'elif@podium.example', NULL, 'fr', '/login', 1, 1794958770152103, 1794958770152103, 1794958770152103),
	('01a1ebe1-4045-7049-af86-a7374466f18f', 'PASSWORD_RESET', 'farid@podium.example', NULL, 'fr', '/login', 1, 1794958770245425, 1794958770245425, 1794958770245425);
INSERT INTO public.mail_request VALUES
	('01a1ebe1-3de8-79ba-921a-3c9accbfe1c2', 'PASSWORD_RESET', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895),
	('01a1ebe1-3e31-78f6-9809-cb1c589be177', 'PASSWORD_RESET', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895),
	('01a1ebe1-3e8c-7960-a1e5-4269181896ae', 'PASSWORD_RESET', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895),
	('01a1ebe1-3f53-73da-8836-54949c130d31', 'PASSWORD_RESET', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895),
	('01a1ebe1-3fe8-7d70-9fbc-e2a8ef13c5c7', 'PASSWORD_RESET', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895),
	('01a1ebe1-4045-7049-af86-a7374466f18f', 'PASSWORD_RESET', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895);
INSERT INTO public.note OVERRIDING SYSTEM VALUE VALUES
	(30, '01a0fe10-f7c0-7b3f-80e4-fcfb0a755807', '019d7eea-2da8-7861-84ef-a39affcd0295', '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', NULL, 'Une très belle partie, pleine de retournements, jusqu''à minuit. À retenir : attaquer Farid très tôt, jamais de bloqueurs. **Grande leçon** : compter les trésors avant d''engager tout son mana.', 'ffcd0295a ffcd0295attaqu ffcd0295attaquer ffcd0295avant ffcd0295bel ffcd0295bell ffcd0295belle ffcd0295bloqueur ffcd0295bloqueurs ffcd0295compt ffcd0295compter ffcd0295d ffcd0295de ffcd0295engag ffcd0295engager ffcd0295farid ffcd0295grand ffcd0295grande ffcd0295jam ffcd0295jamai ffcd0295jamais ffcd0295jusqu ffcd0295le ffcd0295lecon ffcd0295les ffcd0295man ffcd0295mana ffcd0295minuit ffcd0295part ffcd0295parti ffcd0295partie ffcd0295plein ffcd0295pleine ffcd0295reten ffcd0295retenir ffcd0295retourn ffcd0295retournements ffcd0295son ffcd0295tot ffcd0295tout ffcd0295tre ffcd0295tres ffcd0295tresor ffcd0295tresors ffcd0295une', DEFAULT, 1, 1790968920000000, 1790968920000000),
	(31, '01a10333-aa40-71b2-9cbc-4acfd93944e5', '019d7eea-2da8-78b3-b396-9a0d05f4673e', '01a10330-eb20-718b-bdef-75bb8e06200e', NULL, 'Dmitri played very politically and was rewarded for it. Kept a hand of two lands with Choir of Bees, and drew nothing but spells for five turns.', '05f4673ea 05f4673eand 05f4673ebe 05f4673ebee 05f4673ebees 05f4673ebut 05f4673echoir 05f4673edmitr 05f4673edmitri 05f4673edrew 05f4673efiv 05f4673efive 05f4673efor 05f4673ehand 05f4673eit 05f4673ekept 05f4673eland 05f4673elands 05f4673enoth 05f4673enothing 05f4673eof 05f4673eplay 05f4673eplayed 05f4673epolit 05f4673epolitically 05f4673ereward 05f4673erewarded 05f4673espel 05f4673espell 05f4673espells 05f4673eturn 05f4673eturns 05f4673etwo 05f4673everi 05f4673every 05f4673ewas 05f4673ewith', DEFAULT, 1, 1791055080000000, 1791055080000000),
	(32, '01a11d45-dc00-7366-b273-467efe02b0fe', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', NULL, '## Rust and Ruin
**Big lesson**: count the treasures before tapping out.
Next time start the dragons before the mana rocks.
Next time start the dragons before the mana rocks.', 'c8e1d9d8and c8e1d9d8befor c8e1d9d8before c8e1d9d8big c8e1d9d8count c8e1d9d8dragon c8e1d9d8dragons c8e1d9d8lesson c8e1d9d8man c8e1d9d8mana c8e1d9d8next c8e1d9d8out c8e1d9d8rock c8e1d9d8rocks c8e1d9d8ruin c8e1d9d8rust c8e1d9d8start c8e1d9d8tap c8e1d9d8tapping c8e1d9d8the c8e1d9d8tim c8e1d9d8time c8e1d9d8treasur c8e1d9d8treasures', DEFAULT, 1, 1791492480000000, 1791492480000000),
	(33, '01a140bb-5020-7d92-b87d-40fb1003e431', '019d7eea-2da8-78b3-b396-9a0d05f4673e', '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', NULL, '- The graveyard hate stayed in my hand the whole time. Why?
- Kept a hand of two lands with Choir of Bees, and drew nothing but spells for five turns.', '05f4673ea 05f4673eand 05f4673ebe 05f4673ebee 05f4673ebees 05f4673ebut 05f4673echoir 05f4673edrew 05f4673efiv 05f4673efive 05f4673efor 05f4673egraveyard 05f4673ehand 05f4673ehat 05f4673ehate 05f4673ein 05f4673ekept 05f4673eland 05f4673elands 05f4673emy 05f4673enoth 05f4673enothing 05f4673eof 05f4673espel 05f4673espell 05f4673espells 05f4673estay 05f4673estayed 05f4673ethe 05f4673etim 05f4673etime 05f4673eturn 05f4673eturns 05f4673etwo 05f4673ewhi 05f4673ewhol 05f4673ewhole 05f4673ewhy 05f4673ewith', DEFAULT, 1, 1792087380000000, 1792087380000000),
	(34, '01a155b9-7560-70b2-a666-d9468468015f', '019d7eea-2da8-7861-84ef-a39affcd0295', '01a155b6-b640-725f-bff1-0fe6b427a8d9', NULL, '## Marée haute
Alice a tenu la table en respect jusqu''au tour neuf, sans que personne ne trouve de réponse.
Les créatures volantes ont décidé ; personne n''avait la portée.
Alice a tenu la table en respect jusqu''au tour neuf, sans que personne ne trouve de réponse.', 'ffcd0295a ffcd0295alic ffcd0295alice ffcd0295au ffcd0295avait ffcd0295creatur ffcd0295creatures ffcd0295de ffcd0295decid ffcd0295decide ffcd0295en ffcd0295haut ffcd0295haute ffcd0295jusqu ffcd0295la ffcd0295le ffcd0295les ffcd0295mar ffcd0295mare ffcd0295maree ffcd0295n ffcd0295ne ffcd0295neuf ffcd0295ont ffcd0295person ffcd0295personn ffcd0295personne ffcd0295port ffcd0295porte ffcd0295portee ffcd0295que ffcd0295repons ffcd0295reponse ffcd0295respect ffcd0295san ffcd0295sans ffcd0295tabl ffcd0295table ffcd0295tenu ffcd0295tour ffcd0295trouv ffcd0295trouve ffcd0295vol ffcd0295volant ffcd0295volantes', DEFAULT, 1, 1792439580000000, 1792439580000000),
	(35, '01a15fa5-21a0-7bc7-b4ed-becb6aab7fcf', '019d7eea-2da8-7656-ab30-9d77f4286650', '01a15fa2-6280-7d84-80d8-57c8a3552f79', NULL, 'Gardé une main à deux terrains avec Bone Market, et pioché seulement des sorts pendant cinq tours. Point de règle : le sort copié garde-t-il ses cibles ? *Oui, sauf si on en choisit de nouvelles.* Trois tours à éviter un contresort que Bruno n''avait même pas. Gardé une main à deux terrains avec Bone Market, et pioché seulement des sorts pendant cinq tours. Enlever un tuteur, ajouter de la pioche et deux petits bloqueurs.', 'f4286650a f4286650ajout f4286650ajouter f4286650avait f4286650avec f4286650bloqueur f4286650bloqueurs f4286650bon f4286650bone f4286650bruno f4286650chois f4286650choisit f4286650cibl f4286650cibles f4286650cinq f4286650contresort f4286650cop f4286650copi f4286650copie f4286650de f4286650des f4286650deux f4286650en f4286650enlev f4286650enlever f4286650et f4286650evit f4286650eviter f4286650gard f4286650garde f4286650il f4286650la f4286650le f4286650main f4286650market f4286650mem f4286650meme f4286650n f4286650nouvel f4286650nouvell f4286650nouvelles f4286650on f4286650oui f4286650pas f4286650pend f4286650pendant f4286650petit f4286650petits f4286650pioch f4286650pioche f4286650point f4286650que f4286650regl f4286650regle f4286650sauf f4286650se f4286650ses f4286650seul f4286650seulement f4286650si f4286650sort f4286650sorts f4286650t f4286650terrain f4286650terrains f4286650tour f4286650tours f4286650troi f4286650trois f4286650tuteur f4286650un f4286650une', DEFAULT, 1, 1792606020000000, 1792606020000000),
	(36, '01a16a87-ff20-7679-a6fc-72b9f54404bb', '019d7eea-2da8-7656-ab30-9d77f4286650', '01a16a85-4000-7ce9-9b5f-df80f5f33332', NULL, 'La remise à zéro est arrivée un tour trop tard. Dmitri a tenu la table en respect jusqu''au tour neuf, sans que personne ne trouve de réponse. Dmitri a joué très diplomate, et la partie lui a donné raison. À retenir : attaquer Dmitri très tôt, jamais de bloqueurs. Trois tours à éviter un contresort que Dmitri n''avait même pas.', 'f4286650a f4286650arriv f4286650arrive f4286650arrivee f4286650attaqu f4286650attaquer f4286650au f4286650avait f4286650bloqueur f4286650bloqueurs f4286650contresort f4286650de f4286650diplom f4286650diplomat f4286650diplomate f4286650dmitr f4286650dmitri f4286650don f4286650donn f4286650donne f4286650en f4286650est f4286650et f4286650evit f4286650eviter f4286650jam f4286650jamai f4286650jamais f4286650jou f4286650joue f4286650jusqu f4286650la f4286650lui f4286650mem f4286650meme f4286650n f4286650ne f4286650neuf f4286650part f4286650parti f4286650partie f4286650pas f4286650person f4286650personn f4286650personne f4286650que f4286650raison f4286650remis f4286650remise f4286650repons f4286650reponse f4286650respect f4286650reten f4286650retenir f4286650san f4286650sans f4286650tabl f4286650table f4286650tard f4286650tenu f4286650tot f4286650tour f4286650tours f4286650tre f4286650tres f4286650troi f4286650trois f4286650trop f4286650trouv f4286650trouve f4286650un f4286650zero', DEFAULT, 1, 1792788660000000, 1792788660000000),
	(37, '01a183be-76e0-71ea-a70a-27d8224b6b51', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', '01a183bb-b7c0-7e93-b757-e0f57b25f81d', NULL, 'À retenir : attaquer Farid très tôt, jamais de bloqueurs. Gardé une main à deux terrains avec Bone Market, et pioché seulement des sorts pendant cinq tours. Enlever un tuteur, ajouter de la pioche et deux petits bloqueurs.', '60b5a6b3a 60b5a6b3ajout 60b5a6b3ajouter 60b5a6b3attaqu 60b5a6b3attaquer 60b5a6b3avec 60b5a6b3bloqueur 60b5a6b3bloqueurs 60b5a6b3bon 60b5a6b3bone 60b5a6b3cinq 60b5a6b3de 60b5a6b3des 60b5a6b3deux 60b5a6b3enlev 60b5a6b3enlever 60b5a6b3et 60b5a6b3farid 60b5a6b3gard 60b5a6b3garde 60b5a6b3jam 60b5a6b3jamai 60b5a6b3jamais 60b5a6b3la 60b5a6b3main 60b5a6b3market 60b5a6b3pend 60b5a6b3pendant 60b5a6b3petit 60b5a6b3petits 60b5a6b3pioch 60b5a6b3pioche 60b5a6b3reten 60b5a6b3retenir 60b5a6b3seul 60b5a6b3seulement 60b5a6b3sort 60b5a6b3sorts 60b5a6b3terrain 60b5a6b3terrains 60b5a6b3tot 60b5a6b3tour 60b5a6b3tours 60b5a6b3tre 60b5a6b3tres 60b5a6b3tuteur 60b5a6b3un 60b5a6b3une', DEFAULT, 1, 1793211660000000, 1793211660000000),
	(38, '01a1a2a4-9ee0-7dda-8dc3-da9c144bb84e', '019d7eea-2da8-7118-b0d3-641a68f94a69', '01a1a2a1-dfc0-7dde-b518-5368685a917c', NULL, 'The board wipe came one turn too late. The board wipe came one turn too late. Take out one tutor, put in more card draw and two cheap blockers.', '68f94a69and 68f94a69blocker 68f94a69blockers 68f94a69board 68f94a69cam 68f94a69came 68f94a69card 68f94a69cheap 68f94a69draw 68f94a69in 68f94a69lat 68f94a69late 68f94a69mor 68f94a69more 68f94a69one 68f94a69out 68f94a69put 68f94a69tak 68f94a69take 68f94a69the 68f94a69too 68f94a69turn 68f94a69tutor 68f94a69two 68f94a69wip 68f94a69wipe', DEFAULT, 1, 1793730060000000, 1793730060000000),
	(39, '01a1b24d-b700-7a07-86e8-ea5a13c4196c', '019d7eea-2da8-7656-ab30-9d77f4286650', '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', NULL, 'Alice a concédé élégamment après l''échec du deuxième combo. Main de cinq cartes, et quand même deuxième !', 'f4286650a f4286650alic f4286650alice f4286650apr f4286650apre f4286650apres f4286650cart f4286650cartes f4286650cinq f4286650combo f4286650conced f4286650concede f4286650de f4286650deuxiem f4286650deuxieme f4286650du f4286650echec f4286650eleg f4286650elegam f4286650elegamment f4286650et f4286650l f4286650main f4286650mem f4286650meme f4286650quand', DEFAULT, 1, 1793992800000000, 1793992800000000),
	(40, '01a1b275-1520-762b-8d89-eded1f199b24', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', '01a1b272-5600-77c9-8d31-ccadfde442fa', NULL, 'Les créatures volantes ont décidé ; personne n''avait la portée. Alice a tenu la table en respect jusqu''au tour neuf, sans que personne ne trouve de réponse. Mon épée légendaire est restée au fond du cimetière, exilée par Alice.', '60b5a6b3a 60b5a6b3alic 60b5a6b3alice 60b5a6b3au 60b5a6b3avait 60b5a6b3cimeti 60b5a6b3cimetier 60b5a6b3cimetiere 60b5a6b3creatur 60b5a6b3creatures 60b5a6b3de 60b5a6b3decid 60b5a6b3decide 60b5a6b3du 60b5a6b3en 60b5a6b3epe 60b5a6b3epee 60b5a6b3est 60b5a6b3exil 60b5a6b3exile 60b5a6b3exilee 60b5a6b3fond 60b5a6b3jusqu 60b5a6b3la 60b5a6b3le 60b5a6b3legendair 60b5a6b3legendaire 60b5a6b3les 60b5a6b3mon 60b5a6b3n 60b5a6b3ne 60b5a6b3neuf 60b5a6b3ont 60b5a6b3par 60b5a6b3person 60b5a6b3personn 60b5a6b3personne 60b5a6b3port 60b5a6b3porte 60b5a6b3portee 60b5a6b3que 60b5a6b3repons 60b5a6b3reponse 60b5a6b3respect 60b5a6b3rest 60b5a6b3reste 60b5a6b3restee 60b5a6b3san 60b5a6b3sans 60b5a6b3tabl 60b5a6b3table 60b5a6b3tenu 60b5a6b3tour 60b5a6b3trouv 60b5a6b3trouve 60b5a6b3vol 60b5a6b3volant 60b5a6b3volantes', DEFAULT, 1, 1793995380000000, 1793995380000000),
	(41, '01a1d100-9a00-7426-a75e-f8cd0be2bc2f', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', NULL, 'Played around the counterspell for three turns that Farid did not have.', 'c8e1d9d8around c8e1d9d8counterspel c8e1d9d8counterspell c8e1d9d8did c8e1d9d8farid c8e1d9d8for c8e1d9d8hav c8e1d9d8have c8e1d9d8not c8e1d9d8play c8e1d9d8played c8e1d9d8that c8e1d9d8the c8e1d9d8thre c8e1d9d8three c8e1d9d8turn c8e1d9d8turns', DEFAULT, 1, 1794507840000000, 1794507840000000);
INSERT INTO public.one_time_code VALUES
	('\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', '01a1ebe1-3de8-79ba-921a-3c9accbfe1c2', 'PASSWORD_RESET', 'alice@podium.example', NULL, 1794958769576895);
INSERT INTO public.password_attempt VALUES
	('01a1ebe1-3de8-79ba-921a-3c9accbfe1c2', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895),
	('01a1ebe1-3e31-78f6-9809-cb1c589be177', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895),
	('01a1ebe1-3e8c-7960-a1e5-4269181896ae', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895),
	('01a1ebe1-3f53-73da-8836-54949c130d31', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895),
	('01a1ebe1-3fe8-7d70-9fbc-e2a8ef13c5c7', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895),
	('01a1ebe1-4045-7049-af86-a7374466f18f', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895);
INSERT INTO public.playgroup VALUES
	('019de5e9-5da8-7165-980d-0d2038640539', 'Corner Shop League', 'Saturday pods at the shop.', NULL, 1777678769576895, 1794519960000000, 9, 1),
	('019de5e9-5da8-70f2-a8cb-270abd43bc0d', 'La Taverne du Dé', 'Le groupe du mardi, au fond du bar.', NULL, 1777678769576895, 1794686280000000, 41, 1),
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', 'Thursday Lamp', 'Four seats, one lamp, every Thursday.', NULL, 1777678769576895, 1794863487576000, 69, 1);
INSERT INTO public.playgroup_link VALUES
	('019de5e9-5da8-7165-980d-0d2038640539', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', '019de5e9-5da8-7165-980d-0d2038640539', '019d7eea-2da8-7118-b0d3-641a68f94a69', 1794958769576895, 1794958769576895, 10, 3, NULL);
INSERT INTO public.playgroup_member VALUES
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'owner', NULL, 1777678769576895, 1777678769576895, false),
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'admin', NULL, 1777678769576895, 1777678769576895, false),
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', '019d7eea-2da8-7861-84ef-a39affcd0295', 'member', NULL, 1777678769576895, 1777678769576895, false),
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 'member', NULL, 1777678769576895, 1777678769576895, false),
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', '019d7eea-2da8-7656-ab30-9d77f4286650', 'member', NULL, 1777678769576895, 1777678769576895, false),
	('019de5e9-5da8-70f2-a8cb-270abd43bc0d', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'owner', NULL, 1777678769576895, 1777678769576895, false),
	('019de5e9-5da8-70f2-a8cb-270abd43bc0d', '019d7eea-2da8-7861-84ef-a39affcd0295', 'admin', NULL, 1777678769576895, 1777678769576895, false),
	('019de5e9-5da8-70f2-a8cb-270abd43bc0d', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'member', NULL, 1777678769576895, 1777678769576895, false),
	('019de5e9-5da8-70f2-a8cb-270abd43bc0d', '019d7eea-2da8-7656-ab30-9d77f4286650', 'member', NULL, 1777678769576895, 1777678769576895, false),
	('019de5e9-5da8-7165-980d-0d2038640539', '019d7eea-2da8-78b3-b396-9a0d05f4673e', 'owner', NULL, 1777678769576895, 1777678769576895, false),
	('019de5e9-5da8-7165-980d-0d2038640539', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 'admin', NULL, 1777678769576895, 1777678769576895, false),
	('019de5e9-5da8-7165-980d-0d2038640539', '019d7eea-2da8-7656-ab30-9d77f4286650', 'member', NULL, 1777678769576895, 1777678769576895, false),
	('019de5e9-5da8-7165-980d-0d2038640539', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'member', '019d7eea-2da8-78b3-b396-9a0d05f4673e', 1794944369576895, NULL, false),
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', '019d7eea-2da8-78b3-b396-9a0d05f4673e', 'member', NULL, 1777678769576895, 1777678769576895, true);
INSERT INTO public.playgroup_season VALUES
	('019dfa95-9400-7950-a744-10f2b237fa7e', '019de5e9-5da8-70aa-a53c-a305cc06f5c9', 'Short days', 1778025600000000, 1785369600000000, 1778025600000000),
	('019fb052-2000-7094-8ec9-676563301f6f', '019de5e9-5da8-70aa-a53c-a305cc06f5c9', 'Long evenings', 1785369600000000, 1791849600000000, 1785369600000000),
	('01a1328f-1400-701a-85d6-68b6cbfd08ae', '019de5e9-5da8-70aa-a53c-a305cc06f5c9', 'Lamplighters', 1791849600000000, NULL, 1791849600000000),
	('019ec893-f400-7497-b461-980eb9dac7e3', '019de5e9-5da8-70f2-a8cb-270abd43bc0d', 'Saison des pluies', 1781481600000000, 1789689600000000, 1781481600000000),
	('01a0b1d0-1800-7e13-9fe3-30c66a7afccc', '019de5e9-5da8-70f2-a8cb-270abd43bc0d', 'Saison sèche', 1789689600000000, NULL, 1789689600000000);
INSERT INTO public.promo_code VALUES
	('LAMPNIGHT', '01a08364-15a8-7296-934c-42b9e830a96b', NULL, 3, NULL, 1795406400000000, 1788910769576895),
	('TAVERNE', '01a08364-15a8-7149-8572-9dac1b33ca78', NULL, 4, NULL, 1795042800000000, 1788910769576895),
	('LAMPLIGHT', '01a08364-15a8-784e-a9d7-0b5a96ca4fe1', NULL, 6, NULL, 1792364400000000, 1788910769576895);
INSERT INTO public.provider_flow VALUES
	('\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 'a nonce', 'apple', 'a verifier', 'https://podium.example/auth/apple/callback', NULL, 1794958769576895);
INSERT INTO public.rating VALUES
	('01932b67-2400-7ecb-a1af-185c9418f779', '019d7eea-2da8-7656-ab30-9d77f4286650', false, 29.045165747624072, 6.255598053190291, 27.44327063416705, 11, 7, 0, 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d'),
	('01932b67-2400-7ecb-a1af-185c9418f779', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', false, 22.674314685245076, 6.81644847989264, 24.60668552510356, 6, 2, 0, 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d'),
	('019de5e9-5da8-70f2-a8cb-270abd43bc0d', '019d7eea-2da8-7b13-ade4-a4f4557f17fe', true, 25.765958786173652, 6.43962655628177, 30.23693815933787, 11, 1, 1, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c');
INSERT INTO public.rating_due VALUES
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 1);
INSERT INTO public.rating_game VALUES
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', '\x0103019d7eea2da87118b0d3641a68f94a693815013cb54a74e5d640406714cbb292171040019d7eea2da87122adf6eccfc4caa8cd0805004948ad7777f841402f719f42e0ea1b400403019d7eea2da8786184efa39affcd02953c0c011af04d4fbce13b401203a79870690d40019d7eea2da87e54905d35de6024c97627080038a5c456cb1e3840b2c40416965111400303019d7eea2da87656ab309d77f42866503c1201a04aeb60152f3640fd7cb505e7a10e40019d7eea2da8785a95eb050352795d0b3c120128fe40ec4ae4334047232e95504d10400203019d7eea2da877cb96ff66cd60b5a6b3300a00dd2da879f1823a4005b6cff207c51040019d7eea2da87819b062c680488a0d74260700b5f1ae23fc273740babd881513ba1240'),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', '\x0103019d7eea2da87656ab309d77f42866503e1201eb76388454ee36408f8e8815da370e40019d7eea2da8785a95eb050352795d0b3e12013548c0e7eea63440939f58648a1b10400303019d7eea2da87232b14ed878c8e1d9d81f0700cadc03f1ed0737405bdbcbcf74501340019d7eea2da87c24839b0f8482503f90190500a4590be49fe336400ed567ac692215400203019d7eea2da878b3b3969a0d05f4673e210700880b98a6b7a434400baacbf2fe531340019d7eea2da87a00b65f1e53354322cf210700e3f0476c4f353340f05cc2c73c221440'),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', '\x02000303019d7eea2da87656ab309d77f428665040130167f9f88e8e2438402c09d37448e80d40019d7eea2da8785a95eb050352795d0b401301fc1fd6fa500b36405329987730e80f400103019d7eea2da87232b14ed878c8e1d9d8210700d27e6ab6177833407604e81ff1991240019d7eea2da873ae8c3ef99b8df24e810602007ae7bdf71c4c34406255816b6d291c40'),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', '\x0303019d7eea2da878b3b3969a0d05f4673e23080050b6c72315af364006bc1ccb06df1240019d7eea2da87a00b65f1e53354322cf2308001b7fc7cb56513540b5c1fd2ee3aa13400103019d7eea2da87656ab309d77f4286650431501c1cc6301b7203940a733ca7d74970d40019d7eea2da8785a95eb050352795d0b431501930931960111374000217d5995a10f400203019d7eea2da877cb96ff66cd60b5a6b3340a00f5211a7d869d3b400c1ac3eb19161040019d7eea2da87cc496696589ef0ff1350c0300c92e2ebc47a43e402093c6f9467419400403019d7eea2da87232b14ed878c8e1d9d8220800868ce49c97c33440f389832cdf831240019d7eea2da873ae8c3ef99b8df24e8107030062370aa177e6364098020127a1c51b40'),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', '\x01000203019d7eea2da8786184efa39affcd0295410d01210924a02d893b409e7eaf4fec630c40019d7eea2da87e54905d35de6024c9762a09004250aafe99e03740e9ef5f9242fd10400303019d7eea2da87118b0d3641a68f94a693f1601baefe29eb0433d4005a6c231d90a0e40019d7eea2da87ac18f6dd32564371735220b013a800842b65f3c40b827cdefef7313400503019d7eea2da87656ab309d77f428665046170111b54060277d3b404109fdb8b43d0d40019d7eea2da8785a95eb050352795d0b461701201b591eb371394035c07b157b580f400403019d7eea2da877cb96ff66cd60b5a6b3370a00b9b2b27f5e06394032a47ae53dff0e40019d7eea2da87819b062c680488a0d742907005b3f497633f13540d69b96a513141240'),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', '\x0303019d7eea2da87656ab309d77f428665049170176cad95c0562394087c3dfccabc70c40019d7eea2da8785a95eb050352795d0b491701a039236ba9293740c1998a2291d10e400403019d7eea2da87232b14ed878c8e1d9d8260a004a1c2dcd71fc3540a5b081ba18e71140019d7eea2da87c24839b0f8482503f901c0500d9766cb164e732401cd3dba1750214400203019d7eea2da878b3b3969a0d05f4673e270900d88944cea82b38403c616cbed3f21140019d7eea2da87a00b65f1e53354322cf270900f52c8fbe333a374007ff83255af112400100'),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', '\x0103019d7eea2da87656ab309d77f42866504a1701b49ebf7340313940f60d40bec99d0c40019d7eea2da8785a95eb050352795d0b4a17012bfa589611f53640841cdf98769e0e400203019d7eea2da878b3b3969a0d05f4673e2809005f9f0c3f93c438402992b9a162d31140019d7eea2da87a00b65f1e53354322cf28090023c2ccf92fd237408dea1f95b0cb12400403019d7eea2da87232b14ed878c8e1d9d8280b0019cb8e90d13e364000781eb9649a1140019d7eea2da87c24839b0f8482503f901e06001a69f5b7593233409bf13158f59d13400303019d7eea2da87118b0d3641a68f94a69411601eeaf0ef060fe3b40040b5910477f0d40019d7eea2da87ac18f6dd32564371735240b01824f3101a1233a408007026c6ed61240'),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', '\x0203019d7eea2da87118b0d3641a68f94a69421601491434af50923b4008dd0848c52c0d40019d7eea2da87ac18f6dd32564371735250b012f1c1743cc793940f6b82b34dc7912400303019d7eea2da877cb96ff66cd60b5a6b3380a00663266f545e43840506a5fc27ec70e40019d7eea2da87819b062c680488a0d742a070014a08be8e9d73540f6ff784c66e811400103019d7eea2da87656ab309d77f42866504b1801d16c5947f5043a403f1074b6bf8b0c40019d7eea2da8785a95eb050352795d0b4b1801a35abbf5e7da37404cac68a4c08a0e400403019d7eea2da8786184efa39affcd0295430d014f7478676e323c40defc3c8a87040c40019d7eea2da87b13ade4a4f4557f17fe1704019076cbdfc8014040047f8838d67c1540'),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', '\x0103019d7eea2da877cb96ff66cd60b5a6b3390a00a43e5182e6013940db2e72868b630e40019d7eea2da87819b062c680488a0d742b0700e12bf1198d5536403278ddbf6bb011400303019d7eea2da87656ab309d77f42866504c1901654989038fe63a407dae87c2bf770c40019d7eea2da8785a95eb050352795d0b4c190164a623d457ca384053fb3c66307a0e400203019d7eea2da8786184efa39affcd0295440d012a6407f305d53a40e01cb69aa1b80b40019d7eea2da87e54905d35de6024c9762c0900a7bb190a3bfa3840e4890a47f2b210400403019d7eea2da87118b0d3641a68f94a6943160169184cf7e5063c4073c21fdabdf50c40019d7eea2da87ac18f6dd32564371735260b01d93e146cdf4b3a4040838717a44b1240'),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', '\x0203019d7eea2da87656ab309d77f4286650521c0113def21da8c03c402116536ec78c0b40019d7eea2da8785a95eb050352795d0b521c01d99c5e96d7393b404b3cc00620a20d400103019d7eea2da878b3b3969a0d05f4673e2c09006ddfb3db6d203a40d7526dfed3f01040019d7eea2da87a00b65f1e53354322cf2c0900e7243256450f39404256271841e911400403019d7eea2da87232b14ed878c8e1d9d82c0b003f095302d84f3340ee20f0101c9e1040019d7eea2da87c24839b0f8482503f902006004145da2647413040a3ebfad241f312400300'),
	('01932b67-2400-7ecb-a1af-185c9418f779', 1792605840000000, '01a15fa2-6280-7d84-80d8-57c8a3552f79', '\x0201019d7eea2da87656ab309d77f4286650060400e9d57460c2203d4031d9e8f1c60f1c400101019d7eea2da877cb96ff66cd60b5a6b301000002bf5d76b6773640d114f285730a2040'),
	('01932b67-2400-7ecb-a1af-185c9418f779', 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d', '\x0101019d7eea2da87656ab309d77f42866500a060050062d2f7a713b4056f09efe3b9e19400201019d7eea2da877cb96ff66cd60b5a6b3050200c14619be4f9b3840e0f197fb21231c40'),
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', '\x0103019d7eea2da87118b0d3641a68f94a691d08001b90c2f0326a3d40200b10b00ded1440019d7eea2da87122adf6eccfc4caa8cd02010039ded42b53153d403410dc68b7f31f400403019d7eea2da8786184efa39affcd0295260a004e387d8c20f03a40496be41c14c31140019d7eea2da87e54905d35de6024c976170500d40c5c6007e8374011c84416fae914400303019d7eea2da87656ab309d77f4286650260c001ce0129bdc043a402b830b5559ef1140019d7eea2da8785a95eb050352795d0b210900edcf2594f123374003870a34ceff13400203019d7eea2da877cb96ff66cd60b5a6b319080057cc89ec4d3d3c40f7ff9f5cab131540019d7eea2da87819b062c680488a0d741406001f44bc2922383b40e52cf9870dd41640'),
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', '\x02000303019d7eea2da87656ab309d77f4286650280c00eda7570c1d503a40c66c23bca68d1140019d7eea2da8785a95eb050352795d0b23090038f4965627a43740d8423cf8dd9d13400103019d7eea2da87232b14ed878c8e1d9d82106009860cb1a5ea432406b3bbf3b00121340019d7eea2da873ae8c3ef99b8df24e810602005c392c02126b34405de84d6388861c40'),
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', '\x0303019d7eea2da878b3b3969a0d05f4673e210800045f29c8cb06384017a9eb60d00f1440019d7eea2da87a00b65f1e53354322cf210800865620f00ca53640b3b802f66ded14400103019d7eea2da87656ab309d77f4286650290c0058a0933c14e838400de41d8ea3611140019d7eea2da8785a95eb050352795d0b24090043b5358d623b3640e8a060ea286b13400203019d7eea2da877cb96ff66cd60b5a6b31b08005757186087eb3b408bb92bb5ec591440019d7eea2da87cc496696589ef0ff135050200da90069a48663b404d4b6ed6b42f1e400403019d7eea2da87232b14ed878c8e1d9d822070032517f649b053440f00040edb3fc1240019d7eea2da873ae8c3ef99b8df24e8107030094031dc0350d3740a7ca0691a1261c40'),
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', 1792605840000000, '01a15fa2-6280-7d84-80d8-57c8a3552f79', '\x0201019d7eea2da87656ab309d77f42866502b0e00fed8e41626353b40183662cd651211400101019d7eea2da877cb96ff66cd60b5a6b31d0800544cc27ff9c93a4048aa7726e1991340'),
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', '\x0103019d7eea2da87656ab309d77f42866502d0f002373f4da83483b40c3020e89d7971040019d7eea2da8785a95eb050352795d0b250a0037c6382cde7237405d28bd02775d13400203019d7eea2da878b3b3969a0d05f4673e2308007d668167b719384050e38c2daa541340019d7eea2da87a00b65f1e53354322cf230800c381b77fc8f33640a924670be26714400403019d7eea2da87232b14ed878c8e1d9d82509001c0d59bb4b9e35405c861f0035891240019d7eea2da87c24839b0f8482503f901a0500361a99143d543540f3d68661845415400303019d7eea2da87118b0d3641a68f94a692109003a476bc5072f3a40457fc36613981340019d7eea2da87ac18f6dd32564371735150500ec6c04a2e0493740d278cc67c7cb1640'),
	('019de5e9-5da8-70f2-a8cb-270abd43bc0d', 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', '\x01000203019d7eea2da8786184efa39affcd02951c05017ead9e60df9b3d40845ac75c64431440019d7eea2da87e54905d35de6024c976120400e4976cb8c9e8394030ec41906c6017400303019d7eea2da87118b0d3641a68f94a691f0d01cf78e97bc7393e402ae7bdd155231440019d7eea2da87ac18f6dd325643717350e0601c2e026be3d393f401c7c8d95db3f19400503019d7eea2da87656ab309d77f42866501f0c0101985896365139402890421e6fd31440019d7eea2da8785a95eb050352795d0b1f0c01132dd6815f0d374040ce1a1f219a15400403019d7eea2da877cb96ff66cd60b5a6b31b0200777b2bb44d013540a836453aa72d1540019d7eea2da87819b062c680488a0d741301000df45d17fecb2e40ec425183a6c21740'),
	('019de5e9-5da8-70f2-a8cb-270abd43bc0d', 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d', '\x0101019d7eea2da87656ab309d77f4286650220d0186014a8ea7b0364074e65430d8c213400201019d7eea2da877cb96ff66cd60b5a6b31e03007e91c3c56c7b3540d350dabc67121440'),
	('019de5e9-5da8-70f2-a8cb-270abd43bc0d', 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', '\x0203019d7eea2da87118b0d3641a68f94a69200d01edfdb40f943d3e40efd31614cef11340019d7eea2da87ac18f6dd325643717350f0601318445f3ffe03e406c4bf93307d118400303019d7eea2da877cb96ff66cd60b5a6b31f03001a1ed17165333440c34f07339da91340019d7eea2da87819b062c680488a0d741401004074daecc86c2f4005d727225e7417400103019d7eea2da87656ab309d77f4286650230e011e936e419bee374062e80e787e601340019d7eea2da8785a95eb050352795d0b200c01f6cb2112c7cd34400f591823c75715400403019d7eea2da8786184efa39affcd02951d0501f8e4ac9a2b583e404a6da375fc241440019d7eea2da87b13ade4a4f4557f17fe0a0101d587adfaa73c3e40b829957be0971a40'),
	('019de5e9-5da8-70f2-a8cb-270abd43bc0d', 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', '\x0103019d7eea2da877cb96ff66cd60b5a6b3200300d248875a38db3440315c44f69d651340019d7eea2da87819b062c680488a0d7415010081dc32b31ac43040c914d143492017400303019d7eea2da87656ab309d77f4286650240f0175d53e039d6239402a0d3a16644c1340019d7eea2da8785a95eb050352795d0b210d016577bd1b1e663640bfc7610e164515400203019d7eea2da8786184efa39affcd02951e050112e8ecb2328e3b4034c1f48b96bd1340019d7eea2da87e54905d35de6024c97613040057915b2206f23a40521d1d94033617400403019d7eea2da87118b0d3641a68f94a69210d011cee2cf6aac23e4004568751bfae1340019d7eea2da87ac18f6dd3256437173510060196558e94c86f3f40effe33375d5e1840'),
	('019de5e9-5da8-7165-980d-0d2038640539', 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', '\x0103019d7eea2da87656ab309d77f42866500100003095410b8c8d3a40f3aa93e3f65b2040019d7eea2da8785a95eb050352795d0b0100003095410b8c8d3a40f3aa93e3f65b20400303019d7eea2da87232b14ed878c8e1d9d8010100f072dcad95cb3b40f436bfe1f2862040019d7eea2da87c24839b0f8482503f90010100f072dcad95cb3b40f436bfe1f28620400203019d7eea2da878b3b3969a0d05f4673e0100004faf88af60f6344074033ccf122b2040019d7eea2da87a00b65f1e53354322cf0100004faf88af60f6344074033ccf122b2040'),
	('019de5e9-5da8-7165-980d-0d2038640539', 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', '\x0303019d7eea2da87656ab309d77f4286650040100f4fc570fe3e43940293552c68e9b1e40019d7eea2da8785a95eb050352795d0b04010010ffe33a7cae39404f2317719fa01e400403019d7eea2da87232b14ed878c8e1d9d80402003d30c6cf97353a40718311c607cc1e40019d7eea2da87c24839b0f8482503f90030100262205b3b8d53740f4e6b3c12e0f1f400203019d7eea2da878b3b3969a0d05f4673e04010015c90e41422a39401d6b20d7d96d1e40019d7eea2da87a00b65f1e53354322cf040100c18caa440f263940cbf8265084721e400100'),
	('019de5e9-5da8-7165-980d-0d2038640539', 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', '\x0203019d7eea2da87656ab309d77f4286650050100d624c0fa409c394065544d79a6c81d40019d7eea2da8785a95eb050352795d0b050100eadfe6d9743c3940d752ef7e50cc1d400103019d7eea2da878b3b3969a0d05f4673e050100f4caeb7e48943a40a8a60f5f72f11d40019d7eea2da87a00b65f1e53354322cf050100bc685aba747b3a40348e823779f31d400403019d7eea2da87232b14ed878c8e1d9d8050200a8016505bf833640a443f1d667f21d40019d7eea2da87c24839b0f8482503f9004010098e09b2e165d34404c33128fde361e400300');
INSERT INTO public.rating_progress VALUES
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', 1, NULL, NULL, NULL, NULL, '\x'),
	('01932b67-2400-7ecb-a1af-185c9418f779', 1, NULL, NULL, NULL, NULL, '\x'),
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', 1, NULL, NULL, NULL, NULL, '\x'),
	('019de5e9-5da8-70f2-a8cb-270abd43bc0d', 1, NULL, NULL, NULL, NULL, '\x'),
	('019de5e9-5da8-7165-980d-0d2038640539', 1, NULL, NULL, NULL, NULL, '\x');
INSERT INTO public.refresh_token VALUES
	('\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', '01a1ebe1-3de8-79ba-921a-3c9accbfe1c2', true, 1794958769640019, '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7');
INSERT INTO public.schema_migration VALUES
	(1, '0001_identity', 1794958769437980),
	(2, '0002_users', 1794958769441503),
	(3, '0003_collections', 1794958769445602),
	(4, '0004_record', 1794958769458571),
	(5, '0005_notes', 1794958769464573),
	(6, '0006_together', 1794958769478245),
	(7, '0007_live', 1794958769487571),
	(8, '0008_providers', 1794958769492789),
	(9, '0009_figures', 1794958769523268),
	(10, '0010_names_and_mails', 1794958769525487),
	(11, '0011_keys_and_tables', 1794958769530298),
	(12, '0012_stats_version', 1794958769531711),
	(13, '0013_ratings', 1794958769537392),
	(14, '0014_live_summary', 1794958769542216),
	(15, '0015_smaller_indexes', 1794958769544319),
	(16, '0016_live_guest', 1794958769546309),
	(17, '0017_deck_lists', 1794958769550280),
	(18, '0018_card_facts', 1794958769551404),
	(19, '0019_inbox', 1794958769552232);
INSERT INTO public.seat VALUES
	('01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 1, '019d7eea-2da8-7118-b0d3-641a68f94a69', NULL, '019d7eea-2da8-7122-adf6-eccfc4caa8cd', 'Seven Sails', '["Admiral Ines of the Shoals"]', 'WU', 4, 1, NULL, NULL, NULL, NULL),
	('01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 2, '019d7eea-2da8-7861-84ef-a39affcd0295', NULL, '019d7eea-2da8-7e54-905d-35de6024c976', 'Marée haute', '["Nérine, voix des abysses"]', 'UG', 3, 4, NULL, NULL, NULL, 0),
	('01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 3, '019d7eea-2da8-7656-ab30-9d77f4286650', NULL, '019d7eea-2da8-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 3, NULL, NULL, NULL, NULL),
	('01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 4, '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', NULL, '019d7eea-2da8-7819-b062-c680488a0d74', 'La forge aux dragons', '["Kaldrún, braise ancienne"]', 'RG', 3, 2, NULL, NULL, NULL, NULL),
	('01a10330-eb20-718b-bdef-75bb8e06200e', 1, '019d7eea-2da8-7656-ab30-9d77f4286650', NULL, '019d7eea-2da8-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 1, NULL, NULL, NULL, 2),
	('01a10330-eb20-718b-bdef-75bb8e06200e', 2, '019d7eea-2da8-7232-b14e-d878c8e1d9d8', NULL, '019d7eea-2da8-7c24-839b-0f8482503f90', 'Nothing but Stones', '["The Patient Colossus"]', '', 1, 3, NULL, NULL, NULL, NULL),
	('01a10330-eb20-718b-bdef-75bb8e06200e', 3, '019d7eea-2da8-78b3-b396-9a0d05f4673e', NULL, '019d7eea-2da8-7a00-b65f-1e53354322cf', 'Choir of Bees', '["Mother Melisande"]', 'WG', 2, 2, NULL, NULL, NULL, 1),
	('01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 1, NULL, 'Théo', NULL, 'Bone Market', '[]', '', NULL, 2, NULL, NULL, NULL, NULL),
	('01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 2, '019d7eea-2da8-7656-ab30-9d77f4286650', NULL, '019d7eea-2da8-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 3, NULL, NULL, NULL, 0),
	('01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 3, '019d7eea-2da8-7232-b14e-d878c8e1d9d8', NULL, '019d7eea-2da8-73ae-8c3e-f99b8df24e81', 'Rust and Ruin', '["Vex, Scrap Regent"]', 'BR', 3, 1, NULL, NULL, NULL, NULL),
	('01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 1, '019d7eea-2da8-78b3-b396-9a0d05f4673e', NULL, '019d7eea-2da8-7a00-b65f-1e53354322cf', 'Choir of Bees', '["Mother Melisande"]', 'WG', 2, 3, NULL, NULL, NULL, NULL),
	('01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 2, '019d7eea-2da8-7656-ab30-9d77f4286650', NULL, '019d7eea-2da8-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 1, NULL, NULL, NULL, 1),
	('01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 3, '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', NULL, '019d7eea-2da8-7cc4-9669-6589ef0ff135', 'Jardin de minuit', '["Séraphine, jardinière d''ombre"]', 'WB', 2, 2, NULL, NULL, NULL, NULL),
	('01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 4, '019d7eea-2da8-7232-b14e-d878c8e1d9d8', NULL, '019d7eea-2da8-73ae-8c3e-f99b8df24e81', 'Rust and Ruin', '["Vex, Scrap Regent"]', 'BR', 3, 4, NULL, NULL, NULL, NULL),
	('01a155b6-b640-725f-bff1-0fe6b427a8d9', 1, NULL, 'Théo', NULL, 'Bone Market', '[]', '', NULL, 1, 15, NULL, NULL, NULL),
	('01a155b6-b640-725f-bff1-0fe6b427a8d9', 2, '019d7eea-2da8-7861-84ef-a39affcd0295', NULL, '019d7eea-2da8-7e54-905d-35de6024c976', 'Marée haute', '["Nérine, voix des abysses"]', 'UG', 3, 2, -5, 10, 1, 2),
	('01a155b6-b640-725f-bff1-0fe6b427a8d9', 3, '019d7eea-2da8-7118-b0d3-641a68f94a69', NULL, '019d7eea-2da8-7ac1-8f6d-d32564371735', 'Lanterns of the Fen', '["Orla, Fen Warden"]', 'BG', 3, 3, 0, 8, 1, NULL),
	('01a155b6-b640-725f-bff1-0fe6b427a8d9', 4, '019d7eea-2da8-7656-ab30-9d77f4286650', NULL, '019d7eea-2da8-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 5, -11, 4, 3, NULL),
	('01a155b6-b640-725f-bff1-0fe6b427a8d9', 5, '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', NULL, '019d7eea-2da8-7819-b062-c680488a0d74', 'La forge aux dragons', '["Kaldrún, braise ancienne"]', 'RG', 3, 4, 0, 6, 1, NULL),
	('01a15fa2-6280-7d84-80d8-57c8a3552f79', 1, '019d7eea-2da8-7656-ab30-9d77f4286650', NULL, NULL, 'Bone Market', '[]', '', NULL, 2, NULL, NULL, NULL, NULL),
	('01a15fa2-6280-7d84-80d8-57c8a3552f79', 2, '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', NULL, NULL, 'Blue Tides', '[]', '', NULL, 1, NULL, NULL, NULL, 1),
	('01a16a85-4000-7ce9-9b5f-df80f5f33332', 1, '019d7eea-2da8-7656-ab30-9d77f4286650', NULL, '019d7eea-2da8-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 3, NULL, NULL, NULL, 0),
	('01a16a85-4000-7ce9-9b5f-df80f5f33332', 2, '019d7eea-2da8-7232-b14e-d878c8e1d9d8', NULL, '019d7eea-2da8-7c24-839b-0f8482503f90', 'Nothing but Stones', '["The Patient Colossus"]', '', 1, 4, NULL, NULL, NULL, NULL),
	('01a16a85-4000-7ce9-9b5f-df80f5f33332', 3, '019d7eea-2da8-78b3-b396-9a0d05f4673e', NULL, '019d7eea-2da8-7a00-b65f-1e53354322cf', 'Choir of Bees', '["Mother Melisande"]', 'WG', 2, 2, NULL, NULL, NULL, NULL),
	('01a16a85-4000-7ce9-9b5f-df80f5f33332', 4, NULL, 'Ana', NULL, 'Blue Tides', '[]', '', NULL, 1, NULL, NULL, NULL, 1),
	('01a183bb-b7c0-7e93-b757-e0f57b25f81d', 1, '019d7eea-2da8-7656-ab30-9d77f4286650', NULL, NULL, 'Green Giants', '[]', '', NULL, 1, NULL, NULL, NULL, NULL),
	('01a183bb-b7c0-7e93-b757-e0f57b25f81d', 2, '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', NULL, NULL, 'Bone Market', '[]', '', NULL, 2, NULL, NULL, NULL, NULL),
	('01a1a2a1-dfc0-7dde-b518-5368685a917c', 1, '019d7eea-2da8-7656-ab30-9d77f4286650', NULL, '019d7eea-2da8-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 1, 26, NULL, NULL, NULL),
	('01a1a2a1-dfc0-7dde-b518-5368685a917c', 2, '019d7eea-2da8-78b3-b396-9a0d05f4673e', NULL, '019d7eea-2da8-7a00-b65f-1e53354322cf', 'Choir of Bees', '["Mother Melisande"]', 'WG', 2, 2, -7, 9, 1, 2),
	('01a1a2a1-dfc0-7dde-b518-5368685a917c', 3, '019d7eea-2da8-7232-b14e-d878c8e1d9d8', NULL, '019d7eea-2da8-7c24-839b-0f8482503f90', 'Nothing but Stones', '["The Patient Colossus"]', '', 1, 4, 0, 5, 2, NULL),
	('01a1a2a1-dfc0-7dde-b518-5368685a917c', 4, '019d7eea-2da8-7118-b0d3-641a68f94a69', NULL, '019d7eea-2da8-7ac1-8f6d-d32564371735', 'Lanterns of the Fen', '["Orla, Fen Warden"]', 'BG', 3, 3, 0, 7, 2, NULL),
	('01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 1, '019d7eea-2da8-7118-b0d3-641a68f94a69', NULL, '019d7eea-2da8-7ac1-8f6d-d32564371735', 'Lanterns of the Fen', '["Orla, Fen Warden"]', 'BG', 3, 2, NULL, NULL, NULL, 2),
	('01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 2, '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', NULL, '019d7eea-2da8-7819-b062-c680488a0d74', 'La forge aux dragons', '["Kaldrún, braise ancienne"]', 'RG', 3, 3, NULL, NULL, NULL, NULL),
	('01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 3, '019d7eea-2da8-7656-ab30-9d77f4286650', NULL, '019d7eea-2da8-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 1, NULL, NULL, NULL, NULL),
	('01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 4, '019d7eea-2da8-7861-84ef-a39affcd0295', NULL, '019d7eea-2da8-7b13-ade4-a4f4557f17fe', 'Cinq saisons', '["Le Conclave des cinq saisons"]', 'WUBRG', 4, 4, NULL, NULL, NULL, NULL),
	('01a1b272-5600-77c9-8d31-ccadfde442fa', 1, '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', NULL, '019d7eea-2da8-7819-b062-c680488a0d74', 'La forge aux dragons', '["Kaldrún, braise ancienne"]', 'RG', 3, 1, NULL, NULL, NULL, 1),
	('01a1b272-5600-77c9-8d31-ccadfde442fa', 2, '019d7eea-2da8-7656-ab30-9d77f4286650', NULL, '019d7eea-2da8-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 3, NULL, NULL, NULL, NULL),
	('01a1b272-5600-77c9-8d31-ccadfde442fa', 3, '019d7eea-2da8-7861-84ef-a39affcd0295', NULL, '019d7eea-2da8-7e54-905d-35de6024c976', 'Marée haute', '["Nérine, voix des abysses"]', 'UG', 3, 2, NULL, NULL, NULL, 1),
	('01a1b272-5600-77c9-8d31-ccadfde442fa', 4, '019d7eea-2da8-7118-b0d3-641a68f94a69', NULL, '019d7eea-2da8-7ac1-8f6d-d32564371735', 'Lanterns of the Fen', '["Orla, Fen Warden"]', 'BG', 3, 4, NULL, NULL, NULL, NULL),
	('01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 1, '019d7eea-2da8-7656-ab30-9d77f4286650', NULL, '019d7eea-2da8-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 2, NULL, NULL, NULL, NULL),
	('01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 2, '019d7eea-2da8-78b3-b396-9a0d05f4673e', NULL, '019d7eea-2da8-7a00-b65f-1e53354322cf', 'Choir of Bees', '["Mother Melisande"]', 'WG', 2, 1, NULL, NULL, NULL, NULL),
	('01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 3, '019d7eea-2da8-7232-b14e-d878c8e1d9d8', NULL, '019d7eea-2da8-7c24-839b-0f8482503f90', 'Nothing but Stones', '["The Patient Colossus"]', '', 1, 4, NULL, NULL, NULL, NULL),
	('01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 4, NULL, 'Ana', NULL, 'Green Giants', '[]', '', NULL, 3, NULL, NULL, NULL, NULL);
INSERT INTO public.seat_notice VALUES
	('019d7eea-2da8-7118-b0d3-641a68f94a69', '01a155b6-b640-725f-bff1-0fe6b427a8d9', '019d7eea-2da8-7861-84ef-a39affcd0295', 1792439460000000),
	('019d7eea-2da8-7118-b0d3-641a68f94a69', '01a1a2a1-dfc0-7dde-b518-5368685a917c', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 1793729940000000);
INSERT INTO public.stats_version VALUES
	('019de5e9-5da8-7165-980d-0d2038640539', 9),
	('019de5e9-5da8-70f2-a8cb-270abd43bc0d', 41),
	('019d7eea-2da8-7656-ab30-9d77f4286650', 100),
	('019d7eea-2da8-78b3-b396-9a0d05f4673e', 49),
	('019de5e9-5da8-70aa-a53c-a305cc06f5c9', 69),
	('019d7eea-2da8-7118-b0d3-641a68f94a69', 76),
	('019d7eea-2da8-7232-b14e-d878c8e1d9d8', 53),
	('019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 73),
	('019d7eea-2da8-7861-84ef-a39affcd0295', 79);
INSERT INTO public.streaming_token VALUES
	('019d7eea-2da8-7118-b0d3-641a68f94a69', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958769576895, NULL);
INSERT INTO public.tag VALUES
	('01a0111c-df60-72e7-ac92-a9118235fdcb', '019d7eea-2da8-7861-84ef-a39affcd0295', 'petit budget', 'petit budget', 'slate', 1786993500000000, 0),
	('019f3430-2bc0-70f4-8505-d3b7f8f8e3f9', '019d7eea-2da8-7656-ab30-9d77f4286650', 'initiation', 'initiation', 'rose', 1783287000000000, 0),
	('019e374b-9200-7c8a-ae48-43bd7957c569', '019d7eea-2da8-7656-ab30-9d77f4286650', 'revanche', 'revanche', 'blue', 1779044160000000, 0),
	('019ee179-dac0-78e3-9359-bef737b096c2', '019d7eea-2da8-78b3-b396-9a0d05f4673e', 'budget', 'budget', 'green', 1781899320000000, 0),
	('019f2426-f240-7155-9dba-66b86b6355c6', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 'grudge match', 'grudge match', 'green', 1783017960000000, 0),
	('01a0737f-f200-7877-ba4c-e6d58c3ca336', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'rules question', 'rules question', 'green', 1788644160000000, 0),
	('01a0737f-f200-78aa-a3ee-77c4585fa610', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 'long one', 'long one', 'rose', 1788644160000000, 0),
	('019ebd9e-c700-7c83-bef4-fa3a1bbacd98', '019d7eea-2da8-7861-84ef-a39affcd0295', 'très longue', 'tres longue', 'teal', 1781297760000000, 0),
	('019f000c-b2a0-7500-be90-f351dbd4f17b', '019d7eea-2da8-7861-84ef-a39affcd0295', 'épique', 'epique', 'green', 1782412260000000, 0),
	('019f050c-9ae0-7399-9407-5681d77102c8', '019d7eea-2da8-7656-ab30-9d77f4286650', 'combo', 'combo', 'violet', 1782496140000000, 0),
	('019f0537-a280-7512-8050-6d7cdfbe70d6', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'budget', 'budget', 'green', 1782498960000000, 0),
	('019f4334-7860-7656-b4ad-99ecd9d53c0e', '019d7eea-2da8-78b3-b396-9a0d05f4673e', 'combo finish', 'combo finish', 'blue', 1783538940000000, 1),
	('019f42fc-9f80-72ad-8569-89fe18df3435', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'teaching game', 'teaching game', 'violet', 1783535280000000, 0),
	('019f8b74-de80-71ef-ba18-acf4ccded5f7', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'épique', 'epique', 'green', 1784751120000000, 0),
	('019fbec7-9a20-7651-9606-bb3361b4e086', '019d7eea-2da8-7656-ab30-9d77f4286650', 'point de règle', 'point de regle', 'rose', 1785612180000000, 1),
	('019fce42-0120-7457-95f1-b6f5afe5399d', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'point de règle', 'point de regle', 'rose', 1785871860000000, 0),
	('019fce42-0120-7bed-afa6-6bf90eb85df2', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 'teaching game', 'teaching game', 'violet', 1785871860000000, 0),
	('019fe83d-4f80-71a2-92b1-cb0ac0255e5f', '019d7eea-2da8-7861-84ef-a39affcd0295', 'revanche', 'revanche', 'blue', 1786307760000000, 0),
	('019fece7-2880-7cab-a471-9e3095c93744', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'combo finish', 'combo finish', 'blue', 1786386000000000, 0),
	('01a0a123-e7c0-7814-bae1-ec3fb2fa18a7', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'revanche', 'revanche', 'blue', 1789409880000000, 0),
	('01a1554c-82c0-7fd7-aa65-131990e56422', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'grudge match', 'grudge match', 'green', 1792432440000000, 0),
	('01a15588-0520-7cbf-aaab-70d1570c304d', '019d7eea-2da8-7656-ab30-9d77f4286650', 'très longue', 'tres longue', 'teal', 1792436340000000, 0),
	('019e9e59-6800-72c9-a482-aecec5a45615', '019d7eea-2da8-78b3-b396-9a0d05f4673e', 'teaching game', 'teaching game', 'violet', 1780773120000000, 0),
	('01a1b299-b420-74a1-82dc-5b02313c83e3', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'combo', 'combo', 'violet', 1793997780000000, 0),
	('01a1b299-b420-73e9-a6d8-7a794fb13bed', '019d7eea-2da8-7118-b0d3-641a68f94a69', 'long one', 'long one', 'rose', 1793997780000000, 0),
	('01a10333-aa40-7459-a8ee-214e16da4baf', '019d7eea-2da8-78b3-b396-9a0d05f4673e', 'grudge match', 'grudge match', 'green', 1791055080000000, 1),
	('01a1c72d-a5e0-7037-9035-35a05faa07fa', '019d7eea-2da8-7656-ab30-9d77f4286650', 'petit budget', 'petit budget', 'slate', 1794343020000000, 0),
	('01a1c72d-a5e0-78d6-b913-3ddec8015508', '019d7eea-2da8-77cb-96ff-66cd60b5a6b3', 'petit budget', 'petit budget', 'slate', 1794343020000000, 0),
	('019f33ba-1160-7bb8-9d78-ce1913ecb40f', '019d7eea-2da8-7861-84ef-a39affcd0295', 'combo', 'combo', 'violet', 1783279260000000, 1),
	('01a0111c-df60-73a8-a95c-9c195452daeb', '019d7eea-2da8-78b3-b396-9a0d05f4673e', 'long one', 'long one', 'rose', 1786993500000000, 0),
	('01a1d17a-5de0-7f6c-89f5-2e888b79ff90', '019d7eea-2da8-7232-b14e-d878c8e1d9d8', 'rules question', 'rules question', 'green', 1794515820000000, 0);
INSERT INTO public.tagging VALUES
	('01a10333-aa40-7459-a8ee-214e16da4baf', '01a10330-eb20-718b-bdef-75bb8e06200e', NULL),
	('019fbec7-9a20-7651-9606-bb3361b4e086', '01a16a85-4000-7ce9-9b5f-df80f5f33332', NULL),
	('019f4334-7860-7656-b4ad-99ecd9d53c0e', '01a1a2a1-dfc0-7dde-b518-5368685a917c', NULL),
	('019f33ba-1160-7bb8-9d78-ce1913ecb40f', '01a1b272-5600-77c9-8d31-ccadfde442fa', NULL);
INSERT INTO public.users VALUES
	('019d7eea-2da8-7118-b0d3-641a68f94a69', '01a1ebe1-3de8-79ba-921a-3c9accbfe1c2', 'Alice', NULL, 'alice', 'alice', NULL, 'en', '5HMGT98J', 1794947969576895, 1794947969576895, NULL, 'alice'),
	('019d7eea-2da8-77cb-96ff-66cd60b5a6b3', '01a1ebe1-3e31-78f6-9809-cb1c589be177', 'Bruno', NULL, 'bruno', 'bruno', NULL, 'fr', 'WZN5A857', 1794937169576895, 1794937169576895, NULL, 'bruno'),
	('019d7eea-2da8-7861-84ef-a39affcd0295', '01a1ebe1-3e8c-7960-a1e5-4269181896ae', 'Chloé', NULL, 'chloe.v', 'chloe.v', NULL, 'fr', '90X45PWH', 1794926369576895, 1794926369576895, NULL, 'chloe.v'),
	('019d7eea-2da8-7232-b14e-d878c8e1d9d8', '01a1ebe1-3f53-73da-8836-54949c130d31', 'Dmitri', NULL, 'dmitri_k', 'dmitri_k', NULL, 'en', 'DC0B8ZVX', 1794915569576895, 1794915569576895, NULL, 'drnitri_k'),
	('019d7eea-2da8-78b3-b396-9a0d05f4673e', '01a1ebe1-3fe8-7d70-9fbc-e2a8ef13c5c7', 'Elif', NULL, 'elif', 'elif', NULL, 'en', 'Z1BBWEMZ', 1794904769576895, 1794904769576895, NULL, 'elif'),
	('019d7eea-2da8-7656-ab30-9d77f4286650', '01a1ebe1-4045-7049-af86-a7374466f18f', 'Farid', NULL, 'farid', 'farid', NULL, 'fr', 'Y71GT1JS', 1794893969576895, 1794893969576895, NULL, 'farid');
SELECT pg_catalog.setval('public.note_number_seq', 43, true);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_email_key UNIQUE (email);
ALTER TABLE ONLY public.account
    ADD CONSTRAINT account_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.account_provider
    ADD CONSTRAINT account_provider_pkey PRIMARY KEY (provider, subject);
ALTER TABLE ONLY public.account_session
    ADD CONSTRAINT account_session_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.audit
    ADD CONSTRAINT audit_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.block
    ADD CONSTRAINT block_pkey PRIMARY KEY (blocker, blocked);
ALTER TABLE ONLY public.card_catalogue
    ADD CONSTRAINT card_catalogue_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.card
    ADD CONSTRAINT card_pkey PRIMARY KEY (generation, id);
ALTER TABLE ONLY public.claim_link
    ADD CONSTRAINT claim_link_pkey PRIMARY KEY (token_hash);
ALTER TABLE ONLY public.deck_cards
    ADD CONSTRAINT deck_cards_pkey PRIMARY KEY (deck_id);
ALTER TABLE ONLY public.deck_list
    ADD CONSTRAINT deck_list_pkey PRIMARY KEY (deck_id, number);
ALTER TABLE ONLY public.deck
    ADD CONSTRAINT deck_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.event_guest
    ADD CONSTRAINT event_guest_pkey PRIMARY KEY (event_id, user_id);
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.friendship
    ADD CONSTRAINT friendship_pkey PRIMARY KEY (asker, asked);
ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.game_set
    ADD CONSTRAINT game_set_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_pkey PRIMARY KEY (user_id, ended_at, game_id);
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_pkey PRIMARY KEY (user_id, name);
ALTER TABLE ONLY public.live_event
    ADD CONSTRAINT live_event_pkey PRIMARY KEY (table_id, sequence);
ALTER TABLE ONLY public.live_event
    ADD CONSTRAINT live_event_table_id_command_id_key UNIQUE (table_id, command_id);
ALTER TABLE ONLY public.live_guest
    ADD CONSTRAINT live_guest_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.live_guest
    ADD CONSTRAINT live_guest_table_id_seat_key UNIQUE (table_id, seat);
ALTER TABLE ONLY public.live_guest
    ADD CONSTRAINT live_guest_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.live_person
    ADD CONSTRAINT live_person_pkey PRIMARY KEY (table_id, user_id);
ALTER TABLE ONLY public.live_snapshot
    ADD CONSTRAINT live_snapshot_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.live_summary
    ADD CONSTRAINT live_summary_pkey PRIMARY KEY (table_id);
ALTER TABLE ONLY public.live_table
    ADD CONSTRAINT live_table_game_id_key UNIQUE (game_id);
ALTER TABLE ONLY public.live_table
    ADD CONSTRAINT live_table_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail
    ADD CONSTRAINT mail_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.mail_request
    ADD CONSTRAINT mail_request_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.note
    ADD CONSTRAINT note_id_key UNIQUE (id);
ALTER TABLE ONLY public.note
    ADD CONSTRAINT note_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.note
    ADD CONSTRAINT note_user_id_game_id_key UNIQUE (user_id, game_id);
ALTER TABLE ONLY public.note
    ADD CONSTRAINT note_user_id_set_id_key UNIQUE (user_id, set_id);
ALTER TABLE ONLY public.one_time_code
    ADD CONSTRAINT one_time_code_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.password_attempt
    ADD CONSTRAINT password_attempt_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.playgroup_link
    ADD CONSTRAINT playgroup_link_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.playgroup_link
    ADD CONSTRAINT playgroup_link_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.playgroup_member
    ADD CONSTRAINT playgroup_member_pkey PRIMARY KEY (playgroup_id, user_id);
ALTER TABLE ONLY public.playgroup
    ADD CONSTRAINT playgroup_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.playgroup_season
    ADD CONSTRAINT playgroup_season_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.promo_code
    ADD CONSTRAINT promo_code_pkey PRIMARY KEY (code);
ALTER TABLE ONLY public.provider_flow
    ADD CONSTRAINT provider_flow_nonce_key UNIQUE (nonce);
ALTER TABLE ONLY public.provider_flow
    ADD CONSTRAINT provider_flow_pkey PRIMARY KEY (state_hash);
ALTER TABLE ONLY public.rating_due
    ADD CONSTRAINT rating_due_pkey PRIMARY KEY (scope, ended_at, game_id);
ALTER TABLE ONLY public.rating_game
    ADD CONSTRAINT rating_game_pkey PRIMARY KEY (scope, ended_at, game_id);
ALTER TABLE ONLY public.rating
    ADD CONSTRAINT rating_pkey PRIMARY KEY (scope, subject);
ALTER TABLE ONLY public.rating_progress
    ADD CONSTRAINT rating_progress_pkey PRIMARY KEY (scope);
ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_pkey PRIMARY KEY (hash);
ALTER TABLE ONLY public.schema_migration
    ADD CONSTRAINT schema_migration_pkey PRIMARY KEY (number);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT seat_game_id_user_id_key UNIQUE (game_id, user_id);
ALTER TABLE ONLY public.seat_notice
    ADD CONSTRAINT seat_notice_pkey PRIMARY KEY (user_id, game_id);
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT seat_pkey PRIMARY KEY (game_id, seat);
ALTER TABLE ONLY public.stats_version
    ADD CONSTRAINT stats_version_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.streaming_token
    ADD CONSTRAINT streaming_token_pkey PRIMARY KEY (user_id);
ALTER TABLE ONLY public.streaming_token
    ADD CONSTRAINT streaming_token_token_hash_key UNIQUE (token_hash);
ALTER TABLE ONLY public.tag
    ADD CONSTRAINT tag_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.tag
    ADD CONSTRAINT tag_user_id_name_key_key UNIQUE (user_id, name_key);
ALTER TABLE ONLY public.tagging
    ADD CONSTRAINT tagging_tag_id_game_id_key UNIQUE (tag_id, game_id);
ALTER TABLE ONLY public.tagging
    ADD CONSTRAINT tagging_tag_id_set_id_key UNIQUE (tag_id, set_id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_friend_code_key UNIQUE (friend_code);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_subject_key UNIQUE (subject);
ALTER TABLE ONLY public.users
    ADD CONSTRAINT users_username_key_key UNIQUE (username_key);
CREATE UNIQUE INDEX account_provider_account ON public.account_provider USING btree (account_id, provider);
CREATE INDEX account_session_account ON public.account_session USING btree (account_id);
CREATE INDEX account_session_used ON public.account_session USING btree (used_at);
CREATE INDEX audit_actor ON public.audit USING btree (actor, at);
CREATE INDEX audit_playgroup ON public.audit USING btree (playgroup_id, at) WHERE (playgroup_id IS NOT NULL);
CREATE INDEX audit_subject ON public.audit USING btree (subject, at);
CREATE INDEX block_blocked ON public.block USING btree (blocked);
CREATE INDEX claim_link_game ON public.claim_link USING btree (game_id);
CREATE INDEX claim_link_made_by ON public.claim_link USING btree (made_by);
CREATE INDEX deck_owner ON public.deck USING btree (owner_id);
CREATE INDEX event_guest_user ON public.event_guest USING btree (user_id);
CREATE INDEX event_playgroup ON public.event USING btree (playgroup_id);
CREATE INDEX friendship_asked ON public.friendship USING btree (asked);
CREATE INDEX game_any_playgroup ON public.game USING btree (playgroup_id) WHERE (playgroup_id IS NOT NULL);
CREATE INDEX game_event ON public.game USING btree (event_id, ended_at) WHERE (event_id IS NOT NULL);
CREATE INDEX game_format ON public.game USING btree (format_id, ended_at) WHERE (removed_at IS NULL);
CREATE INDEX game_playgroup ON public.game USING btree (playgroup_id, ended_at) WHERE ((removed_at IS NULL) AND (playgroup_id IS NOT NULL));
CREATE INDEX game_recorded_by ON public.game USING btree (recorded_by);
CREATE INDEX game_removed ON public.game USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX game_set_id ON public.game USING btree (set_id) WHERE (set_id IS NOT NULL);
CREATE INDEX game_set_playgroup ON public.game_set USING btree (playgroup_id);
CREATE INDEX game_set_recorded_by ON public.game_set USING btree (recorded_by);
CREATE INDEX game_set_removed ON public.game_set USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX history_deck ON public.history USING btree (deck_id, ended_at) WHERE (deck_id IS NOT NULL);
CREATE INDEX history_game ON public.history USING btree (game_id);
CREATE INDEX idempotency_key_started ON public.idempotency_key USING btree (started_at);
CREATE INDEX live_person_user ON public.live_person USING btree (user_id, since);
CREATE INDEX live_table_any_code ON public.live_table USING btree (code, touched_at);
CREATE UNIQUE INDEX live_table_code ON public.live_table USING btree (code) WHERE (status = 'open'::text);
CREATE INDEX live_table_host ON public.live_table USING btree (host_id);
CREATE INDEX live_table_open ON public.live_table USING btree (touched_at) WHERE (status = 'open'::text);
CREATE INDEX live_table_playgroup ON public.live_table USING btree (playgroup_id);
CREATE INDEX live_table_set ON public.live_table USING btree (set_id);
CREATE INDEX mail_done ON public.mail USING btree (done_at) WHERE (done_at IS NOT NULL);
CREATE INDEX mail_due ON public.mail USING btree (due_at) WHERE (done_at IS NULL);
CREATE INDEX mail_email ON public.mail USING btree (email, kind, created_at);
CREATE INDEX mail_request_at ON public.mail_request USING btree (at);
CREATE INDEX mail_request_network ON public.mail_request USING btree (network, at);
CREATE INDEX mail_request_recipient ON public.mail_request USING btree (recipient, at);
CREATE INDEX note_game ON public.note USING btree (game_id);
CREATE INDEX note_newest ON public.note USING btree (user_id, updated_at);
CREATE INDEX note_search ON public.note USING gin (search);
CREATE INDEX note_set ON public.note USING btree (set_id);
CREATE INDEX one_time_code_account ON public.one_time_code USING btree (account_id, kind);
CREATE INDEX one_time_code_expires ON public.one_time_code USING btree (expires_at);
CREATE INDEX password_attempt_at ON public.password_attempt USING btree (at);
CREATE INDEX password_attempt_email ON public.password_attempt USING btree (email_hash, at);
CREATE INDEX playgroup_link_made_by ON public.playgroup_link USING btree (made_by);
CREATE INDEX playgroup_link_playgroup ON public.playgroup_link USING btree (playgroup_id);
CREATE INDEX playgroup_member_invited_by ON public.playgroup_member USING btree (invited_by);
CREATE INDEX playgroup_member_user ON public.playgroup_member USING btree (user_id);
CREATE UNIQUE INDEX playgroup_owner ON public.playgroup_member USING btree (playgroup_id) WHERE (role = 'owner'::text);
CREATE INDEX playgroup_season_playgroup ON public.playgroup_season USING btree (playgroup_id, starts_at);
CREATE INDEX promo_code_event ON public.promo_code USING btree (event_id);
CREATE INDEX provider_flow_expires ON public.provider_flow USING btree (expires_at);
CREATE INDEX rating_progress_unfinished ON public.rating_progress USING btree (scope) WHERE (next_at IS NOT NULL);
CREATE INDEX rating_subject ON public.rating USING btree (subject);
CREATE INDEX refresh_token_created ON public.refresh_token USING btree (created_at);
CREATE INDEX refresh_token_session ON public.refresh_token USING btree (session_id);
CREATE INDEX seat_deck ON public.seat USING btree (deck_id, game_id) WHERE (deck_id IS NOT NULL);
CREATE INDEX seat_notice_game ON public.seat_notice USING btree (game_id);
CREATE INDEX seat_notice_put_at ON public.seat_notice USING btree (put_at);
CREATE INDEX seat_notice_put_by ON public.seat_notice USING btree (put_by);
CREATE INDEX seat_user ON public.seat USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX tagging_game ON public.tagging USING btree (game_id);
CREATE INDEX tagging_set ON public.tagging USING btree (set_id);
CREATE UNIQUE INDEX users_username_lookalike ON public.users USING btree (username_lookalike);
CREATE TRIGGER tagging_counted AFTER INSERT OR DELETE ON public.tagging FOR EACH ROW EXECUTE FUNCTION public.count_tagging();
ALTER TABLE ONLY public.account_provider
    ADD CONSTRAINT account_provider_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.account_session
    ADD CONSTRAINT account_session_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.block
    ADD CONSTRAINT block_blocked_fkey FOREIGN KEY (blocked) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.block
    ADD CONSTRAINT block_blocker_fkey FOREIGN KEY (blocker) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_link
    ADD CONSTRAINT claim_link_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.claim_link
    ADD CONSTRAINT claim_link_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deck_cards
    ADD CONSTRAINT deck_cards_deck_id_fkey FOREIGN KEY (deck_id) REFERENCES public.deck(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deck_list
    ADD CONSTRAINT deck_list_deck_id_fkey FOREIGN KEY (deck_id) REFERENCES public.deck(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.deck
    ADD CONSTRAINT deck_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_guest
    ADD CONSTRAINT event_guest_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.event(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event_guest
    ADD CONSTRAINT event_guest_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.event
    ADD CONSTRAINT event_playgroup_id_fkey FOREIGN KEY (playgroup_id) REFERENCES public.playgroup(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.friendship
    ADD CONSTRAINT friendship_asked_fkey FOREIGN KEY (asked) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.friendship
    ADD CONSTRAINT friendship_asker_fkey FOREIGN KEY (asker) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_playgroup_id_fkey FOREIGN KEY (playgroup_id) REFERENCES public.playgroup(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.game
    ADD CONSTRAINT game_set_id_fkey FOREIGN KEY (set_id) REFERENCES public.game_set(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.game_set
    ADD CONSTRAINT game_set_playgroup_id_fkey FOREIGN KEY (playgroup_id) REFERENCES public.playgroup(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.game_set
    ADD CONSTRAINT game_set_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_deck_id_fkey FOREIGN KEY (deck_id) REFERENCES public.deck(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.history
    ADD CONSTRAINT history_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.idempotency_key
    ADD CONSTRAINT idempotency_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.live_event
    ADD CONSTRAINT live_event_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.live_table(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.live_guest
    ADD CONSTRAINT live_guest_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.live_table(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.live_person
    ADD CONSTRAINT live_person_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.live_table(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.live_person
    ADD CONSTRAINT live_person_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.live_snapshot
    ADD CONSTRAINT live_snapshot_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.live_table(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.live_summary
    ADD CONSTRAINT live_summary_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.live_table(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.live_table
    ADD CONSTRAINT live_table_host_id_fkey FOREIGN KEY (host_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.live_table
    ADD CONSTRAINT live_table_playgroup_id_fkey FOREIGN KEY (playgroup_id) REFERENCES public.playgroup(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.live_table
    ADD CONSTRAINT live_table_set_id_fkey FOREIGN KEY (set_id) REFERENCES public.game_set(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.note
    ADD CONSTRAINT note_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.note
    ADD CONSTRAINT note_set_id_fkey FOREIGN KEY (set_id) REFERENCES public.game_set(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.note
    ADD CONSTRAINT note_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.one_time_code
    ADD CONSTRAINT one_time_code_account_id_fkey FOREIGN KEY (account_id) REFERENCES public.account(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.playgroup_link
    ADD CONSTRAINT playgroup_link_made_by_fkey FOREIGN KEY (made_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.playgroup_link
    ADD CONSTRAINT playgroup_link_playgroup_id_fkey FOREIGN KEY (playgroup_id) REFERENCES public.playgroup(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.playgroup_member
    ADD CONSTRAINT playgroup_member_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.playgroup_member
    ADD CONSTRAINT playgroup_member_playgroup_id_fkey FOREIGN KEY (playgroup_id) REFERENCES public.playgroup(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.playgroup_member
    ADD CONSTRAINT playgroup_member_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.playgroup_season
    ADD CONSTRAINT playgroup_season_playgroup_id_fkey FOREIGN KEY (playgroup_id) REFERENCES public.playgroup(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.promo_code
    ADD CONSTRAINT promo_code_event_id_fkey FOREIGN KEY (event_id) REFERENCES public.event(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.refresh_token
    ADD CONSTRAINT refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES public.account_session(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT seat_deck_id_fkey FOREIGN KEY (deck_id) REFERENCES public.deck(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT seat_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seat_notice
    ADD CONSTRAINT seat_notice_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seat_notice
    ADD CONSTRAINT seat_notice_put_by_fkey FOREIGN KEY (put_by) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.seat_notice
    ADD CONSTRAINT seat_notice_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.seat
    ADD CONSTRAINT seat_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE SET NULL;
ALTER TABLE ONLY public.streaming_token
    ADD CONSTRAINT streaming_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tag
    ADD CONSTRAINT tag_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tagging
    ADD CONSTRAINT tagging_game_id_fkey FOREIGN KEY (game_id) REFERENCES public.game(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tagging
    ADD CONSTRAINT tagging_set_id_fkey FOREIGN KEY (set_id) REFERENCES public.game_set(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.tagging
    ADD CONSTRAINT tagging_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES public.tag(id) ON DELETE CASCADE;
