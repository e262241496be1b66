//! Whose turn comes next on a board.

use super::board::Board;
use super::seat::SeatNo;
use super::turns::Turn;

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
