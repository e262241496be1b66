use podium_store::people;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

/// What anyone may know of a person.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Card {
    id: Uuid,
    username: String,
    firstname: String,
    #[schema(required)]
    picture: Option<String>,
}

impl From<people::Card> for Card {
    fn from(card: people::Card) -> Card {
        Card {
            id: card.id,
            username: card.username,
            firstname: card.firstname,
            picture: card.picture,
        }
    }
}
