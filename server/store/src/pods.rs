//! Whom a user plays with, and those people's decks.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::ids::for_many;
use crate::people::{Card, card_columns};
use crate::{Conn, Result, at_peace, many_ids, row, statements};

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

row!(DeckRef: deck_ref_columns { id, owner_id, name, colors, bracket, picture, format_id, last_played });

statements! {
    /// By the same rule as `people::may_seat`.
    COMPANIONS = concat!("SELECT ", card_columns!("u."), " FROM users u WHERE u.id IN (
            SELECT CASE WHEN f.asker = $1 THEN f.asked ELSE f.asker END FROM friendship f
            WHERE f.accepted_at IS NOT NULL AND (f.asker = $1 OR f.asked = $1)
            UNION
            SELECT theirs.user_id FROM playgroup_member mine JOIN playgroup_member theirs ON theirs.playgroup_id = mine.playgroup_id
            WHERE mine.user_id = $1 AND mine.joined_at IS NOT NULL AND theirs.joined_at IS NOT NULL
        ) AND u.id <> $1 AND ", at_peace!("$1", "u.id"), " ORDER BY u.username_key");
    RECENT = "SELECT h.game_id FROM history h JOIN seat s ON s.game_id = h.game_id AND s.user_id = h.user_id
        WHERE h.user_id = $1 ORDER BY h.ended_at DESC, h.game_id DESC LIMIT $2";
    LAST_PLAYED = concat!(
        "SELECT ", deck_ref_columns!("d."), " FROM (
            SELECT x.*, ROW_NUMBER() OVER (PARTITION BY x.owner_id, x.format_id
                ORDER BY COALESCE(x.last_played, x.created_at) DESC, x.id) AS place
            FROM deck x WHERE x.owner_id IN (", many_ids!(), ") AND x.archived_at IS NULL
        ) d WHERE d.place = 1 ORDER BY d.owner_id, COALESCE(d.last_played, d.created_at) DESC, d.id"
    );
    ACTIVE = concat!("SELECT ", deck_ref_columns!("d."), " FROM deck d WHERE d.id IN (", many_ids!(), ") AND d.archived_at IS NULL");
}

/// Everyone else a user may seat at a table, by name.
pub async fn companions(c: &mut Conn, me: Uuid) -> Result<Vec<Card>> {
    c.all(COMPANIONS, &[&me]).await
}

/// The last games a user sat in, newest first.
pub async fn recent(c: &mut Conn, me: Uuid, count: i64) -> Result<Vec<Uuid>> {
    c.all(RECENT, &[&me, &count]).await
}

/// Each user's active deck last played in each format, of one user the last played first.
pub async fn last_played(c: &mut Conn, users: &[Uuid]) -> Result<Vec<DeckRef>> {
    for_many(c, LAST_PLAYED, users, &[]).await
}

/// Those of some decks that are not archived.
pub async fn active(c: &mut Conn, decks: &[Uuid]) -> Result<Vec<DeckRef>> {
    for_many(c, ACTIVE, decks, &[]).await
}
