pub use podium_domain::Color;
use podium_domain::Timestamp;
use podium_store::decks;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::http::error::ApiError;
use crate::http::extract::Versioned;

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Deck {
    id: Uuid,
    owner_id: Uuid,
    name: String,
    format_id: Uuid,
    #[schema(required)]
    subformat_id: Option<Uuid>,
    commanders: Vec<String>,
    colors: Vec<Color>,
    /// 1 to 5, or none.
    #[schema(required)]
    bracket: Option<i64>,
    /// Markdown.
    description: String,
    #[schema(required)]
    link: Option<String>,
    #[schema(required)]
    picture: Option<String>,
    #[schema(required)]
    archived_at: Option<Timestamp>,
    created_at: Timestamp,
    updated_at: Timestamp,
    #[schema(required)]
    last_played: Option<Timestamp>,
    record: Record,
    version: i64,
    /// Commander, companion and main deck; 0 where there is no list.
    card_count: i64,
    #[schema(required)]
    list_changed_at: Option<Timestamp>,
}

/// Of somebody else's deck, over the games that their stats count for me.
#[derive(Serialize, ToSchema)]
pub struct Record {
    games: i64,
    wins: i64,
}

impl TryFrom<decks::Deck> for Deck {
    type Error = ApiError;

    fn try_from(deck: decks::Deck) -> Result<Deck, ApiError> {
        Ok(Deck {
            id: deck.id,
            owner_id: deck.owner_id,
            name: deck.name,
            format_id: deck.format_id,
            subformat_id: deck.subformat_id,
            commanders: serde_json::from_str(&deck.commanders).map_err(ApiError::internal)?,
            colors: Color::all(&deck.colors),
            bracket: deck.bracket,
            description: deck.description,
            link: deck.link,
            picture: deck.picture,
            archived_at: deck.archived_at,
            created_at: deck.created_at,
            updated_at: deck.updated_at,
            last_played: deck.last_played,
            record: Record {
                games: deck.games,
                wins: deck.wins,
            },
            version: deck.version,
            card_count: deck.card_count,
            list_changed_at: deck.list_changed_at,
        })
    }
}

#[derive(Serialize, ToSchema)]
pub struct DeckBody {
    pub deck: Deck,
}

impl TryFrom<decks::Deck> for Versioned<DeckBody> {
    type Error = ApiError;

    fn try_from(deck: decks::Deck) -> Result<Self, ApiError> {
        let version = deck.version;
        Ok(Versioned(version, DeckBody { deck: deck.try_into()? }))
    }
}
