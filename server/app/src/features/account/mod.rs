//! All that is mine, to take along or to have deleted.

mod delete;
mod export;

pub use delete::*;
pub use export::*;
