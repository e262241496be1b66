//! The people of a live table: who may join it, and as what.

use podium_domain::Timestamp;
use podium_domain::table::JoinAs;
use uuid::Uuid;

use super::changed;
use crate::people::Card;
use crate::{Conn, Result, query, row};

/// A person who may join a table; its host is one of them.
#[derive(Debug, Clone)]
pub struct LivePerson {
    /// Their role when they have no seat.
    pub role: JoinAs,
    /// They joined, and were not only seated by someone else.
    pub came: bool,
    pub since: Timestamp,
}

row!(LivePerson { role, came, since });

// People who left keep a row, so that their id is found in the table's events when their account is deleted.

/// Who may come to a table, its host included, in the order they came to it.
#[query {"
    SELECT {crate::people::Card as u}, {LivePerson as p}
    FROM live_person p JOIN users u ON u.id = p.user_id
    WHERE p.table_id = :table AND p.role <> 'left'
    ORDER BY p.since, u.id"}]
pub async fn people(c: &mut Conn, table: Uuid) -> Result<Vec<(Card, LivePerson)>>;

/// The same with those who left, who have no role but may have a seat.
#[query {"
    SELECT {crate::people::Card as u}, CASE p.role WHEN 'left' THEN NULL ELSE p.role END
    FROM live_person p JOIN users u ON u.id = p.user_id
    WHERE p.table_id = :table
    ORDER BY p.since, u.id"}]
pub async fn known(c: &mut Conn, table: Uuid) -> Result<Vec<(Card, Option<JoinAs>)>>;

#[query("SELECT {LivePerson} FROM live_person WHERE table_id = :table AND user_id = :user AND role <> 'left'")]
pub async fn person(c: &mut Conn, table: Uuid, user: Uuid) -> Result<Option<LivePerson>>;

/// Lets a person join, or changes their role.
pub async fn put_person(c: &mut Conn, table: Uuid, user: Uuid, person: &LivePerson) -> Result<()> {
    upsert_person(c, table, user, person).await?;
    changed(c, table).await
}

#[query {"
    INSERT INTO live_person (table_id, user_id, role, came, since)
    VALUES (:table, :user, :person.role, :person.came, :person.since)
    ON CONFLICT (table_id, user_id)
        DO UPDATE SET role = excluded.role, came = excluded.came, since = excluded.since"}]
async fn upsert_person(c: &mut Conn, table: Uuid, user: Uuid, person: &LivePerson) -> Result<()>;

/// A person who was given a seat may join as a player.
#[query {"
    INSERT INTO live_person (table_id, user_id, role, came, since)
    VALUES (:table, :user, 'player', FALSE, :at)
    ON CONFLICT (table_id, user_id) DO UPDATE SET role = 'player',
        since = CASE live_person.role WHEN 'left' THEN excluded.since ELSE live_person.since END
    WHERE live_person.role <> 'player'"}]
pub async fn seat_person(c: &mut Conn, table: Uuid, user: Uuid, at: Timestamp) -> Result<()>;

/// Whether they were there to be removed.
pub async fn remove_person(c: &mut Conn, table: Uuid, user: Uuid) -> Result<bool> {
    let removed = mark_left(c, table, user).await? > 0;
    if removed {
        changed(c, table).await?;
    }
    Ok(removed)
}

#[query("UPDATE live_person SET role = 'left' WHERE table_id = :table AND user_id = :user AND role <> 'left'")]
async fn mark_left(c: &mut Conn, table: Uuid, user: Uuid) -> Result<u64>;
