use super::{Section, words};
use crate::fold;

/// A line that says something about the lines below it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Heading {
    Section(Section),
    /// Below it stands what is no part of a deck, such as tokens.
    Apart,
    /// A kind of card, such as `Creatures (23)`: the cards know that themselves.
    Kind,
    /// A group of the owner's own, such as `Ramp`.
    Own(String),
    /// The lines that speak of the deck itself.
    About,
}

impl Heading {
    /// Reads a line that does not begin with a quantity.
    pub(super) fn read(line: &str) -> Option<Heading> {
        let title = title(line);
        let bracketed = line.starts_with('[') && line.ends_with(']');
        if bracketed && let Some(heading) = of_file(title) {
            return Some(heading);
        }
        if let Some(section) = words::section(line).or_else(|| words::section(title)) {
            return Some(Heading::Section(section));
        }
        if words::is_about(title) {
            return Some(Heading::About);
        }
        if words::is_apart(title) {
            return Some(Heading::Apart);
        }
        if words::is_kind(title) {
            return Some(Heading::Kind);
        }
        // A group that is not known shows by its brackets, its colon or its count.
        let shows = bracketed || line.ends_with(':') || has_count(line);
        let own = words::is_group(title) || shows && !title.is_empty() && !words::is_total(title);
        own.then(|| Heading::Own(title.to_owned()))
    }
}

/// The sections of a `.dck` file that would mean something else in a list written by hand.
fn of_file(title: &str) -> Option<Heading> {
    match fold(title).as_str() {
        "metadata" | "general" | "duel" | "forge" | "shop" | "editor" => Some(Heading::About),
        "conspiracy" => Some(Heading::Apart),
        // Cards that are not part of the deck, but that its cards refer to.
        title if title.ends_with("_reference") => Some(Heading::Apart),
        _ => None,
    }
}

const UNITS: [&str; 8] = [
    " cards", " card", " cartes", " carte", " karten", " karte", " cartas", " carta",
];

/// A heading without its decoration and count: `// Lands [38]`, `== Lands ==`, `Lands: 38`, `Lands (38 cards)`.
pub(super) fn title(line: &str) -> &str {
    let decoration = |c: char| c.is_whitespace() || "/#=*~-–—_[](){}<>!•|:".contains(c);
    let title = line.trim_matches(decoration);
    let counted = UNITS.iter().find_map(|unit| title.strip_suffix(unit));
    let title = counted
        .filter(|title| title.ends_with(|c: char| c.is_ascii_digit()))
        .unwrap_or(title);
    title
        .trim_end_matches(|c: char| c.is_ascii_digit())
        .trim_end_matches(decoration)
}

/// The number a line ends in, in brackets or not: `Pets (5)`, `Pets: 5`, `Pets (5 cards)`.
pub(super) fn count(line: &str) -> Option<u32> {
    let text = line.trim_end_matches(|c: char| c == ')' || c == ']' || c == ' ' || c.is_alphabetic());
    let text = text.trim_end();
    let digits = &text[text.trim_end_matches(|c: char| c.is_ascii_digit()).len()..];
    digits.parse().ok()
}

/// Whether a line ends in a number in brackets.
fn has_count(line: &str) -> bool {
    let inner = line.strip_suffix(')').or_else(|| line.strip_suffix(']'));
    inner
        .and_then(|line| line.rsplit_once(['(', '[']))
        .is_some_and(|(_, count)| {
            let digits = count.split(' ').next().unwrap_or_default();
            !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
        })
}
