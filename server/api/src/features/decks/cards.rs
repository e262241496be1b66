use std::sync::Arc;

use axum::Json as Answer;
use axum::extract::State;
use podium_domain::card_list::{CardList, Parsed, Style, parse, print};
use podium_domain::{FieldError, Lang};
use podium_store::decks::{Cards, Change};
use podium_store::{Conn, Db, decks};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::access::{DeckEditor, change, seen};
use crate::cards;
use crate::http::error::{ApiError, ApiResult, ErrorBody};
use crate::http::extract::{IfMatch, Json, Path, Query, RequestLang, SignedIn, Versioned};
use crate::wire::{CardListView, CardText, Deck, Problem, total};

#[derive(Serialize, ToSchema)]
pub struct DeckCards {
    deck: Deck,
    /// Null where the list was taken away.
    #[schema(required)]
    list: Option<CardListView>,
    problems: Vec<Problem>,
}

/// Keeps the card list of a deck of mine, as it was pasted from anywhere: what can be read of it. An empty text
/// takes the list away.
#[utoipa::path(put, path = "/deck/{id}/cards", tag = "decks", operation_id = "setDeckCards", params(("id" = Uuid, Path)), request_body = CardText, responses((status = 200, body = DeckCards), (status = "default", body = ErrorBody)))]
pub async fn set_cards(
    editor: DeckEditor,
    State(catalogue): State<Arc<cards::Cards>>,
    RequestLang(lang): RequestLang,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    IfMatch(version): IfMatch,
    Json(text): Json<CardText>,
) -> ApiResult<Versioned<DeckCards>> {
    let parsed = text.checked().and_then(|text| read(&text));
    let cards = parsed.as_ref().map(|parsed| parsed.as_ref().map(kept));
    let cards = cards.map_err(ApiError::clone);
    let deck = change(&editor, me.id, id, version, cards.map(Change::Cards))
        .await?
        .after;
    let list = view(&editor.db, &catalogue, parsed?, lang).await?;
    Ok(Versioned(
        deck.version,
        DeckCards {
            deck: deck.try_into()?,
            problems: list.as_ref().map(CardListView::problems).unwrap_or_default(),
            list,
        },
    ))
}

/// None for an empty text. A text without a single card is refused, so that it does not cost a list that is there.
fn read(text: &str) -> ApiResult<Option<Parsed>> {
    if text.trim().is_empty() {
        return Ok(None);
    }
    let parsed = parse(text);
    if parsed.list.entries.is_empty() {
        return Err(ApiError::fields([("text", FieldError::Invalid)]));
    }
    Ok(Some(parsed))
}

fn kept(Parsed { list, .. }: &Parsed) -> Cards {
    Cards {
        count: total(list),
        list: list.clone(),
    }
}

async fn view(db: &Db, cards: &cards::Cards, parsed: Option<Parsed>, lang: Lang) -> ApiResult<Option<CardListView>> {
    let Some(parsed) = parsed else { return Ok(None) };
    let catalogue = cards.catalogue(db).await?;
    Ok(Some(CardListView::of_text(parsed, catalogue.as_deref(), lang)))
}

/// A list as it is kept, with what the catalogue knows of it.
pub async fn view_kept(db: &Db, cards: &cards::Cards, json: Option<String>) -> ApiResult<Option<CardListView>> {
    let Some(json) = json else { return Ok(None) };
    let catalogue = cards.catalogue(db).await?;
    Ok(Some(CardListView::new(kept_list(&json)?, catalogue.as_deref())))
}

fn kept_list(json: &str) -> ApiResult<CardList> {
    serde_json::from_str(json).map_err(ApiError::internal)
}

#[derive(Deserialize)]
pub struct Wanted {
    style: Option<Style>,
}

impl Wanted {
    /// Plain where nothing is said.
    pub fn style(&self) -> Style {
        self.style.unwrap_or(Style::Plain)
    }
}

#[derive(Serialize, ToSchema)]
pub struct TextBody {
    /// Empty where the deck has no list.
    text: String,
}

/// A deck's card list as text, to be pasted elsewhere.
#[utoipa::path(get, path = "/deck/{id}/cards", tag = "decks", operation_id = "readDeckCards", params(("id" = Uuid, Path), ("style" = inline(Option<Style>), Query, description = "`plain`, `mtga` or `moxfield`; plain where nothing is said.")), responses((status = 200, body = TextBody), (status = "default", body = ErrorBody)))]
pub async fn read_cards(
    State(db): State<Db>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Query(wanted): Query<Wanted>,
) -> ApiResult<Answer<TextBody>> {
    let json = db
        .read(async move |c: &mut Conn| match seen(c, me.id, id).await? {
            Ok(deck) => Ok(Ok(decks::cards(c, deck.id).await?)),
            Err(why) => Ok(Err(why)),
        })
        .await??;
    let text = match json {
        Some(json) => print(&kept_list(&json)?, wanted.style()),
        None => String::new(),
    };
    Ok(Answer(TextBody { text }))
}
