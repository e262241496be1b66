//! The people of a live table: who may join it, and as what.

use podium_domain::Timestamp;
use podium_domain::table::JoinAs;
use uuid::Uuid;

use super::changed;
use crate::people::{Card, card_columns};
use crate::{Conn, Result, row, statements};

/// A person who may join a table; its host is one of them.
#[derive(Debug, Clone)]
pub struct LivePerson {
    /// Their role when they have no seat.
    pub role: JoinAs,
    /// They joined, and were not only seated by someone else.
    pub came: bool,
    pub since: Timestamp,
}

row!(LivePerson: person_columns { role, came, since });

// People who left keep a row, so that their id is found in the table's events when their account is deleted.
statements! {
    PEOPLE = concat!("SELECT ", card_columns!("u."), ", ", person_columns!("p."), "
        FROM live_person p JOIN users u ON u.id = p.user_id WHERE p.table_id = $1 AND p.role <> 'left'
        ORDER BY p.since, u.id");
    KNOWN = concat!("SELECT ", card_columns!("u."), ", CASE p.role WHEN 'left' THEN NULL ELSE p.role END
        FROM live_person p JOIN users u ON u.id = p.user_id WHERE p.table_id = $1 ORDER BY p.since, u.id");
    PERSON = concat!("SELECT ", person_columns!(), " FROM live_person WHERE table_id = $1 AND user_id = $2 AND role <> 'left'");
    PUT_PERSON = "INSERT INTO live_person (table_id, user_id, role, came, since) VALUES ($1, $2, $3, $4, $5)
        ON CONFLICT (table_id, user_id) DO UPDATE SET role = excluded.role, came = excluded.came, since = excluded.since";
    SEAT_PERSON = "INSERT INTO live_person (table_id, user_id, role, came, since) VALUES ($1, $2, 'player', FALSE, $3)
        ON CONFLICT (table_id, user_id) DO UPDATE SET role = 'player',
            since = CASE live_person.role WHEN 'left' THEN excluded.since ELSE live_person.since END
        WHERE live_person.role <> 'player'";
    REMOVE_PERSON = "UPDATE live_person SET role = 'left' WHERE table_id = $1 AND user_id = $2 AND role <> 'left'";
}

/// Who may come to a table, its host included, in the order they came to it.
pub async fn people(c: &mut Conn, table: Uuid) -> Result<Vec<(Card, LivePerson)>> {
    c.all(PEOPLE, &[&table]).await
}

/// The same with those who left, who have no role but may have a seat.
pub async fn known(c: &mut Conn, table: Uuid) -> Result<Vec<(Card, Option<JoinAs>)>> {
    c.all(KNOWN, &[&table]).await
}

pub async fn person(c: &mut Conn, table: Uuid, user: Uuid) -> Result<Option<LivePerson>> {
    c.opt(PERSON, &[&table, &user]).await
}

/// Lets a person join, or changes their role.
pub async fn put_person(c: &mut Conn, table: Uuid, user: Uuid, person: &LivePerson) -> Result<()> {
    c.exec(PUT_PERSON, &[&table, &user, &person.role, &person.came, &person.since])
        .await?;
    changed(c, table).await
}

/// A person who was given a seat may join as a player.
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
