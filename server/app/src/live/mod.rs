//! Tables people play at now, on every device at once.

mod about;
mod audience;
mod check;
mod follower;
mod hub;
mod keeper;
mod ledger;
mod met;
mod presence;
mod protocol;
mod relay;
mod settle;
mod socket;

pub use audience::Watcher;
pub use follower::Follower;
pub use hub::{Answer, Asker, Away, Live};
pub use met::{Met, free_code};
pub use protocol::*;
pub use relay::look_at_nats;
pub use socket::{__path_open, open};
