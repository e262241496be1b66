//! Tables people play at now, on every device at once.

mod protocol;
mod relay;

pub use protocol::*;
pub use relay::{Relay, Tables, Word, look_at_nats};
