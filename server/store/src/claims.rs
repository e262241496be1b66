//! Claim links: guests claim their seats with them.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, query, row};

#[derive(Debug, Clone)]
pub struct ClaimLink {
    pub game_id: Uuid,
    pub seat: i64,
    pub expires_at: Timestamp,
    pub used_at: Option<Timestamp>,
}

row!(ClaimLink {
    game_id,
    seat,
    expires_at,
    used_at
});

/// Who makes a link.
#[derive(Debug, Clone, Copy)]
pub enum LinkMaker {
    User(Uuid),
    /// A guest at a table of this host.
    GuestOf(Uuid),
}

/// Of the link's token; the token itself is nowhere.
pub type TokenHash = [u8; 32];

pub async fn insert(c: &mut Conn, token: TokenHash, link: &ClaimLink, maker: LinkMaker, at: Timestamp) -> Result<()> {
    let (made_by, by_guest) = match maker {
        LinkMaker::User(user) => (user, false),
        LinkMaker::GuestOf(host) => (host, true),
    };
    insert_link(c, token, link, made_by, by_guest, at).await
}

#[query {"
    INSERT INTO claim_link (token_hash, game_id, seat, made_by, by_guest, made_at, expires_at)
    VALUES (:token, :link.game_id, :link.seat, :made_by, :by_guest, :made_at, :link.expires_at)"}]
async fn insert_link(
    c: &mut Conn,
    token: TokenHash,
    link: &ClaimLink,
    made_by: Uuid,
    by_guest: bool,
    made_at: Timestamp,
) -> Result<()>;

#[query("SELECT {ClaimLink} FROM claim_link WHERE token_hash = :token")]
pub async fn find(c: &mut Conn, token: TokenHash) -> Result<Option<ClaimLink>>;

/// A link leads to its seat once.
#[query("UPDATE claim_link SET used_at = :at WHERE token_hash = :token")]
pub async fn used(c: &mut Conn, token: TokenHash, at: Timestamp) -> Result<()>;
