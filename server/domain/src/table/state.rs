//! The table as its events have made it.

use std::collections::HashMap;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use uuid::Uuid;

use super::board::{Board, Status};
use super::change::Change;
use super::event::{Event, What};
use super::roll::Roll;
use super::seat::SeatNo;
use super::steps::{Step, Steps};
use super::suggest::Elimination;
use crate::Timestamp;

/// Stored as JSON it is a snapshot, which is the whole table again once it knows its commands ([`Table::learn`]).
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub(super) sequence: u64,
    pub(super) at: Timestamp,
    /// The last event of play; closing the table hours later does not count.
    pub(super) played_until: Timestamp,
    pub(super) board: Board,
    pub(super) steps: Steps,
    /// Not part of a snapshot: it grows with every event, and the events have it.
    #[serde(skip)]
    pub(super) applied: HashMap<Uuid, u64>,
}

/// Of tables stored as JSON. Raise it whenever their shape changes, or what events make of them: older snapshots are
/// ignored then, and the table is folded from its events. `tests/snapshot.json` notices when that was forgotten.
pub const SNAPSHOT_FORMAT: i64 = 3;

/// What somebody sees who comes to the table: everything up to a sequence.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = TableSnapshot)]
pub struct Snapshot<'a> {
    pub sequence: u64,
    pub at: Timestamp,
    pub board: &'a Board,
    /// Who would be out by the rules.
    pub eliminations: Vec<Elimination>,
    /// The step that would be undone next, by its first event.
    #[schema(required)]
    pub undo: Option<u64>,
    #[schema(required)]
    pub redo: Option<u64>,
}

/// Events that do not make a table.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Broken {
    /// One is missing, or there twice. The table is as it was.
    #[error("event {found} came where {expected} was expected")]
    Sequence { expected: u64, found: u64 },
    /// It names what is not there.
    #[error("event {0} does not fit the table")]
    Content(u64),
}

impl Table {
    /// The table that an opening event makes.
    pub fn opened(event: &Event) -> Result<Table, Broken> {
        let What::Opened { setup } = &event.what else {
            return Err(Broken::Content(event.sequence));
        };
        if event.sequence != 1 {
            return Err(Broken::Sequence {
                expected: 1,
                found: event.sequence,
            });
        }
        setup.check().map_err(|_| Broken::Content(event.sequence))?;
        Ok(Table {
            sequence: 1,
            at: event.at,
            played_until: event.at,
            board: Board::laid(setup, event.at),
            steps: Steps::default(),
            applied: HashMap::from([(event.id, 1)]),
        })
    }

    /// The table that these events make, from the first on.
    pub fn fold<'a>(events: impl IntoIterator<Item = &'a Event>) -> Result<Table, Broken> {
        let mut events = events.into_iter();
        let mut table = Table::opened(events.next().ok_or(Broken::Content(1))?)?;
        events.try_for_each(|event| table.apply(event))?;
        Ok(table)
    }

    /// Takes in the next event. One that does not fit leaves the table as it was.
    pub fn apply(&mut self, event: &Event) -> Result<(), Broken> {
        let expected = self.sequence + 1;
        if event.sequence != expected {
            return Err(Broken::Sequence {
                expected,
                found: event.sequence,
            });
        }
        if !self.fits(&event.what) {
            return Err(Broken::Content(expected));
        }
        if !matches!(event.what, What::Closed {}) {
            self.board.turns.count(event.at);
        }
        self.take(event).ok_or(Broken::Content(expected))?;
        let open = self.board.status == Status::Open;
        self.board.turns.run(event.at, open);
        if open {
            self.played_until = event.at;
        }
        self.sequence = expected;
        self.at = event.at;
        self.applied.insert(event.id, expected);
        Ok(())
    }

    /// Takes in those of these events that come after its own last one.
    pub fn apply_later<'a>(&mut self, events: impl IntoIterator<Item = &'a Event>) -> Result<(), Broken> {
        let last = self.sequence;
        let mut later = events.into_iter().filter(|event| event.sequence > last);
        later.try_for_each(|event| self.apply(event))
    }

    /// Whether all that an event names is there.
    fn fits(&self, what: &What) -> bool {
        let seat = |seat: &SeatNo| self.board.seat(*seat).is_some();
        let changes = |changes: &[Change]| changes.iter().all(|change| self.board.has(change));
        let known = |steps: &[Step], first: u64| steps.iter().any(|step| step.first == first);
        match what {
            What::Opened { setup } => setup.check().is_ok(),
            What::Step {
                changes: all, joins, ..
            } => changes(all) && joins.is_none_or(|first| self.steps.can_join(first, all)),
            What::Undone { step, changes: all } => changes(all) && known(&self.steps.done, *step),
            What::Redone { step, changes: all } => changes(all) && known(&self.steps.undone, *step),
            What::Rolled {
                roll: Roll::Starter { seat: starter },
                ..
            }
            | What::Starts { seat: starter } => seat(starter),
            What::Seated { seat: taken, .. } => seat(taken),
            What::Finished { placements, .. } => placements.len() == self.board.seats.len(),
            _ => true,
        }
    }

    fn take(&mut self, event: &Event) -> Option<()> {
        match &event.what {
            What::Opened { .. } => self.steps = Steps::default(),
            What::Step {
                changes,
                tap,
                joins,
                source,
            } => self.steps.add(event, changes, *tap, *joins, *source)?,
            What::Undone { step, .. } => self.steps.undo(*step)?,
            What::Redone { step, .. } => self.steps.redo(*step)?,
            _ => (),
        }
        self.board.take(event, self.played_until)
    }

    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The last event's.
    pub fn sequence(&self) -> u64 {
        self.sequence
    }

    /// When the last event was.
    pub fn at(&self) -> Timestamp {
        self.at
    }

    /// Tells a table that was read from a snapshot of commands it has taken, each with its event's sequence.
    pub fn learn(&mut self, commands: impl IntoIterator<Item = (Uuid, u64)>) {
        let taken = commands.into_iter().filter(|(_, sequence)| *sequence <= self.sequence);
        self.applied.extend(taken);
    }

    /// Whether it knows every command it has taken; read from a snapshot, it knows only those since.
    pub fn knows_all_commands(&self) -> bool {
        u64::try_from(self.applied.len()) == Ok(self.sequence)
    }

    /// The sequence of a command that was taken.
    pub fn sequence_of(&self, command: Uuid) -> Option<u64> {
        self.applied.get(&command).copied()
    }

    pub fn snapshot(&self) -> Snapshot<'_> {
        Snapshot {
            sequence: self.sequence,
            at: self.at,
            board: &self.board,
            eliminations: self.board.eliminations(),
            undo: self.steps.done.last().map(|step| step.first),
            redo: self.steps.undone.last().map(|step| step.first),
        }
    }
}
