//! DeckEditor.

mod access;
mod cards;
mod fields;
mod list_changes;
mod lists;
mod picture;
mod read;
mod write;

pub use cards::*;
pub use list_changes::*;
pub use lists::*;
pub use picture::*;
pub use read::*;
pub use write::*;
