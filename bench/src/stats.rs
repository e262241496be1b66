//! Stats at volume against the bare driver, and the time until a new game is counted.

use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, ensure};
use podium_store::Conn;
use podium_store::stats::played::{self, Filter, Scope};
use podium_store::stats::{pods, ratings};
use podium_system::Clock;
use serde_json::{Value, json};
use uuid::Uuid;

use crate::account::Account;
use crate::call::{Call, written_down};
use crate::process::Podium;

/// How far back pods look for players who met.
const LATELY: Duration = Duration::from_secs(180 * 24 * 60 * 60);
/// Recorded one by one, each after the last is counted.
const ADDED: usize = 100;

pub const STATS_OF_200: &str = "stats of one with about 200";
pub const LEADERBOARD: &str = "leaderboard of 60 members";

/// The large group of the demo, which Alice is in.
pub struct Market {
    id: Uuid,
    members: Vec<Uuid>,
    /// A member with about 200 games.
    pub casual: Uuid,
}

impl Market {
    pub fn find(database: &Path) -> Result<Market> {
        let c = rusqlite::Connection::open(database)?;
        let id = "SELECT playgroup_id FROM playgroup_member GROUP BY playgroup_id ORDER BY COUNT(*) DESC LIMIT 1";
        let id: Uuid = c.query_row(id, [], |row| row.get(0))?;
        let members = "SELECT m.user_id FROM playgroup_member m WHERE m.playgroup_id = $1
            ORDER BY ABS((SELECT COUNT(*) FROM history h WHERE h.user_id = m.user_id) - 200), m.user_id";
        let mut members = c.prepare(members)?;
        let members = members
            .query_map([id], |row| row.get(0))?
            .collect::<rusqlite::Result<Vec<Uuid>>>()?;
        let casual = *members.first().context("somebody is in the large group")?;
        Ok(Market { id, members, casual })
    }

    pub fn path(&self, call: &str) -> String {
        format!("/playgroup/{}/{call}", self.id)
    }

    /// The calls that read stats.
    pub async fn calls(&self, database: &Path, me: Uuid) -> Result<Vec<Call>> {
        let (group, since) = (self.id, Clock::system().now() - LATELY);
        let stats = async |of: Uuid| {
            written_down(database, async |c: &mut Conn| {
                played::games(c, me, Scope::User(of), &Filter::default())
                    .await
                    .map(drop)
            })
            .await
        };
        let board = written_down(database, async |c: &mut Conn| {
            ratings::board(c, group, me, None).await?;
            ratings::is_due(c, group).await.map(drop)
        });
        let met = written_down(database, async |c: &mut Conn| {
            played::members(c, group).await?;
            ratings::of_subjects(c, group, &self.members).await?;
            pods::meetings(c, group, since).await.map(drop)
        });
        let players: Vec<Value> = self.members.iter().map(|user| json!({ "userId": user })).collect();
        Ok(vec![
            Call::get(
                "stats of a player with 5,000 games",
                "/user/stats".into(),
                stats(me).await?,
            ),
            Call::get(
                STATS_OF_200,
                format!("/user/{}/stats", self.casual),
                stats(self.casual).await?,
            ),
            Call::get(LEADERBOARD, self.path("leaderboard"), board.await?),
            Call::get("pods for 60", self.path("pods"), met.await?).posting(json!({ "players": players })),
        ])
    }

    /// Records games one by one and polls the leaderboard until each is in it.
    pub async fn add(&self, podium: &Podium, account: &Account) -> Result<Added> {
        let alice = account.user.to_string();
        let others = self.members.iter().filter(|member| **member != account.user).take(3);
        let others = (2..)
            .zip(others)
            .map(|(placement, user)| json!({ "userId": user, "placement": placement }));
        let seats: Vec<Value> = [json!({ "userId": alice, "placement": 1 })]
            .into_iter()
            .chain(others)
            .collect();
        let format = account.get(podium, "/games").await?["games"][0]["formatId"].clone();
        let game = json!({ "formatId": format, "playgroupId": self.id, "seats": seats });
        let (mut written, mut counted) = (Vec::new(), Vec::new());
        for _ in 0..ADDED {
            let begun = Instant::now();
            let made = account.post(podium, "/game", &game).await?;
            written.push(begun.elapsed());
            let ended = &made["game"]["endedAt"];
            ensure!(ended.is_string(), "no game was made: {made}");
            let is_in = |board: &Value| {
                let rows = board["players"].as_array().into_iter().flatten();
                rows.into_iter()
                    .any(|row| row["userId"] == alice.as_str() && row["lastPlayed"] == *ended)
            };
            let path = self.path("leaderboard");
            while !is_in(&account.get(podium, &path).await?) {
                ensure!(begun.elapsed() < Duration::from_secs(60), "a game is not counted");
            }
            counted.push(begun.elapsed());
        }
        Ok(Added {
            written: median(written),
            counted: median(counted),
        })
    }
}

/// Median times for one game.
pub struct Added {
    pub written: Duration,
    pub counted: Duration,
}

fn median(mut times: Vec<Duration>) -> Duration {
    times.sort_unstable();
    times[times.len() / 2]
}
