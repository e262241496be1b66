use std::collections::HashMap;

use super::{CardList, Entry, Finish, Section, name_key};

const MAX_QUANTITY: u32 = 999;
const MAX_CATEGORIES: usize = 20;

/// What makes two entries the same one.
type Identity = (Section, String, Option<String>, Option<String>, Option<Finish>);

impl CardList {
    /// A list in its one written form: sections in their order, each printing once in its section. Entries keep the
    /// order and the spelling they came in; above 999 a further entry holds the rest, so that no card is lost.
    pub(super) fn merged(name: Option<String>, entries: impl IntoIterator<Item = Entry>) -> CardList {
        let mut merged: Vec<Entry> = Vec::new();
        let mut last: HashMap<Identity, usize> = HashMap::new();
        for entry in entries {
            let identity = identity(&entry);
            let rest = match last.get(&identity) {
                Some(&index) => merged[index].absorb(entry),
                None => Some(entry),
            };
            if let Some(rest) = rest {
                last.insert(identity, merged.len());
                merged.push(rest);
            }
        }
        merged.sort_by_key(|entry| entry.section);
        CardList { name, entries: merged }
    }
}

impl Entry {
    /// Takes the other's cards in, up to what one entry can hold; gives back what is left of it.
    fn absorb(&mut self, mut other: Entry) -> Option<Entry> {
        for category in &other.categories {
            self.add_category(category.clone());
        }
        let sum = self.quantity + other.quantity;
        self.quantity = sum.min(MAX_QUANTITY);
        other.quantity = sum - self.quantity;
        (other.quantity > 0).then_some(other)
    }

    /// Each category once, as first written.
    pub(super) fn add_category(&mut self, category: String) {
        let known = self
            .categories
            .iter()
            .any(|known| known.eq_ignore_ascii_case(&category));
        if !known && self.categories.len() < MAX_CATEGORIES {
            self.categories.push(category);
        }
    }
}

fn identity(entry: &Entry) -> Identity {
    (
        entry.section,
        name_key(&entry.name),
        entry.set.clone(),
        entry.number.clone(),
        entry.finish,
    )
}
