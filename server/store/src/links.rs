//! Invitation links of playgroups.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, ToRow, row, statements};

#[derive(Debug, Clone)]
pub struct Link {
    pub id: Uuid,
    pub playgroup_id: Uuid,
    pub made_by: Option<Uuid>,
    pub made_at: Timestamp,
    pub expires_at: Timestamp,
    /// `None` for no limit.
    pub max_uses: Option<i64>,
    pub uses: i64,
    pub revoked_at: Option<Timestamp>,
}

row!(Link: link_columns { id, playgroup_id, made_by, made_at, expires_at, max_uses, uses, revoked_at });

/// Of the link's token; the token itself is nowhere.
pub type TokenHash = [u8; 32];

macro_rules! links {
    () => {
        concat!("SELECT ", link_columns!(), " FROM playgroup_link ")
    };
}

statements! {
    INSERT = concat!(
        "INSERT INTO playgroup_link (", link_columns!(), ", token_hash) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)"
    );
    FIND = concat!(links!(), "WHERE token_hash = $1");
    ONE = concat!(links!(), "WHERE playgroup_id = $1 AND id = $2");
    LIVE = concat!(
        links!(),
        "WHERE playgroup_id = $1 AND revoked_at IS NULL AND expires_at > $2 AND (max_uses IS NULL OR uses < max_uses)
         ORDER BY made_at DESC, id DESC"
    );
    USE = "UPDATE playgroup_link SET uses = uses + 1 WHERE id = $1";
    REVOKE = "UPDATE playgroup_link SET revoked_at = $2 WHERE id = $1 AND revoked_at IS NULL";
    REVOKE_OF = "UPDATE playgroup_link SET revoked_at = $3 WHERE playgroup_id = $1 AND made_by = $2 AND revoked_at IS NULL";
}

pub async fn insert(c: &mut Conn, token: TokenHash, link: &Link) -> Result<()> {
    let mut params = link.params();
    params.push(&token);
    c.exec(INSERT, &params).await.map(drop)
}

pub async fn find(c: &mut Conn, token: TokenHash) -> Result<Option<Link>> {
    c.opt(FIND, &[&token]).await
}

/// A link of this playgroup, whatever has become of it.
pub async fn one(c: &mut Conn, playgroup: Uuid, link: Uuid) -> Result<Option<Link>> {
    c.opt(ONE, &[&playgroup, &link]).await
}

/// Those that still let people in, newest first.
pub async fn live(c: &mut Conn, playgroup: Uuid, now: Timestamp) -> Result<Vec<Link>> {
    c.all(LIVE, &[&playgroup, &now]).await
}

/// Counts one use.
pub async fn used(c: &mut Conn, link: Uuid) -> Result<()> {
    c.exec(USE, &[&link]).await.map(drop)
}

/// Whether it was not revoked before.
pub async fn revoke(c: &mut Conn, link: Uuid, at: Timestamp) -> Result<bool> {
    Ok(c.exec(REVOKE, &[&link, &at]).await? > 0)
}

/// Revokes the links of a member who was removed, who could otherwise come back with them.
pub async fn revoke_of(c: &mut Conn, playgroup: Uuid, maker: Uuid, at: Timestamp) -> Result<()> {
    c.exec(REVOKE_OF, &[&playgroup, &maker, &at]).await.map(drop)
}
