//! The parts that handlers of most features write with.

use std::sync::Arc;

use podium_settings::Settings;
use podium_store::Db;
use podium_system::{Clock, Entropy};

use crate::http::bundle::bundle;
use crate::signals::Signals;

bundle! {
    /// What most writes need: storage, time, new ids, and signals once the change is durable.
    pub struct Writer {
        db: Db,
        settings: Arc<Settings>,
        clock: Clock,
        entropy: Entropy,
        signals: Arc<Signals>,
    }
}
