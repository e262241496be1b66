//! All that is mine, to take along or to have deleted.

mod delete;
pub(crate) mod export;

pub use delete::*;
pub use export::*;
