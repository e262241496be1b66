//! Which games and sets a user sees in lists: the indexable form of `GameAct::Use` of `podium_domain::access`.

use uuid::Uuid;

use crate::sql::Fragment;
use crate::{Conn, Fields, Result, Value, fragment, query};

/// Whether the viewer sees the game `g`.
pub(crate) const GAME_IS_VISIBLE: Fragment = fragment!(viewer =>
    "(g.removed_at IS NULL AND (g.recorded_by = :viewer
        OR EXISTS (SELECT 1 FROM seat mine WHERE mine.game_id = g.id AND mine.user_id = :viewer)
        OR EXISTS (SELECT 1 FROM playgroup_member mine WHERE mine.playgroup_id = g.playgroup_id
            AND mine.user_id = :viewer AND mine.joined_at IS NOT NULL)))");

/// Whether the viewer sees the set `s`.
pub(crate) const SET_IS_VISIBLE: Fragment = fragment!(viewer =>
    "(s.removed_at IS NULL AND (s.recorded_by = :viewer
        OR EXISTS (SELECT 1 FROM game part JOIN seat mine ON mine.game_id = part.id
            WHERE part.set_id = s.id AND part.removed_at IS NULL AND mine.user_id = :viewer)
        OR EXISTS (SELECT 1 FROM playgroup_member mine WHERE mine.playgroup_id = s.playgroup_id
            AND mine.user_id = :viewer AND mine.joined_at IS NOT NULL)))");

/// Those of these games that the viewer sees.
#[query("SELECT g.id FROM game g WHERE g.id IN (:games) AND {GAME_IS_VISIBLE}")]
pub async fn games_among(c: &mut Conn, viewer: Uuid, games: &[Uuid]) -> Result<Vec<Uuid>>;

/// Those of these sets that the viewer sees.
#[query("SELECT s.id FROM game_set s WHERE s.id IN (:sets) AND {SET_IS_VISIBLE}")]
pub async fn sets_among(c: &mut Conn, viewer: Uuid, sets: &[Uuid]) -> Result<Vec<Uuid>>;

/// What tags and notes are put on.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Target {
    Game(Uuid),
    Set(Uuid),
}

/// The two ids, of which one is null.
impl Fields for Target {
    const NAMES: &'static [&'static str] = &["game_id", "set_id"];

    fn push_values<'v>(&'v self, values: &mut Vec<Value<'v>>) {
        values.extend(match *self {
            Target::Game(game) => [Value::Id(game), Value::Null],
            Target::Set(set) => [Value::Null, Value::Id(set)],
        });
    }
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
