//! What the server asks of its machine: files that survive a power cut, tasks that survive a panic, enough descriptors.

mod descriptors;
pub mod files;
mod outage;
mod pause;
mod tasks;

pub use descriptors::raise_descriptor_limit;
pub use outage::Outage;
pub use pause::with_jitter;
pub use tasks::Tasks;
