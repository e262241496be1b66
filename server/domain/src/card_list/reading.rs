use super::CardList;
use super::assembly::Assembly;
use super::card::Card;
use super::name::{MAX_NAME, tidy};
use super::problem::{Problem, Reason};

/// More than any deck has.
pub const MAX_CARD_LINES: usize = 2_000;
/// How much of a line a problem shows.
const MAX_SHOWN: usize = 120;

/// What could be read of a text, and what could not.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Parsed {
    pub list: CardList,
    pub problems: Vec<Problem>,
}

/// A text that is being read.
#[derive(Default)]
pub(super) struct Reading {
    pub(super) assembly: Assembly,
    problems: Vec<Problem>,
    held: Vec<Held>,
    /// Stated numbers of cards that do not fit the cards above them, by their lines.
    totals: Vec<(usize, u32)>,
    taken: usize,
    full: bool,
}

/// Words alone above or below a list: its title, or its commander.
pub(super) struct Held {
    pub(super) line: usize,
    pub(super) said: String,
    pub(super) above: bool,
    pub(super) card: Option<Card>,
}

impl Reading {
    /// Takes a line that is a card, or should have been one.
    pub(super) fn take(&mut self, line: usize, text: &str, card: Result<Card, Reason>) {
        self.taken += 1;
        self.full = self.taken > MAX_CARD_LINES;
        match card {
            _ if self.full => self.problem(line, text, Reason::TooManyLines),
            Ok(card) => self.assembly.card(card),
            Err(reason) => self.problem(line, text, reason),
        }
    }

    /// Takes a stated number of cards. One that stands above the cards can be compared only at the end.
    pub(super) fn take_total(&mut self, line: usize, text: &str, count: u32) {
        if !self.assembly.matches_total(count) {
            self.totals.push((line, count));
            self.take(line, text, Err(Reason::Count));
        }
    }

    /// Keeps words until all cards are known.
    pub(super) fn hold(&mut self, held: Held) {
        self.held.push(held);
    }

    /// No more lines are taken.
    pub(super) fn is_full(&self) -> bool {
        self.full
    }

    /// The first name counts.
    pub(super) fn name_deck(&mut self, name: &str) {
        let name: String = name.chars().take(MAX_NAME).collect();
        let name = name.trim();
        if self.assembly.name.is_none() && !name.is_empty() {
            self.assembly.name = Some(name.to_owned());
        }
    }

    pub(super) fn problem(&mut self, line: usize, text: &str, reason: Reason) {
        // A line of XML may be the whole text, so that it is cut before it is tidied.
        let start: String = text.chars().take(10 * MAX_SHOWN).collect();
        let text = tidy(&start).chars().take(MAX_SHOWN).collect();
        self.problems.push(Problem { line, text, reason });
    }

    pub(super) fn finish(mut self) -> Parsed {
        self.assembly.place();
        self.settle_held();
        self.settle_totals();
        self.problems.sort_by_key(|problem| problem.line);
        Parsed {
            list: self.assembly.finish(),
            problems: self.problems,
        }
    }

    fn settle_totals(&mut self) {
        self.totals.retain(|(_, count)| self.assembly.matches_total(*count));
        let matches = |line: usize| self.totals.iter().any(|(matching, _)| *matching == line);
        self.problems
            .retain(|problem| problem.reason != Reason::Count || !matches(problem.line));
    }

    /// Words are the commander where the deck lacks just that; otherwise those above are the deck's name, and whatever
    /// is not sure is asked about.
    fn settle_held(&mut self) {
        let held = std::mem::take(&mut self.held);
        if self.assembly.lacks_commanders(held.len()) && held.iter().all(|held| held.card.is_some()) {
            for card in held.into_iter().filter_map(|held| held.card) {
                self.assembly.command(card);
            }
            return;
        }
        let sure = self.assembly.is_whole();
        for (index, held) in held.into_iter().enumerate() {
            if held.above {
                self.name_deck(&held.said);
            }
            if !(sure && held.above && index == 0) {
                self.problem(held.line, &held.said, Reason::Title);
            }
        }
    }
}
