//! A user's own notes on games and sets.

pub(crate) mod search;

use std::collections::HashMap;

use podium_domain::search::index;
use podium_domain::{NoteText, Timestamp};
use uuid::Uuid;

use crate::{Batch, Conn, Result, Target, query, row};

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

row!(Note {
    id,
    game_id,
    set_id,
    content,
    version,
    created_at,
    updated_at
});

pub type NotesById = HashMap<Uuid, Note>;

/// The user's note on something.
#[query {"
    SELECT {Note} FROM note
    WHERE user_id = :user AND (game_id = :target.game_id OR set_id = :target.set_id)"}]
pub async fn on(c: &mut Conn, user: Uuid, target: &Target) -> Result<Option<Note>>;

/// Some of a user's notes with their numbers, in the order they were written, after a number.
#[query("SELECT {Note}, number FROM note WHERE user_id = :user AND number > :after ORDER BY number LIMIT 200")]
pub async fn of_user(c: &mut Conn, user: Uuid, after: i64) -> Result<Vec<(Note, i64)>>;

/// The user's own notes on games and sets, as they are read among other statements.
#[derive(Default)]
pub struct NoteRows(Vec<Note>);

impl NoteRows {
    pub fn on_games<'a>(&'a mut self, batch: &mut Batch<'a>, user: Uuid, games: &[Uuid]) {
        read_on_games(batch, user, games, &mut self.0);
    }

    pub fn on_sets<'a>(&'a mut self, batch: &mut Batch<'a>, user: Uuid, sets: &[Uuid]) {
        read_on_sets(batch, user, sets, &mut self.0);
    }

    pub fn by_id(self) -> NotesById {
        let id = |note: &Note| note.game_id.or(note.set_id);
        self.0.into_iter().filter_map(|note| Some((id(&note)?, note))).collect()
    }
}

// Found by the games or sets alone: told to look for the user too, PostgreSQL reads all that one writer wrote.

#[query("SELECT {Note} FROM note WHERE game_id IN (:games) AND user_id IS NOT DISTINCT FROM :user")]
fn read_on_games<'a>(batch: &mut Batch<'a>, user: Uuid, games: &[Uuid], into: &'a mut Vec<Note>);

#[query("SELECT {Note} FROM note WHERE set_id IN (:sets) AND user_id IS NOT DISTINCT FROM :user")]
fn read_on_sets<'a>(batch: &mut Batch<'a>, user: Uuid, sets: &[Uuid], into: &'a mut Vec<Note>);

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
    insert_note(c, &note, user, &words).await?;
    Ok(note)
}

#[query {"
    INSERT INTO note ({Note}, user_id, words)
    VALUES (:note.id, :note.game_id, :note.set_id, :note.content, :note.version, :note.created_at, :note.updated_at,
        :user, :words)"}]
async fn insert_note(c: &mut Conn, note: &Note, user: Uuid, words: &str) -> Result<()>;

pub async fn update(c: &mut Conn, user: Uuid, note: Uuid, content: &NoteText, now: Timestamp) -> Result<Note> {
    let words = index(user, content.as_str());
    update_note(c, note, content.as_str(), &words, now).await
}

#[query {"
    UPDATE note SET content = :content, words = :words, updated_at = :now, version = version + 1
    WHERE id = :note RETURNING {Note}"}]
async fn update_note(c: &mut Conn, note: Uuid, content: &str, words: &str, now: Timestamp) -> Result<Note>;

/// Whether there was a note.
pub async fn delete(c: &mut Conn, user: Uuid, target: Target) -> Result<bool> {
    Ok(delete_note(c, user, &target).await? == 1)
}

#[query("DELETE FROM note WHERE user_id = :user AND (game_id = :target.game_id OR set_id = :target.set_id)")]
async fn delete_note(c: &mut Conn, user: Uuid, target: &Target) -> Result<u64>;
