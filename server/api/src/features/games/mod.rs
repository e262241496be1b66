//! Games: recorded, read, listed, corrected, removed and brought back.

mod list;
mod pods;
mod read;
mod remove;
mod seat;
mod write;

pub use list::*;
pub use pods::*;
pub use read::*;
pub use remove::*;
pub use seat::*;
pub use write::*;
