//! Who has met whom, for making pods.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, row, statements};

/// A user at a table: those with the same game have met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sat {
    pub game: Uuid,
    pub user: Uuid,
}

row!(Sat: sat_columns { game = "s.game_id", user = "s.user_id" });

statements! {
    /// Counted into pairs elsewhere: a database that joins a table with itself takes twice as long.
    MEETINGS = concat!("SELECT ", sat_columns!(), " FROM game g JOIN seat s ON s.game_id = g.id
        WHERE g.playgroup_id = $1 AND g.ended_at >= $2 AND g.removed_at IS NULL AND s.user_id IS NOT NULL");
}

/// Who sat in which game of a playgroup since some time, in no particular order.
pub async fn meetings(c: &mut Conn, playgroup: Uuid, since: Timestamp) -> Result<Vec<Sat>> {
    c.all(MEETINGS, &[&playgroup, &since]).await
}
