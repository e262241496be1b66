//! Live tables: what has happened at each, and who may come to it.

use std::fmt::Display;
use std::str::FromStr;

use podium_domain::Timestamp;
use podium_domain::table::{self, Event, SNAPSHOT_FORMAT, Table};
use uuid::Uuid;

use crate::ids::for_many;
use crate::people::Card;
use crate::{Column, Conn, Error, Param, Result, Row, Value, many_ids, row, statements};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LiveTable {
    pub id: Uuid,
    pub code: String,
    pub host_id: Option<Uuid>,
    pub format_id: Uuid,
    pub subformat_id: Option<Uuid>,
    pub playgroup_id: Option<Uuid>,
    pub set_id: Option<Uuid>,
    /// What the game is called once it is written down.
    pub game_id: Uuid,
    pub status: LiveStatus,
    pub opened_at: Timestamp,
    pub touched_at: Timestamp,
    /// The last event's; 0 before the first.
    pub sequence: i64,
    /// Moves on with everything about a table that is no event: who may come to it, and by which code.
    pub version: i64,
}

row!(LiveTable {
    id,
    code,
    host_id,
    format_id,
    subformat_id,
    playgroup_id,
    set_id,
    game_id,
    status,
    opened_at,
    touched_at,
    sequence,
    version,
});

impl LiveTable {
    /// The game, once there is one.
    pub fn recorded(&self) -> Option<Uuid> {
        (self.status == LiveStatus::Finished).then_some(self.game_id)
    }
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LiveStatus {
    Open,
    Closed,
    Finished,
}

impl LiveStatus {
    pub fn as_str(self) -> &'static str {
        match self {
            LiveStatus::Open => "open",
            LiveStatus::Closed => "closed",
            LiveStatus::Finished => "finished",
        }
    }
}

impl From<&table::Status> for LiveStatus {
    fn from(status: &table::Status) -> LiveStatus {
        match status {
            table::Status::Open => LiveStatus::Open,
            table::Status::Closed { .. } => LiveStatus::Closed,
            table::Status::Finished { .. } => LiveStatus::Finished,
        }
    }
}

/// What somebody is at a table, where they have no seat.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum LiveRole {
    Player,
    Viewer,
}

impl LiveRole {
    pub fn as_str(self) -> &'static str {
        match self {
            LiveRole::Player => "player",
            LiveRole::Viewer => "viewer",
        }
    }
}

macro_rules! words {
    ($($type:ident: $($value:ident)*;)*) => {
        $(impl FromStr for $type {
            type Err = Error;

            fn from_str(text: &str) -> Result<$type> {
                let all = [$($type::$value),*];
                let found = all.into_iter().find(|one| one.as_str() == text);
                found.ok_or_else(|| Error::Failed(format!("{text} is no {}", stringify!($type))))
            }
        }

        impl Param for $type {
            fn value(&self) -> Value<'_> {
                Value::Text(self.as_str())
            }
        }

        impl Column for $type {
            fn read_if_any(row: &Row<'_>, at: usize) -> Result<Option<Self>> {
                String::read_if_any(row, at)?.map(|text| text.parse()).transpose()
            }
        })*
    };
}

words! {
    LiveStatus: Open Closed Finished;
    LiveRole: Player Viewer;
}

/// Somebody who may come to a table; its host is one of them.
#[derive(Debug, Clone)]
pub struct LivePerson {
    pub role: LiveRole,
    /// By themselves, not only because somebody gave them a seat.
    pub came: bool,
    pub since: Timestamp,
}

row!(LivePerson { role, came, since });

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

/// A snapshot of a table is stored every so many events: whoever reads it applies no more than these and one batch.
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

row!(StoredSnapshot { sequence, body });

/// A table as storage has it: its last snapshot, if there is one, and the events since. Read inside a unit, folded
/// outside of it.
#[derive(Debug, Clone)]
pub struct StoredTable {
    id: Uuid,
    snapshot: Option<StoredSnapshot>,
    events: Vec<String>,
}

impl StoredTable {
    /// The table, and the events it was read with. The commands behind its snapshot are not known to it.
    pub fn fold(&self) -> Result<(Table, Vec<Event>)> {
        let broken = |why: &dyn Display| Error::Failed(format!("the table {}: {why}", self.id));
        let events: Vec<Event> = self.events.iter().map(|body| event(body)).collect::<Result<_>>()?;
        let table = match &self.snapshot {
            None => Table::fold(&events),
            Some(snapshot) => {
                let mut table: Table = serde_json::from_str(&snapshot.body).map_err(|why| broken(&why))?;
                let mut since = events.iter().filter(|event| number(event.sequence) > snapshot.sequence);
                since.try_for_each(|event| table.apply(event)).map(|()| table)
            }
        };
        Ok((table.map_err(|why| broken(&why))?, events))
    }
}

/// Where a table is, for whoever may have missed something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    pub id: Uuid,
    pub sequence: i64,
    pub version: i64,
}

row!(Mark { id, sequence, version });

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Append {
    Appended,
    /// Others were first: there are events that the writer does not know.
    Behind,
}

macro_rules! table_columns {
    () => {
        "t.id, t.code, t.host_id, t.format_id, t.subformat_id, t.playgroup_id, t.set_id, t.game_id, t.status, \
         t.opened_at, t.touched_at, t.sequence, t.version"
    };
}

// Whoever has left keeps a row, by which their id is found in the table's events when their account ends.
statements! {
    INSERT = "INSERT INTO live_table (id, code, host_id, format_id, subformat_id, playgroup_id, set_id, game_id, status,
            opened_at, touched_at, sequence, version)
        VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)";
    FIND = concat!("SELECT ", table_columns!(), " FROM live_table t WHERE t.id = $1");
    FIND_BY_CODE = concat!(
        "SELECT ", table_columns!(), " FROM live_table t WHERE t.code = $1
         ORDER BY CASE t.status WHEN 'open' THEN 0 ELSE 1 END, t.touched_at DESC LIMIT 1"
    );
    OF_GAME = concat!("SELECT ", table_columns!(), " FROM live_table t WHERE t.game_id = $1 AND t.status = 'finished'");
    CURRENT_OF = concat!(
        "SELECT ", table_columns!(), " FROM live_person p JOIN live_table t ON t.id = p.table_id
         WHERE p.user_id = $1 AND p.role <> 'left' AND t.status = 'open' ORDER BY t.touched_at DESC, t.id LIMIT 20"
    );
    OF_USER = "SELECT p.table_id FROM live_person p JOIN live_table t ON t.id = p.table_id
        WHERE p.user_id = $1 AND p.role <> 'left' ORDER BY t.opened_at DESC, t.id";
    UNTOUCHED_SINCE = "SELECT id FROM live_table WHERE status = 'open' AND touched_at < $1 ORDER BY touched_at LIMIT 1000";
    MARKS = concat!("SELECT id, sequence, version FROM live_table WHERE id IN (", many_ids!(), ")");
    CODE_TAKEN = "SELECT EXISTS (SELECT 1 FROM live_table WHERE code = $1 AND status = 'open')";
    SET_CODE = "UPDATE live_table SET code = $2, version = version + 1 WHERE id = $1";
    CHANGED = "UPDATE live_table SET version = version + 1 WHERE id = $1";
    MOVE_ON = "UPDATE live_table SET sequence = $3, status = $4, touched_at = $5 WHERE id = $1 AND sequence = $2";
    INSERT_EVENT = "INSERT INTO live_event (table_id, sequence, command_id, at, body) VALUES ($1, $2, $3, $4, $5)";
    EVENTS_AFTER = "SELECT body FROM live_event WHERE table_id = $1 AND sequence > $2 ORDER BY sequence LIMIT $3";
    SNAPSHOT = "SELECT sequence, body FROM live_snapshot WHERE table_id = $1 AND format = $2";
    PUT_SNAPSHOT = "INSERT INTO live_snapshot (table_id, format, sequence, body) VALUES ($1, $2, $3, $4)
        ON CONFLICT (table_id) DO UPDATE SET format = excluded.format, sequence = excluded.sequence, body = excluded.body";
    COMMANDS = "SELECT command_id, sequence FROM live_event WHERE table_id = $1";
    PEOPLE = "SELECT u.id, u.username, u.firstname, u.picture, p.role, p.came, p.since
        FROM live_person p JOIN users u ON u.id = p.user_id WHERE p.table_id = $1 AND p.role <> 'left'
        ORDER BY p.since, u.id";
    KNOWN = "SELECT u.id, u.username, u.firstname, u.picture, CASE p.role WHEN 'left' THEN NULL ELSE p.role END
        FROM live_person p JOIN users u ON u.id = p.user_id WHERE p.table_id = $1 ORDER BY p.since, u.id";
    PERSON = "SELECT role, came, since FROM live_person WHERE table_id = $1 AND user_id = $2 AND role <> 'left'";
    PUT_PERSON = "INSERT INTO live_person (table_id, user_id, role, came, since) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (table_id, user_id) DO UPDATE SET role = excluded.role, came = excluded.came, since = excluded.since";
    SEAT_PERSON = "INSERT INTO live_person (table_id, user_id, role, came, since) VALUES ($1, $2, 'player', FALSE, $3)
        ON CONFLICT (table_id, user_id) DO UPDATE SET role = 'player',
            since = CASE live_person.role WHEN 'left' THEN excluded.since ELSE live_person.since END
        WHERE live_person.role <> 'player'";
    REMOVE_PERSON = "UPDATE live_person SET role = 'left' WHERE table_id = $1 AND user_id = $2 AND role <> 'left'";
}

/// A new table, before its first event.
pub async fn insert(c: &mut Conn, table: &LiveTable) -> Result<()> {
    c.exec(
        INSERT,
        &[
            &table.id,
            &table.code,
            &table.host_id,
            &table.format_id,
            &table.subformat_id,
            &table.playgroup_id,
            &table.set_id,
            &table.game_id,
            &table.status,
            &table.opened_at,
            &table.touched_at,
            &table.sequence,
            &table.version,
        ],
    )
    .await
    .map(drop)
}

pub async fn find(c: &mut Conn, table: Uuid) -> Result<Option<LiveTable>> {
    c.opt(FIND, &[&table]).await
}

/// The open table with this code; where none is open, the last that had it.
pub async fn find_by_code(c: &mut Conn, code: &str) -> Result<Option<LiveTable>> {
    c.opt(FIND_BY_CODE, &[&code]).await
}

/// The table a game was played at.
pub async fn of_game(c: &mut Conn, game: Uuid) -> Result<Option<LiveTable>> {
    c.opt(OF_GAME, &[&game]).await
}

/// The open tables that somebody may come to, last touched first.
pub async fn current_of(c: &mut Conn, user: Uuid) -> Result<Vec<LiveTable>> {
    c.all(CURRENT_OF, &[&user]).await
}

/// Every table that somebody may come to, the last opened first.
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Uuid>> {
    c.all(OF_USER, &[&user]).await
}

/// Open tables at which nothing has happened since then.
pub async fn untouched_since(c: &mut Conn, then: Timestamp) -> Result<Vec<Uuid>> {
    c.all(UNTOUCHED_SINCE, &[&then]).await
}

/// Where these tables are, in no particular order.
pub async fn marks(c: &mut Conn, tables: &[Uuid]) -> Result<Vec<Mark>> {
    for_many(c, MARKS, tables, &[]).await
}

/// Whether an open table has this code.
pub async fn code_taken(c: &mut Conn, code: &str) -> Result<bool> {
    c.one(CODE_TAKEN, &[&code]).await
}

pub async fn set_code(c: &mut Conn, table: Uuid, code: &str) -> Result<()> {
    c.exec(SET_CODE, &[&table, &code]).await.map(drop)
}

/// Writes the next events of a table that stands at `expected`, and what it is after them.
pub async fn append(
    c: &mut Conn,
    table: Uuid,
    expected: u64,
    events: &[Written],
    status: LiveStatus,
) -> Result<Append> {
    let Some(last) = events.last() else {
        return Ok(Append::Appended);
    };
    let moved = c
        .exec(MOVE_ON, &[&table, &number(expected), &last.sequence, &status, &last.at])
        .await?;
    if moved == 0 {
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

/// Stores a snapshot as of the events that were just appended, in place of the one before.
pub async fn put_snapshot(c: &mut Conn, table: Uuid, snapshot: &StoredSnapshot) -> Result<()> {
    c.exec(
        PUT_SNAPSHOT,
        &[&table, &SNAPSHOT_FORMAT, &snapshot.sequence, &snapshot.body],
    )
    .await
    .map(drop)
}

/// A table from its last snapshot on; where somebody has seen less than that, from what they have seen.
pub async fn stored(c: &mut Conn, id: Uuid, have: Option<u64>) -> Result<StoredTable> {
    let snapshot: Option<StoredSnapshot> = c.opt(SNAPSHOT, &[&id, &SNAPSHOT_FORMAT]).await?;
    let since = snapshot.as_ref().map_or(0, |snapshot| snapshot.sequence);
    let after = have.map_or(since, |have| since.min(number(have)));
    let events = c.all(EVENTS_AFTER, &[&id, &after, &i64::MAX]).await?;
    Ok(StoredTable { id, snapshot, events })
}

/// A table with every event.
pub async fn stored_with_all_events(c: &mut Conn, id: Uuid) -> Result<StoredTable> {
    let events = bodies_after(c, id, 0, i64::MAX).await?;
    let snapshot = None;
    Ok(StoredTable { id, snapshot, events })
}

/// The commands that a table has taken, each with its event's sequence.
pub async fn commands(c: &mut Conn, table: Uuid) -> Result<Vec<(Uuid, i64)>> {
    c.all(COMMANDS, &[&table]).await
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

/// Who may come to a table, its host included, in the order they came to it.
pub async fn people(c: &mut Conn, table: Uuid) -> Result<Vec<(Card, LivePerson)>> {
    c.all(PEOPLE, &[&table]).await
}

/// The same, and with no role whoever has left: they may still have a seat.
pub async fn known(c: &mut Conn, table: Uuid) -> Result<Vec<(Card, Option<LiveRole>)>> {
    c.all(KNOWN, &[&table]).await
}

pub async fn person(c: &mut Conn, table: Uuid, user: Uuid) -> Result<Option<LivePerson>> {
    c.opt(PERSON, &[&table, &user]).await
}

/// Lets somebody come to a table, or says anew as what.
pub async fn put_person(c: &mut Conn, table: Uuid, user: Uuid, person: &LivePerson) -> Result<()> {
    c.exec(PUT_PERSON, &[&table, &user, &person.role, &person.came, &person.since])
        .await?;
    changed(c, table).await
}

/// Somebody was given a seat: they may come as a player.
pub async fn seat_person(c: &mut Conn, table: Uuid, user: Uuid, at: Timestamp) -> Result<()> {
    c.exec(SEAT_PERSON, &[&table, &user, &at]).await.map(drop)
}

/// Whether they were there to be removed.
pub async fn remove_person(c: &mut Conn, table: Uuid, user: Uuid) -> Result<bool> {
    let removed = c.exec(REMOVE_PERSON, &[&table, &user]).await? > 0;
    if removed {
        changed(c, table).await?;
    }
    Ok(removed)
}

/// Says that something about a table is another than it was, which is no event.
pub async fn changed(c: &mut Conn, table: Uuid) -> Result<()> {
    c.exec(CHANGED, &[&table]).await.map(drop)
}

fn number(sequence: u64) -> i64 {
    i64::try_from(sequence).unwrap_or(i64::MAX)
}
