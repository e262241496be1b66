//! `make bench`: each hot call against a bare route with the same bytes, recorded games and stats against the bare
//! driver as data grows, and the speed of live tables.

mod account;
mod bare;
mod call;
mod live;
mod load;
mod process;
mod raw;
mod stats;
mod volume;

use std::fmt::Write;
use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use load::{Measured, Request};
use serde_json::json;

use account::Account;
use process::{Other, Podium};

const CONNECTIONS: usize = 64;
/// One account refuses ten attempts at once, and hashing fills every core with fewer.
const SIGN_INS: usize = 8;
const WARM_UP: Duration = Duration::from_secs(1);
const TIME: Duration = Duration::from_secs(5);

#[tokio::main]
async fn main() -> Result<()> {
    let huge = match std::env::args().nth(1).as_deref() {
        Some("bare") => return bare::serve().await,
        Some("raw") => return raw::serve().await,
        Some("echo") => return live::echo::serve().await,
        Some("live") => {
            print!("{}", live::measure().await?);
            return Ok(());
        }
        // Ten times as much data again, which takes many minutes to create.
        Some("huge") => true,
        _ => false,
    };
    let report = measure(huge).await?;
    print!("{report}");
    let kept = Path::new(env!("CARGO_MANIFEST_DIR")).join("../docs/benchmarks.md");
    std::fs::write(&kept, report).with_context(|| kept.display().to_string())
}

async fn measure(huge: bool) -> Result<String> {
    let podium = Podium::start().await?;
    let at_rest = podium.memory()?;
    let account = Account::make(&podium).await?;
    let cases = cases(&podium, &account)?;

    let mut answers = serde_json::Map::new();
    for case in &cases {
        answers.insert(case.bare.to_owned(), json!(load::body(&case.request).await?));
    }
    let bare = Other::start("bare", &answers.into()).await?;

    let mut table = String::new();
    for case in &cases {
        let method = if case.bare == "/signin" { "POST" } else { "GET" };
        let base = Request::new(bare.address, method, case.bare, &[], "");
        let base = load::run(&base, case.connections, WARM_UP, TIME).await?;
        let ours = load::run(&case.request, case.connections, WARM_UP, TIME).await?;
        row(&mut table, case.name, &ours, &base)?;
        eprintln!("measured {}", case.name);
    }
    let under_load = podium.memory()?;
    let started = podium.started_in.as_secs_f64() * 1000.0;
    drop((podium, bare));

    let (mut volumes, mut added) = (String::new(), String::new());
    for size in ["medium", "large", "huge"].into_iter().take(if huge { 3 } else { 2 }) {
        let volume = volume::measure(size).await?;
        for measured in &volume.rows {
            let name = format!("{}, {}", measured.call, volume.games);
            row(&mut volumes, &name, &measured.ours, &measured.raw)?;
        }
        let [written, counted] = [volume.added.written, volume.added.counted].map(|time| time.as_secs_f64() * 1000.0);
        writeln!(added, "| {} | {written:.1} ms | {counted:.1} ms |", volume.games)?;
    }
    let live = live::measure().await?;
    let size = std::fs::metadata(Podium::binary())?.len() as f64 / f64::from(1 << 20);
    let cores = std::thread::available_parallelism()?;
    let seconds = TIME.as_secs();

    Ok(format!(
        "# Benchmarks

Written by `make bench`; run it to get the numbers of your machine. Each call is measured on the release binary over
SQLite for {seconds} s, with {CONNECTIONS} connections (sign-in: {SIGN_INS}), on {cores} cores that the load generator shares. Beside it
stands a bare axum route with the same bytes (sign-in: with one argon2id hash of the same parameters): the share is what
is left after everything Podium does, from signature and session to storage. Compare shares, not machines.

| call | requests/s | median | p99 | bare: requests/s | median | p99 | share of bare |
|---|--:|--:|--:|--:|--:|--:|--:|
{table}
The record at volume, by a player with 5,000 games among so many by others, on as many people's tables. Beside it stands a
bare axum route that runs the same statements, with the same values, on the bare driver (rusqlite, as many threads) and
answers with their rows as JSON, column by column: no sign-in, no signature, no types, no shape.

| call | requests/s | median | p99 | bare driver: requests/s | median | p99 | share of the driver |
|---|--:|--:|--:|--:|--:|--:|--:|
{volumes}
The large group has 60 members, and one in twenty of all games is its own: 5,000 of 100,000. Pods are made for all of its
members, with a search that the bare driver does not do. One game added to it, the middle one of a hundred, from the moment
it is sent until it is written down durably, and until the leaderboard has it:

| a game added among | written | counted |
|---|--:|--:|
{added}
{live}
| the process | |
|---|--:|
| start on existing data, to the first answer | {started:.0} ms |
| memory at rest | {at_rest:.0} MiB |
| memory after this load | {under_load:.0} MiB |
| size of the binary, web app included | {size:.1} MiB |
"
    ))
}

struct Case {
    name: &'static str,
    request: Request,
    connections: usize,
    /// The path on the bare server.
    bare: &'static str,
}

fn cases(podium: &Podium, account: &Account) -> Result<Vec<Case>> {
    let headers = account.headers()?;
    let get = |name, path: &str, bare| Case {
        name,
        request: Request::new(podium.address, "GET", path, &headers, ""),
        connections: CONNECTIONS,
        bare,
    };
    let (path, body) = &account.sign_in;
    let as_json = [("Content-Type", "application/json".to_owned())];
    Ok(vec![
        get("`GET /ping`", "/api/ping", "/ping"),
        get("`GET /user`", "/api/user", "/user"),
        Case {
            name: "sign-in",
            request: Request::new(podium.address, "POST", path, &as_json, body),
            connections: SIGN_INS,
            bare: "/signin",
        },
    ])
}

fn row(table: &mut String, name: &str, ours: &Measured, bare: &Measured) -> Result<()> {
    let columns = |m: &Measured| {
        let ms = |d: Duration| format!("{:.2} ms", d.as_secs_f64() * 1000.0);
        format!("{:.0} | {} | {}", m.per_second, ms(m.median), ms(m.p99))
    };
    let share = 100.0 * ours.per_second / bare.per_second;
    writeln!(
        table,
        "| {name} | {} | {} | {share:.0} % |",
        columns(ours),
        columns(bare)
    )?;
    Ok(())
}
