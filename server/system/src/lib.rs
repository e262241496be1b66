//! What the server needs of its machine: durable files, supervised tasks, enough file descriptors.

mod descriptors;
pub mod files;
mod outage;
mod pause;
mod tasks;

pub use descriptors::raise_descriptor_limit;
pub use outage::Outage;
pub use pause::with_jitter;
pub use tasks::Tasks;
