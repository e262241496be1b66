//! The calls of live tables: open, upload, find, join, finish, timeline. Commands go over the table's socket.

mod access;
mod finish;
mod guests;
mod open;
mod people;
mod read;
mod timeline;
mod upload;

pub use finish::*;
pub use guests::*;
pub use open::*;
pub use people::*;
pub use read::*;
pub use timeline::*;
pub use upload::*;
