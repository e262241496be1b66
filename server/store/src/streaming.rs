//! Streaming tokens: each opens its owner's overlay, and nothing else.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::user::User;
use crate::{Conn, Result, account, query, row};

/// Of the token; the token itself is nowhere.
pub type TokenHash = [u8; 32];

#[derive(Debug, Clone)]
pub struct Streaming {
    pub made_at: Timestamp,
    pub used_at: Option<Timestamp>,
}

row!(Streaming { made_at, used_at });

/// A user's token, in place of any before.
#[query {"
    INSERT INTO streaming_token (user_id, token_hash, made_at) VALUES (:user, :token, :at)
    ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, made_at = excluded.made_at, used_at = NULL"}]
pub async fn put(c: &mut Conn, user: Uuid, token: TokenHash, at: Timestamp) -> Result<()>;

/// Whether there was one.
pub async fn end(c: &mut Conn, user: Uuid) -> Result<bool> {
    Ok(delete_token(c, user).await? > 0)
}

#[query("DELETE FROM streaming_token WHERE user_id = :user")]
async fn delete_token(c: &mut Conn, user: Uuid) -> Result<u64>;

#[query("SELECT {Streaming} FROM streaming_token WHERE user_id = :user")]
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Option<Streaming>>;

/// Whose token it is; nobody's while its owner is disabled.
pub async fn owner(c: &mut Conn, token: TokenHash) -> Result<Option<Uuid>> {
    let Some(owner) = find_owner(c, token).await? else {
        return Ok(None);
    };
    let disabled = account::is_disabled(c, &owner).await?;
    Ok((!disabled).then_some(owner.id))
}

#[query("SELECT {User as u} FROM streaming_token t JOIN users u ON u.id = t.user_id WHERE t.token_hash = :token")]
async fn find_owner(c: &mut Conn, token: TokenHash) -> Result<Option<User>>;

/// Keeps when a token was last used, unless that is known to be after `unless_since`.
#[query {"
    UPDATE streaming_token SET used_at = :now
    WHERE token_hash = :token AND (used_at IS NULL OR used_at < :unless_since)"}]
pub async fn used(c: &mut Conn, token: TokenHash, now: Timestamp, unless_since: Timestamp) -> Result<()>;

/// The table that a user's overlay shows: the open one that they joined last, or else the last one finished since then.
#[query {"
    SELECT t.id
    FROM live_person p
    JOIN live_table t ON t.id = p.table_id
    WHERE p.user_id = :user AND p.role = 'player'
        AND (t.status = 'open' OR (t.status = 'finished' AND t.touched_at >= :finished_since))
    ORDER BY CASE t.status WHEN 'open' THEN 0 ELSE 1 END,
        CASE t.status WHEN 'open' THEN p.since ELSE t.touched_at END DESC, t.id DESC
    LIMIT 1"}]
pub async fn table(c: &mut Conn, user: Uuid, finished_since: Timestamp) -> Result<Option<Uuid>>;
