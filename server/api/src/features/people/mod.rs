//! Other people: their page as far as one may see it, and those one wants nothing to do with.

mod block;
mod read;

pub use block::*;
pub use read::*;
