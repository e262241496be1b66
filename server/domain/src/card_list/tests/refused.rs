//! That no line becomes a card that is none, and that no card is lost among such lines or by what is put around it.

use std::collections::HashMap;

use quickcheck::{Arbitrary, Gen};

use super::headings::{APART, GROUPS, KINDS, SECTIONS, decorated};
use super::titles::SENTENCES;
use super::*;
use crate::property::property;

/// Lines that say nothing of cards, and change nothing for the lines below them.
#[rustfmt::skip]
const NO_CARDS: &[&str] = &[
    "", "", "   ", "// cut one land", "# todo", "#", "//", "-----", "=====", "* * *", "|---|---|", "~~~~",
    "Author: Ada", "Auteur : Ada", "Format: Commander", "Date: 2026-02-01", "Name: Elves", "Nombre: Elfos", "Deck Type=constructed",
    "Name=Elves", "[metadata]\nName=Elves\nComment=1 for all\n", "About\nName Elves\n", "Bracket: 3", "Last updated: yesterday",
    "$123.45", "12 €", "123,45 €", "Total: $123.45", "Prix : 20 EUR", "Preis: 20,00 €", "Low price: $3.50",
    "100 cards", "99 cartes", "60 Karten", "Total: 100", "24 lands", "23 créatures", "10 Ramp", "4 players",
    "https://decks.example/a", "www.decks.example", "2026-02-01", "12.02.2026", "1/1/2026", "12 December 2026", "???", "!!!", "0 Forest",
    "1000 Forest", "-1 Forest", "4,Forest", "| 1 | Forest |", "Forest, Island, Swamp, Plains",
];

#[rustfmt::skip]
pub(super) const NAMES: &[&str] = &[
    "Forest", "Sol Ring", "Fire // Ice", "Lim-Dûl's Vault", "Circle of Protection: Red", "Ach! Hans, Run!",
    "Look at Me, I'm R&D", "X", "+2 Mace", "Hazmat Suit (Used)", "Land Tax", "Borrowing 100,000 Arrows",
    "Lurrus de la Tanière des rêves", "Kytheon, Hero of Akros // Gideon, Battle-Forged", "稲妻", "Conspiracy",
];

/// A card however it is written. Numbers with a dot begin at 2, or they could count the lines.
fn written(quantity: u32, name: &str, how: usize) -> String {
    match how % 18 {
        0 => format!("{quantity} {name}"),
        1 => format!("{quantity}x {name} (C21) 263"),
        2 => format!("{quantity}. {name}"),
        3 => format!("({quantity}) {name}"),
        4 => format!("{name} {quantity}x"),
        5 => format!("{name} x {quantity}"),
        6 => format!("{quantity} {name} $1.50"),
        7 => format!("{quantity} {name} <timeshifted> [TSP] (F)"),
        8 => format!("{quantity} {}", name.replace('&', "&amp;").replace('\'', "&#39;")),
        9 => format!("{quantity} [{name}](https://cards.example/a_(b))"),
        10 => format!("{quantity} {name} ✓"),
        11 => format!("{quantity} {name}|C21|1"),
        12 => format!("* {quantity} **{name}**"),
        13 => format!("{quantity} {name} - 1,20 € #Ramp # !Sideboard"),
        14 => format!("SB: {quantity} [C21:263] {name}"),
        15 => format!("{quantity}x {name} (c21) 263 *F* [Ramp{{top}}] ^Have,#37d67a^"),
        16 => format!("- [ ] {quantity}\u{a0}{name},"),
        _ => format!("{quantity} {name} {{2}}{{W}} @ $3"),
    }
}

/// Cards among everything that is none, with the quantity of each name.
#[derive(Debug, Clone)]
struct Mixed(Vec<(u8, u8, u8)>);

impl Arbitrary for Mixed {
    fn arbitrary(g: &mut Gen) -> Mixed {
        Mixed(Vec::arbitrary(g))
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = Mixed>> {
        Box::new(self.0.shrink().map(Mixed))
    }
}

impl Mixed {
    fn text(&self) -> (String, HashMap<&'static str, u32>) {
        let mut cards = HashMap::new();
        let mut skipped = false;
        let mut text = String::new();
        for (kind, which, how) in &self.0 {
            let (which, how) = (usize::from(*which), usize::from(*how));
            let heading = |titles: &[&str]| decorated(titles[which % titles.len()], how);
            let line = match kind % 10 {
                0 => heading(KINDS),
                1 => heading(GROUPS),
                2 => decorated(SECTIONS[which % SECTIONS.len()].0, how),
                3 => heading(APART),
                4 => SENTENCES[which % SENTENCES.len()].to_owned(),
                5 | 6 => NO_CARDS[which % NO_CARDS.len()].to_owned(),
                _ => {
                    let (quantity, name) = (2 + u32::from(*kind), NAMES[which % NAMES.len()]);
                    if !skipped {
                        *cards.entry(name).or_default() += quantity;
                    }
                    written(quantity, name, how)
                }
            };
            skipped = match kind % 10 {
                0..=2 => false,
                3 => true,
                // What stands about the deck ends the tokens as well.
                _ => skipped && !line.contains("Name Elves") && !line.contains("[metadata]"),
            };
            text.push_str(&line);
            text.push('\n');
        }
        (text, cards)
    }
}

pub(super) fn by_name(list: &CardList) -> HashMap<&str, u32> {
    let mut cards = HashMap::new();
    for entry in &list.entries {
        *cards.entry(entry.name.as_str()).or_default() += entry.quantity;
    }
    cards
}

fn by_section(list: &CardList) -> HashMap<(Section, &str), u32> {
    let mut cards = HashMap::new();
    for entry in &list.entries {
        *cards.entry((entry.section, entry.name.as_str())).or_default() += entry.quantity;
    }
    cards
}

property! {
    fn only_cards_become_cards_and_none_is_lost(mixed: Mixed) -> bool {
        let (text, cards) = mixed.text();
        by_name(&parse(&text).list) == cards
    }

    fn what_is_printed_reads_as_the_same_cards(mixed: Mixed) -> bool {
        let list = parse(&mixed.text().0).list;
        [Style::Plain, Style::Mtga, Style::Moxfield].into_iter().all(|style| {
            let again = parse(&print(&list, style));
            let held = CardList {
                name: None,
                entries: list
                    .entries
                    .iter()
                    .filter(|entry| style != Style::Mtga || entry.section != Section::Maybeboard)
                    .cloned()
                    .collect(),
            };
            again.problems.is_empty() && by_section(&again.list) == by_section(&held)
        })
    }
}

#[test]
fn each_of_these_lines_alone_is_no_card() {
    let headings = [KINDS, GROUPS, APART].concat();
    let sections = SECTIONS.iter().map(|(title, _)| *title);
    let headings: Vec<String> = headings
        .into_iter()
        .chain(sections)
        .flat_map(|title| (0..12).map(move |how| decorated(title, how)))
        .collect();
    let others = [NO_CARDS, SENTENCES].concat();
    for line in headings.iter().map(String::as_str).chain(others) {
        assert_eq!(parse(line).list.entries, [], "{line}");
    }
}

#[test]
fn each_card_survives_what_is_put_around_it() {
    for name in NAMES {
        for how in 0..18 {
            let line = written(3, name, how);
            let list = read(&format!("{line}\n2 Opt\n"));
            assert_eq!(by_name(&list), HashMap::from([(*name, 3), ("Opt", 2)]), "{line}");
        }
    }
}
