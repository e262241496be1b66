//! The peers a deck's results are compared with.

use podium_domain::stats::plays_like::{BRACKETS, FEWEST_GAMES, Peers, PlaysLike};
use uuid::Uuid;

use super::ratings::RatingRow;
use crate::{Conn, Result, statements};

/// So many decks tell all there is to know, however many a format has.
const MOST_PEERS: i64 = 2_000;

statements! {
    /// The newest decks, since it is today's tables that one plays at.
    PEERS = "SELECT d.bracket, r.mu FROM rating r JOIN deck d ON d.id = r.subject
        WHERE r.scope = $1 AND r.subject <> $2 AND r.games >= $3 AND d.bracket IS NOT NULL
        ORDER BY r.subject DESC LIMIT $4";
}

/// What bracket a deck plays like that stands so in its format, by its results against those of the others there.
pub async fn of_deck(
    c: &mut Conn,
    format: Uuid,
    rating_row: &RatingRow,
    declared: Option<i64>,
) -> Result<Option<PlaysLike>> {
    if rating_row.games < FEWEST_GAMES {
        return Ok(None);
    }
    let mut peers = [Peers::default(); BRACKETS];
    let others: Vec<(i64, f64)> = c
        .all(PEERS, &[&format, &rating_row.subject, &FEWEST_GAMES, &MOST_PEERS])
        .await?;
    for (bracket, mu) in others {
        if let Some(of_bracket) = usize::try_from(bracket - 1).ok().and_then(|at| peers.get_mut(at)) {
            of_bracket.add(mu);
        }
    }
    Ok(PlaysLike::new(rating_row.rating(), rating_row.games, declared, &peers))
}
