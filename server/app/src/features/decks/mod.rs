//! Decks.

use axum::Json;
use axum::extract::State;
use podium_domain::Timestamp;
use podium_store::{Conn, decks};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use crate::error::{ApiError, ApiResult, ErrorBody};
use crate::extract::SignedIn;
use crate::state::AppState;

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
    /// A subset of W, U, B, R, G.
    colors: Vec<String>,
    /// 1 to 5, or none.
    #[schema(required)]
    bracket: Option<i64>,
    description: String,
    #[schema(required)]
    link: Option<String>,
    #[schema(required)]
    picture: Option<String>,
    #[schema(required, value_type = Option<String>, format = DateTime)]
    archived_at: Option<Timestamp>,
    #[schema(value_type = String, format = DateTime)]
    created_at: Timestamp,
    #[schema(value_type = String, format = DateTime)]
    updated_at: Timestamp,
    #[schema(required, value_type = Option<String>, format = DateTime)]
    last_played: Option<Timestamp>,
    record: Record,
}

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
            colors: deck.colors.chars().map(String::from).collect(),
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
        })
    }
}

#[derive(Serialize, ToSchema)]
pub struct DecksBody {
    decks: Vec<Deck>,
}

/// My decks that are not archived, newest played first.
#[utoipa::path(get, path = "/user/decks", tag = "decks", operation_id = "listDecks", responses((status = 200, body = DecksBody), (status = "default", body = ErrorBody)))]
pub async fn list(State(app): State<AppState>, SignedIn { user, .. }: SignedIn) -> ApiResult<Json<DecksBody>> {
    let decks = app
        .db
        .read(async move |c: &mut Conn| decks::active_of_user(c, user.id).await)
        .await?;
    let decks = decks.into_iter().map(Deck::try_from).collect::<ApiResult<_>>()?;
    Ok(Json(DecksBody { decks }))
}
