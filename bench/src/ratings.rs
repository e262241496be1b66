//! One game dated back to the beginning, among 100,000: what it costs to rate the games after it again.

use std::time::{Duration, Instant};

use anyhow::Result;
use serde_json::json;

use crate::account::Account;
use crate::club::last_game;
use crate::load;
use crate::process::{Build, IDLE, Podium};
use crate::report::{Goal, Table, ms, times};
use crate::seed::Seed;
use crate::usage;

/// Before the first game of the demo, which has five years of them.
const LONG_AGO: &str = "2010-01-01T12:00:00.000Z";
/// One of the others records a game as often as this.
const EVERY: Duration = Duration::from_millis(50);
const QUIET: Duration = Duration::from_secs(5);

pub async fn measure(seed: Seed) -> Result<String> {
    let mut table = Table::new(&[
        "build",
        "CPU",
        "written",
        "until rated",
        "others, quiet: median",
        "meanwhile: median",
        "p99",
        "times quiet",
    ]);
    for build in Build::all().into_iter().rev() {
        let podium = seed.start(build).await?;
        let row = dated_back(&podium, build).await?;
        eprintln!("measured a game dated back: {}", row.join(", "));
        table.row(row);
    }
    Ok(format!(
        "## Ratings

SQLite, {} games. One game is recorded that was played before all others: what the server uses from then until it is idle
again, and how long it takes a player of another group to record a game, {} times a second, before that and meanwhile. The
two are measured one after the other, each with a game of its own.

{table}",
        seed.games(),
        Duration::from_secs(1).div_duration_f64(EVERY)
    ))
}

async fn dated_back(podium: &Podium, build: Build) -> Result<Vec<String>> {
    let (alice, farid) = (
        Account::demo(podium, "alice").await?,
        Account::demo(podium, "farid").await?,
    );
    let mut back = last_game(podium, &alice).await?;
    back["endedAt"] = json!(LONG_AGO);
    let id = podium.id()?;
    let at_most = |most| match build {
        Build::Before => Goal::None,
        _ => Goal::AtMost(most),
    };
    let seconds = |seconds: f64| format!("{seconds:.1} s");
    podium.idle().await?;

    let (cpu, written, begin) = (usage::cpu(id)?, usage::written(id)?, Instant::now());
    alice.post(podium, "/game", &back).await?;
    podium.idle().await?;
    let took = begin.elapsed().saturating_sub(IDLE);
    let (cpu, written) = (usage::cpu(id)? - cpu, usage::written(id)? - written);

    let game = farid.request(podium, "/game", Some(&last_game(podium, &farid).await?))?;
    let quiet = load::paced(&game, EVERY, QUIET).await?;
    alice.post(podium, "/game", &back).await?;
    let meanwhile = load::paced(&game, EVERY, took.max(IDLE)).await?;
    Ok(vec![
        format!("{build:?}").to_lowercase(),
        at_most(3.0).mark(cpu.as_secs_f64(), seconds),
        at_most(200.0).mark(written, |mib| format!("{mib:.0} MiB")),
        seconds(took.as_secs_f64()),
        ms(quiet.median),
        ms(meanwhile.median),
        ms(meanwhile.p99),
        at_most(2.0).mark(meanwhile.median.div_duration_f64(quiet.median), times),
    ])
}
