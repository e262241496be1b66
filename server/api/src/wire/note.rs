use podium_domain::Timestamp;
use podium_store::notes;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::copy_of;

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

copy_of!(notes::Note as Note { id, game_id, set_id, content, created_at, updated_at, version });
