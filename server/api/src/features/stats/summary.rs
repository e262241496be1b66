//! How a user has done.

use std::cmp::Reverse;
use std::sync::Arc;

use axum::extract::State;
use podium_domain::stats::{Games, Stats, Who, Zone};
use podium_store::stats::played::{self, Filter, Found, Scope};
use podium_store::stats::ratings::{self, Change, Rated, RatedGames, RatingRow, Subject};
use podium_store::stats::versions;
use podium_store::{Conn, Result};
use serde::Serialize;
use utoipa::ToSchema;
use uuid::Uuid;

use super::cache::{Call, Computed, JsonText, Key, MadeOf, StatsCache};
use super::filters::Filters;
use super::named::{may_filter, may_see};
use super::rating::Rating;
use crate::http::error::{ApiResult, ErrorBody};
use crate::http::extract::{Path, Query, SignedIn};
use crate::http::tx::TxError;

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
    State(cache): State<Arc<StatsCache>>,
    SignedIn { user: me, .. }: SignedIn,
    Query(filters): Query<Filters>,
) -> ApiResult<JsonText> {
    stats_between(cache, me.id, me.id, filters).await
}

/// How a friend has done, somebody of a common playgroup, or somebody I shared a game with: without the games of
/// playgroups in which they keep their figures to themselves. Other games that I may not see count five at a time and name
/// nobody; a playgroup that I am not in cannot be asked for.
#[utoipa::path(get, path = "/user/{id}/stats", tag = "figures", operation_id = "readStats", params(("id" = Uuid, Path), Filters), responses((status = 200, body = StatsBody), (status = "default", body = ErrorBody)))]
pub async fn stats_of(
    State(cache): State<Arc<StatsCache>>,
    SignedIn { user: me, .. }: SignedIn,
    Path(id): Path<Uuid>,
    Query(filters): Query<Filters>,
) -> ApiResult<JsonText> {
    stats_between(cache, me.id, id, filters).await
}

async fn stats_between(cache: Arc<StatsCache>, me: Uuid, them: Uuid, filters: Filters) -> ApiResult<JsonText> {
    let (filter, zone) = filters.check()?;
    cache
        .answer(OfUser {
            me,
            them,
            filters,
            filter,
            zone,
        })
        .await
}

#[derive(Clone)]
struct OfUser {
    me: Uuid,
    them: Uuid,
    filters: Filters,
    filter: Filter,
    zone: Zone,
}

struct UserRows {
    games: Found,
    ratings: RatingsRead,
}

/// Another user's ratings are computed from the games that count for the viewer.
enum RatingsRead {
    Own(Vec<Rated>),
    Others {
        rated: Vec<RatedGames>,
        /// None if there are no filters: then the stats' own games are all games.
        all: Option<Found>,
    },
}

impl Computed for OfUser {
    type Rows = UserRows;
    type Body = StatsBody;

    fn key(&self, _made_of: &MadeOf) -> Key {
        Key::new(Call::User, Some(self.me), self.them, &self.filters)
    }

    async fn made_of(&self, c: &mut Conn) -> Result<MadeOf, TxError> {
        let (me, them) = (self.me, self.them);
        may_see(c, me, them).await?;
        may_filter(c, me, them, &self.filter).await?;
        let own = MadeOf {
            version: versions::read(c, them).await?,
            ratings: ratings::of_formats(c, them).await?,
            ..MadeOf::default()
        };
        if me == them {
            return Ok(own);
        }
        Ok(MadeOf {
            memberships: played::memberships(c, me, them).await?,
            counting: ratings::is_subject_due(c, them).await?,
            ..own
        })
    }

    async fn rows(&self, c: &mut Conn, made_of: &MadeOf) -> Result<UserRows> {
        let (me, them, scope) = (self.me, self.them, Scope::User(self.them));
        let games = played::find(c, me, scope, &self.filter).await?;
        if me == them {
            let ratings = RatingsRead::Own(made_of.ratings.clone());
            return Ok(UserRows { games, ratings });
        }
        let mut rated = Vec::new();
        for (format, _) in &made_of.ratings {
            let subject = Subject { id: them, owner: them };
            rated.push(ratings::rated_games(c, me, *format, subject).await?);
        }
        let everything = Filter::default();
        let all = match self.filter == everything {
            true => None,
            false => Some(played::find(c, me, scope, &everything).await?),
        };
        let ratings = RatingsRead::Others { rated, all };
        Ok(UserRows { games, ratings })
    }

    fn body(&self, rows: UserRows) -> Result<StatsBody> {
        let games = rows.games.games()?;
        let ratings = match rows.ratings {
            RatingsRead::Own(rated) => rated.iter().map(FormatRating::from).collect(),
            RatingsRead::Others { rated, all: None } => visible_ratings(&rated, &games)?,
            RatingsRead::Others { rated, all: Some(all) } => visible_ratings(&rated, &all.games()?)?,
        };
        let stats = Stats::of(self.them, &games, self.zone);
        Ok(StatsBody { stats, ratings })
    }

    fn people(body: &mut StatsBody) -> Vec<&mut Who> {
        body.stats.people_mut().collect()
    }
}

fn visible_ratings(rated: &[RatedGames], games: &Games) -> Result<Vec<FormatRating>> {
    let mut last: Vec<Change> = Vec::new();
    for rated in rated {
        last.extend(rated.visible_rating(games)?.last);
    }
    last.sort_by_key(|change| (Reverse(change.row.games), change.scope));
    Ok(last
        .iter()
        .map(|change| FormatRating::from(&(change.scope, change.row)))
        .collect())
}

impl From<&(Uuid, RatingRow)> for FormatRating {
    fn from((format, rating_row): &(Uuid, RatingRow)) -> FormatRating {
        FormatRating {
            format_id: *format,
            rating: rating_row.into(),
        }
    }
}
