//! Snapshots of live tables, whole for their actors and as summaries for calls, and the events since.

use std::fmt::Display;
use std::marker::PhantomData;

use podium_domain::table::{Broken, Event, SNAPSHOT_FORMAT, Summary, Table};
use serde::Serialize;
use serde::de::DeserializeOwned;
use uuid::Uuid;

use super::events::{bodies_after, event};
use super::{LiveTable, number};
use crate::{Conn, Error, Result, query, row};

/// A snapshot is stored every so many events, so that a reader folds no more than these and one batch.
pub const SNAPSHOT_EVERY: u64 = 100;
/// What is folded at once, rather than where it keeps nobody waiting.
const SHORT: usize = 64 * 1024;

/// A table after an event: its summary and, where it is known, the whole of it.
#[derive(Debug, Clone)]
pub struct NewSnapshot {
    sequence: i64,
    summary: String,
    table: Option<String>,
}

fn json(table: &impl Serialize) -> String {
    serde_json::to_string(table).expect("a table is plain data")
}

#[derive(Debug, Clone)]
struct StoredSnapshot {
    sequence: i64,
    body: String,
}

row!(StoredSnapshot { sequence, body });

/// What a table's events make.
pub trait Folded: DeserializeOwned {
    fn fold(events: &[Event]) -> Result<Self, Broken>;
    fn apply_later(&mut self, events: &[Event]) -> Result<(), Broken>;
    fn to_snapshot(&self) -> NewSnapshot;
}

impl Folded for Table {
    fn fold(events: &[Event]) -> Result<Table, Broken> {
        Table::fold(events)
    }

    fn apply_later(&mut self, events: &[Event]) -> Result<(), Broken> {
        Table::apply_later(self, events)
    }

    fn to_snapshot(&self) -> NewSnapshot {
        NewSnapshot {
            table: Some(json(self)),
            ..Summary::from(self).to_snapshot()
        }
    }
}

impl Folded for Summary {
    fn fold(events: &[Event]) -> Result<Summary, Broken> {
        Summary::fold(events)
    }

    fn apply_later(&mut self, events: &[Event]) -> Result<(), Broken> {
        Summary::apply_later(self, events)
    }

    fn to_snapshot(&self) -> NewSnapshot {
        NewSnapshot {
            sequence: number(self.sequence()),
            summary: json(self),
            table: None,
        }
    }
}

/// A table as storage has it: its last snapshot, if there is one, and the events since. Read inside a unit, folded
/// outside of it.
#[derive(Debug, Clone)]
pub struct Stored<T> {
    id: Uuid,
    snapshot: Option<StoredSnapshot>,
    events: Vec<String>,
    makes: PhantomData<fn() -> T>,
}

pub type StoredTable = Stored<Table>;
pub type StoredSummary = Stored<Summary>;

impl<T: Folded> Stored<T> {
    pub fn has_snapshot(&self) -> bool {
        self.snapshot.is_some()
    }

    /// The last event of its snapshot; 0 without one.
    pub fn snapshot_sequence(&self) -> i64 {
        self.snapshot.as_ref().map_or(0, |snapshot| snapshot.sequence)
    }

    /// How many events it was read with.
    pub fn events(&self) -> usize {
        self.events.len()
    }

    /// Whether folding it takes no longer than reading it took.
    pub fn is_short(&self) -> bool {
        let snapshot = self.snapshot.as_ref().map_or(0, |snapshot| snapshot.body.len());
        snapshot + self.events.iter().map(String::len).sum::<usize>() <= SHORT
    }

    /// The table, and the events it was read with. The commands behind its snapshot are not known to it.
    pub fn fold(&self) -> Result<(T, Vec<Event>)> {
        let broken = |why: &dyn Display| Error::Failed(format!("the table {}: {why}", self.id));
        let events: Vec<Event> = self.events.iter().map(|body| event(body)).collect::<Result<_>>()?;
        let table = match &self.snapshot {
            None => T::fold(&events),
            Some(snapshot) => {
                let mut table: T = serde_json::from_str(&snapshot.body).map_err(|why| broken(&why))?;
                table.apply_later(&events).map(|()| table)
            }
        };
        Ok((table.map_err(|why| broken(&why))?, events))
    }
}

/// Stores a snapshot as of the events that were just appended, in place of the one before.
pub async fn put_snapshot(c: &mut Conn, table: Uuid, snapshot: &NewSnapshot) -> Result<()> {
    if let Some(body) = &snapshot.table {
        upsert_snapshot(c, table, SNAPSHOT_FORMAT, snapshot.sequence, body).await?;
    }
    upsert_summary(c, table, SNAPSHOT_FORMAT, snapshot.sequence, &snapshot.summary).await
}

#[query {"
    INSERT INTO live_snapshot (table_id, format, sequence, body) VALUES (:table, :format, :sequence, :body)
    ON CONFLICT (table_id)
        DO UPDATE SET format = excluded.format, sequence = excluded.sequence, body = excluded.body"}]
async fn upsert_snapshot(c: &mut Conn, table: Uuid, format: i64, sequence: i64, body: &str) -> Result<()>;

#[query {"
    INSERT INTO live_summary (table_id, format, sequence, body) VALUES (:table, :format, :sequence, :body)
    ON CONFLICT (table_id)
        DO UPDATE SET format = excluded.format, sequence = excluded.sequence, body = excluded.body"}]
async fn upsert_summary(c: &mut Conn, table: Uuid, format: i64, sequence: i64, body: &str) -> Result<()>;

/// Stores the snapshot that a table should have had when it was read; not if anything about it has changed since, such
/// as the users its events name.
pub async fn renew_snapshot(c: &mut Conn, read: &LiveTable, snapshot: &NewSnapshot) -> Result<()> {
    let unchanged = hold_table(c, read, snapshot.sequence).await? > 0;
    match unchanged {
        true => put_snapshot(c, read.id, snapshot).await,
        false => Ok(()),
    }
}

/// Locks the row, whatever the isolation.
#[query {"
    UPDATE live_table SET version = version
    WHERE id = :read.id AND version = :read.version AND sequence = :sequence"}]
async fn hold_table(c: &mut Conn, read: &LiveTable, sequence: i64) -> Result<u64>;

/// A table from its last snapshot on, or from `have` if that is earlier.
pub async fn stored(c: &mut Conn, id: Uuid, have: Option<u64>) -> Result<StoredTable> {
    let snapshot = find_snapshot(c, id, SNAPSHOT_FORMAT).await?;
    since_snapshot(c, id, snapshot, have).await
}

#[query("SELECT {StoredSnapshot} FROM live_snapshot WHERE table_id = :table AND format = :format")]
async fn find_snapshot(c: &mut Conn, table: Uuid, format: i64) -> Result<Option<StoredSnapshot>>;

/// What calls show of a table, from its last summary on.
pub async fn stored_summary(c: &mut Conn, id: Uuid) -> Result<StoredSummary> {
    let summary = find_summary(c, id, SNAPSHOT_FORMAT).await?;
    since_snapshot(c, id, summary, None).await
}

/// The same, with every event up to now.
pub async fn stored_summary_with_all_events(c: &mut Conn, id: Uuid) -> Result<StoredSummary> {
    let summary = find_summary(c, id, SNAPSHOT_FORMAT).await?;
    since_snapshot(c, id, summary, Some(0)).await
}

/// A table that was last stored before there were summaries is read as one.
#[query {"
    SELECT {StoredSnapshot} FROM live_summary WHERE table_id = :table AND format = :format
    UNION ALL SELECT {StoredSnapshot} FROM live_snapshot WHERE table_id = :table AND format = :format
        AND NOT EXISTS (SELECT 1 FROM live_summary WHERE table_id = :table AND format = :format)"}]
async fn find_summary(c: &mut Conn, table: Uuid, format: i64) -> Result<Option<StoredSnapshot>>;

async fn since_snapshot<T>(
    c: &mut Conn,
    id: Uuid,
    snapshot: Option<StoredSnapshot>,
    have: Option<u64>,
) -> Result<Stored<T>> {
    let since = snapshot
        .as_ref()
        .map_or(0, |snapshot| snapshot.sequence.cast_unsigned());
    let after = have.map_or(since, |have| since.min(have));
    let events = bodies_after(c, id, after, i64::MAX).await?;
    Ok(Stored {
        id,
        snapshot,
        events,
        makes: PhantomData,
    })
}

/// A table with every event up to a sequence, and nothing else.
pub async fn stored_events<T>(c: &mut Conn, id: Uuid, upto: i64) -> Result<Stored<T>> {
    let events = bodies_after(c, id, 0, upto).await?;
    Ok(Stored {
        id,
        snapshot: None,
        events,
        makes: PhantomData,
    })
}
