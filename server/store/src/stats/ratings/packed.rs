//! How ratings are packed into bytes: numbers of seven bits a byte, ids and ratings whole.

use podium_domain::stats::Rating;
use uuid::Uuid;

use super::State;
use crate::{Error, Result};

#[derive(Default)]
pub struct Writer(pub Vec<u8>);

impl Writer {
    pub fn number(&mut self, number: i64) {
        let mut left = number as u64;
        while left >= 0x80 {
            self.0.push(left as u8 | 0x80);
            left >>= 7;
        }
        self.0.push(left as u8);
    }

    pub fn id(&mut self, id: Uuid) {
        self.0.extend(id.as_bytes());
    }

    /// A newcomer takes one byte.
    pub fn state(&mut self, state: &State) {
        self.number(state.games);
        if state.games > 0 {
            self.number(state.wins);
            self.number(state.draws);
            self.0.extend(state.rating.mu.to_le_bytes());
            self.0.extend(state.rating.sigma.to_le_bytes());
        }
    }
}

pub struct Reader<'a>(pub &'a [u8]);

impl Reader<'_> {
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    fn take<const N: usize>(&mut self) -> Result<[u8; N]> {
        let (taken, rest) = self.0.split_first_chunk().ok_or_else(cut_off)?;
        self.0 = rest;
        Ok(*taken)
    }

    pub fn number(&mut self) -> Result<i64> {
        let mut number = 0;
        for shift in (0..64).step_by(7) {
            let [byte] = self.take()?;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 {
                return Ok(number as i64);
            }
        }
        Err(cut_off())
    }

    pub fn id(&mut self) -> Result<Uuid> {
        self.take().map(Uuid::from_bytes)
    }

    pub fn state(&mut self) -> Result<State> {
        let games = self.number()?;
        if games == 0 {
            return Ok(State::default());
        }
        Ok(State {
            games,
            wins: self.number()?,
            draws: self.number()?,
            rating: Rating {
                mu: f64::from_le_bytes(self.take()?),
                sigma: f64::from_le_bytes(self.take()?),
            },
        })
    }
}

fn cut_off() -> Error {
    Error::Failed("packed ratings are cut off".into())
}
