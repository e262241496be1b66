//! Suggestions by the rules; people decide.

use serde::Serialize;
use utoipa::ToSchema;

use super::board::{Board, Cause, SeatState};
use super::seat::SeatNo;
use super::wire;
use crate::EndReason;

/// A player whom the rules would have out, and what to say of it when people agree.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableElimination)]
pub struct Elimination {
    pub seat: SeatNo,
    pub cause: Cause,
    /// Whose commander, or whose turn it is, unless it is their own.
    #[schema(required)]
    pub by: Option<SeatNo>,
    #[serde(with = "wire")]
    pub how: EndReason,
}

impl Board {
    /// Those who would be out by life, commander damage or poison, are not, and were not spared.
    pub fn eliminations(&self) -> Vec<Elimination> {
        let inside = self.seats.iter().filter(|seat| seat.out.is_none());
        let of = |seat: &SeatState| Cause::ALL.map(|cause| self.elimination(seat, cause));
        inside.flat_map(of).flatten().collect()
    }

    fn elimination(&self, seat: &SeatState, cause: Cause) -> Option<Elimination> {
        let active = self
            .turns
            .current()
            .map(|turn| turn.seat)
            .filter(|active| *active != seat.seat);
        let (by, how) = match cause {
            Cause::Life => {
                let how = if active.is_some() {
                    EndReason::Combat
                } else {
                    EndReason::LifeLoss
                };
                (seat.life <= 0).then_some((active, how))?
            }
            Cause::CommanderDamage => {
                let most = self.rules.commander_damage?;
                let worst = seat.commander_damage.iter().find(|damage| damage.amount >= most)?;
                let source = Some(worst.source).filter(|source| *source != seat.seat);
                (source, EndReason::CommanderDamage)
            }
            Cause::Poison => (seat.counters.poison >= self.rules.poison?).then_some((active, EndReason::Poison))?,
        };
        (!seat.spared.contains(&cause)).then_some(Elimination {
            seat: seat.seat,
            cause,
            by,
            how,
        })
    }

    /// How the last player went out.
    pub fn suggested_end(&self) -> Option<EndReason> {
        let outs = self.seats.iter().filter_map(|seat| seat.out.as_ref());
        outs.max_by_key(|out| out.sequence).map(|out| out.how)
    }
}

/// A placement for each seat: players still in share the best, then in reverse order of elimination.
pub fn suggested_placements(board: &Board) -> Vec<i64> {
    let stayed: Vec<u64> = board
        .seats
        .iter()
        .map(|seat| seat.out.as_ref().map_or(u64::MAX, |out| out.sequence))
        .collect();
    let place = |mine: &u64| 1 + i64::try_from(stayed.iter().filter(|other| *other > mine).count()).unwrap_or(0);
    stayed.iter().map(place).collect()
}
