use super::assembly::Assembly;
use super::card::Card;
use super::name::{MAX_NAME, tidy};
use super::problem::{Problem, Reason};

/// More than any deck has.
pub const MAX_CARD_LINES: usize = 2_000;
/// How much of a line a problem shows.
const MAX_SHOWN: usize = 120;

/// A text that is being read.
#[derive(Default)]
pub(super) struct Reading {
    pub(super) assembly: Assembly,
    pub(super) problems: Vec<Problem>,
    taken: usize,
    full: bool,
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
}
