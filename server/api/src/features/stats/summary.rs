use std::sync::Arc;

use axum::extract::State;
use podium_domain::Timestamp;
use podium_domain::access::DeckAct;
use podium_domain::stats::{Against, Games, Rate, Stats, Zone};
use podium_store::decks::Deck;
use podium_store::stats::played::{self, Filter, Scope};
use podium_store::stats::plays_like;
use podium_store::stats::ratings::{self, RatingRow, Subject};
use podium_store::{Conn, Db, decks};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::filters::Filters;
use super::named::{may_filter, may_see, name};
use super::plays_like::PlaysLike;
use super::rating::Rating;
use crate::formats::Catalogue;
use crate::http::compute::compute;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Json, Path, Query, SignedIn};
use crate::http::tx::{self, TxError};

#[derive(Serialize, ToSchema)]
pub struct StatsBody {
    stats: Stats,
    /// Most games first, whatever the filters say.
    ratings: Vec<FormatRating>,
}

/// A rating among all who play a format.
#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct FormatRating {
    format_id: Uuid,
    #[serde(flatten)]
    rating: Rating,
}

/// How I have done.
#[utoipa::path(get, path = "/user/stats", tag = "figures", operation_id = "readMyStats", params(Filters), responses((status = 200, body = StatsBody), (status = "default", body = ErrorBody)))]
pub async fn my_stats(
    State(db): State<Db>,
    SignedIn { user: me, .. }: SignedIn,
    Query(filters): Query<Filters>,
) -> ApiResult<Json<StatsBody>> {
    stats_between(&db, me.id, me.id, filters).await
}

/// How a friend has done, somebody of a common playgroup, or somebody I shared a game with: without the games of
/// playgroups in which they keep their figures to themselves. Other games that I may not see count five at a time and name
/// nobody; a playgroup that I am not in cannot be asked for.
#[utoipa::path(get, path = "/user/{id}/stats", tag = "figures", operation_id = "readStats", params(("id" = Uuid, Path), Filters), responses((status = 200, body = StatsBody), (status = "default", body = ErrorBody)))]
pub async fn stats_of(
    State(db): State<Db>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Query(filters): Query<Filters>,
) -> ApiResult<Json<StatsBody>> {
    stats_between(&db, me.id, id, filters).await
}

async fn stats_between(db: &Db, me: Uuid, them: Uuid, filters: Filters) -> ApiResult<Json<StatsBody>> {
    let (filter, zone) = filters.check()?;
    let read = tx::read(db, async move |c: &mut Conn| {
        may_see(c, me, them).await?;
        may_filter(c, me, them, &filter).await?;
        let games = played::games(c, me, Scope::User(them), &filter).await?;
        Ok((games, ratings_in_formats(c, me, them).await?))
    });
    let (games, ratings) = read.await?;
    let mut stats = compute(move || Stats::of(them, &games, zone)).await?;
    name(db, stats.people_mut()).await?;
    Ok(Json(StatsBody { stats, ratings }))
}

async fn ratings_in_formats(c: &mut Conn, me: Uuid, them: Uuid) -> Result<Vec<FormatRating>, TxError> {
    let rating_rows = ratings::of_formats(c, them).await?;
    if me == them {
        return Ok(rating_rows.iter().map(FormatRating::from).collect());
    }
    let games = played::games(c, me, Scope::User(them), &Filter::default()).await?;
    let mut told = Vec::new();
    for (format, _) in rating_rows {
        let rate = Rate::over(them, games.all().filter(|game| game.format == format));
        let subject = Subject { id: them, owner: them };
        let rating_row = ratings::as_told(c, me, format, subject, rate).await?;
        told.extend(rating_row.map(|rating_row| FormatRating::from(&(format, rating_row))));
    }
    Ok(told)
}

impl From<&(Uuid, RatingRow)> for FormatRating {
    fn from((format, rating_row): &(Uuid, RatingRow)) -> FormatRating {
        FormatRating {
            format_id: *format,
            rating: rating_row.into(),
        }
    }
}

#[derive(Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct DeckStatsBody {
    stats: Stats,
    against: Against,
    /// Null where its list never changed.
    #[schema(required)]
    since_change: Option<SinceChange>,
    /// Among all decks of its format, whatever the filters say; null until it has played.
    #[schema(required)]
    rating: Option<Rating>,
    /// Null with fewer than five games, and where the format has no brackets.
    #[schema(required)]
    plays_like: Option<PlaysLike>,
}

/// How a deck has done with the list it has now.
#[derive(Serialize, ToSchema)]
pub struct SinceChange {
    since: Timestamp,
    #[serde(flatten)]
    rate: Rate,
}

/// How a deck has done that I may see.
#[utoipa::path(get, path = "/deck/{id}/stats", tag = "figures", operation_id = "readDeckStats", params(("id" = Uuid, Path), Filters), responses((status = 200, body = DeckStatsBody), (status = "default", body = ErrorBody)))]
pub async fn deck_stats(
    State(db): State<Db>,
    State(formats): State<Arc<Catalogue>>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Query(filters): Query<Filters>,
) -> ApiResult<Json<DeckStatsBody>> {
    let (filter, zone) = filters.check()?;
    let read = tx::read(&db, async move |c: &mut Conn| {
        read_deck(c, &formats, me.id, id, &filter).await
    });
    let read = read.await?;
    let mut body = compute(move || read.body(me.id, zone)).await?;
    name(&db, body.stats.people_mut().chain(body.against.people_mut())).await?;
    Ok(Json(body))
}

/// What the stats of a deck are made of.
struct DeckRead {
    deck: Deck,
    games: Games,
    rating: Option<Rating>,
    plays_like: Option<PlaysLike>,
}

async fn read_deck(
    c: &mut Conn,
    formats: &Catalogue,
    me: Uuid,
    id: Uuid,
    filter: &Filter,
) -> Result<DeckRead, TxError> {
    let view = decks::find(c, me, id).await?;
    let view = view.filter(|view| view.access.may(DeckAct::See));
    let deck = view.ok_or(ErrorKind::NotFound)?.deck;
    let owner = deck.owner_id;
    may_filter(c, me, owner, filter).await?;
    let scope = Scope::Deck { id, owner };
    let games = played::games(c, me, scope, filter).await?;
    let rating_row = if owner == me {
        ratings::of_subjects(c, deck.format_id, &[id]).await?.pop()
    } else {
        let all = played::games(c, me, scope, &Filter::default()).await?;
        let rate = Rate::over(owner, all.all());
        ratings::as_told(c, me, deck.format_id, Subject { id, owner }, rate).await?
    };
    let with_brackets = formats
        .rules(deck.format_id, deck.subformat_id)
        .is_some_and(|rules| rules.brackets);
    let plays_like = match &rating_row {
        Some(rating_row) if with_brackets => plays_like::of_deck(c, deck.format_id, rating_row, deck.bracket).await?,
        _ => None,
    };
    Ok(DeckRead {
        deck,
        games,
        rating: rating_row.as_ref().map(Rating::from),
        plays_like: plays_like.map(PlaysLike::from),
    })
}

impl DeckRead {
    fn body(self, me: Uuid, zone: Zone) -> DeckStatsBody {
        let (owner, games) = (self.deck.owner_id, &self.games);
        let mut against = Against::of(owner, &games.seen);
        if owner != me {
            against = against.for_others();
        }
        let since_change = self.deck.list_changed_at.map(|since| SinceChange {
            since,
            rate: Rate::since(since, owner, games),
        });
        DeckStatsBody {
            stats: Stats::of(owner, games, zone),
            against,
            since_change,
            rating: self.rating,
            plays_like: self.plays_like,
        }
    }
}
