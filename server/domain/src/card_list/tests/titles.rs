//! Words without a quantity: titles, sentences, and cards that are.

use super::*;

fn asked(text: &str) -> Vec<(usize, Reason)> {
    let problems = parse(text).problems;
    problems.iter().map(|problem| (problem.line, problem.reason)).collect()
}

#[test]
fn a_title_is_the_decks_name_and_not_its_commander() {
    for title in [
        "Atraxa Superfriends",
        "Golgari Graveyard (EDH)",
        "**My Deck**",
        "Mono Red 2026",
    ] {
        for gap in ["\n", "\n\n"] {
            // A whole deck needs no question.
            let text = format!("{title}{gap}{}20 Forest\n", singles(80));
            let list = read(&text);
            assert_eq!(list.count(Section::Commander), 0, "{title}");
            assert_eq!((list.count(Section::Main), list.name.is_some()), (100, true), "{title}");
            // Otherwise the words could be a card.
            let text = format!("{title}{gap}{}", singles(30));
            let parsed = parse(&text);
            assert_eq!(asked(&text), [(1, Reason::Title)], "{title}");
            assert_eq!(
                (parsed.list.count(Section::Main), parsed.list.entries.len()),
                (30, 30),
                "{title}"
            );
        }
    }
    let list = read("Elves\n\nCommander\n1 Marwyn\n\nDeck\n1 Sol Ring\n1 Forest");
    assert_eq!(
        (list.name.as_deref(), list.count(Section::Commander)),
        (Some("Elves"), 1)
    );
    let list = read("Elves\n\n1 Marwyn\n\n1 Sol Ring\n1 Opt\n1 Forest");
    assert_eq!(
        (list.name.as_deref(), list.count(Section::Commander)),
        (Some("Elves"), 1)
    );
}

#[test]
fn a_title_above_names_without_quantities() {
    let names = "Sol Ring\nArcane Signet\nForest\nIsland";
    let text = format!("Golgari Graveyard\n\n{names}");
    assert_eq!(asked(&text), [(1, Reason::Title)]);
    assert_eq!(parse(&text).list.name.as_deref(), Some("Golgari Graveyard"));
    assert_eq!(lines(&parse(&text).list, Section::Main).len(), 4);
    // Nobody gives a deck two titles, and names may all stand apart.
    let list = read(&format!("Tymna the Weaver\nThrasios, Triton Hero\n\n{names}"));
    assert_eq!(list.count(Section::Commander), 2);
    assert_eq!(read(&names.replace('\n', "\n\n")).count(Section::Main), 4);
}

#[test]
fn the_one_card_a_deck_lacks_is_its_commander() {
    let commander = "Atraxa, Praetors' Voice";
    for text in [
        format!("{commander}\n\n{}29 Forest\n", singles(70)),
        format!("{commander}\n{}29 Forest\n", singles(70)),
        format!("{}29 Forest\n\n{commander}\n", singles(70)),
    ] {
        assert_eq!(lines(&read(&text), Section::Commander), [format!("1 {commander}")]);
    }
    let list = read(&format!("Tymna\nThrasios\n\n{}28 Forest\n", singles(70)));
    assert_eq!(list.count(Section::Commander), 2);
}

#[test]
fn a_title_only_its_owner_knows_is_asked_about() {
    let text =
        "1 Sol Ring\n1 Opt\n1 Duress\n\nThings I Love\n1 Storm Crow\n1 Fog\n\nSee you soon\n\n1 Forest\n1 Island";
    assert_eq!(asked(text), [(5, Reason::Title), (9, Reason::Title)]);
    assert_eq!(
        lines(&parse(text).list, Section::Main),
        [
            "1 Sol Ring",
            "1 Opt",
            "1 Duress",
            "1 Storm Crow #Things I Love",
            "1 Fog #Things I Love",
            "1 Forest",
            "1 Island"
        ]
    );
    // With its colon, its count or its brackets it is one for sure, if cards are below it.
    for title in [
        "Things I Love:",
        "Things I Love (2)",
        "[Things I Love]",
        "Things I Love: 2",
    ] {
        let list = read(&format!("1 Opt\n\n{title}\n1 Storm Crow\n1 Fog\n"));
        assert_eq!(list.entries[1].categories, ["Things I Love"], "{title}");
    }
    let text = "Storm Crow (4)\nGoblin Guide (4)\nLightning Bolt: 4\nOpt 3\n12 Island\n1 Forest\n";
    assert_eq!(
        asked(text),
        [
            (1, Reason::Title),
            (2, Reason::Title),
            (3, Reason::Title),
            (4, Reason::Title)
        ]
    );
}

#[test]
fn a_name_among_cards_is_a_card() {
    let list = read("1 Sol Ring\nCommand Tower\n1 Opt\n1 Duress\n\n1 Forest\nReliquary Tower\n1 Island");
    assert_eq!(list.count(Section::Main) + list.count(Section::Sideboard), 7);
}

/// What players write between their cards.
#[rustfmt::skip]
pub(super) const SENTENCES: &[&str] = &[
    "Thanks for looking :)",
    "My favourite deck <3",
    "Enjoy 😊",
    "This deck wants to win by turn eight.",
    "I would cut one land if you need more room",
    "Thanks for looking at my list!",
    "Not sure about these, what do you think?",
    "Sol Ring, Arcane Signet, Command Tower, Forest",
    "The plan is to draw cards until we can combo off",
    "Here are the cards that I want to try:",
    "Updated after the last game because it was too slow",
    "Ce deck est très lent mais il gagne quand même",
    "Merci de me dire ce qui ne va pas !",
    "Je ne sais pas quoi enlever pour jouer plus de terrains",
    "Dieses Deck ist noch nicht fertig, aber es macht Spaß.",
    "Ich würde gerne wissen, was ihr davon haltet",
    "Este mazo no es muy rápido pero es divertido",
    "No sé qué cartas quitar, gracias por la ayuda",
    "Questo mazzo non è molto veloce ma è divertente",
    "Grazie per i consigli, il mazzo non è finito",
    "Este baralho não é muito rápido mas é divertido",
    "Obrigado pela ajuda, o baralho ainda não está pronto",
    "3 turns later you win the game with this",
    "2 of these cards are only here because they are new",
    "4 Lightning Bolt, 4 Goblin Guide, 20 Mountain",
    "View it at https://decks.example/a",
    "Lim-D\u{fffd}l's Vault",
];

#[test]
fn sentences_are_asked_about() {
    for sentence in SENTENCES {
        for text in [
            format!("{sentence}\n1 Sol Ring\n1 Opt\n1 Arcane Signet\n"),
            format!("1 Sol Ring\n1 Arcane Signet\n{sentence}\n1 Opt\n"),
            format!("Sol Ring\nArcane Signet\nOpt\n{sentence}"),
        ] {
            let parsed = parse(&text);
            assert_eq!((parsed.list.entries.len(), parsed.problems.len()), (3, 1), "{text}");
        }
    }
    for sentence in ["maybe one more land", "Thanks for looking"] {
        let text = format!("1 Sol Ring\n1 Mana Vault\n1 Arcane Signet\n{sentence}");
        assert_eq!(asked(&text), [(4, Reason::Prose)]);
    }
}

#[test]
fn long_names_are_no_sentences() {
    for name in [
        "You Are Already Dead",
        "And They Shall Know No Fear",
        "Your Temple Is Under Attack",
        "It Came from Planet Glurg",
        "Lurrus de la Tanière des rêves",
        "Épées en socs de charrue",
        "Schwerter zu Pflugscharen",
        "Espadas en guadañas",
        "sword of feast and famine",
        "the ur-dragon",
        "Who // What // When // Where // Why",
        "Look at Me, I'm the DCI",
        "Asmoranomardicadaistinaculdacar",
        "Circle of Protection: Red",
        "Kytheon, Hero of Akros // Gideon, Battle-Forged",
    ] {
        assert_eq!(card(name), format!("1 {name}"));
        assert_eq!(card(&format!("1 {name}")), format!("1 {name}"));
    }
    for name in [
        "you are already dead",
        "not of this world",
        "this town ain't big enough",
    ] {
        assert_eq!(card(&format!("1 {name}")), format!("1 {name}"));
    }
}

#[test]
fn names_without_quantities_are_limited_as_well() {
    let names: String = (0..3 * MAX_CARD_LINES).map(|n| format!("Card nr{n}\n")).collect();
    let parsed = parse(&names);
    assert_eq!(parsed.list.entries.len(), MAX_CARD_LINES);
    assert_eq!(asked(&names), [(MAX_CARD_LINES + 1, Reason::TooManyLines)]);
}
