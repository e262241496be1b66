//! How somebody stood before a point, by the last of their games before it.

use uuid::Uuid;

use super::{Point, RatedGame, RatingRow, Table, rated_game_columns};
use crate::{Conn, Result, statements};

/// People also have games in their history that they only recorded: one of so many is nearly always theirs.
const SOME: i64 = 10;

/// A history joined first: it is in the order of play.
macro_rules! before {
    ($subject:literal) => {
        concat!(
            "SELECT ",
            rated_game_columns!("r."),
            " FROM history h CROSS JOIN rating_game r
             WHERE h.",
            $subject,
            " = $1 AND h.ended_at <= $3 AND (h.ended_at < $3 OR h.game_id < $4)
                 AND r.scope = $2 AND r.ended_at = h.ended_at AND r.game_id = h.game_id
             ORDER BY h.ended_at DESC, h.game_id DESC LIMIT $5"
        )
    };
}

statements! {
    USER_BEFORE = before!("user_id");
    DECK_BEFORE = before!("deck_id");
}

pub async fn stood(
    c: &mut Conn,
    scope: Uuid,
    subject: Uuid,
    deck: bool,
    mut before: Point,
) -> Result<Option<RatingRow>> {
    let sql = if deck { DECK_BEFORE } else { USER_BEFORE };
    loop {
        let games: Vec<RatedGame> = c.all(sql, &[&subject, &scope, &before.0, &before.1, &SOME]).await?;
        for game in &games {
            if let Some(effect) = Table::unpack(&game.seats)?.effect_on(game.point(), subject) {
                return Ok(Some(effect.row));
            }
        }
        match games.last() {
            Some(earliest) => before = earliest.point(),
            None => return Ok(None),
        }
    }
}
