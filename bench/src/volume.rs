//! Game lists, note search and stats against the bare driver, as data grows.

use std::path::Path;

use anyhow::{Context, Result};
use podium_domain::search::Query;
use podium_store::games::{self, Filter, GameView, Scope};
use podium_store::notes::{self, Filters, Note};
use podium_store::{Conn, sets, tags};
use uuid::Uuid;

use crate::account::Account;
use crate::call::{Call, written_down};
use crate::growth;
use crate::http::Request;
use crate::load::{self, Measured, Pace};
use crate::process::{Build, Other, Podium};
use crate::raw::Routes;
use crate::report::{Goal, Table, cells, ms, percent, rate, times};
use crate::seed::Seed;
use crate::stats::{Added, LEADERBOARD, Market};

pub const CONNECTIONS: usize = 64;
pub const PAGE: &str = "page of 50 games";
const SEARCH: &str = "search through notes";
/// Alice's search: a word in another form, and the beginning of a word.
const WORDS: &str = "treasure les";

/// The results at one size.
pub struct Volume {
    pub seed: Seed,
    pub rows: Vec<Row>,
    /// Of this build, and of the older one.
    added: Vec<Added>,
}

pub struct Row {
    pub call: &'static str,
    pub ours: Measured,
    pub before: Option<Measured>,
    /// None where the statements are not run by themselves.
    raw: Option<Measured>,
}

/// A server with the demo, and Alice, who has 5,000 games at every size.
pub struct Demo {
    pub podium: Podium,
    pub alice: Account,
}

impl Demo {
    pub async fn sign_in(podium: Podium) -> Result<Demo> {
        let alice = Account::demo(&podium, "alice").await?;
        Ok(Demo { podium, alice })
    }
}

/// With so many sizes, the smallest first.
pub async fn measure(pace: Pace, sizes: usize) -> Result<String> {
    let mut volumes = Vec::new();
    for seed in [Seed::Medium, Seed::Large, Seed::Huge].into_iter().take(sizes) {
        volumes.push(at_size(seed, pace).await?);
    }
    let is_compared = Build::all().len() > 1;
    let head = [
        "call",
        "requests/s",
        "median",
        "p99",
        "bare driver: requests/s",
        "median",
        "p99",
        "share of the driver",
        "before: requests/s",
        "times before",
    ];
    let mut table = Table::new(&head[..if is_compared { 10 } else { 8 }]);
    let head = ["a game added among", "written", "counted", "before: written", "counted"];
    let mut added = Table::new(&head[..if is_compared { 5 } else { 3 }]);
    for volume in &volumes {
        for Row {
            call,
            ours,
            before,
            raw,
        } in &volume.rows
        {
            let Some(raw) = raw else { continue };
            let mut row = vec![format!("{call}, {} games", volume.seed.games())];
            row.extend(cells(ours));
            row.extend(cells(raw));
            row.push(goal(call).mark(ours.per_second / raw.per_second, percent));
            let than = |before: &Measured| [rate(before.per_second), times(ours.per_second / before.per_second)];
            row.extend(before.iter().flat_map(than));
            table.row(row);
        }
        let times = volume
            .added
            .iter()
            .flat_map(|added| [ms(added.written), ms(added.counted)]);
        added.row(
            [format!("{} games and notes", volume.seed.games())]
                .into_iter()
                .chain(times),
        );
    }
    let growth = growth::measure(&volumes, pace).await?;
    Ok(format!(
        "## Many games

SQLite, {CONNECTIONS} connections, by a player with 5,000 games among so many by others, on as many people's tables, with a
note on each. Beside each call stands a bare axum route that runs the same statements, with the same values, on the bare
driver (rusqlite, as many threads) and answers with their rows as JSON, column by column: no sign-in, no signature, no
types, no shape. Stats that were computed once are kept until a game changes them; the bare driver reads the games every
time.

{table}
The large group has 60 members, and one in twenty of all games is its own: 5,000 of 100,000. Pods are made for all of its
members, with a search that the bare driver does not do. One game added to it, the middle one of a hundred, from the moment
it is sent until it is written down durably, and until the leaderboard has it:

{added}
{growth}"
    ))
}

async fn at_size(seed: Seed, pace: Pace) -> Result<Volume> {
    let mut demos = Vec::new();
    for build in Build::all() {
        demos.push(Demo::sign_in(seed.start(build).await?).await?);
    }
    let now = demos.last().context("there is always one")?;
    let (database, me) = (now.podium.file(), now.alice.user);
    let market = Market::find(&database)?;
    let calls = calls(&market, &database, me).await?;
    let bare = |call: &Call| call.path.split('?').next().unwrap_or_default().to_owned();
    let routes = calls.iter().map(|call| (bare(call), call.statements.clone())).collect();
    let database = database.to_str().context("a path in UTF-8")?.to_owned();
    let raw = Other::start("raw", &serde_json::to_value(Routes { database, routes })?).await?;
    let mut rows = Vec::new();
    for call in &calls {
        let raw = match call.statements.as_slice() {
            [] => None,
            _ => {
                let bare = Request::new(raw.address, "GET", &bare(call), &[], "");
                Some(load::run(&bare, CONNECTIONS, pace).await?)
            }
        };
        let mut all = Vec::new();
        for demo in &demos {
            all.push(load::run(&call.request(&demo.podium, &demo.alice)?, CONNECTIONS, pace).await?);
        }
        rows.push(Row {
            call: call.name,
            ours: all.pop().context("the last is of now")?,
            before: all.pop(),
            raw,
        });
        eprintln!("measured {} with {} games", call.name, seed.games());
    }
    let mut added = Vec::new();
    for demo in demos.iter().rev() {
        added.push(market.add(&demo.podium, &demo.alice).await?);
    }
    let now = demos.pop().context("the last is of now")?;
    let fresh = growth::fresh(now, &market, pace).await?;
    rows.extend(fresh.into_iter().map(|(call, ours)| Row {
        call,
        ours,
        before: None,
        raw: None,
    }));
    Ok(Volume { seed, rows, added })
}

/// The share of what the bare driver does.
fn goal(call: &str) -> Goal {
    match call {
        PAGE | LEADERBOARD => Goal::AtLeast(0.8),
        SEARCH => Goal::AtLeast(0.75),
        _ => Goal::None,
    }
}

async fn calls(market: &Market, database: &Path, me: Uuid) -> Result<Vec<Call>> {
    let query = format!("/notes/search?q={}", WORDS.replace(' ', "%20"));
    let mut calls = vec![
        Call::get(PAGE, "/games".into(), games_of(database, me).await?),
        Call::get(SEARCH, query, search_of(database, me).await?),
    ];
    calls.append(&mut market.calls(database, me).await?);
    calls.append(&mut growth::more_calls(market, database, me)?);
    Ok(calls)
}

/// The statements of `GET /games`, with their values.
async fn games_of(database: &Path, me: Uuid) -> Result<Vec<String>> {
    written_down(database, async |c: &mut Conn| {
        let page = games::page(c, me, Scope::Mine, &Filter::default()).await?;
        let in_sets = page.games.iter().filter_map(|view| view.played.game.set_id);
        let found: Vec<Uuid> = in_sets.collect();
        sets_with_notes(c, me, found).await?;
        notes_on(c, me, &page.games).await
    })
    .await
}

/// The statements of `GET /notes/search`, with their values.
async fn search_of(database: &Path, me: Uuid) -> Result<Vec<String>> {
    written_down(database, async |c: &mut Conn| {
        let (found, _) = notes::search(c, me, &Query::new(WORDS), &Filters::default()).await?;
        let of = |target: fn(&Note) -> Option<Uuid>| found.iter().filter_map(target).collect::<Vec<_>>();
        let games = games::of_ids(c, me, &of(|note| note.game_id)).await?;
        sets_with_notes(c, me, of(|note| note.set_id)).await?;
        notes_on(c, me, &games).await
    })
    .await
}

async fn sets_with_notes(c: &mut Conn, me: Uuid, mut found: Vec<Uuid>) -> podium_store::Result<()> {
    found.sort();
    found.dedup();
    sets::of_ids(c, me, &found).await?;
    let (mut tags, mut notes) = (tags::TagRows::default(), notes::NoteRows::default());
    let mut batch = podium_store::Batch::default();
    tags.on_sets(&mut batch, me, &found);
    notes.on_sets(&mut batch, me, &found);
    batch.run(c).await
}

async fn notes_on(c: &mut Conn, me: Uuid, games: &[GameView]) -> podium_store::Result<()> {
    let ids: Vec<Uuid> = games.iter().map(|view| view.played.game.id).collect();
    let (mut tags, mut notes) = (tags::TagRows::default(), notes::NoteRows::default());
    let mut batch = podium_store::Batch::default();
    tags.on_games(&mut batch, me, &ids);
    notes.on_games(&mut batch, me, &ids);
    batch.run(c).await
}
