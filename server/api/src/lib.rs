//! Podium's server: calls, sockets and the web app. Started by the program and the tests.

pub mod cards;
mod connections;
mod document;
mod example;
mod features;
pub mod formats;
mod health;
mod http;
mod links;
mod live;
mod metrics;
mod pictures;
mod push;
mod quota;
mod ratings;
mod record;
pub mod retention;
mod router;
pub mod server;
mod signals;
mod socket;
mod state;
mod web;
mod wire;

/// Why a server could not start, or a command failed, in a sentence for the operator.
pub type Failure = Box<dyn std::error::Error + Send + Sync>;

/// What the unit tests look at besides: they stand in `server/app/tests`, so that this crate is compiled once.
pub mod units {
    pub use crate::cards::Catalogue as CardCatalogue;
    pub use crate::cards::bulk::each_card;
    pub use crate::cards::catalogue::OFFERED;
    pub use crate::connections::{Connections, Held, Room, Step};
    pub use crate::features::account::export::{file_name, sheet};
    pub use crate::http::extract::resolve;
    pub use crate::http::limits::Limits;
    pub use crate::live::audience::Counts;
    pub use crate::live::presence::{Elsewhere, FORGET};
    pub use crate::live::relay::ASK_EVERY;
    pub use crate::live::relay::message::{Envelope, Received, RelayMessage};
    pub use crate::push::{Delivery, DeliveryQueue, Ephemeral, SendOutcome, seal};
    pub use crate::router::site;
    pub use crate::signals::subscriber::{Subscriber, Update};
    pub use crate::signals::watch::Watches;
    pub use crate::socket::{Credentials, SocketSession};
    pub use crate::web::csp;
    pub use crate::web::head::{Heads, holds_secret};
}

pub use example::subject as example_subject;
pub use features::account::Deletion;
pub use http::error::ErrorKind;
pub use http::extract::signature;
pub use http::messages;
pub use links::{qr, token};
pub use live::{Answer as LiveAnswer, Asker, Watcher, Who, check_nats, free_code};
pub use pictures::{Pictures, Upload};
pub use podium_settings::Settings;
pub use record::record_live;
pub use router::document;
pub use signals::Change;
pub use state::AppState;
pub use web::keep_assets;
