//! The page of metrics: values move as they should, and Prometheus' own tool finds nothing wrong with them.

mod promtool;
mod ready;
mod storage;

use std::collections::BTreeMap;
use std::net::{Ipv4Addr, SocketAddr, TcpListener};
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use podium_settings::Settings;
use podium_test_support::{Database, Nats, PATIENCE, PushService, TestApp, send};
use reqwest::Method;
use serde_json::json;
use tokio::sync::Barrier;
use tokio::time::{sleep, timeout};

use crate::live::{self, new_id};
use crate::live_device::{Device, laid, life};
use crate::push::subscribe;
use crate::table::befriend;

/// A server whose metrics can be read.
async fn measured(database: Database) -> TestApp {
    TestApp::start_with(database, listen_for_metrics).await
}

/// For [`TestApp::start_with`]: serves metrics on a free port.
pub fn listen_for_metrics(settings: &mut Settings) {
    settings.metrics_listen = Some(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
}

async fn on_both(test: impl AsyncFn(TestApp)) {
    test(measured(Database::sqlite()).await).await;
    test(measured(Database::postgres().await).await).await;
}

/// A scrape: each value by its name with its labels, as they are written.
struct Metrics {
    text: String,
    values: BTreeMap<String, f64>,
}

impl Metrics {
    async fn of(app: &TestApp) -> Metrics {
        let answer = app.metrics().await;
        assert_eq!(
            (answer.status, answer.header("content-type")),
            (200, "text/plain; version=0.0.4")
        );
        let text = String::from_utf8(answer.bytes).unwrap();
        let samples = text.lines().filter(|line| !line.starts_with('#'));
        let values = samples.map(|line| {
            let (name, value) = line.rsplit_once(' ').unwrap();
            (name.to_owned(), value.parse().unwrap())
        });
        Metrics {
            values: values.collect(),
            text,
        }
    }

    /// Waits until the metrics are so.
    async fn settle(app: &TestApp, are_so: impl Fn(&Metrics) -> bool) {
        let settled = async {
            while !are_so(&Metrics::of(app).await) {
                sleep(Duration::from_millis(50)).await;
            }
        };
        if timeout(PATIENCE, settled).await.is_err() {
            panic!("the metrics stay as they are: {}", Metrics::of(app).await.text);
        }
    }

    fn get(&self, name: &str) -> Option<f64> {
        self.values.get(name).copied()
    }

    fn value(&self, name: &str) -> f64 {
        self.get(name).unwrap_or_else(|| panic!("no {name} in {}", self.text))
    }

    fn since(&self, before: &Metrics, name: &str) -> f64 {
        self.value(name) - before.get(name).unwrap_or_default()
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn metrics_are_off_unless_a_listener_is_set() {
    let app = TestApp::start(Database::sqlite()).await;
    let page = app.anyone().page("/metrics").await;
    let text = String::from_utf8(page.bytes).unwrap();
    assert!(!text.contains("podium_http_requests_total"), "{text}");
}

#[test]
fn an_address_that_is_taken_is_named_with_its_setting() {
    let (taken, data) = (TcpListener::bind("127.0.0.1:0").unwrap(), tempfile::tempdir().unwrap());
    let started = Command::new(env!("CARGO_BIN_EXE_podium"))
        .env_clear()
        .env("PODIUM_DATA", data.path())
        .env("PODIUM_LISTEN", "127.0.0.1:0")
        .env("PODIUM_METRICS_LISTEN", taken.local_addr().unwrap().to_string())
        .output()
        .unwrap();
    let said = String::from_utf8(started.stderr).unwrap();
    assert!(
        !started.status.success() && said.contains("set PODIUM_METRICS_LISTEN"),
        "{said}"
    );
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_request_counts_under_the_template_of_its_route() {
    on_both(async |app| {
        let alice = app.user("Alice").await;
        let unknown = [new_id(), new_id(), new_id()];
        for game in &unknown {
            assert_eq!(alice.get(&format!("/game/{game}")).await.status, 404);
        }
        send(alice.request(Method::from_bytes(b"BREW").unwrap(), "/user")).await;
        app.anyone().page("/no/such/page").await;
        let metrics = Metrics::of(&app).await;
        let counted = r#"podium_http_requests_total{method="GET",route="/api/game/{id}",status="404"}"#;
        assert_eq!(metrics.value(counted), 3.0);
        let timed = r#"podium_http_request_duration_seconds_count{method="GET",route="/api/game/{id}"}"#;
        assert_eq!(metrics.value(timed), 3.0);
        for series in [
            r#"podium_http_requests_total{method="other",route="/api/user","#,
            r#"podium_http_requests_total{method="GET",route="page","#,
        ] {
            assert!(
                metrics.values.keys().any(|name| name.starts_with(series)),
                "{series}: {}",
                metrics.text
            );
        }
        for address in unknown.iter().map(String::as_str).chain(["BREW", "/no/such"]) {
            assert!(!metrics.text.contains(address), "{address}");
        }
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn sockets_tables_and_commands_are_counted() {
    on_both(async |app| {
        let alice = app.user("Alice").await;
        let table = laid(&app, &[&alice], true).await;
        let page = alice.socket().await;
        let mut device = Device::join(&app, &alice, table, None).await;
        let before = Metrics::of(&app).await;
        assert_eq!(device.does(life(1, -1)).await, "done");
        let nobody = json!({ "type": "life", "seat": 9, "delta": 1 });
        assert_eq!(device.does(nobody).await, "unknown");
        let after = Metrics::of(&app).await;
        for (name, value) in [
            (r#"podium_sockets{kind="page"}"#, 1.0),
            (r#"podium_sockets{kind="table"}"#, 1.0),
            (r#"podium_sockets{kind="overlay"}"#, 0.0),
            ("podium_live_tables", 1.0),
            ("podium_live_followers", 1.0),
        ] {
            assert_eq!(after.value(name), value, "{name}");
        }
        for name in [
            r#"podium_live_commands_total{result="done"}"#,
            r#"podium_live_commands_total{result="refused"}"#,
            "podium_live_fan_out_delay_seconds_count",
        ] {
            assert_eq!(after.since(&before, name), 1.0, "{name}");
        }
        drop((page, device));
        Metrics::settle(&app, |now| {
            let open = ["page", "table"].map(|kind| now.value(&format!("podium_sockets{{kind=\"{kind}\"}}")));
            open == [0.0, 0.0] && now.value("podium_live_followers") == 0.0
        })
        .await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_process_and_the_build_are_told() {
    on_both(async |app| {
        let metrics = Metrics::of(&app).await;
        let info = metrics
            .values
            .keys()
            .find(|name| name.starts_with("podium_build_info{"));
        let (info, version) = (info.unwrap(), env!("CARGO_PKG_VERSION"));
        assert!(info.contains(&format!("version=\"{version}\"")), "{info}");
        assert!(info.contains(app.app.db.kind()), "{info}");
        for name in [
            "process_cpu_seconds_total",
            "process_resident_memory_bytes",
            "process_start_time_seconds",
            "process_open_fds",
            "process_max_fds",
            "process_threads",
            "podium_http_connections",
            "podium_runtime_workers",
            "podium_runtime_tasks",
        ] {
            assert!(metrics.value(name) >= 0.0, "{name}");
        }
        assert!(metrics.value("process_resident_memory_bytes") > 1e6);
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_task_that_panics_is_counted_and_comes_back() {
    on_both(async |app| {
        let (times, came_back) = (Arc::new(AtomicU32::new(0)), Arc::new(Barrier::new(2)));
        let waits = came_back.clone();
        app.app.tasks.keep("test", move |success| {
            let (times, came_back) = (times.clone(), waits.clone());
            async move {
                assert!(times.fetch_add(1, Ordering::SeqCst) >= 2, "on purpose");
                success.mark();
                came_back.wait().await;
                std::future::pending().await
            }
        });
        timeout(PATIENCE, came_back.wait()).await.expect("the task comes back");
        let metrics = Metrics::of(&app).await;
        assert_eq!(metrics.value(r#"podium_task_restarts_total{task="test"}"#), 2.0);
        assert_eq!(metrics.value(r#"podium_task_failing{task="test"}"#), 0.0);
        assert!(metrics.value(r#"podium_task_last_success_timestamp_seconds{task="test"}"#) > 0.0);
        Metrics::settle(&app, |now| {
            let of = |task| {
                now.get(&format!(
                    "podium_task_last_success_timestamp_seconds{{task=\"{task}\"}}"
                ))
            };
            ["upkeep", "mail", "ratings", "socket_sessions"]
                .map(of)
                .iter()
                .all(Option::is_some)
        })
        .await;
    })
    .await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn metrics_tell_whether_nats_carries_messages() {
    let mut nats = Nats::start().await;
    let url = nats.url().parse().unwrap();
    let app = TestApp::start_with(Database::postgres().await, |settings| {
        settings.nats_url = Some(url);
        settings.metrics_listen = Some(SocketAddr::from((Ipv4Addr::LOCALHOST, 0)));
    })
    .await;
    let connected = |now: &Metrics| now.value("podium_nats_connected");
    Metrics::settle(&app, |now| connected(now) == 1.0).await;
    nats.vanish();
    Metrics::settle(&app, |now| connected(now) == 0.0).await;
    nats.come_back().await;
    Metrics::settle(&app, |now| connected(now) == 1.0).await;
}

async fn a_removed_device_fails_no_longer(database: Database) {
    const FAILING: &str = "podium_push_failing_devices";
    let service = PushService::start().await;
    let app = TestApp::start_with(database, |settings| {
        listen_for_metrics(settings);
        service.set_up(settings);
    })
    .await;
    let people = app.crowd(["Alice", "Bob", "Carol"]).await;
    let [alice, others @ ..] = &people[..] else {
        unreachable!()
    };
    for (friend, device) in others.iter().zip(["bob", "carol"]) {
        befriend(&app, alice, friend).await;
        service.fail(device, Some(503));
        subscribe(&service, friend, device, &["table"], "en").await;
        live::open(alice, live::table(&[live::user(alice), live::user(friend)])).await;
    }
    Metrics::settle(&app, |metrics| metrics.value(FAILING) == 2.0).await;
    assert_eq!(others[0].delete("/user/push").await.status, 200);
    assert_eq!(Metrics::of(&app).await.value(FAILING), 1.0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_device_fails_no_longer_on_sqlite() {
    a_removed_device_fails_no_longer(Database::sqlite()).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_removed_device_fails_no_longer_on_postgres() {
    a_removed_device_fails_no_longer(Database::postgres().await).await;
}
