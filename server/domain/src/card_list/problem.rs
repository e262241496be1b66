/// A line that could not be read, or not for sure.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Counted from 1.
    pub line: usize,
    /// The line's first 120 characters.
    pub text: String,
    pub reason: Reason,
}

words! {
    /// Why a line could not be read; the word goes to the client as it is.
    pub enum Reason.word {
        /// A quantity without a card.
        NoName = "no_name",
        /// Not a number from 1 to 999.
        Quantity = "quantity",
        /// Nothing that could be a card, such as a link.
        Unreadable = "unreadable",
        /// Without a quantity, and where titles stand: read as one.
        Title = "title",
        /// Without a quantity, and like a sentence: left out.
        Prose = "prose",
        /// A count of cards, such as `24 lands`.
        Count = "count",
        /// The whole text is JSON.
        Json = "json",
        /// XML that breaks off here, or is no deck.
        Xml = "xml",
        /// The line or the whole text is too long; of the text, everything before was read.
        TooLong = "too_long",
        /// Everything before this line was read.
        TooManyLines = "too_many_lines",
    }
}
