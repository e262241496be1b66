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
pub use lists::{__path_lists, __path_read_list, lists, read_list};
pub use picture::*;
pub use read::*;
pub use write::*;
