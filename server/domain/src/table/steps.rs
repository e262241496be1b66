//! Undo and redo: steps, each the changes of one command or of a row of quick taps.

use serde::{Deserialize, Serialize};
use uuid::Uuid;

use super::change::{Change, Slot};
use super::event::Event;
use super::refusal::Refusal;
use super::seat::SeatNo;
use super::{JOIN_WITHIN_MILLIS, MOST_STEPS, MOST_TAPS};
use crate::Timestamp;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Step {
    /// Its first event, which it is called by.
    pub first: u64,
    /// The commands it is made of.
    pub ids: Vec<Uuid>,
    pub changes: Vec<Change>,
    tap: bool,
    device: Option<Uuid>,
    source: Option<SeatNo>,
    last_at: Timestamp,
}

/// In the order they were done, and in the order they were undone.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Steps {
    pub done: Vec<Step>,
    pub undone: Vec<Step>,
}

impl Step {
    fn touches(&self, slots: &[Slot]) -> bool {
        self.changes.iter().any(|change| slots.contains(&change.slot()))
    }

    fn slots(&self) -> Vec<Slot> {
        slots(&self.changes)
    }

    /// What takes it back.
    pub fn reversed(&self) -> Vec<Change> {
        self.changes.iter().rev().map(Change::reversed).collect()
    }
}

impl Steps {
    /// The line that a tap joins: of the same device on the same thing, moments ago, with nothing on it since.
    pub fn line_for(
        &self,
        changes: &[Change],
        by: Option<Uuid>,
        source: Option<SeatNo>,
        now: Timestamp,
    ) -> Option<u64> {
        let slots = slots(changes);
        let step = self.done.iter().rev().find(|step| step.touches(&slots))?;
        let soon = now.millis().saturating_sub(step.last_at.millis()) <= JOIN_WITHIN_MILLIS;
        let same = step.device == by && step.source == source && step.slots() == slots;
        (step.tap && by.is_some() && same && soon && step.ids.len() < MOST_TAPS).then_some(step.first)
    }

    /// The step that is to be undone: the one this command was part of, else the last one that may be.
    pub fn to_undo(&self, of: Option<Uuid>, may: impl Fn(&[Change]) -> bool) -> Result<&Step, Refusal> {
        let step = pick(&self.done, of, |step| may(&step.reversed())).ok_or(Refusal::NothingToUndo)??;
        let slots = step.slots();
        let later = self.done.iter().rev().take_while(|other| other.first != step.first);
        match later.into_iter().any(|other| other.touches(&slots)) {
            true => Err(Refusal::Superseded),
            false => Ok(step),
        }
    }

    /// The step that is to be done again. Whether the table still is as it was before, the caller looks up.
    pub fn to_redo(&self, of: Option<Uuid>, may: impl Fn(&[Change]) -> bool) -> Result<&Step, Refusal> {
        pick(&self.undone, of, |step| may(&step.changes)).ok_or(Refusal::NothingToRedo)?
    }

    /// Whether that line is of what these changes are of.
    pub fn can_join(&self, first: u64, changes: &[Change]) -> bool {
        let line = self.done.iter().rev().find(|step| step.first == first);
        line.is_some_and(|line| line.slots() == slots(changes))
    }

    /// Notes a step, or one more tap of a line. None where there is no such line.
    pub fn add(
        &mut self,
        event: &Event,
        changes: &[Change],
        tap: bool,
        joins: Option<u64>,
        source: Option<SeatNo>,
    ) -> Option<()> {
        let slots = slots(changes);
        let step = match joins {
            Some(first) => {
                let mut line = take(&mut self.done, first)?;
                let joined = line.changes.iter().zip(changes).map(|(one, then)| one.and(then));
                line.changes = joined.collect::<Option<_>>()?;
                line.ids.push(event.id);
                line.last_at = event.at;
                line
            }
            None => Step {
                first: event.sequence,
                ids: vec![event.id],
                changes: changes.to_vec(),
                tap,
                device: event.by.device,
                source,
                last_at: event.at,
            },
        };
        self.undone.retain(|undone| !undone.touches(&slots));
        push(&mut self.done, step);
        Some(())
    }

    pub fn undo(&mut self, first: u64) -> Option<()> {
        let step = take(&mut self.done, first)?;
        push(&mut self.undone, step);
        Some(())
    }

    pub fn redo(&mut self, first: u64) -> Option<()> {
        let step = take(&mut self.undone, first)?;
        push(&mut self.done, step);
        Some(())
    }
}

fn slots(changes: &[Change]) -> Vec<Slot> {
    changes.iter().map(Change::slot).collect()
}

/// The named step, else the last that the actor may take.
fn pick(steps: &[Step], of: Option<Uuid>, may: impl Fn(&Step) -> bool) -> Option<Result<&Step, Refusal>> {
    let mut last_first = steps.iter().rev();
    match of {
        None => last_first.find(|step| may(step)).map(Ok),
        Some(id) => {
            let step = last_first.find(|step| step.ids.contains(&id))?;
            Some(if may(step) { Ok(step) } else { Err(Refusal::NotAllowed) })
        }
    }
}

fn take(steps: &mut Vec<Step>, first: u64) -> Option<Step> {
    let at = steps.iter().rposition(|step| step.first == first)?;
    Some(steps.remove(at))
}

fn push(steps: &mut Vec<Step>, step: Step) {
    if steps.len() >= MOST_STEPS {
        steps.remove(0);
    }
    steps.push(step);
}
