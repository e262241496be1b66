use serde::de::IgnoredAny;

use super::problem::Reason;
use super::reading::{Parsed, Reading};
use super::{csv, text, xml};

pub const MAX_BYTES: usize = 200_000;

/// Reads a list in any of the ways players write one. Whatever cannot be read, or not for sure, is reported; everything
/// else is kept.
pub fn parse(text: &str) -> Parsed {
    let mut reading = Reading::default();
    let text = text.trim_start_matches('\u{feff}');
    let (text, rest) = split_at_line(text, MAX_BYTES);
    if is_json(text) {
        let blank = text.len() - text.trim_start().len();
        let line = text[..blank].matches('\n').count() + 1;
        reading.problem(line, text.trim_start().lines().next().unwrap_or_default(), Reason::Json);
        return reading.finish();
    }
    if text.trim_start().starts_with('<') {
        xml::read(text, &mut reading);
    } else if !csv::read(text, &mut reading) {
        text::read(text, &mut reading);
    }
    if !rest.is_empty() && !reading.is_full() {
        let line = text.matches('\n').count() + 1;
        reading.problem(line, rest.lines().next().unwrap_or_default(), Reason::TooLong);
    }
    reading.finish()
}

/// Whether a text begins like a JSON object or a list of them, or is a JSON list of strings.
fn is_json(text: &str) -> bool {
    let text = text.trim();
    let opens = |start: char, next: char| {
        let rest = text.strip_prefix(start).map(str::trim_start);
        rest.is_some_and(|rest| rest.starts_with(next))
    };
    opens('{', '"') || opens('[', '{') || opens('[', '"') && serde_json::from_str::<IgnoredAny>(text).is_ok()
}

/// The lines that end within the first `bytes` of a text, and the others.
fn split_at_line(text: &str, bytes: usize) -> (&str, &str) {
    if text.len() <= bytes {
        return (text, "");
    }
    let end = text.as_bytes()[..bytes]
        .iter()
        .rposition(|b| *b == b'\n')
        .map_or(0, |at| at + 1);
    text.split_at(end)
}
