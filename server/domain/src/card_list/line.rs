use super::card::Card;
use super::heading::Heading;
use super::name::tidy;
use super::{Reason, Section, words};
use crate::fold;

/// What a line of text is.
pub(super) enum Line {
    Blank,
    /// A comment, a rule, a count: nothing to keep.
    Nothing,
    DeckName(String),
    Heading(Heading),
    Card(Card),
}

impl Line {
    pub(super) fn read(raw: &str) -> Result<Line, Reason> {
        let line = tidy(raw);
        let line = ["- ", "* ", "• "]
            .iter()
            .find_map(|bullet| line.strip_prefix(bullet))
            .unwrap_or(&line);
        if line.is_empty() {
            return Ok(Line::Blank);
        }
        if let Some(said) = about_deck(line) {
            return Ok(said);
        }
        if line.starts_with("//") || line.starts_with('#') {
            return Ok(Heading::read(line).map_or(Line::Nothing, Line::Heading));
        }
        if line.chars().all(|c| "-=_*~.•+ ".contains(c)) {
            return Ok(Line::Nothing);
        }
        if ["http://", "https://", "www."]
            .iter()
            .any(|start| fold(line).starts_with(start))
        {
            return Err(Reason::Unreadable);
        }
        let (mut section, mut text) = (None, line);
        if quantity(line)?.is_none() {
            if let Some(heading) = Heading::read(line) {
                return Ok(Line::Heading(heading));
            }
            if let Some((given, rest)) = placed(line) {
                (section, text) = (Some(given), rest);
            }
        }
        let (quantity, text) = quantity(text)?.unwrap_or_else(|| quantity_behind(text));
        let Some(mut card) = Card::read(quantity, text)? else {
            return Ok(Line::Nothing);
        };
        if let Some(section) = section {
            card.put(section);
        }
        Ok(Line::Card(card))
    }
}

/// `NAME: My deck`, `//NAME: My deck from DeckStats.net`, and other things tools say of the deck as a whole.
fn about_deck(line: &str) -> Option<Line> {
    let (key, value) = line.trim_start_matches(['/', '#', ' ']).split_once(':')?;
    match fold(key.trim()).as_str() {
        "name" | "deck name" | "nom" => {
            let value = value.trim();
            let name = value.strip_suffix(" from DeckStats.net").unwrap_or(value);
            Some(Line::DeckName(name.to_owned()))
        }
        "deck" if value.trim_start().starts_with(char::is_alphabetic) => Some(Line::DeckName(value.trim().to_owned())),
        "author" | "auteur" | "creator" | "player" | "event" | "date" | "format" | "layout main"
        | "layout sideboard" => Some(Line::Nothing),
        _ => None,
    }
}

/// `SB: 1 Worn Powerstone`, `Commander: Atraxa, Praetors' Voice`.
fn placed(line: &str) -> Option<(Section, &str)> {
    let (word, rest) = line.split_once(':')?;
    let section = words::section(word.trim())?;
    let rest = rest.trim_start();
    (section != Section::Main && !rest.is_empty()).then_some((section, rest))
}

/// The quantity a line begins with (`2`, `2x`, `x2`, `2xForest`), and what is left.
fn quantity(line: &str) -> Result<Option<(u32, &str)>, Reason> {
    let times = ['x', 'X', '×'];
    let unsigned = line.strip_prefix('-').unwrap_or(line);
    let bare = unsigned.strip_prefix(times).unwrap_or(unsigned);
    let digits = bare.len() - bare.trim_start_matches(|c: char| c.is_ascii_digit()).len();
    let (number, behind) = bare.split_at(digits);
    let (behind, glued) = match behind.strip_prefix(times) {
        Some(rest) if bare.len() == unsigned.len() => (rest, rest.starts_with(char::is_uppercase)),
        _ => (behind, false),
    };
    let text = behind.trim_start();
    let apart = text.len() < behind.len() || text.is_empty() || glued;
    if digits == 0 || !apart {
        return Ok(None);
    }
    match number.parse() {
        Ok(quantity @ 1..=999) if unsigned.len() == line.len() => Ok(Some((quantity, text))),
        _ => Err(Reason::Quantity),
    }
}

/// `Forest x12`; without any number it is one card.
fn quantity_behind(line: &str) -> (u32, &str) {
    let behind = line.rsplit_once(' ').and_then(|(name, last)| {
        let number = last.strip_prefix(['x', 'X', '×'])?.parse().ok()?;
        (1..=999).contains(&number).then_some((number, name))
    });
    behind.unwrap_or((1, line))
}
