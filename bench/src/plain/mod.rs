//! The least that a tracker must do, as plain handlers: the same tables, each statement where it is needed. No sign-in, no
//! access rules, no checks, no stats beyond win rates.

mod on_postgres;
mod on_sqlite;

use std::path::Path;
use std::sync::Arc;

use anyhow::Result;
use axum::body::Bytes;
use axum::extract::State;
use axum::response::Response;
use axum::routing::{get, post};
use axum::{Router, extract};
use podium_system::{Clock, Entropy};
use serde::{Deserialize, Serialize};
use uuid::Uuid;

use crate::bare;
use on_postgres::OnPostgres;
use on_sqlite::OnSqlite;

#[derive(Serialize, Deserialize)]
pub enum Database {
    Sqlite(String),
    Postgres(String),
}

/// Statements whose only value is an id; the answer has their rows.
type Read = &'static [&'static str];

const PAGE: Read = &[
    "SELECT g.id, g.ended_at, g.turns, g.format_id, g.playgroup_id, g.recorded_by
        FROM history h JOIN game g ON g.id = h.game_id WHERE h.user_id = $1 ORDER BY h.ended_at DESC LIMIT 50",
    "SELECT s.game_id, s.seat, s.user_id, u.username, s.guest_name, s.deck_id, s.deck_name, s.placement
        FROM seat s LEFT JOIN users u ON u.id = s.user_id
        WHERE s.game_id IN (SELECT h.game_id FROM history h WHERE h.user_id = $1 ORDER BY h.ended_at DESC LIMIT 50)",
];
const GAME: Read = &[
    "SELECT id, ended_at, turns, format_id, playgroup_id, recorded_by FROM game WHERE id = $1",
    "SELECT s.seat, s.user_id, u.username, s.guest_name, s.deck_id, s.deck_name, s.placement
        FROM seat s LEFT JOIN users u ON u.id = s.user_id WHERE s.game_id = $1",
];
const STATS: Read = &[
    "SELECT s.deck_id, COUNT(*) AS games, CAST(SUM(CASE WHEN s.placement = 1 THEN 1 ELSE 0 END) AS BIGINT) AS wins
        FROM history h JOIN seat s ON s.game_id = h.game_id AND s.user_id = h.user_id
        WHERE h.user_id = $1 GROUP BY s.deck_id",
    "SELECT o.user_id, COUNT(*) AS games, CAST(SUM(CASE WHEN s.placement = 1 THEN 1 ELSE 0 END) AS BIGINT) AS wins
        FROM history h JOIN seat s ON s.game_id = h.game_id AND s.user_id = h.user_id
            JOIN seat o ON o.game_id = h.game_id AND o.user_id <> h.user_id
        WHERE h.user_id = $1 GROUP BY o.user_id",
];

const INSERT_GAME: &str =
    "INSERT INTO game (id, playgroup_id, format_id, ended_at, recorded_by, recorded_at, live, version, words)
    VALUES ($1, $2, $3, $4, $5, $4, FALSE, 1, '')";
const INSERT_SEAT: &str =
    "INSERT INTO seat (game_id, seat, user_id, guest_name, deck_id, deck_name, commanders, colors, placement)
    VALUES ($1, $2, $3, $4, $5, $6, '[]', '', $7)";
const INSERT_HISTORY: &str = "INSERT INTO history (user_id, ended_at, game_id, deck_id) VALUES ($1, $2, $3, $4)";
const COUNT_DECK: &str = "UPDATE deck SET games = games + 1, wins = wins + $2, last_played = $3 WHERE id = $1";
const COUNT_GROUP: &str = "UPDATE playgroup SET games = games + 1, last_activity = $2 WHERE id = $1";

/// A value of a statement.
#[derive(Debug, Clone)]
enum Cell {
    Id(Option<Uuid>),
    Number(i64),
    Text(Option<String>),
}

type Statement = (&'static str, Vec<Cell>);

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct NewGame {
    format_id: Uuid,
    playgroup_id: Option<Uuid>,
    seats: Vec<NewSeat>,
}

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct NewSeat {
    user_id: Option<Uuid>,
    guest_name: Option<String>,
    deck_id: Option<Uuid>,
    deck_name: Option<String>,
    placement: i64,
}

enum Plain {
    Sqlite(OnSqlite),
    Postgres(OnPostgres),
}

impl Plain {
    async fn read(&self, statements: Read, id: Uuid) -> Result<Vec<u8>> {
        match self {
            Plain::Sqlite(sqlite) => sqlite.read(statements, id).await,
            Plain::Postgres(postgres) => postgres.read(statements, id).await,
        }
    }

    async fn record(&self, body: &[u8]) -> Result<Vec<u8>> {
        let (id, statements) = recording(&serde_json::from_slice(body)?);
        match self {
            Plain::Sqlite(sqlite) => sqlite.write(statements).await?,
            Plain::Postgres(postgres) => postgres.write(statements).await?,
        }
        Ok(serde_json::to_vec(&serde_json::json!({ "id": id }))?)
    }
}

/// Serves until killed; reads from standard input where its database is, and prints its address.
pub async fn serve() -> Result<()> {
    let plain = match serde_json::from_reader(std::io::stdin())? {
        Database::Sqlite(file) => Plain::Sqlite(OnSqlite::open(Path::new(&file))?),
        Database::Postgres(url) => Plain::Postgres(OnPostgres::open(&url)?),
    };
    let record = async |State(plain): State<Arc<Plain>>, body: Bytes| bare::answer(plain.record(&body).await);
    let router = Router::new()
        .route("/games/{id}", get(|plain, id| read(plain, id, PAGE)))
        .route("/game/{id}", get(|plain, id| read(plain, id, GAME)))
        .route("/stats/{id}", get(|plain, id| read(plain, id, STATS)))
        .route("/game", post(record));
    bare::serve_router(router.with_state(Arc::new(plain))).await
}

async fn read(State(plain): State<Arc<Plain>>, extract::Path(id): extract::Path<Uuid>, statements: Read) -> Response {
    bare::answer(plain.read(statements, id).await)
}

/// What one transaction does to record a game.
fn recording(new: &NewGame) -> (Uuid, Vec<Statement>) {
    use Cell::{Id, Number, Text};
    let now = Clock::system().now();
    let (game, at) = (Entropy::system().uuid(now), Number(now.millis()));
    let recorder = new.seats.iter().find_map(|seat| seat.user_id);
    let whole = vec![
        Id(Some(game)),
        Id(new.playgroup_id),
        Id(Some(new.format_id)),
        at.clone(),
        Id(recorder),
    ];
    let mut statements = vec![(INSERT_GAME, whole)];
    for (number, seat) in (1..).zip(&new.seats) {
        let names = [&seat.guest_name, &seat.deck_name].map(|name| Text(name.clone()));
        let [guest, deck] = names;
        let values = vec![
            Id(Some(game)),
            Number(number),
            Id(seat.user_id),
            guest,
            Id(seat.deck_id),
            deck,
            Number(seat.placement),
        ];
        statements.push((INSERT_SEAT, values));
        if seat.user_id.is_some() {
            let values = vec![Id(seat.user_id), at.clone(), Id(Some(game)), Id(seat.deck_id)];
            statements.push((INSERT_HISTORY, values));
        }
        if seat.deck_id.is_some() {
            let won = Number(i64::from(seat.placement == 1));
            statements.push((COUNT_DECK, vec![Id(seat.deck_id), won, at.clone()]));
        }
    }
    if new.playgroup_id.is_some() {
        statements.push((COUNT_GROUP, vec![Id(new.playgroup_id), at]));
    }
    (game, statements)
}
