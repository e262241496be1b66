use podium_store::people;
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::copy_of;

/// What anyone may know of a person.
#[derive(Debug, Clone, PartialEq, Serialize, ToSchema)]
pub struct Card {
    id: Uuid,
    username: String,
    firstname: String,
    #[schema(required)]
    picture: Option<String>,
}

copy_of!(people::Card as Card { id, username, firstname, picture });
