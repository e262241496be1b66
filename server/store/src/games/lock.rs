//! Locks for units of `write_locked` that change games or sets. All take them in one order (sets, game, decks), so that none
//! waits for another that waits for it.

use uuid::Uuid;

use crate::{Conn, Error, Lock, Result, statements};

statements! {
    SET = "SELECT id FROM game_set WHERE id = $1";
    SET_OF = "SELECT set_id FROM game WHERE id = $1";
    DECKS_OF_GAME = "SELECT id FROM deck WHERE id IN (SELECT s.deck_id FROM seat s WHERE s.game_id = $1) ORDER BY id";
    DECKS_OF_SET = "SELECT id FROM deck WHERE id IN (
            SELECT s.deck_id FROM seat s JOIN game g ON g.id = s.game_id WHERE g.set_id = $1) ORDER BY id";
}

/// Locks a game with its set, those that it is moved to, and the decks whose record it counts in. Nothing of it may be
/// read before.
pub async fn lock_game(c: &mut Conn, game: Uuid, moved_to: Option<Uuid>) -> Result<()> {
    let set: Option<Uuid> = c.opt(SET_OF, &[&game]).await?.flatten();
    let mut sets: Vec<Uuid> = set.into_iter().chain(moved_to).collect();
    sets.sort();
    sets.dedup();
    for set in &sets {
        c.lock::<Uuid>(Lock::Update, SET, &[set]).await?;
    }
    let locked: Vec<Option<Uuid>> = c.lock(Lock::Update, SET_OF, &[&game]).await?;
    if locked.first().is_some_and(|now| *now != set) {
        return Err(Error::Collision("the game has changed its set".into()));
    }
    match set {
        Some(set) => lock_decks(c, DECKS_OF_SET, set).await,
        None => lock_decks(c, DECKS_OF_GAME, game).await,
    }
}

/// Locks a set, and so which games it has.
pub async fn lock_set(c: &mut Conn, set: Uuid) -> Result<()> {
    c.lock::<Uuid>(Lock::Update, SET, &[&set]).await.map(drop)
}

/// Locks a set with the decks that its games count for.
pub async fn lock_whole_set(c: &mut Conn, set: Uuid) -> Result<()> {
    lock_set(c, set).await?;
    lock_decks(c, DECKS_OF_SET, set).await
}

/// When a game no longer counts, its decks' last game is looked up again. A game that is being recorded would be missed.
async fn lock_decks(c: &mut Conn, sql: &str, of: Uuid) -> Result<()> {
    c.lock::<Uuid>(Lock::Update, sql, &[&of]).await.map(drop)
}
