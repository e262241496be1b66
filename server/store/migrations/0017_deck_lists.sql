-- The versions of a deck's card list; the newest has the cards of `deck_cards`. Each was played from `since` until the next.
-- One without cards stands for the time after the list was taken away.
CREATE TABLE deck_list (
    deck_id UUID NOT NULL REFERENCES deck (id) ON DELETE CASCADE,
    number BIGINT NOT NULL,
    since BIGINT NOT NULL,
    list TEXT NOT NULL, -- JSON
    PRIMARY KEY (deck_id, number)
);

INSERT INTO deck_list (deck_id, number, since, list)
SELECT c.deck_id, 1, COALESCE(d.list_changed_at, d.updated_at), c.list
FROM deck_cards c JOIN deck d ON d.id = c.deck_id;
