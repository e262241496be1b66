//! Who has met whom, for making pods.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, query, row};

/// A user at a table: those with the same game have met.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Sat {
    pub game: Uuid,
    pub user: Uuid,
}

row!(Sat { game = "s.game_id", user = "s.user_id" });

/// Who sat in which game of a playgroup since some time, in no particular order. Counted into pairs elsewhere: a database that
/// joins a table with itself takes twice as long.
#[query {"
    SELECT {Sat}
    FROM game g
    JOIN seat s ON s.game_id = g.id
    WHERE g.playgroup_id = :playgroup AND g.ended_at >= :since AND g.removed_at IS NULL AND s.user_id IS NOT NULL"}]
pub async fn meetings(c: &mut Conn, playgroup: Uuid, since: Timestamp) -> Result<Vec<Sat>>;
