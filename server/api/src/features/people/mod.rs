//! Other people: their page, and blocking.

mod block;
mod read;

pub use block::*;
pub use read::*;
