//! Card name suggestions, and parsing of card lists.

use std::sync::Arc;

use axum::Json as Answer;
use axum::extract::State;
use podium_domain::card_list::parse as parse_list;
use podium_store::{Db, cards};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::cards::Cards;
use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::{Json, Query, RequestLang, SignedIn};
use crate::wire::{CardListView, CardText, Color, Problem};

#[derive(Deserialize)]
pub struct Typed {
    /// The beginning of a name, or of words in it.
    #[serde(default)]
    q: String,
}

#[derive(Serialize, ToSchema)]
pub struct CardsBody {
    /// At most twelve; names that begin as typed come first.
    cards: Vec<CardName>,
    /// Whether there is a catalogue to search in.
    available: bool,
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct CardName {
    name: String,
    mana_value: f64,
    colors: Vec<Color>,
    color_identity: Vec<Color>,
    type_line: String,
}

impl From<&cards::Card> for CardName {
    fn from(card: &cards::Card) -> CardName {
        CardName {
            name: card.name.clone(),
            mana_value: card.mana_value,
            colors: Color::all(&card.colors),
            color_identity: Color::all(&card.color_identity),
            type_line: card.type_line.clone(),
        }
    }
}

/// Card names while typing, where a catalogue was imported.
#[utoipa::path(get, path = "/cards/search", tag = "cards", operation_id = "searchCards", params(("q" = Option<String>, Query, description = "The beginning of a name, or of words in it.")), responses((status = 200, body = CardsBody), (status = "default", body = ErrorBody)))]
pub async fn search(
    State(db): State<Db>,
    State(cards): State<Arc<Cards>>,
    _: SignedIn,
    Query(Typed { q }): Query<Typed>,
) -> ApiResult<Answer<CardsBody>> {
    let catalogue = cards.catalogue(&db).await?;
    let found = catalogue
        .as_ref()
        .map(|catalogue| catalogue.search(&q))
        .unwrap_or_default();
    Ok(Answer(CardsBody {
        cards: found.into_iter().map(CardName::from).collect(),
        available: catalogue.is_some(),
    }))
}

#[derive(Serialize, ToSchema)]
pub struct ParsedBody {
    list: CardListView,
    problems: Vec<Problem>,
}

/// Reads a card list as it was pasted, in any of the usual ways, and keeps nothing.
#[utoipa::path(post, path = "/cards/parse", tag = "cards", operation_id = "parseCards", request_body = CardText, responses((status = 200, body = ParsedBody), (status = "default", body = ErrorBody)))]
pub async fn parse(
    State(db): State<Db>,
    State(cards): State<Arc<Cards>>,
    RequestLang(lang): RequestLang,
    _: SignedIn,
    Json(text): Json<CardText>,
) -> ApiResult<Answer<ParsedBody>> {
    let catalogue = cards.catalogue(&db).await?;
    let list = CardListView::of_text(parse_list(&text.checked()?), catalogue.as_deref(), lang);
    let problems = list.problems();
    Ok(Answer(ParsedBody { list, problems }))
}
