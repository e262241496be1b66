//! Seasons of playgroups, and who keeps their stats private.

use podium_domain::Timestamp;
use podium_domain::stats::{SeasonName, Span};
use uuid::Uuid;

use crate::{Conn, Result, query, row};

#[derive(Debug, Clone)]
pub struct Season {
    pub id: Uuid,
    pub name: String,
    pub starts_at: Timestamp,
    /// None while it goes on.
    pub ends_at: Option<Timestamp>,
}

row!(Season {
    id,
    name,
    starts_at,
    ends_at
});

/// Newest first.
#[query("SELECT {Season} FROM playgroup_season WHERE playgroup_id = :playgroup ORDER BY starts_at DESC, id DESC")]
pub async fn of_playgroup(c: &mut Conn, playgroup: Uuid) -> Result<Vec<Season>>;

#[query("SELECT COUNT(*) FROM playgroup_season WHERE playgroup_id = :playgroup")]
pub async fn count(c: &mut Conn, playgroup: Uuid) -> Result<i64>;

pub async fn insert(
    c: &mut Conn,
    playgroup: Uuid,
    id: Uuid,
    name: &SeasonName,
    span: Span,
    now: Timestamp,
) -> Result<()> {
    insert_season(c, playgroup, id, name.as_str(), span.from(), span.until(), now).await
}

#[query {"
    INSERT INTO playgroup_season (id, playgroup_id, name, starts_at, ends_at, created_at)
    VALUES (:id, :playgroup, :name, :from, :until, :now)"}]
async fn insert_season(
    c: &mut Conn,
    playgroup: Uuid,
    id: Uuid,
    name: &str,
    from: Timestamp,
    until: Option<Timestamp>,
    now: Timestamp,
) -> Result<()>;

pub async fn change(c: &mut Conn, playgroup: Uuid, season: Uuid, name: &SeasonName, span: Span) -> Result<()> {
    write_season(c, playgroup, season, name.as_str(), span.from(), span.until()).await
}

#[query {"
    UPDATE playgroup_season SET name = :name, starts_at = :from, ends_at = :until
    WHERE playgroup_id = :playgroup AND id = :season"}]
async fn write_season(
    c: &mut Conn,
    playgroup: Uuid,
    season: Uuid,
    name: &str,
    from: Timestamp,
    until: Option<Timestamp>,
) -> Result<()>;

/// Whether the playgroup had such a season.
pub async fn delete(c: &mut Conn, playgroup: Uuid, season: Uuid) -> Result<bool> {
    Ok(delete_season(c, playgroup, season).await? == 1)
}

#[query("DELETE FROM playgroup_season WHERE playgroup_id = :playgroup AND id = :season")]
async fn delete_season(c: &mut Conn, playgroup: Uuid, season: Uuid) -> Result<u64>;

/// Whether a member's stats are for their own eyes, in this playgroup.
#[query("UPDATE playgroup_member SET private = :private WHERE playgroup_id = :playgroup AND user_id = :member")]
pub async fn keep_private(c: &mut Conn, playgroup: Uuid, member: Uuid, private: bool) -> Result<()>;

pub async fn is_private(c: &mut Conn, playgroup: Uuid, member: Uuid) -> Result<bool> {
    Ok(find_private(c, playgroup, member).await?.unwrap_or(false))
}

#[query("SELECT private FROM playgroup_member WHERE playgroup_id = :playgroup AND user_id = :member")]
async fn find_private(c: &mut Conn, playgroup: Uuid, member: Uuid) -> Result<Option<bool>>;

/// The playgroups in which a user's stats are private.
#[query("SELECT playgroup_id FROM playgroup_member WHERE user_id = :user AND private ORDER BY playgroup_id")]
pub async fn private_in(c: &mut Conn, user: Uuid) -> Result<Vec<Uuid>>;
