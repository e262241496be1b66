//! Games recorded on PostgreSQL by writers who share nothing, against the same statements on the bare driver.

mod log;
mod replay;

use anyhow::{Context, Result, ensure};
use replay::Replay;

use crate::SEED;
use crate::club::{Club, WRITERS};
use crate::load::{Measured, Pace};
use crate::postgres::Cluster;
use crate::process::{Build, Podium};
use crate::report::{self, Goal, Table, cells, milliseconds, ms, percent, times};
use crate::seed::Seed;
use crate::stored;

const COUNTS: [usize; 6] = [1, 2, 4, 8, MANY, WRITERS];
/// The number of writers that has goals of its own.
const MANY: usize = 16;
const GROWTH: f64 = 3.0;
const OF_THE_DRIVER: f64 = 0.7;
/// Milliseconds.
const LONGEST: f64 = 250.0;
const FAILURES: f64 = 0.01;
const DRIVER: &str = "driver";

pub async fn measure(pace: Pace) -> Result<String> {
    let cluster = Cluster::start().await?;
    Seed::Club.into_postgres(&cluster).await?;
    let replays = capture(&cluster).await?;
    let statements = replays[0].len();
    let driver = cluster.copy(Seed::Club.name(), DRIVER).await?;
    // The statements are those of this build, and so must the tables be.
    Build::Now
        .run("migrate", tempfile::tempdir()?.path(), Some(&driver))
        .await?;
    let mut sites = Vec::new();
    for build in Build::all() {
        let podium = Seed::Club
            .start_on(build, &cluster, &format!("{build:?}").to_lowercase())
            .await?;
        let club = Club::at(&podium, WRITERS).await?;
        sites.push((podium, club));
    }
    cluster.administer("CHECKPOINT").await?;

    let mut table = Table::new(&[
        "writers",
        "games/s",
        "times the row above",
        "times one writer",
        "median",
        "p99",
        "conflicts",
        "bare driver: games/s",
        "p99",
        "conflicts",
        "share of the driver",
    ]);
    let mut older = Table::new(&[
        "writers",
        "games/s",
        "before: games/s",
        "median",
        "p99",
        "conflicts",
        "refused answers",
        "times before",
    ]);
    let mut rates: Vec<f64> = Vec::new();
    for writers in COUNTS {
        let bare = replay::run(&replays[..writers], &driver, SEED, pace).await?;
        let mut all = Vec::new();
        for (podium, club) in &sites {
            all.push(record(&cluster, podium, club, writers, pace).await?);
        }
        let (ours, conflicts) = all.pop().context("the last is of now")?;
        let rate = ours.per_second;
        let alone = rate / rates.first().unwrap_or(&rate);
        let of_driver = rate / bare.per_second;
        // One of the two is enough.
        let (by_growth, by_driver) = match writers {
            MANY if alone >= GROWTH => (Goal::AtLeast(GROWTH), Goal::None),
            MANY => (Goal::None, Goal::AtLeast(OF_THE_DRIVER)),
            _ => (Goal::None, Goal::None),
        };
        let p99 = match writers {
            MANY => Goal::AtMost(LONGEST),
            _ => Goal::None,
        };
        let grown = |above: &f64| Goal::AtLeast(1.0).mark(rate / above, times);
        table.row([
            writers.to_string(),
            report::rate(rate),
            rates.last().map(grown).unwrap_or_default(),
            by_growth.mark(alone, times),
            ms(ours.median),
            p99.mark(milliseconds(ours.p99), |ms| format!("{ms:.0} ms")),
            Goal::AtMost(FAILURES).mark(portion(conflicts, &ours), tenths),
            report::rate(bare.per_second),
            ms(bare.p99),
            tenths(portion(bare.failed, &bare)),
            by_driver.mark(of_driver, percent),
        ]);
        for (before, conflicts) in all {
            let mut row = vec![writers.to_string(), report::rate(rate)];
            row.extend(cells(&before));
            row.push(tenths(portion(conflicts, &before)));
            row.extend([before.failed.to_string(), times(rate / before.per_second)]);
            older.row(row);
        }
        rates.push(rate);
        eprintln!("measured {writers} writers: {rate:.0} games/s");
    }
    let older = match sites.len() {
        1 => String::new(),
        _ => format!("\nThe same games by an older Podium:\n\n{older}"),
    };
    drop(sites);
    let version = cluster.version().await?;
    cluster.end().await?;
    Ok(format!(
        "## Writers on PostgreSQL

Games recorded by users who have nothing in common, every other one in a group of their own, among 10,000 games of others.
PostgreSQL {version} on disk, durable (fsync on), with its default settings, on the same cores as everything
else. Every game that was acknowledged was found in the database afterward. Conflicts are transactions that PostgreSQL ended
because of others (serialization failures and deadlocks) and that were tried again, in percent of the games recorded. Beside
it stands what the database itself can do: the {statements} statements of one recorded game, sent as Podium sends them (those
that read together, then those that write with the commit), by the bare driver (tokio-postgres, a connection for each
writer) in the same process that measures: no HTTP, no sign-in, no ratings, no signals. At {MANY} writers the goal is {GROWTH} times one writer, or {} of the driver.

{table}{older}",
        percent(OF_THE_DRIVER)
    ))
}

/// Records games, and says how many transactions had to be tried again.
async fn record(
    cluster: &Cluster,
    podium: &Podium,
    club: &Club,
    writers: usize,
    pace: Pace,
) -> Result<(Measured, usize)> {
    let requests =
        (0..writers).map(|writer| club.people[writer].request(podium, "/game", Some(&club.own_game(writer))));
    let before = cluster.conflicts()?;
    let measured = stored::record(podium, requests.collect::<Result<_>>()?, pace).await?;
    Ok((measured, cluster.conflicts()? - before))
}

fn portion(conflicts: usize, measured: &Measured) -> f64 {
    conflicts as f64 / measured.answered as f64
}

fn tenths(ratio: f64) -> String {
    format!("{:.1} %", 100.0 * ratio)
}

/// What each writer's transaction says to the database when they record a game.
async fn capture(cluster: &Cluster) -> Result<Vec<Replay>> {
    let name = "capture";
    let url = cluster.copy(Seed::Club.name(), name).await?;
    cluster
        .administer(&format!("ALTER DATABASE {name} SET log_statement = 'all'"))
        .await?;
    let podium = Podium::start(Build::Now, Seed::Club.folder().await?, Some(url)).await?;
    let club = Club::at(&podium, WRITERS).await?;
    let begin = cluster.log()?.len();
    for writer in 0..WRITERS {
        for _ in 0..2 {
            club.people[writer]
                .post(&podium, "/game", &club.own_game(writer))
                .await?;
        }
    }
    let mut games = log::transactions(&cluster.log()?[begin..]);
    games.retain(|statements| statements.iter().any(|one| one.sql.contains("INSERT INTO game ")));
    ensure!(games.len() == 2 * WRITERS, "{} games were logged", games.len());
    Ok(games.chunks(2).map(|pair| Replay::of([&pair[0], &pair[1]])).collect())
}
