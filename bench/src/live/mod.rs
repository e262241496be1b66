//! Live tables: one with a thousand viewers, against a bare broadcast of the same socket library; a thousand tables at
//! once; and the cost of an idle socket.

mod client;
pub mod echo;
pub mod length;
mod site;

use std::time::Duration;

use anyhow::{Result, ensure};
use client::{Client, FLAT_OUT, LiveTimings, Run};
use serde_json::Value;
use site::Site;

use crate::process::{Build, Other};
use crate::report::{Goal, Table, ms, percent};
use crate::usage::own_memory;

const VIEWERS: usize = 1_000;
const FIRST: usize = 100;
const TABLES: usize = 1_000;
const AT_EACH: usize = 5;
/// Those of the tables' devices, and as many again for everything else.
const DESCRIPTORS: u64 = 2 * (TABLES * AT_EACH) as u64;
/// The pace of a lively table.
const LIVELY: Duration = Duration::from_millis(200);

/// Measures live tables and returns their section of the report.
pub async fn measure(time: Duration) -> Result<String> {
    let limit = podium_system::raise_descriptor_limit();
    ensure!(
        limit >= DESCRIPTORS,
        "only {limit} files may be open here, and it takes {DESCRIPTORS}: raise `ulimit -Hn`"
    );
    let before = match Build::oldest() {
        Build::Before => Some(idle_viewers(&Site::start(Build::Before).await?).await?.0),
        _ => None,
    };
    let mut site = Site::start(Build::Now).await?;
    let (idle, mut ours) = idle_viewers(&site).await?;
    let echo = Other::start("echo", &Value::Null).await?;
    let empty = own_memory(echo.id()?)?;
    let mut bare = client::connect_all(VIEWERS, |_| Client::bare(echo.address)).await?;
    let idle_bare = (own_memory(echo.id()?)? - empty) / VIEWERS as f64;

    let mut table = Table::new(&[
        "changes",
        "arrived/s",
        "median",
        "p99",
        "bare: arrived/s",
        "median",
        "p99",
        "share of bare",
    ]);
    for (name, senders, pace) in [
        ("5 a second", 1, LIVELY),
        ("10 devices, one change after the other", 10, FLAT_OUT),
        ("40 devices", 40, FLAT_OUT),
    ] {
        let base = client::run(&mut bare, senders, Run::new(time, pace)).await?;
        let our = client::run(&mut ours, senders, Run::new(time, pace)).await?;
        let columns = |f: &LiveTimings| [format!("{:.0}", f.per_second), ms(f.median), ms(f.p99)];
        let share = percent(our.per_second / base.per_second);
        let cells = columns(&our).into_iter().chain(columns(&base)).chain([share]);
        table.row([name.to_owned()].into_iter().chain(cells));
        eprintln!("measured one table, {name}");
    }
    drop((ours, bare));

    site.add_tables(TABLES, AT_EACH).await?;
    let empty = own_memory(site.podium.id()?)?;
    let mut sockets = site.at_all_tables(AT_EACH).await?;
    let a_table = (own_memory(site.podium.id()?)? - empty) / TABLES as f64;
    let mut tables = Table::new(&["commands", "commands/s", "arrived/s", "median", "p99"]);
    for (name, pace) in [
        ("a command a second at each", Duration::from_secs(1)),
        ("as many as go", FLAT_OUT),
    ] {
        let timings = client::run_tables(&mut sockets, AT_EACH, Run::new(time, pace)).await?;
        let rates = [timings.sent_per_second, timings.per_second].map(|rate| format!("{rate:.0}"));
        let times = [ms(timings.median), ms(timings.p99)];
        tables.row([name.to_owned()].into_iter().chain(rates).chain(times));
        eprintln!("measured {TABLES} tables, {name}");
    }
    let mut sizes = Table::new(&["memory", ""]);
    let kib = |kib: f64| format!("{kib:.0} KiB");
    for (what, figure) in [
        (
            "a device that looks on and hears nothing".to_owned(),
            Some(Goal::AtMost(20.0).mark(idle, kib)),
        ),
        ("the same before".to_owned(), before.map(kib)),
        (
            "a bare socket on which nothing is said".to_owned(),
            Some(kib(idle_bare)),
        ),
        (format!("a table with {AT_EACH} devices"), Some(kib(a_table))),
    ] {
        if let Some(figure) = figure {
            sizes.row([what, figure]);
        }
    }
    Ok(format!(
        "## Live tables

One live table and {VIEWERS} devices that look on: from the moment a command is sent until each of them has its event,
written down durably before. Beside it stands a bare axum socket that passes the same bytes on to all, by a broadcast
within the process, and keeps nothing. Podium tells in one message what it wrote down together, the bare socket each by
itself; counted are changes that arrived, each at each device.

{table}
{TABLES} tables of {AT_EACH} devices, one of which plays:

{tables}
{sizes}"
    ))
}

/// Opens the devices that look on, and says what one of them takes in KiB.
async fn idle_viewers(site: &Site) -> Result<(f64, Vec<Client>)> {
    // What the first ones bring into memory stays for all.
    drop(site.viewers(FIRST).await?);
    site.podium.idle().await?;
    let id = site.podium.id()?;
    let empty = own_memory(id)?;
    let viewers = site.viewers(VIEWERS).await?;
    Ok(((own_memory(id)? - empty) / VIEWERS as f64, viewers))
}
