//! Parses an operator's input into domain types.

use std::str::FromStr;

use podium_domain::{FieldError, Lang, Timestamp};
use podium_store::admin::Named;

use podium_api::messages;

/// For clap: a value, or what is wrong with it.
pub fn value<T: FromStr<Err = FieldError>>(text: &str) -> Result<T, String> {
    text.parse().map_err(|why| messages::field(why, Lang::En).into_owned())
}

/// A person by their mail address, their username, or an id.
pub fn named(text: &str) -> Result<Named, String> {
    let text = text.trim();
    if let Ok(id) = text.parse() {
        return Ok(Named::Id(id));
    }
    match text.contains('@') {
        true => value(text).map(Named::Email),
        false => Ok(Named::Username(text.to_owned())),
    }
}

/// A moment with its offset, such as `2026-11-20T19:00+01:00`: seconds may be left out, a space may stand for the T.
pub fn moment(text: &str) -> Result<Timestamp, String> {
    let mut whole = text.trim().replacen(' ', "T", 1).replace(' ', "");
    // After `2026-11-20T19:00` comes `:30`, or the offset.
    if let Some(rest) = whole.get(16..)
        && !rest.starts_with(':')
    {
        whole.insert_str(16, ":00");
    }
    whole
        .parse()
        .map_err(|_| "write it with its offset from UTC, such as 2026-11-20T19:00+01:00".to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn moments_are_read_as_people_write_them() {
        let wanted: Timestamp = "2026-11-20T18:00:00Z".parse().unwrap();
        for text in [
            "2026-11-20T19:00:00+01:00",
            "2026-11-20T19:00+01:00",
            " 2026-11-20 19:00 +01:00",
            "2026-11-20 18:00Z",
        ] {
            assert_eq!(moment(text), Ok(wanted), "{text}");
        }
        for text in [
            "",
            "2026-11-20",
            "2026-11-20 19:00",
            "tomorrow",
            "2026-11-20T19:0é",
            "20 November 2026, at 7",
        ] {
            assert!(moment(text).is_err(), "{text}");
        }
    }
}
