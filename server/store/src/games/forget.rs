//! Anonymizes the games of a deleted account.

use uuid::Uuid;

use super::write::words;
use super::{Seat, seats_of};
use crate::db::MANY;
use crate::stats::{ratings, versions};
use crate::{Conn, Result, query};

/// Makes a user a deleted player wherever they sat: the games stay for the others and are no longer found by that name.
/// Games and sets that no one could see any more are deleted.
pub async fn forget(c: &mut Conn, user: Uuid) -> Result<()> {
    let games = read_games_of_player(c, user).await?;
    for some in games.chunks(MANY) {
        let mut seats = seats_of(c, some).await?;
        seats.sort_unstable_by_key(|seat| (seat.game_id, seat.seat));
        for table in seats.chunk_by(|one, other| one.game_id == other.game_id) {
            update_words(c, table[0].game_id, &words(&without(table, user))).await?;
        }
    }
    ratings::forget_subject(c, user).await?;
    for deck in read_played_decks(c, user).await? {
        versions::deck_leaves(c, deck).await?;
        ratings::forget_subject(c, deck).await?;
    }
    // Last, because the versions of their decks advance their own.
    versions::player_leaves(c, user).await?;
    clear_seats_of_player(c, user).await?;
    let mut unseen = read_unseen_among(c, &games, user).await?;
    unseen.append(&mut read_unseen_recorded(c, user).await?);
    for game in unseen {
        delete_game(c, game).await?;
    }
    delete_empty_sets(c, user).await
}

fn without(table: &[Seat], user: Uuid) -> Vec<Seat> {
    let seat = |seat: &Seat| match seat.user_id {
        Some(id) if id == user => Seat {
            user_id: None,
            username: None,
            firstname: None,
            ..seat.clone()
        },
        _ => seat.clone(),
    };
    table.iter().map(seat).collect()
}

#[query("SELECT game_id FROM seat WHERE user_id = :user ORDER BY game_id")]
async fn read_games_of_player(c: &mut Conn, user: Uuid) -> Result<Vec<Uuid>>;

#[query("SELECT id FROM deck WHERE owner_id = :user AND games > 0 ORDER BY id")]
async fn read_played_decks(c: &mut Conn, user: Uuid) -> Result<Vec<Uuid>>;

#[query("UPDATE seat SET user_id = NULL, deck_id = NULL WHERE user_id = :user")]
async fn clear_seats_of_player(c: &mut Conn, user: Uuid) -> Result<()>;

#[query("UPDATE game SET words = :words, version = version + 1 WHERE id = :game")]
async fn update_words(c: &mut Conn, game: Uuid, words: &str) -> Result<()>;

/// Those of the games that no one but the user could see.
#[query {"
    SELECT g.id FROM game g
    WHERE g.id IN (:games) AND g.playgroup_id IS NULL AND (g.recorded_by IS NULL OR g.recorded_by = :user)
        AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.user_id IS NOT NULL)"}]
async fn read_unseen_among(c: &mut Conn, games: &[Uuid], user: Uuid) -> Result<Vec<Uuid>>;

/// The games that the user recorded and that no one else could see.
#[query {"
    SELECT g.id FROM game g
    WHERE g.recorded_by = :user AND g.playgroup_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.user_id IS NOT NULL)"}]
async fn read_unseen_recorded(c: &mut Conn, user: Uuid) -> Result<Vec<Uuid>>;

#[query("DELETE FROM game WHERE id = :game")]
async fn delete_game(c: &mut Conn, game: Uuid) -> Result<()>;

#[query {"
    DELETE FROM game_set
    WHERE (recorded_by = :user OR recorded_by IS NULL) AND playgroup_id IS NULL
        AND NOT EXISTS (SELECT 1 FROM game g WHERE g.set_id = game_set.id)"}]
async fn delete_empty_sets(c: &mut Conn, user: Uuid) -> Result<()>;
