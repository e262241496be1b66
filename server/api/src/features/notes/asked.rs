use serde::Deserialize;
use utoipa::IntoParams;
use uuid::Uuid;

/// What is looked for, and where.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Asked {
    /// Words that must all be there, in any form and with or without accents; the last may be only begun. Without
    /// any, all my notes are there.
    #[serde(default)]
    pub q: String,
    pub playgroupid: Option<Uuid>,
    /// A deck that was played at that table.
    pub deckid: Option<Uuid>,
    pub formatid: Option<Uuid>,
    pub subformatid: Option<Uuid>,
    /// One of my tags, on the same game or set, or on the game's set.
    pub tagid: Option<Uuid>,
    /// Milliseconds since 1970: only notes last changed before.
    pub timestamp: Option<i64>,
}
