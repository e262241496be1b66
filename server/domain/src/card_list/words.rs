//! The words in lists besides cards, in English and French, as [`fold`](crate::fold) writes them.

use super::Section;
use crate::fold;

/// Kinds of cards: people head groups with them and count them at the foot.
#[rustfmt::skip]
const KINDS: &[&str] = &[
    "artifact", "artifacts", "artefact", "artefacts", "battle", "battles", "bataille", "batailles",
    "creature", "creatures", "enchantment", "enchantments", "enchantement", "enchantements",
    "instant", "instants", "ephemere", "ephemeres", "kindred", "land", "lands", "terrain", "terrains",
    "planeswalker", "planeswalkers", "arpenteur", "arpenteurs", "ritual", "rituals", "rituel", "rituels",
    "sorcery", "sorceries", "spell", "spells", "sort", "sorts",
];

const TOTALS: &[&str] = &["card", "cards", "carte", "cartes", "total"];

/// What may stand between the others without changing what they are.
#[rustfmt::skip]
const GLUE: &[&str] = &[
    "and", "et", "in", "dans", "of", "de", "the", "le", "la", "les", "other", "others", "autre", "autres",
    "basic", "nonbasic", "base", "legendary", "legendaire", "legendaires", "non",
];

pub(super) fn section(word: &str) -> Option<Section> {
    Some(match fold(word).as_str() {
        "commander" | "commanders" | "commandant" | "commandants" | "command zone" | "zone de commandement" => {
            Section::Commander
        }
        "cmdr" | "general" | "oathbreaker" | "signature spell" => Section::Commander,
        "companion" | "companions" | "compagnon" | "compagnons" => Section::Companion,
        "deck" | "main" | "maindeck" | "main deck" | "mainboard" | "main board" | "deck principal" => Section::Main,
        "sideboard" | "side board" | "side" | "sb" | "reserve" => Section::Sideboard,
        "maybeboard" | "maybe board" | "maybe" | "considering" | "peut-etre" => Section::Maybeboard,
        _ => return None,
    })
}

pub(super) fn is_kind(text: &str) -> bool {
    made_of(text, |word| KINDS.contains(&word))
}

/// `100 cards`, `Total: 60`, `24 lands`, `60 maindeck, 15 sideboard`. No card is called by these words alone.
pub(super) fn is_total(text: &str) -> bool {
    made_of(text, |word| {
        TOTALS.contains(&word) || KINDS.contains(&word) || section(word).is_some()
    })
}

/// Whether a text is such words, numbers and glue, and at least one such word.
fn made_of(text: &str, wanted: impl Fn(&str) -> bool) -> bool {
    let folded = fold(text);
    let mut words = folded
        .split(|c: char| !c.is_alphanumeric())
        .filter(|word| !word.is_empty());
    let mut found = false;
    let fits = words.all(|word| {
        let hit = wanted(word);
        found |= hit;
        hit || GLUE.contains(&word) || word.bytes().all(|b| b.is_ascii_digit())
    });
    fits && found
}
