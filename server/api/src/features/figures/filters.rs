use podium_domain::figures::Offset;
use podium_domain::{FieldError, Timestamp};
use podium_store::figures::played::Filter;
use serde::Deserialize;
use utoipa::IntoParams;
use uuid::Uuid;

use crate::check::Check;
use crate::error::ApiResult;

/// What figures are narrowed to.
#[derive(Debug, Deserialize, IntoParams)]
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
    /// Minutes east of UTC, by which months and weekdays are told: -840 to 840.
    #[serde(default)]
    offset: i64,
}

impl Filters {
    pub fn check(self) -> ApiResult<(Filter, Offset)> {
        let mut check = Check::default();
        let offset = check.take("offset", Offset::try_from(self.offset));
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
        check.done(offset.map(|offset| (filter, offset)))
    }
}
