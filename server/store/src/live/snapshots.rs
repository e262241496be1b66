//! Snapshots of live tables, and the events since.

use std::fmt::Display;

use podium_domain::table::{Event, SNAPSHOT_FORMAT, Table};
use uuid::Uuid;

use super::events::{bodies_after, event};
use super::number;
use crate::{Conn, Error, Result, row, statements};

/// A snapshot is stored every so many events, so that a reader folds no more than these and one batch.
pub const SNAPSHOT_EVERY: u64 = 100;

/// A table as it was after an event.
#[derive(Debug, Clone)]
pub struct StoredSnapshot {
    sequence: i64,
    body: String,
}

impl From<&Table> for StoredSnapshot {
    fn from(table: &Table) -> StoredSnapshot {
        StoredSnapshot {
            sequence: number(table.sequence()),
            body: serde_json::to_string(table).expect("a table is plain data"),
        }
    }
}

row!(StoredSnapshot: snapshot_columns { sequence, body });

/// A table as storage has it: its last snapshot, if there is one, and the events since. Read inside a unit, folded
/// outside of it.
#[derive(Debug, Clone)]
pub struct StoredTable {
    id: Uuid,
    snapshot: Option<StoredSnapshot>,
    events: Vec<String>,
}

impl StoredTable {
    pub fn has_snapshot(&self) -> bool {
        self.snapshot.is_some()
    }

    /// The table, and the events it was read with. The commands behind its snapshot are not known to it.
    pub fn fold(&self) -> Result<(Table, Vec<Event>)> {
        let broken = |why: &dyn Display| Error::Failed(format!("the table {}: {why}", self.id));
        let events: Vec<Event> = self.events.iter().map(|body| event(body)).collect::<Result<_>>()?;
        let table = match &self.snapshot {
            None => Table::fold(&events),
            Some(snapshot) => {
                let mut table: Table = serde_json::from_str(&snapshot.body).map_err(|why| broken(&why))?;
                table.apply_later(&events).map(|()| table)
            }
        };
        Ok((table.map_err(|why| broken(&why))?, events))
    }
}

statements! {
    SNAPSHOT = concat!("SELECT ", snapshot_columns!(), " FROM live_snapshot WHERE table_id = $1 AND format = $2");
    PUT_SNAPSHOT = "INSERT INTO live_snapshot (table_id, format, sequence, body) VALUES ($1, $2, $3, $4)
        ON CONFLICT (table_id) DO UPDATE SET format = excluded.format, sequence = excluded.sequence, body = excluded.body";
}

/// Stores a snapshot as of the events that were just appended, in place of the one before.
pub async fn put_snapshot(c: &mut Conn, table: Uuid, snapshot: &StoredSnapshot) -> Result<()> {
    c.exec(
        PUT_SNAPSHOT,
        &[&table, &SNAPSHOT_FORMAT, &snapshot.sequence, &snapshot.body],
    )
    .await
    .map(drop)
}

/// A table from its last snapshot on, or from `have` if that is earlier.
pub async fn stored(c: &mut Conn, id: Uuid, have: Option<u64>) -> Result<StoredTable> {
    let snapshot: Option<StoredSnapshot> = c.opt(SNAPSHOT, &[&id, &SNAPSHOT_FORMAT]).await?;
    let since = snapshot
        .as_ref()
        .map_or(0, |snapshot| snapshot.sequence.cast_unsigned());
    let after = have.map_or(since, |have| since.min(have));
    let events = bodies_after(c, id, after, i64::MAX).await?;
    Ok(StoredTable { id, snapshot, events })
}

/// A table with every event up to a sequence.
pub async fn stored_with_all_events(c: &mut Conn, id: Uuid, upto: i64) -> Result<StoredTable> {
    let events = bodies_after(c, id, 0, upto).await?;
    let snapshot = None;
    Ok(StoredTable { id, snapshot, events })
}
