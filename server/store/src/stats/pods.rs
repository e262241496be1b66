//! Who has met whom, for making pods.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, row, statements};

/// Two who sat in games together, and in how many.
#[derive(Debug, Clone)]
pub struct Meeting {
    pub one: Uuid,
    pub other: Uuid,
    pub games: i64,
}

row!(Meeting: meeting_columns { one = "mine.user_id", other = "theirs.user_id", games = "COUNT(*)" });

statements! {
    MEETINGS = concat!("SELECT ", meeting_columns!(), "
        FROM game g JOIN seat mine ON mine.game_id = g.id JOIN seat theirs ON theirs.game_id = g.id
        WHERE g.playgroup_id = $1 AND g.ended_at >= $2 AND g.removed_at IS NULL AND mine.user_id < theirs.user_id
        GROUP BY mine.user_id, theirs.user_id");
}

/// Who has met whom in a playgroup since some time; those who have not are left out.
pub async fn meetings(c: &mut Conn, playgroup: Uuid, since: Timestamp) -> Result<Vec<Meeting>> {
    c.all(MEETINGS, &[&playgroup, &since]).await
}
