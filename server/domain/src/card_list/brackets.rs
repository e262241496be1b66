//! What a list says about its Commander bracket.

use std::collections::HashMap;
use std::sync::LazyLock;

use super::{CardList, Section, front, name_key};

/// The Game Changers as published on this day.
pub const GAME_CHANGERS_AS_OF: &str = "2026-02-09";

pub const GAME_CHANGERS: [&str; 53] = [
    "Ad Nauseam",
    "Ancient Tomb",
    "Aura Shards",
    "Biorhythm",
    "Bolas's Citadel",
    "Braids, Cabal Minion",
    "Chrome Mox",
    "Coalition Victory",
    "Consecrated Sphinx",
    "Crop Rotation",
    "Cyclonic Rift",
    "Demonic Tutor",
    "Drannith Magistrate",
    "Enlightened Tutor",
    "Farewell",
    "Field of the Dead",
    "Fierce Guardianship",
    "Force of Will",
    "Gaea's Cradle",
    "Gamble",
    "Gifts Ungiven",
    "Glacial Chasm",
    "Grand Arbiter Augustin IV",
    "Grim Monolith",
    "Humility",
    "Imperial Seal",
    "Intuition",
    "Jeska's Will",
    "Lion's Eye Diamond",
    "Mana Vault",
    "Mishra's Workshop",
    "Mox Diamond",
    "Mystical Tutor",
    "Narset, Parter of Veils",
    "Natural Order",
    "Necropotence",
    "Notion Thief",
    "Opposition Agent",
    "Orcish Bowmasters",
    "Panoptic Mirror",
    "Rhystic Study",
    "Seedborn Muse",
    "Serra's Sanctum",
    "Smothering Tithe",
    "Survival of the Fittest",
    "Teferi's Protection",
    "Tergrid, God of Fright",
    "Thassa's Oracle",
    "The One Ring",
    "The Tabernacle at Pendrell Vale",
    "Underworld Breach",
    "Vampiric Tutor",
    "Worldly Tutor",
];

static BY_KEY: LazyLock<HashMap<String, &'static str>> =
    LazyLock::new(|| GAME_CHANGERS.iter().map(|name| (name_key(name), *name)).collect());

/// What is expected of a bracket; `None` is "any".
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Bracket {
    pub number: u8,
    /// Turns a game lasts before anyone wins or loses.
    pub turns: Option<u8>,
    pub game_changers: Option<u8>,
}

impl Bracket {
    const fn new(number: u8, turns: Option<u8>, game_changers: Option<u8>) -> Bracket {
        Bracket {
            number,
            turns,
            game_changers,
        }
    }
}

/// Exhibition, Core, Upgraded, Optimized, cEDH.
pub const BRACKETS: [Bracket; 5] = [
    Bracket::new(1, Some(9), Some(0)),
    Bracket::new(2, Some(8), Some(0)),
    Bracket::new(3, Some(6), Some(3)),
    Bracket::new(4, Some(4), None),
    Bracket::new(5, None, None),
];

/// What the Game Changers of a list say, which is only ever "not below": 1 leaves every bracket possible, and 5 is
/// an intention that no list shows by itself.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Suggestion {
    pub floor: u8,
    pub game_changers: Vec<&'static str>,
}

/// The Game Changers that are played, in the list's order.
pub fn game_changers(list: &CardList) -> Vec<&'static str> {
    let mut found = Vec::new();
    for entry in &list.entries {
        let played = matches!(entry.section, Section::Commander | Section::Companion | Section::Main);
        let name = BY_KEY.get(&name_key(front(&entry.name)));
        if let Some(name) = name.filter(|name| played && !found.contains(*name)) {
            found.push(*name);
        }
    }
    found
}

pub fn floor_bracket(list: &CardList) -> Suggestion {
    let game_changers = game_changers(list);
    let allows = |bracket: &Bracket| {
        bracket
            .game_changers
            .is_none_or(|most| game_changers.len() <= usize::from(most))
    };
    let floor = BRACKETS
        .iter()
        .find(|bracket| allows(bracket))
        .map_or(1, |bracket| bracket.number);
    Suggestion { floor, game_changers }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::card_list::parse;

    fn floor(text: &str) -> u8 {
        floor_bracket(&parse(text).list).floor
    }

    #[test]
    fn the_list_is_complete_and_in_order() {
        assert_eq!(BY_KEY.len(), GAME_CHANGERS.len());
        assert!(GAME_CHANGERS.is_sorted());
    }

    #[test]
    fn game_changers_are_found_however_they_are_written() {
        let list =
            parse("1 gaeas cradle\n1 Tergrid, God of Fright / Tergrid's Lantern\n1 LION’S EYE DIAMOND\n1 Forest").list;
        assert_eq!(
            game_changers(&list),
            ["Gaea's Cradle", "Tergrid, God of Fright", "Lion's Eye Diamond"]
        );
    }

    #[test]
    fn only_what_is_played_counts() {
        let list = parse("Commander\n1 Tergrid, God of Fright\n\nDeck\n1 Sol Ring\n\nSideboard\n1 Gamble\n1 Farewell\n2 Humility\n\nMaybeboard\n1 Intuition").list;
        assert_eq!(game_changers(&list), ["Tergrid, God of Fright"]);
    }

    #[test]
    fn the_floor_rises_with_their_number_and_never_to_five() {
        assert_eq!(floor(""), 1);
        assert_eq!(floor("1 Sol Ring"), 1);
        assert_eq!(floor("1 Gamble"), 3);
        assert_eq!(floor("1 Gamble (A25) 1\n1 Gamble (DMR) 2\n1 Farewell\n1 Humility"), 3);
        assert_eq!(floor("1 Gamble\n1 Farewell\n1 Humility\n1 Intuition"), 4);
        assert_eq!(floor(&GAME_CHANGERS.join("\n")), 4);
    }
}
