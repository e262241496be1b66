//! The parts that games and sets are recorded with; taken by handlers, and held by the live tables.

use std::sync::Arc;

use podium_settings::Settings;
use podium_store::Db;
use podium_system::{Clock, Entropy};

use crate::formats::Catalogue;
use crate::http::bundle::bundle;
use crate::push::Push;
use crate::quota::GameAllowances;
use crate::ratings::Ratings;
use crate::signals::Signals;

bundle! {
    /// What recording a game or a set needs.
    pub struct Recorder {
        db: Db,
        settings: Arc<Settings>,
        clock: Clock,
        entropy: Entropy,
        formats: Arc<Catalogue>,
        signals: Arc<Signals>,
        push: Arc<Push>,
        ratings: Arc<Ratings>,
        game_allowances: Arc<GameAllowances>,
    }
}
