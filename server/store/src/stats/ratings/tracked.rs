//! Those whose rating may be another than the games still to come hold, from step to step of a count.
//!
//! Who is tracked and sits in a game that was passed is found there again, so a count that was cut off goes on from the
//! games themselves; the others are stored.

use std::collections::HashMap;

use uuid::Uuid;

use super::packed::{Reader, Writer};
use super::{Point, RatingRow, State};
use crate::Result;

#[derive(Debug, Clone, Copy)]
pub struct Tracked {
    pub deck: bool,
    pub state: State,
    /// Whether they were in none of the games since they were tracked.
    pub waiting: bool,
    /// Their last game so far; not read yet in the step that begins to track them.
    pub last: Option<Point>,
    /// After their latest game of this step.
    pub latest: Option<RatingRow>,
    /// Where this step has taken them out of a game.
    pub left: Option<Point>,
}

impl Tracked {
    pub fn new(deck: bool, state: State) -> Tracked {
        Tracked {
            deck,
            state,
            waiting: true,
            last: None,
            latest: None,
            left: None,
        }
    }

    /// How far this step has come with them.
    pub fn reached(&self) -> Option<Point> {
        self.latest.as_ref().map(RatingRow::point).max(self.left)
    }
}

pub type AllTracked = HashMap<Uuid, Tracked>;

pub fn pack_waiting(all: &AllTracked) -> Vec<u8> {
    let mut bytes = Writer::default();
    for (subject, tracked) in all.iter().filter(|(_, tracked)| tracked.waiting) {
        bytes.id(*subject);
        bytes.number(tracked.deck.into());
        bytes.state(&tracked.state);
    }
    bytes.0
}

pub fn unpack_waiting(bytes: &[u8]) -> Result<AllTracked> {
    let mut bytes = Reader(bytes);
    let mut all = HashMap::new();
    while !bytes.is_empty() {
        let subject = bytes.id()?;
        let deck = bytes.number()? != 0;
        all.insert(subject, Tracked::new(deck, bytes.state()?));
    }
    Ok(all)
}
