//! What one node tells the others of a table, and how that is written.

use std::str::Lines;

use podium_domain::table::Event;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum RelayMessage {
    /// Events were written down, this one last.
    Appended { table: Uuid, sequence: u64 },
    /// Who may come to it has changed, or by which code.
    Refreshed { table: Uuid },
    /// What was written down has itself changed.
    Forgotten { table: Uuid },
    /// Who is at it on the node that says so: users with their devices, and devices that look on.
    Present {
        table: Uuid,
        people: Vec<(Uuid, u32)>,
        viewers: u32,
    },
}

impl RelayMessage {
    pub fn table(&self) -> Uuid {
        match self {
            RelayMessage::Appended { table, .. }
            | RelayMessage::Refreshed { table }
            | RelayMessage::Forgotten { table }
            | RelayMessage::Present { table, .. } => *table,
        }
    }
}

/// A message to other nodes: sender, message and events, a line each.
#[derive(Debug, Clone)]
pub struct Envelope {
    pub table: Uuid,
    head: String,
    events: String,
}

impl Envelope {
    pub fn new<T: AsRef<str>>(node: Uuid, message: &RelayMessage, events: &[T]) -> Envelope {
        let text = serde_json::to_string(message).expect("ids and numbers are plain data");
        let events = events.iter().flat_map(|event| ["\n", event.as_ref()]);
        Envelope {
            table: message.table(),
            head: format!("{node}\n{text}"),
            events: events.collect(),
        }
    }

    /// Without its events where it would be longer than that: they can be read from storage.
    pub fn within(self, most: usize) -> String {
        let mut text = self.head;
        if text.len() + self.events.len() <= most {
            text.push_str(&self.events);
        }
        text
    }
}

/// An envelope from another node.
pub struct Received<'a> {
    pub from: Uuid,
    pub message: RelayMessage,
    events: Lines<'a>,
}

impl Received<'_> {
    /// `None` for an envelope of this node.
    pub fn new(node: Uuid, text: &str) -> Result<Option<Received<'_>>, serde_json::Error> {
        let mut lines = text.lines();
        let from = lines.next().unwrap_or_default();
        let from = Uuid::try_parse(from).map_err(serde::de::Error::custom)?;
        if from == node {
            return Ok(None);
        }
        let message = serde_json::from_str(lines.next().unwrap_or_default())?;
        Ok(Some(Received {
            from,
            message,
            events: lines,
        }))
    }

    pub fn events(&self) -> Result<Vec<Event>, serde_json::Error> {
        self.events.clone().map(serde_json::from_str).collect()
    }
}
