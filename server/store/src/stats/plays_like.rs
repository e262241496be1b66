//! The peers a deck's results are compared with.

use podium_domain::stats::plays_like::{BRACKETS, FEWEST_GAMES, Peers};
use uuid::Uuid;

use crate::{Conn, Result, statements};

/// So many decks tell all there is to know, however many a format has.
const MOST_PEERS: i64 = 2_000;

statements! {
    /// The newest decks, since it is today's tables that one plays at.
    PEERS = "SELECT d.bracket, r.mu FROM rating r JOIN deck d ON d.id = r.subject
        WHERE r.scope = $1 AND r.subject <> $2 AND r.games >= $3 AND d.bracket IS NOT NULL
        ORDER BY r.subject DESC LIMIT $4";
}

/// The other decks of a format, by bracket.
pub async fn peers(c: &mut Conn, format: Uuid, deck: Uuid) -> Result<[Peers; BRACKETS]> {
    let mut peers = [Peers::default(); BRACKETS];
    let others: Vec<(i64, f64)> = c.all(PEERS, &[&format, &deck, &FEWEST_GAMES, &MOST_PEERS]).await?;
    for (bracket, mu) in others {
        if let Some(of_bracket) = usize::try_from(bracket - 1).ok().and_then(|at| peers.get_mut(at)) {
            of_bracket.add(mu);
        }
    }
    Ok(peers)
}
