-- Fills the tables that the demo leaves empty. In words of both databases, which keep ids and hashes each in its own way:
-- new ones are copies of others.
INSERT INTO account_provider (provider, subject, account_id, email, joined_at, used_at)
    SELECT 'google', '107691503500061507151', id, email, created_at, created_at FROM account ORDER BY email LIMIT 1;
INSERT INTO account_session (id, account_id, signed_in_at, used_at, device, method)
    SELECT id, id, created_at, created_at, 'Firefox, Linux', 'password' FROM account;
INSERT INTO refresh_token (hash, session_id, used, created_at, attempt, successor)
    SELECT token_hash, s.id, TRUE, s.signed_in_at, token_hash, token_hash FROM streaming_token, account_session s
    ORDER BY s.id LIMIT 1;
INSERT INTO one_time_code (hash, account_id, kind, email, new_email, expires_at)
    SELECT token_hash, a.id, 'PASSWORD_RESET', a.email, NULL, made_at FROM streaming_token, account a ORDER BY a.email LIMIT 1;
INSERT INTO password_attempt (id, email_hash, at) SELECT a.id, token_hash, made_at FROM streaming_token, account a;
INSERT INTO mail (id, kind, email, new_email, lang, path, attempts, created_at, due_at, done_at)
    SELECT id, 'PASSWORD_RESET', email, NULL, 'fr', '/login', 1, created_at, created_at, created_at FROM account;
INSERT INTO mail_request (id, kind, recipient, network, at)
    SELECT a.id, 'PASSWORD_RESET', token_hash, token_hash, made_at FROM streaming_token, account a;
INSERT INTO provider_flow (state_hash, nonce, provider, verifier, redirect_uri, redeemed_at, expires_at)
    SELECT token_hash, 'a nonce', 'apple', 'a verifier', 'https://podium.example/auth/apple/callback', NULL, made_at
    FROM streaming_token;
INSERT INTO idempotency_key (user_id, name, fingerprint, started_at, status, etag, file, body)
    SELECT user_id, token_hash, token_hash, made_at, 201, '"1"', token_hash, token_hash FROM streaming_token;
INSERT INTO block (blocker, blocked, blocked_at)
    SELECT a.id, b.id, a.created_at FROM users a JOIN users b ON a.username < b.username ORDER BY a.username, b.username LIMIT 1;
INSERT INTO claim_link (token_hash, game_id, seat, made_by, made_at, expires_at, used_at)
    SELECT token_hash, s.game_id, s.seat, user_id, made_at, made_at, NULL
    FROM streaming_token, (SELECT game_id, seat FROM seat ORDER BY game_id, seat LIMIT 1) s;
INSERT INTO playgroup_link (id, token_hash, playgroup_id, made_by, made_at, expires_at, max_uses, uses, revoked_at)
    SELECT p.id, token_hash, p.id, user_id, made_at, made_at, 10, 3, NULL
    FROM streaming_token, (SELECT id FROM playgroup ORDER BY name LIMIT 1) p;
INSERT INTO card_catalogue (id, generation, imported_at, cards) SELECT 1, 1, made_at, 1 FROM streaming_token;
INSERT INTO card (generation, id, name, mana_value, colors, color_identity, type_line, mana_cost, produces, image)
    SELECT 1, user_id, 'Lamplighter', 2.0, 'W', 'WU', 'Creature', '{1}{W}', 'W', NULL FROM streaming_token;
INSERT INTO live_guest (id, table_id, seat, token_hash, since)
    SELECT t.id, t.id, 3, token_hash, made_at FROM streaming_token, (SELECT id FROM live_table ORDER BY code LIMIT 1) t;
INSERT INTO live_snapshot (table_id, format, sequence, body) SELECT id, 0, 0, '{}' FROM live_table;
INSERT INTO live_summary (table_id, format, sequence, body) SELECT id, 0, 0, '{}' FROM live_table;
INSERT INTO rating_due (scope, ended_at, game_id, version)
    SELECT format_id, ended_at, id, 1 FROM game WHERE removed_at IS NULL ORDER BY ended_at, id LIMIT 3;
INSERT INTO deck_cards (deck_id, list) SELECT id, '[]' FROM deck WHERE TRUE ON CONFLICT (deck_id) DO NOTHING;
DELETE FROM deck_list WHERE number > 1;
INSERT INTO deck_list (deck_id, number, since, list) SELECT id, 2, created_at, '[]' FROM deck;
DELETE FROM rating_game WHERE game_id NOT IN (SELECT id FROM game);
INSERT INTO audit (id, at, actor, action, subject, playgroup_id)
    SELECT u.id, u.created_at, u.id, 'sign_in', p.id, p.id FROM users u, playgroup p
    WHERE p.id IN (SELECT id FROM playgroup ORDER BY name LIMIT 1);
INSERT INTO seat_notice (user_id, game_id, put_by, put_at)
    SELECT s.user_id, s.game_id, g.recorded_by, g.recorded_at FROM seat s JOIN game g ON g.id = s.game_id
    WHERE s.user_id IS NOT NULL AND s.user_id <> g.recorded_by ORDER BY s.user_id, s.game_id LIMIT 2;
