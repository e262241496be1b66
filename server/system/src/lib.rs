//! What the server needs of its machine: time, randomness, durable files, supervised tasks, metrics, enough file descriptors.

mod clock;
mod descriptors;
mod entropy;
pub mod files;
pub mod metrics;
mod outage;
mod pause;
mod process;
mod tasks;

pub use clock::Clock;
pub use descriptors::raise_descriptor_limit;
pub use entropy::Entropy;
pub use outage::Outage;
pub use pause::with_jitter;
pub use process::measure_process;
pub use tasks::{LastSuccess, TaskStatus, Tasks};
