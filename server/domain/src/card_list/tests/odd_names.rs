//! Names that look like something else: a line with a quantity in front is a card of exactly that name, or a problem.

use std::collections::HashMap;

use quickcheck::{Arbitrary, Gen};

use super::properties::is_stable;
use super::refused::by_name;
use super::*;
use crate::property::property;

/// Names of cards, and names that cards could have.
#[rustfmt::skip]
const NAMES: &[&str] = &[
    "Burn", "Acquire", "Battle Display", "Ramp", "Mana Rocks", "Equipment", "Lands", "Battle", "Commander", "The Companion",
    "Token", "Dungeon", "Emblem", "Deck", "Sideboard", "About", "Name", "None", "Foil", "Deck of Many Things", "Maybe",
    "X", "X Marks the Spot", "X-23, Deadly Regenerator", "Xenagos, God of Revels", "SP//dr, Piloted by Peni",
    "Summon: Choco/Mog", "Fire // Ice", "Who // What // When // Where // Why", "Spider-Man 2099", "Big Apple, 3 a.m.",
    "52 Pickup", "1996 World Champion", "May 2026", "+2 Mace", "Borrowing 100,000 Arrows", "_____", "Wolf in _____ Clothing",
    "_____ Bird Gets the Worm", "Ach! Hans, Run!", "\"Rumors of My Death . . .\"", "B.F.M. (Big Furry Monster)",
    "Erase (Not the Urza's Legacy One)", "Hazmat Suit (Used)", "Look at Me, I'm R&D", "Question Elemental?", "Kaboom!",
    "Phoebe, Head of S.N.E.A.K.", "Goblin S.W.A.T. Team", "A-Haywire Mite", "Circle of Protection: Red", "Jötun Grunt", "稲妻",
    "The Ultimate Nightmare of Wizards of the Coast® Customer Service", "Now I Know My ABC's",
    "Our Market Research Shows That Players Like Really Long Card Names So We Made this Card to Have the Absolute Longest Card Name Ever Elemental",
];

fn card_line(quantity: u32, name: &str, style: usize) -> String {
    match style % 9 {
        0..=2 => format!("{quantity} {name}"),
        3 => format!("{quantity}x {name}"),
        4 => format!("{quantity} {name} (C21) 263"),
        5 => format!("{quantity}x {name} (c21) 263 *F* `Ramp`"),
        6 => format!("SB: {quantity} {name} #Ramp"),
        7 => format!("- {quantity} {name} $1.50"),
        _ => format!("{quantity} {name}+|C21|1"),
    }
}

#[derive(Debug, Clone)]
struct OddLines(Vec<(u16, u8, u8)>);

impl Arbitrary for OddLines {
    fn arbitrary(g: &mut Gen) -> OddLines {
        OddLines(Vec::arbitrary(g))
    }

    fn shrink(&self) -> Box<dyn Iterator<Item = OddLines>> {
        Box::new(self.0.shrink().map(OddLines))
    }
}

property! {
    fn a_line_with_a_quantity_is_its_card_or_a_problem(odd: OddLines) -> bool {
        let cards = odd.0.iter().map(|(quantity, name, style)| {
            (u32::from(*quantity) % 999 + 1, NAMES[usize::from(*name) % NAMES.len()], usize::from(*style))
        });
        let cards: Vec<(u32, &str, usize)> = [(1, "Sol Ring", 0)].into_iter().chain(cards).collect();
        let text: String = cards.iter().map(|(quantity, name, style)| card_line(*quantity, name, *style) + "\n").collect();
        let parsed = parse(&text);
        let mut expected: HashMap<&str, u32> = HashMap::new();
        for (index, (quantity, name, _)) in cards.iter().enumerate() {
            if !parsed.problems.iter().any(|problem| problem.line == index + 1) {
                *expected.entry(name).or_default() += quantity;
            }
        }
        by_name(&parsed.list) == expected && is_stable(&text)
    }
}

#[test]
fn odd_names_are_cards_in_every_style() {
    for name in NAMES {
        for style in 3..6 {
            let line = card_line(4, name, style);
            let parsed = parse(&line);
            let is_date = *name == "May 2026";
            assert_eq!(
                parsed.problems.len(),
                usize::from(is_date),
                "{line}: {:?}",
                parsed.problems
            );
        }
    }
    for name in ["Burn", "Ramp", "Acquire", "Battle Display", "Token", "Dungeon"] {
        assert_eq!(by_name(&read(&format!("1 {name}"))), HashMap::from([(name, 1)]));
    }
    assert_eq!(by_name(&read("4 Burn #Removal")), HashMap::from([("Burn", 4)]));
    for text in ["24 Lands", "1 Battle", "10 Ramp", "1 Commander"] {
        assert_eq!(parse(text).problems[0].reason, Reason::Count, "{text}");
    }
}

#[test]
fn a_card_below_the_lines_about_the_deck_is_one() {
    let list = read("About\nName Elves\n4 Opt\n1 Sol Ring");
    assert_eq!(lines(&list, Section::Main), ["4 Opt", "1 Sol Ring"]);
    assert_eq!(list.name.as_deref(), Some("Elves"));
}
