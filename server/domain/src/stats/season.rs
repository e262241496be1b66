//! Seasons: named periods of a playgroup.

use crate::names::tidy;
use crate::{FieldError, Timestamp};

/// How many a playgroup has at most.
pub const MOST_SEASONS: i64 = 100;

text! {
    /// 1 to 60 characters.
    SeasonName = |text| tidy(text, 60);
}

/// From when, until when; a season that still goes on has no end. Games are counted from its first moment on, and until
/// just before its last.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Span {
    from: Timestamp,
    until: Option<Timestamp>,
}

impl Span {
    pub fn new(from: Timestamp, until: Option<Timestamp>) -> Result<Span, FieldError> {
        let (from, until) = (from.to_the_milli(), until.map(Timestamp::to_the_milli));
        match until {
            Some(until) if until <= from => Err(FieldError::BeforeStart),
            _ => Ok(Span { from, until }),
        }
    }

    pub fn from(self) -> Timestamp {
        self.from
    }

    pub fn until(self) -> Option<Timestamp> {
        self.until
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_season_ends_after_it_begins() {
        let at = Timestamp::from_millis;
        assert_eq!(Span::new(at(5), Some(at(5))), Err(FieldError::BeforeStart));
        assert_eq!(Span::new(at(5), Some(at(4))), Err(FieldError::BeforeStart));
        let within = Timestamp::from_micros(5_999);
        assert_eq!(Span::new(at(5), Some(within)), Err(FieldError::BeforeStart));
        let season = Span::new(within, Some(at(6))).unwrap();
        assert_eq!((season.from(), season.until()), (at(5), Some(at(6))));
        assert_eq!(Span::new(at(5), None).unwrap().until(), None);
    }

    #[test]
    fn a_season_has_a_name() {
        assert_eq!("  First  snow ".parse::<SeasonName>().unwrap().as_str(), "First snow");
        assert_eq!(" ".parse::<SeasonName>(), Err(FieldError::Required));
        assert_eq!(
            "é".repeat(61).parse::<SeasonName>(),
            Err(FieldError::TooLong { max: 60 })
        );
    }
}
