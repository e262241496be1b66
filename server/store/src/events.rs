//! Events, their guests and standings.

use podium_domain::{PromoCode, Timestamp};
use uuid::Uuid;

use crate::ids::for_many;
use crate::{Conn, Result, ToRow, many_ids, row, statements};

#[derive(Debug, Clone)]
pub struct Event {
    pub id: Uuid,
    pub name: String,
    pub description: String,
    pub place: String,
    pub starts_at: Timestamp,
    pub ends_at: Option<Timestamp>,
    pub picture: Option<String>,
    /// Joining the event also joins this playgroup.
    pub playgroup_id: Option<Uuid>,
    pub created_at: Timestamp,
    pub updated_at: Timestamp,
}

/// A viewer's relation to an event; the viewer may be anonymous.
#[derive(Debug, Clone)]
struct Side {
    guests: i64,
    joined: bool,
    playgroup_id: Option<Uuid>,
    playgroup_name: Option<String>,
}

/// An event as a viewer sees it.
#[derive(Debug, Clone)]
pub struct Seen {
    pub event: Event,
    pub guests: i64,
    pub joined: bool,
    /// Where they are a member of it.
    pub playgroup: Option<(Uuid, String)>,
    /// For those who joined.
    pub standings: Vec<Standing>,
}

/// A guest who played there, and how often they won.
#[derive(Debug, Clone)]
pub struct Standing {
    event_id: Uuid,
    pub id: Uuid,
    pub username: String,
    pub firstname: String,
    pub picture: Option<String>,
    pub games: i64,
    pub wins: i64,
}

row!(Event: event_columns {
    id, name, description, place, starts_at, ends_at, picture, playgroup_id, created_at, updated_at,
});
row!(Side: side_columns {
    guests = "(SELECT COUNT(*) FROM event_guest all_of_them WHERE all_of_them.event_id = e.id)",
    joined = "EXISTS (SELECT 1 FROM event_guest mine WHERE mine.event_id = e.id AND mine.user_id = $1)",
    playgroup_id = "p.id",
    playgroup_name = "p.name",
});
// Wins by the same rule as `podium_domain::won`.
row!(Standing: standing_columns {
    event_id = "g.event_id",
    id = "u.id",
    username = "u.username",
    firstname = "u.firstname",
    picture = "u.picture",
    games = "COUNT(*)",
    wins = "SUM(CASE WHEN s.placement = 1 AND EXISTS (SELECT 1 FROM seat o WHERE o.game_id = g.id AND o.placement <> 1)
        THEN 1 ELSE 0 END) AS wins",
});

/// Events `e` as the user `$1` sees them.
macro_rules! seen {
    () => {
        concat!(
            "SELECT ",
            event_columns!("e."),
            ", ",
            side_columns!(),
            " FROM event e
            LEFT JOIN playgroup_member m ON m.playgroup_id = e.playgroup_id AND m.user_id = $1 AND m.joined_at IS NOT NULL
            LEFT JOIN playgroup p ON p.id = m.playgroup_id "
        )
    };
}

statements! {
    SEEN = concat!(seen!(), "WHERE e.id = $2");
    OF_USER = concat!(seen!(), "JOIN event_guest g ON g.event_id = e.id AND g.user_id = $1 ORDER BY e.starts_at DESC, e.id");
    STANDINGS = concat!("SELECT ", standing_columns!(), "
        FROM game g JOIN seat s ON s.game_id = g.id
        JOIN event_guest p ON p.event_id = g.event_id AND p.user_id = s.user_id JOIN users u ON u.id = s.user_id
        WHERE g.removed_at IS NULL AND g.event_id IN (", many_ids!(), ")
        GROUP BY g.event_id, u.id, u.username, u.firstname, u.picture ORDER BY wins DESC, COUNT(*), u.username_key");
    IS_GUEST = "SELECT EXISTS (SELECT 1 FROM event_guest WHERE event_id = $1 AND user_id = $2)";
    ADMIT = "INSERT INTO event_guest (event_id, user_id, code, joined_at) VALUES ($1, $2, $3, $4)";
    FIND = concat!("SELECT ", event_columns!("e."), " FROM event e WHERE e.id = $1");
    ALL = concat!("SELECT ", event_columns!("e."), ", (SELECT COUNT(*) FROM event_guest g WHERE g.event_id = e.id)
        FROM event e ORDER BY e.starts_at DESC, e.id");
    GUESTS = "SELECT user_id FROM event_guest WHERE event_id = $1";
    GAMES = "SELECT COUNT(*) FROM game WHERE event_id = $1";
    FORGET = "UPDATE game SET event_id = NULL, version = version + 1 WHERE event_id = $1";
    DELETE = "DELETE FROM event WHERE id = $1";
    INSERT = concat!("INSERT INTO event (", event_columns!(), ") VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)");
    UPDATE = "UPDATE event SET name = $2, description = $3, place = $4, starts_at = $5, ends_at = $6, picture = $7,
            playgroup_id = $8, created_at = $9, updated_at = $10 WHERE id = $1";
}

/// An event for a user, or for an anonymous viewer.
pub async fn seen(c: &mut Conn, user: Option<Uuid>, event: Uuid) -> Result<Option<Seen>> {
    let found = c.opt(SEEN, &[&user, &event]).await?;
    Ok(with_standings(c, found.into_iter().collect()).await?.pop())
}

/// The events a user has joined, the latest first.
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Seen>> {
    let joined = c.all(OF_USER, &[&user]).await?;
    with_standings(c, joined).await
}

async fn with_standings(c: &mut Conn, events: Vec<(Event, Side)>) -> Result<Vec<Seen>> {
    let joined = events.iter().filter(|(_, side)| side.joined);
    let joined: Vec<Uuid> = joined.map(|(event, _)| event.id).collect();
    let standings: Vec<Standing> = for_many(c, STANDINGS, &joined, &[]).await?;
    let of = |event: Uuid| standings.iter().filter(move |line| line.event_id == event);
    let seen = events.into_iter().map(|(event, side)| Seen {
        standings: of(event.id).cloned().collect(),
        event,
        guests: side.guests,
        joined: side.joined,
        playgroup: side.playgroup_id.zip(side.playgroup_name),
    });
    Ok(seen.collect())
}

/// Lets a user in who is not in yet, by a code.
pub async fn admit(c: &mut Conn, event: Uuid, user: Uuid, code: &PromoCode, at: Timestamp) -> Result<()> {
    c.exec(ADMIT, &[&event, &user, code, &at]).await.map(drop)
}

pub async fn find(c: &mut Conn, event: Uuid) -> Result<Option<Event>> {
    c.opt(FIND, &[&event]).await
}

/// Every event with the number of its guests, the latest first.
pub async fn all(c: &mut Conn) -> Result<Vec<(Event, i64)>> {
    c.all(ALL, &[]).await
}

pub async fn insert(c: &mut Conn, event: &Event) -> Result<()> {
    c.exec(INSERT, &event.params()).await.map(drop)
}

pub async fn update(c: &mut Conn, event: &Event) -> Result<()> {
    c.exec(UPDATE, &event.params()).await.map(drop)
}

pub async fn guests(c: &mut Conn, event: Uuid) -> Result<Vec<Uuid>> {
    c.all(GUESTS, &[&event]).await
}

/// How many games were played there.
pub async fn games(c: &mut Conn, event: Uuid) -> Result<i64> {
    c.one(GAMES, &[&event]).await
}

/// Deletes an event with its codes and its list of guests; the games that were played there stay.
pub async fn delete(c: &mut Conn, event: Uuid) -> Result<()> {
    c.exec(FORGET, &[&event]).await?;
    c.exec(DELETE, &[&event]).await.map(drop)
}
