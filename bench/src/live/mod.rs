//! Live tables: one with a thousand viewers, against a bare broadcast of the same socket library; a thousand tables at
//! once; and the cost of an idle socket.

mod client;
pub mod echo;
mod site;

use std::fmt::Write;
use std::time::Duration;

use anyhow::Result;
use client::{Client, LiveTimings, Run};
use serde_json::Value;
use site::Site;

use crate::process::{self, Other};

const VIEWERS: usize = 1_000;
const TABLES: usize = 1_000;
const AT_EACH: usize = 5;
const TIME: Duration = Duration::from_secs(5);
/// The fastest pace allowed to a device, then that of a lively table.
const FLAT_OUT: Duration = Duration::from_millis(35);
const LIVELY: Duration = Duration::from_millis(200);

/// Measures live tables and returns their section of the report.
pub async fn measure() -> Result<String> {
    let site = Site::start(TABLES, AT_EACH).await?;
    let echo = Other::start("echo", &Value::Null).await?;
    let before = [site.memory()?, process::memory(echo.id()?)?];
    let mut ours = site.viewers(VIEWERS).await?;
    let mut bare = client::connect_all(VIEWERS, |_| Client::bare(echo.address)).await?;
    let idle = [
        per_socket(before[0], site.memory()?, VIEWERS),
        per_socket(before[1], process::memory(echo.id()?)?, VIEWERS),
    ];

    let mut table = String::new();
    for (name, senders, pace) in [
        ("5 a second", 1, LIVELY),
        ("10 devices, one change after the other", 10, FLAT_OUT),
        ("40 devices", 40, FLAT_OUT),
    ] {
        let base = client::run(&mut bare, senders, Run::new(TIME, pace)).await?;
        let our = client::run(&mut ours, senders, Run::new(TIME, pace)).await?;
        row(&mut table, name, &our, &base)?;
        eprintln!("measured one table, {name}");
    }
    drop((ours, bare));

    let before = site.memory()?;
    let mut sockets = site.at_all_tables(AT_EACH).await?;
    let a_table = per_socket(before, site.memory()?, TABLES);
    let mut tables = String::new();
    for (name, pace) in [
        ("a command a second at each", Duration::from_secs(1)),
        ("as many as go", FLAT_OUT),
    ] {
        let timings = client::run_tables(&mut sockets, AT_EACH, Run::new(TIME, pace)).await?;
        let (commands, delivered) = (timings.sent_per_second, timings.per_second);
        let (median, p99) = (ms(timings.median), ms(timings.p99));
        writeln!(tables, "| {name} | {commands:.0} | {delivered:.0} | {median} | {p99} |")?;
        eprintln!("measured {TABLES} tables, {name}");
    }
    let [ours, bare] = idle;
    Ok(format!(
        "One live table and {VIEWERS} devices that look on: from the moment a command is sent until each of them has its event,
written down durably before. Beside it stands a bare axum socket that passes the same bytes on to all, by a broadcast
within the process, and keeps nothing. Podium tells in one message what it wrote down together, the bare socket each by
itself; counted are changes that arrived, each at each device.

| changes | arrived/s | median | p99 | bare: arrived/s | median | p99 | share of bare |
|---|--:|--:|--:|--:|--:|--:|--:|
{table}
{TABLES} tables of {AT_EACH} devices, one of which plays:

| commands | commands/s | arrived/s | median | p99 |
|---|--:|--:|--:|--:|
{tables}
| memory | |
|---|--:|
| a device that looks on and hears nothing | {ours:.0} KiB |
| a bare socket on which nothing is said | {bare:.0} KiB |
| a table with {AT_EACH} devices | {a_table:.0} KiB |
"
    ))
}

/// Memory per socket in KiB.
fn per_socket(before: f64, after: f64, count: usize) -> f64 {
    (after - before) * 1024.0 / count as f64
}

fn ms(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

fn row(table: &mut String, name: &str, ours: &LiveTimings, bare: &LiveTimings) -> Result<()> {
    let columns = |f: &LiveTimings| format!("{:.0} | {} | {}", f.per_second, ms(f.median), ms(f.p99));
    let share = 100.0 * ours.per_second / bare.per_second;
    writeln!(
        table,
        "| {name} | {} | {} | {share:.0} % |",
        columns(ours),
        columns(bare)
    )?;
    Ok(())
}
