//! The peers a deck's results are compared with.

use podium_domain::stats::plays_like::{BRACKETS, FEWEST_GAMES, Peers};
use uuid::Uuid;

use crate::{Conn, Result, query};

/// So many decks tell all there is to know, however many a format has.
const MOST_PEERS: i64 = 2_000;

/// The other decks of a format, by bracket.
pub async fn peers(c: &mut Conn, format: Uuid, deck: Uuid) -> Result<[Peers; BRACKETS]> {
    let mut peers = [Peers::default(); BRACKETS];
    for (bracket, mu) in find_peers(c, format, deck, FEWEST_GAMES, MOST_PEERS).await? {
        if let Some(of_bracket) = usize::try_from(bracket - 1).ok().and_then(|at| peers.get_mut(at)) {
            of_bracket.add(mu);
        }
    }
    Ok(peers)
}

/// Bracket and rating of the newest decks, since it is today's tables that one plays at.
#[query {"
    SELECT d.bracket, r.mu
    FROM rating r
    JOIN deck d ON d.id = r.subject
    WHERE r.scope = :format AND r.subject <> :deck AND r.games >= :fewest_games AND d.bracket IS NOT NULL
    ORDER BY r.subject DESC LIMIT :limit"}]
async fn find_peers(c: &mut Conn, format: Uuid, deck: Uuid, fewest_games: i64, limit: i64) -> Result<Vec<(i64, f64)>>;
