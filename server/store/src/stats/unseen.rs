//! A user's games that the viewer may not see, and what stats count of them.

use std::collections::HashSet;

use podium_domain::stats::Batch;
use uuid::Uuid;

use super::seats::{Filter, SeatRow, gather, read};
use crate::{Conn, Result, game_is_visible, row, statements};

/// Of a game that the viewer may not see. Players, playgroups and tags of such games cannot be filtered by.
struct Unseen {
    private: bool,
    /// It passes the filters.
    wanted: bool,
}

row!(Unseen: unseen_columns {
    private = kept_private!("h.user_id"),
    wanted = concat!(
        "COALESCE(CAST($7 AS UUID) IS NULL AND CAST($8 AS UUID) IS NULL AND CAST($10 AS UUID) IS NULL AND ",
        in_history!(),
        ", FALSE)"
    ),
});

statements! {
    UNSEEN_OF_USER = concat!(
        columns!(
            "s.user_id = h.user_id",
            "s.user_id = h.user_id",
            "CASE WHEN s.user_id = h.user_id THEN s.deck_id END",
            "CASE WHEN s.user_id = h.user_id THEN s.deck_name END"
        ),
        ", ", unseen_columns!(), history!(),
        " WHERE h.user_id = $2 AND h.user_id <> $1 AND (NOT ", game_is_visible!(), " OR ", kept_private!("h.user_id"), ")"
    );
}

/// The batches that pass the filters whole, and whether there are games the viewer may not see at all. Batches are per
/// user; a deck's batch is one played with that deck throughout.
pub async fn batches(
    c: &mut Conn,
    viewer: Uuid,
    owner: Uuid,
    deck: Option<Uuid>,
    filter: &Filter,
) -> Result<(Vec<Batch>, bool)> {
    let narrowed = Filter { deck, ..filter.clone() };
    let rows: Vec<(SeatRow, Unseen)> = read(c, UNSEEN_OF_USER, viewer, owner, &narrowed).await?;
    let partial = !rows.is_empty();
    let other_deck = filter.deck.is_some() && filter.deck != deck;
    let wanted: HashSet<Uuid> = (rows.iter())
        .filter_map(|(row, unseen)| (unseen.wanted && !other_deck).then_some(row.seat.game_id))
        .collect();
    let counted = rows.into_iter().filter(|(_, unseen)| !unseen.private);
    let games = gather(counted.map(|(row, _)| row.naming_only(owner)).collect())?;
    let whole = |batch: &Batch| batch.games().iter().all(|game| wanted.contains(&game.id));
    Ok((Batch::all(games).into_iter().filter(whole).collect(), partial))
}
