use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_store::games::{Filter, Scope};
use podium_store::{Conn, Db, Error, decks, people};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::access::seen;
use super::cards::view_kept;
use crate::cards::Cards;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, Query, SignedIn, Versioned};
use crate::record::{Filters, show_page};
use crate::wire::{Card, CardListView, Deck, GamesBody};

#[derive(Serialize, ToSchema)]
pub struct DecksBody {
    decks: Vec<Deck>,
}

impl DecksBody {
    fn new(decks: Vec<decks::Deck>) -> ApiResult<Json<DecksBody>> {
        let decks = decks.into_iter().map(Deck::try_from).collect::<ApiResult<_>>()?;
        Ok(Json(DecksBody { decks }))
    }
}

/// My decks that are not archived: newest played first, then those that never were, newest first.
#[utoipa::path(get, path = "/user/decks", tag = "decks", operation_id = "listDecks", responses((status = 200, body = DecksBody), (status = "default", body = ErrorBody)))]
pub async fn list(State(db): State<Db>, SignedIn { user, .. }: SignedIn) -> ApiResult<Json<DecksBody>> {
    let decks = db
        .read(async move |c: &mut Conn| decks::active_of_user(c, user.id).await)
        .await?;
    DecksBody::new(decks)
}

/// My archived decks, last archived first.
#[utoipa::path(get, path = "/user/decks/archived", tag = "decks", operation_id = "listArchivedDecks", responses((status = 200, body = DecksBody), (status = "default", body = ErrorBody)))]
pub async fn list_archived(State(db): State<Db>, SignedIn { user, .. }: SignedIn) -> ApiResult<Json<DecksBody>> {
    let decks = db
        .read(async move |c: &mut Conn| decks::archived_of_user(c, user.id).await)
        .await?;
    DecksBody::new(decks)
}

/// The active decks of a friend, of somebody of a common playgroup, or of somebody I shared a game with.
#[utoipa::path(get, path = "/user/{id}/decks", tag = "decks", operation_id = "listDecksOfUser", params(("id" = Uuid, Path)), responses((status = 200, body = DecksBody), (status = "default", body = ErrorBody)))]
pub async fn list_of_user(
    State(db): State<Db>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Json<DecksBody>> {
    let decks = db
        .read(async move |c: &mut Conn| {
            if people::may_see(c, me.id, id).await? {
                let decks = decks::active_of_user(c, id).await?;
                return Ok(Ok(decks::as_seen(c, me.id, decks).await?));
            }
            let refused = match people::card(c, id).await? {
                Some(_) => ErrorKind::Forbidden,
                None => ErrorKind::NotFound,
            };
            Ok(Err(refused))
        })
        .await??;
    DecksBody::new(decks)
}

#[derive(Serialize, ToSchema)]
pub struct DeckPage {
    deck: Deck,
    owner: Card,
    /// Null where the deck has none.
    #[schema(required)]
    list: Option<CardListView>,
    /// Those of its games that I may see, newest first.
    #[serde(flatten)]
    games: GamesBody,
}

/// A deck with its card list, and the games it played.
#[utoipa::path(get, path = "/deck/{id}", tag = "decks", operation_id = "readDeck", params(("id" = Uuid, Path), Filters), responses((status = 200, body = DeckPage), (status = "default", body = ErrorBody)))]
pub async fn read(
    State(db): State<Db>,
    State(catalogue): State<Arc<Cards>>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Query(filters): Query<Filters>,
) -> ApiResult<Versioned<DeckPage>> {
    let filter = Filter::from(filters);
    let (deck, owner, cards, games) = db
        .read(async move |c: &mut Conn| {
            let deck = match seen(c, me.id, id).await? {
                Ok(deck) => deck,
                Err(why) => return Ok(Err(why)),
            };
            let owner = people::card(c, deck.owner_id).await?.ok_or(Error::NoRow)?;
            let cards = decks::cards(c, id).await?;
            let games = show_page(c, me.id, Scope::Deck(id), &filter).await?;
            let deck = decks::as_seen(c, me.id, vec![deck]).await?.remove(0);
            Ok(Ok((deck, owner, cards, games)))
        })
        .await??;
    Ok(Versioned(
        deck.version,
        DeckPage {
            deck: deck.try_into()?,
            owner: owner.into(),
            list: view_kept(&db, &catalogue, cards).await?,
            games: games.wire()?,
        },
    ))
}
