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
use crate::load::{self, Measured, Request};
use crate::process::{Other, Podium};
use crate::raw::Routes;
use crate::stats::{Added, Market};
use crate::{CONNECTIONS, TIME, WARM_UP};

/// Alice's search: a word in another form, and the beginning of a word.
const WORDS: &str = "treasure les";

pub struct Row {
    pub call: &'static str,
    pub ours: Measured,
    pub raw: Measured,
}

/// The results at one size.
pub struct Volume {
    /// How much data there is, for the report.
    pub games: &'static str,
    pub rows: Vec<Row>,
    pub added: Added,
}

/// Alice has 5,000 games at every size.
pub async fn measure(size: &'static str) -> Result<Volume> {
    let games = match size {
        "medium" => "10,000 games and notes",
        "large" => "100,000 games and notes",
        _ => "1,000,000 games and notes",
    };
    let podium = Podium::demo(size).await?;
    let account = Account::demo(&podium).await?;
    let database = podium.data.path().join("podium.db");
    let query = format!("/api/notes/search?q={}", WORDS.replace(' ', "%20"));
    let market = Market::find(&database)?;
    let mut calls = vec![
        Call::get(
            "page of 50 games",
            "/api/games".into(),
            games_of(&database, account.user).await?,
        ),
        Call::get("search through notes", query, search_of(&database, account.user).await?),
    ];
    calls.append(&mut market.calls(&database, account.user).await?);
    let bare = |call: &Call| call.path.split('?').next().unwrap_or_default().to_owned();
    let routes = calls.iter().map(|call| (bare(call), call.statements.clone())).collect();
    let database = database.to_str().context("a path in UTF-8")?.to_owned();
    let raw = Other::start("raw", &serde_json::to_value(Routes { database, routes })?).await?;
    let mut rows = Vec::new();
    for call in &calls {
        let bare = Request::new(raw.address, "GET", &bare(call), &[], "");
        let request = call.request(&podium, &account.headers()?);
        rows.push(Row {
            call: call.name,
            raw: load::run(&bare, CONNECTIONS, WARM_UP, TIME).await?,
            ours: load::run(&request, CONNECTIONS, WARM_UP, TIME).await?,
        });
        eprintln!("measured {} at size {size}", call.name);
    }
    let added = market.add(&podium, &account).await?;
    Ok(Volume { games, rows, added })
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
