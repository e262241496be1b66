-- Nothing is looked up by an empty key: seats of guests and games outside sets and playgroups need no entry.
DROP INDEX seat_user;
CREATE INDEX seat_user ON seat (user_id) WHERE user_id IS NOT NULL;
DROP INDEX seat_deck;
CREATE INDEX seat_deck ON seat (deck_id, game_id) WHERE deck_id IS NOT NULL;
DROP INDEX history_deck;
CREATE INDEX history_deck ON history (deck_id, ended_at) WHERE deck_id IS NOT NULL;
DROP INDEX game_set_id;
CREATE INDEX game_set_id ON game (set_id) WHERE set_id IS NOT NULL;
DROP INDEX game_playgroup;
CREATE INDEX game_playgroup ON game (playgroup_id, ended_at) WHERE removed_at IS NULL AND playgroup_id IS NOT NULL;
DROP INDEX game_any_playgroup;
CREATE INDEX game_any_playgroup ON game (playgroup_id) WHERE playgroup_id IS NOT NULL;
