//! Streaming tokens: each opens its owner's overlay, and nothing else.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::user::{User, user_columns};
use crate::{Conn, Result, account, row, statements};

/// Of the token; the token itself is nowhere.
pub type TokenHash = [u8; 32];

#[derive(Debug, Clone)]
pub struct Streaming {
    pub made_at: Timestamp,
    pub used_at: Option<Timestamp>,
}

row!(Streaming: streaming_columns { made_at, used_at });

statements! {
    PUT = "INSERT INTO streaming_token (user_id, token_hash, made_at) VALUES ($1, $2, $3)
        ON CONFLICT (user_id) DO UPDATE SET token_hash = excluded.token_hash, made_at = excluded.made_at, used_at = NULL";
    END = "DELETE FROM streaming_token WHERE user_id = $1";
    OF_USER = concat!("SELECT ", streaming_columns!(), " FROM streaming_token WHERE user_id = $1");
    OWNER = concat!("SELECT ", user_columns!("u."), " FROM streaming_token t JOIN users u ON u.id = t.user_id
        WHERE t.token_hash = $1");
    USED = "UPDATE streaming_token SET used_at = $2 WHERE token_hash = $1 AND (used_at IS NULL OR used_at < $3)";
    /// The open table the user joined last; otherwise the last one finished since `$2`.
    TABLE = "SELECT t.id FROM live_person p JOIN live_table t ON t.id = p.table_id
        WHERE p.user_id = $1 AND p.role = 'player' AND (t.status = 'open' OR (t.status = 'finished' AND t.touched_at >= $2))
        ORDER BY CASE t.status WHEN 'open' THEN 0 ELSE 1 END,
            CASE t.status WHEN 'open' THEN p.since ELSE t.touched_at END DESC, t.id DESC LIMIT 1";
}

/// A user's token, in place of any before.
pub async fn put(c: &mut Conn, user: Uuid, token: TokenHash, at: Timestamp) -> Result<()> {
    c.exec(PUT, &[&user, &token, &at]).await.map(drop)
}

/// Whether there was one.
pub async fn end(c: &mut Conn, user: Uuid) -> Result<bool> {
    Ok(c.exec(END, &[&user]).await? > 0)
}

pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Option<Streaming>> {
    c.opt(OF_USER, &[&user]).await
}

/// Whose token it is; nobody's while its owner is disabled.
pub async fn owner(c: &mut Conn, token: TokenHash) -> Result<Option<Uuid>> {
    let Some(owner) = c.opt::<User>(OWNER, &[&token]).await? else {
        return Ok(None);
    };
    let disabled = account::is_disabled(c, &owner).await?;
    Ok((!disabled).then_some(owner.id))
}

/// Keeps when a token was last used, unless that is known to be after `unless_since`.
pub async fn used(c: &mut Conn, token: TokenHash, now: Timestamp, unless_since: Timestamp) -> Result<()> {
    c.exec(USED, &[&token, &now, &unless_since]).await.map(drop)
}

/// The table that a user's overlay shows.
pub async fn table(c: &mut Conn, user: Uuid, finished_since: Timestamp) -> Result<Option<Uuid>> {
    c.opt(TABLE, &[&user, &finished_since]).await
}
