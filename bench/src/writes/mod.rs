//! Games recorded on PostgreSQL by writers who share nothing, against the same statements on the bare driver.

mod log;
mod replay;

use anyhow::{Context, Result, ensure};
use replay::Replay;

use crate::SEED;
use crate::club::{Club, WRITERS};
use crate::load::{self, Measured, Pace};
use crate::postgres::Cluster;
use crate::process::{Build, Podium};
use crate::report::{Table, cells, rate, share};
use crate::seed::Seed;

const COUNTS: [usize; 6] = [1, 2, 4, 8, 16, WRITERS];
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

    let head = [
        "writers",
        "games/s",
        "median",
        "p99",
        "conflicts",
        "times one writer",
        "bare driver: games/s",
        "p99",
        "conflicts",
        "share of the driver",
        "before: games/s",
        "median",
        "p99",
        "conflicts",
    ];
    let mut table = Table::new(&head[..if sites.len() > 1 { 14 } else { 10 }]);
    let mut alone = None;
    for writers in COUNTS {
        let bare = replay::run(&replays[..writers], &driver, SEED, pace).await?;
        let mut all = Vec::new();
        for (podium, club) in &sites {
            all.push(record(&cluster, podium, club, writers, pace).await?);
        }
        let (ours, conflicts) = all.pop().context("the last is of now")?;
        let alone = *alone.get_or_insert(ours.per_second);
        let mut row = vec![writers.to_string()];
        row.extend(cells(&ours));
        row.push(portion(conflicts, &ours));
        row.push(format!("{:.1}", ours.per_second / alone));
        let [games, _, p99] = cells(&bare);
        row.extend([
            games,
            p99,
            portion(bare.failed, &bare),
            share(ours.per_second, bare.per_second),
        ]);
        for (before, conflicts) in all {
            row.extend(cells(&before));
            row.push(portion(conflicts, &before));
        }
        table.row(row);
        eprintln!("measured {writers} writers: {} games/s", rate(ours.per_second));
    }
    drop(sites);
    cluster.end().await?;
    Ok(format!(
        "## Writers on PostgreSQL

Games recorded by users who have nothing in common, every other one in a group of their own, among 10,000 games of others.
PostgreSQL 15 or what is installed, on disk, durable (fsync on), with its default settings, on the same cores as everything
else. Conflicts are transactions that PostgreSQL ended because of others (serialization failures and deadlocks) and that
were tried again, in percent of the games recorded. Beside it stands what the database itself can do: the {statements}
statements of one recorded game, one after the other as Podium sends them, by the bare driver (tokio-postgres, a connection
for each writer) in the same process that measures: no HTTP, no sign-in, no ratings, no signals.

{table}"
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
    let requests = requests.collect::<Result<Vec<_>>>()?;
    let before = cluster.conflicts()?;
    let measured = load::run_each(requests, pace).await?;
    Ok((measured, cluster.conflicts()? - before))
}

fn portion(conflicts: usize, measured: &Measured) -> String {
    format!("{:.1} %", 100.0 * conflicts as f64 / measured.requests as f64)
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
