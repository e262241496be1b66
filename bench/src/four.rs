//! The four calls people make most, on both databases, against plain handlers that do the least a tracker must.

use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::json;

use crate::account::text;
use crate::club::{Club, WRITERS, last_game};
use crate::http::Request;
use crate::load::{self, Measured, Pace};
use crate::plain::Database;
use crate::postgres::Cluster;
use crate::process::{Build, Other, Podium};
use crate::report::{Goal, Table, cells, rate, times};
use crate::seed::Seed;
use crate::stored;

const CONNECTIONS: usize = WRITERS;
const RECORD: &str = "record a game";
const PAGE: &str = "page of 50 games";
const ZIPPED: &str = "the same, asked for with gzip";
const ONE: &str = "one game";
const STATS: &str = "stats of 2,000 games";
const CHANGING: &str = "the same, ten games a second added";
const SQLITE: &str = "SQLite";
const POSTGRES: &str = "PostgreSQL";
const CHANGE_EVERY: Duration = Duration::from_millis(100);

pub async fn measure(pace: Pace) -> Result<String> {
    let head = [
        "call",
        "database",
        "requests/s",
        "median",
        "p99",
        "plain: requests/s",
        "times plain",
        "before: requests/s",
        "median",
        "p99",
        "times before",
    ];
    let mut table = Table::new(&head[..if Build::all().len() > 1 { 11 } else { 7 }]);
    let mut sqlite = Vec::new();
    for build in Build::all() {
        sqlite.push(Site::at(Seed::Club.start(build).await?).await?);
    }
    let file = Seed::Club.folder().await?;
    let path = file
        .path()
        .join("podium.db")
        .to_str()
        .context("a path in UTF-8")?
        .to_owned();
    compare(&mut table, SQLITE, Database::Sqlite(path), &sqlite, pace).await?;
    drop(sqlite);

    let cluster = Cluster::start().await?;
    Seed::Club.into_postgres(&cluster).await?;
    let mut postgres = Vec::new();
    for build in Build::all() {
        let database = format!("{build:?}").to_lowercase();
        postgres.push(Site::at(Seed::Club.start_on(build, &cluster, &database).await?).await?);
    }
    let url = cluster.copy(Seed::Club.name(), "plain").await?;
    compare(&mut table, POSTGRES, Database::Postgres(url), &postgres, pace).await?;
    drop(postgres);
    cluster.end().await?;
    Ok(format!(
        "## Four calls

The calls people make most, with {CONNECTIONS} connections, among 10,000 games: reading as a player with 2,000 of them,
recording as {WRITERS} users who have nothing in common; every recorded game was found in the database afterward.
Answers are not compressed, as nothing else here is, except in the row that asks for gzip as browsers do. PostgreSQL is
durable, with its default settings. Beside each stands a plain axum handler on the same driver and the same tables that does the least a tracker must: two statements for
each of the three reads, answered row by row; the game, its seats, histories and counters in one transaction. It knows
neither sign-in nor access rules, checks nothing, and its statistics are win rates by deck and by opponent. Statistics that
were computed once are kept until a game changes them; the row below has ten games of that player recorded a second,
each of which changes them.

{table}"
    ))
}

/// A server with the players of the club.
struct Site {
    podium: Podium,
    club: Club,
    /// Records a game of the player.
    change: Request,
}

impl Site {
    async fn at(podium: Podium) -> Result<Site> {
        let club = Club::at(&podium, WRITERS).await?;
        let game = last_game(&podium, &club.player).await?;
        let change = club.player.request(&podium, "/game", Some(&game))?;
        Ok(Site { podium, club, change })
    }

    /// The requests of each connection.
    fn requests(&self, call: &Call) -> Result<Vec<Request>> {
        let (club, podium) = (&self.club, &self.podium);
        let request = |at: usize| match call.name {
            RECORD => club.people[at].request(podium, &call.path, Some(&club.own_game(at))),
            ZIPPED => club.player.zipped(podium, &call.path),
            _ => club.player.request(podium, &call.path, None),
        };
        (0..CONNECTIONS).map(request).collect()
    }
}

struct Call {
    name: &'static str,
    path: String,
    /// At the plain server.
    plain: String,
}

async fn compare(table: &mut Table, database: &str, plain: Database, sites: &[Site], pace: Pace) -> Result<()> {
    let plain = Other::start("plain", &json!(plain)).await?;
    let now = sites.last().context("there is always one")?;
    let player = &now.club.player;
    let game = last_game(&now.podium, player).await?;
    let change = Request::json(plain.address, "/game", &[], &game);
    for call in calls(now).await? {
        let request = |at: usize| match call.name {
            RECORD => Request::json(plain.address, &call.plain, &[], &now.club.own_game(at)),
            _ => Request::new(plain.address, "GET", &call.plain, &[], ""),
        };
        let bare = run(&call, (0..CONNECTIONS).map(request).collect(), &change, pace).await?;
        let mut all = Vec::new();
        for site in sites {
            let requests = site.requests(&call)?;
            all.push(match call.name {
                RECORD => stored::record(&site.podium, requests, pace).await?,
                _ => run(&call, requests, &site.change, pace).await?,
            });
            if call.name == CHANGING {
                site.podium.idle().await?;
            }
        }
        let ours = all.pop().context("the last is of now")?;
        let mut row = vec![call.name.to_owned(), database.to_owned()];
        row.extend(cells(&ours));
        row.extend([rate(bare.per_second), times(ours.per_second / bare.per_second)]);
        if let Some(before) = all.pop() {
            row.extend(cells(&before));
            row.push(goal(call.name, database).mark(ours.per_second / before.per_second, times));
        }
        table.row(row);
        eprintln!("measured {} on {database}", call.name);
    }
    Ok(())
}

/// How many times as often as before it should be answered.
fn goal(call: &str, database: &str) -> Goal {
    match (call, database) {
        (ONE, POSTGRES) => Goal::AtLeast(3.0),
        (PAGE, POSTGRES) => Goal::AtLeast(2.5),
        (RECORD, POSTGRES) => Goal::AtLeast(20.0),
        (RECORD, SQLITE) => Goal::AtLeast(2.0),
        (STATS, POSTGRES) => Goal::AtLeast(6.0),
        (STATS, SQLITE) => Goal::AtLeast(4.0),
        _ => Goal::None,
    }
}

async fn calls(site: &Site) -> Result<Vec<Call>> {
    let player = &site.club.player;
    let newest = player.get(&site.podium, "/games").await?;
    let game = text(&newest["games"][0]["id"])?;
    let call = |name, path: String, plain: String| Call { name, path, plain };
    let page = |name| call(name, "/games".to_owned(), format!("/games/{}", player.user));
    let stats = |name| call(name, "/user/stats".to_owned(), format!("/stats/{}", player.user));
    Ok(vec![
        page(PAGE),
        page(ZIPPED),
        call(ONE, format!("/game/{game}"), format!("/game/{game}")),
        stats(STATS),
        stats(CHANGING),
        call(RECORD, "/game".to_owned(), "/game".to_owned()),
    ])
}

async fn run(call: &Call, requests: Vec<Request>, change: &Request, pace: Pace) -> Result<Measured> {
    let run = load::run_each(requests, pace);
    if call.name != CHANGING {
        return run.await;
    }
    let changes = load::paced(change, CHANGE_EVERY, pace.warm_up + pace.time);
    let (measured, changes) = tokio::join!(run, changes);
    changes?;
    measured
}
