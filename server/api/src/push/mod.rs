//! Web Push: what happened is told to the browsers that asked for it, through their push services. Features call
//! [`Push::tell`] once a change is durable.

mod delivery_queue;
mod encrypt;
mod key;
mod message;
mod sender;
mod service;

pub use delivery_queue::{Delivery, DeliveryQueue};
pub use encrypt::{Ephemeral, encrypt, seal};
pub use sender::{SendOutcome, Sender};
pub use service::Push;
