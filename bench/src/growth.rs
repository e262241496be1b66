//! How much slower calls get when there are ten times as many games, on both databases.

use std::path::Path;

use anyhow::{Context, Result};
use uuid::Uuid;

use crate::call::Call;
use crate::load::{self, Measured, Pace};
use crate::postgres::Cluster;
use crate::process::Build;
use crate::report::{Goal, Table, ms, times, with_errors};
use crate::seed::Seed;
use crate::stats::{LEADERBOARD, Market, STATS_OF_200};
use crate::volume::{CONNECTIONS, Demo, PAGE, Volume};

const ONE_GAME: &str = "one game";
const GROUP_STATS: &str = "stats of the large group";
const FRESH_STATS: &str = "stats of one with about 200, computed each time";
const FRESH_GROUP_STATS: &str = "stats of the large group, computed each time";
/// What is compared; the other calls answer with more where there is more.
const COMPARED: [&str; 7] = [
    PAGE,
    ONE_GAME,
    STATS_OF_200,
    FRESH_STATS,
    LEADERBOARD,
    GROUP_STATS,
    FRESH_GROUP_STATS,
];

/// Those of the compared calls that have no bare driver beside them.
pub fn more_calls(market: &Market, database: &Path, me: Uuid) -> Result<Vec<Call>> {
    let newest = "SELECT game_id FROM history WHERE user_id = $1 ORDER BY ended_at DESC LIMIT 1";
    let game: Uuid = rusqlite::Connection::open(database)?.query_row(newest, [me], |row| row.get(0))?;
    Ok(vec![
        Call::get(ONE_GAME, format!("/game/{game}"), Vec::new()),
        Call::get(GROUP_STATS, market.path("stats"), Vec::new()),
    ])
}

/// Stats that are kept nowhere, measured on a server of this build, which is restarted for that.
pub async fn fresh(demo: Demo, market: &Market, pace: Pace) -> Result<Vec<(&'static str, Measured)>> {
    let podium = demo.podium.restart_as(Build::Forgetful).await?;
    let mut rows = Vec::new();
    for (name, path) in [
        (FRESH_STATS, format!("/user/{}/stats", market.casual)),
        (FRESH_GROUP_STATS, market.path("stats")),
    ] {
        let request = demo.alice.request(&podium, &path, None)?;
        rows.push((name, load::run(&request, CONNECTIONS, pace).await?));
    }
    Ok(rows)
}

/// The section about the first two sizes: SQLite was measured with the rest, PostgreSQL is measured here.
pub async fn measure(volumes: &[Volume], pace: Pace) -> Result<String> {
    let [small, large, ..] = volumes else {
        return Ok(String::new());
    };
    let head = [
        "call",
        "database",
        "10,000 games: median",
        "100,000 games: median",
        "times",
        "before: 10,000",
        "100,000",
        "times",
    ];
    let mut table = Table::new(&head[..if Build::all().len() > 1 { 8 } else { 5 }]);
    let mut row = |call: &str, database: &str, builds: [Option<(&Measured, &Measured)>; 2]| {
        let goals = [goal(call), Goal::None];
        let cells = builds
            .into_iter()
            .flatten()
            .zip(goals)
            .flat_map(|((small, large), goal)| {
                let slower = goal.mark(small.per_second / large.per_second, times);
                [small, large]
                    .map(|one| with_errors(ms(one.median), one))
                    .into_iter()
                    .chain([slower])
            });
        table.row([call.to_owned(), database.to_owned()].into_iter().chain(cells));
    };
    for (small, large) in small.rows.iter().zip(&large.rows) {
        if COMPARED.contains(&small.call) {
            let before = small.before.as_ref().zip(large.before.as_ref());
            row(small.call, "SQLite", [Some((&small.ours, &large.ours)), before]);
        }
    }
    let cluster = Cluster::start().await?;
    let small = on_postgres(&cluster, Seed::Medium, pace).await?;
    let large = on_postgres(&cluster, Seed::Large, pace).await?;
    cluster.end().await?;
    for ((call, small), (_, large)) in small.iter().zip(&large) {
        let mut builds = small.iter().zip(large);
        row(call, "PostgreSQL", [builds.next(), builds.next()]);
    }
    Ok(format!(
        "## Growth

The same calls among 10,000 and among 100,000 games, with {CONNECTIONS} connections; the large group has 500 and 5,000 of
them. The last column of each build says how many times fewer requests a second are answered where there is ten times as
much. Stats are kept until a game changes them, except in the rows that say so.

{table}"
    ))
}

/// How much slower this build may get.
fn goal(call: &str) -> Goal {
    Goal::AtMost(match call {
        GROUP_STATS | FRESH_GROUP_STATS => 2.0,
        _ => 1.3,
    })
}

/// Each compared call with what was measured: now, then before.
async fn on_postgres(cluster: &Cluster, seed: Seed, pace: Pace) -> Result<Vec<(&'static str, Vec<Measured>)>> {
    seed.into_postgres(cluster).await?;
    let mut demos = Vec::new();
    for build in Build::all().into_iter().rev() {
        let database = format!("{}_{build:?}", seed.name()).to_lowercase();
        demos.push(Demo::sign_in(seed.start_on(build, cluster, &database).await?).await?);
    }
    let now = demos.first().context("there is always one")?;
    // The data folder still has the SQLite file that was copied.
    let (file, me) = (now.podium.file(), now.alice.user);
    let market = Market::find(&file)?;
    let mut calls = more_calls(&market, &file, me)?;
    calls.push(Call::get(PAGE, "/games".into(), Vec::new()));
    calls.push(Call::get(
        STATS_OF_200,
        format!("/user/{}/stats", market.casual),
        Vec::new(),
    ));
    calls.push(Call::get(LEADERBOARD, market.path("leaderboard"), Vec::new()));
    let mut rows = Vec::new();
    for call in &calls {
        let mut measured = Vec::new();
        for demo in &demos {
            measured.push(load::run(&call.request(&demo.podium, &demo.alice)?, CONNECTIONS, pace).await?);
        }
        eprintln!("measured {} with {} games on PostgreSQL", call.name, seed.games());
        rows.push((call.name, measured));
    }
    let fresh = fresh(demos.swap_remove(0), &market, pace).await?;
    rows.extend(fresh.into_iter().map(|(call, measured)| (call, vec![measured])));
    Ok(rows)
}
