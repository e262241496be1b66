//! Whom a user plays with, and those people's decks.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::people::Card;
use crate::{Conn, Result, query, row};

/// A deck as others are offered it.
#[derive(Debug, Clone)]
pub struct DeckRef {
    pub id: Uuid,
    pub owner_id: Uuid,
    pub name: String,
    pub colors: String,
    pub bracket: Option<i64>,
    pub picture: Option<String>,
    pub format_id: Uuid,
    pub last_played: Option<Timestamp>,
}

row!(DeckRef {
    id,
    owner_id,
    name,
    colors,
    bracket,
    picture,
    format_id,
    last_played
});

/// Everyone else a user may seat at a table, by name; the rule is that of `people::may_seat`.
#[query {"
    SELECT {crate::people::Card as u} FROM users u
    WHERE u.id IN (
        SELECT CASE WHEN f.asker = :me THEN f.asked ELSE f.asker END FROM friendship f
        WHERE f.accepted_at IS NOT NULL AND (f.asker = :me OR f.asked = :me)
        UNION
        SELECT theirs.user_id
        FROM playgroup_member mine JOIN playgroup_member theirs ON theirs.playgroup_id = mine.playgroup_id
        WHERE mine.user_id = :me AND mine.joined_at IS NOT NULL AND theirs.joined_at IS NOT NULL
    ) AND u.id <> :me AND NOT EXISTS (
        SELECT 1 FROM block x
        WHERE (x.blocker = :me AND x.blocked = u.id) OR (x.blocker = u.id AND x.blocked = :me)
    )
    ORDER BY u.username_key"}]
pub async fn companions(c: &mut Conn, me: Uuid) -> Result<Vec<Card>>;

/// The last games a user sat in, newest first.
#[query {"
    SELECT h.game_id FROM history h JOIN seat s ON s.game_id = h.game_id AND s.user_id = h.user_id
    WHERE h.user_id = :me ORDER BY h.ended_at DESC, h.game_id DESC LIMIT :count"}]
pub async fn recent(c: &mut Conn, me: Uuid, count: i64) -> Result<Vec<Uuid>>;

/// Each user's active deck last played in each format, of one user the last played first.
#[query {"
    SELECT {DeckRef as d}
    FROM (
        SELECT x.*, ROW_NUMBER() OVER (PARTITION BY x.owner_id, x.format_id
            ORDER BY COALESCE(x.last_played, x.created_at) DESC, x.id) AS place
        FROM deck x WHERE x.owner_id IN (:users) AND x.archived_at IS NULL
    ) d
    WHERE d.place = 1
    ORDER BY d.owner_id, COALESCE(d.last_played, d.created_at) DESC, d.id"}]
pub async fn last_played(c: &mut Conn, users: &[Uuid]) -> Result<Vec<DeckRef>>;

/// Those of some decks that are not archived.
#[query("SELECT {DeckRef} FROM deck WHERE id IN (:decks) AND archived_at IS NULL")]
pub async fn active(c: &mut Conn, decks: &[Uuid]) -> Result<Vec<DeckRef>>;
