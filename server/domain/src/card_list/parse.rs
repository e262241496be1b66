use super::assembly::Assembly;
use super::card::Card;
use super::name::tidy;
use super::{CardList, csv, text, xml};

/// More than any deck has.
pub const MAX_CARD_LINES: usize = 2_000;
pub const MAX_BYTES: usize = 200_000;
/// The longest name of a card, in characters.
pub const MAX_NAME: usize = 200;
/// How much of a line a problem shows.
const MAX_SHOWN: usize = 120;

/// What could be read of a text, and what could not.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Parsed {
    pub list: CardList,
    pub problems: Vec<Problem>,
}

/// A line that could not be read.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Counted from 1.
    pub line: usize,
    /// The line's first 120 characters.
    pub text: String,
    pub reason: Reason,
}

/// Why a line could not be read; the word goes to the client as it is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reason {
    /// A quantity without a card.
    NoName,
    /// Not a number from 1 to 999.
    Quantity,
    /// Nothing that could be a card, such as a link.
    Unreadable,
    /// XML that breaks off here, or is no deck.
    Xml,
    /// The line or the whole text is too long; of the text, everything before was read.
    TooLong,
    /// Everything before this line was read.
    TooManyLines,
}

impl Reason {
    pub const ALL: &[Reason] = &[
        Reason::NoName,
        Reason::Quantity,
        Reason::Unreadable,
        Reason::Xml,
        Reason::TooLong,
        Reason::TooManyLines,
    ];

    pub fn word(self) -> &'static str {
        match self {
            Reason::NoName => "no_name",
            Reason::Quantity => "quantity",
            Reason::Unreadable => "unreadable",
            Reason::Xml => "xml",
            Reason::TooLong => "too_long",
            Reason::TooManyLines => "too_many_lines",
        }
    }
}

/// Reads a list in any of the ways players write one. Whatever cannot be read is reported; everything else is kept.
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
    Parsed {
        list: reading.assembly.finish(),
        problems: reading.problems,
    }
}

/// A text that is being read.
#[derive(Default)]
pub(super) struct Reading {
    pub(super) assembly: Assembly,
    problems: Vec<Problem>,
    taken: usize,
    full: bool,
}

impl Reading {
    /// Takes a line that is a card, or should have been one.
    pub(super) fn take(&mut self, line: usize, text: &str, card: Result<Card, Reason>) {
        self.taken += 1;
        self.full = self.taken > MAX_CARD_LINES;
        match card {
            _ if self.full => self.problem(line, text, Reason::TooManyLines),
            Ok(card) => self.assembly.card(card),
            Err(reason) => self.problem(line, text, reason),
        }
    }

    /// No more lines are taken.
    pub(super) fn is_full(&self) -> bool {
        self.full
    }

    /// The first name counts.
    pub(super) fn name_deck(&mut self, name: &str) {
        let name: String = name.chars().take(MAX_NAME).collect();
        let name = name.trim();
        if self.assembly.name.is_none() && !name.is_empty() {
            self.assembly.name = Some(name.to_owned());
        }
    }

    fn problem(&mut self, line: usize, text: &str, reason: Reason) {
        // A line of XML may be the whole text, so that it is cut before it is tidied.
        let start: String = text.chars().take(10 * MAX_SHOWN).collect();
        let text = tidy(&start).chars().take(MAX_SHOWN).collect();
        self.problems.push(Problem { line, text, reason });
    }
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
