//! Invitation links of playgroups.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, query, row};

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

row!(Link {
    id,
    playgroup_id,
    made_by,
    made_at,
    expires_at,
    max_uses,
    uses,
    revoked_at
});

/// Of the link's token; the token itself is nowhere.
pub type TokenHash = [u8; 32];

#[query {"
    INSERT INTO playgroup_link ({Link}, token_hash)
    VALUES (:link.id, :link.playgroup_id, :link.made_by, :link.made_at, :link.expires_at, :link.max_uses, :link.uses,
        :link.revoked_at, :token)"}]
pub async fn insert(c: &mut Conn, token: TokenHash, link: &Link) -> Result<()>;

#[query("SELECT {Link} FROM playgroup_link WHERE token_hash = :token")]
pub async fn find(c: &mut Conn, token: TokenHash) -> Result<Option<Link>>;

/// A link of this playgroup, whatever has become of it.
#[query("SELECT {Link} FROM playgroup_link WHERE playgroup_id = :playgroup AND id = :link")]
pub async fn one(c: &mut Conn, playgroup: Uuid, link: Uuid) -> Result<Option<Link>>;

/// Those that still let people in, newest first.
#[query {"
    SELECT {Link} FROM playgroup_link
    WHERE playgroup_id = :playgroup AND revoked_at IS NULL AND expires_at > :now
        AND (max_uses IS NULL OR uses < max_uses)
    ORDER BY made_at DESC, id DESC"}]
pub async fn live(c: &mut Conn, playgroup: Uuid, now: Timestamp) -> Result<Vec<Link>>;

/// Counts one use.
#[query("UPDATE playgroup_link SET uses = uses + 1 WHERE id = :link")]
pub async fn used(c: &mut Conn, link: Uuid) -> Result<()>;

/// Whether it was not revoked before.
pub async fn revoke(c: &mut Conn, link: Uuid, at: Timestamp) -> Result<bool> {
    Ok(revoke_link(c, link, at).await? > 0)
}

#[query("UPDATE playgroup_link SET revoked_at = :at WHERE id = :link AND revoked_at IS NULL")]
async fn revoke_link(c: &mut Conn, link: Uuid, at: Timestamp) -> Result<u64>;

/// Revokes the links of a member who was removed, who could otherwise come back with them.
#[query {"
    UPDATE playgroup_link SET revoked_at = :at
    WHERE playgroup_id = :playgroup AND made_by = :maker AND revoked_at IS NULL"}]
pub async fn revoke_of(c: &mut Conn, playgroup: Uuid, maker: Uuid, at: Timestamp) -> Result<()>;
