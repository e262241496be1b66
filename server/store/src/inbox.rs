//! Notices about games that someone else seated a user in, until the user answers them or they expire.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Batch, Conn, Result, fields, query, row};

#[derive(Debug, Clone)]
pub struct Notice {
    pub game_id: Uuid,
    pub set_id: Option<Uuid>,
    pub ended_at: Timestamp,
    pub put_by: Option<Uuid>,
    pub put_at: Timestamp,
}

row!(Notice {
    game_id = "n.game_id",
    set_id = "g.set_id",
    ended_at = "g.ended_at",
    put_by = "n.put_by",
    put_at = "n.put_at",
});

struct NewNotice {
    user: Uuid,
    game: Uuid,
    by: Uuid,
    at: Timestamp,
}

fields!(NewNotice { user, game, by, at });

/// A user's notices since then, the last first.
#[query {"
    SELECT {Notice}
    FROM seat_notice n JOIN game g ON g.id = n.game_id
    WHERE n.user_id = :user AND n.put_at >= :since AND g.removed_at IS NULL
    ORDER BY n.put_at DESC, g.ended_at DESC, g.id DESC LIMIT :limit"}]
pub async fn of_user(c: &mut Conn, user: Uuid, since: Timestamp, limit: i64) -> Result<Vec<Notice>>;

/// A game was recorded: everyone else who sits in it gets a notice, unless they joined the live table it was played at.
#[query {"
    INSERT INTO seat_notice (user_id, game_id, put_by, put_at)
    SELECT s.user_id, g.id, g.recorded_by, g.recorded_at FROM game g JOIN seat s ON s.game_id = g.id
    WHERE g.id = :game AND s.user_id <> g.recorded_by AND NOT EXISTS (
        SELECT 1 FROM live_person p
        WHERE p.table_id = :table AND p.user_id = s.user_id AND p.came AND p.role <> 'left'
    )"}]
pub fn notice_seated(batch: &mut Batch<'_>, game: Uuid, table: Option<Uuid>);

/// Users were seated in a game by someone else later on.
pub async fn notice(c: &mut Conn, users: &[Uuid], game: Uuid, by: Uuid, at: Timestamp) -> Result<()> {
    let notices: Vec<NewNotice> = users.iter().map(|&user| NewNotice { user, game, by, at }).collect();
    let mut batch = Batch::default();
    insert_notices(&mut batch, &notices);
    batch.run(c).await
}

#[query {"
    INSERT INTO seat_notice (user_id, game_id, put_by, put_at)
    VALUES (:notice.user, :notice.game, :notice.by, :notice.at) ON CONFLICT DO NOTHING"}]
fn insert_notices(batch: &mut Batch<'_>, notice: &[NewNotice]);

/// The person has seen it, for this game and the others of its set.
#[query {"
    DELETE FROM seat_notice
    WHERE user_id = :user AND (game_id = :game OR game_id IN (
        SELECT other.id FROM game this JOIN game other ON other.set_id = this.set_id WHERE this.id = :game
    ))"}]
pub async fn answer(c: &mut Conn, user: Uuid, game: Uuid) -> Result<()>;

/// Deletes the notices of users who no longer sit in the game.
#[query {"
    DELETE FROM seat_notice
    WHERE game_id = :game
        AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game_id = :game AND s.user_id = seat_notice.user_id)"}]
pub(crate) fn forget_unseated(batch: &mut Batch<'_>, game: Uuid);

/// Deletes notices from before then.
#[query("DELETE FROM seat_notice WHERE put_at < :before")]
pub async fn purge(c: &mut Conn, before: Timestamp) -> Result<()>;
