use super::name::{faces, tidy};
use super::{CardList, Entry, Section};

/// More than any deck has.
pub const MAX_CARD_LINES: usize = 2_000;
pub const MAX_BYTES: usize = 200_000;
/// The longest name of a card, in characters.
pub const MAX_NAME: usize = 200;

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
    let entries = text.lines().map(tidy).filter_map(|line| {
        let (quantity, name) = line.split_once(' ')?;
        Some(Entry {
            section: Section::Main,
            quantity: quantity.parse().ok()?,
            name: faces(name),
            set: None,
            number: None,
            finish: None,
            categories: Vec::new(),
        })
    });
    Parsed {
        list: CardList::merged(None, entries),
        problems: Vec::new(),
    }
}
