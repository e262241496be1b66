//! Shapes that more than one feature answers with.

mod card_list;
mod deck;
pub use friend::*;
