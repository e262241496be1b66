//! Turns and how long each took.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::seat::SeatNo;
use crate::Timestamp;

/// The turn as it is passed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableTurn)]
pub struct Turn {
    pub seat: SeatNo,
    /// How often it has gone around, from 1: what people call "turn five".
    pub round: u32,
    /// The turns of all players, from 1.
    pub number: u32,
}

/// One turn and the time it has taken.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableSpell)]
pub struct Spell {
    pub seat: SeatNo,
    pub round: u32,
    /// Up to `since`, where the clock runs.
    pub millis: i64,
}

#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableTurns)]
pub struct Turns {
    /// All turns so far; the last one is going on.
    pub spells: Vec<Spell>,
    /// When the first of them began.
    #[schema(required)]
    pub began_at: Option<Timestamp>,
    pub paused: bool,
    /// From when on the time of the last turn is still to be counted; none while the clock stands.
    #[schema(required)]
    pub since: Option<Timestamp>,
}

impl Turns {
    pub fn current(&self) -> Option<Turn> {
        let spell = self.spells.last()?;
        Some(Turn {
            seat: spell.seat,
            round: spell.round,
            number: u32::try_from(self.spells.len()).unwrap_or(u32::MAX),
        })
    }

    pub fn round(&self) -> u32 {
        self.spells.last().map_or(0, |spell| spell.round)
    }

    /// A player's clock: the time of all their turns, up to `since`.
    pub fn millis_of(&self, seat: SeatNo) -> i64 {
        let own = self.spells.iter().filter(|spell| spell.seat == seat);
        own.fold(0, |sum, spell| sum.saturating_add(spell.millis))
    }

    /// Whether that turn is one of these or the next.
    pub(super) fn can_be(&self, turn: Option<Turn>) -> bool {
        let most = self.spells.len() + 1;
        turn.is_none_or(|turn| (1..=most).contains(&length(turn)))
    }

    /// Passes the turn on or back. The time of a turn that was taken back belongs to the one that goes on.
    pub(super) fn put(&mut self, turn: Option<Turn>) {
        let Some(turn) = turn else {
            return self.spells.clear();
        };
        if !self.can_be(Some(turn)) {
            return;
        }
        let undone = self.spells.split_off(length(turn).min(self.spells.len()));
        let taken_back = undone.iter().fold(0_i64, |sum, spell| sum.saturating_add(spell.millis));
        let begun = Spell {
            seat: turn.seat,
            round: turn.round,
            millis: 0,
        };
        self.spells.resize(length(turn), begun);
        if let Some(last) = self.spells.last_mut() {
            (last.seat, last.round) = (turn.seat, turn.round);
            last.millis = last.millis.saturating_add(taken_back);
        }
    }

    /// Counts the time up to now.
    pub(super) fn count(&mut self, now: Timestamp) {
        if let (Some(since), Some(last)) = (self.since, self.spells.last_mut()) {
            let passed = now.millis().saturating_sub(since.millis()).max(0);
            last.millis = last.millis.saturating_add(passed);
        }
    }

    /// Forgets all but who had the first turn, by whom the seats of the game are numbered.
    pub(super) fn keep_first(&mut self) {
        self.spells.truncate(1);
        self.spells.iter_mut().for_each(|spell| spell.millis = 0);
        (self.began_at, self.paused, self.since) = (None, false, None);
    }

    /// Lets the clock run from now on, where there is a turn that is not paused.
    pub(super) fn run(&mut self, now: Timestamp, open: bool) {
        self.began_at = self.began_at.or(Some(now)).filter(|_| !self.spells.is_empty());
        self.since = (open && !self.paused && !self.spells.is_empty()).then_some(now);
    }
}

/// How many turns there are with this one.
fn length(turn: Turn) -> usize {
    usize::try_from(turn.number).unwrap_or(usize::MAX)
}
