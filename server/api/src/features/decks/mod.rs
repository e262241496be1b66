//! DeckEditor.

mod access;
mod cards;
mod fields;
mod picture;
mod read;
mod write;

pub use cards::*;
pub use picture::*;
pub use read::*;
pub use write::*;
