//! The whole account: export and deletion.

mod delete;
pub(crate) mod export;

pub use delete::*;
pub use export::*;
