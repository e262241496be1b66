//! A user's own profile.

mod code;
mod picture;
mod profile;
mod sessions;

pub use code::*;
pub use picture::*;
pub use profile::*;
pub use sessions::*;
