use std::net::SocketAddr;

use podium_system::{Clock, Entropy};
use tokio::net::TcpListener;
use tokio::signal::unix::{SignalKind, signal};
use tokio::sync::watch;

use crate::demo;
use podium_api::server::{self, Failure, Listeners};
use podium_api::{AppState, keep_assets};
use podium_settings::Settings;

/// Serves until SIGINT or SIGTERM. `prepare` runs once the database is open, before the first request.
pub async fn until_told_to_stop(
    settings: Settings,
    prepare: impl AsyncFnOnce(&AppState) -> Result<(), Failure>,
) -> Result<(), Failure> {
    let listeners = Listeners {
        site: bind(settings.listen, "PODIUM_LISTEN").await?,
        metrics: match settings.metrics_listen {
            Some(address) => Some(bind(address, "PODIUM_METRICS_LISTEN").await?),
            None => None,
        },
    };
    let app = server::assemble(settings, Clock::system(), Entropy::system()).await?;
    prepare(&app).await?;
    if app.settings.example {
        server::offer_example(&app, demo::fill_example);
    }
    if let Err(why) = keep_assets(&app.settings.data) {
        tracing::warn!(%why, "files of this build were not kept for later");
    }
    greet(&app);

    let (tell, told) = watch::channel(false);
    let (mut interrupt, mut terminate) = (signal(SignalKind::interrupt())?, signal(SignalKind::terminate())?);
    tokio::spawn(async move {
        tokio::select! {
            _ = interrupt.recv() => {}
            _ = terminate.recv() => {}
        }
        tracing::info!("stopping: finishing what is under way");
        let _ = tell.send(true);
    });
    server::serve(app, listeners, told).await
}

async fn bind(address: SocketAddr, setting: &str) -> Result<TcpListener, Failure> {
    let bound = TcpListener::bind(address).await;
    Ok(bound.map_err(|why| format!("cannot listen on {address}: {why} (another Podium? set {setting})"))?)
}

fn greet(app: &AppState) {
    println!("\n  Podium is at  {}\n", app.settings.public_origin());
    if let Some(address) = app.settings.metrics_listen {
        println!("  Metrics at    http://{address}/metrics");
    }
    println!("  Data in {} ({})", app.settings.data.display(), app.db.kind());
    if let Some(bucket) = &app.settings.s3_bucket {
        println!("  Pictures in the bucket {bucket}");
    }
    if let Some(project) = &app.settings.firebase_project_id {
        println!("  Accounts are kept by the project {project}, which sends the mails, too");
    } else if app.settings.smtp_url.is_none() {
        println!(
            "  No mail server is set: the links of mails are printed here, the mails are in {}",
            app.settings.data.join("outbox").display()
        );
    }
    println!("  Stop with Ctrl-C.\n");
}
