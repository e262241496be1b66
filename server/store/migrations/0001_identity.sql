-- The embedded identity service. Secrets that travel (refresh tokens, one-time codes) are kept as SHA-256 hashes.

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

-- One sign-in on one device and the family of refresh tokens that came of it. Ending it removes the row.
CREATE TABLE account_session (
    id UUID PRIMARY KEY,
    account_id UUID NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    signed_in_at BIGINT NOT NULL,
    used_at BIGINT NOT NULL
);

CREATE INDEX account_session_account ON account_session (account_id);
CREATE INDEX account_session_used ON account_session (used_at);

-- Used ones are kept for a while: seeing one again means that it was stolen.
CREATE TABLE refresh_token (
    hash BYTEA PRIMARY KEY,
    session_id UUID NOT NULL REFERENCES account_session (id) ON DELETE CASCADE,
    used BOOLEAN NOT NULL,
    created_at BIGINT NOT NULL,
    attempt BYTEA, -- by which it was traded, so that the same attempt can be made again when its answer was lost
    successor BYTEA -- what it was traded for
);

CREATE INDEX refresh_token_session ON refresh_token (session_id);
CREATE INDEX refresh_token_created ON refresh_token (created_at);

CREATE TABLE one_time_code (
    hash BYTEA PRIMARY KEY,
    account_id UUID NOT NULL REFERENCES account (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    email TEXT NOT NULL, -- of the account when the code was made
    new_email TEXT,
    expires_at BIGINT NOT NULL
);

CREATE INDEX one_time_code_account ON one_time_code (account_id, kind);
CREATE INDEX one_time_code_expires ON one_time_code (expires_at);

-- By hashed address, so that unknown addresses are counted as known ones are.
CREATE TABLE password_attempt (
    id UUID PRIMARY KEY,
    email_hash BYTEA NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX password_attempt_email ON password_attempt (email_hash, at);
CREATE INDEX password_attempt_at ON password_attempt (at);

-- Mail to send. It carries no code: that is made when the mail is.
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

CREATE INDEX mail_due ON mail (due_at) WHERE done_at IS NULL;
CREATE INDEX mail_email ON mail (email, kind, created_at);

-- Who did what when. Outlives what it speaks of, hence no references.
CREATE TABLE audit (
    id UUID PRIMARY KEY,
    at BIGINT NOT NULL,
    actor UUID,
    action TEXT NOT NULL,
    subject UUID
);

CREATE INDEX audit_subject ON audit (subject, at);
