//! The page of metrics, on a listener of its own: asks each part what it measures. Served by `server`.

use std::time::Duration;

use axum::Router;
use axum::extract::State;
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};
use axum::routing::get;
use podium_store::identity::mail;
use podium_store::stats::ratings;
use podium_store::{Conn, Result};
use podium_system::metrics::Scrape;
use podium_system::{Clock, TaskStatus, measure_process};
use prometheus::TEXT_FORMAT;
use tokio::runtime::Handle;
use tokio::time::timeout;

use crate::connections::Connections;
use crate::health::Readiness;
use crate::state::AppState;
use crate::web;

/// What takes longer to read is left out, so that the rest arrives.
const PATIENCE: Duration = Duration::from_secs(4);

#[derive(Clone)]
struct Measured {
    app: AppState,
    connections: Connections,
    started: f64,
}

/// What the listener of metrics answers.
pub fn site(app: AppState, connections: Connections) -> Router {
    let measured = Measured {
        app,
        connections,
        started: Clock::system().now().micros() as f64 / 1e6,
    };
    Router::new().route("/metrics", get(scrape)).with_state(measured)
}

async fn scrape(State(measured): State<Measured>) -> Response {
    let app = &measured.app;
    let queues = timeout(PATIENCE, app.db.read(async |c: &mut Conn| Queues::read(c).await));
    let removed_devices = timeout(PATIENCE, app.push.forget_removed_devices());
    let (readiness, queues, _) = tokio::join!(app.health.check(), queues, removed_devices);
    let scrape = Scrape::default();
    measured.process(&scrape);
    app.request_metrics.measure(&scrape);
    app.db.measure(&scrape);
    app.sockets.measure(&scrape);
    app.live.measure(&scrape);
    app.push.measure(&scrape);
    app.pictures.measure(&scrape);
    if let Ok(Ok(queues)) = queues {
        measured.queues(&scrape, &queues);
    }
    ready(&scrape, readiness);
    tasks(&scrape, &app.health.tasks());
    match scrape.text() {
        Ok(text) => ([(header::CONTENT_TYPE, TEXT_FORMAT)], text).into_response(),
        Err(why) => {
            tracing::error!(%why, "the metrics cannot be written");
            StatusCode::INTERNAL_SERVER_ERROR.into_response()
        }
    }
}

/// What waits in storage, for whichever node is first.
struct Queues {
    mails: mail::Waiting,
    ratings: i64,
}

impl Queues {
    async fn read(c: &mut Conn) -> Result<Queues> {
        Ok(Queues {
            mails: mail::waiting(c).await?,
            ratings: ratings::count_due(c).await?,
        })
    }
}

impl Measured {
    fn process(&self, scrape: &Scrape) {
        measure_process(scrape);
        scrape.gauge(
            "process_start_time_seconds",
            "When the server started, in seconds since 1970.",
            self.started,
        );
        scrape.gauges(
            "podium_build_info",
            "Always 1; the labels say what runs.",
            ["version", "web_build", "database"],
            [([env!("CARGO_PKG_VERSION"), web::build_id(), self.app.db.kind()], 1.0)],
        );
        scrape.gauge(
            "podium_http_connections",
            "Open connections of clients.",
            self.connections.count() as f64,
        );
        let runtime = Handle::current().metrics();
        for (name, help, value) in [
            (
                "podium_runtime_workers",
                "Threads that run asynchronous tasks.",
                runtime.num_workers(),
            ),
            (
                "podium_runtime_tasks",
                "Asynchronous tasks that have not ended.",
                runtime.num_alive_tasks(),
            ),
            (
                "podium_runtime_queue_length",
                "Asynchronous tasks that wait for a thread.",
                runtime.global_queue_depth(),
            ),
        ] {
            scrape.gauge(name, help, value as f64);
        }
    }

    fn queues(&self, scrape: &Scrape, Queues { mails, ratings }: &Queues) {
        let now = self.app.clock.now();
        let oldest = mails.oldest.filter(|oldest| *oldest < now);
        let age = oldest.map_or(Duration::ZERO, |oldest| now.distance(oldest));
        scrape.gauge(
            "podium_mail_queue_length",
            "Mails that are still to be sent, by any node.",
            mails.count as f64,
        );
        scrape.gauge(
            "podium_mail_queue_oldest_age_seconds",
            "How long the oldest mail has waited; 0 without one.",
            age.as_secs_f64(),
        );
        scrape.gauge(
            "podium_ratings_due_games",
            "Games whose ratings are still to be counted, by any node.",
            *ratings as f64,
        );
    }
}

fn ready(scrape: &Scrape, found: Readiness) {
    let checks = [
        ("database", found.database),
        ("files", found.files),
        ("schema", found.schema),
        ("tasks", found.tasks),
    ];
    scrape.gauges(
        "podium_ready",
        "1 where the check that /readyz makes is good, else 0.",
        ["check"],
        checks.map(|(check, good)| ([check], f64::from(u8::from(good)))),
    );
}

fn tasks(scrape: &Scrape, tasks: &[TaskStatus]) {
    scrape.counters(
        "podium_task_restarts_total",
        "How often a background task broke off and was started again.",
        ["task"],
        tasks.iter().map(|task| ([task.name], task.restarts as f64)),
    );
    scrape.gauges(
        "podium_task_failing",
        "1 for a background task that keeps breaking off, else 0.",
        ["task"],
        tasks
            .iter()
            .map(|task| ([task.name], f64::from(u8::from(task.failing)))),
    );
    let successes = tasks
        .iter()
        .filter_map(|task| Some(([task.name], task.last_success?.micros() as f64 / 1e6)));
    scrape.gauges(
        "podium_task_last_success_timestamp_seconds",
        "When a background task last did what it is there for, in seconds since 1970.",
        ["task"],
        successes,
    );
}
