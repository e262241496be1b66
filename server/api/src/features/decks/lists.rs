//! The versions of a deck's card list.

use std::iter;
use std::sync::Arc;

use axum::Json;
use axum::extract::State;
use podium_domain::Timestamp;
use podium_domain::card_list::{CardChange, print};
use podium_domain::stats::{Games, Rate};
use podium_store::decks::lists::{self, ListVersion, Page};
use podium_store::stats::played::{self, Filter, Found, Scope};
use podium_store::{Conn, Db, Result};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::access::seen;
use super::cards::Wanted;
use crate::cards::Cards;
use crate::http::compute::Turn;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, Query, SignedIn};
use crate::http::tx::{self, TxError};
use crate::wire::{CardListView, total};

#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Older {
    /// Milliseconds since 1970: only versions since before.
    timestamp: Option<i64>,
}

#[derive(Serialize, ToSchema)]
pub struct ListsBody {
    /// Newest first.
    lists: Vec<ChangedList>,
    /// The `timestamp` of the next page, if there is one.
    #[schema(required)]
    next: Option<i64>,
    /// Whether some of the deck's games count five at a time, or not at all, because I may not see them.
    partial: bool,
}

#[derive(Serialize, ToSchema)]
pub struct ChangedList {
    #[serde(flatten)]
    list: PlayedList,
    /// From the version before; null for the oldest that is kept.
    #[schema(required)]
    changes: Option<Vec<CardChange>>,
}

/// A version of a deck's list.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct PlayedList {
    /// Counted from 1.
    number: i64,
    since: Timestamp,
    /// When the next one replaced it; null for the one in use.
    #[schema(required)]
    until: Option<Timestamp>,
    /// Commander, companion and main deck; 0 where the list was taken away.
    card_count: i64,
    /// The deck's games that ended while it was in use.
    pub record: Rate,
}

/// The owner of a deck, and its games, of which each version has its own.
pub struct Played {
    owner: Uuid,
    games: Games,
}

impl Played {
    pub fn new(owner: Uuid, games: Found) -> Result<Played> {
        let games = games.games()?;
        Ok(Played { owner, games })
    }

    pub fn is_partial(&self) -> bool {
        self.games.partial
    }

    pub fn with(&self, version: &ListVersion, until: Option<Timestamp>) -> Result<PlayedList> {
        let end = until.unwrap_or(Timestamp::from_micros(i64::MAX));
        Ok(PlayedList {
            number: version.number,
            since: version.since,
            until,
            card_count: total(&version.cards()?),
            record: Rate::within(version.since..end, self.owner, &self.games),
        })
    }
}

impl ListsBody {
    fn new(page: &Page, played: &Played) -> Result<ListsBody> {
        let before = page.versions.iter().skip(1).chain(&page.before).map(Some);
        let until = iter::once(page.until).chain(page.versions.iter().map(|version| Some(version.since)));
        let lists = (page.versions.iter().zip(before.chain([None])).zip(until)).map(|((version, before), until)| {
            let changes = match before {
                Some(before) => Some(version.cards()?.changes_from(&before.cards()?)),
                None => None,
            };
            let list = played.with(version, until)?;
            Ok(ChangedList { list, changes })
        });
        Ok(ListsBody {
            lists: lists.collect::<Result<_>>()?,
            next: page.next().map(Timestamp::millis),
            partial: played.is_partial(),
        })
    }
}

/// The versions of the list of a deck that I may see, newest first, with what changed in each and how the deck did with it.
#[utoipa::path(get, path = "/deck/{id}/lists", tag = "decks", operation_id = "listDeckLists", params(("id" = Uuid, Path), Older), responses((status = 200, body = ListsBody), (status = "default", body = ErrorBody)))]
pub async fn lists(
    State(db): State<Db>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Query(older): Query<Older>,
) -> ApiResult<Json<ListsBody>> {
    let before = older.timestamp.map(Timestamp::from_millis);
    let turn = Turn::take().await?;
    let (page, owner, games) = tx::read(&db, async move |c: &mut Conn| {
        let owner = seen(c, me.id, id).await??.owner_id;
        let page = lists::page(c, id, before).await?;
        let filter = Filter {
            from: page.versions.last().map(|version| version.since),
            until: page.until,
            ..Filter::default()
        };
        let games = played::find(c, me.id, Scope::Deck { id, owner }, &filter).await?;
        Ok((page, owner, games))
    })
    .await?;
    let body = turn.run(move || ListsBody::new(&page, &Played::new(owner, games)?));
    Ok(Json(body.await??))
}

#[derive(Serialize, ToSchema)]
pub struct ListBody {
    number: i64,
    since: Timestamp,
    list: CardListView,
    /// The same, to be pasted elsewhere.
    text: String,
}

/// One version of the list of a deck that I may see.
#[utoipa::path(get, path = "/deck/{id}/lists/{number}", tag = "decks", operation_id = "readDeckList", params(("id" = Uuid, Path), ("number" = i64, Path), ("style" = inline(Option<podium_domain::card_list::Style>), Query, description = "`plain`, `mtga` or `moxfield`; plain where nothing is said.")), responses((status = 200, body = ListBody), (status = "default", body = ErrorBody)))]
pub async fn read_list(
    State(db): State<Db>,
    State(catalogue): State<Arc<Cards>>,
    SignedIn { user: me, .. }: SignedIn,
    Path((id, number)): Path<(Uuid, i64)>,
    Query(wanted): Query<Wanted>,
) -> ApiResult<Json<ListBody>> {
    let version = tx::read(&db, async move |c: &mut Conn| {
        seen(c, me.id, id).await??;
        find(c, id, number).await
    })
    .await?;
    let list = version.cards()?;
    let catalogue = catalogue.catalogue(&db).await?;
    Ok(Json(ListBody {
        number,
        since: version.since,
        text: print(&list, wanted.style()),
        list: CardListView::new(list, catalogue.as_deref()),
    }))
}

pub async fn find(c: &mut Conn, deck: Uuid, number: i64) -> Result<ListVersion, TxError> {
    let version = lists::find(c, deck, number).await?;
    Ok(version.ok_or(ErrorKind::NotFound)?)
}
