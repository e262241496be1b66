-- Like thin.sql, for what a build at step 11 had besides.
DELETE FROM rating_change WHERE game_id NOT IN (SELECT id FROM game);
