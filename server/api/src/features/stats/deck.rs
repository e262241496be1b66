//! How a deck has done.

use std::sync::Arc;

use axum::extract::State;
use podium_domain::Timestamp;
use podium_domain::access::DeckAct;
use podium_domain::stats::plays_like::{self as rules, BRACKETS, FEWEST_GAMES, Peers};
use podium_domain::stats::{Against, Rate, Stats, Who, Zone};
use podium_store::decks::{self, Deck};
use podium_store::stats::played::{self, Filter, Found, Scope};
use podium_store::stats::ratings::{self, RatedGames, RatingRow, Subject};
use podium_store::stats::{plays_like, versions};
use podium_store::{Conn, Error, Result};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::cache::{Call, Computed, JsonText, Key, MadeOf, StatsCache};
use super::filters::Filters;
use super::named::may_filter;
use super::plays_like::PlaysLike;
use super::rating::Rating;
use crate::formats::Catalogue;
use crate::http::error::{ApiResult, ErrorBody, ErrorKind};
use crate::http::extract::{Path, Query, SignedIn};
use crate::http::tx::TxError;

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
    State(cache): State<Arc<StatsCache>>,
    State(formats): State<Arc<Catalogue>>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Query(filters): Query<Filters>,
) -> ApiResult<JsonText> {
    let (filter, zone) = filters.check()?;
    cache
        .answer(OfDeck {
            me: me.id,
            id,
            formats,
            filters,
            filter,
            zone,
        })
        .await
}

#[derive(Clone)]
struct OfDeck {
    me: Uuid,
    id: Uuid,
    formats: Arc<Catalogue>,
    filters: Filters,
    filter: Filter,
    zone: Zone,
}

struct DeckRows {
    deck: Deck,
    games: Found,
    rating: RatingRead,
    peers: Option<[Peers; BRACKETS]>,
}

/// Another user's rating is computed from the games that count for the viewer.
enum RatingRead {
    Own(Option<RatingRow>),
    Others { rated: RatedGames, all: Found },
}

impl Computed for OfDeck {
    type Rows = DeckRows;
    type Body = DeckStatsBody;

    fn key(&self, _made_of: &MadeOf) -> Key {
        Key::new(Call::Deck, Some(self.me), self.id, &self.filters)
    }

    async fn made_of(&self, c: &mut Conn) -> Result<MadeOf, TxError> {
        let view = decks::find(c, self.me, self.id).await?;
        let view = view.filter(|view| view.access.may(DeckAct::See));
        let deck = view.ok_or(ErrorKind::NotFound)?.deck;
        let (owner, format) = (deck.owner_id, deck.format_id);
        may_filter(c, self.me, owner, &self.filter).await?;
        let rating_row = ratings::of_subjects(c, format, &[self.id]).await?.pop();
        let rules = self.formats.rules(format, deck.subformat_id);
        let compared = rating_row.is_some_and(|row| row.games >= FEWEST_GAMES) && rules.is_some_and(|it| it.brackets);
        let own = MadeOf {
            version: versions::read(c, owner).await?,
            ratings: rating_row.into_iter().map(|row| (format, row)).collect(),
            peers: match compared {
                true => Some(plays_like::peers(c, format, self.id).await?),
                false => None,
            },
            deck: Some(deck),
            ..MadeOf::default()
        };
        if owner == self.me {
            return Ok(own);
        }
        Ok(MadeOf {
            memberships: played::memberships(c, self.me, owner).await?,
            counting: ratings::is_subject_due(c, self.id).await?,
            ..own
        })
    }

    async fn rows(&self, c: &mut Conn, made_of: &MadeOf) -> Result<DeckRows> {
        let (me, id) = (self.me, self.id);
        let deck = made_of.deck.clone().ok_or(Error::NoRow)?;
        let owner = deck.owner_id;
        let scope = Scope::Deck { id, owner };
        let rating = if owner == me {
            RatingRead::Own(made_of.ratings.first().map(|(_, rating_row)| *rating_row))
        } else {
            RatingRead::Others {
                rated: ratings::rated_games(c, me, deck.format_id, Subject { id, owner }).await?,
                all: played::find(c, me, scope, &Filter::default()).await?,
            }
        };
        Ok(DeckRows {
            games: played::find(c, me, scope, &self.filter).await?,
            peers: made_of.peers,
            deck,
            rating,
        })
    }

    fn body(&self, rows: DeckRows) -> Result<DeckStatsBody> {
        let (deck, games) = (rows.deck, rows.games.games()?);
        let owner = deck.owner_id;
        let mut against = Against::of(owner, &games.seen);
        if owner != self.me {
            against = against.for_others();
        }
        let rating_row = match rows.rating {
            RatingRead::Own(rating_row) => rating_row,
            RatingRead::Others { rated, all } => rated.visible_rating(&all.games()?)?.last.map(|change| change.row),
        };
        let plays_like = rating_row.zip(rows.peers).and_then(|(rating_row, peers)| {
            rules::PlaysLike::new(rating_row.rating(), rating_row.games, deck.bracket, &peers)
        });
        Ok(DeckStatsBody {
            stats: Stats::of(owner, &games, self.zone),
            against,
            since_change: deck.list_changed_at.map(|since| SinceChange {
                since,
                rate: Rate::within(since.., owner, &games),
            }),
            rating: rating_row.as_ref().map(Rating::from),
            plays_like: plays_like.map(PlaysLike::from),
        })
    }

    fn people(body: &mut DeckStatsBody) -> Vec<&mut Who> {
        body.stats.people_mut().chain(body.against.people_mut()).collect()
    }
}
