//! The history people read: quick taps are one entry with their sum, and what was undone is marked.

use serde::Serialize;

use super::event::{By, Event, What};
use super::wire;
use crate::Timestamp;

#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct HistoryEntry {
    /// Its first event.
    pub sequence: u64,
    #[serde(with = "wire")]
    pub at: Timestamp,
    /// When the last tap was.
    #[serde(with = "wire")]
    pub until: Timestamp,
    pub by: By,
    /// How many events it is made of.
    pub taps: u32,
    pub undone: bool,
    /// Of a line of taps, from where it was before the first to where it is after the last.
    pub what: What,
}

/// The lines of a table, in the order they began.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct History {
    entries: Vec<HistoryEntry>,
}

impl History {
    pub fn of<'a>(events: impl IntoIterator<Item = &'a Event>) -> History {
        let mut history = History::default();
        events.into_iter().for_each(|event| history.add(event));
        history
    }

    pub fn entries(&self) -> &[HistoryEntry] {
        &self.entries
    }

    pub fn add(&mut self, event: &Event) {
        match &event.what {
            What::Undone { step, .. } => self.mark(*step, true),
            What::Redone { step, .. } => self.mark(*step, false),
            What::Step { joins: Some(first), .. } => self.join(*first, event),
            What::Opened { .. } => {
                self.entries.clear();
                self.begin(event);
            }
            _ => self.begin(event),
        }
    }

    fn begin(&mut self, event: &Event) {
        self.entries.push(HistoryEntry {
            sequence: event.sequence,
            at: event.at,
            until: event.at,
            by: event.by,
            taps: 1,
            undone: false,
            what: event.what.clone(),
        });
    }

    fn entry(&mut self, first: u64) -> Option<&mut HistoryEntry> {
        let at = self.entries.binary_search_by_key(&first, |entry| entry.sequence).ok()?;
        self.entries.get_mut(at)
    }

    fn mark(&mut self, first: u64, undone: bool) {
        if let Some(entry) = self.entry(first) {
            entry.undone = undone;
        }
    }

    fn join(&mut self, first: u64, event: &Event) {
        let Some(entry) = self.entry(first) else {
            return self.begin(event);
        };
        if let (What::Step { changes, .. }, What::Step { changes: then, .. }) = (&mut entry.what, &event.what) {
            for (change, then) in changes.iter_mut().zip(then) {
                *change = change.and(then).unwrap_or_else(|| then.clone());
            }
        }
        entry.taps = entry.taps.saturating_add(1);
        entry.until = event.at;
    }
}
