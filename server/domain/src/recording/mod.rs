//! Recorded games: what one is, and how a submitted draft or a finished live table becomes one. Called by the API's
//! `record` module, which reads the facts that these rules need.

mod check;
mod draft;
mod game;
mod live;
#[cfg(test)]
mod tests;

pub use check::{Facts, FormatFacts, PersonFacts, SetFacts};
pub use draft::{DraftDeck, GameDraft, SeatDraft, not_ahead};
pub use game::{DeckOfTheDay, Game, Names, Played, Seat};
pub use live::LiveFacts;
