//! One game dated back to the beginning, among 100,000: what it costs to rate the games after it again.

use std::time::{Duration, Instant};

use anyhow::{Result, ensure};
use serde_json::json;

use crate::account::Account;
use crate::club::last_game;
use crate::load;
use crate::process::{Build, Podium};
use crate::report::{Table, ms, times};
use crate::seed::Seed;
use crate::usage;

/// Before the first game of the demo, which has five years of them.
const LONG_AGO: &str = "2010-01-01T12:00:00.000Z";
/// A server that uses no CPU for so long has counted everything.
const IDLE: Duration = Duration::from_secs(1);
const LIMIT: Duration = Duration::from_secs(10 * 60);
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
        table.row(dated_back(&podium, build).await?);
        eprintln!("measured a game dated back, {build:?}");
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
    idle(id).await?;

    let (cpu, written, begin) = (usage::cpu(id)?, usage::written(id)?, Instant::now());
    alice.post(podium, "/game", &back).await?;
    idle(id).await?;
    let took = begin.elapsed().saturating_sub(IDLE);
    let (cpu, written) = (usage::cpu(id)? - cpu, usage::written(id)? - written);

    let game = farid.request(podium, "/game", Some(&last_game(podium, &farid).await?))?;
    let quiet = load::paced(&game, EVERY, QUIET).await?;
    alice.post(podium, "/game", &back).await?;
    let meanwhile = load::paced(&game, EVERY, took.max(IDLE)).await?;
    Ok(vec![
        format!("{build:?}").to_lowercase(),
        format!("{:.1} s", cpu.as_secs_f64()),
        format!("{written:.0} MiB"),
        format!("{:.1} s", took.as_secs_f64()),
        ms(quiet.median),
        ms(meanwhile.median),
        ms(meanwhile.p99),
        times(meanwhile.median.as_secs_f64(), quiet.median.as_secs_f64()),
    ])
}

/// Waits until the server has done what it had to do.
async fn idle(id: u32) -> Result<()> {
    let begin = Instant::now();
    let mut since = (usage::cpu(id)?, Instant::now());
    while since.1.elapsed() < IDLE {
        ensure!(begin.elapsed() < LIMIT, "the server does not come to rest");
        tokio::time::sleep(Duration::from_millis(20)).await;
        let cpu = usage::cpu(id)?;
        // A server at rest wakes up for a moment now and then.
        if cpu > since.0 + Duration::from_millis(20) {
            since = (cpu, Instant::now());
        }
    }
    Ok(())
}
