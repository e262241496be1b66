use std::collections::HashMap;

use super::card::Card;
use super::heading::Heading;
use super::{CardList, Entry, Section, name_key, words};

/// Partners, a background, a signature spell: no deck has more commanders than this.
const MAX_COMMANDERS: usize = 4;
/// Fewer cards than this show nothing of the deck they are to become.
const MIN_DECK: u32 = 50;
/// Sizes of a whole deck: limited, constructed, Commander.
const WHOLE_DECKS: [u32; 3] = [40, 60, 100];

/// Puts the cards of a text into sections: by what their lines say, by the headings above them and, where neither
/// says anything, by the blank lines between them.
#[derive(Default)]
pub(super) struct Assembly {
    pub(super) name: Option<String>,
    cards: Vec<(Slot, Entry)>,
    section: Option<Section>,
    category: Option<String>,
    /// Below a heading for what is no part of the deck.
    skipping: bool,
    /// The section has headings of its own within it.
    nested: bool,
    /// Blocks of cards parted by blank lines.
    block: usize,
    cards_in_section: usize,
    cards_in_block: usize,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Slot {
    Given(Section),
    /// In a block without any heading above it.
    Loose(usize),
    /// Behind a blank line after the sideboard, where one tool puts the commander.
    BehindSideboard,
}

impl Assembly {
    pub(super) fn blank(&mut self) {
        self.category = None;
        if self.cards_in_block == 0 {
            return;
        }
        self.block += 1;
        self.cards_in_block = 0;
        if matches!(self.section, Some(Section::Commander | Section::Companion)) {
            self.enter(Section::Main);
        }
    }

    pub(super) fn heading(&mut self, heading: Heading) {
        self.category = None;
        self.skipping = heading == Heading::Apart;
        match heading {
            Heading::Section(section) => self.enter(section),
            Heading::Apart | Heading::About => {}
            Heading::Kind => self.group(),
            Heading::Own(category) => {
                self.group();
                self.category = Some(category);
            }
        }
    }

    fn enter(&mut self, section: Section) {
        self.section = Some(section);
        self.nested = false;
        self.cards_in_section = 0;
        self.cards_in_block = 0;
    }

    /// A group belongs to the deck, except where the sideboard or the maybeboard began with one.
    fn group(&mut self) {
        let aside = matches!(self.section, Some(Section::Sideboard | Section::Maybeboard));
        self.nested = aside && (self.nested || self.cards_in_section == 0);
        if !self.nested {
            self.enter(Section::Main);
        }
    }

    pub(super) fn card(&mut self, mut card: Card) {
        if self.skipping {
            return;
        }
        let behind = self.cards_in_section > self.cards_in_block;
        let slot = match card.section.or(self.section) {
            None => Slot::Loose(self.block),
            Some(Section::Sideboard) if card.section.is_none() && behind && !self.nested => Slot::BehindSideboard,
            Some(section) => Slot::Given(section),
        };
        if let Some(category) = &self.category {
            card.add_category(category);
        }
        self.cards_in_section += 1;
        self.cards_in_block += 1;
        self.cards.push((slot, card.entry));
    }

    /// Puts the cards that no line and no heading placed.
    pub(super) fn place(&mut self) {
        self.place_loose();
        self.place_behind_sideboard();
        if self.at(Slot::Given(Section::Commander)).count() > MAX_COMMANDERS {
            // The heading was the name of the format.
            self.move_all(Slot::Given(Section::Commander), Section::Main);
        }
    }

    /// Whether just so many commanders would make the placed cards a whole deck.
    pub(super) fn lacks_commanders(&self, cards: usize) -> bool {
        let whole = self.played() + u32::try_from(cards).unwrap_or(u32::MAX);
        // Another tool's commander may lie alone in the sideboard.
        let aside = self.at(Slot::Given(Section::Sideboard)).count();
        (1..=2).contains(&cards)
            && !(1..=2).contains(&aside)
            && self.at(Slot::Given(Section::Commander)).next().is_none()
            && matches!(whole, 60 | 100)
            && is_singleton(self.main())
    }

    /// Whether the placed cards need no further one.
    pub(super) fn is_whole(&self) -> bool {
        WHOLE_DECKS.contains(&self.played()) || self.at(Slot::Given(Section::Commander)).next().is_some()
    }

    pub(super) fn command(&mut self, card: Card) {
        self.cards.push((Slot::Given(Section::Commander), card.entry));
    }

    pub(super) fn finish(self) -> CardList {
        let entries = self.cards.into_iter().map(|(slot, mut entry)| {
            entry.section = match slot {
                Slot::Given(section) => section,
                Slot::Loose(_) => Section::Main,
                Slot::BehindSideboard => Section::Sideboard,
            };
            entry
        });
        let mut list = CardList::merged(self.name, entries);
        if commander_in_sideboard(&list) {
            for entry in list
                .entries
                .iter_mut()
                .filter(|entry| entry.section == Section::Sideboard)
            {
                entry.section = Section::Commander;
            }
            list.entries.sort_by_key(|entry| entry.section);
        }
        list
    }

    /// Of blocks without headings, one or two cards alone at the top or below a deck of single cards are commanders;
    /// otherwise a second block is a sideboard, unless the two make up a whole deck.
    fn place_loose(&mut self) {
        let loose = self.loose();
        let Some((first, others)) = loose.split_first() else {
            return;
        };
        let deck_below = others
            .iter()
            .chain(&[Slot::Given(Section::Main)])
            .any(|slot| self.at(*slot).count() > 2);
        if deck_below && self.could_command(*first) {
            self.move_all(*first, Section::Commander);
        }
        let given = |section| self.at(Slot::Given(section)).next().is_some();
        if let [main, aside] = self.loose()[..]
            && !given(Section::Main)
            && !given(Section::Sideboard)
        {
            let [cards, cards_aside] = [main, aside].map(|slot| self.count(slot));
            let whole = cards + cards_aside + self.count(Slot::Given(Section::Commander));
            if cards >= MIN_DECK && self.could_command(aside) && is_singleton(self.at(main)) {
                self.move_all(aside, Section::Commander);
            } else if cards_aside < cards && (cards_aside <= 2 || !WHOLE_DECKS.contains(&whole)) {
                self.move_all(aside, Section::Sideboard);
            }
        }
    }

    fn place_behind_sideboard(&mut self) {
        if is_singleton(self.main()) && self.could_command(Slot::BehindSideboard) {
            self.move_all(Slot::BehindSideboard, Section::Commander);
        }
    }

    /// One or two single cards, where no line says who commands.
    fn could_command(&self, slot: Slot) -> bool {
        self.at(Slot::Given(Section::Commander)).next().is_none()
            && self.at(slot).count() <= 2
            && self.at(slot).all(|entry| entry.quantity == 1)
    }

    /// The blocks without headings.
    fn loose(&self) -> Vec<Slot> {
        let slots = self.cards.iter().map(|(slot, _)| *slot);
        let mut loose: Vec<Slot> = slots.filter(|slot| matches!(slot, Slot::Loose(_))).collect();
        loose.dedup();
        loose
    }

    fn at(&self, slot: Slot) -> impl Iterator<Item = &Entry> {
        self.cards
            .iter()
            .filter(move |card| card.0 == slot)
            .map(|(_, entry)| entry)
    }

    fn main(&self) -> impl Iterator<Item = &Entry> {
        let in_main = |slot: Slot| matches!(slot, Slot::Given(Section::Main) | Slot::Loose(_));
        self.cards
            .iter()
            .filter(move |card| in_main(card.0))
            .map(|(_, entry)| entry)
    }

    /// How many cards the main deck and its commanders are.
    fn played(&self) -> u32 {
        self.main().map(|entry| entry.quantity).sum::<u32>() + self.count(Slot::Given(Section::Commander))
    }

    /// Whether a stated number of cards is what was read: all cards, or those of the deck alone.
    pub(super) fn matches_total(&self, count: u32) -> bool {
        let all: u32 = self.cards.iter().map(|(_, entry)| entry.quantity).sum();
        count == all || count == self.played()
    }

    fn count(&self, slot: Slot) -> u32 {
        self.at(slot).map(|entry| entry.quantity).sum()
    }

    fn move_all(&mut self, from: Slot, to: Section) {
        for card in self.cards.iter_mut().filter(|card| card.0 == from) {
            card.0 = Slot::Given(to);
        }
    }
}

/// Some tools know no commander and leave it alone in the sideboard, which with the deck makes a whole one.
fn commander_in_sideboard(list: &CardList) -> bool {
    let side = list.count(Section::Sideboard);
    let whole = list.count(Section::Main) + side;
    list.count(Section::Commander) == 0
        && (1..=2).contains(&side)
        && list.section(Section::Sideboard).all(|entry| entry.quantity == 1)
        && matches!(whole, 60 | 100)
        && is_singleton(list.section(Section::Main))
}

/// Whether a deck has each card once, but for basic lands and perhaps one card that may be there many times.
fn is_singleton<'a>(entries: impl Iterator<Item = &'a Entry>) -> bool {
    let mut copies: HashMap<String, u32> = HashMap::new();
    for entry in entries {
        *copies.entry(name_key(&entry.name)).or_default() += entry.quantity;
    }
    !copies.is_empty()
        && copies
            .iter()
            .filter(|(key, copies)| **copies > 1 && !words::is_basic(key))
            .count()
            <= 1
}
