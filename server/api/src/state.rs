use std::sync::Arc;

use podium_identity::Identity;
use podium_store::Db;

use crate::cards::Cards;
use crate::formats::Catalogue;
use crate::health::Health;
use crate::limits::Limits;
use crate::live::Live;
use crate::pictures::Pictures;
use crate::ratings::Ratings;
use crate::signals::Signals;
use crate::socket::Sockets;
use crate::web::Pages;
use podium_settings::Secrets;
use podium_settings::Settings;
use podium_system::{Clock, Entropy, Tasks};
use tokio_util::task::TaskTracker;

/// What every handler can reach; cheap to clone.
#[derive(Clone)]
pub struct AppState(Arc<Parts>);

pub struct Parts {
    pub settings: Settings,
    pub secrets: Secrets,
    pub db: Db,
    pub clock: Clock,
    pub entropy: Entropy,
    pub identity: Identity,
    pub formats: Catalogue,
    pub cards: Cards,
    pub pictures: Pictures,
    pub pages: Pages,
    pub limits: Limits,
    pub sockets: Arc<Sockets>,
    pub signals: Signals,
    pub live: Live,
    pub ratings: Ratings,
    pub health: Health,
    /// Background tasks.
    pub tasks: Tasks,
    /// Running writes, which finish even if their caller has gone.
    pub writes: TaskTracker,
}

impl AppState {
    pub fn new(parts: Parts) -> AppState {
        AppState(Arc::new(parts))
    }
}

impl std::ops::Deref for AppState {
    type Target = Parts;

    fn deref(&self) -> &Parts {
        &self.0
    }
}
