//! Which games and sets a user sees in lists: the indexable form of `GameAct::Use` of `podium_domain::access`.

use podium_domain::access::GameAccess;
use podium_domain::{Membership, Role};
use uuid::Uuid;

use crate::{Conn, Result, statements};

/// Whether the user `$1` sees the game `g`.
#[macro_export]
macro_rules! game_is_visible {
    () => {
        "(g.removed_at IS NULL AND (g.recorded_by = $1
            OR EXISTS (SELECT 1 FROM seat mine WHERE mine.game_id = g.id AND mine.user_id = $1)
            OR EXISTS (SELECT 1 FROM playgroup_member mine WHERE mine.playgroup_id = g.playgroup_id
                AND mine.user_id = $1 AND mine.joined_at IS NOT NULL)))"
    };
}

/// Whether the user `$1` sees the set `s`.
#[macro_export]
macro_rules! set_is_visible {
    () => {
        "(s.removed_at IS NULL AND (s.recorded_by = $1
            OR EXISTS (SELECT 1 FROM game part JOIN seat mine ON mine.game_id = part.id
                WHERE part.set_id = s.id AND part.removed_at IS NULL AND mine.user_id = $1)
            OR EXISTS (SELECT 1 FROM playgroup_member mine WHERE mine.playgroup_id = s.playgroup_id
                AND mine.user_id = $1 AND mine.joined_at IS NOT NULL)))"
    };
}

/// What tags and notes are put on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    Game(Uuid),
    Set(Uuid),
}

impl Target {
    /// For the two columns of which one is null.
    pub(crate) fn columns(self) -> (Option<Uuid>, Option<Uuid>) {
        match self {
            Target::Game(game) => (Some(game), None),
            Target::Set(set) => (None, Some(set)),
        }
    }
}

statements! {
    GAME = "SELECT g.recorded_by = $1, EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.user_id = $1), m.role,
            g.removed_at IS NOT NULL
        FROM game g LEFT JOIN playgroup_member m
            ON m.playgroup_id = g.playgroup_id AND m.user_id = $1 AND m.joined_at IS NOT NULL
        WHERE g.id = $2";
    SET = "SELECT t.recorded_by = $1, EXISTS (
                SELECT 1 FROM game g JOIN seat s ON s.game_id = g.id
                WHERE g.set_id = t.id AND s.user_id = $1 AND (g.removed_at IS NULL OR g.removed_at = t.removed_at)
            ), m.role, t.removed_at IS NOT NULL
        FROM game_set t LEFT JOIN playgroup_member m
            ON m.playgroup_id = t.playgroup_id AND m.user_id = $1 AND m.joined_at IS NOT NULL
        WHERE t.id = $2";
}

/// A user's relation to it, without reading it.
pub async fn access(c: &mut Conn, user: Uuid, target: Target) -> Result<Option<GameAccess>> {
    let (sql, id) = match target {
        Target::Game(game) => (GAME, game),
        Target::Set(set) => (SET, set),
    };
    let row: Option<(Option<bool>, bool, Option<Role>, bool)> = c.opt(sql, &[&user, &id]).await?;
    Ok(row.map(|(recorder, seated, role, removed)| GameAccess {
        recorder: recorder.unwrap_or(false),
        seated,
        playgroup: role.map(Membership::In),
        removed,
    }))
}
