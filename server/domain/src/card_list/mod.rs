//! Card lists: parsed from pasted text and printed back. There is no card catalogue here: a name is what was written.

mod assembly;
pub mod brackets;
mod card;
mod changes;
mod csv;
mod entities;
mod heading;
mod layout;
mod line;
mod marks;
mod markup;
mod merge;
mod name;
mod parse;
mod print;
mod problem;
mod prose;
mod quantity;
mod reading;
mod summary;
#[cfg(test)]
mod tests;
mod text;
mod words;
mod xml;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

pub use changes::{CardChange, Newest, VersionStep};
pub use name::{MAX_NAME, front, name_key};
pub use parse::{MAX_BYTES, parse};
pub use print::{Style, print};
pub use problem::{Problem, Reason};
pub use reading::{MAX_CARD_LINES, Parsed};
pub use summary::{CardFacts, Colors, Summary, Types, summary};

/// A deck's cards, section by section, each printing of a card once in its section.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CardList {
    pub name: Option<String>,
    pub entries: Vec<Entry>,
}

/// One line of a list. What it does not say is left out where it is stored, since many versions of lists are.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Entry {
    pub section: Section,
    /// 1 to 999.
    pub quantity: u32,
    /// The faces of a split or double-faced card stand with ` // ` between them.
    pub name: String,
    /// A set's code in capitals.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub set: Option<String>,
    /// A collector number, which means nothing without its set.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    pub finish: Option<Finish>,
    /// The owner's own words for what the card does in the deck.
    pub categories: Vec<String>,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Section {
    Commander,
    Companion,
    Main,
    Sideboard,
    Maybeboard,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub enum Finish {
    Foil,
    Etched,
    Altered,
}

impl Section {
    /// In the order in which they are listed.
    pub const ALL: [Section; 5] = [
        Section::Commander,
        Section::Companion,
        Section::Main,
        Section::Sideboard,
        Section::Maybeboard,
    ];
}

impl CardList {
    pub fn section(&self, section: Section) -> impl Iterator<Item = &Entry> {
        self.entries.iter().filter(move |entry| entry.section == section)
    }

    /// How many cards a section holds.
    pub fn count(&self, section: Section) -> u32 {
        self.section(section).map(|entry| entry.quantity).sum()
    }
}
