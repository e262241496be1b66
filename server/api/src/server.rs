//! A running server: construction, listener, background tasks, graceful shutdown.

use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use podium_domain::Timestamp;
use podium_identity::{Deps, Identity};
use podium_settings::{Secrets, Settings};
use podium_store::{Address, Conn, Db, pictures};
use podium_system::{Clock, Entropy, LastSuccess, Tasks, files};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

pub use crate::Failure;
use crate::cards::Cards;
use crate::connections::{Connections, Room};
use crate::example::World;
use crate::features::stats::StatsCache;
use crate::formats::Catalogue;
use crate::health::Health;
use crate::http::extract::{Authenticator, CallKeys};
use crate::http::limits::Limits;
use crate::http::middleware::idempotency;
use crate::http::request_metrics::RequestMetrics;
use crate::live::Live;
use crate::pictures::Pictures;
use crate::push::{Push, Sender};
use crate::quota::GameAllowances;
use crate::ratings::Ratings;
use crate::record::Recorder;
use crate::signals::Signals;
use crate::socket::Sockets;
use crate::state::{AppState, Parts};
use crate::{connections, metrics, record, retention, router};

/// How long calls under way may take to finish once the server was told to stop.
const FAREWELL: Duration = Duration::from_secs(15);
/// How long background tasks may then take to end.
const LAST_TASKS: Duration = Duration::from_secs(5);

/// Where a server answers.
pub struct Listeners {
    pub site: TcpListener,
    /// None where nobody measures.
    pub metrics: Option<TcpListener>,
}

/// Boxed, so that it is compiled here, optimized, and not in each crate that awaits it.
type Task<T> = Pin<Box<dyn Future<Output = Result<T, Failure>> + Send>>;

/// Puts the server together: opens the database, brings its schema up to date, makes the keys that are missing.
pub fn assemble(settings: Settings, clock: Clock, entropy: Entropy) -> Task<AppState> {
    Box::pin(async move {
        let db = Db::open(&address(&settings)?).await?;
        db.enable_rescue();
        put_together(db, settings, clock, entropy)
    })
}

/// The same for a command beside a running server: nothing is served, and [`tell_nodes`] ends it.
pub fn assemble_beside(settings: Settings, clock: Clock, entropy: Entropy) -> Task<AppState> {
    Box::pin(async move {
        let db = Db::open_beside(&address(&settings)?).await?;
        put_together(db, settings, clock, entropy)
    })
}

/// Returns once the running nodes have been told what a command changed.
pub async fn tell_nodes(app: &AppState) -> Result<(), Failure> {
    app.signals.settle().await;
    app.live.hand_over().await;
    Ok(app.db.flush().await?)
}

/// Answers on the listeners until told to stop; then finishes what is under way.
pub fn serve(app: AppState, listeners: Listeners, stop: watch::Receiver<bool>) -> Task<()> {
    Box::pin(answer(app, listeners, stop))
}

/// Where the database is; makes the data folder.
fn address(settings: &Settings) -> Result<Address, Failure> {
    files::create_folder(&settings.data)
        .map_err(|why| format!("the data folder {}: {why}", settings.data.display()))?;
    let address = Address::new(
        settings.database_url.as_deref(),
        &settings.data,
        settings.database_connections,
    );
    Ok(address.with_direct(settings.database_direct_url.as_deref()))
}

fn put_together(db: Db, settings: Settings, clock: Clock, entropy: Entropy) -> Result<AppState, Failure> {
    let secrets = Secrets::load_or_make(&settings, &entropy)?;
    let identity = Identity::new(Deps {
        db: db.clone(),
        clock: clock.clone(),
        entropy: entropy.clone(),
        settings: settings.identity(&secrets.api_key),
    })?;
    let formats = Arc::new(Catalogue::load(settings.formats.as_deref())?);
    let limits = Limits::per_minute(settings.rate_limit);
    let sender = match settings.push {
        true => Some(Arc::new(Sender::new(&settings)?)),
        false => None,
    };
    let ground = Ground {
        pictures: Pictures::open(&settings)?,
        call_keys: Arc::new(CallKeys::new(&secrets)),
        secrets: Arc::new(secrets),
        settings: Arc::new(settings),
        clock,
        entropy,
        identity,
        formats,
        sender,
    };
    Ok(ground.build(db, limits, false))
}

/// What the example's world shares with the real one.
#[derive(Clone)]
struct Ground {
    settings: Arc<Settings>,
    secrets: Arc<Secrets>,
    call_keys: Arc<CallKeys>,
    clock: Clock,
    entropy: Entropy,
    identity: Identity,
    formats: Arc<Catalogue>,
    pictures: Pictures,
    /// None where nothing is pushed.
    sender: Option<Arc<Sender>>,
}

impl Ground {
    fn build(self, db: Db, limits: Limits, example: bool) -> AppState {
        let Ground {
            settings,
            secrets,
            call_keys,
            clock,
            entropy,
            identity,
            formats,
            pictures,
            sender,
        } = self;
        let authenticator = Arc::new(Authenticator {
            identity: identity.clone(),
            db: db.clone(),
            clock: clock.clone(),
            example,
        });
        let sockets = Arc::new(Sockets::new(authenticator.clone(), settings.clone()));
        let signals = Arc::new(Signals::new(db.clone(), settings.clone(), sockets.clone()));
        let push = Arc::new(Push::new(db.clone(), clock.clone(), entropy.clone(), sender));
        let ratings = Arc::new(Ratings::new(db.clone(), signals.clone()));
        let game_allowances = Arc::<GameAllowances>::default();
        let recorder = Recorder {
            db: db.clone(),
            settings: settings.clone(),
            clock: clock.clone(),
            entropy: entropy.clone(),
            formats: formats.clone(),
            signals: signals.clone(),
            push: push.clone(),
            ratings: ratings.clone(),
            game_allowances: game_allowances.clone(),
        };
        let tasks = Tasks::default();
        AppState::new(Parts {
            cards: Arc::new(Cards::new(settings.card_image_hosts.clone())),
            example: Arc::default(),
            pages: Arc::default(),
            pictures,
            limits,
            request_metrics: Arc::new(RequestMetrics::new()),
            live: Arc::new(Live::new(recorder)),
            health: Arc::new(Health::new(db.clone(), tasks.clone())),
            stats: Arc::new(StatsCache::new(db.clone(), settings.stats_cache)),
            writes: TaskTracker::new(),
            call_keys,
            secrets,
            settings,
            db,
            clock,
            entropy,
            identity,
            authenticator,
            formats,
            sockets,
            signals,
            push,
            ratings,
            game_allowances,
            tasks,
        })
    }
}

/// Lets visitors look around in an example that `fill` makes, the same for the same moment.
pub fn offer_example<F>(app: &AppState, fill: impl Fn(AppState, Timestamp) -> F + Clone + Send + Sync + 'static)
where
    F: Future<Output = Result<(), Failure>> + Send,
{
    let ground = Ground {
        settings: app.settings.clone(),
        secrets: app.secrets.clone(),
        call_keys: app.call_keys.clone(),
        clock: app.clock.clone(),
        entropy: app.entropy.clone(),
        identity: app.identity.clone(),
        formats: app.formats.clone(),
        pictures: app.pictures.clone(),
        sender: None,
    };
    app.example.offer(Box::new(move |moment| {
        let (ground, fill) = (ground.clone(), fill.clone());
        Box::pin(async move {
            let folder = tempfile::Builder::new().prefix("podium-example-").tempdir()?;
            let db = Db::open(&Address::new(None, folder.path(), 2)).await?;
            // Its callers are counted before they come here.
            let world = ground.build(db, Limits::per_minute(0), true);
            fill(world.clone(), moment).await?;
            let calls = router::example_calls(world);
            Ok(World { calls, folder })
        })
    }));
    let (example, now) = (app.example.clone(), app.clock.now());
    tokio::spawn(async move {
        if let Err(why) = example.calls(now).await {
            tracing::warn!(%why, "the example could not be made");
        }
    });
}

async fn answer(app: AppState, listeners: Listeners, stop: watch::Receiver<bool>) -> Result<(), Failure> {
    start_tasks(&app);
    let told = || {
        let mut stop = stop.clone();
        async move { drop(stop.wait_for(|stop| *stop).await) }
    };
    let closing = async {
        told().await;
        app.sockets.close_all().await;
    };
    let Listeners {
        site: listener,
        metrics: metrics_listener,
    } = listeners;
    let open = Connections::new(Room::for_descriptors(podium_system::raise_descriptor_limit()));
    let (site, proxies) = (router::site(app.clone()), &app.settings.trusted_proxies);
    let serving = connections::serve(listener, site, &open, proxies, told());
    let measuring = async {
        if let Some(listener) = metrics_listener {
            let (site, few) = (metrics::site(app.clone(), open.clone()), Connections::new(Room::LITTLE));
            connections::serve(listener, site, &few, &[], told()).await;
        }
    };
    let deadline = async {
        told().await;
        tokio::time::sleep(FAREWELL).await;
    };
    let ending = async {
        tokio::join!(serving, measuring, closing);
        app.writes.close();
        app.writes.wait().await;
    };
    tokio::select! {
        () = ending => (),
        () = deadline => tracing::warn!("some calls were still under way at the end"),
    }
    if tokio::time::timeout(LAST_TASKS, app.tasks.stop()).await.is_err() {
        tracing::warn!("some background tasks were still at work at the end");
    }
    app.db.wait_for_rescue().await;
    Ok(())
}

/// Each on its own: what goes wrong in one leaves the others alone.
fn start_tasks(app: &AppState) {
    keep(app, "upkeep", upkeep);
    keep(app, "mail", |app, success| app.identity.clone().run(success));
    keep(app, "signals", |app, _| async move { app.signals.run().await });
    keep(app, "commands", |app, _| async move { app.db.hear_commands().await });
    keep(app, "socket_sessions", |app, success| async move {
        app.sockets.run(success).await;
    });
    keep(app, "live_tables", |app, _| async move { app.live.run().await });
    keep(app, "push", |app, _| app.push.clone().run());
    keep(app, "ratings", |app, success| async move {
        app.ratings.run(success).await;
    });
}

fn keep<F>(app: &AppState, name: &'static str, run: impl Fn(AppState, LastSuccess) -> F + Send + Sync + 'static)
where
    F: Future<Output = ()> + Send + 'static,
{
    let kept = app.clone();
    app.tasks.keep(name, move |success| run(kept.clone(), success));
}

/// Deletes what has expired.
async fn upkeep(app: AppState, success: LastSuccess) {
    let mut every_minute = tokio::time::interval(Duration::from_secs(60));
    for minute in 0u64.. {
        every_minute.tick().await;
        app.limits.sweep();
        match app.live.sweep().await {
            Ok(()) => success.mark(),
            Err(why) => why.log("old tables were not closed"),
        }
        if minute % 60 == 0
            && let Err(why) = sweep_pictures(&app).await
        {
            tracing::warn!(why, "pictures were not swept");
        }
        if minute % 60 == 0
            && let Err(why) = idempotency::sweep(&app.db, &app.clock).await
        {
            why.log("old answers were not forgotten");
        }
        if minute % 60 == 0
            && let Err(why) = record::sweep(&app.db, &app.clock).await
        {
            why.log("old notices were not deleted");
        }
        if minute % 60 == 0
            && let Err(why) = sweep_kept(&app).await
        {
            why.log("what was kept long enough was not deleted");
        }
    }
}

async fn sweep_kept(app: &AppState) -> Result<(), podium_store::Error> {
    for (kept, count) in retention::sweep(&app.db, &app.settings, app.clock.now()).await? {
        if count > 0 {
            tracing::info!(what = kept.word(), count, "deleted what was kept long enough");
        }
    }
    Ok(())
}

async fn sweep_pictures(app: &AppState) -> Result<(), Failure> {
    let in_use = app.db.read(async |c: &mut Conn| pictures::in_use(c).await).await?;
    app.pictures
        .sweep(&in_use.into_iter().collect(), Duration::from_secs(60 * 60))
        .await?;
    Ok(())
}
