//! What calls show of a table, without what grows with the game: steps, commands, and all turns but the first.

use serde::{Deserialize, Serialize};

use super::board::{Board, Status};
use super::event::Event;
use super::state::{Broken, Table};
use crate::Timestamp;

/// Stored as JSON beside a table's snapshot, under the same format.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Summary {
    sequence: u64,
    played_until: Timestamp,
    board: Board,
}

impl From<&Table> for Summary {
    fn from(table: &Table) -> Summary {
        let mut board = table.board.clone();
        board.turns.keep_first();
        Summary {
            sequence: table.sequence,
            played_until: table.played_until,
            board,
        }
    }
}

impl Summary {
    /// The summary of the table that these events make, from the first on.
    pub fn fold<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Summary, Broken> {
        let mut events = events.into_iter();
        let mut summary = Summary::from(&Table::opened(events.next().ok_or(Broken::Content(1))?)?);
        summary.apply_later(events)?;
        Ok(summary)
    }

    /// Takes in those of these events that come after its own last one.
    pub fn apply_later<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>) -> Result<(), Broken> {
        let last = self.sequence;
        let mut later = events.into_iter().filter(|event| event.sequence > last);
        later.try_for_each(|event| self.apply(event))?;
        self.board.turns.keep_first();
        Ok(())
    }

    fn apply(&mut self, event: &Event) -> Result<(), Broken> {
        let expected = self.sequence + 1;
        if event.sequence != expected {
            return Err(Broken::Sequence {
                expected,
                found: event.sequence,
            });
        }
        let taken = self.board.take(event, self.played_until);
        taken.ok_or(Broken::Content(expected))?;
        if self.board.status == Status::Open {
            self.played_until = event.at;
        }
        self.sequence = expected;
        Ok(())
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The last event's.
    pub fn sequence(&self) -> u64 {
        self.sequence
    }
}
