//! The whole account: export and deletion.

mod delete;
mod deletion;
pub(crate) mod export;

pub use delete::*;
pub use deletion::Deletion;
pub use export::*;
