//! A user's games that the viewer may not see, and what stats count of them.

use std::collections::HashSet;

use podium_domain::stats::Batch;
use uuid::Uuid;

use super::seats::{self, Filter, SeatRow, gather};
use crate::{Conn, Result, game_is_visible, row, statements};

/// Of a game that the viewer may not see. Players, playgroups and tags of such games cannot be filtered by.
struct Marks {
    private: bool,
    /// It passes the filters.
    wanted: bool,
}

row!(Marks: marks_columns {
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
        ", ", marks_columns!(), history!(),
        " WHERE h.user_id = $2 AND h.user_id <> $1 AND (NOT ", game_is_visible!(), " OR ", kept_private!("h.user_id"), ")"
    );
}

/// Games of a user that the viewer may not see, as rows.
pub struct Unseen {
    rows: Vec<(SeatRow, Marks)>,
    owner: Uuid,
    /// The filters ask for a deck that is not the one whose stats they are.
    other_deck: bool,
}

pub async fn read(c: &mut Conn, viewer: Uuid, owner: Uuid, deck: Option<Uuid>, filter: &Filter) -> Result<Unseen> {
    let narrowed = Filter { deck, ..filter.clone() };
    Ok(Unseen {
        rows: seats::read(c, UNSEEN_OF_USER, viewer, owner, &narrowed).await?,
        owner,
        other_deck: filter.deck.is_some() && filter.deck != deck,
    })
}

impl Unseen {
    /// The batches that pass the filters whole, and whether there are games the viewer may not see at all. Batches are per
    /// user; a deck's batch is one played with that deck throughout.
    pub fn batches(self) -> Result<(Vec<Batch>, bool)> {
        let partial = !self.rows.is_empty();
        let wanted: HashSet<Uuid> = (self.rows.iter())
            .filter_map(|(row, marks)| (marks.wanted && !self.other_deck).then_some(row.seat.game_id))
            .collect();
        let counted = self.rows.into_iter().filter(|(_, marks)| !marks.private);
        let games = gather(counted.map(|(row, _)| row.naming_only(self.owner)).collect())?;
        let whole = |batch: &Batch| batch.games().iter().all(|game| wanted.contains(&game.id));
        Ok((Batch::all(games).into_iter().filter(whole).collect(), partial))
    }
}
