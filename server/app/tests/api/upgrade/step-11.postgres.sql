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
    type_line text NOT NULL
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
CREATE TABLE public.rating_change (
    scope uuid NOT NULL,
    subject uuid NOT NULL,
    deck boolean NOT NULL,
    ended_at bigint NOT NULL,
    game_id uuid NOT NULL,
    mu_before double precision NOT NULL,
    sigma_before double precision NOT NULL,
    mu double precision NOT NULL,
    sigma double precision NOT NULL,
    others_mu double precision NOT NULL,
    seats bigint NOT NULL,
    placement bigint NOT NULL,
    beaten bigint NOT NULL,
    tied bigint NOT NULL,
    games bigint NOT NULL,
    wins bigint NOT NULL,
    draws bigint NOT NULL
);
CREATE TABLE public.rating_due (
    scope uuid NOT NULL,
    ended_at bigint NOT NULL,
    game_id uuid NOT NULL
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
	('01a1ebdf-4cd9-7d23-b06e-a9fea428f8f6', 'alice@podium.example', true, '$argon2id$v=19$m=19456,t=2,p=1$ChUUcC3mpXElYT3C0k487w$0yL11LR32BZfdWe0Hoi43/aWPpjYy1VkpHXy/QtoA1k', NULL, NULL, false, 1794958642393808, 1794958642393808, 1794958642393808),
	('01a1ebdf-4d4e-79a7-950f-27fc652520a7', 'bruno@podium.example', true, '$argon2id$v=19$m=19456,t=2,p=1$r4dx3Vx6Ub5k8j4uDTs8GA$4DscW45+hotb9rzVJ24grC0WB086jQOIvxCAK2RUH8U', NULL, NULL, false, 1794958642510343, 1794958642510343, 1794958642510343),
	('01a1ebdf-4dc4-74ae-97a1-5042745e445b', 'chloe@podium.example', true, '$argon2id$v=19$m=19456,t=2,p=1$p60mjl1AsDsJ8TVvn7TcBg$B6lpCZKuBKg56cSLFcrWxGMnLKRJ9y739XSylZN+dLM', NULL, NULL, false, 1794958642628067, 1794958642628067, 1794958642628067),
	('01a1ebdf-4e63-7f85-885b-ae057bd67103', 'dmitri@podium.example', true, '$argon2id$v=19$m=19456,t=2,p=1$YgXrrTL5z0U8N2mdzSGLSw$mFVf0nsXO9pAeBQ+jfhxdnOiHk0NdEaEahMUyxnxebA', NULL, NULL, false, 1794958642787592, 1794958642787592, 1794958642787592),
	('01a1ebdf-4ecf-7137-a53b-118477ff6d64', 'elif@podium.example', true, '$argon2id$v=19$m=19456,t=2,p=1$j9pDfeAfgGbQWkSFF/yvbA$+AfXwX0fTZp3aNqf/4nnKCTMevs3qb89Xhy58+s5Jzk', NULL, NULL, false, 1794958642895958, 1794958642895958, 1794958642895958),
	('01a1ebdf-4f44-73fa-aed4-7c2e0b039e56', 'farid@podium.example', true, '$argon2id$v=19$m=19456,t=2,p=1$VIJ6yCjRKACgemoe7FsQuA$eXL1MX96PPmFupCva7nf0n8XmImgK5Pw8owqVmX/5dI', NULL, NULL, false, 1794958643012277, 1794958643012277, 1794958643012277);
INSERT INTO public.deck VALUES
	('019d7ee8-3c7c-73ae-8c3e-f99b8df24e81', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 'Rust and Ruin', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Vex, Scrap Regent"]', 'BR', 3, '', NULL, NULL, NULL, 1775950642300743, 1775950642300743, 1794853620000000, 14, 5, 1, 0, NULL),
	('019d7ee8-3c7c-7474-bdc5-e24d2a413b15', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'Clockwork Parade', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Master Tiber, Toymaker"]', 'UR', 2, '', NULL, NULL, NULL, 1775950642300743, 1775950642300743, 1794863360300000, 21, 5, 1, 0, NULL),
	('019d7ee8-3c7c-7b13-ade4-a4f4557f17fe', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 'Cinq saisons', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Le Conclave des cinq saisons"]', 'WUBRG', 4, '', NULL, NULL, NULL, 1775950642300743, 1775950642300743, 1794863360300000, 27, 6, 1, 0, NULL),
	('019d7ee8-3c7c-7122-adf6-eccfc4caa8cd', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'Seven Sails', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Admiral Ines of the Shoals"]', 'WU', 4, '', NULL, NULL, NULL, 1775950642300743, 1775950642300743, 1794853620000000, 12, 6, 1, 0, NULL),
	('019d7ee8-3c7c-7cc4-9669-6589ef0ff135', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 'Jardin de minuit', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Séraphine, jardinière d''ombre"]', 'WB', 2, '', NULL, NULL, NULL, 1775950642300743, 1775950642300743, 1794690974300000, 17, 3, 1, 0, NULL),
	('019d7ee8-3c7c-7a00-b65f-1e53354322cf', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 'Choir of Bees', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Mother Melisande"]', 'WG', 2, '', NULL, NULL, NULL, 1775950642300743, 1775950642300743, 1794857100000000, 49, 10, 1, 0, NULL),
	('019d7ee8-3c7c-7c24-839b-0f8482503f90', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 'Nothing but Stones', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["The Patient Colossus"]', '', 1, '', NULL, NULL, NULL, 1775950642300743, 1775950642300743, 1794863360300000, 37, 6, 1, 0, NULL),
	('019d7ee8-3c7c-785a-95eb-050352795d0b', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 'Tempête de poche', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Ysolde, brève tempête"]', 'UR', 5, '', NULL, NULL, NULL, 1775950642300743, 1775950642300743, 1794857100000000, 89, 32, 1, 0, NULL),
	('019d7ee8-3c7c-7e54-905d-35de6024c976', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 'Marée haute', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Nérine, voix des abysses"]', 'UG', 3, '', NULL, NULL, NULL, 1775950642300743, 1775950642300743, 1794857100000000, 49, 10, 1, 0, NULL),
	('019d7ee8-3c7c-7819-b062-c680488a0d74', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 'La forge aux dragons', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Kaldrún, braise ancienne"]', 'RG', 3, '', NULL, NULL, NULL, 1775950642300743, 1775950642300743, 1794863360300000, 50, 8, 1, 0, NULL),
	('019d7ee8-3c7c-7ac1-8f6d-d32564371735', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'Lanterns of the Fen', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '["Orla, Fen Warden"]', 'BG', 3, '', NULL, NULL, NULL, 1775950642300743, 1775950642300743, 1794857100000000, 43, 13, 1, 0, NULL);
INSERT INTO public.event VALUES
	('01a08362-247c-7296-934c-42b9e830a96b', 'Lamp Night at the Corner Shop', 'Pods of four **all evening**, brackets 2 and 3.
- Doors at six, first game at half past
- Tea and lamps are ours, decks are yours
Nobody plays for prizes: come and meet people.', 'Corner Shop, 12 Fen Lane', 1795388400000000, 1795406400000000, NULL, '019de5e7-6c7c-7165-980d-0d2038640539', 1788910642300743, 1788910642300743),
	('01a08362-247c-7149-8572-9dac1b33ca78', 'La Semaine de la Taverne', 'Une semaine de parties, **à toute heure**.
Chaque partie enregistrée ici compte pour le classement ; le premier offre la prochaine tournée.', 'La Taverne du Dé, au fond du bar', 1794438000000000, 1795042800000000, NULL, '019de5e7-6c7c-70f2-a8cb-270abd43bc0d', 1788910642300743, 1788910642300743),
	('01a08362-247c-784e-a9d7-0b5a96ca4fe1', 'Lamplighters'' Month', 'A month of Thursdays, and of whatever other evening we found.', 'Wherever the lamp stands', 1789772400000000, 1792364400000000, NULL, '019de5e7-6c7c-70aa-a53c-a305cc06f5c9', 1788910642300743, 1788910642300743);
INSERT INTO public.event_guest VALUES
	('01a08362-247c-7296-934c-42b9e830a96b', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 'LAMPNIGHT', 1788910642300743),
	('01a08362-247c-7296-934c-42b9e830a96b', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 'LAMPNIGHT', 1788910642300743),
	('01a08362-247c-7296-934c-42b9e830a96b', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 'LAMPNIGHT', 1788910642300743),
	('01a08362-247c-7149-8572-9dac1b33ca78', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 'TAVERNE', 1788910642300743),
	('01a08362-247c-7149-8572-9dac1b33ca78', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 'TAVERNE', 1788910642300743),
	('01a08362-247c-7149-8572-9dac1b33ca78', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'TAVERNE', 1788910642300743),
	('01a08362-247c-7149-8572-9dac1b33ca78', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 'TAVERNE', 1788910642300743),
	('01a08362-247c-784e-a9d7-0b5a96ca4fe1', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'LAMPLIGHT', 1788910642300743),
	('01a08362-247c-784e-a9d7-0b5a96ca4fe1', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 'LAMPLIGHT', 1788910642300743),
	('01a08362-247c-784e-a9d7-0b5a96ca4fe1', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 'LAMPLIGHT', 1788910642300743),
	('01a08362-247c-784e-a9d7-0b5a96ca4fe1', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 'LAMPLIGHT', 1788910642300743),
	('01a08362-247c-784e-a9d7-0b5a96ca4fe1', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 'LAMPLIGHT', 1788910642300743),
	('01a08362-247c-784e-a9d7-0b5a96ca4fe1', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 'LAMPLIGHT', 1788910642300743);
INSERT INTO public.friendship VALUES
	('019d7ee8-3c7c-7118-b0d3-641a68f94a69', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 1793230642300743, 1793234242300743),
	('019d7ee8-3c7c-7118-b0d3-641a68f94a69', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 1793230642300743, 1793234242300743),
	('019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 1793230642300743, 1793234242300743),
	('019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 1793230642300743, 1793234242300743),
	('019d7ee8-3c7c-78b3-b396-9a0d05f4673e', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 1793230642300743, NULL),
	('019d7ee8-3c7c-7118-b0d3-641a68f94a69', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 1793230642300743, NULL);
INSERT INTO public.game VALUES
	('01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', NULL, '019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '01a08362-247c-784e-a9d7-0b5a96ca4fe1', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1790968740000000, NULL, NULL, '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 1790968800000000, false, 1, NULL, 'alice alice seven sails admiral ines of the shoals chloe.v chloe maree haute nerine, voix des abysses farid farid tempete de poche ysolde, breve tempete bruno bruno la forge aux dragons kaldrun, braise ancienne', NULL),
	('01a10330-eb20-718b-bdef-75bb8e06200e', NULL, '019de5e7-6c7c-7165-980d-0d2038640539', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1791054900000000, NULL, NULL, '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 1791054960000000, false, 1, NULL, 'farid farid tempete de poche ysolde, breve tempete dmitri_k dmitri nothing but stones the patient colossus elif elif choir of bees mother melisande', NULL),
	('01a11d43-1ce0-7e13-b87f-adb25f8e6c24', NULL, '019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '01a08362-247c-784e-a9d7-0b5a96ca4fe1', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1791492300000000, NULL, NULL, '019d7ee8-3c7c-7656-ab30-9d77f4286650', 1791492360000000, false, 1, NULL, 'theo bone market farid farid tempete de poche ysolde, breve tempete dmitri_k dmitri rust and ruin vex, scrap regent', NULL),
	('01a140b8-9100-7b8e-aaa4-cec1fc1407a4', NULL, '019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '01a08362-247c-784e-a9d7-0b5a96ca4fe1', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1792087200000000, NULL, NULL, '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 1792087260000000, false, 1, NULL, 'elif elif choir of bees mother melisande farid farid tempete de poche ysolde, breve tempete bruno bruno jardin de minuit seraphine, jardiniere d''ombre dmitri_k dmitri rust and ruin vex, scrap regent', NULL),
	('01a155b6-b640-725f-bff1-0fe6b427a8d9', NULL, '019de5e7-6c7c-70f2-a8cb-270abd43bc0d', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', 1792436460000000, 1792439400000000, 10, 'commanderDamage', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 1792439460000000, false, 1, NULL, 'theo bone market chloe.v chloe maree haute nerine, voix des abysses alice alice lanterns of the fen orla, fen warden farid farid tempete de poche ysolde, breve tempete bruno bruno la forge aux dragons kaldrun, braise ancienne', NULL),
	('01a15fa2-6280-7d84-80d8-57c8a3552f79', '01a15f71-dca0-742d-abec-6c978a25642b', '019de5e7-6c7c-70aa-a53c-a305cc06f5c9', NULL, '01932b67-2400-7ecb-a1af-185c9418f779', NULL, 1792604460000000, 1792605840000000, NULL, 'concession', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 1792605900000000, false, 1, NULL, 'farid farid bone market bruno bruno blue tides', NULL),
	('01a16a85-4000-7ce9-9b5f-df80f5f33332', NULL, '019de5e7-6c7c-7165-980d-0d2038640539', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1792788480000000, NULL, NULL, '019d7ee8-3c7c-7656-ab30-9d77f4286650', 1792788540000000, false, 1, NULL, 'farid farid tempete de poche ysolde, breve tempete dmitri_k dmitri nothing but stones the patient colossus elif elif choir of bees mother melisande ana blue tides', NULL),
	('01a183bb-b7c0-7e93-b757-e0f57b25f81d', '01a1838b-31e0-7d73-a354-2d2ba88ed926', '019de5e7-6c7c-70f2-a8cb-270abd43bc0d', NULL, '01932b67-2400-7ecb-a1af-185c9418f779', NULL, 1793210880000000, 1793211480000000, NULL, 'concession', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 1793211540000000, false, 1, NULL, 'farid farid green giants bruno bruno bone market', NULL),
	('01a1a2a1-dfc0-7dde-b518-5368685a917c', NULL, '019de5e7-6c7c-70aa-a53c-a305cc06f5c9', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', 1793727060000000, 1793729880000000, 9, 'combat', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 1793729940000000, false, 1, NULL, 'farid farid tempete de poche ysolde, breve tempete elif elif choir of bees mother melisande dmitri_k dmitri nothing but stones the patient colossus alice alice lanterns of the fen orla, fen warden', NULL),
	('01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', NULL, '019de5e7-6c7c-70f2-a8cb-270abd43bc0d', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1793992620000000, NULL, NULL, '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 1793992680000000, false, 1, NULL, 'alice alice lanterns of the fen orla, fen warden bruno bruno la forge aux dragons kaldrun, braise ancienne farid farid tempete de poche ysolde, breve tempete chloe.v chloe cinq saisons le conclave des cinq saisons', NULL),
	('01a1b272-5600-77c9-8d31-ccadfde442fa', NULL, '019de5e7-6c7c-70f2-a8cb-270abd43bc0d', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1793995200000000, NULL, NULL, '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 1793995260000000, false, 1, NULL, 'bruno bruno la forge aux dragons kaldrun, braise ancienne farid farid tempete de poche ysolde, breve tempete chloe.v chloe maree haute nerine, voix des abysses alice alice lanterns of the fen orla, fen warden', NULL),
	('01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', NULL, '019de5e7-6c7c-7165-980d-0d2038640539', NULL, '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, 1794507660000000, NULL, NULL, '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 1794507720000000, false, 1, NULL, 'farid farid tempete de poche ysolde, breve tempete elif elif choir of bees mother melisande dmitri_k dmitri nothing but stones the patient colossus ana green giants', NULL);
INSERT INTO public.game_set VALUES
	('01a15f71-dca0-742d-abec-6c978a25642b', '019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '01932b67-2400-7ecb-a1af-185c9418f779', NULL, 3, 1792602660000000, 1792607400000000, '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 1792602660000000, 1, NULL),
	('01a1838b-31e0-7d73-a354-2d2ba88ed926', '019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '01932b67-2400-7ecb-a1af-185c9418f779', NULL, 3, 1793208300000000, 1793211480000000, '019d7ee8-3c7c-7656-ab30-9d77f4286650', 1793208300000000, 1, NULL);
INSERT INTO public.history VALUES
	('019d7ee8-3c7c-7118-b0d3-641a68f94a69', 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', '019d7ee8-3c7c-7122-adf6-eccfc4caa8cd'),
	('019d7ee8-3c7c-7861-84ef-a39affcd0295', 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', '019d7ee8-3c7c-7e54-905d-35de6024c976'),
	('019d7ee8-3c7c-7656-ab30-9d77f4286650', 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', '019d7ee8-3c7c-785a-95eb-050352795d0b'),
	('019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', '019d7ee8-3c7c-7819-b062-c680488a0d74'),
	('019d7ee8-3c7c-7656-ab30-9d77f4286650', 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', '019d7ee8-3c7c-785a-95eb-050352795d0b'),
	('019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', '019d7ee8-3c7c-7c24-839b-0f8482503f90'),
	('019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', '019d7ee8-3c7c-7a00-b65f-1e53354322cf'),
	('019d7ee8-3c7c-7656-ab30-9d77f4286650', 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', '019d7ee8-3c7c-785a-95eb-050352795d0b'),
	('019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', '019d7ee8-3c7c-73ae-8c3e-f99b8df24e81'),
	('019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', '019d7ee8-3c7c-7a00-b65f-1e53354322cf'),
	('019d7ee8-3c7c-7656-ab30-9d77f4286650', 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', '019d7ee8-3c7c-785a-95eb-050352795d0b'),
	('019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', '019d7ee8-3c7c-7cc4-9669-6589ef0ff135'),
	('019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', '019d7ee8-3c7c-73ae-8c3e-f99b8df24e81'),
	('019d7ee8-3c7c-7861-84ef-a39affcd0295', 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', '019d7ee8-3c7c-7e54-905d-35de6024c976'),
	('019d7ee8-3c7c-7118-b0d3-641a68f94a69', 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', '019d7ee8-3c7c-7ac1-8f6d-d32564371735'),
	('019d7ee8-3c7c-7656-ab30-9d77f4286650', 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', '019d7ee8-3c7c-785a-95eb-050352795d0b'),
	('019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', '019d7ee8-3c7c-7819-b062-c680488a0d74'),
	('019d7ee8-3c7c-7656-ab30-9d77f4286650', 1792605840000000, '01a15fa2-6280-7d84-80d8-57c8a3552f79', NULL),
	('019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 1792605840000000, '01a15fa2-6280-7d84-80d8-57c8a3552f79', NULL),
	('019d7ee8-3c7c-7656-ab30-9d77f4286650', 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', '019d7ee8-3c7c-785a-95eb-050352795d0b'),
	('019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', '019d7ee8-3c7c-7c24-839b-0f8482503f90'),
	('019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', '019d7ee8-3c7c-7a00-b65f-1e53354322cf'),
	('019d7ee8-3c7c-7656-ab30-9d77f4286650', 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d', NULL),
	('019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d', NULL),
	('019d7ee8-3c7c-7656-ab30-9d77f4286650', 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', '019d7ee8-3c7c-785a-95eb-050352795d0b'),
	('019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', '019d7ee8-3c7c-7a00-b65f-1e53354322cf'),
	('019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', '019d7ee8-3c7c-7c24-839b-0f8482503f90'),
	('019d7ee8-3c7c-7118-b0d3-641a68f94a69', 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', '019d7ee8-3c7c-7ac1-8f6d-d32564371735'),
	('019d7ee8-3c7c-7118-b0d3-641a68f94a69', 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', '019d7ee8-3c7c-7ac1-8f6d-d32564371735'),
	('019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', '019d7ee8-3c7c-7819-b062-c680488a0d74'),
	('019d7ee8-3c7c-7656-ab30-9d77f4286650', 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', '019d7ee8-3c7c-785a-95eb-050352795d0b'),
	('019d7ee8-3c7c-7861-84ef-a39affcd0295', 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', '019d7ee8-3c7c-7b13-ade4-a4f4557f17fe'),
	('019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', '019d7ee8-3c7c-7819-b062-c680488a0d74'),
	('019d7ee8-3c7c-7656-ab30-9d77f4286650', 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', '019d7ee8-3c7c-785a-95eb-050352795d0b'),
	('019d7ee8-3c7c-7861-84ef-a39affcd0295', 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', '019d7ee8-3c7c-7e54-905d-35de6024c976'),
	('019d7ee8-3c7c-7118-b0d3-641a68f94a69', 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', '019d7ee8-3c7c-7ac1-8f6d-d32564371735'),
	('019d7ee8-3c7c-7656-ab30-9d77f4286650', 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', '019d7ee8-3c7c-785a-95eb-050352795d0b'),
	('019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', '019d7ee8-3c7c-7a00-b65f-1e53354322cf'),
	('019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', '019d7ee8-3c7c-7c24-839b-0f8482503f90');
INSERT INTO public.live_event VALUES
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', 1, '01a1dbc7-6cfc-7822-8dab-974b7947cabe', 1794688642300000, '{"sequence":1,"at":"2026-11-14T20:37:22.3Z","id":"01a1dbc7-6cfc-7822-8dab-974b7947cabe","by":{"seat":1,"device":"01a1dbc7-6cfc-7e3f-a708-a67ede0e18e5"},"what":{"type":"opened","setup":{"rules":{"startingLife":40,"commanderDamage":21,"poison":10},"settings":{"allSeats":true,"joinAs":"player"},"seats":[{"userId":"019d7ee8-3c7c-7118-b0d3-641a68f94a69","guestName":null,"deckId":"019d7ee8-3c7c-7ac1-8f6d-d32564371735","deckName":"Lanterns of the Fen","commanders":["Orla, Fen Warden"],"color":"red"},{"userId":"019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3","guestName":null,"deckId":"019d7ee8-3c7c-7cc4-9669-6589ef0ff135","deckName":"Jardin de minuit","commanders":["Séraphine, jardinière d''ombre"],"color":"blue"},{"userId":"019d7ee8-3c7c-7861-84ef-a39affcd0295","guestName":null,"deckId":"019d7ee8-3c7c-7b13-ade4-a4f4557f17fe","deckName":"Cinq saisons","commanders":["Le Conclave des cinq saisons"],"color":"green"},{"userId":"019d7ee8-3c7c-7232-b14e-d878c8e1d9d8","guestName":null,"deckId":"019d7ee8-3c7c-73ae-8c3e-f99b8df24e81","deckName":"Rust and Ruin","commanders":["Vex, Scrap Regent"],"color":"yellow"}]}}}'),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', 2, '01a1dbc7-c6d4-76a2-bd29-8fe24ec70e44', 1794688665300000, '{"sequence":2,"at":"2026-11-14T20:37:45.3Z","id":"01a1dbc7-c6d4-76a2-bd29-8fe24ec70e44","by":{"seat":1,"device":"01a1dbc7-6cfc-7e3f-a708-a67ede0e18e5"},"what":{"type":"rolled","roll":{"type":"starter","seat":1}}}'),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', 3, '01a1dbc7-e22c-7256-a950-31c7c99f95ab', 1794688672300000, '{"sequence":3,"at":"2026-11-14T20:37:52.3Z","id":"01a1dbc7-e22c-7256-a950-31c7c99f95ab","by":{"seat":1,"device":"01a1dbc7-6cfc-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":null,"to":{"seat":1,"round":1,"number":1}}],"tap":false,"joins":null,"source":null}}'),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', 4, '01a1dbc8-381c-7485-b17a-fd52abef077d', 1794688694300000, '{"sequence":4,"at":"2026-11-14T20:38:14.3Z","id":"01a1dbc8-381c-7485-b17a-fd52abef077d","by":{"seat":1,"device":"01a1dbc7-6cfc-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"life","seat":1,"from":40,"to":44}],"tap":true,"joins":null,"source":null}}'),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', 5, '01a1dbc8-72b4-7e8e-ac78-e15cd47cf943', 1794688709300000, '{"sequence":5,"at":"2026-11-14T20:38:29.3Z","id":"01a1dbc8-72b4-7e8e-ac78-e15cd47cf943","by":{"seat":1,"device":"01a1dbc7-6cfc-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":1,"round":1,"number":1},"to":{"seat":2,"round":1,"number":2}}],"tap":false,"joins":null,"source":null}}'),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', 6, '01a1dbc9-41bc-7e85-ad10-c1e655b820c2', 1794688762300000, '{"sequence":6,"at":"2026-11-14T20:39:22.3Z","id":"01a1dbc9-41bc-7e85-ad10-c1e655b820c2","by":{"seat":1,"device":"01a1dbc7-6cfc-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":2,"round":1,"number":2},"to":{"seat":3,"round":1,"number":3}}],"tap":false,"joins":null,"source":null}}'),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', 7, '01a1dbca-8dc4-7497-919e-1ff4328a6af5', 1794688847300000, '{"sequence":7,"at":"2026-11-14T20:40:47.3Z","id":"01a1dbca-8dc4-7497-919e-1ff4328a6af5","by":{"seat":1,"device":"01a1dbc7-6cfc-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":3,"round":1,"number":3},"to":{"seat":4,"round":1,"number":4}}],"tap":false,"joins":null,"source":null}}'),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', 8, '01a1dbcb-7054-7417-8ffd-bfc2790f0fee', 1794688905300000, '{"sequence":8,"at":"2026-11-14T20:41:45.3Z","id":"01a1dbcb-7054-7417-8ffd-bfc2790f0fee","by":{"seat":1,"device":"01a1dbc7-6cfc-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"life","seat":4,"from":40,"to":41}],"tap":true,"joins":null,"source":null}}'),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', 9, '01a1dbcc-00dc-77b1-bb16-c4a7226755c8', 1794688942300000, '{"sequence":9,"at":"2026-11-14T20:42:22.3Z","id":"01a1dbcc-00dc-77b1-bb16-c4a7226755c8","by":{"seat":1,"device":"01a1dbc7-6cfc-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":4,"round":1,"number":4},"to":{"seat":1,"round":2,"number":5}}],"tap":false,"joins":null,"source":null}}'),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', 10, '01a1dbcc-8994-749d-9d5d-cf04688563c4', 1794688977300000, '{"sequence":10,"at":"2026-11-14T20:42:57.3Z","id":"01a1dbcc-8994-749d-9d5d-cf04688563c4","by":{"seat":1,"device":"01a1dbc7-6cfc-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"life","seat":2,"from":40,"to":38}],"tap":true,"joins":null,"source":1}}'),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', 11, '01a1dbcc-9d1c-7245-b3bd-325d71d0456e', 1794688982300000, '{"sequence":11,"at":"2026-11-14T20:43:02.3Z","id":"01a1dbcc-9d1c-7245-b3bd-325d71d0456e","by":{"seat":1,"device":"01a1dbc7-6cfc-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"commanderDamage","seat":2,"source":1,"commander":0,"from":0,"to":4},{"type":"life","seat":2,"from":38,"to":34}],"tap":true,"joins":null,"source":1}}'),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', 12, '01a1dbcd-8f4c-7409-84d8-c8b0cebce7dc', 1794689044300000, '{"sequence":12,"at":"2026-11-14T20:44:04.3Z","id":"01a1dbcd-8f4c-7409-84d8-c8b0cebce7dc","by":{"seat":1,"device":"01a1dbc7-6cfc-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":1,"round":2,"number":5},"to":{"seat":2,"round":2,"number":6}}],"tap":false,"joins":null,"source":null}}'),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', 1, '01a1ebce-d1bc-717a-a1b8-08842fd9f127', 1794957562300000, '{"sequence":1,"at":"2026-11-17T23:19:22.3Z","id":"01a1ebce-d1bc-717a-a1b8-08842fd9f127","by":{"seat":1,"device":"01a1ebce-d1bc-79ec-b657-7ee0b3aab949"},"what":{"type":"opened","setup":{"rules":{"startingLife":40,"commanderDamage":21,"poison":10},"settings":{"allSeats":true,"joinAs":"player"},"seats":[{"userId":"019d7ee8-3c7c-7118-b0d3-641a68f94a69","guestName":null,"deckId":"019d7ee8-3c7c-7ac1-8f6d-d32564371735","deckName":"Lanterns of the Fen","commanders":["Orla, Fen Warden"],"color":"red"},{"userId":"019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3","guestName":null,"deckId":"019d7ee8-3c7c-7819-b062-c680488a0d74","deckName":"La forge aux dragons","commanders":["Kaldrún, braise ancienne"],"color":"blue"},{"userId":"019d7ee8-3c7c-7861-84ef-a39affcd0295","guestName":null,"deckId":"019d7ee8-3c7c-7e54-905d-35de6024c976","deckName":"Marée haute","commanders":["Nérine, voix des abysses"],"color":"green"},{"userId":"019d7ee8-3c7c-7232-b14e-d878c8e1d9d8","guestName":null,"deckId":"019d7ee8-3c7c-73ae-8c3e-f99b8df24e81","deckName":"Rust and Ruin","commanders":["Vex, Scrap Regent"],"color":"yellow"}]}}}'),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', 2, '01a1ebcf-2f7c-7f2f-861a-71f0b5283a07', 1794957586300000, '{"sequence":2,"at":"2026-11-17T23:19:46.3Z","id":"01a1ebcf-2f7c-7f2f-861a-71f0b5283a07","by":{"seat":1,"device":"01a1ebce-d1bc-79ec-b657-7ee0b3aab949"},"what":{"type":"rolled","roll":{"type":"starter","seat":3}}}'),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', 3, '01a1ebcf-4ebc-723f-981a-a4edeaef9e6c', 1794957594300000, '{"sequence":3,"at":"2026-11-17T23:19:54.3Z","id":"01a1ebcf-4ebc-723f-981a-a4edeaef9e6c","by":{"seat":1,"device":"01a1ebce-d1bc-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":null,"to":{"seat":3,"round":1,"number":1}}],"tap":false,"joins":null,"source":null}}'),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', 4, '01a1ebcf-c3ec-7068-b2bb-18bea4f848f0', 1794957624300000, '{"sequence":4,"at":"2026-11-17T23:20:24.3Z","id":"01a1ebcf-c3ec-7068-b2bb-18bea4f848f0","by":{"seat":1,"device":"01a1ebce-d1bc-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"life","seat":3,"from":40,"to":41}],"tap":true,"joins":null,"source":null}}'),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', 5, '01a1ebd0-026c-745b-a2a4-b7eabfcd15c9', 1794957640300000, '{"sequence":5,"at":"2026-11-17T23:20:40.3Z","id":"01a1ebd0-026c-745b-a2a4-b7eabfcd15c9","by":{"seat":1,"device":"01a1ebce-d1bc-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":3,"round":1,"number":1},"to":{"seat":4,"round":1,"number":2}}],"tap":false,"joins":null,"source":null}}'),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', 6, '01a1ebd1-2f34-7884-8f2e-bcbb213f2c3e', 1794957717300000, '{"sequence":6,"at":"2026-11-17T23:21:57.3Z","id":"01a1ebd1-2f34-7884-8f2e-bcbb213f2c3e","by":{"seat":1,"device":"01a1ebce-d1bc-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":4,"round":1,"number":2},"to":{"seat":1,"round":1,"number":3}}],"tap":false,"joins":null,"source":null}}'),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', 7, '01a1ebd1-defc-7b1d-b7ac-f16907bb85f5', 1794957762300000, '{"sequence":7,"at":"2026-11-17T23:22:42.3Z","id":"01a1ebd1-defc-7b1d-b7ac-f16907bb85f5","by":{"seat":1,"device":"01a1ebce-d1bc-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"life","seat":1,"from":40,"to":42}],"tap":true,"joins":null,"source":null}}'),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', 8, '01a1ebd2-736c-7ab7-9c0a-aa536600484a', 1794957800300000, '{"sequence":8,"at":"2026-11-17T23:23:20.3Z","id":"01a1ebd2-736c-7ab7-9c0a-aa536600484a","by":{"seat":1,"device":"01a1ebce-d1bc-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":1,"round":1,"number":3},"to":{"seat":2,"round":1,"number":4}}],"tap":false,"joins":null,"source":null}}'),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', 9, '01a1ebd3-c35c-7020-a9df-e2100a9925d1', 1794957886300000, '{"sequence":9,"at":"2026-11-17T23:24:46.3Z","id":"01a1ebd3-c35c-7020-a9df-e2100a9925d1","by":{"seat":1,"device":"01a1ebce-d1bc-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":2,"round":1,"number":4},"to":{"seat":3,"round":2,"number":5}}],"tap":false,"joins":null,"source":null}}'),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', 10, '01a1ebd4-770c-77f9-be2f-85d34fa22ed9', 1794957932300000, '{"sequence":10,"at":"2026-11-17T23:25:32.3Z","id":"01a1ebd4-770c-77f9-be2f-85d34fa22ed9","by":{"seat":1,"device":"01a1ebce-d1bc-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"life","seat":2,"from":40,"to":39}],"tap":true,"joins":null,"source":3}}'),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', 11, '01a1ebd4-7af4-7b39-9244-810135b02557', 1794957933300000, '{"sequence":11,"at":"2026-11-17T23:25:33.3Z","id":"01a1ebd4-7af4-7b39-9244-810135b02557","by":{"seat":1,"device":"01a1ebce-d1bc-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"commanderDamage","seat":2,"source":3,"commander":0,"from":0,"to":3},{"type":"life","seat":2,"from":39,"to":36}],"tap":true,"joins":null,"source":3}}'),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', 12, '01a1ebd4-9a34-72c0-85b3-c0cc2a140c1d', 1794957941300000, '{"sequence":12,"at":"2026-11-17T23:25:41.3Z","id":"01a1ebd4-9a34-72c0-85b3-c0cc2a140c1d","by":{"seat":1,"device":"01a1ebce-d1bc-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"counter","seat":2,"counter":"experience","from":0,"to":1}],"tap":true,"joins":null,"source":null}}');
INSERT INTO public.live_person VALUES
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'player', true, 1794688642300000),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 'player', true, 1794688642300000),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 'player', true, 1794688642300000),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 'player', true, 1794688642300000),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'player', true, 1794957562300000),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 'player', true, 1794957562300000),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 'player', true, 1794957562300000),
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 'player', true, 1794957562300000);
INSERT INTO public.live_table VALUES
	('01a1ebce-d1bc-717a-a1b8-08842fd9f127', 'VAA5GG', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', '019de5e7-6c7c-70aa-a53c-a305cc06f5c9', NULL, '01a1ebce-d1bc-7284-b222-114761c2464c', 'open', 1794957562300000, 1794958456300000, 12, 5),
	('01a1dbc7-6cfc-7822-8dab-974b7947cabe', 'FVF89T', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', '01932b67-2400-79e2-b7c9-c825c6b4b3eb', '01932b67-2400-794e-9381-af790e5c68b7', NULL, NULL, '01a1dbc7-6cfc-76cd-b107-4ad02212e7d3', 'finished', 1794688642300000, 1794690974300000, 12, 5);
INSERT INTO public.note OVERRIDING SYSTEM VALUE VALUES
	(30, '01a0fe10-f7c0-7b3f-80e4-fcfb0a755807', '019d7ee8-3c7c-7861-84ef-a39affcd0295', '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', NULL, 'Une très belle partie, pleine de retournements, jusqu''à minuit. À retenir : attaquer Farid très tôt, jamais de bloqueurs. **Grande leçon** : compter les trésors avant d''engager tout son mana.', 'ffcd0295a ffcd0295attaqu ffcd0295attaquer ffcd0295avant ffcd0295bel ffcd0295bell ffcd0295belle ffcd0295bloqueur ffcd0295bloqueurs ffcd0295compt ffcd0295compter ffcd0295d ffcd0295de ffcd0295engag ffcd0295engager ffcd0295farid ffcd0295grand ffcd0295grande ffcd0295jam ffcd0295jamai ffcd0295jamais ffcd0295jusqu ffcd0295le ffcd0295lecon ffcd0295les ffcd0295man ffcd0295mana ffcd0295minuit ffcd0295part ffcd0295parti ffcd0295partie ffcd0295plein ffcd0295pleine ffcd0295reten ffcd0295retenir ffcd0295retourn ffcd0295retournements ffcd0295son ffcd0295tot ffcd0295tout ffcd0295tre ffcd0295tres ffcd0295tresor ffcd0295tresors ffcd0295une', DEFAULT, 1, 1790968920000000, 1790968920000000),
	(31, '01a10333-aa40-71b2-9cbc-4acfd93944e5', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', '01a10330-eb20-718b-bdef-75bb8e06200e', NULL, 'Dmitri played very politically and was rewarded for it. Kept a hand of two lands with Choir of Bees, and drew nothing but spells for five turns.', '05f4673ea 05f4673eand 05f4673ebe 05f4673ebee 05f4673ebees 05f4673ebut 05f4673echoir 05f4673edmitr 05f4673edmitri 05f4673edrew 05f4673efiv 05f4673efive 05f4673efor 05f4673ehand 05f4673eit 05f4673ekept 05f4673eland 05f4673elands 05f4673enoth 05f4673enothing 05f4673eof 05f4673eplay 05f4673eplayed 05f4673epolit 05f4673epolitically 05f4673ereward 05f4673erewarded 05f4673espel 05f4673espell 05f4673espells 05f4673eturn 05f4673eturns 05f4673etwo 05f4673everi 05f4673every 05f4673ewas 05f4673ewith', DEFAULT, 1, 1791055080000000, 1791055080000000),
	(32, '01a11d45-dc00-7366-b273-467efe02b0fe', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', NULL, '## Rust and Ruin
**Big lesson**: count the treasures before tapping out.
Next time start the dragons before the mana rocks.
Next time start the dragons before the mana rocks.', 'c8e1d9d8and c8e1d9d8befor c8e1d9d8before c8e1d9d8big c8e1d9d8count c8e1d9d8dragon c8e1d9d8dragons c8e1d9d8lesson c8e1d9d8man c8e1d9d8mana c8e1d9d8next c8e1d9d8out c8e1d9d8rock c8e1d9d8rocks c8e1d9d8ruin c8e1d9d8rust c8e1d9d8start c8e1d9d8tap c8e1d9d8tapping c8e1d9d8the c8e1d9d8tim c8e1d9d8time c8e1d9d8treasur c8e1d9d8treasures', DEFAULT, 1, 1791492480000000, 1791492480000000),
	(33, '01a140bb-5020-7d92-b87d-40fb1003e431', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', NULL, '- The graveyard hate stayed in my hand the whole time. Why?
- Kept a hand of two lands with Choir of Bees, and drew nothing but spells for five turns.', '05f4673ea 05f4673eand 05f4673ebe 05f4673ebee 05f4673ebees 05f4673ebut 05f4673echoir 05f4673edrew 05f4673efiv 05f4673efive 05f4673efor 05f4673egraveyard 05f4673ehand 05f4673ehat 05f4673ehate 05f4673ein 05f4673ekept 05f4673eland 05f4673elands 05f4673emy 05f4673enoth 05f4673enothing 05f4673eof 05f4673espel 05f4673espell 05f4673espells 05f4673estay 05f4673estayed 05f4673ethe 05f4673etim 05f4673etime 05f4673eturn 05f4673eturns 05f4673etwo 05f4673ewhi 05f4673ewhol 05f4673ewhole 05f4673ewhy 05f4673ewith', DEFAULT, 1, 1792087380000000, 1792087380000000),
	(34, '01a155b9-7560-70b2-a666-d9468468015f', '019d7ee8-3c7c-7861-84ef-a39affcd0295', '01a155b6-b640-725f-bff1-0fe6b427a8d9', NULL, '## Marée haute
Alice a tenu la table en respect jusqu''au tour neuf, sans que personne ne trouve de réponse.
Les créatures volantes ont décidé ; personne n''avait la portée.
Alice a tenu la table en respect jusqu''au tour neuf, sans que personne ne trouve de réponse.', 'ffcd0295a ffcd0295alic ffcd0295alice ffcd0295au ffcd0295avait ffcd0295creatur ffcd0295creatures ffcd0295de ffcd0295decid ffcd0295decide ffcd0295en ffcd0295haut ffcd0295haute ffcd0295jusqu ffcd0295la ffcd0295le ffcd0295les ffcd0295mar ffcd0295mare ffcd0295maree ffcd0295n ffcd0295ne ffcd0295neuf ffcd0295ont ffcd0295person ffcd0295personn ffcd0295personne ffcd0295port ffcd0295porte ffcd0295portee ffcd0295que ffcd0295repons ffcd0295reponse ffcd0295respect ffcd0295san ffcd0295sans ffcd0295tabl ffcd0295table ffcd0295tenu ffcd0295tour ffcd0295trouv ffcd0295trouve ffcd0295vol ffcd0295volant ffcd0295volantes', DEFAULT, 1, 1792439580000000, 1792439580000000),
	(35, '01a15fa5-21a0-7bc7-b4ed-becb6aab7fcf', '019d7ee8-3c7c-7656-ab30-9d77f4286650', '01a15fa2-6280-7d84-80d8-57c8a3552f79', NULL, 'Gardé une main à deux terrains avec Bone Market, et pioché seulement des sorts pendant cinq tours. Point de règle : le sort copié garde-t-il ses cibles ? *Oui, sauf si on en choisit de nouvelles.* Trois tours à éviter un contresort que Bruno n''avait même pas. Gardé une main à deux terrains avec Bone Market, et pioché seulement des sorts pendant cinq tours. Enlever un tuteur, ajouter de la pioche et deux petits bloqueurs.', 'f4286650a f4286650ajout f4286650ajouter f4286650avait f4286650avec f4286650bloqueur f4286650bloqueurs f4286650bon f4286650bone f4286650bruno f4286650chois f4286650choisit f4286650cibl f4286650cibles f4286650cinq f4286650contresort f4286650cop f4286650copi f4286650copie f4286650de f4286650des f4286650deux f4286650en f4286650enlev f4286650enlever f4286650et f4286650evit f4286650eviter f4286650gard f4286650garde f4286650il f4286650la f4286650le f4286650main f4286650market f4286650mem f4286650meme f4286650n f4286650nouvel f4286650nouvell f4286650nouvelles f4286650on f4286650oui f4286650pas f4286650pend f4286650pendant f4286650petit f4286650petits f4286650pioch f4286650pioche f4286650point f4286650que f4286650regl f4286650regle f4286650sauf f4286650se f4286650ses f4286650seul f4286650seulement f4286650si f4286650sort f4286650sorts f4286650t f4286650terrain f4286650terrains f4286650tour f4286650tours f4286650troi f4286650trois f4286650tuteur f4286650un f4286650une', DEFAULT, 1, 1792606020000000, 1792606020000000),
	(36, '01a16a87-ff20-7679-a6fc-72b9f54404bb', '019d7ee8-3c7c-7656-ab30-9d77f4286650', '01a16a85-4000-7ce9-9b5f-df80f5f33332', NULL, 'La remise à zéro est arrivée un tour trop tard. Dmitri a tenu la table en respect jusqu''au tour neuf, sans que personne ne trouve de réponse. Dmitri a joué très diplomate, et la partie lui a donné raison. À retenir : attaquer Dmitri très tôt, jamais de bloqueurs. Trois tours à éviter un contresort que Dmitri n''avait même pas.', 'f4286650a f4286650arriv f4286650arrive f4286650arrivee f4286650attaqu f4286650attaquer f4286650au f4286650avait f4286650bloqueur f4286650bloqueurs f4286650contresort f4286650de f4286650diplom f4286650diplomat f4286650diplomate f4286650dmitr f4286650dmitri f4286650don f4286650donn f4286650donne f4286650en f4286650est f4286650et f4286650evit f4286650eviter f4286650jam f4286650jamai f4286650jamais f4286650jou f4286650joue f4286650jusqu f4286650la f4286650lui f4286650mem f4286650meme f4286650n f4286650ne f4286650neuf f4286650part f4286650parti f4286650partie f4286650pas f4286650person f4286650personn f4286650personne f4286650que f4286650raison f4286650remis f4286650remise f4286650repons f4286650reponse f4286650respect f4286650reten f4286650retenir f4286650san f4286650sans f4286650tabl f4286650table f4286650tard f4286650tenu f4286650tot f4286650tour f4286650tours f4286650tre f4286650tres f4286650troi f4286650trois f4286650trop f4286650trouv f4286650trouve f4286650un f4286650zero', DEFAULT, 1, 1792788660000000, 1792788660000000),
	(37, '01a183be-76e0-71ea-a70a-27d8224b6b51', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', '01a183bb-b7c0-7e93-b757-e0f57b25f81d', NULL, 'À retenir : attaquer Farid très tôt, jamais de bloqueurs. Gardé une main à deux terrains avec Bone Market, et pioché seulement des sorts pendant cinq tours. Enlever un tuteur, ajouter de la pioche et deux petits bloqueurs.', '60b5a6b3a 60b5a6b3ajout 60b5a6b3ajouter 60b5a6b3attaqu 60b5a6b3attaquer 60b5a6b3avec 60b5a6b3bloqueur 60b5a6b3bloqueurs 60b5a6b3bon 60b5a6b3bone 60b5a6b3cinq 60b5a6b3de 60b5a6b3des 60b5a6b3deux 60b5a6b3enlev 60b5a6b3enlever 60b5a6b3et 60b5a6b3farid 60b5a6b3gard 60b5a6b3garde 60b5a6b3jam 60b5a6b3jamai 60b5a6b3jamais 60b5a6b3la 60b5a6b3main 60b5a6b3market 60b5a6b3pend 60b5a6b3pendant 60b5a6b3petit 60b5a6b3petits 60b5a6b3pioch 60b5a6b3pioche 60b5a6b3reten 60b5a6b3retenir 60b5a6b3seul 60b5a6b3seulement 60b5a6b3sort 60b5a6b3sorts 60b5a6b3terrain 60b5a6b3terrains 60b5a6b3tot 60b5a6b3tour 60b5a6b3tours 60b5a6b3tre 60b5a6b3tres 60b5a6b3tuteur 60b5a6b3un 60b5a6b3une', DEFAULT, 1, 1793211660000000, 1793211660000000),
	(38, '01a1a2a4-9ee0-7dda-8dc3-da9c144bb84e', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', '01a1a2a1-dfc0-7dde-b518-5368685a917c', NULL, 'The board wipe came one turn too late. The board wipe came one turn too late. Take out one tutor, put in more card draw and two cheap blockers.', '68f94a69and 68f94a69blocker 68f94a69blockers 68f94a69board 68f94a69cam 68f94a69came 68f94a69card 68f94a69cheap 68f94a69draw 68f94a69in 68f94a69lat 68f94a69late 68f94a69mor 68f94a69more 68f94a69one 68f94a69out 68f94a69put 68f94a69tak 68f94a69take 68f94a69the 68f94a69too 68f94a69turn 68f94a69tutor 68f94a69two 68f94a69wip 68f94a69wipe', DEFAULT, 1, 1793730060000000, 1793730060000000),
	(39, '01a1b24d-b700-7a07-86e8-ea5a13c4196c', '019d7ee8-3c7c-7656-ab30-9d77f4286650', '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', NULL, 'Alice a concédé élégamment après l''échec du deuxième combo. Main de cinq cartes, et quand même deuxième !', 'f4286650a f4286650alic f4286650alice f4286650apr f4286650apre f4286650apres f4286650cart f4286650cartes f4286650cinq f4286650combo f4286650conced f4286650concede f4286650de f4286650deuxiem f4286650deuxieme f4286650du f4286650echec f4286650eleg f4286650elegam f4286650elegamment f4286650et f4286650l f4286650main f4286650mem f4286650meme f4286650quand', DEFAULT, 1, 1793992800000000, 1793992800000000),
	(40, '01a1b275-1520-762b-8d89-eded1f199b24', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', '01a1b272-5600-77c9-8d31-ccadfde442fa', NULL, 'Les créatures volantes ont décidé ; personne n''avait la portée. Alice a tenu la table en respect jusqu''au tour neuf, sans que personne ne trouve de réponse. Mon épée légendaire est restée au fond du cimetière, exilée par Alice.', '60b5a6b3a 60b5a6b3alic 60b5a6b3alice 60b5a6b3au 60b5a6b3avait 60b5a6b3cimeti 60b5a6b3cimetier 60b5a6b3cimetiere 60b5a6b3creatur 60b5a6b3creatures 60b5a6b3de 60b5a6b3decid 60b5a6b3decide 60b5a6b3du 60b5a6b3en 60b5a6b3epe 60b5a6b3epee 60b5a6b3est 60b5a6b3exil 60b5a6b3exile 60b5a6b3exilee 60b5a6b3fond 60b5a6b3jusqu 60b5a6b3la 60b5a6b3le 60b5a6b3legendair 60b5a6b3legendaire 60b5a6b3les 60b5a6b3mon 60b5a6b3n 60b5a6b3ne 60b5a6b3neuf 60b5a6b3ont 60b5a6b3par 60b5a6b3person 60b5a6b3personn 60b5a6b3personne 60b5a6b3port 60b5a6b3porte 60b5a6b3portee 60b5a6b3que 60b5a6b3repons 60b5a6b3reponse 60b5a6b3respect 60b5a6b3rest 60b5a6b3reste 60b5a6b3restee 60b5a6b3san 60b5a6b3sans 60b5a6b3tabl 60b5a6b3table 60b5a6b3tenu 60b5a6b3tour 60b5a6b3trouv 60b5a6b3trouve 60b5a6b3vol 60b5a6b3volant 60b5a6b3volantes', DEFAULT, 1, 1793995380000000, 1793995380000000),
	(41, '01a1d100-9a00-7426-a75e-f8cd0be2bc2f', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', NULL, 'Played around the counterspell for three turns that Farid did not have.', 'c8e1d9d8around c8e1d9d8counterspel c8e1d9d8counterspell c8e1d9d8did c8e1d9d8farid c8e1d9d8for c8e1d9d8hav c8e1d9d8have c8e1d9d8not c8e1d9d8play c8e1d9d8played c8e1d9d8that c8e1d9d8the c8e1d9d8thre c8e1d9d8three c8e1d9d8turn c8e1d9d8turns', DEFAULT, 1, 1794507840000000, 1794507840000000);
INSERT INTO public.playgroup VALUES
	('019de5e7-6c7c-7165-980d-0d2038640539', 'Corner Shop League', 'Saturday pods at the shop.', NULL, 1777678642300743, 1794519960000000, 9, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', 'La Taverne du Dé', 'Le groupe du mardi, au fond du bar.', NULL, 1777678642300743, 1794686280000000, 41, 1),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', 'Thursday Lamp', 'Four seats, one lamp, every Thursday.', NULL, 1777678642300743, 1794863360300000, 69, 1);
INSERT INTO public.playgroup_member VALUES
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'owner', NULL, 1777678642300743, 1777678642300743, false),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 'admin', NULL, 1777678642300743, 1777678642300743, false),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 'member', NULL, 1777678642300743, 1777678642300743, false),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 'member', NULL, 1777678642300743, 1777678642300743, false),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 'member', NULL, 1777678642300743, 1777678642300743, false),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 'owner', NULL, 1777678642300743, 1777678642300743, false),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 'admin', NULL, 1777678642300743, 1777678642300743, false),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'member', NULL, 1777678642300743, 1777678642300743, false),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 'member', NULL, 1777678642300743, 1777678642300743, false),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 'owner', NULL, 1777678642300743, 1777678642300743, false),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 'admin', NULL, 1777678642300743, 1777678642300743, false),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 'member', NULL, 1777678642300743, 1777678642300743, false),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'member', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 1794944242300743, NULL, false),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 'member', NULL, 1777678642300743, 1777678642300743, true);
INSERT INTO public.playgroup_season VALUES
	('019dfa95-9400-7950-a744-10f2b237fa7e', '019de5e7-6c7c-70aa-a53c-a305cc06f5c9', 'Short days', 1778025600000000, 1785369600000000, 1778025600000000),
	('019fb052-2000-7094-8ec9-676563301f6f', '019de5e7-6c7c-70aa-a53c-a305cc06f5c9', 'Long evenings', 1785369600000000, 1791849600000000, 1785369600000000),
	('01a1328f-1400-701a-85d6-68b6cbfd08ae', '019de5e7-6c7c-70aa-a53c-a305cc06f5c9', 'Lamplighters', 1791849600000000, NULL, 1791849600000000),
	('019ec893-f400-7497-b461-980eb9dac7e3', '019de5e7-6c7c-70f2-a8cb-270abd43bc0d', 'Saison des pluies', 1781481600000000, 1789689600000000, 1781481600000000),
	('01a0b1d0-1800-7e13-9fe3-30c66a7afccc', '019de5e7-6c7c-70f2-a8cb-270abd43bc0d', 'Saison sèche', 1789689600000000, NULL, 1789689600000000);
INSERT INTO public.promo_code VALUES
	('LAMPNIGHT', '01a08362-247c-7296-934c-42b9e830a96b', NULL, 3, NULL, 1795406400000000, 1788910642300743),
	('TAVERNE', '01a08362-247c-7149-8572-9dac1b33ca78', NULL, 4, NULL, 1795042800000000, 1788910642300743),
	('LAMPLIGHT', '01a08362-247c-784e-a9d7-0b5a96ca4fe1', NULL, 6, NULL, 1792364400000000, 1788910642300743);
INSERT INTO public.rating VALUES
	('01932b67-2400-7ecb-a1af-185c9418f779', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 29.045165747624072, 6.255598053190291, 27.44327063416705, 11, 7, 0, 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d'),
	('01932b67-2400-7ecb-a1af-185c9418f779', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 22.674314685245076, 6.81644847989264, 24.60668552510356, 6, 2, 0, 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d'),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7b13-ade4-a4f4557f17fe', true, 25.765958786173652, 6.43962655628177, 30.23693815933787, 11, 1, 1, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c');
INSERT INTO public.rating_change VALUES
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', false, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 33.67887738845681, 4.023020547528268, 34.52749724097805, 4.002959365232035, 25.52573223671321, 4, 1, 3, 0, 57, 22, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7861-84ef-a39affcd0295', false, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 27.881779629257018, 3.6764842916458145, 26.391577622328906, 3.637261921159356, 27.45809815644647, 4, 4, 0, 0, 61, 12, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 22.183919961399283, 3.8290539213190855, 22.480223488636536, 3.7908740029370316, 29.357384712399053, 4, 3, 1, 0, 61, 18, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 26.51149711948334, 4.1924131335522405, 27.17232614630024, 4.152289956177227, 27.9148589930377, 4, 2, 2, 0, 49, 10, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7122-adf6-eccfc4caa8cd', true, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 35.94114585839322, 6.979371109944892, 37.85787939649395, 6.851256540881546, 22.389416509973994, 4, 1, 3, 0, 9, 6, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7e54-905d-35de6024c976', true, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 24.12029020596421, 4.329674095192944, 22.489715797596343, 4.282075261763477, 26.32970172745033, 4, 4, 0, 0, 40, 8, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 19.891768232219107, 4.075502711239841, 20.096266354310007, 4.042671422063537, 27.739209052032034, 4, 3, 1, 0, 61, 18, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7819-b062-c680488a0d74', true, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 23.15619109173868, 4.681713425131813, 23.930160823553223, 4.643340078956232, 26.651068098858843, 4, 2, 2, 0, 39, 7, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', 22.93097711924103, 3.7772714311884736, 23.796805220431228, 3.758725160871232, 21.837200868398355, 3, 1, 2, 0, 63, 19, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', false, 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', 23.030974448626502, 4.8285706012892105, 21.025152806993386, 4.720146488260611, 21.787202203705622, 3, 3, 0, 0, 32, 7, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', false, 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', 20.643427288170216, 4.832027238541296, 21.235505850686675, 4.729229421298189, 22.980975783933765, 3, 2, 1, 0, 34, 7, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', 20.652082905238974, 4.026895110997333, 21.649126511781763, 4.006255824200296, 21.048700819175124, 3, 1, 2, 0, 63, 19, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7c24-839b-0f8482503f90', true, 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', 22.88915848996261, 5.283606237256448, 20.41348575014775, 5.142134737533801, 19.930163026813304, 3, 3, 0, 0, 26, 5, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7a00-b65f-1e53354322cf', true, 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', 19.208243148387634, 5.033434983480433, 19.897557039357554, 4.926126988428824, 21.77062069760079, 3, 2, 1, 0, 34, 7, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 24.142800269875263, 3.7384194495108627, 23.199956725236838, 3.7154144454506697, 22.234555912494585, 3, 3, 0, 0, 65, 19, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', false, 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 19.469111824989177, 4.650333879982204, 20.764032178686215, 4.6287810282978965, 24.57140013493763, 3, 1, 2, 0, 34, 8, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 22.04420440414104, 3.9883736937819463, 21.152187972655575, 3.9661636197209384, 22.648658506328267, 3, 3, 0, 0, 65, 19, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-73ae-8c3e-f99b8df24e81', true, 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 20.297317012656528, 7.040456466454403, 22.900262894624923, 6.94299755996385, 23.522102202070524, 3, 1, 2, 0, 7, 3, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', false, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 22.68391631723199, 4.717799352291882, 22.580761610570647, 4.626657121880572, 24.50238600144173, 4, 3, 1, 0, 36, 8, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 25.12779244123954, 3.698952658398827, 25.966480311815385, 3.68914486351651, 23.687760626772548, 4, 1, 3, 0, 68, 22, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 27.615333384399452, 4.021583255560937, 27.91516884976619, 3.986447807939004, 22.85858031238591, 4, 2, 2, 0, 53, 10, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', false, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 20.764032178686215, 4.6287810282978965, 19.15306609247628, 4.549784283128822, 25.142347380956988, 4, 4, 0, 0, 35, 8, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7a00-b65f-1e53354322cf', true, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 21.317730652051164, 4.916882261503294, 21.470849619249393, 4.85522135841825, 25.536137648659174, 4, 3, 1, 0, 36, 8, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 23.066430460903188, 3.9538981429396927, 23.93553392622813, 3.9472812535248383, 24.953237712375167, 4, 1, 3, 0, 68, 22, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7cc4-9669-6589ef0ff135', true, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 30.641719590449416, 6.3635520007563, 31.06880350962012, 6.22009441024285, 22.42814133585976, 4, 2, 2, 0, 13, 3, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-73ae-8c3e-f99b8df24e81', true, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 22.900262894624923, 6.94299755996385, 19.407534849393482, 6.6806964443283166, 25.00862690113459, 4, 4, 0, 0, 8, 3, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7861-84ef-a39affcd0295', false, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 27.535852440641182, 3.548790571730776, 28.00356129296217, 3.5406250206316385, 26.69454382117499, 5, 2, 3, 0, 66, 13, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', false, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 29.26441376724663, 3.755297077896787, 29.36297480713116, 3.736134457887883, 26.262403489523628, 5, 3, 2, 0, 64, 22, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 27.488882079885176, 3.6551298572750572, 26.259193425268947, 3.6320417961648315, 26.70628641136399, 5, 5, 0, 0, 71, 23, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 25.024879437568163, 3.8746297767688924, 24.891692483377845, 3.8474097428673204, 27.322287071943244, 5, 4, 1, 0, 56, 10, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7e54-905d-35de6024c976', true, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 23.87734977396054, 4.247324263673343, 24.566877481396176, 4.233155501304026, 25.190051416566966, 5, 2, 3, 0, 43, 9, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7ac1-8f6d-d32564371735', true, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 28.373874785495197, 4.863219973465611, 28.434400046981306, 4.813480515316301, 24.065920163683302, 5, 3, 2, 0, 35, 11, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 25.444139382128128, 3.918203513945651, 24.08759939216501, 3.891864870946948, 24.798354014525067, 5, 5, 0, 0, 71, 23, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7819-b062-c680488a0d74', true, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 21.94219149864453, 4.519606196706226, 21.8434129086382, 4.476952738652463, 25.673840985395966, 5, 4, 1, 0, 42, 7, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', 25.38289432828102, 3.597495651797036, 25.19238971164914, 3.577044950799741, 23.718885331232173, 4, 3, 1, 0, 74, 23, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', false, 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', 21.98611147261935, 4.47568026939931, 20.623687278888873, 4.429436934947318, 24.8511462831194, 4, 4, 0, 0, 39, 10, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', false, 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', 24.170544521077176, 4.48713586365221, 24.767871800023723, 4.456430937720634, 24.123001933633457, 4, 2, 2, 0, 40, 9, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', 23.162741371250036, 3.8523276041553065, 22.957299610827402, 3.8273746436203187, 22.377077420214178, 4, 3, 1, 0, 74, 23, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7c24-839b-0f8482503f90', true, 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', 18.903880204182176, 5.002401856462509, 17.34040029950966, 4.937266071254675, 23.7966978092368, 4, 4, 0, 0, 29, 5, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7a00-b65f-1e53354322cf', true, 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', 23.227352056460365, 4.7356954442800605, 23.821044552316504, 4.698915796349536, 22.355540525144068, 4, 2, 2, 0, 40, 9, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 25.19238971164914, 3.577044950799741, 26.019367656070987, 3.568236756722427, 25.002307885179224, 4, 1, 3, 0, 75, 24, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', false, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 24.767871800023723, 4.456430937720634, 25.519461005870724, 4.40662943054936, 25.14381385572103, 4, 2, 2, 0, 41, 9, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', false, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 22.245385203229578, 4.400774853214898, 20.862209904875286, 4.331374146931716, 25.98464272131908, 4, 4, 0, 0, 41, 11, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', false, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 27.993666652284382, 3.6871472623037125, 27.57154364606348, 3.646860659380426, 24.068548904967475, 4, 3, 1, 0, 66, 22, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 22.957299610827402, 3.8273746436203187, 23.85510192703317, 3.817750248379104, 23.052300511818956, 4, 1, 3, 0, 75, 24, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7a00-b65f-1e53354322cf', true, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 23.821044552316504, 4.698915796349536, 24.524353430706462, 4.6450096169353605, 22.76438553132259, 4, 2, 2, 0, 41, 9, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7c24-839b-0f8482503f90', true, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 19.196681497015653, 4.904256227539373, 17.676177000318305, 4.81811276728132, 24.305839883089543, 4, 4, 0, 0, 31, 6, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7ac1-8f6d-d32564371735', true, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 26.13917548612472, 4.709405601142748, 25.475773041860688, 4.619004073303804, 21.991675220053185, 4, 3, 1, 0, 37, 11, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', false, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 27.57154364606348, 3.646860659380426, 28.026946502759902, 3.6199910202924968, 26.369352424523196, 4, 2, 2, 0, 67, 22, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 24.891692483377845, 3.8474097428673204, 25.00742353900445, 3.7986059669109244, 27.2626361454184, 4, 3, 1, 0, 57, 10, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 26.019367656070987, 3.568236756722427, 26.900619717614422, 3.558471221700357, 26.88674442118736, 4, 1, 3, 0, 76, 25, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7861-84ef-a39affcd0295', false, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 28.196997134120746, 3.5022116470205296, 26.832122029594906, 3.4651519858194746, 26.160867928504103, 4, 4, 0, 0, 68, 13, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7ac1-8f6d-d32564371735', true, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 25.475773041860688, 4.619004073303804, 26.296377901976346, 4.573868148466147, 25.904152509904282, 4, 2, 2, 0, 38, 11, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7819-b062-c680488a0d74', true, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 21.8434129086382, 4.476952738652463, 22.334184285526025, 4.422286031620432, 27.114939220978446, 4, 3, 1, 0, 43, 7, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 23.85510192703317, 3.817750248379104, 24.790402659133534, 3.809662626968398, 26.444376214846788, 4, 1, 3, 0, 76, 25, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7b13-ade4-a4f4557f17fe', true, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 32.013942694041475, 5.3719109376249925, 28.346223478655443, 5.218023553620391, 23.724762625844022, 4, 4, 0, 0, 24, 4, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 25.00742353900445, 3.7986059669109244, 26.03664159553738, 3.786456841556981, 27.253229416656406, 4, 1, 3, 0, 58, 11, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 26.900619717614422, 3.558471221700357, 26.842599883448226, 3.519933815278505, 26.622164023786414, 4, 3, 1, 0, 77, 25, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7861-84ef-a39affcd0295', false, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 26.832122029594906, 3.4651519858194746, 27.297790435675402, 3.4442393059607723, 26.644996586459587, 4, 2, 2, 0, 69, 13, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', false, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 28.026946502759902, 3.6199910202924968, 26.644049618794494, 3.5770794191543347, 26.246721762071257, 4, 4, 0, 0, 68, 22, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7819-b062-c680488a0d74', true, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 22.334184285526025, 4.422286031620432, 23.639453223411383, 4.404563201713042, 25.35474797723415, 4, 1, 3, 0, 44, 8, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 24.790402659133534, 3.809662626968398, 24.743971895945815, 3.769543294861473, 24.53600851936498, 4, 3, 1, 0, 77, 25, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7e54-905d-35de6024c976', true, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 24.97746337059257, 4.174752340334155, 25.594170168637714, 4.13863444959672, 24.473654948878632, 4, 2, 2, 0, 45, 9, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7ac1-8f6d-d32564371735', true, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 26.296377901976346, 4.573868148466147, 24.22683233899681, 4.485166413675835, 24.03401677175071, 4, 4, 0, 0, 39, 11, 1),
	('01932b67-2400-7ecb-a1af-185c9418f779', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1792605840000000, '01a15fa2-6280-7d84-80d8-57c8a3552f79', 29.12796595432693, 7.015407352292002, 26.5674592317668, 6.8583430140872705, 22.467627904784433, 2, 2, 0, 0, 7, 4, 0),
	('01932b67-2400-7ecb-a1af-185c9418f779', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1792605840000000, '01a15fa2-6280-7d84-80d8-57c8a3552f79', 22.46762790478443, 8.020412622261945, 25.81419212460798, 7.750152398544226, 29.127965954326932, 2, 1, 1, 0, 2, 1, 0),
	('01932b67-2400-7ecb-a1af-185c9418f779', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d', 27.44327063416705, 6.404525736285072, 29.045165747624072, 6.255598053190291, 24.606685525103558, 2, 1, 1, 0, 11, 7, 0),
	('01932b67-2400-7ecb-a1af-185c9418f779', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d', 24.60668552510356, 7.034309321545578, 22.674314685245076, 6.81644847989264, 27.443270634167046, 2, 2, 0, 0, 6, 2, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', false, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 29.41483978986808, 5.231497527102675, 30.9404747182933, 5.195791165245931, 27.065486035767133, 4, 1, 3, 0, 30, 9, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7861-84ef-a39affcd0295', false, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 26.937996655055308, 4.440506411973566, 25.273036377501, 4.380865576122644, 27.89110041403806, 4, 4, 0, 0, 39, 10, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 26.018991176708468, 4.4837392128254505, 26.007219421727815, 4.423361647491854, 28.197435573487002, 4, 3, 1, 0, 39, 12, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 28.239470275537624, 5.2692083809524695, 29.05217219253511, 5.19170474805266, 27.457275873877283, 4, 2, 2, 0, 26, 8, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7122-adf6-eccfc4caa8cd', true, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 29.08330034205412, 7.988004339629743, 32.07611044269858, 7.852808901105413, 24.755346263303142, 4, 1, 3, 0, 3, 2, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7e54-905d-35de6024c976', true, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 23.906362555001422, 5.228493068645563, 21.977810092663265, 5.155062488413537, 26.48099219232071, 4, 4, 0, 0, 24, 5, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 23.14040494845533, 4.9998100406098755, 23.158774183500288, 4.939826752251981, 26.73631139450274, 4, 3, 1, 0, 34, 9, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7819-b062-c680488a0d74', true, 1790968740000000, '01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 27.219271286452678, 5.70708286722513, 27.96518190272728, 5.635513009788599, 25.376689281836956, 4, 2, 2, 0, 21, 6, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 26.312943240547543, 4.3883313557263985, 24.906558786431873, 4.345350475859061, 21.821030461622556, 3, 3, 0, 0, 41, 12, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', false, 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 18.64206092324511, 4.767579015299684, 20.021902352412503, 4.746780116111253, 25.65647162027377, 3, 1, 2, 0, 34, 7, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 23.6412252539196, 4.904167059591337, 22.23197252808792, 4.854648267886866, 22.709121768854565, 3, 3, 0, 0, 36, 9, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-73ae-8c3e-f99b8df24e81', true, 1791492300000000, '01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 20.41824353770913, 7.131379653577906, 23.051601416667452, 7.0377257023234625, 24.3206126269598, 3, 1, 2, 0, 7, 3, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', false, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 24.026546964741115, 5.0154433387599715, 23.745204475135246, 4.915970194372532, 24.28283185102703, 4, 3, 1, 0, 34, 8, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 24.906558786431873, 4.345350475859061, 26.00853802142051, 4.329559271453238, 23.989494577130113, 4, 1, 3, 0, 42, 13, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 27.920034414236707, 5.087817030709981, 28.395729003545984, 5.012072057326006, 22.985002701195167, 4, 2, 2, 0, 28, 8, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', false, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 20.021902352412503, 4.746780116111253, 18.54493168169491, 4.676829138194047, 25.617713388469905, 4, 4, 0, 0, 35, 7, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7a00-b65f-1e53354322cf', true, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 22.64472866811277, 5.231864780346018, 22.6152018174139, 5.162524948583327, 24.22770641940396, 4, 3, 1, 0, 34, 8, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 22.23197252808792, 4.854648267886866, 23.448702586995037, 4.841274302287357, 24.365291799412244, 4, 1, 3, 0, 37, 10, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7cc4-9669-6589ef0ff135', true, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 27.39954531345652, 7.546588278276272, 28.469219518871405, 7.3274465791181465, 22.642767537622706, 4, 2, 2, 0, 6, 2, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-73ae-8c3e-f99b8df24e81', true, 1792087200000000, '01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 23.051601416667452, 7.0377257023234625, 19.61804417253051, 6.80434121032205, 24.09208216988573, 4, 4, 0, 0, 8, 3, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1792605840000000, '01a15fa2-6280-7d84-80d8-57c8a3552f79', 27.2076124485693, 4.267966469878523, 26.14427383618002, 4.206892398785665, 26.788963303505014, 2, 2, 0, 0, 44, 14, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1792605840000000, '01a15fa2-6280-7d84-80d8-57c8a3552f79', 26.788963303505014, 4.90027294259432, 28.190582928686062, 4.793044625277367, 27.2076124485693, 2, 1, 1, 0, 30, 9, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 27.283261952095142, 4.148283139686728, 28.248613153017686, 4.133019394640435, 23.967503394134482, 4, 1, 3, 0, 46, 16, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', false, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 24.100454777805215, 4.832680427288167, 24.913196404843482, 4.7766531539227115, 25.028439118897793, 4, 2, 2, 0, 36, 8, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', false, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 21.61834307598211, 4.633991243290065, 20.11372599099493, 4.5634278076540635, 25.85580968617216, 4, 4, 0, 0, 38, 9, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', false, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 26.183712328616117, 4.89851151054592, 25.68397677412056, 4.797137131732265, 24.33401993529416, 4, 3, 1, 0, 34, 9, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 23.448702586995037, 4.841274302287357, 24.737533028957067, 4.819866860388243, 22.523306336644627, 4, 1, 3, 0, 38, 11, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7a00-b65f-1e53354322cf', true, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 22.952278120328412, 5.101448228998529, 23.735124309768516, 5.043549683447276, 22.688781158866835, 4, 2, 2, 0, 36, 8, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7c24-839b-0f8482503f90', true, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 21.329057013872635, 5.332536243300399, 19.22467985304483, 5.225710509511891, 23.229854861018765, 4, 4, 0, 0, 27, 5, 0),
	('019de5e7-6c7c-70aa-a53c-a305cc06f5c9', '019d7ee8-3c7c-7ac1-8f6d-d32564371735', true, 1793729880000000, '01a1a2a1-dfc0-7dde-b518-5368685a917c', 23.28858387573284, 5.6990028589772965, 22.929309373784797, 5.551312973096003, 22.576679240398693, 4, 3, 1, 0, 22, 5, 0),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7861-84ef-a39affcd0295', false, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 29.608877218951868, 5.065812539737298, 30.3444153473001, 5.036119306659495, 25.387007809101362, 5, 2, 3, 0, 29, 5, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', false, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 30.22570013475416, 5.034507062164076, 30.24054048699138, 4.986137689488699, 25.23280208015079, 5, 3, 2, 0, 32, 13, 1);
INSERT INTO public.rating_change VALUES
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 25.317239185933435, 5.206478569805803, 23.145125640208413, 5.138457611703517, 26.459917317355973, 5, 5, 0, 0, 32, 12, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 21.00509191571788, 5.294583235239465, 21.014670483538964, 5.230503958920559, 27.53795413490986, 5, 4, 1, 0, 28, 2, 0),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7e54-905d-35de6024c976', true, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 25.909328009140054, 5.8441641369091, 26.94540610061207, 5.802748026158342, 23.668564970374035, 5, 2, 3, 0, 19, 4, 0),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7ac1-8f6d-d32564371735', true, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 31.2235983700673, 6.312361084709689, 30.87890549132516, 6.204129039850937, 22.339997380142222, 5, 3, 2, 0, 15, 6, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 23.052238573826866, 5.400516973506058, 20.803818829775956, 5.335720585213735, 24.38283732920233, 5, 5, 0, 0, 32, 12, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7819-b062-c680488a0d74', true, 1792439400000000, '01a155b6-b640-725f-bff1-0fe6b427a8d9', 15.398422937601959, 5.940088321528247, 15.712470437685738, 5.863640340501438, 26.296291238258558, 5, 4, 1, 0, 20, 1, 0),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d', 22.69005669886385, 4.940277819806955, 23.93205651235177, 4.844232440862557, 21.48212848686807, 2, 1, 1, 0, 35, 14, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1793211480000000, '01a183bb-b7c0-7e93-b757-e0f57b25f81d', 21.48212848686807, 5.017973852944311, 20.200766671709154, 4.915638730355513, 22.69005669886385, 2, 2, 0, 0, 31, 3, 0),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', false, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 30.24054048699138, 4.986137689488699, 30.760421167344347, 4.920651697049383, 24.825746177120347, 4, 2, 2, 0, 33, 13, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 20.200766671709154, 4.915638730355513, 20.856328638103896, 4.84923538963544, 28.17233744888109, 4, 3, 1, 0, 32, 3, 0),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 23.93205651235177, 4.844232440862557, 25.385208323326385, 4.824600550931146, 26.92857416866688, 4, 1, 3, 0, 36, 15, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7861-84ef-a39affcd0295', false, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 30.3444153473001, 5.036119306659495, 27.555461104238994, 4.935144602597848, 24.791121223684105, 4, 4, 0, 0, 30, 5, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7ac1-8f6d-d32564371735', true, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 30.87890549132516, 6.204129039850937, 31.436654362439718, 6.092152464436125, 22.25107580893319, 4, 2, 2, 0, 16, 6, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7819-b062-c680488a0d74', true, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 15.712470437685738, 5.863640340501438, 16.76603240958912, 5.781529483448318, 27.30655416014633, 4, 3, 1, 0, 21, 1, 0),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 20.803818829775956, 5.335720585213735, 22.398896917110864, 5.317466950147661, 25.609438029449592, 4, 1, 3, 0, 33, 13, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7b13-ade4-a4f4557f17fe', true, 1793992620000000, '01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 30.23693815933787, 6.648317271212754, 25.765958786173652, 6.43962655628177, 22.46506491959562, 4, 4, 0, 0, 11, 1, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', false, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 20.856328638103896, 4.84923538963544, 22.396282630447956, 4.8323976713562455, 27.90036353163657, 4, 1, 3, 0, 33, 4, 0),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 25.385208323326385, 4.824600550931146, 25.577946019583823, 4.7462996543693565, 26.390736969895745, 4, 3, 1, 0, 37, 15, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7861-84ef-a39affcd0295', false, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 27.555461104238994, 4.935144602597848, 28.336508545958317, 4.877446769286931, 25.667319376258206, 4, 2, 2, 0, 31, 5, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', false, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 30.760421167344347, 4.920651697049383, 28.19783364329596, 4.822338583853787, 24.59899935522309, 4, 4, 0, 0, 34, 13, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7819-b062-c680488a0d74', true, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 16.76603240958912, 5.781529483448318, 18.798126941515573, 5.759171559137608, 26.926985793387548, 4, 1, 3, 0, 22, 2, 0),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 22.398896917110864, 5.317466950147661, 22.830624342199183, 5.238472584494806, 25.049364290880302, 4, 3, 1, 0, 34, 13, 1),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7e54-905d-35de6024c976', true, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 26.94540610061207, 5.802748026158342, 27.889493569332636, 5.71981596096453, 23.533861229713228, 4, 2, 2, 0, 20, 4, 0),
	('019de5e7-6c7c-70f2-a8cb-270abd43bc0d', '019d7ee8-3c7c-7ac1-8f6d-d32564371735', true, 1793995200000000, '01a1b272-5600-77c9-8d31-ccadfde442fa', 31.436654362439718, 6.092152464436125, 27.57314703478097, 5.92001426611161, 22.036778475770678, 4, 4, 0, 0, 17, 6, 1),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', 26.55291815138952, 8.17961798837266, 29.250935669548074, 8.05072329579189, 24.378832739444192, 3, 1, 2, 0, 2, 1, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', false, 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', 27.795252672501135, 8.263571791259416, 23.52391447749406, 7.982604660550522, 23.757665478888384, 3, 3, 0, 0, 2, 1, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', false, 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', 20.962412806387245, 8.084127880168786, 22.414881516052876, 7.853832771866611, 27.174085411945327, 3, 2, 1, 0, 2, 0, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', 26.55291815138952, 8.17961798837266, 29.250935669548074, 8.05072329579189, 24.378832739444192, 3, 1, 2, 0, 2, 1, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7c24-839b-0f8482503f90', true, 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', 27.795252672501135, 8.263571791259416, 23.52391447749406, 7.982604660550522, 23.757665478888384, 3, 3, 0, 0, 2, 1, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7a00-b65f-1e53354322cf', true, 1791054900000000, '01a10330-eb20-718b-bdef-75bb8e06200e', 20.962412806387245, 8.084127880168786, 22.414881516052876, 7.853832771866611, 27.174085411945327, 3, 2, 1, 0, 2, 0, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', 25.894089659673185, 7.6519118297267505, 25.61036650839818, 7.445947547287777, 25.458140389758928, 4, 3, 1, 0, 5, 1, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', false, 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', 26.209347711454246, 7.699248404330192, 22.514633500251563, 7.486724241710281, 25.353054372498576, 4, 4, 0, 0, 5, 2, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', false, 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', 25.165073457822547, 7.607276307443297, 26.579231197897528, 7.485787854509603, 25.701145790375808, 4, 2, 2, 0, 5, 1, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', 25.68158309999768, 7.656858222043254, 25.236158007493863, 7.449525817258027, 24.661173337425044, 4, 3, 1, 0, 5, 1, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7c24-839b-0f8482503f90', true, 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', 23.834849537614126, 7.764826799970013, 20.36361972146605, 7.553583369718421, 25.276751191552894, 4, 4, 0, 0, 4, 1, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7a00-b65f-1e53354322cf', true, 1792788480000000, '01a16a85-4000-7ce9-9b5f-df80f5f33332', 25.148670474661007, 7.611832859400418, 26.48224987704519, 7.4877670930323355, 24.838810879203937, 4, 2, 2, 0, 5, 1, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 25.61036650839818, 7.445947547287777, 26.827609483589395, 7.324661379336673, 24.697954899383024, 4, 2, 2, 0, 6, 1, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', false, 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 26.579231197897528, 7.485787854509603, 28.904242191761778, 7.4278192578026605, 24.375000002883244, 4, 1, 3, 0, 6, 2, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', false, 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 22.514633500251563, 7.486724241710281, 19.374872509300875, 7.300865462624204, 25.729865902098567, 4, 4, 0, 0, 6, 2, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 25.236158007493863, 7.449525817258027, 26.418682822589165, 7.327624199215517, 23.948623199503754, 4, 2, 2, 0, 6, 1, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7a00-b65f-1e53354322cf', true, 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 26.48224987704519, 7.4877670930323355, 28.780521875894415, 7.429072750023745, 23.53325924298664, 4, 1, 3, 0, 6, 2, 0),
	('019de5e7-6c7c-7165-980d-0d2038640539', '019d7ee8-3c7c-7c24-839b-0f8482503f90', true, 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 20.36361972146605, 7.553583369718421, 17.406739151620478, 7.369277233422117, 25.572802628179687, 4, 4, 0, 0, 5, 1, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7656-ab30-9d77f4286650', false, 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 28.75256526164419, 3.443739759359929, 28.955587492684632, 3.4317931740139214, 23.479522030095016, 4, 2, 2, 0, 83, 28, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', false, 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 26.126676303304908, 4.235183692381461, 27.090632052952905, 4.223550020620939, 24.354818349541446, 4, 1, 3, 0, 45, 10, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', false, 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 19.311889786980142, 4.154403938919343, 18.323211569052255, 4.122920509046882, 26.62641385498303, 4, 4, 0, 0, 45, 11, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-785a-95eb-050352795d0b', true, 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 27.225945852373886, 3.7041626479545235, 27.47250251008464, 3.68910670677305, 22.104881227979956, 4, 2, 2, 0, 83, 28, 1),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7a00-b65f-1e53354322cf', true, 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 25.059651744119858, 4.477787377739846, 26.10701414983238, 4.463974601668501, 22.82697926406463, 4, 1, 3, 0, 45, 10, 0),
	('01932b67-2400-79e2-b7c9-c825c6b4b3eb', '019d7ee8-3c7c-7c24-839b-0f8482503f90', true, 1794507660000000, '01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 16.254991939820005, 4.737555786671609, 15.146057739438302, 4.691006589311694, 25.761865865497914, 4, 4, 0, 0, 33, 6, 0);
INSERT INTO public.schema_migration VALUES
	(1, '0001_identity', 1794958641987869),
	(2, '0002_users', 1794958641999543),
	(3, '0003_collections', 1794958642009391),
	(4, '0004_record', 1794958642045490),
	(5, '0005_notes', 1794958642064980),
	(6, '0006_together', 1794958642089152),
	(7, '0007_live', 1794958642102477),
	(8, '0008_providers', 1794958642109957),
	(9, '0009_figures', 1794958642120627),
	(10, '0010_names_and_mails', 1794958642124998),
	(11, '0011_keys_and_tables', 1794958642135477);
INSERT INTO public.seat VALUES
	('01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 1, '019d7ee8-3c7c-7118-b0d3-641a68f94a69', NULL, '019d7ee8-3c7c-7122-adf6-eccfc4caa8cd', 'Seven Sails', '["Admiral Ines of the Shoals"]', 'WU', 4, 1, NULL, NULL, NULL, NULL),
	('01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 2, '019d7ee8-3c7c-7861-84ef-a39affcd0295', NULL, '019d7ee8-3c7c-7e54-905d-35de6024c976', 'Marée haute', '["Nérine, voix des abysses"]', 'UG', 3, 4, NULL, NULL, NULL, 0),
	('01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 3, '019d7ee8-3c7c-7656-ab30-9d77f4286650', NULL, '019d7ee8-3c7c-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 3, NULL, NULL, NULL, NULL),
	('01a0fe0e-38a0-7f2d-9f49-4f5bb79466e4', 4, '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', NULL, '019d7ee8-3c7c-7819-b062-c680488a0d74', 'La forge aux dragons', '["Kaldrún, braise ancienne"]', 'RG', 3, 2, NULL, NULL, NULL, NULL),
	('01a10330-eb20-718b-bdef-75bb8e06200e', 1, '019d7ee8-3c7c-7656-ab30-9d77f4286650', NULL, '019d7ee8-3c7c-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 1, NULL, NULL, NULL, 2),
	('01a10330-eb20-718b-bdef-75bb8e06200e', 2, '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', NULL, '019d7ee8-3c7c-7c24-839b-0f8482503f90', 'Nothing but Stones', '["The Patient Colossus"]', '', 1, 3, NULL, NULL, NULL, NULL),
	('01a10330-eb20-718b-bdef-75bb8e06200e', 3, '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', NULL, '019d7ee8-3c7c-7a00-b65f-1e53354322cf', 'Choir of Bees', '["Mother Melisande"]', 'WG', 2, 2, NULL, NULL, NULL, 1),
	('01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 1, NULL, 'Théo', NULL, 'Bone Market', '[]', '', NULL, 2, NULL, NULL, NULL, NULL),
	('01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 2, '019d7ee8-3c7c-7656-ab30-9d77f4286650', NULL, '019d7ee8-3c7c-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 3, NULL, NULL, NULL, 0),
	('01a11d43-1ce0-7e13-b87f-adb25f8e6c24', 3, '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', NULL, '019d7ee8-3c7c-73ae-8c3e-f99b8df24e81', 'Rust and Ruin', '["Vex, Scrap Regent"]', 'BR', 3, 1, NULL, NULL, NULL, NULL),
	('01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 1, '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', NULL, '019d7ee8-3c7c-7a00-b65f-1e53354322cf', 'Choir of Bees', '["Mother Melisande"]', 'WG', 2, 3, NULL, NULL, NULL, NULL),
	('01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 2, '019d7ee8-3c7c-7656-ab30-9d77f4286650', NULL, '019d7ee8-3c7c-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 1, NULL, NULL, NULL, 1),
	('01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 3, '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', NULL, '019d7ee8-3c7c-7cc4-9669-6589ef0ff135', 'Jardin de minuit', '["Séraphine, jardinière d''ombre"]', 'WB', 2, 2, NULL, NULL, NULL, NULL),
	('01a140b8-9100-7b8e-aaa4-cec1fc1407a4', 4, '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', NULL, '019d7ee8-3c7c-73ae-8c3e-f99b8df24e81', 'Rust and Ruin', '["Vex, Scrap Regent"]', 'BR', 3, 4, NULL, NULL, NULL, NULL),
	('01a155b6-b640-725f-bff1-0fe6b427a8d9', 1, NULL, 'Théo', NULL, 'Bone Market', '[]', '', NULL, 1, 15, NULL, NULL, NULL),
	('01a155b6-b640-725f-bff1-0fe6b427a8d9', 2, '019d7ee8-3c7c-7861-84ef-a39affcd0295', NULL, '019d7ee8-3c7c-7e54-905d-35de6024c976', 'Marée haute', '["Nérine, voix des abysses"]', 'UG', 3, 2, -5, 10, 1, 2),
	('01a155b6-b640-725f-bff1-0fe6b427a8d9', 3, '019d7ee8-3c7c-7118-b0d3-641a68f94a69', NULL, '019d7ee8-3c7c-7ac1-8f6d-d32564371735', 'Lanterns of the Fen', '["Orla, Fen Warden"]', 'BG', 3, 3, 0, 8, 1, NULL),
	('01a155b6-b640-725f-bff1-0fe6b427a8d9', 4, '019d7ee8-3c7c-7656-ab30-9d77f4286650', NULL, '019d7ee8-3c7c-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 5, -11, 4, 3, NULL),
	('01a155b6-b640-725f-bff1-0fe6b427a8d9', 5, '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', NULL, '019d7ee8-3c7c-7819-b062-c680488a0d74', 'La forge aux dragons', '["Kaldrún, braise ancienne"]', 'RG', 3, 4, 0, 6, 1, NULL),
	('01a15fa2-6280-7d84-80d8-57c8a3552f79', 1, '019d7ee8-3c7c-7656-ab30-9d77f4286650', NULL, NULL, 'Bone Market', '[]', '', NULL, 2, NULL, NULL, NULL, NULL),
	('01a15fa2-6280-7d84-80d8-57c8a3552f79', 2, '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', NULL, NULL, 'Blue Tides', '[]', '', NULL, 1, NULL, NULL, NULL, 1),
	('01a16a85-4000-7ce9-9b5f-df80f5f33332', 1, '019d7ee8-3c7c-7656-ab30-9d77f4286650', NULL, '019d7ee8-3c7c-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 3, NULL, NULL, NULL, 0),
	('01a16a85-4000-7ce9-9b5f-df80f5f33332', 2, '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', NULL, '019d7ee8-3c7c-7c24-839b-0f8482503f90', 'Nothing but Stones', '["The Patient Colossus"]', '', 1, 4, NULL, NULL, NULL, NULL),
	('01a16a85-4000-7ce9-9b5f-df80f5f33332', 3, '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', NULL, '019d7ee8-3c7c-7a00-b65f-1e53354322cf', 'Choir of Bees', '["Mother Melisande"]', 'WG', 2, 2, NULL, NULL, NULL, NULL),
	('01a16a85-4000-7ce9-9b5f-df80f5f33332', 4, NULL, 'Ana', NULL, 'Blue Tides', '[]', '', NULL, 1, NULL, NULL, NULL, 1),
	('01a183bb-b7c0-7e93-b757-e0f57b25f81d', 1, '019d7ee8-3c7c-7656-ab30-9d77f4286650', NULL, NULL, 'Green Giants', '[]', '', NULL, 1, NULL, NULL, NULL, NULL),
	('01a183bb-b7c0-7e93-b757-e0f57b25f81d', 2, '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', NULL, NULL, 'Bone Market', '[]', '', NULL, 2, NULL, NULL, NULL, NULL),
	('01a1a2a1-dfc0-7dde-b518-5368685a917c', 1, '019d7ee8-3c7c-7656-ab30-9d77f4286650', NULL, '019d7ee8-3c7c-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 1, 26, NULL, NULL, NULL),
	('01a1a2a1-dfc0-7dde-b518-5368685a917c', 2, '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', NULL, '019d7ee8-3c7c-7a00-b65f-1e53354322cf', 'Choir of Bees', '["Mother Melisande"]', 'WG', 2, 2, -7, 9, 1, 2),
	('01a1a2a1-dfc0-7dde-b518-5368685a917c', 3, '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', NULL, '019d7ee8-3c7c-7c24-839b-0f8482503f90', 'Nothing but Stones', '["The Patient Colossus"]', '', 1, 4, 0, 5, 2, NULL),
	('01a1a2a1-dfc0-7dde-b518-5368685a917c', 4, '019d7ee8-3c7c-7118-b0d3-641a68f94a69', NULL, '019d7ee8-3c7c-7ac1-8f6d-d32564371735', 'Lanterns of the Fen', '["Orla, Fen Warden"]', 'BG', 3, 3, 0, 7, 2, NULL),
	('01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 1, '019d7ee8-3c7c-7118-b0d3-641a68f94a69', NULL, '019d7ee8-3c7c-7ac1-8f6d-d32564371735', 'Lanterns of the Fen', '["Orla, Fen Warden"]', 'BG', 3, 2, NULL, NULL, NULL, 2),
	('01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 2, '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', NULL, '019d7ee8-3c7c-7819-b062-c680488a0d74', 'La forge aux dragons', '["Kaldrún, braise ancienne"]', 'RG', 3, 3, NULL, NULL, NULL, NULL),
	('01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 3, '019d7ee8-3c7c-7656-ab30-9d77f4286650', NULL, '019d7ee8-3c7c-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 1, NULL, NULL, NULL, NULL),
	('01a1b24a-f7e0-78ba-ba9e-a76761e0df4c', 4, '019d7ee8-3c7c-7861-84ef-a39affcd0295', NULL, '019d7ee8-3c7c-7b13-ade4-a4f4557f17fe', 'Cinq saisons', '["Le Conclave des cinq saisons"]', 'WUBRG', 4, 4, NULL, NULL, NULL, NULL),
	('01a1b272-5600-77c9-8d31-ccadfde442fa', 1, '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', NULL, '019d7ee8-3c7c-7819-b062-c680488a0d74', 'La forge aux dragons', '["Kaldrún, braise ancienne"]', 'RG', 3, 1, NULL, NULL, NULL, 1),
	('01a1b272-5600-77c9-8d31-ccadfde442fa', 2, '019d7ee8-3c7c-7656-ab30-9d77f4286650', NULL, '019d7ee8-3c7c-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 3, NULL, NULL, NULL, NULL),
	('01a1b272-5600-77c9-8d31-ccadfde442fa', 3, '019d7ee8-3c7c-7861-84ef-a39affcd0295', NULL, '019d7ee8-3c7c-7e54-905d-35de6024c976', 'Marée haute', '["Nérine, voix des abysses"]', 'UG', 3, 2, NULL, NULL, NULL, 1),
	('01a1b272-5600-77c9-8d31-ccadfde442fa', 4, '019d7ee8-3c7c-7118-b0d3-641a68f94a69', NULL, '019d7ee8-3c7c-7ac1-8f6d-d32564371735', 'Lanterns of the Fen', '["Orla, Fen Warden"]', 'BG', 3, 4, NULL, NULL, NULL, NULL),
	('01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 1, '019d7ee8-3c7c-7656-ab30-9d77f4286650', NULL, '019d7ee8-3c7c-785a-95eb-050352795d0b', 'Tempête de poche', '["Ysolde, brève tempête"]', 'UR', 5, 2, NULL, NULL, NULL, NULL),
	('01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 2, '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', NULL, '019d7ee8-3c7c-7a00-b65f-1e53354322cf', 'Choir of Bees', '["Mother Melisande"]', 'WG', 2, 1, NULL, NULL, NULL, NULL),
	('01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 3, '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', NULL, '019d7ee8-3c7c-7c24-839b-0f8482503f90', 'Nothing but Stones', '["The Patient Colossus"]', '', 1, 4, NULL, NULL, NULL, NULL),
	('01a1d0fd-dae0-7dc7-a3e0-3e634f728e20', 4, NULL, 'Ana', NULL, 'Green Giants', '[]', '', NULL, 3, NULL, NULL, NULL, NULL);
INSERT INTO public.streaming_token VALUES
	('019d7ee8-3c7c-7118-b0d3-641a68f94a69', '\xaa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7', 1794958642300743, NULL);
INSERT INTO public.tag VALUES
	('01a0111c-df60-72e7-ac92-a9118235fdcb', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 'petit budget', 'petit budget', 'slate', 1786993500000000, 0),
	('019f3430-2bc0-70f4-8505-d3b7f8f8e3f9', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 'initiation', 'initiation', 'rose', 1783287000000000, 0),
	('019e374b-9200-7c8a-ae48-43bd7957c569', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 'revanche', 'revanche', 'blue', 1779044160000000, 0),
	('019ee179-dac0-78e3-9359-bef737b096c2', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 'budget', 'budget', 'green', 1781899320000000, 0),
	('019f2426-f240-7155-9dba-66b86b6355c6', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 'grudge match', 'grudge match', 'green', 1783017960000000, 0),
	('01a0737f-f200-7877-ba4c-e6d58c3ca336', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'rules question', 'rules question', 'green', 1788644160000000, 0),
	('01a0737f-f200-78aa-a3ee-77c4585fa610', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 'long one', 'long one', 'rose', 1788644160000000, 0),
	('019ebd9e-c700-7c83-bef4-fa3a1bbacd98', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 'très longue', 'tres longue', 'teal', 1781297760000000, 0),
	('019f000c-b2a0-7500-be90-f351dbd4f17b', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 'épique', 'epique', 'green', 1782412260000000, 0),
	('019f050c-9ae0-7399-9407-5681d77102c8', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 'combo', 'combo', 'violet', 1782496140000000, 0),
	('019f0537-a280-7512-8050-6d7cdfbe70d6', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'budget', 'budget', 'green', 1782498960000000, 0),
	('019f4334-7860-7656-b4ad-99ecd9d53c0e', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 'combo finish', 'combo finish', 'blue', 1783538940000000, 1),
	('019f42fc-9f80-72ad-8569-89fe18df3435', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'teaching game', 'teaching game', 'violet', 1783535280000000, 0),
	('019f8b74-de80-71ef-ba18-acf4ccded5f7', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 'épique', 'epique', 'green', 1784751120000000, 0),
	('019fbec7-9a20-7651-9606-bb3361b4e086', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 'point de règle', 'point de regle', 'rose', 1785612180000000, 1),
	('019fce42-0120-7457-95f1-b6f5afe5399d', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 'point de règle', 'point de regle', 'rose', 1785871860000000, 0),
	('019fce42-0120-7bed-afa6-6bf90eb85df2', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 'teaching game', 'teaching game', 'violet', 1785871860000000, 0),
	('019fe83d-4f80-71a2-92b1-cb0ac0255e5f', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 'revanche', 'revanche', 'blue', 1786307760000000, 0),
	('019fece7-2880-7cab-a471-9e3095c93744', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'combo finish', 'combo finish', 'blue', 1786386000000000, 0),
	('01a0a123-e7c0-7814-bae1-ec3fb2fa18a7', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 'revanche', 'revanche', 'blue', 1789409880000000, 0),
	('01a1554c-82c0-7fd7-aa65-131990e56422', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'grudge match', 'grudge match', 'green', 1792432440000000, 0),
	('01a15588-0520-7cbf-aaab-70d1570c304d', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 'très longue', 'tres longue', 'teal', 1792436340000000, 0),
	('019e9e59-6800-72c9-a482-aecec5a45615', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 'teaching game', 'teaching game', 'violet', 1780773120000000, 0),
	('01a1b299-b420-74a1-82dc-5b02313c83e3', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 'combo', 'combo', 'violet', 1793997780000000, 0),
	('01a1b299-b420-73e9-a6d8-7a794fb13bed', '019d7ee8-3c7c-7118-b0d3-641a68f94a69', 'long one', 'long one', 'rose', 1793997780000000, 0),
	('01a10333-aa40-7459-a8ee-214e16da4baf', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 'grudge match', 'grudge match', 'green', 1791055080000000, 1),
	('01a1c72d-a5e0-7037-9035-35a05faa07fa', '019d7ee8-3c7c-7656-ab30-9d77f4286650', 'petit budget', 'petit budget', 'slate', 1794343020000000, 0),
	('01a1c72d-a5e0-78d6-b913-3ddec8015508', '019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', 'petit budget', 'petit budget', 'slate', 1794343020000000, 0),
	('019f33ba-1160-7bb8-9d78-ce1913ecb40f', '019d7ee8-3c7c-7861-84ef-a39affcd0295', 'combo', 'combo', 'violet', 1783279260000000, 1),
	('01a0111c-df60-73a8-a95c-9c195452daeb', '019d7ee8-3c7c-78b3-b396-9a0d05f4673e', 'long one', 'long one', 'rose', 1786993500000000, 0),
	('01a1d17a-5de0-7f6c-89f5-2e888b79ff90', '019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', 'rules question', 'rules question', 'green', 1794515820000000, 0);
INSERT INTO public.tagging VALUES
	('01a10333-aa40-7459-a8ee-214e16da4baf', '01a10330-eb20-718b-bdef-75bb8e06200e', NULL),
	('019fbec7-9a20-7651-9606-bb3361b4e086', '01a16a85-4000-7ce9-9b5f-df80f5f33332', NULL),
	('019f4334-7860-7656-b4ad-99ecd9d53c0e', '01a1a2a1-dfc0-7dde-b518-5368685a917c', NULL),
	('019f33ba-1160-7bb8-9d78-ce1913ecb40f', '01a1b272-5600-77c9-8d31-ccadfde442fa', NULL);
INSERT INTO public.users VALUES
	('019d7ee8-3c7c-7118-b0d3-641a68f94a69', '01a1ebdf-4cd9-7d23-b06e-a9fea428f8f6', 'Alice', NULL, 'alice', 'alice', NULL, 'en', '5HMGT98J', 1794947842300743, 1794947842300743, NULL, 'alice'),
	('019d7ee8-3c7c-77cb-96ff-66cd60b5a6b3', '01a1ebdf-4d4e-79a7-950f-27fc652520a7', 'Bruno', NULL, 'bruno', 'bruno', NULL, 'fr', 'WZN5A857', 1794937042300743, 1794937042300743, NULL, 'bruno'),
	('019d7ee8-3c7c-7861-84ef-a39affcd0295', '01a1ebdf-4dc4-74ae-97a1-5042745e445b', 'Chloé', NULL, 'chloe.v', 'chloe.v', NULL, 'fr', '90X45PWH', 1794926242300743, 1794926242300743, NULL, 'chloe.v'),
	('019d7ee8-3c7c-7232-b14e-d878c8e1d9d8', '01a1ebdf-4e63-7f85-885b-ae057bd67103', 'Dmitri', NULL, 'dmitri_k', 'dmitri_k', NULL, 'en', 'DC0B8ZVX', 1794915442300743, 1794915442300743, NULL, 'drnitri_k'),
	('019d7ee8-3c7c-78b3-b396-9a0d05f4673e', '01a1ebdf-4ecf-7137-a53b-118477ff6d64', 'Elif', NULL, 'elif', 'elif', NULL, 'en', 'Z1BBWEMZ', 1794904642300743, 1794904642300743, NULL, 'elif'),
	('019d7ee8-3c7c-7656-ab30-9d77f4286650', '01a1ebdf-4f44-73fa-aed4-7c2e0b039e56', 'Farid', NULL, 'farid', 'farid', NULL, 'fr', 'Y71GT1JS', 1794893842300743, 1794893842300743, NULL, 'farid');
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
ALTER TABLE ONLY public.live_person
    ADD CONSTRAINT live_person_pkey PRIMARY KEY (table_id, user_id);
ALTER TABLE ONLY public.live_snapshot
    ADD CONSTRAINT live_snapshot_pkey PRIMARY KEY (table_id);
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
ALTER TABLE ONLY public.rating_change
    ADD CONSTRAINT rating_change_pkey PRIMARY KEY (scope, subject, ended_at, game_id);
ALTER TABLE ONLY public.rating_due
    ADD CONSTRAINT rating_due_pkey PRIMARY KEY (scope, ended_at, game_id);
ALTER TABLE ONLY public.rating
    ADD CONSTRAINT rating_pkey PRIMARY KEY (scope, subject);
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
CREATE INDEX game_any_playgroup ON public.game USING btree (playgroup_id);
CREATE INDEX game_event ON public.game USING btree (event_id, ended_at) WHERE (event_id IS NOT NULL);
CREATE INDEX game_format ON public.game USING btree (format_id, ended_at) WHERE (removed_at IS NULL);
CREATE INDEX game_playgroup ON public.game USING btree (playgroup_id, ended_at) WHERE (removed_at IS NULL);
CREATE INDEX game_recorded_by ON public.game USING btree (recorded_by);
CREATE INDEX game_removed ON public.game USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX game_set_id ON public.game USING btree (set_id);
CREATE INDEX game_set_playgroup ON public.game_set USING btree (playgroup_id);
CREATE INDEX game_set_recorded_by ON public.game_set USING btree (recorded_by);
CREATE INDEX game_set_removed ON public.game_set USING btree (removed_at) WHERE (removed_at IS NOT NULL);
CREATE INDEX history_deck ON public.history USING btree (deck_id, ended_at);
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
CREATE INDEX rating_change_game ON public.rating_change USING btree (game_id);
CREATE INDEX rating_change_order ON public.rating_change USING btree (scope, ended_at, game_id);
CREATE INDEX rating_subject ON public.rating USING btree (subject);
CREATE INDEX refresh_token_created ON public.refresh_token USING btree (created_at);
CREATE INDEX refresh_token_session ON public.refresh_token USING btree (session_id);
CREATE INDEX seat_deck ON public.seat USING btree (deck_id, game_id);
CREATE INDEX seat_notice_game ON public.seat_notice USING btree (game_id);
CREATE INDEX seat_notice_put_by ON public.seat_notice USING btree (put_by);
CREATE INDEX seat_user ON public.seat USING btree (user_id);
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
ALTER TABLE ONLY public.live_person
    ADD CONSTRAINT live_person_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.live_table(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.live_person
    ADD CONSTRAINT live_person_user_id_fkey FOREIGN KEY (user_id) REFERENCES public.users(id) ON DELETE CASCADE;
ALTER TABLE ONLY public.live_snapshot
    ADD CONSTRAINT live_snapshot_table_id_fkey FOREIGN KEY (table_id) REFERENCES public.live_table(id) ON DELETE CASCADE;
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
