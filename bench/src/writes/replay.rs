//! The statements of a recorded game on the bare driver: each writer repeats a game of their own, with new ids.

use std::collections::{HashMap, HashSet};
use std::error::Error;

use anyhow::{Context, Result};
use bytes::BytesMut;
use futures_util::future::try_join_all;
use podium_system::{Clock, Entropy};
use tokio_postgres::Client;
use tokio_postgres::error::SqlState;
use tokio_postgres::types::{Format, IsNull, ToSql, Type, to_sql_checked};
use uuid::Uuid;

use super::log::Statement;
use crate::load::{self, Measured, Pace, Worked};
use crate::postgres::connect;

/// A transaction whose new ids are drawn again each time.
#[derive(Clone)]
pub struct Replay {
    statements: Vec<(String, Vec<Option<Vec<Piece>>>)>,
    fresh: usize,
}

/// A part of a value.
#[derive(Clone)]
enum Piece {
    Kept(String),
    /// The new id of this number.
    Fresh(usize),
}

impl Replay {
    /// From two games of the same writer: an id that only the second has is new in each game.
    pub fn of([first, second]: [&[Statement]; 2]) -> Replay {
        let texts = |game: &[Statement]| {
            game.iter()
                .flat_map(|one| one.values.clone())
                .flatten()
                .collect::<Vec<_>>()
        };
        let known: HashSet<Uuid> = texts(first)
            .iter()
            .flat_map(|text| ids(text))
            .map(|(_, id)| id)
            .collect();
        let mut numbers: HashMap<Uuid, usize> = HashMap::new();
        for (_, id) in texts(second).iter().flat_map(|text| ids(text)) {
            let next = numbers.len();
            if !known.contains(&id) {
                numbers.entry(id).or_insert(next);
            }
        }
        let pieces = |value: &Option<String>| value.as_ref().map(|text| split(text, &numbers));
        Replay {
            statements: second
                .iter()
                .map(|one| (one.sql.clone(), one.values.iter().map(pieces).collect()))
                .collect(),
            fresh: numbers.len(),
        }
    }

    pub fn len(&self) -> usize {
        self.statements.len()
    }

    async fn play(&self, client: &Client, ready: &[Ready<'_>], entropy: &Entropy) -> Result<(), tokio_postgres::Error> {
        let now = Clock::system().now();
        let fresh: Vec<String> = (0..self.fresh).map(|_| entropy.uuid(now).to_string()).collect();
        for together in ready.chunk_by(|one, next| one.round == next.round) {
            try_join_all(together.iter().map(|one| one.send(client, &fresh))).await?;
        }
        Ok(())
    }

    /// Repeats the game on a connection of its own.
    async fn repeat(self, url: String, seed: u64, mut worked: Worked) -> Result<Worked> {
        let (client, entropy) = (connect(&url).await?, Entropy::seeded(seed));
        let mut ready = Vec::new();
        for (sql, values) in &self.statements {
            ready.push(Ready::prepare(&client, sql, values).await?);
        }
        while worked.goes_on() {
            let played = self.play(&client, &ready, &entropy).await;
            worked.tried(played.is_ok());
            match played {
                Err(why) if is_conflict(&why) => client.batch_execute("ROLLBACK").await?,
                played => played.context("a statement of a recorded game")?,
            }
        }
        Ok(worked)
    }
}

/// What is sent together: what is read, and what is written with the end.
#[derive(Clone, Copy, PartialEq)]
enum Round {
    Read,
    Write,
}

/// A statement on a connection.
struct Ready<'r> {
    sql: &'r str,
    values: &'r [Option<Vec<Piece>>],
    /// None for what is sent as text, such as BEGIN.
    prepared: Option<tokio_postgres::Statement>,
    round: Round,
}

impl<'r> Ready<'r> {
    async fn prepare(client: &Client, sql: &'r str, values: &'r [Option<Vec<Piece>>]) -> Result<Ready<'r>> {
        let prepared = match values {
            [] => None,
            _ => Some(client.prepare(sql).await?),
        };
        let round = match sql.split_whitespace().next() {
            Some("BEGIN" | "SELECT" | "WITH") => Round::Read,
            _ => Round::Write,
        };
        Ok(Ready {
            sql,
            values,
            prepared,
            round,
        })
    }

    async fn send(&self, client: &Client, fresh: &[String]) -> Result<(), tokio_postgres::Error> {
        let Some(prepared) = &self.prepared else {
            return client.batch_execute(self.sql).await;
        };
        let values: Vec<TextValue> = self
            .values
            .iter()
            .map(|value| TextValue::of(value.as_deref(), fresh))
            .collect();
        let values: Vec<&(dyn ToSql + Sync)> = values.iter().map(|value| value as &(dyn ToSql + Sync)).collect();
        client.query(prepared, &values).await.map(drop)
    }
}

/// Each writer repeats their game. `failed` counts the conflicts, after which a game is tried again.
pub async fn run(replays: &[Replay], url: &str, seed: u64, pace: Pace) -> Result<Measured> {
    let repeat = |number: usize, worked| {
        let replay = replays[number].clone();
        replay.repeat(url.to_owned(), seed + number as u64, worked)
    };
    load::measure(pace, replays.len(), repeat).await
}

fn is_conflict(why: &tokio_postgres::Error) -> bool {
    let conflicts = [SqlState::T_R_SERIALIZATION_FAILURE, SqlState::T_R_DEADLOCK_DETECTED];
    why.code().is_some_and(|code| conflicts.contains(code))
}

/// The ids in a text and where they begin.
fn ids(text: &str) -> Vec<(usize, Uuid)> {
    const LENGTH: usize = 36;
    let at = |start: usize| Some((start, Uuid::try_parse(text.get(start..start + LENGTH)?).ok()?));
    (0..text.len().saturating_sub(LENGTH - 1)).filter_map(at).collect()
}

fn split(text: &str, numbers: &HashMap<Uuid, usize>) -> Vec<Piece> {
    let (mut pieces, mut done) = (Vec::new(), 0);
    for (at, id) in ids(text) {
        if let Some(number) = numbers.get(&id) {
            pieces.push(Piece::Kept(text[done..at].to_owned()));
            pieces.push(Piece::Fresh(*number));
            done = at + id.hyphenated().to_string().len();
        }
    }
    pieces.push(Piece::Kept(text[done..].to_owned()));
    pieces
}

/// A value that PostgreSQL reads from its text.
#[derive(Debug)]
struct TextValue(Option<String>);

impl TextValue {
    fn of(pieces: Option<&[Piece]>, fresh: &[String]) -> TextValue {
        let text = |piece: &Piece| match piece {
            Piece::Kept(text) => text.clone(),
            Piece::Fresh(number) => fresh[*number].clone(),
        };
        TextValue(pieces.map(|pieces| pieces.iter().map(text).collect()))
    }
}

impl ToSql for TextValue {
    fn to_sql(&self, _: &Type, out: &mut BytesMut) -> Result<IsNull, Box<dyn Error + Sync + Send>> {
        let Some(text) = &self.0 else { return Ok(IsNull::Yes) };
        out.extend_from_slice(text.as_bytes());
        Ok(IsNull::No)
    }

    fn accepts(_: &Type) -> bool {
        true
    }

    fn encode_format(&self, _: &Type) -> Format {
        Format::Text
    }

    to_sql_checked!();
}
