//! What goes with the metrics: Prometheus' own checks, the alerts, the dashboard and the documentation.

use std::collections::BTreeSet;
use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use podium_test_support::{Database, TestApp};

use super::{Metrics, on_both};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &str) -> String {
    fs::read_to_string(root().join(path)).unwrap_or_else(|why| panic!("{path}: {why}"))
}

/// Runs Prometheus' own tool, which must find nothing wrong and say nothing.
fn promtool(args: &[&str], input: Stdio) -> String {
    let run = Command::new("promtool")
        .args(args)
        .current_dir(root())
        .stdin(input)
        .output();
    let run = run.expect("promtool, as `scripts/setup test` installs it");
    let said = String::from_utf8([run.stdout, run.stderr].concat()).unwrap();
    assert!(run.status.success(), "promtool {args:?}: {said}");
    said
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn promtool_finds_nothing_wrong_with_the_metrics() {
    on_both(async |app| {
        let alice = app.user("Alice").await;
        alice.get("/games").await;
        let page = app.data().join("metrics.txt");
        fs::write(&page, Metrics::of(&app).await.text).unwrap();
        let said = promtool(&["check", "metrics"], File::open(page).unwrap().into());
        assert_eq!(said, "");
    })
    .await;
}

#[test]
fn the_example_alerts_fire_when_they_should() {
    promtool(&["check", "rules", "deploy/prometheus/alerts.yml"], Stdio::null());
    promtool(&["test", "rules", "deploy/prometheus/alerts.test.yml"], Stdio::null());
}

/// The names of all metrics that there can be.
async fn names() -> BTreeSet<String> {
    let on = |settings: &mut podium_api::Settings| {
        settings.metrics_listen = Some("127.0.0.1:0".parse().unwrap());
        // Nobody is there, which is a value too.
        settings.nats_url = Some("nats://127.0.0.1:1".parse().unwrap());
    };
    let mut names = BTreeSet::new();
    for database in [Database::sqlite(), Database::postgres().await] {
        let app = TestApp::start_with(database, on).await;
        app.anyone().get("/ping").await;
        Metrics::settle(&app, |now| now.text.contains("podium_task_last_success")).await;
        let metrics = Metrics::of(&app).await;
        let types = metrics.text.lines().filter_map(|line| line.strip_prefix("# TYPE "));
        names.extend(types.map(|line| line.split(' ').next().unwrap().to_owned()));
    }
    names
}

/// The metrics that a text names, without what a histogram adds to its name.
fn named(text: &str) -> BTreeSet<&str> {
    let words = text.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_');
    let metrics = words.filter(|word| word.starts_with("podium_") || word.starts_with("process_"));
    metrics
        .map(|word| {
            let ends = ["_bucket", "_sum", "_count"];
            ends.iter().find_map(|end| word.strip_suffix(end)).unwrap_or(word)
        })
        .collect()
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn documentation_alerts_and_dashboard_name_the_metrics_there_are() {
    let there = names().await;
    let operating = read("docs/operating.md");
    let (_, listed) = operating.split_once("\n## Metrics\n").expect("a section about metrics");
    let listed = listed.split("\n## ").next().unwrap();
    let listed: BTreeSet<String> = named(listed).into_iter().map(str::to_owned).collect();
    assert_eq!(listed, there, "docs/operating.md lists every metric, and no other");
    for path in [
        "deploy/prometheus/alerts.yml",
        "deploy/prometheus/alerts.test.yml",
        "deploy/grafana/podium.json",
    ] {
        let text = read(path);
        let unknown: Vec<&str> = named(&text).into_iter().filter(|name| !there.contains(*name)).collect();
        assert_eq!(unknown, Vec::<&str>::new(), "{path}");
    }
}

#[test]
fn the_dashboard_asks_one_data_source_in_every_panel() {
    let board: serde_json::Value = serde_json::from_str(&read("deploy/grafana/podium.json")).unwrap();
    let panels = board["panels"].as_array().unwrap();
    for panel in panels.iter().filter(|panel| panel["type"] != "row") {
        assert_eq!(panel["datasource"]["uid"], "${datasource}", "{}", panel["title"]);
        let targets = panel["targets"].as_array().unwrap();
        assert!(!targets.is_empty(), "{}", panel["title"]);
        for target in targets {
            let asked = target["expr"].as_str().unwrap();
            assert!(asked.contains("instance=~\"$instance\""), "{asked}");
        }
    }
    assert!(panels.len() > 10);
}
