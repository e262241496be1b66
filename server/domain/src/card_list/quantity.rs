//! How many there are of a card, wherever a line says it.

use super::heading::{count, title};
use super::{Reason, name_key, words};

pub(super) const TIMES: [char; 3] = ['x', 'X', '×'];

/// The quantity a line begins with (`2`, `2x`, `x2`, `2xForest`, `2.`, `2)`, `(2)`), and what is left.
pub(super) fn quantity(line: &str) -> Result<Option<(u32, &str)>, Reason> {
    let unsigned = line.strip_prefix('-').unwrap_or(line);
    let bare = unsigned.strip_prefix(TIMES).unwrap_or(unsigned);
    let (number, behind) = split_digits(bare);
    let (behind, glued) = match behind.strip_prefix(TIMES) {
        Some(rest) if bare.len() == unsigned.len() => (rest, rest.starts_with(char::is_uppercase)),
        _ => (behind, false),
    };
    let text = behind.trim_start();
    let apart = text.len() < behind.len() || text.is_empty() || glued;
    let (number, text) = match in_brackets(unsigned).or_else(|| ordinal(unsigned)) {
        Some(found) => found,
        None if !number.is_empty() && apart => (number, text),
        None => return Ok(None),
    };
    match number.parse() {
        Ok(quantity @ 1..=999) if unsigned.len() == line.len() => Ok(Some((quantity, text))),
        _ => Err(Reason::Quantity),
    }
}

/// `(4) Forest`, `[4x] Forest`.
fn in_brackets(line: &str) -> Option<(&str, &str)> {
    let (inner, rest) = match line.strip_prefix('(') {
        Some(line) => line.split_once(") "),
        None => line.strip_prefix('[')?.split_once("] "),
    }?;
    let number = inner.trim_matches(TIMES);
    (!number.is_empty() && number.bytes().all(|b| b.is_ascii_digit())).then_some((number, rest))
}

/// `4. Island`, `4) Island`, `4: Island`.
pub(super) fn ordinal(line: &str) -> Option<(&str, &str)> {
    let (number, behind) = split_digits(line);
    let rest = behind.strip_prefix(['.', ')', ':'])?;
    let text = rest.trim_start();
    let apart = text.len() < rest.len() || text.starts_with(char::is_uppercase);
    (!number.is_empty() && !text.is_empty() && apart).then_some((number, text))
}

fn split_digits(line: &str) -> (&str, &str) {
    line.split_at(line.len() - line.trim_start_matches(|c: char| c.is_ascii_digit()).len())
}

/// `Forest x12`, `Swamp 4x`, `Island x 3`, `Plains (2x)`.
pub(super) fn quantity_behind(line: &str) -> Option<(u32, &str)> {
    let number = |text: &str| {
        let digits = text.bytes().all(|b| b.is_ascii_digit());
        text.parse().ok().filter(|number| digits && (1..=999).contains(number))
    };
    let (name, last) = line.rsplit_once(' ')?;
    let inner = last
        .strip_prefix('(')
        .and_then(|last| last.strip_suffix(')'))
        .unwrap_or(last);
    let times = inner.strip_prefix(TIMES).or_else(|| inner.strip_suffix(TIMES));
    if let Some(quantity) = times.and_then(number) {
        return Some((quantity, name));
    }
    let (name, times) = name.rsplit_once(' ')?;
    number(last)
        .filter(|_| matches!(times, "x" | "X" | "×"))
        .map(|quantity| (quantity, name))
}

/// `Forest (12)`, `Forest: 12`, `Forest 12`: any other name with a number behind it may be a heading with its count.
pub(super) fn basic_lands(line: &str) -> Option<(u32, &str)> {
    let name = title(line);
    let quantity = count(line).filter(|quantity| (1..=999).contains(quantity))?;
    let is_land = name.ends_with(char::is_alphabetic) && words::is_basic(&name_key(name));
    is_land.then_some((quantity, name))
}
