PRAGMA foreign_keys=OFF;
BEGIN TRANSACTION;
CREATE TABLE schema_migration (number BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL);
INSERT INTO schema_migration VALUES(1,'0001_identity',1794958768162550);
INSERT INTO schema_migration VALUES(2,'0002_users',1794958768163051);
INSERT INTO schema_migration VALUES(3,'0003_collections',1794958768163448);
INSERT INTO schema_migration VALUES(4,'0004_record',1794958768186214);
INSERT INTO schema_migration VALUES(5,'0005_notes',1794958768187469);
INSERT INTO schema_migration VALUES(6,'0006_together',1794958768206521);
INSERT INTO schema_migration VALUES(7,'0007_live',1794958768207549);
INSERT INTO schema_migration VALUES(8,'0008_providers',1794958768221905);
INSERT INTO schema_migration VALUES(9,'0009_figures',1794958768223871);
INSERT INTO schema_migration VALUES(10,'0010_names_and_mails',1794958768226942);
INSERT INTO schema_migration VALUES(11,'0011_keys_and_tables',1794958768227544);
INSERT INTO schema_migration VALUES(12,'0012_stats_version',1794958768227689);
INSERT INTO schema_migration VALUES(13,'0013_ratings',1794958768231257);
INSERT INTO schema_migration VALUES(14,'0014_live_summary',1794958768231507);
INSERT INTO schema_migration VALUES(15,'0015_smaller_indexes',1794958768231922);
INSERT INTO schema_migration VALUES(16,'0016_live_guest',1794958768234887);
INSERT INTO schema_migration VALUES(17,'0017_deck_lists',1794958768235143);
INSERT INTO schema_migration VALUES(18,'0018_card_facts',1794958768237217);
INSERT INTO schema_migration VALUES(19,'0019_inbox',1794958768237360);
CREATE TABLE account (
    id UUID PRIMARY KEY,
    email TEXT NOT NULL UNIQUE, -- in lower case
    email_verified BOOLEAN NOT NULL,
    password TEXT, -- argon2 hash with its parameters; null where a provider alone opens the account
    display_name TEXT,
    photo_url TEXT,
    disabled BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    signed_in_at BIGINT NOT NULL,
    password_at BIGINT
);
INSERT INTO account VALUES(X'01a1ebe139b87d82a08713189c19bc78','alice@podium.example',1,'$argon2id$v=19$m=19456,t=2,p=1$W11VxTZ4w8iixy/05hzOGw$FjnC3GawYWYF5iqVAUmPXZDZ9yL37a4c7Lphjdi2jgI',NULL,NULL,0,1794958768568491,1794958768568491,1794958768568491);
INSERT INTO account VALUES(X'01a1ebe139f67560b64ec3daea0f0985','bruno@podium.example',1,'$argon2id$v=19$m=19456,t=2,p=1$PF05I0Sg66gNc/lxEOZ8+A$lfvbzQW6c+snWeBjF3jXlQ+VCNrqu2lAjwBgUfkLzh0',NULL,NULL,0,1794958768630976,1794958768630976,1794958768630976);
INSERT INTO account VALUES(X'01a1ebe13a5675a6b9ff74c5dd79e544','chloe@podium.example',1,'$argon2id$v=19$m=19456,t=2,p=1$E1IqwfDiAUZPRB1RIiztlg$MU5FaA9jdPegGTwzs0P47o2e+glO3W2bCr43Zztx57o',NULL,NULL,0,1794958768726197,1794958768726197,1794958768726197);
INSERT INTO account VALUES(X'01a1ebe13a91748c8e2d81c346c1f38b','dmitri@podium.example',1,'$argon2id$v=19$m=19456,t=2,p=1$3y7ZoQxYXaRlmQLR63Rv3Q$sBGHA2KfSLIGXzbdpwZ4gv/3uXrY1XyG/7W78uRwg2I',NULL,NULL,0,1794958768785037,1794958768785037,1794958768785037);
INSERT INTO account VALUES(X'01a1ebe13acc7b59a06503025aade08d','elif@podium.example',1,'$argon2id$v=19$m=19456,t=2,p=1$msppDATbTHNMHNJv+vg7Hw$5/YYde/vd5gimR3ZkZT3SoaOHkCRhvGHkx4PcUvZbvY',NULL,NULL,0,1794958768844136,1794958768844136,1794958768844136);
INSERT INTO account VALUES(X'01a1ebe13b0d75a3bd84bb1d932c6724','farid@podium.example',1,'$argon2id$v=19$m=19456,t=2,p=1$nElO3QkP/SV6mnj15G/oSQ$XEulUmRok2XfGRH3VO31GKMSX++EJIMhuBZekmgEJps',NULL,NULL,0,1794958768909127,1794958768909127,1794958768909127);
CREATE TABLE account_session (
    id UUID PRIMARY KEY,
    account_id UUID NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    signed_in_at BIGINT NOT NULL,
    used_at BIGINT NOT NULL
, device TEXT, method TEXT NOT NULL DEFAULT 'password');
INSERT INTO account_session VALUES(X'01a1ebe139b87d82a08713189c19bc78',X'01a1ebe139b87d82a08713189c19bc78',1794958768568491,1794958768568491,'Firefox, Linux','password');
INSERT INTO account_session VALUES(X'01a1ebe139f67560b64ec3daea0f0985',X'01a1ebe139f67560b64ec3daea0f0985',1794958768630976,1794958768630976,'Firefox, Linux','password');
INSERT INTO account_session VALUES(X'01a1ebe13a5675a6b9ff74c5dd79e544',X'01a1ebe13a5675a6b9ff74c5dd79e544',1794958768726197,1794958768726197,'Firefox, Linux','password');
INSERT INTO account_session VALUES(X'01a1ebe13a91748c8e2d81c346c1f38b',X'01a1ebe13a91748c8e2d81c346c1f38b',1794958768785037,1794958768785037,'Firefox, Linux','password');
INSERT INTO account_session VALUES(X'01a1ebe13acc7b59a06503025aade08d',X'01a1ebe13acc7b59a06503025aade08d',1794958768844136,1794958768844136,'Firefox, Linux','password');
INSERT INTO account_session VALUES(X'01a1ebe13b0d75a3bd84bb1d932c6724',X'01a1ebe13b0d75a3bd84bb1d932c6724',1794958768909127,1794958768909127,'Firefox, Linux','password');
CREATE TABLE refresh_token (
    hash BYTEA PRIMARY KEY,
    session_id UUID NOT NULL REFERENCES account_session (id) ON DELETE CASCADE,
    used BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    attempt BYTEA, -- by which it was traded, so that the same attempt can be made again when its answer was lost
    successor BYTEA -- what it was traded for
);
INSERT INTO refresh_token VALUES(X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',X'01a1ebe139b87d82a08713189c19bc78',1,1794958768568491,X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7');
CREATE TABLE one_time_code (
    hash BYTEA PRIMARY KEY,
    account_id UUID NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    email TEXT NOT NULL, -- of the account when the code was made
    new_email TEXT,
    expires_at BIGINT NOT NULL
);
INSERT INTO one_time_code VALUES(X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',X'01a1ebe139b87d82a08713189c19bc78','PASSWORD_RESET','alice@podium.example',NULL,1794958768470562);
CREATE TABLE password_attempt (
    id UUID PRIMARY KEY,
    email_hash BYTEA NOT NULL,
    at BIGINT NOT NULL
);
INSERT INTO password_attempt VALUES(X'01a1ebe139b87d82a08713189c19bc78',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562);
INSERT INTO password_attempt VALUES(X'01a1ebe139f67560b64ec3daea0f0985',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562);
INSERT INTO password_attempt VALUES(X'01a1ebe13a5675a6b9ff74c5dd79e544',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562);
INSERT INTO password_attempt VALUES(X'01a1ebe13a91748c8e2d81c346c1f38b',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562);
INSERT INTO password_attempt VALUES(X'01a1ebe13acc7b59a06503025aade08d',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562);
INSERT INTO password_attempt VALUES(X'01a1ebe13b0d75a3bd84bb1d932c6724',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562);
CREATE TABLE mail (
    id UUID PRIMARY KEY,
    kind TEXT NOT NULL,
    email TEXT NOT NULL, -- of the account, if there is one
    new_email TEXT,
    lang TEXT NOT NULL,
    path TEXT, -- of this site, where its reader goes on to
    attempts BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    due_at BIGINT NOT NULL,
    done_at BIGINT
);
INSERT INTO mail VALUES(X'01a1ebe139b87d82a08713189c19bc78','PASSWORD_RESET','alice@podium.example',NULL,'fr','/login',1,1794958768568491,1794958768568491,1794958768568491);
INSERT INTO mail VALUES(X'01a1ebe139f67560b64ec3daea0f0985','PASSWORD_RESET','bruno@podium.example',NULL,'fr','/login',1,1794958768630976,1794958768630976,1794958768630976);
INSERT INTO mail VALUES(X'01a1ebe13a5675a6b9ff74c5dd79e544','PASSWORD_RESET','chloe@podium.example',NULL,'fr','/login',1,1794958768726197,1794958768726197,1794958768726197);
INSERT INTO mail VALUES(X'01a1ebe13a91748c8e2d81c346c1f38b','PASSWORD_RESET','dmitri@podium.example',NULL,'fr','/login',1,1794958768785037,1794958768785037,1794958768785037);
INSERT INTO mail VALUES(X'01a1ebe13acc7b59a06503025aade08d','PASSWORD_RESET','elif@podium.example',NULL,'fr','/login',1,1794958768844136,1794958768844136,1794958768844136);
INSERT INTO mail VALUES(X'01a1ebe13b0d75a3bd84bb1d932c6724','PASSWORD_RESET','farid@podium.example',NULL,'fr','/login',1,1794958768909127,1794958768909127,1794958768909127);
CREATE TABLE audit (
    id UUID PRIMARY KEY,
    at BIGINT NOT NULL,
    actor UUID,
    action TEXT NOT NULL,
    subject UUID
, playgroup_id UUID);
INSERT INTO audit VALUES(X'019d7eea29567118b0d3641a68f94a69',1794947968470562,X'019d7eea29567118b0d3641a68f94a69','sign_in',X'019de5e959567165980d0d2038640539',X'019de5e959567165980d0d2038640539');
INSERT INTO audit VALUES(X'019d7eea295677cb96ff66cd60b5a6b3',1794937168470562,X'019d7eea295677cb96ff66cd60b5a6b3','sign_in',X'019de5e959567165980d0d2038640539',X'019de5e959567165980d0d2038640539');
INSERT INTO audit VALUES(X'019d7eea2956786184efa39affcd0295',1794926368470562,X'019d7eea2956786184efa39affcd0295','sign_in',X'019de5e959567165980d0d2038640539',X'019de5e959567165980d0d2038640539');
INSERT INTO audit VALUES(X'019d7eea29567232b14ed878c8e1d9d8',1794915568470562,X'019d7eea29567232b14ed878c8e1d9d8','sign_in',X'019de5e959567165980d0d2038640539',X'019de5e959567165980d0d2038640539');
INSERT INTO audit VALUES(X'019d7eea295678b3b3969a0d05f4673e',1794904768470562,X'019d7eea295678b3b3969a0d05f4673e','sign_in',X'019de5e959567165980d0d2038640539',X'019de5e959567165980d0d2038640539');
INSERT INTO audit VALUES(X'019d7eea29567656ab309d77f4286650',1794893968470562,X'019d7eea29567656ab309d77f4286650','sign_in',X'019de5e959567165980d0d2038640539',X'019de5e959567165980d0d2038640539');
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
, valid_since BIGINT, username_lookalike TEXT);
INSERT INTO users VALUES(X'019d7eea29567118b0d3641a68f94a69','01a1ebe1-39b8-7d82-a087-13189c19bc78','Alice',NULL,'alice','alice',NULL,'en','5HMGT98J',1794947968470562,1794947968470562,NULL,'alice');
INSERT INTO users VALUES(X'019d7eea295677cb96ff66cd60b5a6b3','01a1ebe1-39f6-7560-b64e-c3daea0f0985','Bruno',NULL,'bruno','bruno',NULL,'fr','WZN5A857',1794937168470562,1794937168470562,NULL,'bruno');
INSERT INTO users VALUES(X'019d7eea2956786184efa39affcd0295','01a1ebe1-3a56-75a6-b9ff-74c5dd79e544','Chloé',NULL,'chloe.v','chloe.v',NULL,'fr','90X45PWH',1794926368470562,1794926368470562,NULL,'chloe.v');
INSERT INTO users VALUES(X'019d7eea29567232b14ed878c8e1d9d8','01a1ebe1-3a91-748c-8e2d-81c346c1f38b','Dmitri',NULL,'dmitri_k','dmitri_k',NULL,'en','DC0B8ZVX',1794915568470562,1794915568470562,NULL,'drnitri_k');
INSERT INTO users VALUES(X'019d7eea295678b3b3969a0d05f4673e','01a1ebe1-3acc-7b59-a065-03025aade08d','Elif',NULL,'elif','elif',NULL,'en','Z1BBWEMZ',1794904768470562,1794904768470562,NULL,'elif');
INSERT INTO users VALUES(X'019d7eea29567656ab309d77f4286650','01a1ebe1-3b0d-75a3-bd84-bb1d932c6724','Farid',NULL,'farid','farid',NULL,'fr','Y71GT1JS',1794893968470562,1794893968470562,NULL,'farid');
CREATE TABLE friendship (
    asker UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    asked UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    asked_at BIGINT NOT NULL,
    accepted_at BIGINT,
    PRIMARY KEY (asker, asked)
);
INSERT INTO friendship VALUES(X'019d7eea29567118b0d3641a68f94a69',X'019d7eea295677cb96ff66cd60b5a6b3',1793230768470562,1793234368470562);
INSERT INTO friendship VALUES(X'019d7eea29567118b0d3641a68f94a69',X'019d7eea2956786184efa39affcd0295',1793230768470562,1793234368470562);
INSERT INTO friendship VALUES(X'019d7eea29567232b14ed878c8e1d9d8',X'019d7eea29567118b0d3641a68f94a69',1793230768470562,1793234368470562);
INSERT INTO friendship VALUES(X'019d7eea295677cb96ff66cd60b5a6b3',X'019d7eea2956786184efa39affcd0295',1793230768470562,1793234368470562);
INSERT INTO friendship VALUES(X'019d7eea295678b3b3969a0d05f4673e',X'019d7eea29567118b0d3641a68f94a69',1793230768470562,NULL);
INSERT INTO friendship VALUES(X'019d7eea29567118b0d3641a68f94a69',X'019d7eea29567656ab309d77f4286650',1793230768470562,NULL);
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
, version BIGINT NOT NULL DEFAULT 1, card_count BIGINT NOT NULL DEFAULT 0, list_changed_at BIGINT);
INSERT INTO deck VALUES(X'019d7eea29567ac18f6dd32564371735',X'019d7eea29567118b0d3641a68f94a69','Lanterns of the Fen',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7','["Orla, Fen Warden"]','BG',3,'',NULL,NULL,NULL,1775950768470562,1793921968470562,1794857100000000,43,13,5,100,1793921968470562);
INSERT INTO deck VALUES(X'019d7eea29567474bdc5e24d2a413b15',X'019d7eea29567118b0d3641a68f94a69','Clockwork Parade',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7','["Master Tiber, Toymaker"]','UR',2,'',NULL,NULL,NULL,1775950768470562,1775950768470562,1794863486470000,21,5,1,0,NULL);
INSERT INTO deck VALUES(X'019d7eea29567122adf6eccfc4caa8cd',X'019d7eea29567118b0d3641a68f94a69','Seven Sails',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7','["Admiral Ines of the Shoals"]','WU',4,'',NULL,NULL,NULL,1775950768470562,1775950768470562,1794853620000000,12,6,1,0,NULL);
INSERT INTO deck VALUES(X'019d7eea29567819b062c680488a0d74',X'019d7eea295677cb96ff66cd60b5a6b3','La forge aux dragons',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7','["Kaldrún, braise ancienne"]','RG',3,'',NULL,NULL,NULL,1775950768470562,1775950768470562,1794863486470000,50,8,1,0,NULL);
INSERT INTO deck VALUES(X'019d7eea29567cc496696589ef0ff135',X'019d7eea295677cb96ff66cd60b5a6b3','Jardin de minuit',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7','["Séraphine, jardinière d''ombre"]','WB',2,'',NULL,NULL,NULL,1775950768470562,1775950768470562,1794691100470000,17,3,1,0,NULL);
INSERT INTO deck VALUES(X'019d7eea29567e54905d35de6024c976',X'019d7eea2956786184efa39affcd0295','Marée haute',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7','["Nérine, voix des abysses"]','UG',3,'',NULL,NULL,NULL,1775950768470562,1775950768470562,1794857100000000,49,10,1,0,NULL);
INSERT INTO deck VALUES(X'019d7eea29567b13ade4a4f4557f17fe',X'019d7eea2956786184efa39affcd0295','Cinq saisons',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7','["Le Conclave des cinq saisons"]','WUBRG',4,'',NULL,NULL,NULL,1775950768470562,1775950768470562,1794863486470000,27,6,1,0,NULL);
INSERT INTO deck VALUES(X'019d7eea29567c24839b0f8482503f90',X'019d7eea29567232b14ed878c8e1d9d8','Nothing but Stones',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7','["The Patient Colossus"]','',1,'',NULL,NULL,NULL,1775950768470562,1775950768470562,1794863486470000,37,6,1,0,NULL);
INSERT INTO deck VALUES(X'019d7eea295673ae8c3ef99b8df24e81',X'019d7eea29567232b14ed878c8e1d9d8','Rust and Ruin',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7','["Vex, Scrap Regent"]','BR',3,'',NULL,NULL,NULL,1775950768470562,1775950768470562,1794853620000000,14,5,1,0,NULL);
INSERT INTO deck VALUES(X'019d7eea29567a00b65f1e53354322cf',X'019d7eea295678b3b3969a0d05f4673e','Choir of Bees',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7','["Mother Melisande"]','WG',2,'',NULL,NULL,NULL,1775950768470562,1775950768470562,1794857100000000,49,10,1,0,NULL);
INSERT INTO deck VALUES(X'019d7eea2956785a95eb050352795d0b',X'019d7eea29567656ab309d77f4286650','Tempête de poche',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7','["Ysolde, brève tempête"]','UR',5,'',NULL,NULL,NULL,1775950768470562,1775950768470562,1794857100000000,89,32,1,0,NULL);
CREATE TABLE playgroup (
    id UUID PRIMARY KEY,
    name TEXT NOT NULL,
    description TEXT NOT NULL,
    picture TEXT,
    created_at BIGINT NOT NULL,
    last_activity BIGINT NOT NULL,
    games BIGINT NOT NULL DEFAULT 0
, version BIGINT NOT NULL DEFAULT 1);
INSERT INTO playgroup VALUES(X'019de5e9595670aaa53ca305cc06f5c9','Thursday Lamp','Four seats, one lamp, every Thursday.',NULL,1777678768470562,1794863486470000,69,1);
INSERT INTO playgroup VALUES(X'019de5e9595670f2a8cb270abd43bc0d','La Taverne du Dé','Le groupe du mardi, au fond du bar.',NULL,1777678768470562,1794686280000000,41,1);
INSERT INTO playgroup VALUES(X'019de5e959567165980d0d2038640539','Corner Shop League','Saturday pods at the shop.',NULL,1777678768470562,1794519960000000,9,1);
CREATE TABLE playgroup_member (
    playgroup_id UUID NOT NULL REFERENCES playgroup (id) ON DELETE CASCADE,
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    role TEXT NOT NULL,
    invited_by UUID REFERENCES users (id) ON DELETE SET NULL,
    invited_at BIGINT NOT NULL,
    joined_at BIGINT, private BOOLEAN NOT NULL DEFAULT FALSE,
    PRIMARY KEY (playgroup_id, user_id)
);
INSERT INTO playgroup_member VALUES(X'019de5e9595670aaa53ca305cc06f5c9',X'019d7eea29567118b0d3641a68f94a69','owner',NULL,1777678768470562,1777678768470562,0);
INSERT INTO playgroup_member VALUES(X'019de5e9595670aaa53ca305cc06f5c9',X'019d7eea295677cb96ff66cd60b5a6b3','admin',NULL,1777678768470562,1777678768470562,0);
INSERT INTO playgroup_member VALUES(X'019de5e9595670aaa53ca305cc06f5c9',X'019d7eea2956786184efa39affcd0295','member',NULL,1777678768470562,1777678768470562,0);
INSERT INTO playgroup_member VALUES(X'019de5e9595670aaa53ca305cc06f5c9',X'019d7eea29567232b14ed878c8e1d9d8','member',NULL,1777678768470562,1777678768470562,0);
INSERT INTO playgroup_member VALUES(X'019de5e9595670aaa53ca305cc06f5c9',X'019d7eea295678b3b3969a0d05f4673e','member',NULL,1777678768470562,1777678768470562,1);
INSERT INTO playgroup_member VALUES(X'019de5e9595670aaa53ca305cc06f5c9',X'019d7eea29567656ab309d77f4286650','member',NULL,1777678768470562,1777678768470562,0);
INSERT INTO playgroup_member VALUES(X'019de5e9595670f2a8cb270abd43bc0d',X'019d7eea295677cb96ff66cd60b5a6b3','owner',NULL,1777678768470562,1777678768470562,0);
INSERT INTO playgroup_member VALUES(X'019de5e9595670f2a8cb270abd43bc0d',X'019d7eea2956786184efa39affcd0295','admin',NULL,1777678768470562,1777678768470562,0);
INSERT INTO playgroup_member VALUES(X'019de5e9595670f2a8cb270abd43bc0d',X'019d7eea29567118b0d3641a68f94a69','member',NULL,1777678768470562,1777678768470562,0);
INSERT INTO playgroup_member VALUES(X'019de5e9595670f2a8cb270abd43bc0d',X'019d7eea29567656ab309d77f4286650','member',NULL,1777678768470562,1777678768470562,0);
INSERT INTO playgroup_member VALUES(X'019de5e959567165980d0d2038640539',X'019d7eea295678b3b3969a0d05f4673e','owner',NULL,1777678768470562,1777678768470562,0);
INSERT INTO playgroup_member VALUES(X'019de5e959567165980d0d2038640539',X'019d7eea29567232b14ed878c8e1d9d8','admin',NULL,1777678768470562,1777678768470562,0);
INSERT INTO playgroup_member VALUES(X'019de5e959567165980d0d2038640539',X'019d7eea29567656ab309d77f4286650','member',NULL,1777678768470562,1777678768470562,0);
INSERT INTO playgroup_member VALUES(X'019de5e959567165980d0d2038640539',X'019d7eea29567118b0d3641a68f94a69','member',X'019d7eea295678b3b3969a0d05f4673e',1794944368470562,NULL,0);
CREATE TABLE deck_cards (
    deck_id UUID PRIMARY KEY REFERENCES deck (id) ON DELETE CASCADE,
    list TEXT NOT NULL -- JSON
);
INSERT INTO deck_cards VALUES(X'019d7eea29567ac18f6dd32564371735','{"name":null,"entries":[{"section":"commander","quantity":1,"name":"Orla, Fen Warden","categories":[]},{"section":"main","quantity":1,"name":"Fen Lantern","categories":[]},{"section":"main","quantity":1,"name":"Fen Piper","categories":[]},{"section":"main","quantity":1,"name":"Fen Warden","categories":[]},{"section":"main","quantity":1,"name":"Fen Ferry","categories":[]},{"section":"main","quantity":1,"name":"Fen Moth","categories":[]},{"section":"main","quantity":1,"name":"Fen Root","categories":[]},{"section":"main","quantity":1,"name":"Fen Chant","categories":[]},{"section":"main","quantity":1,"name":"Mist Lantern","categories":[]},{"section":"main","quantity":1,"name":"Mist Piper","categories":[]},{"section":"main","quantity":1,"name":"Mist Warden","categories":[]},{"section":"main","quantity":1,"name":"Mist Ferry","categories":[]},{"section":"main","quantity":1,"name":"Mist Moth","categories":[]},{"section":"main","quantity":1,"name":"Mist Root","categories":[]},{"section":"main","quantity":1,"name":"Mist Chant","categories":[]},{"section":"main","quantity":1,"name":"Moor Lantern","categories":[]},{"section":"main","quantity":1,"name":"Moor Piper","categories":[]},{"section":"main","quantity":1,"name":"Moor Warden","categories":[]},{"section":"main","quantity":1,"name":"Moor Ferry","categories":[]},{"section":"main","quantity":1,"name":"Moor Moth","categories":[]},{"section":"main","quantity":1,"name":"Moor Root","categories":[]},{"section":"main","quantity":1,"name":"Moor Chant","categories":[]},{"section":"main","quantity":1,"name":"Reed Lantern","categories":[]},{"section":"main","quantity":1,"name":"Reed Piper","categories":[]},{"section":"main","quantity":1,"name":"Reed Warden","categories":[]},{"section":"main","quantity":1,"name":"Reed Ferry","categories":[]},{"section":"main","quantity":1,"name":"Reed Moth","categories":[]},{"section":"main","quantity":1,"name":"Reed Root","categories":[]},{"section":"main","quantity":1,"name":"Reed Chant","categories":[]},{"section":"main","quantity":1,"name":"Peat Lantern","categories":[]},{"section":"main","quantity":1,"name":"Peat Piper","categories":[]},{"section":"main","quantity":1,"name":"Peat Warden","categories":[]},{"section":"main","quantity":1,"name":"Peat Ferry","categories":[]},{"section":"main","quantity":1,"name":"Peat Moth","categories":[]},{"section":"main","quantity":1,"name":"Peat Root","categories":[]},{"section":"main","quantity":1,"name":"Peat Chant","categories":[]},{"section":"main","quantity":1,"name":"Willow Lantern","categories":[]},{"section":"main","quantity":1,"name":"Willow Piper","categories":[]},{"section":"main","quantity":1,"name":"Willow Warden","categories":[]},{"section":"main","quantity":1,"name":"Willow Ferry","categories":[]},{"section":"main","quantity":1,"name":"Willow Moth","categories":[]},{"section":"main","quantity":1,"name":"Willow Root","categories":[]},{"section":"main","quantity":1,"name":"Willow Chant","categories":[]},{"section":"main","quantity":1,"name":"Marsh Lantern","categories":[]},{"section":"main","quantity":1,"name":"Marsh Piper","categories":[]},{"section":"main","quantity":1,"name":"Marsh Warden","categories":[]},{"section":"main","quantity":1,"name":"Marsh Ferry","categories":[]},{"section":"main","quantity":1,"name":"Marsh Moth","categories":[]},{"section":"main","quantity":1,"name":"Marsh Root","categories":[]},{"section":"main","quantity":1,"name":"Marsh Chant","categories":[]},{"section":"main","quantity":1,"name":"Gloam Lantern","categories":[]},{"section":"main","quantity":1,"name":"Gloam Piper","categories":[]},{"section":"main","quantity":1,"name":"Gloam Warden","categories":[]},{"section":"main","quantity":1,"name":"Gloam Ferry","categories":[]},{"section":"main","quantity":1,"name":"Gloam Moth","categories":[]},{"section":"main","quantity":1,"name":"Gloam Root","categories":[]},{"section":"main","quantity":1,"name":"Gloam Chant","categories":[]},{"section":"main","quantity":1,"name":"Ember Lantern","categories":[]},{"section":"main","quantity":1,"name":"Ember Piper","categories":[]},{"section":"main","quantity":1,"name":"Ember Warden","categories":[]},{"section":"main","quantity":1,"name":"Ferryman''s Toll","categories":[]},{"section":"main","quantity":1,"name":"Still Water","categories":[]},{"section":"main","quantity":1,"name":"Bell of the Deep","categories":[]},{"section":"main","quantity":1,"name":"Low Tide","categories":[]},{"section":"main","quantity":1,"name":"Ember Moth","categories":[]},{"section":"main","quantity":1,"name":"Will-o''-the-Wisp","categories":[]},{"section":"main","quantity":1,"name":"Lamplighter''s Bargain","categories":[]},{"section":"main","quantity":15,"name":"Swamp","categories":[]},{"section":"main","quantity":18,"name":"Forest","categories":[]}]}');
INSERT INTO deck_cards VALUES(X'019d7eea29567122adf6eccfc4caa8cd','[]');
INSERT INTO deck_cards VALUES(X'019d7eea295673ae8c3ef99b8df24e81','[]');
INSERT INTO deck_cards VALUES(X'019d7eea29567474bdc5e24d2a413b15','[]');
INSERT INTO deck_cards VALUES(X'019d7eea29567819b062c680488a0d74','[]');
INSERT INTO deck_cards VALUES(X'019d7eea2956785a95eb050352795d0b','[]');
INSERT INTO deck_cards VALUES(X'019d7eea29567a00b65f1e53354322cf','[]');
INSERT INTO deck_cards VALUES(X'019d7eea29567b13ade4a4f4557f17fe','[]');
INSERT INTO deck_cards VALUES(X'019d7eea29567c24839b0f8482503f90','[]');
INSERT INTO deck_cards VALUES(X'019d7eea29567cc496696589ef0ff135','[]');
INSERT INTO deck_cards VALUES(X'019d7eea29567e54905d35de6024c976','[]');
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
INSERT INTO game_set VALUES(X'01a15f71dca0742dabec6c978a25642b',X'019de5e9595670aaa53ca305cc06f5c9',X'01932b6724007ecba1af185c9418f779',NULL,3,1792602660000000,1792607400000000,X'019d7eea295677cb96ff66cd60b5a6b3',1792602660000000,1,NULL);
INSERT INTO game_set VALUES(X'01a1838b31e07d73a3542d2ba88ed926',X'019de5e9595670f2a8cb270abd43bc0d',X'01932b6724007ecba1af185c9418f779',NULL,3,1793208300000000,1793211480000000,X'019d7eea29567656ab309d77f4286650',1793208300000000,1,NULL);
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
, comeback BIGINT);
INSERT INTO game VALUES(X'01a0fe0e38a07f2d9f494f5bb79466e4',NULL,X'019de5e9595670aaa53ca305cc06f5c9',X'01a083641156784ea9d70b5a96ca4fe1',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7',NULL,1790968740000000,NULL,NULL,X'019d7eea29567118b0d3641a68f94a69',1790968800000000,0,1,NULL,'alice alice seven sails admiral ines of the shoals chloe.v chloe maree haute nerine, voix des abysses farid farid tempete de poche ysolde, breve tempete bruno bruno la forge aux dragons kaldrun, braise ancienne',NULL);
INSERT INTO game VALUES(X'01a10330eb20718bbdef75bb8e06200e',NULL,X'019de5e959567165980d0d2038640539',NULL,X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7',NULL,1791054900000000,NULL,NULL,X'019d7eea295678b3b3969a0d05f4673e',1791054960000000,0,1,NULL,'farid farid tempete de poche ysolde, breve tempete dmitri_k dmitri nothing but stones the patient colossus elif elif choir of bees mother melisande',NULL);
INSERT INTO game VALUES(X'01a11d431ce07e13b87fadb25f8e6c24',NULL,X'019de5e9595670aaa53ca305cc06f5c9',X'01a083641156784ea9d70b5a96ca4fe1',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7',NULL,1791492300000000,NULL,NULL,X'019d7eea29567656ab309d77f4286650',1791492360000000,0,1,NULL,'theo bone market farid farid tempete de poche ysolde, breve tempete dmitri_k dmitri rust and ruin vex, scrap regent',NULL);
INSERT INTO game VALUES(X'01a140b891007b8eaaa4cec1fc1407a4',NULL,X'019de5e9595670aaa53ca305cc06f5c9',X'01a083641156784ea9d70b5a96ca4fe1',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7',NULL,1792087200000000,NULL,NULL,X'019d7eea29567232b14ed878c8e1d9d8',1792087260000000,0,1,NULL,'elif elif choir of bees mother melisande farid farid tempete de poche ysolde, breve tempete bruno bruno jardin de minuit seraphine, jardiniere d''ombre dmitri_k dmitri rust and ruin vex, scrap regent',NULL);
INSERT INTO game VALUES(X'01a155b6b640725fbff10fe6b427a8d9',NULL,X'019de5e9595670f2a8cb270abd43bc0d',NULL,X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7',1792436460000000,1792439400000000,10,'commanderDamage',X'019d7eea2956786184efa39affcd0295',1792439460000000,0,1,NULL,'theo bone market chloe.v chloe maree haute nerine, voix des abysses alice alice lanterns of the fen orla, fen warden farid farid tempete de poche ysolde, breve tempete bruno bruno la forge aux dragons kaldrun, braise ancienne',NULL);
INSERT INTO game VALUES(X'01a15fa262807d8480d857c8a3552f79',X'01a15f71dca0742dabec6c978a25642b',X'019de5e9595670aaa53ca305cc06f5c9',NULL,X'01932b6724007ecba1af185c9418f779',NULL,1792604460000000,1792605840000000,NULL,'concession',X'019d7eea29567656ab309d77f4286650',1792605900000000,0,1,NULL,'farid farid bone market bruno bruno blue tides',NULL);
INSERT INTO game VALUES(X'01a16a8540007ce99b5fdf80f5f33332',NULL,X'019de5e959567165980d0d2038640539',NULL,X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7',NULL,1792788480000000,NULL,NULL,X'019d7eea29567656ab309d77f4286650',1792788540000000,0,1,NULL,'farid farid tempete de poche ysolde, breve tempete dmitri_k dmitri nothing but stones the patient colossus elif elif choir of bees mother melisande ana blue tides',NULL);
INSERT INTO game VALUES(X'01a183bbb7c07e93b757e0f57b25f81d',X'01a1838b31e07d73a3542d2ba88ed926',X'019de5e9595670f2a8cb270abd43bc0d',NULL,X'01932b6724007ecba1af185c9418f779',NULL,1793210880000000,1793211480000000,NULL,'concession',X'019d7eea29567656ab309d77f4286650',1793211540000000,0,1,NULL,'farid farid green giants bruno bruno bone market',NULL);
INSERT INTO game VALUES(X'01a1a2a1dfc07ddeb5185368685a917c',NULL,X'019de5e9595670aaa53ca305cc06f5c9',NULL,X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7',1793727060000000,1793729880000000,9,'combat',X'019d7eea29567232b14ed878c8e1d9d8',1793729940000000,0,1,NULL,'farid farid tempete de poche ysolde, breve tempete elif elif choir of bees mother melisande dmitri_k dmitri nothing but stones the patient colossus alice alice lanterns of the fen orla, fen warden',NULL);
INSERT INTO game VALUES(X'01a1b24af7e078baba9ea76761e0df4c',NULL,X'019de5e9595670f2a8cb270abd43bc0d',NULL,X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7',NULL,1793992620000000,NULL,NULL,X'019d7eea29567118b0d3641a68f94a69',1793992680000000,0,1,NULL,'alice alice lanterns of the fen orla, fen warden bruno bruno la forge aux dragons kaldrun, braise ancienne farid farid tempete de poche ysolde, breve tempete chloe.v chloe cinq saisons le conclave des cinq saisons',NULL);
INSERT INTO game VALUES(X'01a1b272560077c98d31ccadfde442fa',NULL,X'019de5e9595670f2a8cb270abd43bc0d',NULL,X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7',NULL,1793995200000000,NULL,NULL,X'019d7eea295677cb96ff66cd60b5a6b3',1793995260000000,0,1,NULL,'bruno bruno la forge aux dragons kaldrun, braise ancienne farid farid tempete de poche ysolde, breve tempete chloe.v chloe maree haute nerine, voix des abysses alice alice lanterns of the fen orla, fen warden',NULL);
INSERT INTO game VALUES(X'01a1d0fddae07dc7a3e03e634f728e20',NULL,X'019de5e959567165980d0d2038640539',NULL,X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7',NULL,1794507660000000,NULL,NULL,X'019d7eea295678b3b3969a0d05f4673e',1794507720000000,0,1,NULL,'farid farid tempete de poche ysolde, breve tempete elif elif choir of bees mother melisande dmitri_k dmitri nothing but stones the patient colossus ana green giants',NULL);
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
INSERT INTO seat VALUES(X'01a0fe0e38a07f2d9f494f5bb79466e4',1,X'019d7eea29567118b0d3641a68f94a69',NULL,X'019d7eea29567122adf6eccfc4caa8cd','Seven Sails','["Admiral Ines of the Shoals"]','WU',4,1,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a0fe0e38a07f2d9f494f5bb79466e4',2,X'019d7eea2956786184efa39affcd0295',NULL,X'019d7eea29567e54905d35de6024c976','Marée haute','["Nérine, voix des abysses"]','UG',3,4,NULL,NULL,NULL,0);
INSERT INTO seat VALUES(X'01a0fe0e38a07f2d9f494f5bb79466e4',3,X'019d7eea29567656ab309d77f4286650',NULL,X'019d7eea2956785a95eb050352795d0b','Tempête de poche','["Ysolde, brève tempête"]','UR',5,3,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a0fe0e38a07f2d9f494f5bb79466e4',4,X'019d7eea295677cb96ff66cd60b5a6b3',NULL,X'019d7eea29567819b062c680488a0d74','La forge aux dragons','["Kaldrún, braise ancienne"]','RG',3,2,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a10330eb20718bbdef75bb8e06200e',1,X'019d7eea29567656ab309d77f4286650',NULL,X'019d7eea2956785a95eb050352795d0b','Tempête de poche','["Ysolde, brève tempête"]','UR',5,1,NULL,NULL,NULL,2);
INSERT INTO seat VALUES(X'01a10330eb20718bbdef75bb8e06200e',2,X'019d7eea29567232b14ed878c8e1d9d8',NULL,X'019d7eea29567c24839b0f8482503f90','Nothing but Stones','["The Patient Colossus"]','',1,3,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a10330eb20718bbdef75bb8e06200e',3,X'019d7eea295678b3b3969a0d05f4673e',NULL,X'019d7eea29567a00b65f1e53354322cf','Choir of Bees','["Mother Melisande"]','WG',2,2,NULL,NULL,NULL,1);
INSERT INTO seat VALUES(X'01a11d431ce07e13b87fadb25f8e6c24',1,NULL,'Théo',NULL,'Bone Market','[]','',NULL,2,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a11d431ce07e13b87fadb25f8e6c24',2,X'019d7eea29567656ab309d77f4286650',NULL,X'019d7eea2956785a95eb050352795d0b','Tempête de poche','["Ysolde, brève tempête"]','UR',5,3,NULL,NULL,NULL,0);
INSERT INTO seat VALUES(X'01a11d431ce07e13b87fadb25f8e6c24',3,X'019d7eea29567232b14ed878c8e1d9d8',NULL,X'019d7eea295673ae8c3ef99b8df24e81','Rust and Ruin','["Vex, Scrap Regent"]','BR',3,1,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a140b891007b8eaaa4cec1fc1407a4',1,X'019d7eea295678b3b3969a0d05f4673e',NULL,X'019d7eea29567a00b65f1e53354322cf','Choir of Bees','["Mother Melisande"]','WG',2,3,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a140b891007b8eaaa4cec1fc1407a4',2,X'019d7eea29567656ab309d77f4286650',NULL,X'019d7eea2956785a95eb050352795d0b','Tempête de poche','["Ysolde, brève tempête"]','UR',5,1,NULL,NULL,NULL,1);
INSERT INTO seat VALUES(X'01a140b891007b8eaaa4cec1fc1407a4',3,X'019d7eea295677cb96ff66cd60b5a6b3',NULL,X'019d7eea29567cc496696589ef0ff135','Jardin de minuit','["Séraphine, jardinière d''ombre"]','WB',2,2,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a140b891007b8eaaa4cec1fc1407a4',4,X'019d7eea29567232b14ed878c8e1d9d8',NULL,X'019d7eea295673ae8c3ef99b8df24e81','Rust and Ruin','["Vex, Scrap Regent"]','BR',3,4,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a155b6b640725fbff10fe6b427a8d9',1,NULL,'Théo',NULL,'Bone Market','[]','',NULL,1,15,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a155b6b640725fbff10fe6b427a8d9',2,X'019d7eea2956786184efa39affcd0295',NULL,X'019d7eea29567e54905d35de6024c976','Marée haute','["Nérine, voix des abysses"]','UG',3,2,-5,10,1,2);
INSERT INTO seat VALUES(X'01a155b6b640725fbff10fe6b427a8d9',3,X'019d7eea29567118b0d3641a68f94a69',NULL,X'019d7eea29567ac18f6dd32564371735','Lanterns of the Fen','["Orla, Fen Warden"]','BG',3,3,0,8,1,NULL);
INSERT INTO seat VALUES(X'01a155b6b640725fbff10fe6b427a8d9',4,X'019d7eea29567656ab309d77f4286650',NULL,X'019d7eea2956785a95eb050352795d0b','Tempête de poche','["Ysolde, brève tempête"]','UR',5,5,-11,4,3,NULL);
INSERT INTO seat VALUES(X'01a155b6b640725fbff10fe6b427a8d9',5,X'019d7eea295677cb96ff66cd60b5a6b3',NULL,X'019d7eea29567819b062c680488a0d74','La forge aux dragons','["Kaldrún, braise ancienne"]','RG',3,4,0,6,1,NULL);
INSERT INTO seat VALUES(X'01a15fa262807d8480d857c8a3552f79',1,X'019d7eea29567656ab309d77f4286650',NULL,NULL,'Bone Market','[]','',NULL,2,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a15fa262807d8480d857c8a3552f79',2,X'019d7eea295677cb96ff66cd60b5a6b3',NULL,NULL,'Blue Tides','[]','',NULL,1,NULL,NULL,NULL,1);
INSERT INTO seat VALUES(X'01a16a8540007ce99b5fdf80f5f33332',1,X'019d7eea29567656ab309d77f4286650',NULL,X'019d7eea2956785a95eb050352795d0b','Tempête de poche','["Ysolde, brève tempête"]','UR',5,3,NULL,NULL,NULL,0);
INSERT INTO seat VALUES(X'01a16a8540007ce99b5fdf80f5f33332',2,X'019d7eea29567232b14ed878c8e1d9d8',NULL,X'019d7eea29567c24839b0f8482503f90','Nothing but Stones','["The Patient Colossus"]','',1,4,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a16a8540007ce99b5fdf80f5f33332',3,X'019d7eea295678b3b3969a0d05f4673e',NULL,X'019d7eea29567a00b65f1e53354322cf','Choir of Bees','["Mother Melisande"]','WG',2,2,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a16a8540007ce99b5fdf80f5f33332',4,NULL,'Ana',NULL,'Blue Tides','[]','',NULL,1,NULL,NULL,NULL,1);
INSERT INTO seat VALUES(X'01a183bbb7c07e93b757e0f57b25f81d',1,X'019d7eea29567656ab309d77f4286650',NULL,NULL,'Green Giants','[]','',NULL,1,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a183bbb7c07e93b757e0f57b25f81d',2,X'019d7eea295677cb96ff66cd60b5a6b3',NULL,NULL,'Bone Market','[]','',NULL,2,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a1a2a1dfc07ddeb5185368685a917c',1,X'019d7eea29567656ab309d77f4286650',NULL,X'019d7eea2956785a95eb050352795d0b','Tempête de poche','["Ysolde, brève tempête"]','UR',5,1,26,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a1a2a1dfc07ddeb5185368685a917c',2,X'019d7eea295678b3b3969a0d05f4673e',NULL,X'019d7eea29567a00b65f1e53354322cf','Choir of Bees','["Mother Melisande"]','WG',2,2,-7,9,1,2);
INSERT INTO seat VALUES(X'01a1a2a1dfc07ddeb5185368685a917c',3,X'019d7eea29567232b14ed878c8e1d9d8',NULL,X'019d7eea29567c24839b0f8482503f90','Nothing but Stones','["The Patient Colossus"]','',1,4,0,5,2,NULL);
INSERT INTO seat VALUES(X'01a1a2a1dfc07ddeb5185368685a917c',4,X'019d7eea29567118b0d3641a68f94a69',NULL,X'019d7eea29567ac18f6dd32564371735','Lanterns of the Fen','["Orla, Fen Warden"]','BG',3,3,0,7,2,NULL);
INSERT INTO seat VALUES(X'01a1b24af7e078baba9ea76761e0df4c',1,X'019d7eea29567118b0d3641a68f94a69',NULL,X'019d7eea29567ac18f6dd32564371735','Lanterns of the Fen','["Orla, Fen Warden"]','BG',3,2,NULL,NULL,NULL,2);
INSERT INTO seat VALUES(X'01a1b24af7e078baba9ea76761e0df4c',2,X'019d7eea295677cb96ff66cd60b5a6b3',NULL,X'019d7eea29567819b062c680488a0d74','La forge aux dragons','["Kaldrún, braise ancienne"]','RG',3,3,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a1b24af7e078baba9ea76761e0df4c',3,X'019d7eea29567656ab309d77f4286650',NULL,X'019d7eea2956785a95eb050352795d0b','Tempête de poche','["Ysolde, brève tempête"]','UR',5,1,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a1b24af7e078baba9ea76761e0df4c',4,X'019d7eea2956786184efa39affcd0295',NULL,X'019d7eea29567b13ade4a4f4557f17fe','Cinq saisons','["Le Conclave des cinq saisons"]','WUBRG',4,4,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a1b272560077c98d31ccadfde442fa',1,X'019d7eea295677cb96ff66cd60b5a6b3',NULL,X'019d7eea29567819b062c680488a0d74','La forge aux dragons','["Kaldrún, braise ancienne"]','RG',3,1,NULL,NULL,NULL,1);
INSERT INTO seat VALUES(X'01a1b272560077c98d31ccadfde442fa',2,X'019d7eea29567656ab309d77f4286650',NULL,X'019d7eea2956785a95eb050352795d0b','Tempête de poche','["Ysolde, brève tempête"]','UR',5,3,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a1b272560077c98d31ccadfde442fa',3,X'019d7eea2956786184efa39affcd0295',NULL,X'019d7eea29567e54905d35de6024c976','Marée haute','["Nérine, voix des abysses"]','UG',3,2,NULL,NULL,NULL,1);
INSERT INTO seat VALUES(X'01a1b272560077c98d31ccadfde442fa',4,X'019d7eea29567118b0d3641a68f94a69',NULL,X'019d7eea29567ac18f6dd32564371735','Lanterns of the Fen','["Orla, Fen Warden"]','BG',3,4,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a1d0fddae07dc7a3e03e634f728e20',1,X'019d7eea29567656ab309d77f4286650',NULL,X'019d7eea2956785a95eb050352795d0b','Tempête de poche','["Ysolde, brève tempête"]','UR',5,2,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a1d0fddae07dc7a3e03e634f728e20',2,X'019d7eea295678b3b3969a0d05f4673e',NULL,X'019d7eea29567a00b65f1e53354322cf','Choir of Bees','["Mother Melisande"]','WG',2,1,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a1d0fddae07dc7a3e03e634f728e20',3,X'019d7eea29567232b14ed878c8e1d9d8',NULL,X'019d7eea29567c24839b0f8482503f90','Nothing but Stones','["The Patient Colossus"]','',1,4,NULL,NULL,NULL,NULL);
INSERT INTO seat VALUES(X'01a1d0fddae07dc7a3e03e634f728e20',4,NULL,'Ana',NULL,'Green Giants','[]','',NULL,3,NULL,NULL,NULL,NULL);
CREATE TABLE history (
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    ended_at BIGINT NOT NULL,
    game_id UUID NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    deck_id UUID REFERENCES deck (id) ON DELETE SET NULL,
    PRIMARY KEY (user_id, ended_at, game_id)
);
INSERT INTO history VALUES(X'019d7eea29567118b0d3641a68f94a69',1790968740000000,X'01a0fe0e38a07f2d9f494f5bb79466e4',X'019d7eea29567122adf6eccfc4caa8cd');
INSERT INTO history VALUES(X'019d7eea29567656ab309d77f4286650',1790968740000000,X'01a0fe0e38a07f2d9f494f5bb79466e4',X'019d7eea2956785a95eb050352795d0b');
INSERT INTO history VALUES(X'019d7eea295677cb96ff66cd60b5a6b3',1790968740000000,X'01a0fe0e38a07f2d9f494f5bb79466e4',X'019d7eea29567819b062c680488a0d74');
INSERT INTO history VALUES(X'019d7eea2956786184efa39affcd0295',1790968740000000,X'01a0fe0e38a07f2d9f494f5bb79466e4',X'019d7eea29567e54905d35de6024c976');
INSERT INTO history VALUES(X'019d7eea29567232b14ed878c8e1d9d8',1791054900000000,X'01a10330eb20718bbdef75bb8e06200e',X'019d7eea29567c24839b0f8482503f90');
INSERT INTO history VALUES(X'019d7eea29567656ab309d77f4286650',1791054900000000,X'01a10330eb20718bbdef75bb8e06200e',X'019d7eea2956785a95eb050352795d0b');
INSERT INTO history VALUES(X'019d7eea295678b3b3969a0d05f4673e',1791054900000000,X'01a10330eb20718bbdef75bb8e06200e',X'019d7eea29567a00b65f1e53354322cf');
INSERT INTO history VALUES(X'019d7eea29567232b14ed878c8e1d9d8',1791492300000000,X'01a11d431ce07e13b87fadb25f8e6c24',X'019d7eea295673ae8c3ef99b8df24e81');
INSERT INTO history VALUES(X'019d7eea29567656ab309d77f4286650',1791492300000000,X'01a11d431ce07e13b87fadb25f8e6c24',X'019d7eea2956785a95eb050352795d0b');
INSERT INTO history VALUES(X'019d7eea29567232b14ed878c8e1d9d8',1792087200000000,X'01a140b891007b8eaaa4cec1fc1407a4',X'019d7eea295673ae8c3ef99b8df24e81');
INSERT INTO history VALUES(X'019d7eea29567656ab309d77f4286650',1792087200000000,X'01a140b891007b8eaaa4cec1fc1407a4',X'019d7eea2956785a95eb050352795d0b');
INSERT INTO history VALUES(X'019d7eea295677cb96ff66cd60b5a6b3',1792087200000000,X'01a140b891007b8eaaa4cec1fc1407a4',X'019d7eea29567cc496696589ef0ff135');
INSERT INTO history VALUES(X'019d7eea295678b3b3969a0d05f4673e',1792087200000000,X'01a140b891007b8eaaa4cec1fc1407a4',X'019d7eea29567a00b65f1e53354322cf');
INSERT INTO history VALUES(X'019d7eea29567118b0d3641a68f94a69',1792439400000000,X'01a155b6b640725fbff10fe6b427a8d9',X'019d7eea29567ac18f6dd32564371735');
INSERT INTO history VALUES(X'019d7eea29567656ab309d77f4286650',1792439400000000,X'01a155b6b640725fbff10fe6b427a8d9',X'019d7eea2956785a95eb050352795d0b');
INSERT INTO history VALUES(X'019d7eea295677cb96ff66cd60b5a6b3',1792439400000000,X'01a155b6b640725fbff10fe6b427a8d9',X'019d7eea29567819b062c680488a0d74');
INSERT INTO history VALUES(X'019d7eea2956786184efa39affcd0295',1792439400000000,X'01a155b6b640725fbff10fe6b427a8d9',X'019d7eea29567e54905d35de6024c976');
INSERT INTO history VALUES(X'019d7eea29567656ab309d77f4286650',1792605840000000,X'01a15fa262807d8480d857c8a3552f79',NULL);
INSERT INTO history VALUES(X'019d7eea295677cb96ff66cd60b5a6b3',1792605840000000,X'01a15fa262807d8480d857c8a3552f79',NULL);
INSERT INTO history VALUES(X'019d7eea29567232b14ed878c8e1d9d8',1792788480000000,X'01a16a8540007ce99b5fdf80f5f33332',X'019d7eea29567c24839b0f8482503f90');
INSERT INTO history VALUES(X'019d7eea29567656ab309d77f4286650',1792788480000000,X'01a16a8540007ce99b5fdf80f5f33332',X'019d7eea2956785a95eb050352795d0b');
INSERT INTO history VALUES(X'019d7eea295678b3b3969a0d05f4673e',1792788480000000,X'01a16a8540007ce99b5fdf80f5f33332',X'019d7eea29567a00b65f1e53354322cf');
INSERT INTO history VALUES(X'019d7eea29567656ab309d77f4286650',1793211480000000,X'01a183bbb7c07e93b757e0f57b25f81d',NULL);
INSERT INTO history VALUES(X'019d7eea295677cb96ff66cd60b5a6b3',1793211480000000,X'01a183bbb7c07e93b757e0f57b25f81d',NULL);
INSERT INTO history VALUES(X'019d7eea29567118b0d3641a68f94a69',1793729880000000,X'01a1a2a1dfc07ddeb5185368685a917c',X'019d7eea29567ac18f6dd32564371735');
INSERT INTO history VALUES(X'019d7eea29567232b14ed878c8e1d9d8',1793729880000000,X'01a1a2a1dfc07ddeb5185368685a917c',X'019d7eea29567c24839b0f8482503f90');
INSERT INTO history VALUES(X'019d7eea29567656ab309d77f4286650',1793729880000000,X'01a1a2a1dfc07ddeb5185368685a917c',X'019d7eea2956785a95eb050352795d0b');
INSERT INTO history VALUES(X'019d7eea295678b3b3969a0d05f4673e',1793729880000000,X'01a1a2a1dfc07ddeb5185368685a917c',X'019d7eea29567a00b65f1e53354322cf');
INSERT INTO history VALUES(X'019d7eea29567118b0d3641a68f94a69',1793992620000000,X'01a1b24af7e078baba9ea76761e0df4c',X'019d7eea29567ac18f6dd32564371735');
INSERT INTO history VALUES(X'019d7eea29567656ab309d77f4286650',1793992620000000,X'01a1b24af7e078baba9ea76761e0df4c',X'019d7eea2956785a95eb050352795d0b');
INSERT INTO history VALUES(X'019d7eea295677cb96ff66cd60b5a6b3',1793992620000000,X'01a1b24af7e078baba9ea76761e0df4c',X'019d7eea29567819b062c680488a0d74');
INSERT INTO history VALUES(X'019d7eea2956786184efa39affcd0295',1793992620000000,X'01a1b24af7e078baba9ea76761e0df4c',X'019d7eea29567b13ade4a4f4557f17fe');
INSERT INTO history VALUES(X'019d7eea29567118b0d3641a68f94a69',1793995200000000,X'01a1b272560077c98d31ccadfde442fa',X'019d7eea29567ac18f6dd32564371735');
INSERT INTO history VALUES(X'019d7eea29567656ab309d77f4286650',1793995200000000,X'01a1b272560077c98d31ccadfde442fa',X'019d7eea2956785a95eb050352795d0b');
INSERT INTO history VALUES(X'019d7eea295677cb96ff66cd60b5a6b3',1793995200000000,X'01a1b272560077c98d31ccadfde442fa',X'019d7eea29567819b062c680488a0d74');
INSERT INTO history VALUES(X'019d7eea2956786184efa39affcd0295',1793995200000000,X'01a1b272560077c98d31ccadfde442fa',X'019d7eea29567e54905d35de6024c976');
INSERT INTO history VALUES(X'019d7eea29567232b14ed878c8e1d9d8',1794507660000000,X'01a1d0fddae07dc7a3e03e634f728e20',X'019d7eea29567c24839b0f8482503f90');
INSERT INTO history VALUES(X'019d7eea29567656ab309d77f4286650',1794507660000000,X'01a1d0fddae07dc7a3e03e634f728e20',X'019d7eea2956785a95eb050352795d0b');
INSERT INTO history VALUES(X'019d7eea295678b3b3969a0d05f4673e',1794507660000000,X'01a1d0fddae07dc7a3e03e634f728e20',X'019d7eea29567a00b65f1e53354322cf');
CREATE TABLE claim_link (
    token_hash BYTEA PRIMARY KEY,
    game_id UUID NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    made_by UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    made_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    used_at BIGINT
);
INSERT INTO claim_link VALUES(X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',X'01a0fe0e38a07f2d9f494f5bb79466e4',1,X'019d7eea29567118b0d3641a68f94a69',1794958768470562,1794958768470562,NULL);
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
INSERT INTO tag VALUES(X'019e374b92007c8aae4843bd7957c569',X'019d7eea29567656ab309d77f4286650','revanche','revanche','blue',1779044160000000,0);
INSERT INTO tag VALUES(X'019e9e59680072c9a482aecec5a45615',X'019d7eea295678b3b3969a0d05f4673e','teaching game','teaching game','violet',1780773120000000,0);
INSERT INTO tag VALUES(X'019ebd9ec7007c83bef4fa3a1bbacd98',X'019d7eea2956786184efa39affcd0295','très longue','tres longue','teal',1781297760000000,0);
INSERT INTO tag VALUES(X'019ee179dac078e39359bef737b096c2',X'019d7eea295678b3b3969a0d05f4673e','budget','budget','green',1781899320000000,0);
INSERT INTO tag VALUES(X'019f000cb2a07500be90f351dbd4f17b',X'019d7eea2956786184efa39affcd0295','épique','epique','green',1782412260000000,0);
INSERT INTO tag VALUES(X'019f050c9ae0739994075681d77102c8',X'019d7eea29567656ab309d77f4286650','combo','combo','violet',1782496140000000,0);
INSERT INTO tag VALUES(X'019f0537a280751280506d7cdfbe70d6',X'019d7eea29567118b0d3641a68f94a69','budget','budget','green',1782498960000000,0);
INSERT INTO tag VALUES(X'019f2426f24071559dba66b86b6355c6',X'019d7eea29567232b14ed878c8e1d9d8','grudge match','grudge match','green',1783017960000000,0);
INSERT INTO tag VALUES(X'019f33ba11607bb89d78ce1913ecb40f',X'019d7eea2956786184efa39affcd0295','combo','combo','violet',1783279260000000,1);
INSERT INTO tag VALUES(X'019f34302bc070f48505d3b7f8f8e3f9',X'019d7eea29567656ab309d77f4286650','initiation','initiation','rose',1783287000000000,0);
INSERT INTO tag VALUES(X'019f42fc9f8072ad856989fe18df3435',X'019d7eea29567118b0d3641a68f94a69','teaching game','teaching game','violet',1783535280000000,0);
INSERT INTO tag VALUES(X'019f433478607656b4ad99ecd9d53c0e',X'019d7eea295678b3b3969a0d05f4673e','combo finish','combo finish','blue',1783538940000000,1);
INSERT INTO tag VALUES(X'019f8b74de8071efba18acf4ccded5f7',X'019d7eea295677cb96ff66cd60b5a6b3','épique','epique','green',1784751120000000,0);
INSERT INTO tag VALUES(X'019fbec79a2076519606bb3361b4e086',X'019d7eea29567656ab309d77f4286650','point de règle','point de regle','rose',1785612180000000,1);
INSERT INTO tag VALUES(X'019fce420120745795f1b6f5afe5399d',X'019d7eea295677cb96ff66cd60b5a6b3','point de règle','point de regle','rose',1785871860000000,0);
INSERT INTO tag VALUES(X'019fce4201207bedafa66bf90eb85df2',X'019d7eea29567232b14ed878c8e1d9d8','teaching game','teaching game','violet',1785871860000000,0);
INSERT INTO tag VALUES(X'019fe83d4f8071a292b1cb0ac0255e5f',X'019d7eea2956786184efa39affcd0295','revanche','revanche','blue',1786307760000000,0);
INSERT INTO tag VALUES(X'019fece728807caba4719e3095c93744',X'019d7eea29567118b0d3641a68f94a69','combo finish','combo finish','blue',1786386000000000,0);
INSERT INTO tag VALUES(X'01a0111cdf6073a8a95c9c195452daeb',X'019d7eea295678b3b3969a0d05f4673e','long one','long one','rose',1786993500000000,0);
INSERT INTO tag VALUES(X'01a0111cdf6072e7ac92a9118235fdcb',X'019d7eea2956786184efa39affcd0295','petit budget','petit budget','slate',1786993500000000,0);
INSERT INTO tag VALUES(X'01a0737ff2007877ba4ce6d58c3ca336',X'019d7eea29567118b0d3641a68f94a69','rules question','rules question','green',1788644160000000,0);
INSERT INTO tag VALUES(X'01a0737ff20078aaa3ee77c4585fa610',X'019d7eea29567232b14ed878c8e1d9d8','long one','long one','rose',1788644160000000,0);
INSERT INTO tag VALUES(X'01a0a123e7c07814bae1ec3fb2fa18a7',X'019d7eea295677cb96ff66cd60b5a6b3','revanche','revanche','blue',1789409880000000,0);
INSERT INTO tag VALUES(X'01a10333aa407459a8ee214e16da4baf',X'019d7eea295678b3b3969a0d05f4673e','grudge match','grudge match','green',1791055080000000,1);
INSERT INTO tag VALUES(X'01a1554c82c07fd7aa65131990e56422',X'019d7eea29567118b0d3641a68f94a69','grudge match','grudge match','green',1792432440000000,0);
INSERT INTO tag VALUES(X'01a1558805207cbfaaab70d1570c304d',X'019d7eea29567656ab309d77f4286650','très longue','tres longue','teal',1792436340000000,0);
INSERT INTO tag VALUES(X'01a1b299b42074a182dc5b02313c83e3',X'019d7eea295677cb96ff66cd60b5a6b3','combo','combo','violet',1793997780000000,0);
INSERT INTO tag VALUES(X'01a1b299b42073e9a6d87a794fb13bed',X'019d7eea29567118b0d3641a68f94a69','long one','long one','rose',1793997780000000,0);
INSERT INTO tag VALUES(X'01a1c72da5e07037903535a05faa07fa',X'019d7eea29567656ab309d77f4286650','petit budget','petit budget','slate',1794343020000000,0);
INSERT INTO tag VALUES(X'01a1c72da5e078d6b9133ddec8015508',X'019d7eea295677cb96ff66cd60b5a6b3','petit budget','petit budget','slate',1794343020000000,0);
INSERT INTO tag VALUES(X'01a1d17a5de07f6c89f52e888b79ff90',X'019d7eea29567232b14ed878c8e1d9d8','rules question','rules question','green',1794515820000000,0);
CREATE TABLE tagging (
    tag_id UUID NOT NULL REFERENCES tag (id) ON DELETE CASCADE,
    game_id UUID REFERENCES game (id) ON DELETE CASCADE,
    set_id UUID REFERENCES game_set (id) ON DELETE CASCADE,
    CHECK ((game_id IS NULL) <> (set_id IS NULL)),
    UNIQUE (tag_id, game_id),
    UNIQUE (tag_id, set_id)
);
INSERT INTO tagging VALUES(X'01a10333aa407459a8ee214e16da4baf',X'01a10330eb20718bbdef75bb8e06200e',NULL);
INSERT INTO tagging VALUES(X'019fbec79a2076519606bb3361b4e086',X'01a16a8540007ce99b5fdf80f5f33332',NULL);
INSERT INTO tagging VALUES(X'019f433478607656b4ad99ecd9d53c0e',X'01a1a2a1dfc07ddeb5185368685a917c',NULL);
INSERT INTO tagging VALUES(X'019f33ba11607bb89d78ce1913ecb40f',X'01a1b272560077c98d31ccadfde442fa',NULL);
CREATE TABLE card (
    generation BIGINT NOT NULL,
    id UUID NOT NULL,
    name TEXT NOT NULL,
    mana_value DOUBLE PRECISION NOT NULL,
    colors TEXT NOT NULL,
    color_identity TEXT NOT NULL,
    type_line TEXT NOT NULL, mana_cost TEXT NOT NULL DEFAULT '', produces TEXT NOT NULL DEFAULT '', image TEXT,
    PRIMARY KEY (generation, id)
);
INSERT INTO card VALUES(1,X'019d7eea29567118b0d3641a68f94a69','Lamplighter',2.0,'W','WU','Creature','{1}{W}','W',NULL);
CREATE TABLE card_catalogue (
    id BIGINT PRIMARY KEY,
    generation BIGINT NOT NULL,
    imported_at BIGINT NOT NULL,
    cards BIGINT NOT NULL
);
INSERT INTO card_catalogue VALUES(1,1,1794958768470562,1);
CREATE TABLE note (
    number INTEGER PRIMARY KEY,
    id UUID NOT NULL UNIQUE,
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game_id UUID REFERENCES game (id) ON DELETE CASCADE,
    set_id UUID REFERENCES game_set (id) ON DELETE CASCADE,
    content TEXT NOT NULL,
    words TEXT NOT NULL, -- what the note is found by: its words and their stems, each behind its owner's mark
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    CHECK ((game_id IS NULL) <> (set_id IS NULL)),
    UNIQUE (user_id, game_id),
    UNIQUE (user_id, set_id)
);
INSERT INTO note VALUES(30,X'01a0fe10f7c07b3f80e4fcfb0a755807',X'019d7eea2956786184efa39affcd0295',X'01a0fe0e38a07f2d9f494f5bb79466e4',NULL,'Une très belle partie, pleine de retournements, jusqu''à minuit. À retenir : attaquer Farid très tôt, jamais de bloqueurs. **Grande leçon** : compter les trésors avant d''engager tout son mana.','ffcd0295a ffcd0295attaqu ffcd0295attaquer ffcd0295avant ffcd0295bel ffcd0295bell ffcd0295belle ffcd0295bloqueur ffcd0295bloqueurs ffcd0295compt ffcd0295compter ffcd0295d ffcd0295de ffcd0295engag ffcd0295engager ffcd0295farid ffcd0295grand ffcd0295grande ffcd0295jam ffcd0295jamai ffcd0295jamais ffcd0295jusqu ffcd0295le ffcd0295lecon ffcd0295les ffcd0295man ffcd0295mana ffcd0295minuit ffcd0295part ffcd0295parti ffcd0295partie ffcd0295plein ffcd0295pleine ffcd0295reten ffcd0295retenir ffcd0295retourn ffcd0295retournements ffcd0295son ffcd0295tot ffcd0295tout ffcd0295tre ffcd0295tres ffcd0295tresor ffcd0295tresors ffcd0295une',1,1790968920000000,1790968920000000);
INSERT INTO note VALUES(31,X'01a10333aa4071b29cbc4acfd93944e5',X'019d7eea295678b3b3969a0d05f4673e',X'01a10330eb20718bbdef75bb8e06200e',NULL,'Dmitri played very politically and was rewarded for it. Kept a hand of two lands with Choir of Bees, and drew nothing but spells for five turns.','05f4673ea 05f4673eand 05f4673ebe 05f4673ebee 05f4673ebees 05f4673ebut 05f4673echoir 05f4673edmitr 05f4673edmitri 05f4673edrew 05f4673efiv 05f4673efive 05f4673efor 05f4673ehand 05f4673eit 05f4673ekept 05f4673eland 05f4673elands 05f4673enoth 05f4673enothing 05f4673eof 05f4673eplay 05f4673eplayed 05f4673epolit 05f4673epolitically 05f4673ereward 05f4673erewarded 05f4673espel 05f4673espell 05f4673espells 05f4673eturn 05f4673eturns 05f4673etwo 05f4673everi 05f4673every 05f4673ewas 05f4673ewith',1,1791055080000000,1791055080000000);
INSERT INTO note VALUES(32,X'01a11d45dc007366b273467efe02b0fe',X'019d7eea29567232b14ed878c8e1d9d8',X'01a11d431ce07e13b87fadb25f8e6c24',NULL,replace('## Rust and Ruin\n\n**Big lesson**: count the treasures before tapping out.\n\nNext time start the dragons before the mana rocks.\n\nNext time start the dragons before the mana rocks.','\n',char(10)),'c8e1d9d8and c8e1d9d8befor c8e1d9d8before c8e1d9d8big c8e1d9d8count c8e1d9d8dragon c8e1d9d8dragons c8e1d9d8lesson c8e1d9d8man c8e1d9d8mana c8e1d9d8next c8e1d9d8out c8e1d9d8rock c8e1d9d8rocks c8e1d9d8ruin c8e1d9d8rust c8e1d9d8start c8e1d9d8tap c8e1d9d8tapping c8e1d9d8the c8e1d9d8tim c8e1d9d8time c8e1d9d8treasur c8e1d9d8treasures',1,1791492480000000,1791492480000000);
INSERT INTO note VALUES(33,X'01a140bb50207d92b87d40fb1003e431',X'019d7eea295678b3b3969a0d05f4673e',X'01a140b891007b8eaaa4cec1fc1407a4',NULL,replace('- The graveyard hate stayed in my hand the whole time. Why?\n- Kept a hand of two lands with Choir of Bees, and drew nothing but spells for five turns.','\n',char(10)),'05f4673ea 05f4673eand 05f4673ebe 05f4673ebee 05f4673ebees 05f4673ebut 05f4673echoir 05f4673edrew 05f4673efiv 05f4673efive 05f4673efor 05f4673egraveyard 05f4673ehand 05f4673ehat 05f4673ehate 05f4673ein 05f4673ekept 05f4673eland 05f4673elands 05f4673emy 05f4673enoth 05f4673enothing 05f4673eof 05f4673espel 05f4673espell 05f4673espells 05f4673estay 05f4673estayed 05f4673ethe 05f4673etim 05f4673etime 05f4673eturn 05f4673eturns 05f4673etwo 05f4673ewhi 05f4673ewhol 05f4673ewhole 05f4673ewhy 05f4673ewith',1,1792087380000000,1792087380000000);
INSERT INTO note VALUES(34,X'01a155b9756070b2a666d9468468015f',X'019d7eea2956786184efa39affcd0295',X'01a155b6b640725fbff10fe6b427a8d9',NULL,replace('## Marée haute\n\nAlice a tenu la table en respect jusqu''au tour neuf, sans que personne ne trouve de réponse.\n\nLes créatures volantes ont décidé ; personne n''avait la portée.\n\nAlice a tenu la table en respect jusqu''au tour neuf, sans que personne ne trouve de réponse.','\n',char(10)),'ffcd0295a ffcd0295alic ffcd0295alice ffcd0295au ffcd0295avait ffcd0295creatur ffcd0295creatures ffcd0295de ffcd0295decid ffcd0295decide ffcd0295en ffcd0295haut ffcd0295haute ffcd0295jusqu ffcd0295la ffcd0295le ffcd0295les ffcd0295mar ffcd0295mare ffcd0295maree ffcd0295n ffcd0295ne ffcd0295neuf ffcd0295ont ffcd0295person ffcd0295personn ffcd0295personne ffcd0295port ffcd0295porte ffcd0295portee ffcd0295que ffcd0295repons ffcd0295reponse ffcd0295respect ffcd0295san ffcd0295sans ffcd0295tabl ffcd0295table ffcd0295tenu ffcd0295tour ffcd0295trouv ffcd0295trouve ffcd0295vol ffcd0295volant ffcd0295volantes',1,1792439580000000,1792439580000000);
INSERT INTO note VALUES(35,X'01a15fa521a07bc7b4edbecb6aab7fcf',X'019d7eea29567656ab309d77f4286650',X'01a15fa262807d8480d857c8a3552f79',NULL,'Gardé une main à deux terrains avec Bone Market, et pioché seulement des sorts pendant cinq tours. Point de règle : le sort copié garde-t-il ses cibles ? *Oui, sauf si on en choisit de nouvelles.* Trois tours à éviter un contresort que Bruno n''avait même pas. Gardé une main à deux terrains avec Bone Market, et pioché seulement des sorts pendant cinq tours. Enlever un tuteur, ajouter de la pioche et deux petits bloqueurs.','f4286650a f4286650ajout f4286650ajouter f4286650avait f4286650avec f4286650bloqueur f4286650bloqueurs f4286650bon f4286650bone f4286650bruno f4286650chois f4286650choisit f4286650cibl f4286650cibles f4286650cinq f4286650contresort f4286650cop f4286650copi f4286650copie f4286650de f4286650des f4286650deux f4286650en f4286650enlev f4286650enlever f4286650et f4286650evit f4286650eviter f4286650gard f4286650garde f4286650il f4286650la f4286650le f4286650main f4286650market f4286650mem f4286650meme f4286650n f4286650nouvel f4286650nouvell f4286650nouvelles f4286650on f4286650oui f4286650pas f4286650pend f4286650pendant f4286650petit f4286650petits f4286650pioch f4286650pioche f4286650point f4286650que f4286650regl f4286650regle f4286650sauf f4286650se f4286650ses f4286650seul f4286650seulement f4286650si f4286650sort f4286650sorts f4286650t f4286650terrain f4286650terrains f4286650tour f4286650tours f4286650troi f4286650trois f4286650tuteur f4286650un f4286650une',1,1792606020000000,1792606020000000);
INSERT INTO note VALUES(36,X'01a16a87ff207679a6fc72b9f54404bb',X'019d7eea29567656ab309d77f4286650',X'01a16a8540007ce99b5fdf80f5f33332',NULL,'La remise à zéro est arrivée un tour trop tard. Dmitri a tenu la table en respect jusqu''au tour neuf, sans que personne ne trouve de réponse. Dmitri a joué très diplomate, et la partie lui a donné raison. À retenir : attaquer Dmitri très tôt, jamais de bloqueurs. Trois tours à éviter un contresort que Dmitri n''avait même pas.','f4286650a f4286650arriv f4286650arrive f4286650arrivee f4286650attaqu f4286650attaquer f4286650au f4286650avait f4286650bloqueur f4286650bloqueurs f4286650contresort f4286650de f4286650diplom f4286650diplomat f4286650diplomate f4286650dmitr f4286650dmitri f4286650don f4286650donn f4286650donne f4286650en f4286650est f4286650et f4286650evit f4286650eviter f4286650jam f4286650jamai f4286650jamais f4286650jou f4286650joue f4286650jusqu f4286650la f4286650lui f4286650mem f4286650meme f4286650n f4286650ne f4286650neuf f4286650part f4286650parti f4286650partie f4286650pas f4286650person f4286650personn f4286650personne f4286650que f4286650raison f4286650remis f4286650remise f4286650repons f4286650reponse f4286650respect f4286650reten f4286650retenir f4286650san f4286650sans f4286650tabl f4286650table f4286650tard f4286650tenu f4286650tot f4286650tour f4286650tours f4286650tre f4286650tres f4286650troi f4286650trois f4286650trop f4286650trouv f4286650trouve f4286650un f4286650zero',1,1792788660000000,1792788660000000);
INSERT INTO note VALUES(37,X'01a183be76e071eaa70a27d8224b6b51',X'019d7eea295677cb96ff66cd60b5a6b3',X'01a183bbb7c07e93b757e0f57b25f81d',NULL,'À retenir : attaquer Farid très tôt, jamais de bloqueurs. Gardé une main à deux terrains avec Bone Market, et pioché seulement des sorts pendant cinq tours. Enlever un tuteur, ajouter de la pioche et deux petits bloqueurs.','60b5a6b3a 60b5a6b3ajout 60b5a6b3ajouter 60b5a6b3attaqu 60b5a6b3attaquer 60b5a6b3avec 60b5a6b3bloqueur 60b5a6b3bloqueurs 60b5a6b3bon 60b5a6b3bone 60b5a6b3cinq 60b5a6b3de 60b5a6b3des 60b5a6b3deux 60b5a6b3enlev 60b5a6b3enlever 60b5a6b3et 60b5a6b3farid 60b5a6b3gard 60b5a6b3garde 60b5a6b3jam 60b5a6b3jamai 60b5a6b3jamais 60b5a6b3la 60b5a6b3main 60b5a6b3market 60b5a6b3pend 60b5a6b3pendant 60b5a6b3petit 60b5a6b3petits 60b5a6b3pioch 60b5a6b3pioche 60b5a6b3reten 60b5a6b3retenir 60b5a6b3seul 60b5a6b3seulement 60b5a6b3sort 60b5a6b3sorts 60b5a6b3terrain 60b5a6b3terrains 60b5a6b3tot 60b5a6b3tour 60b5a6b3tours 60b5a6b3tre 60b5a6b3tres 60b5a6b3tuteur 60b5a6b3un 60b5a6b3une',1,1793211660000000,1793211660000000);
INSERT INTO note VALUES(38,X'01a1a2a49ee07dda8dc3da9c144bb84e',X'019d7eea29567118b0d3641a68f94a69',X'01a1a2a1dfc07ddeb5185368685a917c',NULL,'The board wipe came one turn too late. The board wipe came one turn too late. Take out one tutor, put in more card draw and two cheap blockers.','68f94a69and 68f94a69blocker 68f94a69blockers 68f94a69board 68f94a69cam 68f94a69came 68f94a69card 68f94a69cheap 68f94a69draw 68f94a69in 68f94a69lat 68f94a69late 68f94a69mor 68f94a69more 68f94a69one 68f94a69out 68f94a69put 68f94a69tak 68f94a69take 68f94a69the 68f94a69too 68f94a69turn 68f94a69tutor 68f94a69two 68f94a69wip 68f94a69wipe',1,1793730060000000,1793730060000000);
INSERT INTO note VALUES(39,X'01a1b24db7007a0786e8ea5a13c4196c',X'019d7eea29567656ab309d77f4286650',X'01a1b24af7e078baba9ea76761e0df4c',NULL,'Alice a concédé élégamment après l''échec du deuxième combo. Main de cinq cartes, et quand même deuxième !','f4286650a f4286650alic f4286650alice f4286650apr f4286650apre f4286650apres f4286650cart f4286650cartes f4286650cinq f4286650combo f4286650conced f4286650concede f4286650de f4286650deuxiem f4286650deuxieme f4286650du f4286650echec f4286650eleg f4286650elegam f4286650elegamment f4286650et f4286650l f4286650main f4286650mem f4286650meme f4286650quand',1,1793992800000000,1793992800000000);
INSERT INTO note VALUES(40,X'01a1b2751520762b8d89eded1f199b24',X'019d7eea295677cb96ff66cd60b5a6b3',X'01a1b272560077c98d31ccadfde442fa',NULL,'Les créatures volantes ont décidé ; personne n''avait la portée. Alice a tenu la table en respect jusqu''au tour neuf, sans que personne ne trouve de réponse. Mon épée légendaire est restée au fond du cimetière, exilée par Alice.','60b5a6b3a 60b5a6b3alic 60b5a6b3alice 60b5a6b3au 60b5a6b3avait 60b5a6b3cimeti 60b5a6b3cimetier 60b5a6b3cimetiere 60b5a6b3creatur 60b5a6b3creatures 60b5a6b3de 60b5a6b3decid 60b5a6b3decide 60b5a6b3du 60b5a6b3en 60b5a6b3epe 60b5a6b3epee 60b5a6b3est 60b5a6b3exil 60b5a6b3exile 60b5a6b3exilee 60b5a6b3fond 60b5a6b3jusqu 60b5a6b3la 60b5a6b3le 60b5a6b3legendair 60b5a6b3legendaire 60b5a6b3les 60b5a6b3mon 60b5a6b3n 60b5a6b3ne 60b5a6b3neuf 60b5a6b3ont 60b5a6b3par 60b5a6b3person 60b5a6b3personn 60b5a6b3personne 60b5a6b3port 60b5a6b3porte 60b5a6b3portee 60b5a6b3que 60b5a6b3repons 60b5a6b3reponse 60b5a6b3respect 60b5a6b3rest 60b5a6b3reste 60b5a6b3restee 60b5a6b3san 60b5a6b3sans 60b5a6b3tabl 60b5a6b3table 60b5a6b3tenu 60b5a6b3tour 60b5a6b3trouv 60b5a6b3trouve 60b5a6b3vol 60b5a6b3volant 60b5a6b3volantes',1,1793995380000000,1793995380000000);
INSERT INTO note VALUES(41,X'01a1d1009a007426a75ef8cd0be2bc2f',X'019d7eea29567232b14ed878c8e1d9d8',X'01a1d0fddae07dc7a3e03e634f728e20',NULL,'Played around the counterspell for three turns that Farid did not have.','c8e1d9d8around c8e1d9d8counterspel c8e1d9d8counterspell c8e1d9d8did c8e1d9d8farid c8e1d9d8for c8e1d9d8hav c8e1d9d8have c8e1d9d8not c8e1d9d8play c8e1d9d8played c8e1d9d8that c8e1d9d8the c8e1d9d8thre c8e1d9d8three c8e1d9d8turn c8e1d9d8turns',1,1794507840000000,1794507840000000);
PRAGMA writable_schema=ON;
INSERT INTO sqlite_schema(type,name,tbl_name,rootpage,sql)VALUES('table','note_search','note_search',0,'CREATE VIRTUAL TABLE note_search USING fts5 (
    words, content = ''note'', content_rowid = ''number'', tokenize = ''ascii'', detail = none, columnsize = 0
)');
CREATE TABLE IF NOT EXISTS 'note_search_data'(id INTEGER PRIMARY KEY, block BLOB);
INSERT INTO note_search_data VALUES(1,X'0c837d');
INSERT INTO note_search_data VALUES(10,X'0000000002012e000000010f0101');
INSERT INTO note_search_data VALUES(2061584302081,X'000009ef0a303035663436373365611f020a026e641f02090262651f020b01651f020c01731f020a0275741f02090563686f69721f020905646d6974721f0e01691f0a037265771f0209036669761f020c01651f020a026f721f02090967726176657961726421090468616e641f020b0174210c0165210902696e210a01741f09046b6570741f0209046c616e641f020d01731f0209026d792109046e6f74681f020d03696e671f0209026f661f020904706c61791f0d0265641f0a046f6c69741f0e066963616c6c791f09067265776172641f0f0265641f09047370656c1f020d016c1f020e01731f020a03746179210d026564210903746865210a02696d210c0165210a0375726e1f020d01731f020a02776f1f020904766572691f0c01791f09037761731f0a026869210b026f6c210d0165210b0179210a036974681f02010936306235613662336125030a046a6f7574250e026572250a036c6963280d0165280a057474617175250f026572250a0175280a0476616974280b026563250908626c6f717565757225110173250a026f6e250c016525090663696d657469280f02657228110165280b026e71250a067265617475722810026573280902646525030b03636964280e0165280b0173250b027578250a0175280902656e280b036c6576250e026572250a027065280c0165280a027374280a0174250a0378696c280d0165280e01652809056661726964250a036f6e6428090467617264250d01652509036a616d250c026169250e0173250a04757371752809026c6125030a0165280b0767656e6461697228120165280b01732809046d61696e250b04726b6574250a026f6e2809016e280a0165280b0275662809036f6e74280903706172280a03656e64250d03616e74250b0472736f6e280f016e28100165280b03746974250e0173250a04696f6368250e0165250a036f7274280d0165280e01652809037175652809067265706f6e73280f0165280b057370656374280c0174280d0165280e0165280b0374656e250e02697225090373616e280c0173280a0365756c250d05656d656e74250a036f7274250d01732509047461626c280d0165280a03656e75280b05727261696e25100173250a026f74250b02757225030d0173250a027265250c0173250b036f7576280e0165280a057574657572250902756e250b0165250903766f6c280c03616e74280f02657328020a38663934613639616e64260907626c6f636b657226100173260a046f61726426090363616d260c0165260b027264260a046865617026090464726177260902696e2609036c6174260c01652609036d6f72260c01652609036f6e65260a02757426090370757426090374616b260c0165260a026865260a026f6f260a0375726e260b03746f72260a02776f260903776970260c016526010b6338653164396438616e64200a05726f756e642909056265666f72200e0165200a026967200905636f756e74200e0665727370656c2914016c290903646964290a057261676f6e200f01732009056661726964290a026f72290903686176290c01652909066c6573736f6e2009036d616e200c01612009046e657874200a026f742909036f7574200904706c6179290d026564290904726f636b200d0173200a0375696e200b0273742009057374617274200903746170200c0470696e67200a03686174290b016520090b027265290d0165290a02696d200c0165200a067265617375722010026573200a0375726e290d01732901096634323836363530612301030a046a6f7574230e026572230a036c6963270d0165270a027072270c0165270d0173270a0472726976240e0165240f0165240a057474617175240f026572240a0175240a047661697423010b026563230908626c6f7175657572230111017323010a026f6e230c0165230a0472756e6f23090463617274270d026573270a04686f6973230e026974230a0369626c230d026573230b026e7123040a046f6d626f270b046e636564270f0165270c07747265736f727423010b0170230c0169230d016523090264652301030b0173230b027578230d0369656d27100165270a0569706c6f6d240f02617424110165240a046d697472240e0169240a026f6e240c016e240d0165240a01752709056563686563270a036c6567270d02616d270f046d656e74270a016e23010b036c6576230e026572230a027374240a01742301030a0376697423010d0265722301090467617264230d0165230902696c2309036a616d240c026169240e0173240a026f75240c0165240a04757371752409016c270a016123010a0165230a0275692409046d61696e23040b04726b6574230a02656d2301030c016523010309016e23010a0165240b027566240a056f7576656c230f016c23100265732309026f6e230a02756923090470617274240d0169240e0165240b017323010a03656e64230d03616e74230b0472736f6e240f016e24100165240b03746974230e0173230a04696f6368230e0165230a046f696e742309057175616e64270b016523010906726169736f6e240a0365676c230d0165230b036d6973240e0165240b04706f6e73240f0165240b057370656374240b0374656e240e02697224090373616e240c0173240b027566230a0165230b0173230b02756c230d05656d656e74230a0169230a036f7274230d017323090174230a0361626c240d0165240b027264240a03656e75240b05727261696e23100173230a026f74240b02757223010d017323010a027265240c0173240b026f6923010d017323010c0170240c027576240e0165240a057574657572230902756e23010b01652309047a65726f24020866636430323935611e040a036c6963220d0165220a0574746171751e0f0265721e0a0175220a0476616974220c026e741e090362656c1e0c016c1e0d01651e0a076c6f71756575721e1101731e0905636f6d70741e0e0265721e0a067265617475722210026573220901641e0a01651e040b03636964220e0165220902656e220b036761671e0e0265721e090566617269641e09056772616e641e0e01651e090468617574220d01652209036a616d1e0c0261691e0e01731e0a04757371751e0409026c61220a01651e040b03636f6e1e0b01731e0409036d616e1e0c01611e0b0172220c0165220d0165220a05696e7569741e09016e220a0165220b0275662209036f6e74220904706172741e0d01691e0e01651e0a056572736f6e220f016e22100165220a046c65696e1e0e01651e0a036f7274220d0165220e01652209037175652209067265706f6e73220f0165220b057370656374220b0374656e1e0e0269721e0c046f75726e1e1006656d656e74731e090373616e220c0173220a026f6e1e09047461626c220d0165220a03656e75220a026f741e0b027572220c01741e0a0272651e0c01731e0d026f721e0f01731e0b036f7576220e0165220903756e651e0903766f6c220c03616e74220f02657322040d0606050506090804070705060c080404050408080505080706070507090905080505060506050407050607040605050404070d0705060408050407050b04050409050405090506060404050405060505040504060404080607040605040706040a040407070504040506060606070404060407040604040609040804040406050604060806040704060804050604050406040805040606050d0a0407060405070705060406040605060604050506060506040e0808040508090406080408050604090604070506070507040605080607060505040504090506040e0705060405040407040408050408050c05050407070507050605060707040b04040407040506040805040704050404040806050705060505060706070405060504050407040504050807070605040508040505050704040506060704040604070407080509060406040704080605060405040405080406040406040506080405060505040605040504080604070c060408050407050604040a040805090504050604050605080804070406050408050506050604040404080404050607040408040407040604040609040806050709060405070406050504050405040604060606');
CREATE TABLE IF NOT EXISTS 'note_search_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID;
INSERT INTO note_search_idx VALUES(15,X'',2);
CREATE TABLE IF NOT EXISTS 'note_search_config'(k PRIMARY KEY, v) WITHOUT ROWID;
INSERT INTO note_search_config VALUES('version',4);
CREATE TABLE block (
    blocker UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    blocked UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    blocked_at BIGINT NOT NULL,
    PRIMARY KEY (blocker, blocked)
);
INSERT INTO block VALUES(X'019d7eea29567118b0d3641a68f94a69',X'019d7eea295677cb96ff66cd60b5a6b3',1794947968470562);
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
INSERT INTO playgroup_link VALUES(X'019de5e959567165980d0d2038640539',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',X'019de5e959567165980d0d2038640539',X'019d7eea29567118b0d3641a68f94a69',1794958768470562,1794958768470562,10,3,NULL);
CREATE TABLE seat_notice (
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game_id UUID NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    put_by UUID REFERENCES users (id) ON DELETE SET NULL,
    put_at BIGINT NOT NULL,
    PRIMARY KEY (user_id, game_id)
);
INSERT INTO seat_notice VALUES(X'019d7eea29567118b0d3641a68f94a69',X'01a155b6b640725fbff10fe6b427a8d9',X'019d7eea2956786184efa39affcd0295',1792439460000000);
INSERT INTO seat_notice VALUES(X'019d7eea29567118b0d3641a68f94a69',X'01a1a2a1dfc07ddeb5185368685a917c',X'019d7eea29567232b14ed878c8e1d9d8',1793729940000000);
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
INSERT INTO event VALUES(X'01a0836411567296934c42b9e830a96b','Lamp Night at the Corner Shop',replace('Pods of four **all evening**, brackets 2 and 3.\n\n- Doors at six, first game at half past\n- Tea and lamps are ours, decks are yours\n\nNobody plays for prizes: come and meet people.','\n',char(10)),'Corner Shop, 12 Fen Lane',1795388400000000,1795406400000000,NULL,X'019de5e959567165980d0d2038640539',1788910768470562,1788910768470562);
INSERT INTO event VALUES(X'01a083641156714985729dac1b33ca78','La Semaine de la Taverne',replace('Une semaine de parties, **à toute heure**.\n\nChaque partie enregistrée ici compte pour le classement ; le premier offre la prochaine tournée.','\n',char(10)),'La Taverne du Dé, au fond du bar',1794438000000000,1795042800000000,NULL,X'019de5e9595670f2a8cb270abd43bc0d',1788910768470562,1788910768470562);
INSERT INTO event VALUES(X'01a083641156784ea9d70b5a96ca4fe1','Lamplighters'' Month','A month of Thursdays, and of whatever other evening we found.','Wherever the lamp stands',1789772400000000,1792364400000000,NULL,X'019de5e9595670aaa53ca305cc06f5c9',1788910768470562,1788910768470562);
CREATE TABLE promo_code (
    code TEXT PRIMARY KEY, -- in upper case, without dashes
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    max_uses BIGINT, -- null: any number
    uses BIGINT NOT NULL DEFAULT 0,
    starts_at BIGINT,
    expires_at BIGINT,
    created_at BIGINT NOT NULL
);
INSERT INTO promo_code VALUES('LAMPNIGHT',X'01a0836411567296934c42b9e830a96b',NULL,3,NULL,1795406400000000,1788910768470562);
INSERT INTO promo_code VALUES('TAVERNE',X'01a083641156714985729dac1b33ca78',NULL,4,NULL,1795042800000000,1788910768470562);
INSERT INTO promo_code VALUES('LAMPLIGHT',X'01a083641156784ea9d70b5a96ca4fe1',NULL,6,NULL,1792364400000000,1788910768470562);
CREATE TABLE event_guest (
    event_id UUID NOT NULL REFERENCES event (id) ON DELETE CASCADE,
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    code TEXT NOT NULL, -- which let them in
    joined_at BIGINT NOT NULL,
    PRIMARY KEY (event_id, user_id)
);
INSERT INTO event_guest VALUES(X'01a0836411567296934c42b9e830a96b',X'019d7eea295678b3b3969a0d05f4673e','LAMPNIGHT',1788910768470562);
INSERT INTO event_guest VALUES(X'01a0836411567296934c42b9e830a96b',X'019d7eea29567232b14ed878c8e1d9d8','LAMPNIGHT',1788910768470562);
INSERT INTO event_guest VALUES(X'01a0836411567296934c42b9e830a96b',X'019d7eea29567656ab309d77f4286650','LAMPNIGHT',1788910768470562);
INSERT INTO event_guest VALUES(X'01a083641156714985729dac1b33ca78',X'019d7eea295677cb96ff66cd60b5a6b3','TAVERNE',1788910768470562);
INSERT INTO event_guest VALUES(X'01a083641156714985729dac1b33ca78',X'019d7eea2956786184efa39affcd0295','TAVERNE',1788910768470562);
INSERT INTO event_guest VALUES(X'01a083641156714985729dac1b33ca78',X'019d7eea29567118b0d3641a68f94a69','TAVERNE',1788910768470562);
INSERT INTO event_guest VALUES(X'01a083641156714985729dac1b33ca78',X'019d7eea29567656ab309d77f4286650','TAVERNE',1788910768470562);
INSERT INTO event_guest VALUES(X'01a083641156784ea9d70b5a96ca4fe1',X'019d7eea29567118b0d3641a68f94a69','LAMPLIGHT',1788910768470562);
INSERT INTO event_guest VALUES(X'01a083641156784ea9d70b5a96ca4fe1',X'019d7eea295677cb96ff66cd60b5a6b3','LAMPLIGHT',1788910768470562);
INSERT INTO event_guest VALUES(X'01a083641156784ea9d70b5a96ca4fe1',X'019d7eea2956786184efa39affcd0295','LAMPLIGHT',1788910768470562);
INSERT INTO event_guest VALUES(X'01a083641156784ea9d70b5a96ca4fe1',X'019d7eea29567232b14ed878c8e1d9d8','LAMPLIGHT',1788910768470562);
INSERT INTO event_guest VALUES(X'01a083641156784ea9d70b5a96ca4fe1',X'019d7eea295678b3b3969a0d05f4673e','LAMPLIGHT',1788910768470562);
INSERT INTO event_guest VALUES(X'01a083641156784ea9d70b5a96ca4fe1',X'019d7eea29567656ab309d77f4286650','LAMPLIGHT',1788910768470562);
CREATE TABLE live_table (
    id UUID PRIMARY KEY,
    code TEXT NOT NULL,
    host_id UUID REFERENCES users (id) ON DELETE SET NULL,
    format_id UUID NOT NULL,
    subformat_id UUID,
    playgroup_id UUID REFERENCES playgroup (id) ON DELETE SET NULL,
    set_id UUID REFERENCES game_set (id) ON DELETE SET NULL,
    game_id UUID NOT NULL UNIQUE,
    status TEXT NOT NULL, -- open, closed, finished
    opened_at BIGINT NOT NULL,
    touched_at BIGINT NOT NULL,
    sequence BIGINT NOT NULL, -- of the last event
    version BIGINT NOT NULL -- moves on with who may come, and by which code
);
INSERT INTO live_table VALUES(X'01a1dbc959d678228dab974b7947cabe','7SAKJC',X'019d7eea29567118b0d3641a68f94a69',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7',NULL,NULL,X'01a1dbc959d676cdb1074ad02212e7d3','finished',1794688768470000,1794691100470000,12,5);
INSERT INTO live_table VALUES(X'01a1ebd0be96717aa1b808842fd9f127','B6D3AH',X'019d7eea29567118b0d3641a68f94a69',X'01932b67240079e2b7c9c825c6b4b3eb',X'01932b672400794e9381af790e5c68b7',X'019de5e9595670aaa53ca305cc06f5c9',NULL,X'01a1ebd0be967284b222114761c2464c','open',1794957688470000,1794958582470000,12,5);
CREATE TABLE live_event (
    table_id UUID NOT NULL REFERENCES live_table (id) ON DELETE CASCADE,
    sequence BIGINT NOT NULL,
    command_id UUID NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL, -- JSON
    PRIMARY KEY (table_id, sequence),
    UNIQUE (table_id, command_id)
);
INSERT INTO live_event VALUES(X'01a1dbc959d678228dab974b7947cabe',1,X'01a1dbc959d678228dab974b7947cabe',1794688768470000,'{"sequence":1,"at":"2026-11-14T20:39:28.47Z","id":"01a1dbc9-59d6-7822-8dab-974b7947cabe","by":{"seat":1,"device":"01a1dbc9-59d6-7e3f-a708-a67ede0e18e5"},"what":{"type":"opened","setup":{"rules":{"startingLife":40,"commanderDamage":21,"poison":10},"settings":{"allSeats":true,"joinAs":"player","guests":"player","locked":false},"seats":[{"userId":"019d7eea-2956-7118-b0d3-641a68f94a69","guestName":null,"deckId":"019d7eea-2956-7ac1-8f6d-d32564371735","deckName":"Lanterns of the Fen","commanders":["Orla, Fen Warden"],"color":"red"},{"userId":"019d7eea-2956-77cb-96ff-66cd60b5a6b3","guestName":null,"deckId":"019d7eea-2956-7cc4-9669-6589ef0ff135","deckName":"Jardin de minuit","commanders":["Séraphine, jardinière d''ombre"],"color":"blue"},{"userId":"019d7eea-2956-7861-84ef-a39affcd0295","guestName":null,"deckId":"019d7eea-2956-7b13-ade4-a4f4557f17fe","deckName":"Cinq saisons","commanders":["Le Conclave des cinq saisons"],"color":"green"},{"userId":"019d7eea-2956-7232-b14e-d878c8e1d9d8","guestName":null,"deckId":"019d7eea-2956-73ae-8c3e-f99b8df24e81","deckName":"Rust and Ruin","commanders":["Vex, Scrap Regent"],"color":"yellow"}]}}}');
INSERT INTO live_event VALUES(X'01a1dbc959d678228dab974b7947cabe',2,X'01a1dbc9b3ae76a2bd298fe24ec70e44',1794688791470000,'{"sequence":2,"at":"2026-11-14T20:39:51.47Z","id":"01a1dbc9-b3ae-76a2-bd29-8fe24ec70e44","by":{"seat":1,"device":"01a1dbc9-59d6-7e3f-a708-a67ede0e18e5"},"what":{"type":"rolled","roll":{"type":"starter","seat":1}}}');
INSERT INTO live_event VALUES(X'01a1dbc959d678228dab974b7947cabe',3,X'01a1dbc9cf067256a95031c7c99f95ab',1794688798470000,'{"sequence":3,"at":"2026-11-14T20:39:58.47Z","id":"01a1dbc9-cf06-7256-a950-31c7c99f95ab","by":{"seat":1,"device":"01a1dbc9-59d6-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":null,"to":{"seat":1,"round":1,"number":1}}],"tap":false,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1dbc959d678228dab974b7947cabe',4,X'01a1dbca24f67485b17afd52abef077d',1794688820470000,'{"sequence":4,"at":"2026-11-14T20:40:20.47Z","id":"01a1dbca-24f6-7485-b17a-fd52abef077d","by":{"seat":1,"device":"01a1dbc9-59d6-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"life","seat":1,"from":40,"to":44}],"tap":true,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1dbc959d678228dab974b7947cabe',5,X'01a1dbca5f8e7e8eac78e15cd47cf943',1794688835470000,'{"sequence":5,"at":"2026-11-14T20:40:35.47Z","id":"01a1dbca-5f8e-7e8e-ac78-e15cd47cf943","by":{"seat":1,"device":"01a1dbc9-59d6-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":1,"round":1,"number":1},"to":{"seat":2,"round":1,"number":2}}],"tap":false,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1dbc959d678228dab974b7947cabe',6,X'01a1dbcb2e967e85ad10c1e655b820c2',1794688888470000,'{"sequence":6,"at":"2026-11-14T20:41:28.47Z","id":"01a1dbcb-2e96-7e85-ad10-c1e655b820c2","by":{"seat":1,"device":"01a1dbc9-59d6-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":2,"round":1,"number":2},"to":{"seat":3,"round":1,"number":3}}],"tap":false,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1dbc959d678228dab974b7947cabe',7,X'01a1dbcc7a9e7497919e1ff4328a6af5',1794688973470000,'{"sequence":7,"at":"2026-11-14T20:42:53.47Z","id":"01a1dbcc-7a9e-7497-919e-1ff4328a6af5","by":{"seat":1,"device":"01a1dbc9-59d6-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":3,"round":1,"number":3},"to":{"seat":4,"round":1,"number":4}}],"tap":false,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1dbc959d678228dab974b7947cabe',8,X'01a1dbcd5d2e74178ffdbfc2790f0fee',1794689031470000,'{"sequence":8,"at":"2026-11-14T20:43:51.47Z","id":"01a1dbcd-5d2e-7417-8ffd-bfc2790f0fee","by":{"seat":1,"device":"01a1dbc9-59d6-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"life","seat":4,"from":40,"to":41}],"tap":true,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1dbc959d678228dab974b7947cabe',9,X'01a1dbcdedb677b1bb16c4a7226755c8',1794689068470000,'{"sequence":9,"at":"2026-11-14T20:44:28.47Z","id":"01a1dbcd-edb6-77b1-bb16-c4a7226755c8","by":{"seat":1,"device":"01a1dbc9-59d6-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":4,"round":1,"number":4},"to":{"seat":1,"round":2,"number":5}}],"tap":false,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1dbc959d678228dab974b7947cabe',10,X'01a1dbce766e749d9d5dcf04688563c4',1794689103470000,'{"sequence":10,"at":"2026-11-14T20:45:03.47Z","id":"01a1dbce-766e-749d-9d5d-cf04688563c4","by":{"seat":1,"device":"01a1dbc9-59d6-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"life","seat":2,"from":40,"to":38}],"tap":true,"joins":null,"source":1}}');
INSERT INTO live_event VALUES(X'01a1dbc959d678228dab974b7947cabe',11,X'01a1dbce89f67245b3bd325d71d0456e',1794689108470000,'{"sequence":11,"at":"2026-11-14T20:45:08.47Z","id":"01a1dbce-89f6-7245-b3bd-325d71d0456e","by":{"seat":1,"device":"01a1dbc9-59d6-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"commanderDamage","seat":2,"source":1,"commander":0,"from":0,"to":4},{"type":"life","seat":2,"from":38,"to":34}],"tap":true,"joins":null,"source":1}}');
INSERT INTO live_event VALUES(X'01a1dbc959d678228dab974b7947cabe',12,X'01a1dbcf7c26740984d8c8b0cebce7dc',1794689170470000,'{"sequence":12,"at":"2026-11-14T20:46:10.47Z","id":"01a1dbcf-7c26-7409-84d8-c8b0cebce7dc","by":{"seat":1,"device":"01a1dbc9-59d6-7e3f-a708-a67ede0e18e5"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":1,"round":2,"number":5},"to":{"seat":2,"round":2,"number":6}}],"tap":false,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1ebd0be96717aa1b808842fd9f127',1,X'01a1ebd0be96717aa1b808842fd9f127',1794957688470000,'{"sequence":1,"at":"2026-11-17T23:21:28.47Z","id":"01a1ebd0-be96-717a-a1b8-08842fd9f127","by":{"seat":1,"device":"01a1ebd0-be96-79ec-b657-7ee0b3aab949"},"what":{"type":"opened","setup":{"rules":{"startingLife":40,"commanderDamage":21,"poison":10},"settings":{"allSeats":true,"joinAs":"player","guests":"player","locked":false},"seats":[{"userId":"019d7eea-2956-7118-b0d3-641a68f94a69","guestName":null,"deckId":"019d7eea-2956-7ac1-8f6d-d32564371735","deckName":"Lanterns of the Fen","commanders":["Orla, Fen Warden"],"color":"red"},{"userId":"019d7eea-2956-77cb-96ff-66cd60b5a6b3","guestName":null,"deckId":"019d7eea-2956-7819-b062-c680488a0d74","deckName":"La forge aux dragons","commanders":["Kaldrún, braise ancienne"],"color":"blue"},{"userId":"019d7eea-2956-7861-84ef-a39affcd0295","guestName":null,"deckId":"019d7eea-2956-7e54-905d-35de6024c976","deckName":"Marée haute","commanders":["Nérine, voix des abysses"],"color":"green"},{"userId":"019d7eea-2956-7232-b14e-d878c8e1d9d8","guestName":null,"deckId":"019d7eea-2956-73ae-8c3e-f99b8df24e81","deckName":"Rust and Ruin","commanders":["Vex, Scrap Regent"],"color":"yellow"}]}}}');
INSERT INTO live_event VALUES(X'01a1ebd0be96717aa1b808842fd9f127',2,X'01a1ebd11c567f2f861a71f0b5283a07',1794957712470000,'{"sequence":2,"at":"2026-11-17T23:21:52.47Z","id":"01a1ebd1-1c56-7f2f-861a-71f0b5283a07","by":{"seat":1,"device":"01a1ebd0-be96-79ec-b657-7ee0b3aab949"},"what":{"type":"rolled","roll":{"type":"starter","seat":3}}}');
INSERT INTO live_event VALUES(X'01a1ebd0be96717aa1b808842fd9f127',3,X'01a1ebd13b96723f981aa4edeaef9e6c',1794957720470000,'{"sequence":3,"at":"2026-11-17T23:22:00.47Z","id":"01a1ebd1-3b96-723f-981a-a4edeaef9e6c","by":{"seat":1,"device":"01a1ebd0-be96-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":null,"to":{"seat":3,"round":1,"number":1}}],"tap":false,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1ebd0be96717aa1b808842fd9f127',4,X'01a1ebd1b0c67068b2bb18bea4f848f0',1794957750470000,'{"sequence":4,"at":"2026-11-17T23:22:30.47Z","id":"01a1ebd1-b0c6-7068-b2bb-18bea4f848f0","by":{"seat":1,"device":"01a1ebd0-be96-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"life","seat":3,"from":40,"to":41}],"tap":true,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1ebd0be96717aa1b808842fd9f127',5,X'01a1ebd1ef46745ba2a4b7eabfcd15c9',1794957766470000,'{"sequence":5,"at":"2026-11-17T23:22:46.47Z","id":"01a1ebd1-ef46-745b-a2a4-b7eabfcd15c9","by":{"seat":1,"device":"01a1ebd0-be96-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":3,"round":1,"number":1},"to":{"seat":4,"round":1,"number":2}}],"tap":false,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1ebd0be96717aa1b808842fd9f127',6,X'01a1ebd31c0e78848f2ebcbb213f2c3e',1794957843470000,'{"sequence":6,"at":"2026-11-17T23:24:03.47Z","id":"01a1ebd3-1c0e-7884-8f2e-bcbb213f2c3e","by":{"seat":1,"device":"01a1ebd0-be96-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":4,"round":1,"number":2},"to":{"seat":1,"round":1,"number":3}}],"tap":false,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1ebd0be96717aa1b808842fd9f127',7,X'01a1ebd3cbd67b1db7acf16907bb85f5',1794957888470000,'{"sequence":7,"at":"2026-11-17T23:24:48.47Z","id":"01a1ebd3-cbd6-7b1d-b7ac-f16907bb85f5","by":{"seat":1,"device":"01a1ebd0-be96-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"life","seat":1,"from":40,"to":42}],"tap":true,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1ebd0be96717aa1b808842fd9f127',8,X'01a1ebd460467ab79c0aaa536600484a',1794957926470000,'{"sequence":8,"at":"2026-11-17T23:25:26.47Z","id":"01a1ebd4-6046-7ab7-9c0a-aa536600484a","by":{"seat":1,"device":"01a1ebd0-be96-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":1,"round":1,"number":3},"to":{"seat":2,"round":1,"number":4}}],"tap":false,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1ebd0be96717aa1b808842fd9f127',9,X'01a1ebd5b0367020a9dfe2100a9925d1',1794958012470000,'{"sequence":9,"at":"2026-11-17T23:26:52.47Z","id":"01a1ebd5-b036-7020-a9df-e2100a9925d1","by":{"seat":1,"device":"01a1ebd0-be96-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"turn","from":{"seat":2,"round":1,"number":4},"to":{"seat":3,"round":2,"number":5}}],"tap":false,"joins":null,"source":null}}');
INSERT INTO live_event VALUES(X'01a1ebd0be96717aa1b808842fd9f127',10,X'01a1ebd663e677f9be2f85d34fa22ed9',1794958058470000,'{"sequence":10,"at":"2026-11-17T23:27:38.47Z","id":"01a1ebd6-63e6-77f9-be2f-85d34fa22ed9","by":{"seat":1,"device":"01a1ebd0-be96-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"life","seat":2,"from":40,"to":39}],"tap":true,"joins":null,"source":3}}');
INSERT INTO live_event VALUES(X'01a1ebd0be96717aa1b808842fd9f127',11,X'01a1ebd667ce7b399244810135b02557',1794958059470000,'{"sequence":11,"at":"2026-11-17T23:27:39.47Z","id":"01a1ebd6-67ce-7b39-9244-810135b02557","by":{"seat":1,"device":"01a1ebd0-be96-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"commanderDamage","seat":2,"source":3,"commander":0,"from":0,"to":3},{"type":"life","seat":2,"from":39,"to":36}],"tap":true,"joins":null,"source":3}}');
INSERT INTO live_event VALUES(X'01a1ebd0be96717aa1b808842fd9f127',12,X'01a1ebd6870e72c085b3c0cc2a140c1d',1794958067470000,'{"sequence":12,"at":"2026-11-17T23:27:47.47Z","id":"01a1ebd6-870e-72c0-85b3-c0cc2a140c1d","by":{"seat":1,"device":"01a1ebd0-be96-79ec-b657-7ee0b3aab949"},"what":{"type":"step","changes":[{"type":"counter","seat":2,"counter":"experience","from":0,"to":1}],"tap":true,"joins":null,"source":null}}');
CREATE TABLE live_person (
    table_id UUID NOT NULL REFERENCES live_table (id) ON DELETE CASCADE,
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    role TEXT NOT NULL, -- player, viewer
    came BOOLEAN NOT NULL,
    since BIGINT NOT NULL,
    PRIMARY KEY (table_id, user_id)
);
INSERT INTO live_person VALUES(X'01a1dbc959d678228dab974b7947cabe',X'019d7eea29567118b0d3641a68f94a69','player',1,1794688768470000);
INSERT INTO live_person VALUES(X'01a1dbc959d678228dab974b7947cabe',X'019d7eea295677cb96ff66cd60b5a6b3','player',1,1794688768470000);
INSERT INTO live_person VALUES(X'01a1dbc959d678228dab974b7947cabe',X'019d7eea2956786184efa39affcd0295','player',1,1794688768470000);
INSERT INTO live_person VALUES(X'01a1dbc959d678228dab974b7947cabe',X'019d7eea29567232b14ed878c8e1d9d8','player',1,1794688768470000);
INSERT INTO live_person VALUES(X'01a1ebd0be96717aa1b808842fd9f127',X'019d7eea29567118b0d3641a68f94a69','player',1,1794957688470000);
INSERT INTO live_person VALUES(X'01a1ebd0be96717aa1b808842fd9f127',X'019d7eea295677cb96ff66cd60b5a6b3','player',1,1794957688470000);
INSERT INTO live_person VALUES(X'01a1ebd0be96717aa1b808842fd9f127',X'019d7eea2956786184efa39affcd0295','player',1,1794957688470000);
INSERT INTO live_person VALUES(X'01a1ebd0be96717aa1b808842fd9f127',X'019d7eea29567232b14ed878c8e1d9d8','player',1,1794957688470000);
CREATE TABLE streaming_token (
    user_id UUID PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
    token_hash BYTEA NOT NULL UNIQUE,
    made_at BIGINT NOT NULL,
    used_at BIGINT
);
INSERT INTO streaming_token VALUES(X'019d7eea29567118b0d3641a68f94a69',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562,NULL);
CREATE TABLE account_provider (
    provider TEXT NOT NULL,
    subject TEXT NOT NULL,
    account_id UUID NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    email TEXT, -- as the provider wrote it when the two were joined, to show which one it is
    joined_at BIGINT NOT NULL,
    used_at BIGINT NOT NULL,
    PRIMARY KEY (provider, subject)
);
INSERT INTO account_provider VALUES('google','107691503500061507151',X'01a1ebe139b87d82a08713189c19bc78','alice@podium.example',1794958768568491,1794958768568491);
CREATE TABLE provider_flow (
    state_hash BYTEA PRIMARY KEY,
    nonce TEXT NOT NULL UNIQUE, -- SHA-256 in hex of the browser's secret: what the provider's token must carry
    provider TEXT NOT NULL,
    verifier TEXT NOT NULL, -- of PKCE
    redirect_uri TEXT NOT NULL,
    redeemed_at BIGINT, -- the code was traded; from here on the token's nonce is good once
    expires_at BIGINT NOT NULL
);
INSERT INTO provider_flow VALUES(X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7','a nonce','apple','a verifier','https://podium.example/auth/apple/callback',NULL,1794958768470562);
CREATE TABLE rating (
    scope UUID NOT NULL,
    subject UUID NOT NULL,
    deck BOOLEAN NOT NULL,
    mu DOUBLE PRECISION NOT NULL,
    sigma DOUBLE PRECISION NOT NULL,
    mu_before DOUBLE PRECISION NOT NULL, -- that game
    games BIGINT NOT NULL,
    wins BIGINT NOT NULL,
    draws BIGINT NOT NULL,
    ended_at BIGINT NOT NULL,
    game_id UUID NOT NULL,
    PRIMARY KEY (scope, subject)
);
INSERT INTO rating VALUES(X'01932b6724007ecba1af185c9418f779',X'019d7eea29567656ab309d77f4286650',0,29.045165747624071884,6.2555980531902912744,27.443270634167049593,11,7,0,1793211480000000,X'01a183bbb7c07e93b757e0f57b25f81d');
INSERT INTO rating VALUES(X'01932b6724007ecba1af185c9418f779',X'019d7eea295677cb96ff66cd60b5a6b3',0,22.67431468524507565,6.8164484798926396891,24.606685525103561217,6,2,0,1793211480000000,X'01a183bbb7c07e93b757e0f57b25f81d');
INSERT INTO rating VALUES(X'019de5e9595670f2a8cb270abd43bc0d',X'019d7eea29567b13ade4a4f4557f17fe',1,25.765958786173651872,6.4396265562817696093,30.236938159337871212,11,1,1,1793992620000000,X'01a1b24af7e078baba9ea76761e0df4c');
CREATE TABLE rating_due (
    scope UUID NOT NULL,
    ended_at BIGINT NOT NULL,
    game_id UUID NOT NULL, version BIGINT NOT NULL DEFAULT 1,
    PRIMARY KEY (scope, ended_at, game_id)
);
INSERT INTO rating_due VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1790968740000000,X'01a0fe0e38a07f2d9f494f5bb79466e4',1);
INSERT INTO rating_due VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1791054900000000,X'01a10330eb20718bbdef75bb8e06200e',1);
INSERT INTO rating_due VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1791492300000000,X'01a11d431ce07e13b87fadb25f8e6c24',1);
CREATE TABLE playgroup_season (
    id UUID PRIMARY KEY,
    playgroup_id UUID NOT NULL REFERENCES playgroup (id) ON DELETE CASCADE,
    name TEXT NOT NULL,
    starts_at BIGINT NOT NULL,
    ends_at BIGINT, -- null: still going on
    created_at BIGINT NOT NULL
);
INSERT INTO playgroup_season VALUES(X'019dfa9594007950a74410f2b237fa7e',X'019de5e9595670aaa53ca305cc06f5c9','Short days',1778025600000000,1785369600000000,1778025600000000);
INSERT INTO playgroup_season VALUES(X'019fb052200070948ec9676563301f6f',X'019de5e9595670aaa53ca305cc06f5c9','Long evenings',1785369600000000,1791849600000000,1785369600000000);
INSERT INTO playgroup_season VALUES(X'01a1328f1400701a85d668b6cbfd08ae',X'019de5e9595670aaa53ca305cc06f5c9','Lamplighters',1791849600000000,NULL,1791849600000000);
INSERT INTO playgroup_season VALUES(X'019ec893f4007497b461980eb9dac7e3',X'019de5e9595670f2a8cb270abd43bc0d','Saison des pluies',1781481600000000,1789689600000000,1781481600000000);
INSERT INTO playgroup_season VALUES(X'01a0b1d018007e139fe330c66a7afccc',X'019de5e9595670f2a8cb270abd43bc0d','Saison sèche',1789689600000000,NULL,1789689600000000);
CREATE TABLE mail_request (
    id UUID PRIMARY KEY,
    kind TEXT NOT NULL,
    recipient BYTEA NOT NULL,
    network BYTEA,
    at BIGINT NOT NULL
);
INSERT INTO mail_request VALUES(X'01a1ebe139b87d82a08713189c19bc78','PASSWORD_RESET',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562);
INSERT INTO mail_request VALUES(X'01a1ebe139f67560b64ec3daea0f0985','PASSWORD_RESET',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562);
INSERT INTO mail_request VALUES(X'01a1ebe13a5675a6b9ff74c5dd79e544','PASSWORD_RESET',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562);
INSERT INTO mail_request VALUES(X'01a1ebe13a91748c8e2d81c346c1f38b','PASSWORD_RESET',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562);
INSERT INTO mail_request VALUES(X'01a1ebe13acc7b59a06503025aade08d','PASSWORD_RESET',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562);
INSERT INTO mail_request VALUES(X'01a1ebe13b0d75a3bd84bb1d932c6724','PASSWORD_RESET',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562);
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
INSERT INTO idempotency_key VALUES(X'019d7eea29567118b0d3641a68f94a69',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562,201,'"1"',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7');
CREATE TABLE live_snapshot (
    table_id UUID PRIMARY KEY REFERENCES live_table (id) ON DELETE CASCADE,
    format BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    body TEXT NOT NULL -- JSON
);
INSERT INTO live_snapshot VALUES(X'01a1dbc959d678228dab974b7947cabe',0,0,'{}');
INSERT INTO live_snapshot VALUES(X'01a1ebd0be96717aa1b808842fd9f127',0,0,'{}');
CREATE TABLE stats_version (
    id UUID PRIMARY KEY,
    version BIGINT NOT NULL
);
INSERT INTO stats_version VALUES(X'019d7eea29567118b0d3641a68f94a69',76);
INSERT INTO stats_version VALUES(X'019d7eea29567656ab309d77f4286650',100);
INSERT INTO stats_version VALUES(X'019d7eea2956786184efa39affcd0295',79);
INSERT INTO stats_version VALUES(X'019d7eea295678b3b3969a0d05f4673e',49);
INSERT INTO stats_version VALUES(X'019de5e9595670aaa53ca305cc06f5c9',69);
INSERT INTO stats_version VALUES(X'019d7eea29567232b14ed878c8e1d9d8',53);
INSERT INTO stats_version VALUES(X'019d7eea295677cb96ff66cd60b5a6b3',73);
INSERT INTO stats_version VALUES(X'019de5e9595670f2a8cb270abd43bc0d',41);
INSERT INTO stats_version VALUES(X'019de5e959567165980d0d2038640539',9);
CREATE TABLE rating_game (
    scope UUID NOT NULL,
    ended_at BIGINT NOT NULL,
    game_id UUID NOT NULL,
    seats BYTEA NOT NULL,
    PRIMARY KEY (scope, ended_at, game_id)
) WITHOUT ROWID;
INSERT INTO rating_game VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1790968740000000,X'01a0fe0e38a07f2d9f494f5bb79466e4',X'0103019d7eea29567118b0d3641a68f94a693815013cb54a74e5d640406714cbb292171040019d7eea29567122adf6eccfc4caa8cd0805004948ad7777f841402f719f42e0ea1b400403019d7eea2956786184efa39affcd02953c0c011af04d4fbce13b401203a79870690d40019d7eea29567e54905d35de6024c97627080038a5c456cb1e3840b2c40416965111400303019d7eea29567656ab309d77f42866503c1201a04aeb60152f3640fd7cb505e7a10e40019d7eea2956785a95eb050352795d0b3c120128fe40ec4ae4334047232e95504d10400203019d7eea295677cb96ff66cd60b5a6b3300a00dd2da879f1823a4005b6cff207c51040019d7eea29567819b062c680488a0d74260700b5f1ae23fc273740babd881513ba1240');
INSERT INTO rating_game VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1791054900000000,X'01a10330eb20718bbdef75bb8e06200e',X'0103019d7eea29567656ab309d77f42866503e1201eb76388454ee36408f8e8815da370e40019d7eea2956785a95eb050352795d0b3e12013548c0e7eea63440939f58648a1b10400303019d7eea29567232b14ed878c8e1d9d81f0700cadc03f1ed0737405bdbcbcf74501340019d7eea29567c24839b0f8482503f90190500a4590be49fe336400ed567ac692215400203019d7eea295678b3b3969a0d05f4673e210700880b98a6b7a434400baacbf2fe531340019d7eea29567a00b65f1e53354322cf210700e3f0476c4f353340f05cc2c73c221440');
INSERT INTO rating_game VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1791492300000000,X'01a11d431ce07e13b87fadb25f8e6c24',X'02000303019d7eea29567656ab309d77f428665040130167f9f88e8e2438402c09d37448e80d40019d7eea2956785a95eb050352795d0b401301fc1fd6fa500b36405329987730e80f400103019d7eea29567232b14ed878c8e1d9d8210700d27e6ab6177833407604e81ff1991240019d7eea295673ae8c3ef99b8df24e810602007ae7bdf71c4c34406255816b6d291c40');
INSERT INTO rating_game VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1792087200000000,X'01a140b891007b8eaaa4cec1fc1407a4',X'0303019d7eea295678b3b3969a0d05f4673e23080050b6c72315af364006bc1ccb06df1240019d7eea29567a00b65f1e53354322cf2308001b7fc7cb56513540b5c1fd2ee3aa13400103019d7eea29567656ab309d77f4286650431501c1cc6301b7203940a733ca7d74970d40019d7eea2956785a95eb050352795d0b431501930931960111374000217d5995a10f400203019d7eea295677cb96ff66cd60b5a6b3340a00f5211a7d869d3b400c1ac3eb19161040019d7eea29567cc496696589ef0ff1350c0300c92e2ebc47a43e402093c6f9467419400403019d7eea29567232b14ed878c8e1d9d8220800868ce49c97c33440f389832cdf831240019d7eea295673ae8c3ef99b8df24e8107030062370aa177e6364098020127a1c51b40');
INSERT INTO rating_game VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1792439400000000,X'01a155b6b640725fbff10fe6b427a8d9',X'01000203019d7eea2956786184efa39affcd0295410d01210924a02d893b409e7eaf4fec630c40019d7eea29567e54905d35de6024c9762a09004250aafe99e03740e9ef5f9242fd10400303019d7eea29567118b0d3641a68f94a693f1601baefe29eb0433d4005a6c231d90a0e40019d7eea29567ac18f6dd32564371735220b013a800842b65f3c40b827cdefef7313400503019d7eea29567656ab309d77f428665046170111b54060277d3b404109fdb8b43d0d40019d7eea2956785a95eb050352795d0b461701201b591eb371394035c07b157b580f400403019d7eea295677cb96ff66cd60b5a6b3370a00b9b2b27f5e06394032a47ae53dff0e40019d7eea29567819b062c680488a0d742907005b3f497633f13540d69b96a513141240');
INSERT INTO rating_game VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1792788480000000,X'01a16a8540007ce99b5fdf80f5f33332',X'0303019d7eea29567656ab309d77f428665049170176cad95c0562394087c3dfccabc70c40019d7eea2956785a95eb050352795d0b491701a039236ba9293740c1998a2291d10e400403019d7eea29567232b14ed878c8e1d9d8260a004a1c2dcd71fc3540a5b081ba18e71140019d7eea29567c24839b0f8482503f901c0500d9766cb164e732401cd3dba1750214400203019d7eea295678b3b3969a0d05f4673e270900d88944cea82b38403c616cbed3f21140019d7eea29567a00b65f1e53354322cf270900f52c8fbe333a374007ff83255af112400100');
INSERT INTO rating_game VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1793729880000000,X'01a1a2a1dfc07ddeb5185368685a917c',X'0103019d7eea29567656ab309d77f42866504a1701b49ebf7340313940f60d40bec99d0c40019d7eea2956785a95eb050352795d0b4a17012bfa589611f53640841cdf98769e0e400203019d7eea295678b3b3969a0d05f4673e2809005f9f0c3f93c438402992b9a162d31140019d7eea29567a00b65f1e53354322cf28090023c2ccf92fd237408dea1f95b0cb12400403019d7eea29567232b14ed878c8e1d9d8280b0019cb8e90d13e364000781eb9649a1140019d7eea29567c24839b0f8482503f901e06001a69f5b7593233409bf13158f59d13400303019d7eea29567118b0d3641a68f94a69411601eeaf0ef060fe3b40040b5910477f0d40019d7eea29567ac18f6dd32564371735240b01824f3101a1233a408007026c6ed61240');
INSERT INTO rating_game VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1793992620000000,X'01a1b24af7e078baba9ea76761e0df4c',X'0203019d7eea29567118b0d3641a68f94a69421601491434af50923b4008dd0848c52c0d40019d7eea29567ac18f6dd32564371735250b012f1c1743cc793940f6b82b34dc7912400303019d7eea295677cb96ff66cd60b5a6b3380a00663266f545e43840506a5fc27ec70e40019d7eea29567819b062c680488a0d742a070014a08be8e9d73540f6ff784c66e811400103019d7eea29567656ab309d77f42866504b1801d16c5947f5043a403f1074b6bf8b0c40019d7eea2956785a95eb050352795d0b4b1801a35abbf5e7da37404cac68a4c08a0e400403019d7eea2956786184efa39affcd0295430d014f7478676e323c40defc3c8a87040c40019d7eea29567b13ade4a4f4557f17fe1704019076cbdfc8014040047f8838d67c1540');
INSERT INTO rating_game VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1793995200000000,X'01a1b272560077c98d31ccadfde442fa',X'0103019d7eea295677cb96ff66cd60b5a6b3390a00a43e5182e6013940db2e72868b630e40019d7eea29567819b062c680488a0d742b0700e12bf1198d5536403278ddbf6bb011400303019d7eea29567656ab309d77f42866504c1901654989038fe63a407dae87c2bf770c40019d7eea2956785a95eb050352795d0b4c190164a623d457ca384053fb3c66307a0e400203019d7eea2956786184efa39affcd0295440d012a6407f305d53a40e01cb69aa1b80b40019d7eea29567e54905d35de6024c9762c0900a7bb190a3bfa3840e4890a47f2b210400403019d7eea29567118b0d3641a68f94a6943160169184cf7e5063c4073c21fdabdf50c40019d7eea29567ac18f6dd32564371735260b01d93e146cdf4b3a4040838717a44b1240');
INSERT INTO rating_game VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1794507660000000,X'01a1d0fddae07dc7a3e03e634f728e20',X'0203019d7eea29567656ab309d77f4286650521c0113def21da8c03c402116536ec78c0b40019d7eea2956785a95eb050352795d0b521c01d99c5e96d7393b404b3cc00620a20d400103019d7eea295678b3b3969a0d05f4673e2c09006ddfb3db6d203a40d7526dfed3f01040019d7eea29567a00b65f1e53354322cf2c0900e7243256450f39404256271841e911400403019d7eea29567232b14ed878c8e1d9d82c0b003f095302d84f3340ee20f0101c9e1040019d7eea29567c24839b0f8482503f902006004145da2647413040a3ebfad241f312400300');
INSERT INTO rating_game VALUES(X'01932b6724007ecba1af185c9418f779',1792605840000000,X'01a15fa262807d8480d857c8a3552f79',X'0201019d7eea29567656ab309d77f4286650060400e9d57460c2203d4031d9e8f1c60f1c400101019d7eea295677cb96ff66cd60b5a6b301000002bf5d76b6773640d114f285730a2040');
INSERT INTO rating_game VALUES(X'01932b6724007ecba1af185c9418f779',1793211480000000,X'01a183bbb7c07e93b757e0f57b25f81d',X'0101019d7eea29567656ab309d77f42866500a060050062d2f7a713b4056f09efe3b9e19400201019d7eea295677cb96ff66cd60b5a6b3050200c14619be4f9b3840e0f197fb21231c40');
INSERT INTO rating_game VALUES(X'019de5e9595670aaa53ca305cc06f5c9',1790968740000000,X'01a0fe0e38a07f2d9f494f5bb79466e4',X'0103019d7eea29567118b0d3641a68f94a691d08001b90c2f0326a3d40200b10b00ded1440019d7eea29567122adf6eccfc4caa8cd02010039ded42b53153d403410dc68b7f31f400403019d7eea2956786184efa39affcd0295260a004e387d8c20f03a40496be41c14c31140019d7eea29567e54905d35de6024c976170500d40c5c6007e8374011c84416fae914400303019d7eea29567656ab309d77f4286650260c001ce0129bdc043a402b830b5559ef1140019d7eea2956785a95eb050352795d0b210900edcf2594f123374003870a34ceff13400203019d7eea295677cb96ff66cd60b5a6b319080057cc89ec4d3d3c40f7ff9f5cab131540019d7eea29567819b062c680488a0d741406001f44bc2922383b40e52cf9870dd41640');
INSERT INTO rating_game VALUES(X'019de5e9595670aaa53ca305cc06f5c9',1791492300000000,X'01a11d431ce07e13b87fadb25f8e6c24',X'02000303019d7eea29567656ab309d77f4286650280c00eda7570c1d503a40c66c23bca68d1140019d7eea2956785a95eb050352795d0b23090038f4965627a43740d8423cf8dd9d13400103019d7eea29567232b14ed878c8e1d9d82106009860cb1a5ea432406b3bbf3b00121340019d7eea295673ae8c3ef99b8df24e810602005c392c02126b34405de84d6388861c40');
INSERT INTO rating_game VALUES(X'019de5e9595670aaa53ca305cc06f5c9',1792087200000000,X'01a140b891007b8eaaa4cec1fc1407a4',X'0303019d7eea295678b3b3969a0d05f4673e210800045f29c8cb06384017a9eb60d00f1440019d7eea29567a00b65f1e53354322cf210800865620f00ca53640b3b802f66ded14400103019d7eea29567656ab309d77f4286650290c0058a0933c14e838400de41d8ea3611140019d7eea2956785a95eb050352795d0b24090043b5358d623b3640e8a060ea286b13400203019d7eea295677cb96ff66cd60b5a6b31b08005757186087eb3b408bb92bb5ec591440019d7eea29567cc496696589ef0ff135050200da90069a48663b404d4b6ed6b42f1e400403019d7eea29567232b14ed878c8e1d9d822070032517f649b053440f00040edb3fc1240019d7eea295673ae8c3ef99b8df24e8107030094031dc0350d3740a7ca0691a1261c40');
INSERT INTO rating_game VALUES(X'019de5e9595670aaa53ca305cc06f5c9',1792605840000000,X'01a15fa262807d8480d857c8a3552f79',X'0201019d7eea29567656ab309d77f42866502b0e00fed8e41626353b40183662cd651211400101019d7eea295677cb96ff66cd60b5a6b31d0800544cc27ff9c93a4048aa7726e1991340');
INSERT INTO rating_game VALUES(X'019de5e9595670aaa53ca305cc06f5c9',1793729880000000,X'01a1a2a1dfc07ddeb5185368685a917c',X'0103019d7eea29567656ab309d77f42866502d0f002373f4da83483b40c3020e89d7971040019d7eea2956785a95eb050352795d0b250a0037c6382cde7237405d28bd02775d13400203019d7eea295678b3b3969a0d05f4673e2308007d668167b719384050e38c2daa541340019d7eea29567a00b65f1e53354322cf230800c381b77fc8f33640a924670be26714400403019d7eea29567232b14ed878c8e1d9d82509001c0d59bb4b9e35405c861f0035891240019d7eea29567c24839b0f8482503f901a0500361a99143d543540f3d68661845415400303019d7eea29567118b0d3641a68f94a692109003a476bc5072f3a40457fc36613981340019d7eea29567ac18f6dd32564371735150500ec6c04a2e0493740d278cc67c7cb1640');
INSERT INTO rating_game VALUES(X'019de5e9595670f2a8cb270abd43bc0d',1792439400000000,X'01a155b6b640725fbff10fe6b427a8d9',X'01000203019d7eea2956786184efa39affcd02951c05017ead9e60df9b3d40845ac75c64431440019d7eea29567e54905d35de6024c976120400e4976cb8c9e8394030ec41906c6017400303019d7eea29567118b0d3641a68f94a691f0d01cf78e97bc7393e402ae7bdd155231440019d7eea29567ac18f6dd325643717350e0601c2e026be3d393f401c7c8d95db3f19400503019d7eea29567656ab309d77f42866501f0c0101985896365139402890421e6fd31440019d7eea2956785a95eb050352795d0b1f0c01132dd6815f0d374040ce1a1f219a15400403019d7eea295677cb96ff66cd60b5a6b31b0200777b2bb44d013540a836453aa72d1540019d7eea29567819b062c680488a0d741301000df45d17fecb2e40ec425183a6c21740');
INSERT INTO rating_game VALUES(X'019de5e9595670f2a8cb270abd43bc0d',1793211480000000,X'01a183bbb7c07e93b757e0f57b25f81d',X'0101019d7eea29567656ab309d77f4286650220d0186014a8ea7b0364074e65430d8c213400201019d7eea295677cb96ff66cd60b5a6b31e03007e91c3c56c7b3540d350dabc67121440');
INSERT INTO rating_game VALUES(X'019de5e9595670f2a8cb270abd43bc0d',1793992620000000,X'01a1b24af7e078baba9ea76761e0df4c',X'0203019d7eea29567118b0d3641a68f94a69200d01edfdb40f943d3e40efd31614cef11340019d7eea29567ac18f6dd325643717350f0601318445f3ffe03e406c4bf93307d118400303019d7eea295677cb96ff66cd60b5a6b31f03001a1ed17165333440c34f07339da91340019d7eea29567819b062c680488a0d741401004074daecc86c2f4005d727225e7417400103019d7eea29567656ab309d77f4286650230e011e936e419bee374062e80e787e601340019d7eea2956785a95eb050352795d0b200c01f6cb2112c7cd34400f591823c75715400403019d7eea2956786184efa39affcd02951d0501f8e4ac9a2b583e404a6da375fc241440019d7eea29567b13ade4a4f4557f17fe0a0101d587adfaa73c3e40b829957be0971a40');
INSERT INTO rating_game VALUES(X'019de5e9595670f2a8cb270abd43bc0d',1793995200000000,X'01a1b272560077c98d31ccadfde442fa',X'0103019d7eea295677cb96ff66cd60b5a6b3200300d248875a38db3440315c44f69d651340019d7eea29567819b062c680488a0d7415010081dc32b31ac43040c914d143492017400303019d7eea29567656ab309d77f4286650240f0175d53e039d6239402a0d3a16644c1340019d7eea2956785a95eb050352795d0b210d016577bd1b1e663640bfc7610e164515400203019d7eea2956786184efa39affcd02951e050112e8ecb2328e3b4034c1f48b96bd1340019d7eea29567e54905d35de6024c97613040057915b2206f23a40521d1d94033617400403019d7eea29567118b0d3641a68f94a69210d011cee2cf6aac23e4004568751bfae1340019d7eea29567ac18f6dd3256437173510060196558e94c86f3f40effe33375d5e1840');
INSERT INTO rating_game VALUES(X'019de5e959567165980d0d2038640539',1791054900000000,X'01a10330eb20718bbdef75bb8e06200e',X'0103019d7eea29567656ab309d77f42866500100003095410b8c8d3a40f3aa93e3f65b2040019d7eea2956785a95eb050352795d0b0100003095410b8c8d3a40f3aa93e3f65b20400303019d7eea29567232b14ed878c8e1d9d8010100f072dcad95cb3b40f436bfe1f2862040019d7eea29567c24839b0f8482503f90010100f072dcad95cb3b40f436bfe1f28620400203019d7eea295678b3b3969a0d05f4673e0100004faf88af60f6344074033ccf122b2040019d7eea29567a00b65f1e53354322cf0100004faf88af60f6344074033ccf122b2040');
INSERT INTO rating_game VALUES(X'019de5e959567165980d0d2038640539',1792788480000000,X'01a16a8540007ce99b5fdf80f5f33332',X'0303019d7eea29567656ab309d77f4286650040100f4fc570fe3e43940293552c68e9b1e40019d7eea2956785a95eb050352795d0b04010010ffe33a7cae39404f2317719fa01e400403019d7eea29567232b14ed878c8e1d9d80402003d30c6cf97353a40718311c607cc1e40019d7eea29567c24839b0f8482503f90030100262205b3b8d53740f4e6b3c12e0f1f400203019d7eea295678b3b3969a0d05f4673e04010015c90e41422a39401d6b20d7d96d1e40019d7eea29567a00b65f1e53354322cf040100c18caa440f263940cbf8265084721e400100');
INSERT INTO rating_game VALUES(X'019de5e959567165980d0d2038640539',1794507660000000,X'01a1d0fddae07dc7a3e03e634f728e20',X'0203019d7eea29567656ab309d77f4286650050100d624c0fa409c394065544d79a6c81d40019d7eea2956785a95eb050352795d0b050100eadfe6d9743c3940d752ef7e50cc1d400103019d7eea295678b3b3969a0d05f4673e050100f4caeb7e48943a40a8a60f5f72f11d40019d7eea29567a00b65f1e53354322cf050100bc685aba747b3a40348e823779f31d400403019d7eea29567232b14ed878c8e1d9d8050200a8016505bf833640a443f1d667f21d40019d7eea29567c24839b0f8482503f9004010098e09b2e165d34404c33128fde361e400300');
CREATE TABLE rating_progress (
    scope UUID PRIMARY KEY,
    version BIGINT NOT NULL,
    begun_at BIGINT,
    begun_game UUID,
    next_at BIGINT,
    next_game UUID,
    waiting BYTEA NOT NULL -- those whose rating has changed and who were in no game since the first
);
INSERT INTO rating_progress VALUES(X'01932b67240079e2b7c9c825c6b4b3eb',1,NULL,NULL,NULL,NULL,X'');
INSERT INTO rating_progress VALUES(X'01932b6724007ecba1af185c9418f779',1,NULL,NULL,NULL,NULL,X'');
INSERT INTO rating_progress VALUES(X'019de5e9595670aaa53ca305cc06f5c9',1,NULL,NULL,NULL,NULL,X'');
INSERT INTO rating_progress VALUES(X'019de5e9595670f2a8cb270abd43bc0d',1,NULL,NULL,NULL,NULL,X'');
INSERT INTO rating_progress VALUES(X'019de5e959567165980d0d2038640539',1,NULL,NULL,NULL,NULL,X'');
CREATE TABLE live_summary (
    table_id UUID PRIMARY KEY REFERENCES live_table (id) ON DELETE CASCADE,
    format BIGINT NOT NULL,
    sequence BIGINT NOT NULL,
    body TEXT NOT NULL -- JSON
);
INSERT INTO live_summary VALUES(X'01a1dbc959d678228dab974b7947cabe',0,0,'{}');
INSERT INTO live_summary VALUES(X'01a1ebd0be96717aa1b808842fd9f127',0,0,'{}');
CREATE TABLE live_guest (
    id UUID PRIMARY KEY,
    table_id UUID NOT NULL REFERENCES live_table (id) ON DELETE CASCADE,
    seat BIGINT NOT NULL,
    token_hash BYTEA NOT NULL UNIQUE,
    since BIGINT NOT NULL,
    UNIQUE (table_id, seat)
);
INSERT INTO live_guest VALUES(X'01a1dbc959d678228dab974b7947cabe',X'01a1dbc959d678228dab974b7947cabe',3,X'aa57b3efbc3d652b24bf4f8be30df9d3d967fa8f6e0de406416824827c8295b7',1794958768470562);
CREATE TABLE deck_list (
    deck_id UUID NOT NULL REFERENCES deck (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    since BIGINT NOT NULL,
    list TEXT NOT NULL, -- JSON
    PRIMARY KEY (deck_id, number)
);
INSERT INTO deck_list VALUES(X'019d7eea29567ac18f6dd32564371735',1,1777678768470562,'{"name":null,"entries":[{"section":"commander","quantity":1,"name":"Orla, Fen Warden","categories":[]},{"section":"main","quantity":1,"name":"Fen Lantern","categories":[]},{"section":"main","quantity":1,"name":"Fen Piper","categories":[]},{"section":"main","quantity":1,"name":"Fen Warden","categories":[]},{"section":"main","quantity":1,"name":"Fen Ferry","categories":[]},{"section":"main","quantity":1,"name":"Fen Moth","categories":[]},{"section":"main","quantity":1,"name":"Fen Root","categories":[]},{"section":"main","quantity":1,"name":"Fen Chant","categories":[]},{"section":"main","quantity":1,"name":"Mist Lantern","categories":[]},{"section":"main","quantity":1,"name":"Mist Piper","categories":[]},{"section":"main","quantity":1,"name":"Mist Warden","categories":[]},{"section":"main","quantity":1,"name":"Mist Ferry","categories":[]},{"section":"main","quantity":1,"name":"Mist Moth","categories":[]},{"section":"main","quantity":1,"name":"Mist Root","categories":[]},{"section":"main","quantity":1,"name":"Mist Chant","categories":[]},{"section":"main","quantity":1,"name":"Moor Lantern","categories":[]},{"section":"main","quantity":1,"name":"Moor Piper","categories":[]},{"section":"main","quantity":1,"name":"Moor Warden","categories":[]},{"section":"main","quantity":1,"name":"Moor Ferry","categories":[]},{"section":"main","quantity":1,"name":"Moor Moth","categories":[]},{"section":"main","quantity":1,"name":"Moor Root","categories":[]},{"section":"main","quantity":1,"name":"Moor Chant","categories":[]},{"section":"main","quantity":1,"name":"Reed Lantern","categories":[]},{"section":"main","quantity":1,"name":"Reed Piper","categories":[]},{"section":"main","quantity":1,"name":"Reed Warden","categories":[]},{"section":"main","quantity":1,"name":"Reed Ferry","categories":[]},{"section":"main","quantity":1,"name":"Reed Moth","categories":[]},{"section":"main","quantity":1,"name":"Reed Root","categories":[]},{"section":"main","quantity":1,"name":"Reed Chant","categories":[]},{"section":"main","quantity":1,"name":"Peat Lantern","categories":[]},{"section":"main","quantity":1,"name":"Peat Piper","categories":[]},{"section":"main","quantity":1,"name":"Peat Warden","categories":[]},{"section":"main","quantity":1,"name":"Peat Ferry","categories":[]},{"section":"main","quantity":1,"name":"Peat Moth","categories":[]},{"section":"main","quantity":1,"name":"Peat Root","categories":[]},{"section":"main","quantity":1,"name":"Peat Chant","categories":[]},{"section":"main","quantity":1,"name":"Willow Lantern","categories":[]},{"section":"main","quantity":1,"name":"Willow Piper","categories":[]},{"section":"main","quantity":1,"name":"Willow Warden","categories":[]},{"section":"main","quantity":1,"name":"Willow Ferry","categories":[]},{"section":"main","quantity":1,"name":"Willow Moth","categories":[]},{"section":"main","quantity":1,"name":"Willow Root","categories":[]},{"section":"main","quantity":1,"name":"Willow Chant","categories":[]},{"section":"main","quantity":1,"name":"Marsh Lantern","categories":[]},{"section":"main","quantity":1,"name":"Marsh Piper","categories":[]},{"section":"main","quantity":1,"name":"Marsh Warden","categories":[]},{"section":"main","quantity":1,"name":"Marsh Ferry","categories":[]},{"section":"main","quantity":1,"name":"Marsh Moth","categories":[]},{"section":"main","quantity":1,"name":"Marsh Root","categories":[]},{"section":"main","quantity":1,"name":"Marsh Chant","categories":[]},{"section":"main","quantity":1,"name":"Gloam Lantern","categories":[]},{"section":"main","quantity":1,"name":"Gloam Piper","categories":[]},{"section":"main","quantity":1,"name":"Gloam Warden","categories":[]},{"section":"main","quantity":1,"name":"Gloam Ferry","categories":[]},{"section":"main","quantity":1,"name":"Gloam Moth","categories":[]},{"section":"main","quantity":1,"name":"Gloam Root","categories":[]},{"section":"main","quantity":1,"name":"Gloam Chant","categories":[]},{"section":"main","quantity":1,"name":"Ember Lantern","categories":[]},{"section":"main","quantity":1,"name":"Ember Piper","categories":[]},{"section":"main","quantity":1,"name":"Ember Warden","categories":[]},{"section":"main","quantity":1,"name":"Ember Ferry","categories":[]},{"section":"main","quantity":1,"name":"Ember Moth","categories":[]},{"section":"main","quantity":1,"name":"Ember Root","categories":[]},{"section":"main","quantity":1,"name":"Ember Chant","categories":[]},{"section":"main","quantity":17,"name":"Swamp","categories":[]},{"section":"main","quantity":19,"name":"Forest","categories":[]}]}');
INSERT INTO deck_list VALUES(X'019d7eea29567ac18f6dd32564371735',2,1775950768470562,'[]');
INSERT INTO deck_list VALUES(X'019d7eea29567474bdc5e24d2a413b15',2,1775950768470562,'[]');
INSERT INTO deck_list VALUES(X'019d7eea29567122adf6eccfc4caa8cd',2,1775950768470562,'[]');
INSERT INTO deck_list VALUES(X'019d7eea29567819b062c680488a0d74',2,1775950768470562,'[]');
INSERT INTO deck_list VALUES(X'019d7eea29567cc496696589ef0ff135',2,1775950768470562,'[]');
INSERT INTO deck_list VALUES(X'019d7eea29567e54905d35de6024c976',2,1775950768470562,'[]');
INSERT INTO deck_list VALUES(X'019d7eea29567b13ade4a4f4557f17fe',2,1775950768470562,'[]');
INSERT INTO deck_list VALUES(X'019d7eea29567c24839b0f8482503f90',2,1775950768470562,'[]');
INSERT INTO deck_list VALUES(X'019d7eea295673ae8c3ef99b8df24e81',2,1775950768470562,'[]');
INSERT INTO deck_list VALUES(X'019d7eea29567a00b65f1e53354322cf',2,1775950768470562,'[]');
INSERT INTO deck_list VALUES(X'019d7eea2956785a95eb050352795d0b',2,1775950768470562,'[]');
CREATE INDEX account_session_account ON account_session (account_id);
CREATE INDEX account_session_used ON account_session (used_at);
CREATE INDEX refresh_token_session ON refresh_token (session_id);
CREATE INDEX refresh_token_created ON refresh_token (created_at);
CREATE INDEX one_time_code_account ON one_time_code (account_id, kind);
CREATE INDEX one_time_code_expires ON one_time_code (expires_at);
CREATE INDEX password_attempt_email ON password_attempt (email_hash, at);
CREATE INDEX password_attempt_at ON password_attempt (at);
CREATE INDEX mail_due ON mail (due_at) WHERE done_at IS NULL;
CREATE INDEX mail_email ON mail (email, kind, created_at);
CREATE INDEX audit_subject ON audit (subject, at);
CREATE INDEX friendship_asked ON friendship (asked);
CREATE INDEX deck_owner ON deck (owner_id);
CREATE INDEX playgroup_member_user ON playgroup_member (user_id);
CREATE INDEX game_set_playgroup ON game_set (playgroup_id);
CREATE INDEX game_set_removed ON game_set (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX game_removed ON game (removed_at) WHERE removed_at IS NOT NULL;
CREATE INDEX history_game ON history (game_id);
CREATE INDEX claim_link_game ON claim_link (game_id);
CREATE INDEX claim_link_made_by ON claim_link (made_by);
CREATE INDEX tagging_game ON tagging (game_id);
CREATE INDEX tagging_set ON tagging (set_id);
CREATE INDEX note_game ON note (game_id);
CREATE INDEX note_set ON note (set_id);
CREATE INDEX note_newest ON note (user_id, updated_at);
CREATE TRIGGER note_inserted AFTER INSERT ON note BEGIN
    INSERT INTO note_search (rowid, words) VALUES (new.number, new.words);
END;
CREATE TRIGGER note_deleted AFTER DELETE ON note BEGIN
    INSERT INTO note_search (note_search, rowid, words) VALUES ('delete', old.number, old.words);
END;
CREATE TRIGGER note_updated AFTER UPDATE OF words ON note BEGIN
    INSERT INTO note_search (note_search, rowid, words) VALUES ('delete', old.number, old.words);
    INSERT INTO note_search (rowid, words) VALUES (new.number, new.words);
END;
CREATE TRIGGER tagging_inserted AFTER INSERT ON tagging BEGIN
    UPDATE tag SET uses = uses + 1 WHERE id = new.tag_id;
END;
CREATE TRIGGER tagging_deleted AFTER DELETE ON tagging BEGIN
    UPDATE tag SET uses = uses - 1 WHERE id = old.tag_id;
END;
CREATE INDEX block_blocked ON block (blocked);
CREATE UNIQUE INDEX playgroup_owner ON playgroup_member (playgroup_id) WHERE role = 'owner';
CREATE INDEX playgroup_link_playgroup ON playgroup_link (playgroup_id);
CREATE INDEX playgroup_link_made_by ON playgroup_link (made_by);
CREATE INDEX seat_notice_game ON seat_notice (game_id);
CREATE INDEX seat_notice_put_by ON seat_notice (put_by);
CREATE INDEX event_playgroup ON event (playgroup_id);
CREATE INDEX game_event ON game (event_id, ended_at) WHERE event_id IS NOT NULL;
CREATE INDEX promo_code_event ON promo_code (event_id);
CREATE INDEX event_guest_user ON event_guest (user_id);
CREATE INDEX audit_playgroup ON audit (playgroup_id, at) WHERE playgroup_id IS NOT NULL;
CREATE INDEX audit_actor ON audit (actor, at);
CREATE UNIQUE INDEX live_table_code ON live_table (code) WHERE status = 'open';
CREATE INDEX live_table_host ON live_table (host_id);
CREATE INDEX live_table_playgroup ON live_table (playgroup_id);
CREATE INDEX live_table_set ON live_table (set_id);
CREATE INDEX live_table_open ON live_table (touched_at) WHERE status = 'open';
CREATE INDEX live_person_user ON live_person (user_id, since);
CREATE UNIQUE INDEX account_provider_account ON account_provider (account_id, provider);
CREATE INDEX provider_flow_expires ON provider_flow (expires_at);
CREATE INDEX rating_subject ON rating (subject);
CREATE INDEX game_format ON game (format_id, ended_at) WHERE removed_at IS NULL;
CREATE INDEX playgroup_season_playgroup ON playgroup_season (playgroup_id, starts_at);
CREATE UNIQUE INDEX users_username_lookalike ON users (username_lookalike);
CREATE INDEX mail_request_recipient ON mail_request (recipient, at);
CREATE INDEX mail_request_network ON mail_request (network, at);
CREATE INDEX mail_request_at ON mail_request (at);
CREATE INDEX idempotency_key_started ON idempotency_key (started_at);
CREATE INDEX live_table_any_code ON live_table (code, touched_at);
CREATE INDEX game_recorded_by ON game (recorded_by);
CREATE INDEX game_set_recorded_by ON game_set (recorded_by);
CREATE INDEX playgroup_member_invited_by ON playgroup_member (invited_by);
CREATE INDEX mail_done ON mail (done_at) WHERE done_at IS NOT NULL;
CREATE INDEX rating_progress_unfinished ON rating_progress (scope) WHERE next_at IS NOT NULL;
CREATE INDEX seat_user ON seat (user_id) WHERE user_id IS NOT NULL;
CREATE INDEX seat_deck ON seat (deck_id, game_id) WHERE deck_id IS NOT NULL;
CREATE INDEX history_deck ON history (deck_id, ended_at) WHERE deck_id IS NOT NULL;
CREATE INDEX game_set_id ON game (set_id) WHERE set_id IS NOT NULL;
CREATE INDEX game_playgroup ON game (playgroup_id, ended_at) WHERE removed_at IS NULL AND playgroup_id IS NOT NULL;
CREATE INDEX game_any_playgroup ON game (playgroup_id) WHERE playgroup_id IS NOT NULL;
CREATE INDEX seat_notice_put_at ON seat_notice (put_at);
PRAGMA writable_schema=OFF;
COMMIT;
