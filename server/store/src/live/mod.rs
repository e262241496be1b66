//! Live tables: their rows here; events, people, guests and snapshots in the modules.

mod events;
mod guests;
mod people;
mod snapshots;

use podium_domain::Timestamp;
use podium_domain::table::{self, Attendance, JoinAs};
use uuid::Uuid;

use crate::{Column, Conn, Error, Param, Result, Row, Value, query, row};
pub use events::{Append, Written, append, append_many, bodies_after, event, events_after, sequence_of};
pub use guests::{LiveGuest, guest_by_token, guests, put_guest, remove_guest};
pub use people::{LivePerson, known, people, person, put_person, remove_person, seat_person};
pub use snapshots::{
    Folded, NewSnapshot, SNAPSHOT_EVERY, Stored, StoredSummary, StoredTable, put_snapshot, renew_snapshot, stored,
    stored_events, stored_summary, stored_summary_with_all_events,
};

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

    /// A user's relation to the table; `joins` is what they are in its list of people.
    pub fn attendance(&self, user: Uuid, joins: Option<JoinAs>) -> Attendance {
        Attendance {
            user,
            host: self.host_id == Some(user),
            joins,
        }
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

impl Param for LiveStatus {
    fn value(&self) -> Value<'_> {
        Value::Text(self.as_str())
    }
}

impl Column for LiveStatus {
    fn read_if_any(row: &Row<'_>, at: usize) -> Result<Option<LiveStatus>> {
        let status = |text: String| {
            let all = [LiveStatus::Open, LiveStatus::Closed, LiveStatus::Finished];
            let found = all.into_iter().find(|status| status.as_str() == text);
            found.ok_or_else(|| Error::Failed(format!("{text} is no LiveStatus")))
        };
        String::read_if_any(row, at)?.map(status).transpose()
    }
}

/// A table's sequence and version, for nodes that may have missed something.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Mark {
    pub id: Uuid,
    pub sequence: i64,
    pub version: i64,
}

row!(Mark { id, sequence, version });

/// A new table, before its first event.
#[query {"
    INSERT INTO live_table ({LiveTable})
    VALUES (:table.id, :table.code, :table.host_id, :table.format_id, :table.subformat_id, :table.playgroup_id,
        :table.set_id, :table.game_id, :table.status, :table.opened_at, :table.touched_at, :table.sequence,
        :table.version)"}]
pub async fn insert(c: &mut Conn, table: &LiveTable) -> Result<()>;

#[query("SELECT {LiveTable} FROM live_table WHERE id = :table")]
pub async fn find(c: &mut Conn, table: Uuid) -> Result<Option<LiveTable>>;

/// The open table with this code; where none is open, the last that had it.
#[query {"
    SELECT {LiveTable} FROM live_table WHERE code = :code
    ORDER BY CASE status WHEN 'open' THEN 0 ELSE 1 END, touched_at DESC LIMIT 1"}]
pub async fn find_by_code(c: &mut Conn, code: &str) -> Result<Option<LiveTable>>;

/// The table a game was played at.
#[query("SELECT {LiveTable} FROM live_table WHERE game_id = :game AND status = 'finished'")]
pub async fn of_game(c: &mut Conn, game: Uuid) -> Result<Option<LiveTable>>;

/// The open tables a user may join, last touched first.
#[query {"
    SELECT {LiveTable as t} FROM live_person p JOIN live_table t ON t.id = p.table_id
    WHERE p.user_id = :user AND p.role <> 'left' AND t.status = 'open'
    ORDER BY t.touched_at DESC, t.id LIMIT 20"}]
pub async fn current_of(c: &mut Conn, user: Uuid) -> Result<Vec<LiveTable>>;

/// All tables a user may join, last opened first.
#[query {"
    SELECT p.table_id FROM live_person p JOIN live_table t ON t.id = p.table_id
    WHERE p.user_id = :user AND p.role <> 'left'
    ORDER BY t.opened_at DESC, t.id"}]
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Uuid>>;

/// Open tables at which nothing has happened since then.
#[query("SELECT id FROM live_table WHERE status = 'open' AND touched_at < :then ORDER BY touched_at LIMIT 1000")]
pub async fn untouched_since(c: &mut Conn, then: Timestamp) -> Result<Vec<Uuid>>;

/// Where these tables are, in no particular order.
#[query("SELECT {Mark} FROM live_table WHERE id IN (:tables)")]
pub async fn marks(c: &mut Conn, tables: &[Uuid]) -> Result<Vec<Mark>>;

/// Whether an open table has this code.
#[query("SELECT EXISTS (SELECT 1 FROM live_table WHERE code = :code AND status = 'open')")]
pub async fn code_taken(c: &mut Conn, code: &str) -> Result<bool>;

#[query("UPDATE live_table SET code = :code, version = version + 1 WHERE id = :table")]
pub async fn set_code(c: &mut Conn, table: Uuid, code: &str) -> Result<()>;

/// Marks a table as changed apart from its events.
#[query("UPDATE live_table SET version = version + 1 WHERE id = :table")]
pub async fn changed(c: &mut Conn, table: Uuid) -> Result<()>;

fn number(sequence: u64) -> i64 {
    i64::try_from(sequence).unwrap_or(i64::MAX)
}
