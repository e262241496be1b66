//! Web Push: what happened is told to the browsers that asked for it, through their push services. Features call
//! [`Push::tell`] once a change is durable.

mod encrypt;
mod key;
mod message;
mod sender;
mod service;

pub use encrypt::{Ephemeral, encrypt, seal};
pub use sender::Sender;
pub use service::Push;
