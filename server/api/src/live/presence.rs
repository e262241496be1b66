//! Who is at a table on all nodes together; kept by the table's actor.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;
use uuid::Uuid;

use super::audience::Counts;
use super::relay::RelayMessage;

/// How often a node repeats who is there.
pub const SAY_AGAIN: Duration = Duration::from_secs(15);
/// A node that has not repeated it for this long is dropped.
pub const FORGET: Duration = Duration::from_secs(40);
/// At most this many users are named to other nodes; the rest are not.
const MOST_NAMED: usize = 100;

/// What the other nodes reported about one table.
#[derive(Default)]
pub struct Elsewhere(HashMap<Uuid, (Counts, Instant)>);

impl Elsewhere {
    pub fn knows(&self, node: Uuid) -> bool {
        self.0.contains_key(&node)
    }

    /// Says whether that changed anything.
    pub fn heard(&mut self, node: Uuid, counts: Counts, now: Instant) -> bool {
        let empty = counts == Counts::default();
        let before = match empty {
            true => self.0.remove(&node),
            false => self.0.insert(node, (counts.clone(), now)),
        };
        before.map(|(before, _)| before).unwrap_or_default() != counts
    }

    /// Drops silent nodes; says whether there were any.
    pub fn expire(&mut self, now: Instant) -> bool {
        let before = self.0.len();
        self.0.retain(|_, (_, at)| now - *at < FORGET);
        self.0.len() < before
    }

    /// Everyone, here and on other nodes.
    pub fn with(&self, here: Counts) -> Counts {
        let counts = self.0.values().map(|(counts, _)| counts);
        counts.fold(here, |mut all, counts| {
            // Another node's numbers are not trusted not to overflow.
            all.viewers = all.viewers.saturating_add(counts.viewers);
            for (user, devices) in &counts.people {
                let known = all.people.entry(*user).or_default();
                *known = known.saturating_add(*devices);
            }
            all
        })
    }
}

impl Counts {
    pub fn message(&self, table: Uuid) -> RelayMessage {
        let people = self.people.iter().take(MOST_NAMED);
        RelayMessage::Present {
            table,
            people: people.map(|(user, devices)| (*user, *devices)).collect(),
            viewers: self.viewers,
        }
    }
}
