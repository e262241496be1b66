-- The link was made by a guest at a table of made_by, and does not count among the links that made_by made.
ALTER TABLE claim_link ADD COLUMN by_guest BOOLEAN NOT NULL DEFAULT FALSE;
