//! Sixteen members record games of one group, on both databases; then the server is killed among them.

use std::net::SocketAddr;
use std::time::Duration;

use anyhow::{Context, Result, ensure};
use podium_system::{Clock, Entropy};
use serde_json::{Value, json};
use tokio::task::JoinSet;
use uuid::Uuid;

use crate::SEED;
use crate::account::Account;
use crate::club::{Club, MEMBERS};
use crate::http::{Connection, Request};
use crate::load::{Measured, Pace};
use crate::postgres::Cluster;
use crate::process::{Build, Podium};
use crate::report::{self, Goal, Table, cells, percent, times};
use crate::seed::Seed;
use crate::stored;

const GAMES: &str = "SELECT COUNT(*) FROM game WHERE playgroup_id = $1 AND removed_at IS NULL";
const PLAYED: &str =
    "SELECT COUNT(*) FROM seat s JOIN game g ON g.id = s.game_id WHERE s.deck_id = $1 AND g.removed_at IS NULL";
const WON: &str = "SELECT COUNT(*) FROM seat s JOIN game g ON g.id = s.game_id
    WHERE s.deck_id = $1 AND g.removed_at IS NULL AND s.placement = 1";
/// How long they record before the server is killed.
const UNTIL_KILLED: Duration = Duration::from_secs(2);

pub async fn measure(pace: Pace) -> Result<String> {
    let cluster = Cluster::start().await?;
    Seed::Club.into_postgres(&cluster).await?;
    let head = [
        "database",
        "games/s",
        "median",
        "p99",
        "of the first SQLite",
        "before: games/s",
        "median",
        "p99",
        "times before",
    ];
    let mut table = Table::new(&head[..if Build::all().len() > 1 { 9 } else { 5 }]);
    let mut killed = Table::new(&[
        "after `kill -9`",
        "acknowledged",
        "of them found",
        "sent again",
        "games in the end",
        "wrong counters",
    ]);
    let mut first = None;
    for database in ["SQLite", "PostgreSQL"] {
        let mut all: Vec<Measured> = Vec::new();
        for build in Build::all() {
            let podium = match database {
                "SQLite" => Seed::Club.start(build).await?,
                _ => {
                    Seed::Club
                        .start_on(build, &cluster, &format!("{build:?}").to_lowercase())
                        .await?
                }
            };
            let club = Club::at(&podium, MEMBERS).await?;
            let requests = (0..MEMBERS)
                .map(|member| club.people[member].request(&podium, "/game", Some(&club.shared_game(member))));
            all.push(stored::record(&podium, requests.collect::<Result<_>>()?, pace).await?);
            eprintln!("measured {MEMBERS} writers of one group on {database}, {build:?}");
            if build == Build::Now {
                killed.row([database.to_owned()].into_iter().chain(kill(podium, &club).await?));
            }
        }
        let first: f64 = *first.get_or_insert(all[0].per_second);
        let ours = all.pop().context("the last is of now")?;
        let mut row = vec![database.to_owned()];
        row.extend(cells(&ours));
        row.push(Goal::AtLeast(0.5).mark(ours.per_second / first, percent));
        if let Some(before) = all.pop() {
            row.extend(cells(&before));
            row.push(times(ours.per_second / before.per_second));
        }
        table.row(row);
    }
    cluster.end().await?;
    Ok(format!(
        "## One group

{MEMBERS} members of one group record games of four of them at once. The first SQLite is that of the oldest build measured.

{table}
Then each of them sends games with ids of their own, and the server is killed in the middle of them. Started again, it is
sent once more what was not acknowledged, which makes as many games in the end as were acknowledged and sent again: each is
there once. Wrong counters are those of the group and of the members' decks that differ from a count of the games.

{killed}"
    ))
}

/// What became of the games around a kill, as cells.
async fn kill(podium: Podium, club: &Club) -> Result<[String; 5]> {
    let before = podium.count(GAMES, &[club.shared]).await?;
    let mut tasks = JoinSet::new();
    for member in 0..MEMBERS {
        let (to, account, game) = (podium.address, club.people[member].clone(), club.shared_game(member));
        let mut sent = Sent {
            member,
            acknowledged: Vec::new(),
            unanswered: None,
        };
        tasks.spawn(async move {
            // It ends with the server.
            let _ = sent.record(to, &account, game).await;
            sent
        });
    }
    tokio::time::sleep(UNTIL_KILLED).await;
    let podium = podium.restart().await?;
    let (mut acknowledged, mut found, mut again) = (0, 0, 0);
    while let Some(sent) = tasks.join_next().await {
        let sent = sent?;
        let account = &club.people[sent.member];
        acknowledged += sent.acknowledged.len();
        for game in sent.acknowledged {
            found += usize::from(account.get(&podium, &format!("/game/{game}")).await.is_ok());
        }
        if let Some(game) = sent.unanswered {
            account.post(&podium, "/game", &game).await?;
            again += 1;
        }
    }
    let added = podium.count(GAMES, &[club.shared]).await? - before;
    let wrong = wrong_counters(&podium, club).await?;
    let exactly = |figure: usize, goal: usize| Goal::Exactly(goal as f64).mark(figure as f64, report::count);
    Ok([
        acknowledged.to_string(),
        exactly(found, acknowledged),
        again.to_string(),
        exactly(usize::try_from(added)?, acknowledged + again),
        exactly(wrong, 0),
    ])
}

/// What one member sent.
struct Sent {
    member: usize,
    acknowledged: Vec<Uuid>,
    unanswered: Option<Value>,
}

impl Sent {
    /// Records one game after the other until the server is gone.
    async fn record(&mut self, to: SocketAddr, account: &Account, mut game: Value) -> Result<()> {
        let entropy = Entropy::seeded(SEED + self.member as u64);
        let mut connection = Connection::open(to).await?;
        loop {
            let id = entropy.uuid(Clock::system().now());
            game["id"] = json!(id);
            self.unanswered = Some(game.clone());
            let request = Request::json(to, "/api/game", &account.headers()?, &game);
            let answer = connection.send(&request).await?;
            ensure!(answer.is_success(), "{}", answer.text());
            self.unanswered = None;
            self.acknowledged.push(id);
        }
    }
}

/// How many of the counters, of the group and of its members' decks, are not what a count of the games says.
async fn wrong_counters(podium: &Podium, club: &Club) -> Result<usize> {
    let group = club.people[0]
        .get(podium, &format!("/playgroup/{}", club.shared))
        .await?;
    let said = group["playgroup"]["gamesCount"].as_i64().context("a number of games")?;
    let mut wrong = usize::from(said != podium.count(GAMES, &[club.shared]).await?);
    for (member, deck) in club.people.iter().zip(&club.decks) {
        let shown = member.get(podium, &format!("/deck/{deck}")).await?;
        for (key, sql) in [("games", PLAYED), ("wins", WON)] {
            let said = shown["deck"]["record"][key].as_i64().context("a record")?;
            wrong += usize::from(said != podium.count(sql, &[*deck]).await?);
        }
    }
    Ok(wrong)
}
