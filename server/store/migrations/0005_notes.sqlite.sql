-- `number` is what the full-text index knows a note by.
CREATE TABLE note (
    number INTEGER PRIMARY KEY,
    id UUID NOT NULL UNIQUE,
    user_id UUID NOT NULL REFERENCES users (id) ON DELETE CASCADE,
    game_id UUID REFERENCES game (id) ON DELETE CASCADE,
    set_id UUID REFERENCES game_set (id) ON DELETE CASCADE,
    content TEXT NOT NULL,
    words TEXT NOT NULL, -- what the note is found by: its words and their stems, each behind its owner's mark
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

-- The words come folded and parted by blanks: all that is not ASCII belongs to them.
CREATE VIRTUAL TABLE note_search USING fts5 (
    words, content = 'note', content_rowid = 'number', tokenize = 'ascii', detail = none, columnsize = 0
);

CREATE TRIGGER note_inserted AFTER INSERT ON note BEGIN
    INSERT INTO note_search (rowid, words) VALUES (new.number, new.words);
END;

CREATE TRIGGER note_deleted AFTER DELETE ON note BEGIN
    INSERT INTO note_search (note_search, rowid, words) VALUES ('delete', old.number, old.words);
END;

CREATE TRIGGER note_updated AFTER UPDATE OF words ON note BEGIN
    INSERT INTO note_search (note_search, rowid, words) VALUES ('delete', old.number, old.words);
    INSERT INTO note_search (rowid, words) VALUES (new.number, new.words);
END;

CREATE TRIGGER tagging_inserted AFTER INSERT ON tagging BEGIN
    UPDATE tag SET uses = uses + 1 WHERE id = new.tag_id;
END;

CREATE TRIGGER tagging_deleted AFTER DELETE ON tagging BEGIN
    UPDATE tag SET uses = uses - 1 WHERE id = old.tag_id;
END;
