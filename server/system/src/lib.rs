//! What the server needs of its machine: time, randomness, durable files, supervised tasks, enough file descriptors.

mod clock;
mod descriptors;
mod entropy;
pub mod files;
mod outage;
mod pause;
mod tasks;

pub use clock::Clock;
pub use descriptors::raise_descriptor_limit;
pub use entropy::Entropy;
pub use outage::Outage;
pub use pause::with_jitter;
pub use tasks::Tasks;
