//! Types of an event of a shop or a community.

use std::time::Duration;

use serde::Serialize;
use utoipa::ToSchema;

use crate::names::tidy;
use crate::{FieldError, Timestamp};

text! {
    /// 1 to 100 characters on one line.
    EventName = |text| tidy(text, 100);
    /// Where it is: up to 200 characters on one line, or nothing.
    #[derive(Default)]
    Venue = |text| match tidy(text, 200) {
        Err(FieldError::Required) => Ok(String::new()),
        venue => venue,
    };
}

/// An event without an end is over a day after its start.
const UNSAID: Duration = Duration::from_secs(24 * 60 * 60);

#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "lowercase")]
#[schema(as = EventPhase)]
pub enum Phase {
    Upcoming,
    Running,
    Over,
}

impl Phase {
    pub fn of(starts_at: Timestamp, ends_at: Option<Timestamp>, now: Timestamp) -> Phase {
        if now < starts_at {
            Phase::Upcoming
        } else if now < ends_at.unwrap_or(starts_at + UNSAID) {
            Phase::Running
        } else {
            Phase::Over
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_tidied_and_a_place_may_be_missing() {
        assert_eq!(" Lamp \n Night ".parse::<EventName>().unwrap().as_str(), "Lamp Night");
        assert_eq!(" ".parse::<EventName>(), Err(FieldError::Required));
        assert_eq!(
            "é".repeat(101).parse::<EventName>(),
            Err(FieldError::TooLong { max: 100 })
        );
        assert_eq!(" ".parse::<Venue>().unwrap().as_str(), "");
        assert_eq!("é".repeat(201).parse::<Venue>(), Err(FieldError::TooLong { max: 200 }));
        assert_eq!("a\u{202e}b".parse::<Venue>(), Err(FieldError::Unseen));
    }

    #[test]
    fn an_event_is_ahead_then_on_then_over() {
        let at = Timestamp::from_seconds;
        let phase = |ends, now| Phase::of(at(100), ends, at(now));
        assert_eq!(phase(Some(at(200)), 99), Phase::Upcoming);
        assert_eq!(phase(Some(at(200)), 100), Phase::Running);
        assert_eq!(phase(Some(at(200)), 200), Phase::Over);
        assert_eq!(phase(None, 100 + 86_399), Phase::Running);
        assert_eq!(phase(None, 100 + 86_400), Phase::Over);
    }
}
