//! Time zones: on which day, month and weekday a game was played for the viewer.

use time::OffsetDateTime;
use tz::TimeZoneRef;

use crate::{FieldError, Timestamp};

/// By which days, months and weekdays are told.
#[derive(Debug, Clone, Copy)]
pub enum Zone {
    /// Minutes east of UTC, all the year round.
    Fixed(i64),
    /// As the time zone database knows it, with its summers.
    Named(&'static TimeZoneRef<'static>),
}

/// A calendar day in the viewer's zone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Day {
    pub year: i32,
    pub month: u8,
    /// From Monday, 1, to Sunday, 7.
    pub weekday: u8,
}

impl Zone {
    pub const UTC: Zone = Zone::Fixed(0);

    /// Minutes east of UTC.
    pub fn fixed(minutes: i64) -> Result<Zone, FieldError> {
        match minutes {
            -840..=840 => Ok(Zone::Fixed(minutes)),
            _ => Err(FieldError::OutOfRange { min: -840, max: 840 }),
        }
    }

    /// By its name in the time zone database, such as `Europe/Paris`.
    pub fn named(name: &str) -> Result<Zone, FieldError> {
        tzdb_data::find_tz(name.as_bytes())
            .map(Zone::Named)
            .ok_or(FieldError::Unknown)
    }

    pub fn day(self, at: Timestamp) -> Day {
        let here = at.seconds().saturating_add(self.seconds_east(at));
        let day = OffsetDateTime::from_unix_timestamp(here).unwrap_or(OffsetDateTime::UNIX_EPOCH);
        Day {
            year: day.year(),
            month: day.month().into(),
            weekday: day.weekday().number_from_monday(),
        }
    }

    /// Where the database knows nothing of a time so far away, that of UTC.
    fn seconds_east(self, at: Timestamp) -> i64 {
        match self {
            Zone::Fixed(minutes) => minutes * 60,
            Zone::Named(zone) => zone
                .find_local_time_type(at.seconds())
                .map_or(0, |local| local.ut_offset().into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(zone: Zone, at: &str) -> (i32, u8, u8) {
        let day = zone.day(at.parse().unwrap());
        (day.year, day.month, day.weekday)
    }

    #[test]
    fn days_are_in_the_viewers_zone() {
        let fixed = |minutes| day(Zone::fixed(minutes).unwrap(), "2026-02-28T23:30:00Z");
        assert_eq!(fixed(0), (2026, 2, 6));
        assert_eq!(fixed(60), (2026, 3, 7));
        assert_eq!(fixed(-840), (2026, 2, 6));
        assert!(matches!(
            Zone::fixed(841),
            Err(FieldError::OutOfRange { min: -840, max: 840 })
        ));
    }

    /// Half past midnight can be another day under the other half-year's clock.
    #[test]
    fn summer_has_its_own_time() {
        let paris = Zone::named("Europe/Paris").unwrap();
        assert_eq!(day(paris, "2026-06-30T22:30:00Z"), (2026, 7, 3), "two hours ahead");
        assert_eq!(day(paris, "2026-10-31T22:30:00Z"), (2026, 10, 6), "one hour ahead");
        assert_eq!(day(paris, "2026-10-31T23:30:00Z"), (2026, 11, 7));
        // The clocks go back in the night of October 25.
        assert_eq!(day(paris, "2026-10-24T22:30:00Z"), (2026, 10, 7));
        assert_eq!(day(paris, "2026-10-25T22:30:00Z"), (2026, 10, 7));
        assert_eq!(day(paris, "2026-10-25T23:30:00Z"), (2026, 10, 1));
        let sydney = Zone::named("Australia/Sydney").unwrap();
        assert_eq!(
            day(sydney, "2026-01-31T13:30:00Z"),
            (2026, 2, 7),
            "eleven hours ahead in their summer"
        );
        assert_eq!(day(sydney, "2026-06-30T13:30:00Z"), (2026, 6, 2), "ten in their winter");
        // Years that no table lists follow the rule of today.
        assert_eq!(day(paris, "2101-06-30T22:30:00Z"), (2101, 7, 5));
        assert_eq!(
            day(Zone::named("Asia/Kathmandu").unwrap(), "2026-01-31T18:20:00Z"),
            (2026, 2, 7)
        );
    }

    #[test]
    fn a_zone_has_a_name_that_is_known() {
        for name in [
            "UTC",
            "America/New_York",
            "america/new_york",
            "Asia/Calcutta",
            "Etc/GMT+12",
        ] {
            assert!(Zone::named(name).is_ok(), "{name}");
        }
        for name in ["", "Middle/Earth", "+02:00", "Europe/Paris\0", &"x".repeat(100_000)] {
            assert!(matches!(Zone::named(name), Err(FieldError::Unknown)));
        }
        for extreme in [i64::MIN, i64::MAX] {
            Zone::named("Europe/Paris")
                .unwrap()
                .day(Timestamp::from_micros(extreme));
        }
    }
}
