//! Tables people play at now, on every device at once.

mod protocol;

pub use protocol::*;
