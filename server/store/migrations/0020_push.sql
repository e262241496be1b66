-- Browsers that get push messages. Each belongs to one sign-in and ends with it: by `session_id`, or where another service
-- keeps the account, by the time of the sign-in.
CREATE TABLE push_subscription (
    id UUID PRIMARY KEY,
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    session_id UUID UNIQUE REFERENCES account_session (id) ON DELETE CASCADE,
    signed_in_at BIGINT NOT NULL,
    endpoint TEXT NOT NULL UNIQUE,
    p256dh BYTEA NOT NULL,
    auth BYTEA NOT NULL,
    kinds TEXT NOT NULL, -- words with commas between them
    lang TEXT NOT NULL,
    created_at BIGINT NOT NULL
);

CREATE INDEX push_subscription_user ON push_subscription (user_id);
