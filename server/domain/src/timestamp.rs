use std::borrow::Cow;
use std::fmt;
use std::ops::{Add, Sub};
use std::str::FromStr;
use std::time::Duration;

use serde::{Deserialize, Deserializer, Serialize, Serializer, de};
use time::OffsetDateTime;
use time::format_description::well_known::Rfc3339;

use crate::FieldError;

/// Microseconds since 1970, UTC: what both databases hold alike.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Timestamp(i64);

impl Timestamp {
    pub const fn from_micros(micros: i64) -> Self {
        Timestamp(micros)
    }

    pub const fn from_millis(millis: i64) -> Self {
        Timestamp(millis.saturating_mul(1_000))
    }

    pub const fn from_seconds(seconds: i64) -> Self {
        Timestamp(seconds.saturating_mul(1_000_000))
    }

    pub const fn micros(self) -> i64 {
        self.0
    }

    pub const fn millis(self) -> i64 {
        self.0.div_euclid(1_000)
    }

    pub const fn seconds(self) -> i64 {
        self.0.div_euclid(1_000_000)
    }

    /// Without what is below a millisecond: as exact as a client can say it back.
    pub const fn to_the_milli(self) -> Self {
        Timestamp::from_millis(self.millis())
    }

    /// How far apart two moments are, whichever came first.
    pub fn distance(self, other: Timestamp) -> Duration {
        Duration::from_micros(self.0.abs_diff(other.0))
    }
}

impl Add<Duration> for Timestamp {
    type Output = Timestamp;

    fn add(self, span: Duration) -> Timestamp {
        Timestamp(
            self.0
                .saturating_add(i64::try_from(span.as_micros()).unwrap_or(i64::MAX)),
        )
    }
}

impl Sub<Duration> for Timestamp {
    type Output = Timestamp;

    fn sub(self, span: Duration) -> Timestamp {
        Timestamp(
            self.0
                .saturating_sub(i64::try_from(span.as_micros()).unwrap_or(i64::MAX)),
        )
    }
}

/// RFC 3339, as the API speaks.
impl fmt::Display for Timestamp {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = OffsetDateTime::from_unix_timestamp_nanos(i128::from(self.0) * 1_000)
            .ok()
            .and_then(|at| at.format(&Rfc3339).ok())
            .unwrap_or_else(|| "1970-01-01T00:00:00Z".into());
        f.write_str(&text)
    }
}

/// RFC 3339 with any offset, from 1970 on.
impl FromStr for Timestamp {
    type Err = FieldError;

    fn from_str(text: &str) -> Result<Self, FieldError> {
        let at = OffsetDateTime::parse(text, &Rfc3339).map_err(|_| FieldError::Invalid)?;
        match i64::try_from(at.unix_timestamp_nanos() / 1_000) {
            Ok(micros @ 0..) => Ok(Timestamp(micros)),
            _ => Err(FieldError::Invalid),
        }
    }
}

impl Serialize for Timestamp {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Timestamp {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let text = Cow::<str>::deserialize(deserializer)?;
        text.parse().map_err(|why: FieldError| de::Error::custom(why.word()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn speaks_rfc_3339() {
        assert_eq!(Timestamp::from_seconds(0).to_string(), "1970-01-01T00:00:00Z");
        assert_eq!(
            Timestamp::from_millis(1_731_600_000_123).to_string(),
            "2024-11-14T16:00:00.123Z"
        );
    }

    #[test]
    fn reads_rfc_3339() {
        let at = "2024-11-14T17:00:00.123+01:00".parse::<Timestamp>().unwrap();
        assert_eq!(at, Timestamp::from_millis(1_731_600_000_123));
        for text in [
            "",
            "yesterday",
            "2024-11-14",
            "1969-12-31T23:59:59Z",
            "2024-13-01T00:00:00Z",
        ] {
            assert_eq!(text.parse::<Timestamp>(), Err(FieldError::Invalid), "{text}");
        }
    }
}
