//! Who may see a game or a set: players, the recorder, and the members of its playgroup.

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
    GAME = concat!("SELECT EXISTS (SELECT 1 FROM game g WHERE g.id = $2 AND ", game_is_visible!(), ")");
    SET = concat!("SELECT EXISTS (SELECT 1 FROM game_set s WHERE s.id = $2 AND ", set_is_visible!(), ")");
}

/// Whether a user may see it; removed ones never.
pub async fn sees(c: &mut Conn, user: Uuid, target: Target) -> Result<bool> {
    match target {
        Target::Game(game) => c.one(GAME, &[&user, &game]).await,
        Target::Set(set) => c.one(SET, &[&user, &set]).await,
    }
}
