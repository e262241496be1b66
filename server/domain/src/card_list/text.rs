//! Lists that are written line by line.

use super::Reason;
use super::heading::Heading;
use super::layout::{Layout, Place, Written, are_titled};
use super::line::{Line, LineStyle};
use super::name::tidy;
use super::prose;
use super::quantity::{ordinal, quantity};
use super::reading::{Held, MAX_CARD_LINES, Reading};

pub(super) fn read(text: &str, reading: &mut Reading) {
    let mut lines = lines(text);
    let titled = are_titled(&lines);
    for written in &mut lines {
        if matches!(&written.line, Ok(Line::Words { said, .. }) if prose::is_sentence(said, titled)) {
            written.line = Err(Reason::Prose);
        }
    }
    let places = Layout::of(&lines).places();
    let mut group: Option<Group> = None;
    for (Written { number, raw, line }, place) in lines.into_iter().zip(places) {
        match line {
            Ok(Line::Blank) => {
                ask(reading, group.take_if(|group| group.lines > 0));
                reading.assembly.blank();
            }
            Ok(Line::Nothing) => {}
            Ok(Line::Total(count)) => reading.take_total(number, raw, count),
            Ok(Line::DeckName(name)) => reading.name_deck(&name),
            Ok(Line::Heading(heading)) => {
                ask(reading, group.take());
                reading.assembly.heading(heading);
            }
            Ok(Line::Group { title, count }) => {
                ask(reading, group.replace(Group::new(number, raw, count)));
                reading.assembly.heading(Heading::Own(title));
            }
            Ok(Line::Words { card, said }) if matches!(place, Place::Top | Place::Bottom) => reading.hold(Held {
                line: number,
                said,
                above: place == Place::Top,
                card,
            }),
            Ok(Line::Words { said, .. }) if place == Place::Title => {
                ask(reading, group.take());
                reading.take(number, raw, Err(Reason::Title));
                reading.assembly.heading(Heading::Own(said));
            }
            Ok(Line::Card(card) | Line::Words { card: Some(card), .. }) => {
                if let Some(group) = &mut group {
                    group.add(card.entry.quantity);
                }
                reading.take(number, raw, Ok(card));
            }
            Ok(Line::Words { card: None, .. }) => reading.take(number, raw, Err(Reason::Title)),
            Err(reason) => reading.take(number, raw, Err(reason)),
        }
        if reading.is_full() {
            return;
        }
    }
    ask(reading, group);
}

/// A heading that only its owner knows, and what stands below it so far.
struct Group<'a> {
    number: usize,
    raw: &'a str,
    count: Option<u32>,
    lines: u32,
    cards: u32,
}

impl<'a> Group<'a> {
    fn new(number: usize, raw: &'a str, count: Option<u32>) -> Group<'a> {
        Group {
            number,
            raw,
            count,
            lines: 0,
            cards: 0,
        }
    }

    fn add(&mut self, quantity: u32) {
        self.lines += 1;
        self.cards += quantity;
    }

    /// Whether it has cards below it, and as many as it says.
    fn is_sure(&self) -> bool {
        self.lines > 0
            && self
                .count
                .is_none_or(|count| count == self.lines || count == self.cards)
    }
}

fn ask(reading: &mut Reading, group: Option<Group>) {
    if let Some(group) = group.filter(|group| !group.is_sure()) {
        reading.take(group.number, group.raw, Err(Reason::Title));
    }
}

fn lines(text: &str) -> Vec<Written<'_>> {
    let line_break = if text.contains('\n') { '\n' } else { '\r' };
    let style = LineStyle {
        numbered: are_numbered(text.split(line_break)),
        x_after_quantity: have_x_after_quantity(text.split(line_break)),
    };
    let (mut lines, mut cards, mut about) = (Vec::new(), 0, false);
    for (index, raw) in text.split(line_break).enumerate() {
        let mut line = match deck_name(raw) {
            Some(name) if about => Ok(Line::DeckName(name)),
            _ => Line::read(raw, style),
        };
        about &= !matches!(quantity(raw.trim_start()), Ok(Some(_)));
        match &line {
            Ok(Line::Heading(heading)) => about = *heading == Heading::About,
            Ok(Line::Blank | Line::Group { .. }) => about = false,
            Ok(Line::Nothing | Line::Total(_) | Line::DeckName(_)) => {}
            // Whatever else stands in the lines about the deck is no card.
            _ if about => line = Ok(Line::Nothing),
            _ => cards += 1,
        }
        lines.push(Written {
            number: index + 1,
            raw,
            line,
        });
        // Titles are at most a third of these, and the others are more than are taken.
        if cards > 2 * MAX_CARD_LINES {
            break;
        }
    }
    lines
}

/// `Name My deck`, as it stands below the heading `About`.
fn deck_name(raw: &str) -> Option<String> {
    let (key, _) = raw.trim_start().split_once(char::is_whitespace)?;
    if !matches!(key, "Name" | "Nom" | "Nombre" | "Nome") {
        return None;
    }
    tidy(raw).split_once(' ').map(|(_, name)| name.to_owned())
}

/// Whether numbers such as those of `1. Sol Ring`, `2. Forest` count the lines: most of them are one more than the last,
/// and a new part may begin at 1 again.
fn are_numbered<'a>(lines: impl Iterator<Item = &'a str>) -> bool {
    let numbers: Vec<u32> = lines
        .filter_map(|line| ordinal(line.trim_start())?.0.parse().ok())
        .collect();
    let (mut on, mut off) = (0, 0);
    for pair in numbers.windows(2) {
        match (pair[0], pair[1]) {
            (last, next) if last.checked_add(1) == Some(next) => on += 1,
            (2.., 1) => {}
            _ => off += 1,
        }
    }
    numbers.first() == Some(&1) && on > off
}

/// Whether `2 X Forest` means two Forests: only if every line with a quantity has such an `X`, as one could begin a name.
fn have_x_after_quantity<'a>(lines: impl Iterator<Item = &'a str>) -> bool {
    const MIN_LINES: usize = 3;
    let texts: Vec<&str> = lines
        .filter_map(|line| Some(quantity(line.trim_start()).ok()??.1))
        .collect();
    texts.len() >= MIN_LINES && texts.iter().all(|text| text.starts_with("X "))
}
