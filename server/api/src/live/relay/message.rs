//! The messages between nodes about a live table, and their text form.

use std::str::Lines;

use podium_domain::table::Event;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum RelayMessage {
    /// Events were stored up to this sequence.
    Appended { table: Uuid, sequence: u64 },
    /// The guest list or the join code changed.
    Refreshed { table: Uuid },
    /// Stored events were changed.
    Forgotten { table: Uuid },
    /// Who is at the table on the sending node: users with their devices, and devices that only watch.
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

    /// Drops the events if the text would be too long: the receiver reads them from storage.
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
