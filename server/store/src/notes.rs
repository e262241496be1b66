//! A user's own notes on games and sets.

pub(crate) mod search;

use std::collections::HashMap;

use podium_domain::search::index;
use podium_domain::{NoteText, Timestamp};
use uuid::Uuid;

use crate::{Batch, Conn, Param, Result, Target, ToRow, many_ids, row, statements};

pub use search::{Filters, PAGE, search};

#[derive(Debug, Clone)]
pub struct Note {
    pub id: Uuid,
    pub game_id: Option<Uuid>,
    pub set_id: Option<Uuid>,
    pub content: String,
    pub version: i64,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

row!(Note: note_columns { id, game_id, set_id, content, version, created_at, updated_at });
use note_columns;

statements! {
    ON = concat!("SELECT ", note_columns!(), " FROM note WHERE user_id = $1 AND (game_id = $2 OR set_id = $3)");
    // Found by the games or sets alone: told to look for the user too, PostgreSQL reads all that one writer wrote.
    ON_GAMES = concat!("SELECT ", note_columns!(), " FROM note WHERE game_id IN (", many_ids!(), ") AND user_id IS NOT DISTINCT FROM $51");
    OF_USER = concat!("SELECT ", note_columns!(), ", number FROM note WHERE user_id = $1 AND number > $2 ORDER BY number LIMIT 200");
    ON_SETS = concat!("SELECT ", note_columns!(), " FROM note WHERE set_id IN (", many_ids!(), ") AND user_id IS NOT DISTINCT FROM $51");
    INSERT = concat!("INSERT INTO note (", note_columns!(), ", user_id, words) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)");
    UPDATE = concat!("UPDATE note SET content = $2, words = $3, updated_at = $4, version = version + 1
        WHERE id = $1 RETURNING ", note_columns!());
    DELETE = "DELETE FROM note WHERE user_id = $1 AND (game_id = $2 OR set_id = $3)";
}

pub type NotesById = HashMap<Uuid, Note>;

/// The user's note on something.
pub async fn on(c: &mut Conn, user: Uuid, target: Target) -> Result<Option<Note>> {
    let (game, set) = target.columns();
    c.opt(ON, &[&user, &game, &set]).await
}

/// Some of a user's notes with their numbers, in the order they were written, after a number.
pub async fn of_user(c: &mut Conn, user: Uuid, after: i64) -> Result<Vec<(Note, i64)>> {
    c.all(OF_USER, &[&user, &after]).await
}

/// The user's own notes on games and sets, as they are read among other statements.
#[derive(Default)]
pub struct NoteRows(Vec<Note>);

impl NoteRows {
    pub fn on_games<'a>(&'a mut self, batch: &mut Batch<'a>, user: Uuid, games: &[Uuid]) {
        batch.many(ON_GAMES, games, &[&user], &mut self.0);
    }

    pub fn on_sets<'a>(&'a mut self, batch: &mut Batch<'a>, user: Uuid, sets: &[Uuid]) {
        batch.many(ON_SETS, sets, &[&user], &mut self.0);
    }

    pub fn by_id(self) -> NotesById {
        let id = |note: &Note| note.game_id.or(note.set_id);
        self.0.into_iter().filter_map(|note| Some((id(&note)?, note))).collect()
    }
}

/// The user's first words on something; there must be no note of theirs yet.
pub async fn insert(
    c: &mut Conn,
    user: Uuid,
    target: Target,
    id: Uuid,
    content: &NoteText,
    now: Timestamp,
) -> Result<Note> {
    let (game_id, set_id) = target.columns();
    let note = Note {
        id,
        game_id,
        set_id,
        content: content.as_str().to_owned(),
        version: 1,
        created_at: now,
        updated_at: now,
    };
    let words = index(user, content.as_str());
    let mut params = note.params();
    params.extend([&user as &dyn Param, &words]);
    c.exec(INSERT, &params).await?;
    Ok(note)
}

pub async fn update(c: &mut Conn, user: Uuid, note: Uuid, content: &NoteText, now: Timestamp) -> Result<Note> {
    let words = index(user, content.as_str());
    c.one(UPDATE, &[&note, &content.as_str(), &words, &now]).await
}

/// Whether there was a note.
pub async fn delete(c: &mut Conn, user: Uuid, target: Target) -> Result<bool> {
    let (game, set) = target.columns();
    Ok(c.exec(DELETE, &[&user, &game, &set]).await? == 1)
}
