//! A running server: its parts put together, its listener, and an end that cuts nobody off.

use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::time::Duration;

use podium_domain::{Clock, Entropy};
use podium_identity::{Deps, Identity};
use podium_settings::{Secrets, Settings};
use podium_store::{Address, Conn, Db, pictures};
use tokio::net::TcpListener;
use tokio::sync::watch;
use tokio_util::task::TaskTracker;

use crate::around::idempotency;
use crate::cards::Cards;
use crate::figures::Figures;
use crate::formats::Catalogue;
use crate::limits::Limits;
use crate::live::Live;
use crate::pictures::Pictures;
use crate::signals::Signals;
use crate::socket::Sockets;
use crate::state::{AppState, Parts};
use crate::{record, router, web};

/// How long calls under way may take to finish once the server was told to stop.
const FAREWELL: Duration = Duration::from_secs(15);

pub type Failure = Box<dyn std::error::Error + Send + Sync>;
/// Boxed, so that it is compiled here, optimized, and not in each crate that awaits it.
type Task<T> = Pin<Box<dyn Future<Output = Result<T, Failure>> + Send>>;

/// Puts the server together: opens the database, brings its schema up to date, makes the keys that are missing.
pub fn assemble(settings: Settings, clock: Clock, entropy: Entropy) -> Task<AppState> {
    Box::pin(put_together(settings, clock, entropy))
}

/// Answers on the listener until told to stop; then finishes what is under way.
pub fn serve(app: AppState, listener: TcpListener, stop: watch::Receiver<bool>) -> Task<()> {
    Box::pin(answer(app, listener, stop))
}

async fn put_together(settings: Settings, clock: Clock, entropy: Entropy) -> Result<AppState, Failure> {
    std::fs::create_dir_all(&settings.data)
        .map_err(|why| format!("the data folder {}: {why}", settings.data.display()))?;
    let secrets = Secrets::load_or_make(&settings, &entropy)?;
    let address = Address::new(
        settings.database_url.as_deref(),
        &settings.data,
        settings.database_connections,
    );
    let db = Db::open(&address).await?;
    let identity = Identity::new(Deps {
        db: db.clone(),
        clock: clock.clone(),
        entropy: entropy.clone(),
        settings: settings.identity(&secrets.api_key),
    })?;
    let sockets = Arc::new(Sockets::new(db.clone(), clock.clone()));
    Ok(AppState::new(Parts {
        formats: Catalogue::load(settings.formats.as_deref())?,
        cards: Cards::default(),
        pictures: Pictures::open(&settings.data)?,
        limits: Limits::per_minute(settings.rate_limit),
        signals: Signals::new(db.clone(), sockets.clone()),
        sockets,
        live: Live::new(db.clone(), clock.clone(), entropy.clone(), settings.nats_url.clone()),
        figures: Figures::default(),
        writes: TaskTracker::new(),
        settings,
        secrets,
        db,
        clock,
        entropy,
        identity,
    }))
}

async fn answer(app: AppState, listener: TcpListener, mut stop: watch::Receiver<bool>) -> Result<(), Failure> {
    let upkeep = tokio::spawn(upkeep(app.clone()));
    let identity = app.identity.clone();
    let mail = tokio::spawn(async move { identity.run().await });
    let told = app.clone();
    let telling =
        tokio::spawn(async move { tokio::join!(told.signals.run(), told.sockets.run(), told.live.run(&told)) });
    let kept = app.clone();
    let counting = tokio::spawn(async move { kept.figures.run(&kept).await });
    if let Err(why) = web::keep_assets(&app.settings.data) {
        tracing::warn!(%why, "files of this build were not kept for later");
    }
    let service = router::site(app.clone()).into_make_service_with_connect_info::<SocketAddr>();
    let (mut told, mut told_too) = (stop.clone(), stop.clone());
    let farewell = async {
        let _ = told_too.wait_for(|stop| *stop).await;
        app.sockets.farewell().await;
    };
    let serving = axum::serve(listener, service).with_graceful_shutdown(async move {
        let _ = told.wait_for(|stop| *stop).await;
    });
    let deadline = async move {
        let _ = stop.wait_for(|stop| *stop).await;
        tokio::time::sleep(FAREWELL).await;
    };
    let ending = async {
        let (served, ()) = tokio::join!(serving, farewell);
        app.writes.close();
        app.writes.wait().await;
        served
    };
    tokio::select! {
        served = ending => served?,
        () = deadline => tracing::warn!("some calls were still under way at the end"),
    }
    upkeep.abort();
    mail.abort();
    telling.abort();
    counting.abort();
    Ok(())
}

/// Small things that pile up if nobody looks.
async fn upkeep(app: AppState) {
    let mut every_minute = tokio::time::interval(Duration::from_secs(60));
    for minute in 0u64.. {
        every_minute.tick().await;
        app.limits.sweep();
        if let Err(why) = app.live.sweep().await {
            tracing::warn!(%why, "old tables were not closed");
        }
        if minute % 60 == 0
            && let Err(why) = sweep_pictures(&app).await
        {
            tracing::warn!(why, "pictures were not swept");
        }
        if minute % 60 == 0
            && let Err(why) = idempotency::sweep(&app).await
        {
            tracing::warn!(%why, "old answers were not forgotten");
        }
        if minute % 60 == 0
            && let Err(why) = record::sweep(&app).await
        {
            tracing::warn!(%why, "games removed long ago were not forgotten");
        }
    }
}

async fn sweep_pictures(app: &AppState) -> Result<(), Failure> {
    let in_use = app.db.read(async |c: &mut Conn| pictures::in_use(c).await).await?;
    app.pictures
        .sweep(&in_use.into_iter().collect(), Duration::from_secs(60 * 60))
        .await?;
    Ok(())
}
