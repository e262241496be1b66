//! Decks.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, row, statements};

#[derive(Debug, Clone)]
pub struct Deck {
    pub id: Uuid,
    pub owner_id: Uuid,
    pub name: String,
    pub format_id: Uuid,
    pub subformat_id: Option<Uuid>,
    /// A JSON list of names.
    pub commanders: String,
    /// A subset of `WUBRG`.
    pub colors: String,
    pub bracket: Option<i64>,
    pub description: String,
    pub link: Option<String>,
    pub picture: Option<String>,
    pub archived_at: Option<Timestamp>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
    pub last_played: Option<Timestamp>,
    pub games: i64,
    pub wins: i64,
}

row!(Deck {
    id,
    owner_id,
    name,
    format_id,
    subformat_id,
    commanders,
    colors,
    bracket,
    description,
    link,
    picture,
    archived_at,
    created_at,
    updated_at,
    last_played,
    games,
    wins,
});

macro_rules! deck_columns {
    () => {
        "id, owner_id, name, format_id, subformat_id, commanders, colors, bracket, description, link, picture, \
         archived_at, created_at, updated_at, last_played, games, wins"
    };
}

statements! {
    ACTIVE_OF_USER = concat!(
        "SELECT ", deck_columns!(), " FROM deck WHERE owner_id = $1 AND archived_at IS NULL
         ORDER BY COALESCE(last_played, created_at) DESC, id"
    );
    INSERT = concat!(
        "INSERT INTO deck (", deck_columns!(), ")
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)"
    );
}

/// Newest played first.
pub async fn active_of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Deck>> {
    c.all(ACTIVE_OF_USER, &[&user]).await
}

pub async fn insert(c: &mut Conn, deck: &Deck) -> Result<()> {
    c.exec(
        INSERT,
        &[
            &deck.id,
            &deck.owner_id,
            &deck.name,
            &deck.format_id,
            &deck.subformat_id,
            &deck.commanders,
            &deck.colors,
            &deck.bracket,
            &deck.description,
            &deck.link,
            &deck.picture,
            &deck.archived_at,
            &deck.created_at,
            &deck.updated_at,
            &deck.last_played,
            &deck.games,
            &deck.wins,
        ],
    )
    .await
    .map(drop)
}
