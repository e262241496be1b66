//! The events of live tables.

use podium_domain::Timestamp;
use podium_domain::table::Event;
use uuid::Uuid;

use super::{LiveStatus, number};
use crate::{Batch, Conn, Error, Result, fields, query};

/// An event as it is stored and sent.
#[derive(Debug, Clone)]
pub struct Written {
    pub sequence: i64,
    pub command_id: Uuid,
    pub at: Timestamp,
    pub body: String,
}

fields!(Written {
    sequence,
    command_id,
    at,
    body
});

impl From<&Event> for Written {
    fn from(event: &Event) -> Written {
        Written {
            sequence: number(event.sequence),
            command_id: event.id,
            at: event.at,
            body: serde_json::to_string(event).expect("an event is plain data"),
        }
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Append {
    Appended,
    /// Others were first: there are events that the writer does not know.
    Behind,
}

/// Writes the next events of a table that stands at `expected`, and what it is after them.
pub async fn append(
    c: &mut Conn,
    table: Uuid,
    expected: u64,
    events: &[Written],
    status: LiveStatus,
) -> Result<Append> {
    if move_on(c, table, expected, events, status).await? == Append::Behind {
        return Ok(Append::Behind);
    }
    for event in events {
        insert_event(c, table, event).await?;
    }
    Ok(Append::Appended)
}

/// The same for a whole game at once: the rows are sent together.
pub async fn append_many(
    c: &mut Conn,
    table: Uuid,
    expected: u64,
    events: &[Written],
    status: LiveStatus,
) -> Result<Append> {
    if move_on(c, table, expected, events, status).await? == Append::Behind {
        return Ok(Append::Behind);
    }
    let mut batch = Batch::default();
    insert_events(&mut batch, table, events);
    batch.run(c).await?;
    Ok(Append::Appended)
}

/// What a table that stands at `expected` is after these events.
async fn move_on(c: &mut Conn, table: Uuid, expected: u64, events: &[Written], status: LiveStatus) -> Result<Append> {
    let Some(last) = events.last() else {
        return Ok(Append::Appended);
    };
    Ok(match update_sequence(c, table, number(expected), last, status).await? {
        0 => Append::Behind,
        _ => Append::Appended,
    })
}

#[query {"
    UPDATE live_table SET sequence = :last.sequence, status = :status, touched_at = :last.at
    WHERE id = :table AND sequence = :expected"}]
async fn update_sequence(c: &mut Conn, table: Uuid, expected: i64, last: &Written, status: LiveStatus) -> Result<u64>;

#[query {"
    INSERT INTO live_event (table_id, sequence, command_id, at, body)
    VALUES (:table, :event.sequence, :event.command_id, :event.at, :event.body)"}]
async fn insert_event(c: &mut Conn, table: Uuid, event: &Written) -> Result<()>;

#[query {"
    INSERT INTO live_event (table_id, sequence, command_id, at, body)
    VALUES (:table, :event.sequence, :event.command_id, :event.at, :event.body)"}]
fn insert_events(batch: &mut Batch<'_>, table: Uuid, event: &[Written]);

/// The sequence of a command's event, if the table has taken it.
pub async fn sequence_of(c: &mut Conn, table: Uuid, command: Uuid) -> Result<Option<u64>> {
    Ok(find_sequence(c, table, command).await?.map(i64::cast_unsigned))
}

#[query("SELECT sequence FROM live_event WHERE table_id = :table AND command_id = :command")]
async fn find_sequence(c: &mut Conn, table: Uuid, command: Uuid) -> Result<Option<i64>>;

/// The events after a sequence as they were written, oldest first.
pub async fn bodies_after(c: &mut Conn, table: Uuid, sequence: u64, most: i64) -> Result<Vec<String>> {
    read_bodies(c, table, number(sequence), most).await
}

#[query("SELECT body FROM live_event WHERE table_id = :table AND sequence > :sequence ORDER BY sequence LIMIT :most")]
async fn read_bodies(c: &mut Conn, table: Uuid, sequence: i64, most: i64) -> Result<Vec<String>>;

/// The events after a sequence, oldest first.
pub async fn events_after(c: &mut Conn, table: Uuid, sequence: u64, most: i64) -> Result<Vec<Event>> {
    let bodies = bodies_after(c, table, sequence, most).await?;
    bodies.iter().map(|body| event(body)).collect()
}

/// An event as it was written.
pub fn event(body: &str) -> Result<Event> {
    serde_json::from_str(body).map_err(|why| Error::Failed(format!("a table's event: {why}")))
}
