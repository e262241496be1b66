use super::{Section, words};
use crate::fold;

/// A line that says something about the lines below it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Heading {
    Section(Section),
    /// Below it stands what is no part of a deck.
    Tokens,
    /// A kind of card, such as `Creatures (23)`: the cards know that themselves.
    Kind,
    /// A group of the owner's own, such as `Ramp (10)`.
    Own(String),
    /// The lines that speak of the deck itself.
    About,
}

impl Heading {
    /// Reads a line that does not begin with a quantity.
    pub(super) fn read(line: &str) -> Option<Heading> {
        let title = title(line);
        if let Some(section) = words::section(title) {
            return Some(Heading::Section(section));
        }
        match fold(title).as_str() {
            "about" | "a propos" => return Some(Heading::About),
            "token" | "tokens" | "jeton" | "jetons" => return Some(Heading::Tokens),
            _ => {}
        }
        if words::is_kind(title) {
            return Some(Heading::Kind);
        }
        // A group of the owner's own shows by its colon or its count.
        let own = !title.is_empty() && !words::is_total(title) && (line.ends_with(':') || has_count(line));
        own.then(|| Heading::Own(title.to_owned()))
    }
}

/// A heading without its decoration and count: `// Lands [38]`, `== Lands ==`, `Lands: 38`, `Lands (38 cards)`.
fn title(line: &str) -> &str {
    let decoration = |c: char| c.is_whitespace() || "/#=*~-_[](){}<>!•|:".contains(c);
    let mut title = line.trim_matches(decoration);
    for unit in [" cards", " card", " cartes", " carte"] {
        title = title.strip_suffix(unit).unwrap_or(title);
    }
    title
        .trim_end_matches(|c: char| c.is_ascii_digit())
        .trim_end_matches(decoration)
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
