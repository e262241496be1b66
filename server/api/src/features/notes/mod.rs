//! Notes: a user's own text on games and sets.

mod on;
mod search;

use podium_store::notes;
use serde::Serialize;
use utoipa::ToSchema;

pub use on::*;
pub use search::*;

use crate::http::extract::Versioned;
use crate::wire::Note;

#[derive(Serialize, ToSchema)]
pub struct NoteBody {
    note: Note,
}

fn answer(note: notes::Note) -> Versioned<NoteBody> {
    Versioned(note.version, NoteBody { note: note.into() })
}
