//! Anonymizes the games of a deleted account.

use uuid::Uuid;

use super::write::words;
use super::{SEATS, Seat};
use crate::ids::{MANY, for_many};
use crate::stats::{ratings, versions};
use crate::{Conn, Result, many_ids, statements};

statements! {
    OF_PLAYER = "SELECT game_id FROM seat WHERE user_id = $1 ORDER BY game_id";
    DECKS = "SELECT id FROM deck WHERE owner_id = $1 AND games > 0 ORDER BY id";
    UNSEAT = "UPDATE seat SET user_id = NULL, deck_id = NULL WHERE user_id = $1";
    RENAME = "UPDATE game SET words = $2, version = version + 1 WHERE id = $1";
    UNSEEN = concat!(
        "SELECT g.id FROM game g WHERE g.id IN (", many_ids!(), ") AND g.playgroup_id IS NULL
             AND (g.recorded_by IS NULL OR g.recorded_by = $51)
             AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.user_id IS NOT NULL)"
    );
    UNSEEN_RECORDED = "SELECT g.id FROM game g WHERE g.recorded_by = $1 AND g.playgroup_id IS NULL
             AND NOT EXISTS (SELECT 1 FROM seat s WHERE s.game_id = g.id AND s.user_id IS NOT NULL)";
    DELETE = "DELETE FROM game WHERE id = $1";
    DELETE_EMPTY_SETS = "DELETE FROM game_set WHERE (recorded_by = $1 OR recorded_by IS NULL) AND playgroup_id IS NULL
             AND NOT EXISTS (SELECT 1 FROM game g WHERE g.set_id = game_set.id)";
}

/// Makes a user a deleted player wherever they sat: the games stay for the others and are no longer found by that name.
/// Games and sets that no one could see any more are deleted.
pub async fn forget(c: &mut Conn, user: Uuid) -> Result<()> {
    let games: Vec<Uuid> = c.all(OF_PLAYER, &[&user]).await?;
    for some in games.chunks(MANY) {
        let mut seats: Vec<Seat> = for_many(c, SEATS, some, &[]).await?;
        seats.sort_unstable_by_key(|seat| (seat.game_id, seat.seat));
        for table in seats.chunk_by(|one, other| one.game_id == other.game_id) {
            let words = words(&without(table, user));
            c.exec(RENAME, &[&table[0].game_id, &words]).await?;
        }
    }
    ratings::forget_subject(c, user).await?;
    for deck in c.all::<Uuid>(DECKS, &[&user]).await? {
        versions::deck_leaves(c, deck).await?;
        ratings::forget_subject(c, deck).await?;
    }
    // Last, because the versions of their decks advance their own.
    versions::player_leaves(c, user).await?;
    c.exec(UNSEAT, &[&user]).await?;
    let mut unseen: Vec<Uuid> = for_many(c, UNSEEN, &games, &[&user]).await?;
    unseen.append(&mut c.all(UNSEEN_RECORDED, &[&user]).await?);
    for game in unseen {
        c.exec(DELETE, &[&game]).await?;
    }
    c.exec(DELETE_EMPTY_SETS, &[&user]).await.map(drop)
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
