//! Live tables by calls: opened, found, joined and finished, and what has happened at them. What is done at a table
//! goes over its socket.

mod access;
mod finish;
mod open;
mod people;
mod read;
mod timeline;

pub use finish::*;
pub use open::*;
pub use people::*;
pub use read::*;
pub use timeline::*;
