//! Headings in six languages, which are no cards.

use super::*;

/// Sections as tools and players call them.
#[rustfmt::skip]
pub(super) const SECTIONS: &[(&str, Section)] = &[
    ("Commander", Section::Commander), ("Command Zone", Section::Commander), ("Companion", Section::Companion),
    ("Deck", Section::Main), ("Mainboard", Section::Main), ("Sideboard", Section::Sideboard),
    ("Maybeboard", Section::Maybeboard), ("Considering", Section::Maybeboard),
    ("Commandant", Section::Commander), ("Compagnon", Section::Companion), ("Deck principal", Section::Main),
    ("Réserve", Section::Sideboard), ("Peut-être", Section::Maybeboard),
    ("Kommandeur", Section::Commander), ("Gefährte", Section::Companion), ("Hauptdeck", Section::Main),
    ("Vielleicht", Section::Maybeboard),
    ("Comandante", Section::Commander), ("Compañero", Section::Companion), ("Mazo", Section::Main),
    ("Banquillo", Section::Sideboard), ("Quizás", Section::Maybeboard),
    ("Comandanti", Section::Commander), ("Compagno", Section::Companion), ("Mazzo principale", Section::Main),
    ("Riserva", Section::Sideboard), ("Forse", Section::Maybeboard),
    ("Comandantes", Section::Commander), ("Companheiro", Section::Companion), ("Baralho", Section::Main),
    ("Reserva", Section::Sideboard), ("Talvez", Section::Maybeboard),
];

/// Kinds of cards.
#[rustfmt::skip]
pub(super) const KINDS: &[&str] = &[
    "Creatures", "Instants & Sorceries", "Lands", "Basic Lands", "Planeswalkers", "Other Spells", "Battles",
    "Créatures", "Éphémères et rituels", "Terrains de base", "Autres sorts", "Enchantements",
    "Kreaturen", "Spontanzauber", "Hexereien", "Länder", "Verzauberungen", "Artefakte",
    "Criaturas", "Tierras", "Instantáneos", "Conjuros y encantamientos", "Artefactos",
    "Creature", "Terre", "Istantanei", "Stregonerie", "Incantesimi e artefatti",
    "Terrenos", "Feitiços", "Encantamentos", "Mágicas Instantâneas", "Artefatos",
];

/// Groups as players call them.
#[rustfmt::skip]
pub(super) const GROUPS: &[&str] = &[
    "Ramp", "Card Draw", "Spot Removal", "Board Wipes", "Win Conditions", "Wincons", "Mana Rocks", "Tutors", "Utility Lands",
    "Graveyard Hate", "Protection", "Extra Turns", "Token Makers", "Removal Package", "Other", "Equipment", "Combo Pieces",
    "Pioche", "Gestion", "Conditions de victoire", "Rampe", "Pierres de mana", "Divers",
    "Kartenziehen", "Entfernung", "Gewinnbedingungen", "Sonstiges", "Ausrüstung",
    "Robo de cartas", "Remoción", "Condiciones de victoria", "Protección", "Varios",
    "Rimozione", "Condizioni di vittoria", "Interazione", "Equipaggiamento", "Altro",
    "Compra de cartas", "Remoção", "Condições de vitória", "Proteção", "Diversos",
];

/// What is no part of a deck.
#[rustfmt::skip]
pub(super) const APART: &[&str] = &[
    "Tokens", "Display Commander", "Planar Deck", "Scheme Deck", "Attractions", "Stickers", "Dungeons", "Emblems",
    "Jetons", "Spielsteine", "Fichas", "Pedine",
];

/// A heading however it is decorated.
pub(super) fn decorated(title: &str, how: usize) -> String {
    match how % 12 {
        0 => title.to_owned(),
        1 => format!("{title}:"),
        2 => format!("{title} (12)"),
        3 => format!("// {title}"),
        4 => format!("== {title} =="),
        5 => format!("**{title}**"),
        6 => format!("[{title}]"),
        7 => format!("# {title}"),
        8 => title.to_uppercase(),
        9 => format!("--- {title} ---"),
        10 => format!("{title}: 12"),
        _ => format!("[{title}](https://decks.example/a)"),
    }
}

#[test]
fn sections_in_six_languages() {
    for (title, section) in SECTIONS {
        for how in 0..12 {
            let heading = decorated(title, how);
            let list = read(&format!("2 Opt\n2 Duress\n\n{heading}\n1 Sol Ring\n"));
            assert_eq!(list.entries.len(), 3, "{heading}");
            assert_eq!(
                list.count(*section),
                if *section == Section::Main { 5 } else { 1 },
                "{heading}"
            );
        }
    }
    assert_eq!(
        read("The 99\n1 Sol Ring\n\nSideboard: none\nCompagnon : aucun\n")
            .entries
            .len(),
        1
    );
    assert_eq!(
        read("1 Opt\nMain: 1 Sol Ring\nSide: 3 Duress\n").count(Section::Main),
        2
    );
}

#[test]
fn kinds_in_six_languages() {
    for title in KINDS {
        for how in 0..12 {
            let heading = decorated(title, how);
            let list = read(&format!("{heading}\n1 Sol Ring\n1 Opt\n"));
            assert_eq!(lines(&list, Section::Main), ["1 Sol Ring", "1 Opt"], "{heading}");
        }
    }
}

#[test]
fn groups_in_six_languages() {
    for title in GROUPS {
        let list = read(&format!("{title}\n1 Sol Ring\n1 Opt\n\nSideboard\n1 Duress"));
        assert_eq!(
            lines(&list, Section::Main),
            [format!("1 Sol Ring #{title}"), format!("1 Opt #{title}")]
        );
        assert_eq!(list.entries.len(), 3);
        // Counted at the foot, it is no card either, and is asked about.
        let counted = parse(&format!("1 Sol Ring\n\n10 {title}"));
        assert_eq!((counted.list.entries.len(), counted.problems.len()), (1, 1), "{title}");
        assert_eq!(counted.problems[0].reason, Reason::Count);
    }
}

#[test]
fn groups_above_names_without_quantities() {
    let list = read("Ramp\nSol Ring\nArcane Signet\nRemoval\nSwords to Plowshares\nLands\nForest\nIsland");
    assert_eq!(
        lines(&list, Section::Main),
        [
            "1 Sol Ring #Ramp",
            "1 Arcane Signet #Ramp",
            "1 Swords to Plowshares #Removal",
            "1 Forest",
            "1 Island"
        ]
    );
}

#[test]
fn what_is_no_part_of_a_deck() {
    for title in APART {
        let list = read(&format!(
            "1 Sol Ring\n\n{title}\n1 Goblin\n2 Treasure\n\nSideboard\n1 Duress\n1 Opt\n1 Negate"
        ));
        assert_eq!(
            [list.count(Section::Main), list.count(Section::Sideboard)],
            [1, 3],
            "{title}"
        );
    }
}

#[test]
fn commander_behind_a_comment_sign_with_a_space() {
    for line in [
        "1 Marwyn # !Commander",
        "1 Marwyn #!Commander",
        "1 Marwyn # ! Commander #Elf",
    ] {
        let list = read(&format!("1 Sol Ring\n{line}\n1 Forest"));
        assert_eq!(
            list.section(Section::Commander).next().map(|entry| entry.name.as_str()),
            Some("Marwyn"),
            "{line}"
        );
    }
    let list = read("# !Commander\n1 Marwyn\n\n1 Sol Ring\n1 Forest");
    assert_eq!(lines(&list, Section::Commander), ["1 Marwyn"]);
}

#[test]
fn cards_that_begin_like_headings() {
    for name in [
        "Land Tax",
        "Mana Vault",
        "Burn at the Stake",
        "Protection Racket",
        "Draw from the Well",
        "Token of Esteem",
        "Scheming Symmetry",
        "Counterspell",
        "Reanimate",
        "Conspiracy",
        "Sacrifice",
        "Lifelink",
        "Gegenzauber",
        "Planar Bridge",
        "Maybe Later",
        "Side Quest",
        "Battle of Wits",
        "Aura Shards",
        "Copy Artifact",
        "Disruption Aura",
    ] {
        assert_eq!(card(name), format!("1 {name}"));
        assert_eq!(card(&format!("1 {name}")), format!("1 {name}"));
    }
}
