//! What lines say of each other: where words without a quantity stand, which may be cards or titles.

use super::line::Line;
use super::{Reason, prose};

pub(super) struct Written<'a> {
    /// Counted from 1.
    pub(super) number: usize,
    pub(super) raw: &'a str,
    pub(super) line: Result<Line, Reason>,
}

/// Whether the names of a list end in large letters, as English ones do; those with a quantity show it best.
pub(super) fn are_titled(lines: &[Written]) -> bool {
    let (mut cards, mut words) = (Share::default(), Share::default());
    for written in lines {
        match &written.line {
            Ok(Line::Card(card)) => cards.add(&card.entry.name),
            Ok(Line::Words { card: Some(card), .. }) => words.add(&card.entry.name),
            _ => {}
        }
    }
    if cards.all >= 3 {
        cards.is_most()
    } else {
        words.is_most()
    }
}

/// How many names of several words end in a large letter.
#[derive(Default)]
struct Share {
    large: usize,
    all: usize,
}

impl Share {
    fn add(&mut self, name: &str) {
        if prose::count(name) > 1 {
            self.all += 1;
            self.large += usize::from(prose::ends_large(name));
        }
    }

    fn is_most(&self) -> bool {
        self.all >= 3 && self.large * 5 >= self.all * 4
    }
}

/// Where words without a quantity stand.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Place {
    /// Among the cards, as one of them.
    Among,
    /// Alone above a block of a list that writes quantities, where the titles of blocks stand.
    Title,
    /// Alone above the whole list, where its title stands, or its commander.
    Top,
    /// Alone below the whole list.
    Bottom,
}

/// What the lines say together.
pub(super) struct Layout<'a> {
    lines: &'a [Written<'a>],
    /// The list writes quantities.
    counted: bool,
    /// The words the list begins with, if they stand apart.
    top: Vec<usize>,
    /// Behind this line comes no card with a quantity.
    last: usize,
}

impl<'a> Layout<'a> {
    pub(super) fn of(lines: &'a [Written<'a>]) -> Layout<'a> {
        let count = |wanted: fn(&Line) -> bool| {
            let lines = lines.iter().filter(|written| written.line.as_ref().is_ok_and(wanted));
            lines.count()
        };
        let cards = count(|line| matches!(line, Line::Card(_)));
        let words = count(|line| matches!(line, Line::Words { .. }));
        let last = lines
            .iter()
            .rposition(|written| matches!(written.line, Ok(Line::Card(_))));
        let mut layout = Layout {
            lines,
            counted: cards >= 2 && cards >= 2 * words,
            top: Vec::new(),
            last: last.unwrap_or_default(),
        };
        layout.top = layout.top().unwrap_or_default();
        layout
    }

    pub(super) fn places(&self) -> Vec<Place> {
        (0..self.lines.len()).map(|index| self.place(index)).collect()
    }

    fn place(&self, index: usize) -> Place {
        if self.top.contains(&index) {
            return Place::Top;
        }
        if !self.counted || !matches!(self.lines[index].line, Ok(Line::Words { .. })) {
            return Place::Among;
        }
        let before = telling(self.lines[..index].iter().rev()).next();
        let after = telling(self.lines[index + 1..].iter()).next();
        match (before, after) {
            (Some((_, Line::Blank)), Some((_, Line::Words { .. }))) => Place::Among,
            (Some((_, Line::Blank)), _) if index > self.last => Place::Bottom,
            (Some((_, Line::Blank)), _) => Place::Title,
            _ => Place::Among,
        }
    }

    /// The one or two words the list begins with, where a deck follows them.
    fn top(&self) -> Option<Vec<usize>> {
        let mut telling = telling(self.lines.iter()).skip_while(|(_, line)| matches!(line, Line::Blank));
        let mut top = Vec::new();
        let behind = loop {
            match telling.next()? {
                (index, Line::Words { .. }) => top.push(index),
                (_, line) => break line,
            }
        };
        let below = &self.lines[top.last()? + 1..];
        let is_title = if self.counted {
            top.len() <= 2
        } else {
            // Two names above a list of names are its commanders, and each name may stand apart from the next.
            top.len() == 1 && !matches!(behind, Line::Card(_)) && has_block(below)
        };
        is_title.then_some(top)
    }
}

/// The lines that say something of the list, with their places.
fn telling<'a>(lines: impl Iterator<Item = &'a Written<'a>>) -> impl Iterator<Item = (usize, &'a Line)> {
    lines.filter_map(|written| match &written.line {
        Ok(Line::Nothing | Line::Total(_) | Line::DeckName(_)) | Err(_) => None,
        Ok(line) => Some((written.number - 1, line)),
    })
}

/// Whether lines have a heading, or three cards without a blank line between them.
fn has_block(lines: &[Written]) -> bool {
    let mut block = 0;
    telling(lines.iter()).any(|(_, line)| {
        block = match line {
            Line::Card(_) | Line::Words { .. } => block + 1,
            Line::Heading(_) | Line::Group { .. } => 3,
            _ => 0,
        };
        block == 3
    })
}
