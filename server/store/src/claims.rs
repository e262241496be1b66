//! Claim links: guests claim their seats with them.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, row, statements};

#[derive(Debug, Clone)]
pub struct ClaimLink {
    pub game_id: Uuid,
    pub seat: i64,
    pub expires_at: Timestamp,
    pub used_at: Option<Timestamp>,
}

row!(ClaimLink: claim_columns { game_id, seat, expires_at, used_at });

/// Who makes a link.
#[derive(Debug, Clone, Copy)]
pub enum LinkMaker {
    User(Uuid),
    /// A guest at a table of this host.
    GuestOf(Uuid),
}

/// Of the link's token; the token itself is nowhere.
pub type TokenHash = [u8; 32];

statements! {
    INSERT = "INSERT INTO claim_link (token_hash, game_id, seat, made_by, by_guest, made_at, expires_at)
        VALUES ($1, $2, $3, $4, $5, $6, $7)";
    FIND = concat!("SELECT ", claim_columns!(), " FROM claim_link WHERE token_hash = $1");
    USE = "UPDATE claim_link SET used_at = $2 WHERE token_hash = $1";
}

pub async fn insert(c: &mut Conn, token: TokenHash, link: &ClaimLink, maker: LinkMaker, at: Timestamp) -> Result<()> {
    let (made_by, by_guest) = match maker {
        LinkMaker::User(user) => (user, false),
        LinkMaker::GuestOf(host) => (host, true),
    };
    c.exec(
        INSERT,
        &[
            &token,
            &link.game_id,
            &link.seat,
            &made_by,
            &by_guest,
            &at,
            &link.expires_at,
        ],
    )
    .await
    .map(drop)
}

pub async fn find(c: &mut Conn, token: TokenHash) -> Result<Option<ClaimLink>> {
    c.opt(FIND, &[&token]).await
}

/// A link leads to its seat once.
pub async fn used(c: &mut Conn, token: TokenHash, at: Timestamp) -> Result<()> {
    c.exec(USE, &[&token, &at]).await.map(drop)
}
