//! The events of live tables.

use podium_domain::Timestamp;
use podium_domain::table::Event;
use uuid::Uuid;

use super::{LiveStatus, number};
use crate::{Batch, Conn, Error, Param, Result, statements};

/// An event as it is stored and sent.
#[derive(Debug, Clone)]
pub struct Written {
    pub sequence: i64,
    pub command_id: Uuid,
    pub at: Timestamp,
    pub body: String,
}

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

statements! {
    MOVE_ON = "UPDATE live_table SET sequence = $3, status = $4, touched_at = $5 WHERE id = $1 AND sequence = $2";
    INSERT_EVENT = "INSERT INTO live_event (table_id, sequence, command_id, at, body) VALUES ($1, $2, $3, $4, $5)";
    EVENTS_AFTER = "SELECT body FROM live_event WHERE table_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3";
    SEQUENCE_OF = "SELECT sequence FROM live_event WHERE table_id = $1 AND command_id = $2";
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
        c.exec(
            INSERT_EVENT,
            &[&table, &event.sequence, &event.command_id, &event.at, &event.body],
        )
        .await?;
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
    let mut rows: Vec<Vec<&dyn Param>> = Vec::with_capacity(events.len());
    for event in events {
        rows.push(vec![&table, &event.sequence, &event.command_id, &event.at, &event.body]);
    }
    let mut batch = Batch::default();
    batch.insert(INSERT_EVENT, &rows);
    batch.run(c).await?;
    Ok(Append::Appended)
}

/// What a table that stands at `expected` is after these events.
async fn move_on(c: &mut Conn, table: Uuid, expected: u64, events: &[Written], status: LiveStatus) -> Result<Append> {
    let Some(last) = events.last() else {
        return Ok(Append::Appended);
    };
    let moved = c
        .exec(MOVE_ON, &[&table, &number(expected), &last.sequence, &status, &last.at])
        .await?;
    Ok(match moved {
        0 => Append::Behind,
        _ => Append::Appended,
    })
}

/// The sequence of a command's event, if the table has taken it.
pub async fn sequence_of(c: &mut Conn, table: Uuid, command: Uuid) -> Result<Option<u64>> {
    let sequence: Option<i64> = c.opt(SEQUENCE_OF, &[&table, &command]).await?;
    Ok(sequence.map(i64::cast_unsigned))
}

/// The events after a sequence as they were written, oldest first.
pub async fn bodies_after(c: &mut Conn, table: Uuid, sequence: u64, most: i64) -> Result<Vec<String>> {
    c.all(EVENTS_AFTER, &[&table, &number(sequence), &most]).await
}

/// The events after a sequence, oldest first.
pub async fn events_after(c: &mut Conn, table: Uuid, sequence: u64, most: i64) -> Result<Vec<Event>> {
    let bodies = bodies_after(c, table, sequence, most).await?;
    bodies.iter().map(|body| event(body)).collect()
}

/// An event as it was written.
pub fn event(body: &str) -> Result<Event> {
    serde_json::from_str(body).map_err(|why| Error::Failed(format!("a table's event: {why}")))
}
