//! The record and its figures at volume, against the bare driver, as data grows.

use std::path::Path;

use anyhow::{Context, Result};
use podium_domain::search::Query;
use podium_store::games::{self, Filter, Met, Scope};
use podium_store::notes::{self, Filters, Note};
use podium_store::{Conn, sets, tags};
use rusqlite::trace::{TraceEvent, TraceEventCodes};
use serde_json::Value;
use uuid::Uuid;

use crate::account::Account;
use crate::figures::{Added, Market};
use crate::load::{self, Measured, Request};
use crate::process::{Other, Podium};
use crate::raw::Routes;
use crate::{CONNECTIONS, TIME, WARM_UP};

/// What Alice looks for: a word in another form, and one that is only begun.
const WORDS: &str = "treasure les";

/// Something to ask for, and the statements behind it, with their values.
pub struct Call {
    name: &'static str,
    path: String,
    /// Posted, where there is one.
    body: Option<Value>,
    statements: Vec<String>,
}

impl Call {
    pub fn get(name: &'static str, path: String, statements: Vec<String>) -> Call {
        Call {
            name,
            path,
            body: None,
            statements,
        }
    }

    pub fn posting(self, body: Value) -> Call {
        Call {
            body: Some(body),
            ..self
        }
    }

    fn request(&self, podium: &Podium, headers: &[(&str, String)]) -> Request {
        match &self.body {
            None => Request::new(podium.address, "GET", &self.path, headers, ""),
            Some(body) => {
                let json = ("Content-Type", "application/json".to_owned());
                let headers = [headers, &[json]].concat();
                Request::new(podium.address, "POST", &self.path, &headers, &body.to_string())
            }
        }
    }
}

pub struct Row {
    pub call: &'static str,
    pub ours: Measured,
    pub raw: Measured,
}

/// What was measured at one size.
pub struct Volume {
    /// How many there are in all, in words.
    pub games: &'static str,
    pub rows: Vec<Row>,
    pub added: Added,
}

/// Alice has 5,000 games at any size.
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
        let in_sets = page.games.iter().filter_map(|met| met.played.game.set_id);
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
    tags::on_sets(c, me, &found).await?;
    notes::on_sets(c, me, &found).await.map(drop)
}

async fn notes_on(c: &mut Conn, me: Uuid, games: &[Met]) -> podium_store::Result<()> {
    let ids: Vec<Uuid> = games.iter().map(|met| met.played.game.id).collect();
    tags::on_games(c, me, &ids).await?;
    notes::on_games(c, me, &ids).await.map(drop)
}

/// Has SQLite say what it was asked.
pub async fn written_down(
    database: &Path,
    read: impl AsyncFnOnce(&mut Conn) -> podium_store::Result<()>,
) -> Result<Vec<String>> {
    let mut conn = rusqlite::Connection::open(database)?;
    let (said, heard) = std::sync::mpsc::channel();
    conn.trace_v2(
        TraceEventCodes::SQLITE_TRACE_STMT,
        Some(move |event: TraceEvent<'_>| {
            if let TraceEvent::Stmt(statement, _) = event {
                // Nobody listens once the statements are read.
                let _ = said.send(statement.expanded_sql());
            }
        }),
    )?;
    read(&mut Conn::Sqlite(conn)).await?;
    let said: Result<Vec<String>> = heard
        .into_iter()
        .map(|sql| sql.context("a statement too long to say"))
        .collect();
    // What the full-text index asks for itself it asks again by itself.
    let ours = |sql: &String| sql.starts_with("SELECT") && !sql.contains("note_search_");
    Ok(said?.into_iter().filter(ours).collect())
}
