CREATE TABLE note (
    number BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id UUID NOT NULL UNIQUE,
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game_id UUID REFERENCES game (id) ON DELETE CASCADE,
    set_id UUID REFERENCES game_set (id) ON DELETE CASCADE,
    content TEXT NOT NULL,
    words TEXT NOT NULL, -- what the note is found by: its words and their stems, each behind its owner's mark
    search TSVECTOR NOT NULL GENERATED ALWAYS AS (array_to_tsvector(string_to_array(words, ' '))) STORED,
    version BIGINT NOT NULL,
    created_at BIGINT NOT NULL,
    updated_at BIGINT NOT NULL,
    CHECK ((game_id IS NULL) <> (set_id IS NULL)),
    UNIQUE (user_id, game_id),
    UNIQUE (user_id, set_id)
);

CREATE INDEX note_game ON note (game_id);
CREATE INDEX note_set ON note (set_id);
CREATE INDEX note_newest ON note (user_id, updated_at);
CREATE INDEX note_search ON note USING GIN (search);

CREATE FUNCTION count_tagging() RETURNS TRIGGER LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'INSERT' THEN
        UPDATE tag SET uses = uses + 1 WHERE id = new.tag_id;
    ELSE
        UPDATE tag SET uses = uses - 1 WHERE id = old.tag_id;
    END IF;
    RETURN NULL;
END $$;

CREATE TRIGGER tagging_counted AFTER INSERT OR DELETE ON tagging FOR EACH ROW EXECUTE FUNCTION count_tagging();
