//! Who is at a table, on all nodes together.

use std::collections::HashMap;
use std::time::Duration;

use tokio::time::Instant;
use uuid::Uuid;

use super::audience::Counts;
use super::relay::RelayMessage;

/// How often a node says again who is with it.
pub const SAY_AGAIN: Duration = Duration::from_secs(15);
/// What a node has not said again for so long is no longer so.
pub const FORGET: Duration = Duration::from_secs(40);
/// As many users are named to other nodes; whoever else is there is counted, not named.
const MOST_NAMED: usize = 100;

/// What the other nodes said of one table.
#[derive(Default)]
pub struct Elsewhere(HashMap<Uuid, (Counts, Instant)>);

impl Elsewhere {
    pub fn knows(&self, node: Uuid) -> bool {
        self.0.contains_key(&node)
    }

    /// Whether that is another than before.
    pub fn heard(&mut self, node: Uuid, counts: Counts, now: Instant) -> bool {
        let empty = counts == Counts::default();
        let before = match empty {
            true => self.0.remove(&node),
            false => self.0.insert(node, (counts.clone(), now)),
        };
        before.map(|(before, _)| before).unwrap_or_default() != counts
    }

    /// Forgets nodes that have not said anything for long; whether there was one.
    pub fn expire(&mut self, now: Instant) -> bool {
        let before = self.0.len();
        self.0.retain(|_, (_, at)| now - *at < FORGET);
        self.0.len() < before
    }

    /// Those here and those elsewhere.
    pub fn with(&self, here: Counts) -> Counts {
        let counts = self.0.values().map(|(counts, _)| counts);
        counts.fold(here, |mut all, counts| {
            // Whatever a node says: a wrong number is no reason to fail.
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
