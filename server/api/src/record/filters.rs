use podium_domain::Timestamp;
use podium_store::games::{Filter, PAGE};
use serde::Deserialize;
use utoipa::IntoParams;
use uuid::Uuid;

use crate::wire::Limit;

type GamesLimit = Limit<PAGE>;

/// What a list of games is narrowed to.
#[derive(Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Filters {
    /// Milliseconds since 1970: only games that ended before.
    timestamp: Option<i64>,
    formatid: Option<Uuid>,
    subformatid: Option<Uuid>,
    /// One of my tags, on the game or on its set.
    tagid: Option<Uuid>,
    playgroupid: Option<Uuid>,
    deckid: Option<Uuid>,
    /// Words among the names at the table; all must be there.
    q: Option<String>,
    /// How many games, if fewer than a page has.
    #[param(inline)]
    limit: Option<GamesLimit>,
}

impl From<Filters> for Filter {
    fn from(filters: Filters) -> Filter {
        Filter {
            before: filters.timestamp.map(Timestamp::from_millis),
            format: filters.formatid,
            subformat: filters.subformatid,
            tag: filters.tagid,
            playgroup: filters.playgroupid,
            deck: filters.deckid,
            text: filters.q.unwrap_or_default(),
            limit: filters.limit.map(Limit::get),
        }
    }
}
