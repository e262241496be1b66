//! Decides a command on the current table: the event, or a refusal.

use uuid::Uuid;

use super::board::{Board, Status};
use super::change::Change;
use super::command::{Ask, Command};
use super::effect::effect;
use super::event::{Event, What};
use super::permit::{Actor, Role};
use super::refusal::Refusal;
use super::roll::Roll;
use super::seat::{SeatNo, SeatSetup};
use super::setup::Setup;
use super::state::Table;
use super::suggest::suggested_placements;
use super::{MOST_DICE, MOST_EVENTS, SIDES};
use crate::{FieldError, Timestamp, check_placements};

#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Decision {
    /// This happens once it is written down; then it is applied.
    New(Box<Event>),
    /// It has happened before, under this sequence.
    Known(u64),
}

impl Table {
    /// The event that lays a table, or the field that is wrong and why.
    pub fn open(id: Uuid, setup: Setup, actor: &Actor, now: Timestamp) -> Result<Event, (String, FieldError)> {
        setup.check()?;
        let at = now.to_the_milli();
        Ok(Event {
            sequence: 1,
            at,
            id,
            by: actor.by(&Board::laid(&setup, at)),
            what: What::Opened { setup },
        })
    }

    /// What comes of a command. Nothing has changed before its event is applied. `random(n)` draws a number below `n`.
    pub fn decide(
        &self,
        ask: &Ask,
        actor: &Actor,
        now: Timestamp,
        random: &dyn Fn(u64) -> u64,
    ) -> Result<Decision, Refusal> {
        if actor.role == Role::Viewer {
            return Err(Refusal::NotAllowed);
        }
        if let Some(sequence) = self.sequence_of(ask.id) {
            return Ok(Decision::Known(sequence));
        }
        self.check_open(&ask.command)?;
        if !actor.may(&self.board, &ask.command) {
            return Err(Refusal::NotAllowed);
        }
        let at = now.to_the_milli().max(self.at);
        let what = match effect(&self.board, &ask.command, self.sequence + 1) {
            Some(effect) => {
                let effect = effect?;
                if !actor.may_change(&self.board, &effect.changes) {
                    return Err(Refusal::NotAllowed);
                }
                let line = self.steps.line_for(&effect.changes, actor.device, effect.source, at);
                What::Step {
                    joins: line.filter(|_| effect.tap),
                    changes: effect.changes,
                    tap: effect.tap,
                    source: effect.source,
                }
            }
            None => self.other(&ask.command, actor, random)?,
        };
        Ok(Decision::New(Box::new(Event {
            sequence: self.sequence + 1,
            at,
            id: ask.id,
            by: actor.by(&self.board),
            what,
        })))
    }

    /// What comes of a command at a table that was played on one device without the server: the dice are that device's.
    pub fn decide_offline(
        &self,
        ask: &Ask,
        actor: &Actor,
        at: Timestamp,
        thrown: Option<Roll>,
    ) -> Result<Decision, Refusal> {
        let mut decision = self.decide(ask, actor, at, &|_| 0)?;
        if let Decision::New(event) = &mut decision {
            match (&mut event.what, thrown) {
                (What::Rolled { roll, offline }, Some(thrown)) if can_come_of(&self.board, &ask.command, &thrown) => {
                    *roll = thrown;
                    *offline = true;
                }
                (What::Rolled { .. }, _) | (_, Some(_)) => return Err(Refusal::Invalid),
                (_, None) => (),
            }
        }
        Ok(decision)
    }

    fn check_open(&self, command: &Command) -> Result<(), Refusal> {
        match (&self.board.status, command) {
            (Status::Finished { .. }, _) => Err(Refusal::Finished),
            (Status::Open, Command::Reopen {}) => Err(Refusal::Open),
            (_, Command::Finish { .. }) | (Status::Open, Command::Close {}) => Ok(()),
            (Status::Closed { .. }, command) if !matches!(command, Command::Reopen {}) => Err(Refusal::Closed),
            _ if self.sequence >= MOST_EVENTS => Err(Refusal::Limit),
            _ => Ok(()),
        }
    }

    /// What is no step.
    fn other(&self, command: &Command, actor: &Actor, random: &dyn Fn(u64) -> u64) -> Result<What, Refusal> {
        let board = &self.board;
        let may = |changes: &[Change]| actor.may_change(board, changes);
        match command {
            Command::Undo { of } => {
                let step = self.steps.to_undo(*of, may)?;
                Ok(What::Undone {
                    step: step.first,
                    changes: step.reversed(),
                })
            }
            Command::Redo { of } => {
                let step = self.steps.to_redo(*of, may)?;
                if !as_before(board, &step.changes) {
                    return Err(Refusal::Superseded);
                }
                Ok(What::Redone {
                    step: step.first,
                    changes: step.changes.clone(),
                })
            }
            Command::Pause {} if board.turns.paused => Err(Refusal::NoChange),
            Command::Pause {} => Ok(What::Paused {}),
            Command::Resume {} if !board.turns.paused => Err(Refusal::NoChange),
            Command::Resume {} => Ok(What::Resumed {}),
            Command::Roll { .. } | Command::Coin { .. } | Command::WhoStarts {} => {
                roll(board, command, random).map(|roll| What::Rolled { roll, offline: false })
            }
            Command::Starts { seat } => starts(board, *seat),
            Command::Seat { seat, place } => seated(board, *seat, place),
            Command::Settings { settings } if *settings == board.settings => Err(Refusal::NoChange),
            Command::Settings { settings } => Ok(What::Settings { settings: *settings }),
            Command::SetUp { setup } => self.laid_anew(setup),
            Command::Finish { placements, end_reason } => {
                // Only the host may finish a table that was closed.
                if board.status != Status::Open && actor.role != Role::Host {
                    return Err(Refusal::NotAllowed);
                }
                let placements = placements.clone().unwrap_or_else(|| suggested_placements(board));
                let table: Vec<_> = placements.iter().copied().map(Some).collect();
                if placements.len() != board.seats.len() || !check_placements(&table).is_empty() {
                    return Err(Refusal::Invalid);
                }
                Ok(What::Finished {
                    placements,
                    end_reason: end_reason.or_else(|| board.suggested_end()),
                })
            }
            Command::Close {} => Ok(What::Closed {}),
            Command::Reopen {} => Ok(What::Reopened {}),
            _ => Err(Refusal::Invalid),
        }
    }

    fn laid_anew(&self, setup: &Setup) -> Result<What, Refusal> {
        if !self.steps.done.is_empty() || !self.board.turns.spells.is_empty() {
            return Err(Refusal::Begun);
        }
        setup.check().map_err(|_| Refusal::Invalid)?;
        Ok(What::Opened { setup: setup.clone() })
    }
}

/// Whether everything is as it was before these changes.
fn as_before(board: &Board, changes: &[Change]) -> bool {
    let mut before = board.clone();
    let mut back = changes.iter().rev().map(Change::reversed);
    let possible = back.all(|change| {
        let possible = before.has(&change);
        before.put(&change);
        possible
    });
    possible && before == *board
}

fn starts(board: &Board, seat: SeatNo) -> Result<What, Refusal> {
    if !board.turns.spells.is_empty() {
        return Err(Refusal::Begun);
    }
    match board.seat(seat) {
        None => Err(Refusal::Unknown),
        Some(_) if board.is_out(seat) => Err(Refusal::Invalid),
        Some(_) if board.starter == Some(seat) => Err(Refusal::NoChange),
        Some(_) => Ok(What::Starts { seat }),
    }
}

fn seated(board: &Board, seat: SeatNo, place: &SeatSetup) -> Result<What, Refusal> {
    let now = board.seat(seat).ok_or(Refusal::Unknown)?;
    let place = SeatSetup {
        color: now.place.color,
        ..place.clone()
    };
    let elsewhere = place.user().and_then(|user| board.seat_of(user));
    if place.commanders.len() > 2 || elsewhere.is_some_and(|other| other != seat) {
        return Err(Refusal::Invalid);
    }
    if place == now.place {
        return Err(Refusal::NoChange);
    }
    Ok(What::Seated { seat, place })
}

fn roll(board: &Board, command: &Command, random: &dyn Fn(u64) -> u64) -> Result<Roll, Refusal> {
    let below = |bound: u32| u32::try_from(random(u64::from(bound))).unwrap_or(0);
    let count = |count: u8| match count {
        1..=MOST_DICE => Ok(0..count),
        _ => Err(Refusal::Invalid),
    };
    match command {
        Command::Roll { sides, count: dice } if SIDES.contains(sides) => Ok(Roll::Dice {
            sides: *sides,
            faces: count(*dice)?.map(|_| below(*sides) + 1).collect(),
        }),
        Command::Coin { count: coins } => Ok(Roll::Coin {
            heads: count(*coins)?.map(|_| below(2) == 1).collect(),
        }),
        Command::WhoStarts {} => {
            let seats = board.still_in();
            let drawn = usize::try_from(random(seats.len().max(1) as u64)).unwrap_or(0);
            let seat = *seats.get(drawn).ok_or(Refusal::Unknown)?;
            Ok(Roll::Starter { seat })
        }
        _ => Err(Refusal::Invalid),
    }
}

/// Whether a device may have thrown this for the command.
fn can_come_of(board: &Board, command: &Command, thrown: &Roll) -> bool {
    match (thrown, command) {
        (Roll::Dice { sides, faces }, Command::Roll { sides: asked, count }) => {
            sides == asked && faces.len() == usize::from(*count) && faces.iter().all(|face| (1..=*sides).contains(face))
        }
        (Roll::Coin { heads }, Command::Coin { count }) => heads.len() == usize::from(*count),
        (Roll::Starter { seat }, Command::WhoStarts {}) => board.still_in().contains(seat),
        _ => false,
    }
}
