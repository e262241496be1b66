//! Locks for units of `write_locked` that change games or sets. All take them in one order (sets, game, decks), so that none
//! waits for another that waits for it.

use uuid::Uuid;

use crate::{Batch, Conn, Error, Lock, Result, query};

/// Locks a game with its set, and the set it is moved to. Nothing of it may be read before.
pub async fn lock_game(c: &mut Conn, game: Uuid, moved_to: Option<Uuid>) -> Result<()> {
    let set: Option<Uuid> = read_set_of_game(c, game).await?.flatten();
    let mut sets: Vec<Uuid> = set.into_iter().chain(moved_to).collect();
    sets.sort();
    sets.dedup();
    for set in &sets {
        lock_set(c, *set).await?;
    }
    let locked = lock_game_row(c, Lock::Update, game).await?;
    if locked.first().is_some_and(|now| *now != set) {
        return Err(Error::Collision("the game has changed its set".into()));
    }
    for set in &sets {
        lock_decks_of_set(c, Lock::Update, *set).await?;
    }
    Ok(())
}

/// Locks a set, and so which games it has.
pub async fn lock_set(c: &mut Conn, set: Uuid) -> Result<()> {
    lock_set_row(c, Lock::Update, set).await.map(drop)
}

/// Locks a set whose games are about to change, with all their decks.
pub async fn lock_whole_set(c: &mut Conn, set: Uuid) -> Result<()> {
    lock_set(c, set).await?;
    lock_decks_of_set(c, Lock::Update, set).await.map(drop)
}

#[query("SELECT set_id FROM game WHERE id = :game")]
async fn read_set_of_game(c: &mut Conn, game: Uuid) -> Result<Option<Option<Uuid>>>;

/// Locks a game, and gives its set.
#[query("SELECT set_id FROM game WHERE id = :game")]
async fn lock_game_row(c: &mut Conn, how: Lock, game: Uuid) -> Result<Vec<Option<Uuid>>>;

#[query("SELECT id FROM game_set WHERE id = :set")]
async fn lock_set_row(c: &mut Conn, how: Lock, set: Uuid) -> Result<Vec<Uuid>>;

#[query {"
    SELECT id FROM deck
    WHERE id IN (SELECT s.deck_id FROM seat s JOIN game g ON g.id = s.game_id WHERE g.set_id = :set)
    ORDER BY id"}]
async fn lock_decks_of_set(c: &mut Conn, how: Lock, set: Uuid) -> Result<Vec<Uuid>>;

#[query {"
    SELECT id FROM deck
    WHERE id IN (SELECT s.deck_id FROM seat s WHERE s.game_id = :game)
    ORDER BY id"}]
pub(super) fn lock_decks_of_game(batch: &mut Batch<'_>, how: Lock, game: Uuid);
