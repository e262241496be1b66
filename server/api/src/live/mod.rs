//! Live tables: actors, followers, sockets, the relay between nodes, the overlay. Called by `features::live` and the
//! router.

mod about;
mod actor;
pub(crate) mod audience;
mod check;
mod fold;
mod follower;
mod hub;
mod loaded;
mod metrics;
mod overlay;
mod plan;
pub(crate) mod presence;
mod protocol;
mod registry;
pub(crate) mod relay;
mod request;
mod settle;
mod socket;
mod table_state;
mod view;

pub use audience::{Watcher, Who};
pub use check::check_place;
pub use hub::Live;
pub use loaded::{LoadedTable, Unfolded, free_code, renew_taken_code};
pub use overlay::{__path_open_overlay, open_overlay};
pub use protocol::*;
pub use relay::check_nats;
pub use request::{Answer, Asker};
pub use settle::seated;
pub use socket::{__path_open, open};
