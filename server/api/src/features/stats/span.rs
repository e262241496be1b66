use podium_domain::Timestamp;
use serde::Deserialize;
use utoipa::IntoParams;

/// A time that figures are asked for.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Span {
    /// Milliseconds since 1970: only games that ended then or later.
    from: Option<i64>,
    /// Milliseconds since 1970: only games that ended before.
    until: Option<i64>,
}

impl Span {
    /// From when until before when; none for all of time.
    pub fn bounds(&self) -> Option<(Timestamp, Timestamp)> {
        if self.from.is_none() && self.until.is_none() {
            return None;
        }
        let from = self
            .from
            .map_or(Timestamp::from_micros(i64::MIN), Timestamp::from_millis);
        let until = self
            .until
            .map_or(Timestamp::from_micros(i64::MAX), Timestamp::from_millis);
        Some((from, until))
    }
}
