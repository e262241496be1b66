use std::sync::Arc;

use axum::Json as Answer;
use axum::extract::State;
use axum::http::StatusCode;
use podium_domain::{Bracket, OutsideLink, Quota, Timestamp};
use podium_store::decks::{self, Change, Deck, Fields};
use podium_store::{Conn, Db, quotas};
use uuid::Uuid;

use super::access::{DeckEditor, change, mine};
use super::fields::{NewBracket, NewDeck};
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{IfMatch, Json, Path, SignedIn, Versioned};
use crate::http::tx;
use crate::pictures::Pictures;
use crate::quota::check_quota;
use crate::ratings::Ratings;
use crate::wire::{DeckBody, Empty};

/// Makes a deck. The same id again, by its owner, gives the deck as it is now.
#[utoipa::path(post, path = "/deck", tag = "decks", operation_id = "createDeck", request_body = NewDeck,
    responses((status = 201, body = DeckBody), (status = 200, body = DeckBody), (status = "default", body = ErrorBody)))]
pub async fn create(
    editor: DeckEditor,
    SignedIn { user: me, .. }: SignedIn,
    Json(new): Json<NewDeck>,
) -> ApiResult<(StatusCode, Versioned<DeckBody>)> {
    let now = editor.clock.now();
    let id = new.id.unwrap_or_else(|| editor.entropy.uuid(now));
    let deck = new_deck(id, me.id, new.check(&editor.formats)?, now);
    let settings = editor.settings.clone();
    let (deck, made) = tx::write(&editor.db, async move |c: &mut Conn| {
        if decks::insert(c, &deck).await? {
            check_quota(&settings, Quota::Decks, quotas::count_decks(c, me.id).await?)?;
            return Ok((deck, true));
        }
        let there = decks::read(c, id).await?.filter(|there| there.owner_id == me.id);
        Ok((there.ok_or(ErrorKind::Conflict)?, false))
    })
    .await?;
    let status = if made { StatusCode::CREATED } else { StatusCode::OK };
    Ok((status, deck.try_into()?))
}

fn new_deck(id: Uuid, owner_id: Uuid, fields: Fields, now: Timestamp) -> Deck {
    Deck {
        id,
        owner_id,
        name: fields.name.as_str().to_owned(),
        format_id: fields.format_id,
        subformat_id: fields.subformat_id,
        commanders: fields.commanders,
        colors: fields.colors.as_str().to_owned(),
        bracket: fields.bracket.map(Bracket::number),
        description: fields.description.as_str().to_owned(),
        link: fields.link.as_ref().map(OutsideLink::as_str).map(str::to_owned),
        picture: None,
        archived_at: None,
        created_at: now,
        updated_at: now,
        last_played: None,
        games: 0,
        wins: 0,
        version: 1,
        card_count: 0,
        list_changed_at: None,
    }
}

/// Changes what I say of a deck of mine.
#[utoipa::path(put, path = "/deck/{id}", tag = "decks", operation_id = "editDeck", params(("id" = Uuid, Path)), request_body = NewDeck, responses((status = 200, body = DeckBody), (status = "default", body = ErrorBody)))]
pub async fn edit(
    editor: DeckEditor,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    IfMatch(version): IfMatch,
    Json(new): Json<NewDeck>,
) -> ApiResult<Versioned<DeckBody>> {
    let fields = new.check(&editor.formats).map(Change::Fields);
    change(&editor, me.id, id, version, fields).await?.after.try_into()
}

/// Changes the bracket of a deck of mine.
#[utoipa::path(put, path = "/deck/{id}/bracket", tag = "decks", operation_id = "setDeckBracket", params(("id" = Uuid, Path)), request_body = NewBracket, responses((status = 200, body = DeckBody), (status = "default", body = ErrorBody)))]
pub async fn set_bracket(
    editor: DeckEditor,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Json(new): Json<NewBracket>,
) -> ApiResult<Versioned<DeckBody>> {
    let bracket = new.check().map(Change::Bracket);
    change(&editor, me.id, id, None, bracket).await?.after.try_into()
}

/// Archives a deck of mine: it can be restored, and nobody else sees it until then.
#[utoipa::path(delete, path = "/deck/{id}", tag = "decks", operation_id = "archiveDeck", params(("id" = Uuid, Path)), responses((status = 200, body = DeckBody), (status = "default", body = ErrorBody)))]
pub async fn archive(
    editor: DeckEditor,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Versioned<DeckBody>> {
    change(&editor, me.id, id, None, Ok(Change::Archived(true)))
        .await?
        .after
        .try_into()
}

/// Brings an archived deck of mine back.
#[utoipa::path(put, path = "/deck/{id}/restore", tag = "decks", operation_id = "restoreDeck", params(("id" = Uuid, Path)), responses((status = 200, body = DeckBody), (status = "default", body = ErrorBody)))]
pub async fn restore(
    editor: DeckEditor,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Versioned<DeckBody>> {
    change(&editor, me.id, id, None, Ok(Change::Archived(false)))
        .await?
        .after
        .try_into()
}

/// Deletes a deck of mine for good. The games it played keep its name.
#[utoipa::path(delete, path = "/deck/{id}/permanently", tag = "decks", operation_id = "deleteDeck", params(("id" = Uuid, Path)), responses((status = 200, body = Empty), (status = "default", body = ErrorBody)))]
pub async fn delete(
    State(db): State<Db>,
    State(pictures): State<Pictures>,
    State(ratings): State<Arc<Ratings>>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
) -> ApiResult<Answer<Empty>> {
    let deck = db
        .write(async move |c: &mut Conn| {
            let deck = mine(c, me.id, id).await?;
            if deck.is_ok() {
                decks::delete(c, id).await?;
            }
            Ok(deck)
        })
        .await??;
    ratings.due();
    if let Some(picture) = deck.picture {
        pictures.remove(&picture).await;
    }
    Ok(Answer(Empty {}))
}
