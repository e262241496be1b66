//! Blocks between users.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::people::{Card, card_columns};
use crate::{Conn, Result, friends, statements};

statements! {
    OF_USER = concat!("SELECT ", card_columns!("u."), " FROM block b JOIN users u ON u.id = b.blocked
        WHERE b.blocker = $1 ORDER BY b.blocked_at DESC, u.id");
    INSERT = "INSERT INTO block (blocker, blocked, blocked_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING";
    DELETE = "DELETE FROM block WHERE blocker = $1 AND blocked = $2";
    WITHDRAW = "DELETE FROM playgroup_member WHERE joined_at IS NULL
            AND ((user_id = $1 AND invited_by = $2) OR (user_id = $2 AND invited_by = $1))
        RETURNING playgroup_id";
}

/// Whom a user blocks, the last first.
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Card>> {
    c.all(OF_USER, &[&user]).await
}

/// Ends whatever is between the two, and keeps it so. Says whether the block is new, and gives the playgroups whose
/// invitations went with it.
pub async fn block(c: &mut Conn, me: Uuid, them: Uuid, now: Timestamp) -> Result<(bool, Vec<Uuid>)> {
    let new = c.exec(INSERT, &[&me, &them, &now]).await? > 0;
    friends::part(c, me, them).await?;
    Ok((new, c.all(WITHDRAW, &[&me, &them]).await?))
}

pub async fn unblock(c: &mut Conn, me: Uuid, them: Uuid) -> Result<()> {
    c.exec(DELETE, &[&me, &them]).await.map(drop)
}
