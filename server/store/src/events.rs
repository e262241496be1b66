//! Events, their guests and standings.

use podium_domain::{PromoCode, Timestamp};
use uuid::Uuid;

use crate::sql::Fragment;
use crate::{Batch, Conn, Result, fragment, query, row};

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

row!(Event {
    id,
    name,
    description,
    place,
    starts_at,
    ends_at,
    picture,
    playgroup_id,
    created_at,
    updated_at,
});
row!(Side {
    guests = "(SELECT COUNT(*) FROM event_guest all_of_them WHERE all_of_them.event_id = e.id)",
    joined = "EXISTS (SELECT 1 FROM event_guest mine WHERE mine.event_id = e.id AND mine.user_id = :viewer)",
    playgroup_id = "p.id",
    playgroup_name = "p.name",
});
// Wins by the same rule as `podium_domain::won`.
row!(Standing {
    event_id = "g.event_id",
    id = "u.id",
    username = "u.username",
    firstname = "u.firstname",
    picture = "u.picture",
    games = "COUNT(*)",
    wins = "SUM(CASE WHEN s.placement = 1 AND EXISTS (SELECT 1 FROM seat o WHERE o.game_id = g.id AND o.placement <> 1)
        THEN 1 ELSE 0 END) AS wins",
});

/// Events `e` as the viewer sees them.
const SEEN_EVENTS: Fragment = fragment!(viewer => "SELECT {Event as e}, {Side}
    FROM event e
    LEFT JOIN playgroup_member m
        ON m.playgroup_id = e.playgroup_id AND m.user_id = :viewer AND m.joined_at IS NOT NULL
    LEFT JOIN playgroup p ON p.id = m.playgroup_id");

/// An event for a user, or for an anonymous viewer.
pub async fn seen(c: &mut Conn, user: Option<Uuid>, event: Uuid) -> Result<Option<Seen>> {
    let found = read_seen_event(c, user, event).await?;
    Ok(with_standings(c, found.into_iter().collect()).await?.pop())
}

/// The events a user has joined, the latest first.
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Seen>> {
    let joined = read_joined_events(c, user).await?;
    with_standings(c, joined).await
}

async fn with_standings(c: &mut Conn, events: Vec<(Event, Side)>) -> Result<Vec<Seen>> {
    let joined = events.iter().filter(|(_, side)| side.joined);
    let joined: Vec<Uuid> = joined.map(|(event, _)| event.id).collect();
    let standings = read_standings(c, &joined).await?;
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
    insert_guest(c, event, user, code.as_str(), at).await
}

#[query("SELECT {Event} FROM event WHERE id = :event")]
pub async fn find(c: &mut Conn, event: Uuid) -> Result<Option<Event>>;

/// Every event with the number of its guests, the latest first.
#[query {"
    SELECT {Event as e}, (SELECT COUNT(*) FROM event_guest g WHERE g.event_id = e.id)
    FROM event e
    ORDER BY e.starts_at DESC, e.id"}]
pub async fn all(c: &mut Conn) -> Result<Vec<(Event, i64)>>;

#[query {"
    INSERT INTO event ({Event})
    VALUES (:event.id, :event.name, :event.description, :event.place, :event.starts_at, :event.ends_at,
        :event.picture, :event.playgroup_id, :event.created_at, :event.updated_at)"}]
pub async fn insert(c: &mut Conn, event: &Event) -> Result<()>;

#[query {"
    UPDATE event
    SET name = :event.name, description = :event.description, place = :event.place, starts_at = :event.starts_at,
        ends_at = :event.ends_at, picture = :event.picture, playgroup_id = :event.playgroup_id,
        created_at = :event.created_at, updated_at = :event.updated_at
    WHERE id = :event.id"}]
pub async fn update(c: &mut Conn, event: &Event) -> Result<()>;

#[query("SELECT user_id FROM event_guest WHERE event_id = :event")]
pub async fn guests(c: &mut Conn, event: Uuid) -> Result<Vec<Uuid>>;

/// How many games were played there.
#[query("SELECT COUNT(*) FROM game WHERE event_id = :event")]
pub async fn games(c: &mut Conn, event: Uuid) -> Result<i64>;

/// Deletes an event with its codes and its list of guests; the games that were played there stay.
pub async fn delete(c: &mut Conn, event: Uuid) -> Result<()> {
    clear_event_of_games(c, event).await?;
    delete_event(c, event).await
}

#[query("{SEEN_EVENTS} WHERE e.id = :event")]
async fn read_seen_event(c: &mut Conn, viewer: Option<Uuid>, event: Uuid) -> Result<Option<(Event, Side)>>;

#[query {"
    {SEEN_EVENTS}
    JOIN event_guest g ON g.event_id = e.id AND g.user_id = :viewer
    ORDER BY e.starts_at DESC, e.id"}]
async fn read_joined_events(c: &mut Conn, viewer: Uuid) -> Result<Vec<(Event, Side)>>;

#[query {"
    SELECT {Standing}
    FROM game g
    JOIN seat s ON s.game_id = g.id
    JOIN event_guest p ON p.event_id = g.event_id AND p.user_id = s.user_id
    JOIN users u ON u.id = s.user_id
    WHERE g.removed_at IS NULL AND g.event_id IN (:events)
    GROUP BY g.event_id, u.id, u.username, u.firstname, u.picture
    ORDER BY wins DESC, COUNT(*), u.username_key"}]
async fn read_standings(c: &mut Conn, events: &[Uuid]) -> Result<Vec<Standing>>;

#[query("SELECT EXISTS (SELECT 1 FROM event_guest WHERE event_id = :event AND user_id = :user)")]
pub(crate) fn read_is_guest<'a>(batch: &mut Batch<'a>, event: Uuid, user: Uuid, into: &'a mut Vec<bool>);

#[query {"
    INSERT INTO event_guest (event_id, user_id, code, joined_at)
    VALUES (:event, :user, :code, :joined_at)"}]
async fn insert_guest(c: &mut Conn, event: Uuid, user: Uuid, code: &str, joined_at: Timestamp) -> Result<()>;

#[query("UPDATE game SET event_id = NULL, version = version + 1 WHERE event_id = :event")]
async fn clear_event_of_games(c: &mut Conn, event: Uuid) -> Result<()>;

#[query("DELETE FROM event WHERE id = :event")]
async fn delete_event(c: &mut Conn, event: Uuid) -> Result<()>;
