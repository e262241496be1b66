use podium_domain::stats::Zone;
use podium_domain::{FieldError, Timestamp};
use podium_store::stats::played::Filter;
use serde::Deserialize;
use utoipa::IntoParams;
use uuid::Uuid;

use crate::http::check::Check;
use crate::http::error::ApiResult;

/// What figures are narrowed to.
#[derive(Debug, Clone, Default, PartialEq, Eq, Hash, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Filters {
    formatid: Option<Uuid>,
    subformatid: Option<Uuid>,
    /// One of my tags, on the game or on its set.
    tagid: Option<Uuid>,
    playgroupid: Option<Uuid>,
    /// Played by whose figures they are; in a playgroup by anybody.
    deckid: Option<Uuid>,
    /// Somebody else at the table; in a playgroup anybody.
    opponentid: Option<Uuid>,
    /// Milliseconds since 1970: only games that ended then or later.
    from: Option<i64>,
    /// Milliseconds since 1970: only games that ended before.
    until: Option<i64>,
    /// Where I am by its name in the time zone database, such as `Europe/Paris`: months and weekdays are told by its clocks,
    /// summer and winter. One that is not known here counts as not given, if there is an `offset`.
    tz: Option<String>,
    /// Minutes east of UTC, all the year round, where there is no `tz`: -840 to 840.
    offset: Option<i64>,
}

impl Filters {
    pub fn check(&self) -> ApiResult<(Filter, Zone)> {
        let mut check = Check::default();
        let zone = self.zone(&mut check);
        if self.from.zip(self.until).is_some_and(|(from, until)| until < from) {
            check.refuse("until", FieldError::BeforeStart);
        }
        let filter = Filter {
            format: self.formatid,
            subformat: self.subformatid,
            tag: self.tagid,
            playgroup: self.playgroupid,
            deck: self.deckid,
            opponent: self.opponentid,
            from: self.from.map(Timestamp::from_millis),
            until: self.until.map(Timestamp::from_millis),
        };
        check.done(zone.map(|zone| (filter, zone)))
    }

    pub fn has_tag(&self) -> bool {
        self.tagid.is_some()
    }

    /// Only from one time until another, in milliseconds since 1970.
    pub fn span(from: Option<i64>, until: Option<i64>) -> Filters {
        Filters {
            from,
            until,
            ..Filters::default()
        }
    }

    /// Browsers hear of new zones before servers do, so a name that is not known falls back to the minutes beside it.
    fn zone(&self, check: &mut Check) -> Option<Zone> {
        let fixed = self.offset.map(Zone::fixed).transpose();
        let fixed = check.take("offset", fixed)?;
        match (self.tz.as_deref().map(Zone::named), fixed) {
            (Some(Ok(named)), _) => Some(named),
            (Some(Err(_)) | None, Some(fixed)) => Some(fixed),
            (Some(Err(why)), None) => check.take("tz", Err(why)),
            (None, None) => Some(Zone::UTC),
        }
    }
}
