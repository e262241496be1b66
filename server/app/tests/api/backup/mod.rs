//! Backups: what one database gives, either takes, and nothing less than all of it.

mod damaged;
mod filled;
mod load;
mod operated;
mod own_files;
mod place;

pub use place::{Place, podium, podium_with};
