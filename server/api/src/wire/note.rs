use podium_domain::Timestamp;
use podium_store::notes;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// My note on a game or a set.
#[derive(Debug, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Note {
    pub id: Uuid,
    #[schema(required)]
    pub game_id: Option<Uuid>,
    #[schema(required)]
    pub set_id: Option<Uuid>,
    /// Markdown.
    pub content: String,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    pub version: i64,
}

impl From<notes::Note> for Note {
    fn from(note: notes::Note) -> Note {
        Note {
            id: note.id,
            game_id: note.game_id,
            set_id: note.set_id,
            content: note.content,
            created_at: note.created_at,
            updated_at: note.updated_at,
            version: note.version,
        }
    }
}
