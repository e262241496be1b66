//! The game that a finished table is recorded as.

use uuid::Uuid;

use super::board::{Board, Status};
use super::seat::{SeatNo, SeatedPlayer};
use super::state::Table;
use crate::{Commander, DeckName, EndReason, Timestamp, won};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The first turn, or the opening of a table that counted none.
    pub started_at: Timestamp,
    pub ended_at: Timestamp,
    /// Rounds; none where no turn was counted.
    pub turns: Option<i64>,
    pub end_reason: Option<EndReason>,
    /// In turn order from the first player.
    pub seats: Vec<OutcomeSeat>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutcomeSeat {
    /// The seat's number at the table; in the game it is its place in this list.
    pub seat: SeatNo,
    pub player: SeatedPlayer,
    pub deck_id: Option<Uuid>,
    pub deck_name: Option<DeckName>,
    pub commanders: Vec<Commander>,
    pub placement: i64,
    pub final_life: i64,
    pub eliminated_turn: Option<i64>,
    /// The game's seat, from 1.
    pub eliminated_by: Option<i64>,
    pub mulligans: i64,
}

impl Table {
    /// The game, where it is finished.
    pub fn outcome(&self) -> Option<Outcome> {
        let Status::Finished {
            at,
            placements,
            end_reason,
        } = &self.board.status
        else {
            return None;
        };
        let board = &self.board;
        let order = board.playing_order();
        let started_at = board.turns.began_at.unwrap_or(board.opened_at);
        Some(Outcome {
            started_at,
            // The clock may have been set back since.
            ended_at: (*at).max(started_at),
            turns: Some(i64::from(board.turns.round())).filter(|rounds| *rounds > 0),
            end_reason: *end_reason,
            seats: order
                .iter()
                .filter_map(|seat| outcome_seat(board, &order, placements, *seat))
                .collect(),
        })
    }
}

fn outcome_seat(board: &Board, order: &[SeatNo], placements: &[i64], seat: SeatNo) -> Option<OutcomeSeat> {
    let state = board.seat(seat)?;
    let placement = *placements.get(seat.index())?;
    let place = state.place.clone();
    // The winner was not eliminated, even if it was noted on the way.
    let out = state.out.as_ref().filter(|_| !won(placement, placements));
    let by = out.and_then(|out| out.by);
    let by = by.and_then(|by| order.iter().position(|other| *other == by));
    Some(OutcomeSeat {
        seat,
        player: place.player,
        deck_id: place.deck_id,
        deck_name: place.deck_name,
        commanders: place.commanders,
        placement,
        final_life: i64::from(state.life),
        eliminated_turn: out.map(|out| i64::from(out.round)),
        eliminated_by: by.and_then(|at| i64::try_from(at + 1).ok()),
        mulligans: i64::from(state.counters.mulligans),
    })
}
