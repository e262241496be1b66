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
