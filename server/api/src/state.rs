//! The parts of a running server. Handlers and middleware extract those they need, by `State<…>` or a bundle.

use std::sync::Arc;

use axum::extract::FromRef;
use podium_identity::Identity;
use podium_settings::{Secrets, Settings};
use podium_store::Db;
use podium_system::{Clock, Entropy, Tasks};
use tokio_util::task::TaskTracker;

use crate::cards::Cards;
use crate::example::Example;
use crate::features::stats::StatsCache;
use crate::formats::Catalogue;
use crate::health::Health;
use crate::http::extract::{Authenticator, CallKeys};
use crate::http::limits::Limits;
use crate::http::request_metrics::RequestMetrics;
use crate::live::Live;
use crate::pictures::Pictures;
use crate::push::Push;
use crate::quota::GameAllowances;
use crate::ratings::Ratings;
use crate::signals::Signals;
use crate::socket::Sockets;
use crate::web::Pages;

/// All parts; cheap to clone.
#[derive(Clone)]
pub struct AppState(Arc<Parts>);

macro_rules! parts {
    ($($(#[$doc:meta])* $part:ident: $type:ty,)*) => {
        pub struct Parts {
            $($(#[$doc])* pub $part: $type,)*
        }

        $(
            impl FromRef<AppState> for $type {
                fn from_ref(app: &AppState) -> $type {
                    app.$part.clone()
                }
            }
        )*
    };
}

parts! {
    settings: Arc<Settings>,
    secrets: Arc<Secrets>,
    call_keys: Arc<CallKeys>,
    db: Db,
    clock: Clock,
    entropy: Entropy,
    identity: Identity,
    authenticator: Arc<Authenticator>,
    formats: Arc<Catalogue>,
    cards: Arc<Cards>,
    pictures: Pictures,
    pages: Arc<Pages>,
    limits: Limits,
    request_metrics: Arc<RequestMetrics>,
    sockets: Arc<Sockets>,
    signals: Arc<Signals>,
    push: Arc<Push>,
    live: Arc<Live>,
    ratings: Arc<Ratings>,
    game_allowances: Arc<GameAllowances>,
    stats: Arc<StatsCache>,
    health: Arc<Health>,
    example: Arc<Example>,
    /// Background tasks.
    tasks: Tasks,
    /// Running writes, which finish even if their caller has gone.
    writes: TaskTracker,
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
