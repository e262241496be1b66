//! Seasons of playgroups, and who keeps their stats private.

use podium_domain::Timestamp;
use podium_domain::stats::{SeasonName, Span};
use uuid::Uuid;

use crate::{Conn, Result, row, statements};

#[derive(Debug, Clone)]
pub struct Season {
    pub id: Uuid,
    pub name: String,
    pub starts_at: Timestamp,
    /// None while it goes on.
    pub ends_at: Option<Timestamp>,
}

row!(Season: season_columns { id, name, starts_at, ends_at });

statements! {
    OF_PLAYGROUP = concat!(
        "SELECT ", season_columns!(), " FROM playgroup_season WHERE playgroup_id = $1 ORDER BY starts_at DESC, id DESC"
    );
    COUNT = "SELECT COUNT(*) FROM playgroup_season WHERE playgroup_id = $1";
    INSERT = "INSERT INTO playgroup_season (id, playgroup_id, name, starts_at, ends_at, created_at) VALUES ($1, $2, $3, $4, $5, $6)";
    CHANGE = "UPDATE playgroup_season SET name = $3, starts_at = $4, ends_at = $5 WHERE playgroup_id = $1 AND id = $2";
    DELETE = "DELETE FROM playgroup_season WHERE playgroup_id = $1 AND id = $2";
    KEEP_PRIVATE = "UPDATE playgroup_member SET private = $3 WHERE playgroup_id = $1 AND user_id = $2";
    IS_PRIVATE = "SELECT private FROM playgroup_member WHERE playgroup_id = $1 AND user_id = $2";
    PRIVATE_IN = "SELECT playgroup_id FROM playgroup_member WHERE user_id = $1 AND private ORDER BY playgroup_id";
}

/// Newest first.
pub async fn of_playgroup(c: &mut Conn, playgroup: Uuid) -> Result<Vec<Season>> {
    c.all(OF_PLAYGROUP, &[&playgroup]).await
}

pub async fn count(c: &mut Conn, playgroup: Uuid) -> Result<i64> {
    c.one(COUNT, &[&playgroup]).await
}

pub async fn insert(
    c: &mut Conn,
    playgroup: Uuid,
    id: Uuid,
    name: &SeasonName,
    span: Span,
    now: Timestamp,
) -> Result<()> {
    let (from, until) = (span.from(), span.until());
    c.exec(INSERT, &[&id, &playgroup, &name.as_str(), &from, &until, &now])
        .await
        .map(drop)
}

pub async fn change(c: &mut Conn, playgroup: Uuid, season: Uuid, name: &SeasonName, span: Span) -> Result<()> {
    let (from, until) = (span.from(), span.until());
    c.exec(CHANGE, &[&playgroup, &season, &name.as_str(), &from, &until])
        .await
        .map(drop)
}

/// Whether the playgroup had such a season.
pub async fn delete(c: &mut Conn, playgroup: Uuid, season: Uuid) -> Result<bool> {
    Ok(c.exec(DELETE, &[&playgroup, &season]).await? == 1)
}

/// Whether a member's stats are for their own eyes, in this playgroup.
pub async fn keep_private(c: &mut Conn, playgroup: Uuid, member: Uuid, private: bool) -> Result<()> {
    c.exec(KEEP_PRIVATE, &[&playgroup, &member, &private]).await.map(drop)
}

pub async fn is_private(c: &mut Conn, playgroup: Uuid, member: Uuid) -> Result<bool> {
    Ok(c.opt(IS_PRIVATE, &[&playgroup, &member]).await?.unwrap_or(false))
}

/// The playgroups in which a user's stats are private.
pub async fn private_in(c: &mut Conn, user: Uuid) -> Result<Vec<Uuid>> {
    c.all(PRIVATE_IN, &[&user]).await
}
