//! What real lists contain.

use super::*;

#[test]
fn byte_order_mark_and_line_ends_of_every_kind() {
    for text in [
        "\u{feff}1 Sol Ring\r\n1 Forest\r\n",
        "1 Sol Ring\r1 Forest",
        "1 Sol Ring\n1 Forest\n\n\n",
    ] {
        assert_eq!(lines(&read(text), Section::Main), ["1 Sol Ring", "1 Forest"]);
    }
}

#[test]
fn names_beyond_ascii() {
    assert_eq!(card("1 Lim-Dûl's Vault"), "1 Lim-Dûl's Vault");
    assert_eq!(
        card("1 Lim-Du\u{302}l’s Vault (ALL) 107"),
        "1 Lim-Dûl's Vault (ALL) 107"
    );
    assert_eq!(card("2 稲妻"), "2 稲妻");
    assert_eq!(card("1 Jötun Grunt"), "1 Jötun Grunt");
}

#[test]
fn split_names_however_they_are_parted() {
    for name in ["Fire // Ice", "Fire / Ice", "Fire//Ice", "Fire/Ice", "Fire  //Ice"] {
        assert_eq!(card(&format!("1 {name}")), "1 Fire // Ice");
        assert_eq!(card(&format!("1x {name} (MH2) 290 *F*")), "1 Fire // Ice (MH2) 290 *F*");
    }
    assert_eq!(
        card("1 Who/What/When/Where/Why"),
        "1 Who // What // When // Where // Why"
    );
}

#[test]
fn collector_numbers_with_letters_and_stars() {
    for number in ["156a", "12★", "7†", "MH2-45", "GR8", "2023-1", "0", "103s"] {
        let line = format!("1 Sol Ring (PLST) {number}");
        assert_eq!(read(&line).entries[0].number.as_deref(), Some(number));
        assert_eq!(card(&format!("1 Sol Ring (plst:{number})")), line);
    }
}

#[test]
fn commanders_marked_in_the_line() {
    for line in [
        "1 Atraxa, Praetors' Voice *CMDR*",
        "1x Atraxa, Praetors' Voice (C16) 28 *CMDR* *F*",
        "1 Atraxa, Praetors' Voice #!Commander",
        "SB: 1 Atraxa, Praetors' Voice *CMDR*",
        "Commander: Atraxa, Praetors' Voice",
        "Commandant : 1 Atraxa, Praetors' Voice",
        "1x Atraxa, Praetors' Voice [Planeswalkers,Commander{top}]",
    ] {
        let list = read(&format!("1 Sol Ring\n{line}\n1 Forest"));
        assert_eq!(list.count(Section::Commander), 1, "{line}");
        assert_eq!(list.entries[0].name, "Atraxa, Praetors' Voice");
        assert_eq!(list.count(Section::Main), 2);
    }
}

#[test]
fn commander_alone_in_the_sideboard() {
    for text in [
        format!("{}\n1 Atraxa, Praetors' Voice\n", singles(99)),
        format!("{}SB: 1 [C16:28] Atraxa, Praetors' Voice\n", singles(99)),
        format!(
            "{}12 Forest\n\nSideboard\n1 Tymna the Weaver\n1 Thrasios, Triton Hero\n",
            singles(86)
        ),
        format!("{}20 Forest\n20 Relentless Rats\n\n1 Marrow-Gnawer\n", singles(19)),
    ] {
        let list = read(&text);
        assert_eq!(list.count(Section::Sideboard), 0);
        assert_eq!(
            list.count(Section::Commander) + list.count(Section::Main),
            if text.contains("Rats") { 60 } else { 100 }
        );
        assert!(list.count(Section::Commander) > 0);
    }
    // A sideboard of one card beside an ordinary deck stays one.
    let list = read("4 Lightning Bolt\n4 Goblin Guide\n51 Mountain\n\n1 Pyroblast");
    assert_eq!(list.count(Section::Sideboard), 1);
}

#[test]
fn commander_parted_by_a_blank_line() {
    let list = read("1 Atraxa, Praetors' Voice\n\n1 Sol Ring\n1 Arcane Signet\n1 Command Tower\n");
    assert_eq!(lines(&list, Section::Commander), ["1 Atraxa, Praetors' Voice"]);
    let list = read(&format!("1 Tymna\n1 Thrasios\n\n{}\n4 Negate\n4 Duress\n", singles(98)));
    assert_eq!(
        [Section::Commander, Section::Main, Section::Sideboard].map(|s| list.count(s)),
        [2, 98, 8]
    );
    let list = read("1 Atraxa\n\nCreatures (3)\n1 A\n1 B\n1 C\n\nLands (1)\n1 D");
    assert_eq!([list.count(Section::Commander), list.count(Section::Main)], [1, 4]);
    let list = read(&format!("{}\n1 Tymna\n1 Thrasios", singles(85)));
    assert_eq!([list.count(Section::Commander), list.count(Section::Main)], [2, 85]);
    let list = read("Commander\n1 Atraxa\n\n1 Sol Ring\n1 Forest");
    assert_eq!([list.count(Section::Commander), list.count(Section::Main)], [1, 2]);
}

#[test]
fn blank_lines_that_mean_nothing() {
    // Every line apart, as text copied from a page comes.
    let apart = singles(60).replace('\n', "\n\n");
    assert_eq!(read(&apart).count(Section::Main), 60);
    // Two groups that make up a whole deck.
    assert_eq!(read(&format!("{}\n24 Forest\n", singles(36))).count(Section::Main), 60);
    assert_eq!(
        read(&format!("1 Atraxa\n\n{}\n39 Forest\n", singles(60))).count(Section::Main),
        99
    );
    // A sideboard in two blocks beside a deck of four of each.
    let list = read("4 Bolt\n4 Guide\n20 Mountain\n\nSIDEBOARD:\n3 Pyroblast\n\n1 Shatter\n");
    assert_eq!(list.count(Section::Sideboard), 4);
}

#[test]
fn the_name_of_the_format_is_no_heading_for_a_whole_deck() {
    let list = read(&format!("Commander\n{}", singles(60)));
    assert_eq!([list.count(Section::Commander), list.count(Section::Main)], [0, 60]);
}

#[test]
fn a_category_that_is_not_in_the_deck() {
    let list = read("1x Sol Ring (c21) 263 [Cuts{noDeck}{noPrice},Ramp]\n1x Forest (c21) 370 [Ramp,Cuts{noDeck}]");
    assert_eq!(lines(&list, Section::Maybeboard), ["1 Sol Ring (C21) 263 #Cuts #Ramp"]);
    assert_eq!(lines(&list, Section::Main), ["1 Forest (C21) 370 #Ramp #Cuts"]);
}

#[test]
fn comments_and_rules() {
    let list = read("# my deck\n// cut one land\n1 Sol Ring\n-----\n=======\n#todo\n* * *\n1 Forest\n//");
    assert_eq!(lines(&list, Section::Main), ["1 Sol Ring", "1 Forest"]);
}

#[test]
fn totals_at_the_foot() {
    for foot in [
        "2 cards",
        "2 cartes",
        "2 cards total, 0 in the sideboard",
        "2 cartes dans le deck",
        "Total: 100",
        "Total 100 cards",
        "Total cards (100)",
        "Deck: 99",
        "Sideboard: 0",
        "Cards: 2",
    ] {
        assert_eq!(
            lines(&read(&format!("1 Sol Ring\n1 Forest\n\n{foot}\n")), Section::Main).len(),
            2,
            "{foot}"
        );
    }
    // A wrong total may mean that a card is missing, and the name of a kind of cards could be a card's name.
    for foot in [
        "100 cards",
        "99 cartes",
        "24 lands",
        "23 Creatures",
        "1 Battle",
        "10 Ramp",
    ] {
        let parsed = parse(&format!("1 Sol Ring\n1 Forest\n\n{foot}\n"));
        let asked = [(4, Reason::Count)];
        assert_eq!(
            parsed
                .problems
                .iter()
                .map(|problem| (problem.line, problem.reason))
                .collect::<Vec<_>>(),
            asked
        );
        assert_eq!(parsed.list.entries.len(), 2, "{foot}");
    }
}

#[test]
fn totals_above_the_cards() {
    for text in [
        "100 cards\n1 Sol Ring\n99 Forest\n",
        "Deck (100)\n1 Sol Ring\n99 Forest\n",
        "100 cards total\n\nCommander\n1 Krenko, Mob Boss\n\nDeck\n99 Mountain\n",
        "60 cards\n\n4 Opt\n56 Island\n\n15 Duress\n",
        "100 cards\n\nKrenko, Mob Boss\n\n1 Sol Ring\n98 Mountain\n",
        "Commander\n1 Krenko, Mob Boss\n1 card\n\nDeck\n99 Mountain\n100 cards\n",
    ] {
        let parsed = parse(text);
        assert_eq!(parsed.problems, [], "{text}");
    }
    let parsed = parse("100 cards\n1 Sol Ring\n98 Forest\n24 lands\n");
    let asked: Vec<_> = parsed
        .problems
        .iter()
        .map(|problem| (problem.line, problem.reason))
        .collect();
    assert_eq!(asked, [(1, Reason::Count), (4, Reason::Count)]);
}

#[test]
fn spaces_of_every_kind() {
    assert_eq!(card("1\tSol  Ring"), "1 Sol Ring");
    assert_eq!(card("\u{3000}1\u{3000}Sol\u{a0}Ring\u{2009} "), "1 Sol Ring");
    assert_eq!(card("1 Sol\u{200b} Ring\u{200e}"), "1 Sol Ring");
}

#[test]
fn quantities_however_they_are_written() {
    for line in [
        "2 Forest",
        "2x Forest",
        "2X Forest",
        "x2 Forest",
        "2 x Forest",
        "2× Forest",
        "2xForest",
        "Forest x2",
        "- 2 Forest",
        "• 2x Forest",
    ] {
        assert_eq!(card(line), "2 Forest", "{line}");
    }
    assert_eq!(card("1 Xenagos, God of Revels"), "1 Xenagos, God of Revels");
    assert_eq!(card("1 X"), "1 X");
    assert_eq!(card("1 X (UST) 43"), "1 X (UST) 43");
    assert_eq!(card("2 X Marks the Spot"), "2x X Marks the Spot");
    assert_eq!(card("2 x Marks of Wrath"), "2 Marks of Wrath");
    let crossed = read("2 X Forest\n3 X Island\n1 X Sol Ring");
    assert_eq!(lines(&crossed, Section::Main), ["2 Forest", "3 Island", "1 Sol Ring"]);
    assert_eq!(card("1 +2 Mace"), "1 +2 Mace");
    assert_eq!(card("+2 Mace"), "1 +2 Mace");
    assert_eq!(card("1 1996 World Champion"), "1 1996 World Champion");
}

#[test]
fn names_that_look_like_something_else() {
    assert_eq!(card("1 Hazmat Suit (Used)"), "1 Hazmat Suit (Used)");
    assert_eq!(
        card("1 Erase (Not the Urza's Legacy One)"),
        "1 Erase (Not the Urza's Legacy One)"
    );
    assert_eq!(card("1 Circle of Protection: Red"), "1 Circle of Protection: Red");
    assert_eq!(card("Circle of Protection: Red"), "1 Circle of Protection: Red");
    assert_eq!(card("1 _____"), "1 _____");
    assert_eq!(card("1 Commander's Sphere"), "1 Commander's Sphere");
    assert_eq!(card("Deckhand's Oath"), "1 Deckhand's Oath");
    assert_eq!(card("1 Borrowing 100,000 Arrows"), "1 Borrowing 100,000 Arrows");
    assert_eq!(card("Land Tax"), "1 Land Tax");
    assert_eq!(card("1 About Face"), "1 About Face");
}

#[test]
fn headings_with_counts_and_decoration() {
    let list = read(
        "Commander (1)\n1 Atraxa\n\nCreatures (2)\n1 A\n1 B\n\n== Instants & Sorceries ==\n1 C\n\nTerrains : 1\n1 D\n\nLands [38]\n1 E\n\n**Autres sorts**\n1 F\n\nSideboard:\n1 G\n1 H\n1 I\n\n// Maybeboard (1 cards)\n1 J\n",
    );
    assert_eq!(lines(&list, Section::Commander), ["1 Atraxa"]);
    assert_eq!(list.count(Section::Main), 6);
    assert_eq!(list.count(Section::Sideboard), 3);
    assert_eq!(lines(&list, Section::Maybeboard), ["1 J"]);
    assert!(list.entries.iter().all(|entry| entry.categories.is_empty()));
}

#[test]
fn headings_of_ones_own_become_categories() {
    let list = read(
        "Ramp (2)\n1 Sol Ring\n1 Arcane Signet #Rock\n\nMaybeboard (1)\n1 Gamble\n\nCard draw:\n1 Rhystic Study\n\n1 Forest",
    );
    assert_eq!(
        lines(&list, Section::Main),
        [
            "1 Sol Ring #Ramp",
            "1 Arcane Signet #Rock #Ramp",
            "1 Rhystic Study #Card draw",
            "1 Forest"
        ]
    );
    assert_eq!(lines(&list, Section::Maybeboard), ["1 Gamble"]);
}

#[test]
fn groups_within_the_sideboard_stay_there() {
    let list = read("1 Sol Ring\n\nSideboard\nCreatures (1)\n1 A\n\nInstants (1)\n1 B");
    assert_eq!([list.count(Section::Main), list.count(Section::Sideboard)], [1, 2]);
}

#[test]
fn tokens_are_no_part_of_a_deck() {
    let list = read("1 Sol Ring\n\nTokens\n1 Treasure\n1 Goblin\n\nSideboard\n1 Negate");
    assert_eq!([list.count(Section::Main), list.count(Section::Sideboard)], [1, 1]);
}

#[test]
fn the_same_printing_of_a_card_stands_once_in_its_section() {
    let list = read(
        "1 Forest (UST) 216\n2 forest (ust) 216 #Land\n1 Forest\n1 Forest (UST) 216 *F*\n\nMaybeboard\n3 Forest (UST) 216\n",
    );
    assert_eq!(
        lines(&list, Section::Main),
        ["3 Forest (UST) 216 #Land", "1 Forest", "1 Forest (UST) 216 *F*"]
    );
    assert_eq!(list.count(Section::Maybeboard), 3);
    let many = read("999 Forest\n999 Forest\n3 Forest");
    assert_eq!(
        many.entries.iter().map(|entry| entry.quantity).collect::<Vec<_>>(),
        [999, 999, 3]
    );
}
