//! Turns: whose it is, and how long each took.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::board::Board;
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
    #[schema(required, value_type = Option<String>, format = DateTime)]
    pub began_at: Option<Timestamp>,
    pub paused: bool,
    /// From when on the time of the last turn is still to be counted; none while the clock stands.
    #[schema(required, value_type = Option<String>, format = DateTime)]
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

impl Board {
    /// The turn after this one: of that seat, or of the next player in order who is not out.
    pub(super) fn turn_after(&self, to: Option<SeatNo>) -> Option<Turn> {
        let Some(now) = self.turns.current() else {
            let starter = self.starter.filter(|seat| !self.is_out(*seat));
            let first = self.order.iter().copied().find(|seat| !self.is_out(*seat));
            return Some(Turn {
                seat: to.or(starter).or(first)?,
                round: 1,
                number: 1,
            });
        };
        let from = self.place_in_round(now.seat)?;
        let seats = self.order.len();
        let next = |away: &usize| {
            let place = (from + away) % seats;
            let first = self.first_place();
            self.order[(first + place) % seats]
        };
        let next = (1..=seats).map(|away| next(&away)).find(|seat| !self.is_out(*seat));
        let seat = to.or(next)?;
        let extra = to == Some(now.seat);
        let around = !extra && self.place_in_round(seat)? <= from;
        Some(Turn {
            seat,
            round: now.round.saturating_add(u32::from(around)),
            number: now.number.saturating_add(1),
        })
    }

    /// The index in the order where a round begins: the first player.
    fn first_place(&self) -> usize {
        let first = self.turns.spells.first().map(|spell| spell.seat);
        self.order.iter().position(|seat| Some(*seat) == first).unwrap_or(0)
    }

    fn place_in_round(&self, seat: SeatNo) -> Option<usize> {
        let place = self.order.iter().position(|other| *other == seat)?;
        Some((place + self.order.len() - self.first_place()) % self.order.len())
    }

    /// The turn order from the first player, or the one drawn to begin.
    pub fn playing_order(&self) -> Vec<SeatNo> {
        let mut order = self.order.clone();
        let drawn = self
            .starter
            .and_then(|seat| order.iter().position(|other| *other == seat));
        let first = match self.turns.spells.is_empty() {
            true => drawn.unwrap_or(0),
            false => self.first_place(),
        };
        order.rotate_left(first);
        order
    }
}
