//! Blocks between users.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::people::Card;
use crate::{Conn, Result, friends, query};

/// Whom a user blocks, the last first.
#[query {"
    SELECT {crate::people::Card as u}
    FROM block b
    JOIN users u ON u.id = b.blocked
    WHERE b.blocker = :user
    ORDER BY b.blocked_at DESC, u.id"}]
pub async fn of_user(c: &mut Conn, user: Uuid) -> Result<Vec<Card>>;

/// Ends whatever is between the two, and keeps it so. Says whether the block is new, and gives the playgroups whose
/// invitations went with it.
pub async fn block(c: &mut Conn, me: Uuid, them: Uuid, now: Timestamp) -> Result<(bool, Vec<Uuid>)> {
    let new = insert_block(c, me, them, now).await? > 0;
    friends::part(c, me, them).await?;
    Ok((new, delete_invitations(c, me, them).await?))
}

#[query("DELETE FROM block WHERE blocker = :me AND blocked = :them")]
pub async fn unblock(c: &mut Conn, me: Uuid, them: Uuid) -> Result<()>;

#[query {"
    INSERT INTO block (blocker, blocked, blocked_at) VALUES (:blocker, :blocked, :blocked_at)
    ON CONFLICT DO NOTHING"}]
async fn insert_block(c: &mut Conn, blocker: Uuid, blocked: Uuid, blocked_at: Timestamp) -> Result<u64>;

/// Deletes the invitations between two people that neither has accepted, and gives their playgroups.
#[query {"
    DELETE FROM playgroup_member
    WHERE joined_at IS NULL
        AND ((user_id = :me AND invited_by = :them) OR (user_id = :them AND invited_by = :me))
    RETURNING playgroup_id"}]
async fn delete_invitations(c: &mut Conn, me: Uuid, them: Uuid) -> Result<Vec<Uuid>>;
