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
