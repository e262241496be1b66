//! What is different between two lists of a deck, and when a changed list is a version of its own.

use std::collections::HashMap;
use std::time::Duration;

use serde::Serialize;
use utoipa::ToSchema;

use super::{CardList, Section, name_key};
use crate::Timestamp;

/// Changes within this time are one version, if no game was played between them.
const ONE_EDIT: Duration = Duration::from_secs(15 * 60);

/// A card of which two lists have different numbers.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, ToSchema)]
pub struct CardChange {
    pub section: Section,
    pub name: String,
    /// In the earlier list; 0 is a card that was added.
    pub before: u32,
    /// In the later list; 0 is a card that was removed.
    pub after: u32,
}

impl CardList {
    /// The cards that changed, section by section: those of this list, then those that only the earlier one has. Another
    /// printing is the same card, and nobody plays with a maybeboard.
    pub fn changes_from(&self, earlier: &CardList) -> Vec<CardChange> {
        let mut cards: Vec<CardChange> = Vec::new();
        let mut places: HashMap<(Section, String), usize> = HashMap::new();
        let after = self.entries.iter().map(|entry| (entry, 0, entry.quantity));
        let before = earlier.entries.iter().map(|entry| (entry, entry.quantity, 0));
        for (entry, before, after) in after.chain(before) {
            if entry.section == Section::Maybeboard {
                continue;
            }
            let place = *places.entry((entry.section, name_key(&entry.name))).or_insert_with(|| {
                cards.push(CardChange {
                    section: entry.section,
                    name: entry.name.clone(),
                    before: 0,
                    after: 0,
                });
                cards.len() - 1
            });
            cards[place].before += before;
            cards[place].after += after;
        }
        cards.retain(|card| card.before != card.after);
        cards.sort_by_key(|card| card.section);
        cards
    }

    fn has_cards_of(&self, other: &CardList) -> bool {
        self.changes_from(other).is_empty()
    }
}

/// The version of a deck's list that is in use.
#[derive(Debug, Clone, Copy)]
pub struct Newest<'a> {
    pub list: &'a CardList,
    pub since: Timestamp,
    /// Whether a game was played with it.
    pub played: bool,
}

/// What a new list does to the versions that are kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum VersionStep {
    /// There is none, and no card to keep.
    Nothing,
    /// A new version.
    Add,
    /// Still the newest version: no card changed.
    Amend,
    /// The newest version was only a step of this edit.
    Replace,
    /// This edit took itself back: the version before is in use again.
    Return,
}

impl VersionStep {
    /// `before` is the version before the newest.
    pub fn of(list: &CardList, newest: Option<Newest<'_>>, before: Option<&CardList>, now: Timestamp) -> VersionStep {
        let Some(newest) = newest else {
            return if list.entries.is_empty() {
                VersionStep::Nothing
            } else {
                VersionStep::Add
            };
        };
        if list.has_cards_of(newest.list) {
            return VersionStep::Amend;
        }
        if newest.played || now.distance(newest.since) > ONE_EDIT {
            return VersionStep::Add;
        }
        let undone = before.map_or(list.entries.is_empty(), |before| list.has_cards_of(before));
        if undone {
            VersionStep::Return
        } else {
            VersionStep::Replace
        }
    }
}
