use std::fmt::Write;

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{CardList, Entry, Finish, Section, words};

/// The ways a list is written out again.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "camelCase")]
#[schema(as = CardListStyle)]
pub enum Style {
    /// Quantities and names: every tool reads it.
    Plain,
    /// As the Arena client takes it: printings, but no maybeboard, finish or categories.
    Mtga,
    /// Everything a list holds.
    Moxfield,
}

/// The list as text; reading it back gives the same list, as far as the style can hold it.
pub fn print(list: &CardList, style: Style) -> String {
    let list = CardList::merged(
        list.name.clone().filter(|_| style != Style::Plain),
        list.entries
            .iter()
            .filter(|entry| style.holds(entry.section))
            .cloned()
            .map(|entry| style.reduce(entry)),
    );
    let mut blocks: Vec<String> = list.name.iter().map(|name| format!("About\nName {name}\n")).collect();
    // A list of nothing but the deck itself needs no heading.
    let headed =
        style == Style::Mtga || list.name.is_some() || list.entries.iter().any(|entry| entry.section != Section::Main);
    for section in Section::ALL {
        let lines: String = list.section(section).map(line).collect();
        if lines.is_empty() {
            continue;
        }
        blocks.push(if headed {
            format!("{}\n{lines}", style.heading(section))
        } else {
            lines
        });
    }
    blocks.join("\n")
}

impl Style {
    fn holds(self, section: Section) -> bool {
        !(self == Style::Mtga && section == Section::Maybeboard)
    }

    fn reduce(self, mut entry: Entry) -> Entry {
        if self != Style::Moxfield {
            entry.finish = None;
            entry.categories.clear();
        }
        if self == Style::Plain {
            entry.set = None;
            entry.number = None;
        }
        entry
    }

    fn heading(self, section: Section) -> &'static str {
        match section {
            Section::Commander => "Commander",
            Section::Companion => "Companion",
            Section::Main => "Deck",
            Section::Sideboard if self == Style::Moxfield => "SIDEBOARD:",
            Section::Sideboard => "Sideboard",
            Section::Maybeboard if self == Style::Moxfield => "MAYBEBOARD:",
            Section::Maybeboard => "Maybeboard",
        }
    }
}

fn line(entry: &Entry) -> String {
    // Without the `x`, `4 Burn` would be read back as a count, and the `X` that begins a name could be read as this `x`.
    let times = match words::may_be_count(&entry.name) || entry.name.starts_with("X ") {
        true => "x",
        false => "",
    };
    let mut line = format!("{}{times} {}", entry.quantity, entry.name);
    if let Some(set) = &entry.set {
        write!(line, " ({set})").expect("a string takes what is written to it");
        if let Some(number) = &entry.number {
            line.push(' ');
            line.push_str(number);
        }
    }
    if let Some(finish) = entry.finish {
        line.push_str(match finish {
            Finish::Foil => " *F*",
            Finish::Etched => " *E*",
            Finish::Altered => " *A*",
        });
    }
    for category in &entry.categories {
        line.push_str(" #");
        line.push_str(category);
    }
    line.push('\n');
    line
}
