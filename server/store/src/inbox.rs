//! Notices about games that someone else seated a user in, until the user answers them or they expire.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Batch, Conn, Param, Result, row, statements};

#[derive(Debug, Clone)]
pub struct Notice {
    pub game_id: Uuid,
    pub set_id: Option<Uuid>,
    pub ended_at: Timestamp,
    pub put_by: Option<Uuid>,
    pub put_at: Timestamp,
}

row!(Notice: notice_columns {
    game_id = "n.game_id",
    set_id = "g.set_id",
    ended_at = "g.ended_at",
    put_by = "n.put_by",
    put_at = "n.put_at",
});

statements! {
    OF_USER = concat!("SELECT ", notice_columns!(), "
        FROM seat_notice n JOIN game g ON g.id = n.game_id
        WHERE n.user_id = $1 AND n.put_at >= $2 AND g.removed_at IS NULL
        ORDER BY n.put_at DESC, g.ended_at DESC, g.id DESC LIMIT $3");
    INSERT = "INSERT INTO seat_notice (user_id, game_id, put_by, put_at) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING";
    /// `$2` is the live table it was played at: those who joined it know.
    SEATED = "INSERT INTO seat_notice (user_id, game_id, put_by, put_at)
        SELECT s.user_id, g.id, g.recorded_by, g.recorded_at FROM game g JOIN seat s ON s.game_id = g.id
        WHERE g.id = $1 AND s.user_id <> g.recorded_by AND NOT EXISTS (SELECT 1 FROM live_person p
            WHERE p.table_id = $2 AND p.user_id = s.user_id AND p.came AND p.role <> 'left')";
    ANSWER = "DELETE FROM seat_notice WHERE user_id = $1 AND (game_id = $2 OR game_id IN (
            SELECT other.id FROM game this JOIN game other ON other.set_id = this.set_id WHERE this.id = $2))";
    FORGET_UNSEATED = "DELETE FROM seat_notice WHERE game_id = $1
        AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game_id = $1 AND s.user_id = seat_notice.user_id)";
    PURGE = "DELETE FROM seat_notice WHERE put_at < $1";
}

/// A user's notices since then, the last first.
pub async fn of_user(c: &mut Conn, user: Uuid, since: Timestamp, limit: i64) -> Result<Vec<Notice>> {
    c.all(OF_USER, &[&user, &since, &limit]).await
}

/// A game was recorded: everyone else who sits in it gets a notice, unless they joined the live table it was played at.
pub fn notice_seated(batch: &mut Batch<'_>, game: Uuid, table: Option<Uuid>) {
    batch.exec(SEATED, &[&game, &table]);
}

/// Users were seated in a game by someone else later on.
pub async fn notice(c: &mut Conn, users: &[Uuid], game: Uuid, by: Uuid, at: Timestamp) -> Result<()> {
    let rows = users
        .iter()
        .map(|user| -> Vec<&dyn Param> { vec![user, &game, &by, &at] });
    let rows: Vec<_> = rows.collect();
    let mut batch = Batch::default();
    batch.insert(INSERT, &rows);
    batch.run(c).await
}

/// The person has seen it, for this game and the others of its set.
pub async fn answer(c: &mut Conn, user: Uuid, game: Uuid) -> Result<()> {
    c.exec(ANSWER, &[&user, &game]).await.map(drop)
}

/// Deletes the notices of users who no longer sit in the game.
pub(crate) fn forget_unseated(batch: &mut Batch<'_>, game: Uuid) {
    batch.exec(FORGET_UNSEATED, &[&game]);
}

/// Deletes notices from before then.
pub async fn purge(c: &mut Conn, before: Timestamp) -> Result<()> {
    c.exec(PURGE, &[&before]).await.map(drop)
}
