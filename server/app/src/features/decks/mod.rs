//! Decks.

mod access;
mod fields;
mod picture;
mod read;
mod write;

pub use picture::*;
pub use read::*;
pub use write::*;
