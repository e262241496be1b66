-- What a card costs, which colors of mana it gives and where a picture of it is. Cards imported before have none of it.
ALTER TABLE card ADD COLUMN mana_cost TEXT NOT NULL DEFAULT '';
ALTER TABLE card ADD COLUMN produces TEXT NOT NULL DEFAULT '';
ALTER TABLE card ADD COLUMN image TEXT;
