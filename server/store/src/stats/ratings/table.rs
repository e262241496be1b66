//! A rated game: who sat there, and how each stood before it. What it did to them follows.

use std::collections::HashSet;

use podium_domain::stats::{Move, Rating, play};
use uuid::Uuid;

use super::packed::{Reader, Writer};
use super::{Point, RatingRow, State};
use crate::Result;

/// Who is rated: a user, or a deck.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Entrant {
    pub subject: Uuid,
    pub before: State,
}

/// Without entrants it is a newcomer's who is not rated.
#[derive(Debug, Clone, Copy)]
pub struct RatedSeat {
    pub placement: i64,
    pub user: Option<Entrant>,
    pub deck: Option<Entrant>,
}

impl RatedSeat {
    pub fn entrant(&self, deck: bool) -> Option<Entrant> {
        if deck { self.deck } else { self.user }
    }
}

/// In turn order: sums of floating point numbers depend on it in their last digit.
#[derive(Debug, Clone, Default)]
pub struct Table(Vec<RatedSeat>);

/// What a game did to one of its entrants.
#[derive(Debug, Clone, Copy)]
pub struct Effect {
    pub row: RatingRow,
    pub moved: Move,
}

impl Table {
    /// The same deck twice at a table would be rated against itself: its second seat is a newcomer's.
    pub fn new(mut seats: Vec<RatedSeat>) -> Table {
        let mut met = HashSet::new();
        for seat in &mut seats {
            seat.user = seat.user.filter(|user| met.insert(user.subject));
            seat.deck = seat.deck.filter(|deck| met.insert(deck.subject));
        }
        Table(seats)
    }

    /// Everyone who is rated, and whether it is a deck.
    pub fn entrants(&self) -> impl Iterator<Item = (Entrant, bool)> {
        let both = |seat: &RatedSeat| [seat.user.map(|user| (user, false)), seat.deck.map(|deck| (deck, true))];
        self.0.iter().flat_map(both).flatten()
    }

    pub fn find(&self, subject: Uuid) -> Option<Entrant> {
        let found = self.entrants().find(|(entrant, _)| entrant.subject == subject);
        found.map(|(entrant, _)| entrant)
    }

    /// Puts others' states in place of those before.
    pub fn set_before(&mut self, known: impl Fn(Uuid) -> Option<State>) {
        for seat in &mut self.0 {
            for entrant in [&mut seat.user, &mut seat.deck].into_iter().flatten() {
                entrant.before = known(entrant.subject).unwrap_or(entrant.before);
            }
        }
    }

    /// What the game did to its users, or to its decks. An unknown one counts as a newcomer.
    pub fn effects(&self, point: Point, deck: bool) -> impl Iterator<Item = Effect> {
        let rating = |seat: &RatedSeat| seat.entrant(deck).map_or_else(Rating::default, |one| one.before.rating);
        let table: Vec<(Rating, i64)> = self.0.iter().map(|seat| (rating(seat), seat.placement)).collect();
        let moves = play(&table);
        self.0.iter().zip(moves).filter_map(move |(seat, moved)| {
            let Entrant { subject, before } = seat.entrant(deck)?;
            let row = RatingRow {
                subject,
                deck,
                mu: moved.after.mu,
                sigma: moved.after.sigma,
                mu_before: moved.before.mu,
                games: before.games + 1,
                wins: before.wins + i64::from(moved.won),
                draws: before.draws + i64::from(moved.drawn),
                ended_at: point.0,
                game_id: point.1,
            };
            Some(Effect { row, moved })
        })
    }

    /// What it did to one of them, if they sat there.
    pub fn effect_on(&self, point: Point, subject: Uuid) -> Option<Effect> {
        let (_, deck) = self.entrants().find(|(entrant, _)| entrant.subject == subject)?;
        self.effects(point, deck).find(|effect| effect.row.subject == subject)
    }

    pub fn pack(&self) -> Vec<u8> {
        let mut bytes = Writer::default();
        for seat in &self.0 {
            bytes.number(seat.placement);
            bytes.number(i64::from(seat.user.is_some()) + 2 * i64::from(seat.deck.is_some()));
            for entrant in [seat.user, seat.deck].into_iter().flatten() {
                bytes.id(entrant.subject);
                bytes.state(&entrant.before);
            }
        }
        bytes.0
    }

    pub fn unpack(bytes: &[u8]) -> Result<Table> {
        let mut bytes = Reader(bytes);
        let mut seats = Vec::with_capacity(4);
        while !bytes.is_empty() {
            let (placement, rated) = (bytes.number()?, bytes.number()?);
            let mut entrant = |bit| {
                let there = rated & bit != 0;
                there.then(|| entrant(&mut bytes)).transpose()
            };
            seats.push(RatedSeat {
                placement,
                user: entrant(1)?,
                deck: entrant(2)?,
            });
        }
        Ok(Table(seats))
    }
}

fn entrant(bytes: &mut Reader<'_>) -> Result<Entrant> {
    Ok(Entrant {
        subject: bytes.id()?,
        before: bytes.state()?,
    })
}

#[cfg(test)]
mod tests {
    use podium_domain::Timestamp;

    use super::*;

    #[test]
    fn a_table_is_unpacked_as_it_was_packed() {
        let entrant = |number: u128, games: i64| {
            let rating = Rating {
                mu: 25.0 + 0.1 * games as f64,
                sigma: 8.0 / 3.0,
            };
            let before = State {
                rating,
                games,
                wins: games / 2,
                draws: 1,
            };
            let before = if games == 0 { State::default() } else { before };
            Some(Entrant {
                subject: Uuid::from_u128(number),
                before,
            })
        };
        let seat = |placement, user, deck| RatedSeat { placement, user, deck };
        let table = Table::new(vec![
            seat(1, entrant(1, 300), entrant(2, 0)),
            seat(2, None, None),
            seat(300, entrant(3, 5), None),
            seat(4, None, entrant(2, 0)),
        ]);
        let bytes = table.pack();
        let again = Table::unpack(&bytes).unwrap();
        assert_eq!(again.pack(), bytes);
        assert_eq!(again.entrants().count(), 3, "the second seat of a deck is not rated");
        let point = (Timestamp::from_micros(7), Uuid::from_u128(9));
        let after = again.effect_on(point, Uuid::from_u128(1)).unwrap().row;
        assert_eq!((after.games, after.wins, after.draws, after.deck), (301, 151, 1, false));
        assert!(Table::unpack(&bytes[..bytes.len() - 1]).is_err());
    }
}
