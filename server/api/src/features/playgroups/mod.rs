//! Playgroups and their members.

mod change;
mod leave;
mod people;
mod picture;
mod read;
mod write;

pub use leave::*;
pub use people::*;
pub use picture::*;
pub use read::*;
pub use write::*;
