-- Google or Apple vouching for an account. A subject belongs to one account, an account has one subject of each.
CREATE TABLE account_provider (
    provider TEXT NOT NULL,
    subject TEXT NOT NULL,
    account_id UUID NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    email TEXT, -- as the provider wrote it when the two were joined, to show which one it is
    joined_at BIGINT NOT NULL,
    used_at BIGINT NOT NULL,
    PRIMARY KEY (provider, subject)
);

CREATE UNIQUE INDEX account_provider_account ON account_provider (account_id, provider);

-- A sign-in on its way to a provider and back. Whoever began it holds the state and the nonce; both are kept as hashes.
CREATE TABLE provider_flow (
    state_hash BYTEA PRIMARY KEY,
    nonce TEXT NOT NULL UNIQUE, -- SHA-256 in hex of the browser's secret: what the provider's token must carry
    provider TEXT NOT NULL,
    verifier TEXT NOT NULL, -- of PKCE
    redirect_uri TEXT NOT NULL,
    redeemed_at BIGINT, -- the code was traded; from here on the token's nonce is good once
    expires_at BIGINT NOT NULL
);

CREATE INDEX provider_flow_expires ON provider_flow (expires_at);

-- Shown to their owner: on what, and by what, somebody signed in.
ALTER TABLE account_session ADD COLUMN device TEXT;
ALTER TABLE account_session ADD COLUMN method TEXT NOT NULL DEFAULT 'password';

-- Where another service keeps the accounts: sign-ins made before this time have been ended.
ALTER TABLE users ADD COLUMN valid_since BIGINT;
