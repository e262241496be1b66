//! What one node tells the others of a table, and how that is written.

use std::str::Lines;

use podium_domain::table::Event;
use serde::{Deserialize, Serialize};
use uuid::Uuid;

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "type", rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Word {
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

impl Word {
    pub fn table(&self) -> Uuid {
        match self {
            Word::Appended { table, .. }
            | Word::Refreshed { table }
            | Word::Forgotten { table }
            | Word::Present { table, .. } => *table,
        }
    }
}

/// A word on its way: the node it is from, the word, and events as they were written, a line each.
#[derive(Debug, Clone)]
pub struct Letter {
    pub table: Uuid,
    head: String,
    events: String,
}

impl Letter {
    pub fn new<T: AsRef<str>>(node: Uuid, word: &Word, events: &[T]) -> Letter {
        let word_text = serde_json::to_string(word).expect("ids and numbers are plain data");
        let events = events.iter().flat_map(|event| ["\n", event.as_ref()]);
        Letter {
            table: word.table(),
            head: format!("{node}\n{word_text}"),
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

/// A letter that arrived.
pub struct Opened<'a> {
    pub from: Uuid,
    pub word: Word,
    events: Lines<'a>,
}

impl Opened<'_> {
    /// Nothing for one's own letters.
    pub fn new(node: Uuid, text: &str) -> Result<Option<Opened<'_>>, serde_json::Error> {
        let mut lines = text.lines();
        let from = lines.next().unwrap_or_default();
        let from = Uuid::try_parse(from).map_err(serde::de::Error::custom)?;
        if from == node {
            return Ok(None);
        }
        let word = serde_json::from_str(lines.next().unwrap_or_default())?;
        Ok(Some(Opened {
            from,
            word,
            events: lines,
        }))
    }

    pub fn events(&self) -> Result<Vec<Event>, serde_json::Error> {
        self.events.clone().map(serde_json::from_str).collect()
    }
}

#[cfg(test)]
mod tests {
    use podium_domain::Timestamp;
    use podium_domain::table::{By, What};

    use super::*;

    fn event(sequence: u64) -> Event {
        Event {
            sequence,
            at: Timestamp::from_seconds(1_780_000_000),
            id: Uuid::from_u128(u128::from(sequence)),
            by: By::default(),
            what: What::Paused {},
        }
    }

    fn open(node: Uuid, text: &str) -> Result<Option<(Uuid, Word, Vec<Event>)>, serde_json::Error> {
        let opened = Opened::new(node, text)?;
        let told = |opened: Opened<'_>| Ok((opened.from, opened.word.clone(), opened.events()?));
        opened.map(told).transpose()
    }

    #[test]
    fn a_letter_is_read_by_every_node_but_its_own() {
        let (mine, theirs, table) = (Uuid::from_u128(1), Uuid::from_u128(2), Uuid::from_u128(3));
        let events = [event(7), event(8)];
        let texts = events.each_ref().map(|event| serde_json::to_string(event).unwrap());
        let word = Word::Appended { table, sequence: 8 };
        let letter = Letter::new(mine, &word, &texts);
        let whole = letter.clone().within(10_000);
        assert_eq!(
            open(theirs, &whole).unwrap(),
            Some((mine, word.clone(), events.to_vec()))
        );
        assert_eq!(open(mine, &whole).unwrap(), None);
        let short = letter.within(whole.len() - 1);
        assert_eq!(open(theirs, &short).unwrap(), Some((mine, word, vec![])));
    }

    #[test]
    fn what_is_no_letter_is_refused() {
        let node = Uuid::from_u128(1);
        let stranger = Uuid::from_u128(2);
        for text in [
            String::new(),
            "rumours".into(),
            format!("{stranger}"),
            format!("{stranger}\n{{}}"),
            format!("{stranger}\n{{\"type\":\"refreshed\",\"table\":\"{node}\"}}\n{{}}"),
        ] {
            assert!(open(node, &text).is_err(), "{text}");
        }
    }
}
