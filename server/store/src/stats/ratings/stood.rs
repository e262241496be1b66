//! How somebody stood before a point, by the last of their games before it.

use podium_domain::Timestamp;
use uuid::Uuid;

use super::{Point, RatedGame, RatingRow, Table};
use crate::{Conn, Result, query};

/// People also have games in their history that they only recorded: one of so many is nearly always theirs.
const SOME: i64 = 10;

pub async fn stood(
    c: &mut Conn,
    scope: Uuid,
    subject: Uuid,
    deck: bool,
    mut before: Point,
) -> Result<Option<RatingRow>> {
    loop {
        let games = if deck {
            find_games_of_deck(c, scope, subject, before.0, before.1, SOME).await?
        } else {
            find_games_of_user(c, scope, subject, before.0, before.1, SOME).await?
        };
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

// The history comes first, because it is in the order of play.
#[query {"
    SELECT {RatedGame as r}
    FROM history h CROSS JOIN rating_game r
    WHERE h.user_id = :user AND h.ended_at <= :before AND (h.ended_at < :before OR h.game_id < :before_game)
        AND r.scope = :scope AND r.ended_at = h.ended_at AND r.game_id = h.game_id
    ORDER BY h.ended_at DESC, h.game_id DESC LIMIT :limit"}]
async fn find_games_of_user(
    c: &mut Conn,
    scope: Uuid,
    user: Uuid,
    before: Timestamp,
    before_game: Uuid,
    limit: i64,
) -> Result<Vec<RatedGame>>;

#[query {"
    SELECT {RatedGame as r}
    FROM history h CROSS JOIN rating_game r
    WHERE h.deck_id = :deck AND h.ended_at <= :before AND (h.ended_at < :before OR h.game_id < :before_game)
        AND r.scope = :scope AND r.ended_at = h.ended_at AND r.game_id = h.game_id
    ORDER BY h.ended_at DESC, h.game_id DESC LIMIT :limit"}]
async fn find_games_of_deck(
    c: &mut Conn,
    scope: Uuid,
    deck: Uuid,
    before: Timestamp,
    before_game: Uuid,
    limit: i64,
) -> Result<Vec<RatedGame>>;
