//! Podium's server: the calls, the identity service and the web app in one program.

mod around;
mod attempt;
mod cards;
mod check;
pub mod cli;
mod demo;
mod document;
mod error;
mod extract;
mod features;
pub mod figures;
mod formats;
mod limits;
mod live;
mod messages;
mod pictures;
mod qr;
mod record;
mod router;
mod secrets;
pub mod server;
mod settings;
mod signals;
mod socket;
mod state;
mod token;
mod web;
mod wire;

pub use error::ErrorKind;
pub use extract::signature;
pub use live::{Answer as LiveAnswer, Asker, Watcher};
pub use router::document;
pub use settings::{LogStyle, Settings};
pub use signals::Change;
pub use state::AppState;
