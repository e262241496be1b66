//! A real server for tests, on either database, with a clock that tests move and a client that signs its calls.

mod binary;
mod caller;
mod database;
mod device;
mod gate;
mod mail;
mod nats;
mod peer;
mod people;
mod ports;
mod push;
mod rsa;
mod s3;
mod sign_up;
mod signal;
mod socket;

use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

pub use binary::{Binary, bucket, program_under_test, providers};
pub use caller::{Answer, Caller, send};
pub use database::Database;
pub use device::Device;
pub use gate::Gate;
pub use mail::Mail;
pub use nats::Nats;
pub use peer::{IdpToken, Minted, Peer, Peers, Person, Signed};
pub use people::PASSWORD;
use podium_api::server::{self, Listeners};
use podium_api::{AppState, Settings};
use podium_domain::Timestamp;
use podium_system::{Clock, Entropy};
pub use podium_test_seed as seed;
pub use push::{Browser, Delivery, PUSH_CONTACT, PushService};
pub use s3::S3;
pub use socket::{Heard, Socket};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio::task::JoinHandle;

/// When the clocks of tests begin.
const START: Timestamp = Timestamp::from_seconds(1_780_000_000);

/// Longer than anything takes on the busiest machine: an endless wait fails instead.
pub const PATIENCE: Duration = Duration::from_secs(60);

/// What is promised within five seconds. A busy machine may take ten times as long; what never comes fails.
pub async fn within_five_seconds<T>(promised: impl Future<Output = T>) -> T {
    let promised = tokio::time::timeout(Duration::from_secs(50), promised);
    promised.await.expect("what is promised within five seconds")
}

/// `api_test!(async fn name(app) { … });`: one test, run on SQLite and on PostgreSQL. With `name(app, peers)`, people can
/// sign in there with both providers.
#[macro_export]
macro_rules! api_test {
    ($(#[$doc:meta])* async fn $name:ident($app:ident) $body:block) => {
        $(#[$doc])*
        mod $name {
            #[allow(unused_imports, reason = "not every test uses what its file imports")]
            use super::*;

            async fn check($app: &mut $crate::TestApp) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                check(&mut $crate::TestApp::start($crate::Database::sqlite()).await).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                check(&mut $crate::TestApp::start($crate::Database::postgres().await).await).await;
            }
        }
    };
    ($(#[$doc:meta])* async fn $name:ident($app:ident, $peers:ident) $body:block) => {
        $(#[$doc])*
        mod $name {
            #[allow(unused_imports, reason = "not every test uses what its file imports")]
            use super::*;

            async fn check($app: &mut $crate::TestApp, $peers: &$crate::Peers) $body

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn sqlite() {
                let (mut app, peers) = $crate::Peers::beside($crate::Database::sqlite()).await;
                check(&mut app, &peers).await;
            }

            #[tokio::test(flavor = "multi_thread", worker_threads = 2)]
            async fn postgres() {
                let (mut app, peers) = $crate::Peers::beside($crate::Database::postgres().await).await;
                check(&mut app, &peers).await;
            }
        }
    };
}

pub struct TestApp {
    pub app: AppState,
    pub clock: Clock,
    pub origin: String,
    settings: Settings,
    data: Arc<TempDir>,
    running: Option<Running>,
}

struct Running {
    stop: watch::Sender<bool>,
    task: JoinHandle<()>,
}

impl TestApp {
    pub async fn start(database: Database) -> TestApp {
        TestApp::start_with(database, |_| ()).await
    }

    /// A server with settings of the test's own.
    pub async fn start_with(database: Database, change: impl FnOnce(&mut Settings)) -> TestApp {
        let clock = Clock::manual(START);
        TestApp::start_at(database, clock, change).await
    }

    /// A server with a clock of the test's own, too.
    pub async fn start_at(database: Database, clock: Clock, change: impl FnOnce(&mut Settings)) -> TestApp {
        let data = Arc::new(tempfile::tempdir().expect("a temporary folder"));
        let mut settings = Settings {
            data: data.path().to_owned(),
            database_url: database.url(),
            database_connections: 8,
            rate_limit: 0,
            ..Settings::default()
        };
        change(&mut settings);
        rsa::lay_into(data.path());
        database.lay_into(data.path()).await;
        TestApp::on(settings, data, clock).await
    }

    /// Another node of the same site, on the same database and data folder.
    pub async fn beside(&self) -> TestApp {
        self.beside_with(|_| ()).await
    }

    /// The same, with settings of the test's own.
    pub async fn beside_with(&self, change: impl FnOnce(&mut Settings)) -> TestApp {
        let mut settings = self.settings.clone();
        change(&mut settings);
        settings.public_url = settings.public_url.or_else(|| self.origin.parse().ok());
        TestApp::on(settings, self.data.clone(), self.clock.clone()).await
    }

    async fn on(mut settings: Settings, data: Arc<TempDir>, clock: Clock) -> TestApp {
        let mut listeners = Listeners {
            site: ports::listen().await,
            metrics: None,
        };
        settings.listen = listeners.site.local_addr().expect("bound");
        if settings.metrics_listen.is_some() {
            let metrics = ports::listen().await;
            settings.metrics_listen = metrics.local_addr().ok();
            listeners.metrics = Some(metrics);
        }
        let (app, running) = run(settings.clone(), clock.clone(), listeners).await;
        TestApp {
            origin: format!("http://{}", settings.listen),
            app,
            clock,
            settings,
            data,
            running: Some(running),
        }
    }

    /// Returns once every game is counted that was written before.
    pub async fn counted(&self) {
        self.app.ratings.count().await.expect("what is due is counted");
    }

    /// Stops the server and starts it again on the same data and port.
    pub async fn restart(&mut self) {
        self.stop().await;
        let mut listeners = Listeners {
            site: listen_again(self.settings.listen).await,
            metrics: None,
        };
        if let Some(address) = self.settings.metrics_listen {
            listeners.metrics = Some(listen_again(address).await);
        }
        let (app, running) = run(self.settings.clone(), self.clock.clone(), listeners).await;
        (self.app, self.running) = (app, Some(running));
    }

    async fn stop(&mut self) {
        let Running { stop, task } = self.running.take().expect("running");
        stop.send(true).expect("the server listens for its end");
        task.await.expect("an orderly end");
    }

    pub fn data(&self) -> &Path {
        self.data.path()
    }

    /// The page of its metrics, where the test's settings have a listener for it, whatever its port.
    pub async fn metrics(&self) -> Answer {
        let address = self.settings.metrics_listen.expect("metrics are on");
        send(caller::HTTP.get(format!("http://{address}/metrics"))).await
    }

    /// A caller with the right key and signature, who is not signed in.
    pub fn anyone(&self) -> Caller {
        Caller::new(&self.origin, &self.app, self.clock.clone())
    }
}

/// Every start draws other numbers, as two servers would.
async fn run(settings: Settings, clock: Clock, listeners: Listeners) -> (AppState, Running) {
    let app = server::assemble(settings, clock, Entropy::seeded(seed::next()))
        .await
        .expect("the server starts");
    let (stop, told) = watch::channel(false);
    let serving = app.clone();
    let task = tokio::spawn(async move { server::serve(serving, listeners, told).await.expect("the server runs") });
    (app, Running { stop, task })
}

/// The port is the old server's until its last connection is gone.
async fn listen_again(address: SocketAddr) -> TcpListener {
    loop {
        match TcpListener::bind(address).await {
            Ok(listener) => return listener,
            Err(_) => tokio::time::sleep(Duration::from_millis(10)).await,
        }
    }
}
