use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{CardList, Entry, Section, front};

/// What a card catalogue knows of a card.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct CardFacts {
    pub mana_value: f64,
    /// Letters out of `WUBRG`.
    pub colors: String,
    pub color_identity: String,
    /// Such as `Legendary Creature — Human Wizard`; the faces of a double-faced card stand with ` // ` between them.
    pub type_line: String,
    /// Such as `{2}{B}{G}`.
    pub mana_cost: String,
    /// The mana it gives: letters out of `WUBRGC`.
    pub produces: String,
}

/// The commander and the main deck by figures.
#[derive(Debug, Clone, Default, PartialEq, Serialize, ToSchema)]
#[serde(rename_all = "camelCase")]
pub struct Summary {
    #[serde(skip)]
    pub cards: u32,
    /// Cards that are no lands by mana value: 0, 1, … 6, and 7 or more.
    pub curve: [u32; 8],
    /// Cards that are no lands by colour; one of two colours counts for both.
    pub colors: Colors,
    /// Mana symbols in the costs of these cards; one of two colours counts for both.
    pub symbols: Colors,
    /// Lands by the colours of mana they give; one that gives none, such as one that fetches another, counts for none.
    pub lands: Colors,
    pub types: Types,
    /// Cards the catalogue does not know.
    pub unknown: u32,
    /// Of cards that are no lands.
    pub average_mana_value: f64,
    /// The colour identity of the commanders, or without one of all cards, in the order `WUBRG`.
    #[serde(skip)]
    pub color_identity: String,
}

#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ByColor)]
pub struct Colors {
    #[serde(rename = "W")]
    pub white: u32,
    #[serde(rename = "U")]
    pub blue: u32,
    #[serde(rename = "B")]
    pub black: u32,
    #[serde(rename = "R")]
    pub red: u32,
    #[serde(rename = "G")]
    pub green: u32,
    #[serde(rename = "C")]
    pub colorless: u32,
}

// Each card once: an artifact creature is a creature, an artifact land a land.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, ToSchema)]
#[schema(as = ByType)]
pub struct Types {
    pub creature: u32,
    pub planeswalker: u32,
    pub battle: u32,
    pub instant: u32,
    pub sorcery: u32,
    pub artifact: u32,
    pub enchantment: u32,
    pub land: u32,
    pub other: u32,
}

/// The figures of a list, with `lookup` asked for the facts of each name.
pub fn summary(list: &CardList, lookup: impl Fn(&str) -> Option<CardFacts>) -> Summary {
    let mut summary = Summary::default();
    let mut identity = String::new();
    let mut commanders: Option<String> = None;
    let mut mana_value = 0.0;
    let played = |entry: &&Entry| matches!(entry.section, Section::Commander | Section::Main);
    for entry in list.entries.iter().filter(played) {
        summary.cards += entry.quantity;
        let Some(facts) = lookup(&entry.name) else {
            summary.unknown += entry.quantity;
            continue;
        };
        identity.push_str(&facts.color_identity);
        if entry.section == Section::Commander {
            commanders.get_or_insert_default().push_str(&facts.color_identity);
        }
        summary.types.add(&facts.type_line, entry.quantity);
        if is(&facts.type_line, "Land") {
            summary.lands.add(&facts.produces, entry.quantity);
        } else {
            summary.curve[mana_column(facts.mana_value)] += entry.quantity;
            mana_value += facts.mana_value * f64::from(entry.quantity);
            summary.colors.add(
                if facts.colors.is_empty() { "C" } else { &facts.colors },
                entry.quantity,
            );
            for symbol in symbols(&facts.mana_cost) {
                summary.symbols.add(symbol, entry.quantity);
            }
        }
    }
    let spells: u32 = summary.curve.iter().sum();
    summary.average_mana_value = mana_value / f64::from(spells.max(1));
    let letters = commanders.unwrap_or(identity);
    summary.color_identity = "WUBRG".chars().filter(|color| letters.contains(*color)).collect();
    summary
}

/// Whether a card's front is of this type.
fn is(type_line: &str, name: &str) -> bool {
    front(type_line).split(' ').any(|word| word.eq_ignore_ascii_case(name))
}

/// What stands in the braces of a cost.
fn symbols(cost: &str) -> impl Iterator<Item = &str> {
    cost.split('{').filter_map(|symbol| Some(symbol.split_once('}')?.0))
}

fn mana_column(mana_value: f64) -> usize {
    // A cast from a float saturates, and half a mana counts as none.
    (mana_value as usize).min(7)
}

impl Colors {
    /// Counts each colour among the letters, and nothing where there is none.
    fn add(&mut self, letters: &str, quantity: u32) {
        let counts = [
            ('W', &mut self.white),
            ('U', &mut self.blue),
            ('B', &mut self.black),
            ('R', &mut self.red),
            ('G', &mut self.green),
            ('C', &mut self.colorless),
        ];
        for (_, count) in counts.into_iter().filter(|(letter, _)| letters.contains(*letter)) {
            *count += quantity;
        }
    }
}

impl Types {
    /// Counts a card by the first type it has in this order.
    fn add(&mut self, type_line: &str, quantity: u32) {
        let counts = [
            ("Land", &mut self.land),
            ("Creature", &mut self.creature),
            ("Planeswalker", &mut self.planeswalker),
            ("Battle", &mut self.battle),
            ("Instant", &mut self.instant),
            ("Sorcery", &mut self.sorcery),
            ("Artifact", &mut self.artifact),
            ("Enchantment", &mut self.enchantment),
        ];
        let count = counts.into_iter().find(|(name, _)| is(type_line, name));
        *count.map_or(&mut self.other, |(_, count)| count) += quantity;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card_list::parse;

    fn facts(name: &str) -> Option<CardFacts> {
        let (mana_value, colors, color_identity, type_line) = match name {
            "Atraxa, Praetors' Voice" => (4.0, "GWUB", "GWUB", "Legendary Creature — Phyrexian Angel Horror"),
            "Sol Ring" => (1.0, "", "", "Artifact"),
            "Solemn Simulacrum" => (4.0, "", "", "Artifact Creature — Golem"),
            "Boros Charm" => (2.0, "RW", "RW", "Instant"),
            "Draco" => (16.0, "", "", "Artifact Creature — Dragon"),
            "Little Girl" => (0.5, "W", "W", "Creature — Human Child"),
            "Darksteel Citadel" => (0.0, "", "", "Artifact Land"),
            "Forest" => (0.0, "", "G", "Basic Land — Forest"),
            "Bala Ged Recovery // Bala Ged Sanctuary" => (3.0, "G", "G", "Sorcery // Land"),
            "Search for Azcanta" => (2.0, "U", "U", "Legendary Enchantment // Legendary Land"),
            "Invasion of Zendikar" => (4.0, "G", "G", "Battle — Siege // Creature — Elemental"),
            "Ajani Steadfast" => (4.0, "W", "W", "Legendary Planeswalker — Ajani"),
            "Hot Dog" => (0.0, "", "", "Snack"),
            _ => return None,
        };
        let [colors, color_identity, type_line] = [colors, color_identity, type_line].map(str::to_owned);
        Some(CardFacts {
            mana_value,
            colors,
            color_identity,
            type_line,
            mana_cost: cost(name).to_owned(),
            produces: mana(name).to_owned(),
        })
    }

    fn cost(name: &str) -> &'static str {
        match name {
            "Sol Ring" => "{1}",
            "Boros Charm" => "{R}{W}",
            "Little Girl" => "{HW}",
            "Ajani Steadfast" => "{2}{W/P}{W/U} // {C}",
            _ => "",
        }
    }

    fn mana(name: &str) -> &'static str {
        match name {
            "Sol Ring" | "Darksteel Citadel" => "C",
            "Forest" => "G",
            _ => "",
        }
    }

    #[test]
    fn every_card_is_counted_once_by_type_curve_and_colour() {
        let list = parse(
            "Deck\n1 Sol Ring\n1 Solemn Simulacrum\n2 Boros Charm\n1 Draco\n1 Little Girl\n1 Darksteel Citadel\n\
             10 Forest\n1 Bala Ged Recovery // Bala Ged Sanctuary\n1 Search for Azcanta\n1 Invasion of Zendikar\n\
             1 Ajani Steadfast\n1 Hot Dog\n3 Nobody Knows This\n\nSideboard\n4 Draco\n\nMaybeboard\n9 Forest",
        );
        let summary = summary(&list.list, facts);
        assert_eq!(summary.cards, 25);
        assert_eq!(summary.unknown, 3);
        assert_eq!(summary.curve, [2, 1, 3, 1, 3, 0, 0, 1]);
        assert_eq!(summary.average_mana_value, 38.5 / 11.0);
        let types = Types {
            creature: 3,
            planeswalker: 1,
            battle: 1,
            instant: 2,
            sorcery: 1,
            artifact: 1,
            enchantment: 1,
            land: 11,
            other: 1,
        };
        assert_eq!(summary.types, types);
        let colors = Colors {
            white: 4,
            blue: 1,
            black: 0,
            red: 2,
            green: 2,
            colorless: 4,
        };
        assert_eq!(summary.colors, colors);
        assert_eq!(summary.color_identity, "WURG");
        let symbols = Colors {
            white: 5,
            blue: 1,
            red: 2,
            colorless: 1,
            ..Colors::default()
        };
        assert_eq!(summary.symbols, symbols);
        let lands = Colors {
            green: 10,
            colorless: 1,
            ..Colors::default()
        };
        assert_eq!(summary.lands, lands, "a stone that gives mana is no land");
    }

    #[test]
    fn the_commander_says_which_colours_a_deck_has() {
        let identity = |text: &str| summary(&parse(text).list, facts).color_identity;
        assert_eq!(
            identity("Commander\n1 Atraxa, Praetors' Voice\n\nDeck\n1 Boros Charm"),
            "WUBG"
        );
        assert_eq!(identity("Commander\n1 Solemn Simulacrum\n\nDeck\n1 Boros Charm"), "");
        assert_eq!(identity("Commander\n1 Nobody Knows This\n\nDeck\n1 Boros Charm"), "WR");
    }
}
