//! What players and pages put around a card.

use super::*;

#[test]
fn quantities_with_signs_and_behind_the_name() {
    for line in [
        "4. Island",
        "4) Island",
        "4: Island",
        "4.Island",
        "(4) Island",
        "[4] Island",
        "(4x) Island",
        "Island 4x",
        "Island x4",
        "Island x 4",
        "Island X 4",
        "Island × 4",
        "Island (x4)",
        "Island (4x)",
        "Island (4)",
        "Island: 4",
        "Island 4",
        "4 - Island",
        "4 – Island",
        "4 * Island",
        "- [ ] 4 Island",
        "> 4 Island",
        "☐ 4x Island",
    ] {
        assert_eq!(card(line), "4 Island", "{line}");
    }
    assert_eq!(card("Storm Crow 3x"), "3 Storm Crow");
    assert_eq!(card("Storm Crow (7ED) 100 x 3"), "3 Storm Crow (7ED) 100");
    assert_eq!(card("Circle of Protection: Red x2"), "2 Circle of Protection: Red");
}

#[test]
fn a_printing_in_brackets_with_its_number() {
    assert_eq!(card("1 Sol Ring [C21] 263"), "1 Sol Ring (C21) 263");
    assert_eq!(card("1 Sol Ring [C21] 263 *F*"), "1 Sol Ring (C21) 263 *F*");
    assert_eq!(card("1 Sol Ring [C21]"), "1 Sol Ring (C21)");
}

#[test]
fn numbers_that_count_the_lines_count_no_cards() {
    let list = read("1. Sol Ring\n2. Arcane Signet\n3. Forest\n");
    assert_eq!(
        lines(&list, Section::Main),
        ["1 Sol Ring", "1 Arcane Signet", "1 Forest"]
    );
    let list = read("Ramp\n1) Sol Ring\n2) Arcane Signet\n\nLands\n1) 10 Forest\n2) 3x Island\n");
    assert_eq!(
        lines(&list, Section::Main),
        ["1 Sol Ring #Ramp", "1 Arcane Signet #Ramp", "10 Forest", "3 Island"]
    );
    let list = read("1. Sol Ring\n1. Opt\n4. Island\n20. Forest\n");
    assert_eq!(list.count(Section::Main), 26);
}

#[test]
fn prices() {
    for end in [
        "$1.50",
        "€1,20",
        "1,20 €",
        "1.50 EUR",
        "0.03 tix",
        "- $1.50",
        "@ $12",
        "($1.50)",
        "[€0.15]",
        "1.50",
        "| £2",
        "US$1.50",
        "USD 1.50",
        "EUR1,50",
        "$ 1.50",
        "$1.50 USD",
        "R$ 1,50",
        "CHF 3",
        "~$1.50",
        "(1.50 EUR)",
        "[1.50 EUR]",
        "($1,234.56)",
        "150¢",
        "- 1.50 USD each",
        "– 1 234,50 €",
    ] {
        let end = end.replace("1 234", "1234");
        assert_eq!(card(&format!("2 Sol Ring {end}")), "2 Sol Ring", "{end}");
        assert_eq!(
            card(&format!("2x Sol Ring (C21) 263 {end}")),
            "2 Sol Ring (C21) 263",
            "{end}"
        );
    }
    assert_eq!(card("Sol Ring x2 $3.00"), "2 Sol Ring");
    assert_eq!(card("2 $1.50 Sol Ring (C21)"), "2 Sol Ring (C21)");
    assert_eq!(card("1 Sol Ring: $1.50"), "1 Sol Ring");
    for line in [
        "Total: $123.45",
        "Price: 12,50 €",
        "Total price: 99 USD",
        "Deck price (EUR): 20",
    ] {
        assert_eq!(read(&format!("1 Sol Ring\n1 Opt\n\n{line}")).entries.len(), 2, "{line}");
    }
    for line in ["$123.45", "123,45 €", "12 €", "Low price: $12.50", "Market: 10.00 €"] {
        let parsed = parse(&format!("1 Sol Ring\n1 Opt\n\n{line}"));
        assert_eq!((parsed.list.entries.len(), parsed.problems.len()), (2, 1), "{line}");
    }
}

#[test]
fn marks_behind_the_name() {
    for end in [
        ",",
        ";",
        " *",
        "*",
        " ✓",
        "✔",
        " ★",
        " †",
        " !",
        " ?",
        " <timeshifted>",
        " <borderless>",
        " {1}",
        " {2}{W}",
        " ❤\u{fe0f}",
        " https://cards.example/c21",
        " -",
        " |",
        " ✅",
        " (3)",
    ] {
        assert_eq!(card(&format!("1 Sol Ring{end}")), "1 Sol Ring", "{end}");
    }
    for name in [
        "Ach! Hans, Run!",
        "\"Rumors of My Death . . .\"",
        "Phoebe, Head of S.N.E.A.K.",
        "Hazmat Suit (Used)",
        "Kaboom!",
        "Who's That Praetor?",
        "Sword of Dungeons & Dragons",
    ] {
        assert_eq!(card(&format!("1 {name}")), format!("1 {name}"));
    }
}

#[test]
fn markup_of_pages_and_chats() {
    for line in [
        "1 [Sol Ring](https://cards.example/sol-ring)",
        "[1 Sol Ring](https://cards.example/sol-ring)",
        "1 [[Sol Ring]]",
        "* 1x [Sol Ring](https://cards.example/a_(b)_c)",
        "**1 Sol Ring**",
        "1 **Sol Ring**",
        "1 __Sol Ring__",
        "1&nbsp;Sol&#32;Ring",
        "`1 Sol Ring`",
        "1 `Sol Ring`",
        "```\n1 Sol Ring\n```",
    ] {
        assert_eq!(card(line), "1 Sol Ring", "{line}");
    }
    assert_eq!(card("1 Look at Me, I&#39;m R&amp;D"), "1 Look at Me, I'm R&D");
    assert_eq!(
        card("1 Sword of Dungeons &amp;amp; Dragons"),
        "1 Sword of Dungeons & Dragons"
    );
    assert_eq!(card("1 **Sol Ring** (C21) 263 *F*"), "1 Sol Ring (C21) 263 *F*");
}

#[test]
fn categories_in_backticks() {
    assert_eq!(
        card("1x Sol Ring (c21) 263 *F* `Ramp{top},Rocks` ^Have,#37d67a^"),
        "1 Sol Ring (C21) 263 *F* #Ramp #Rocks"
    );
    assert_eq!(card("1 Sol Ring `Mana Rocks`"), "1 Sol Ring #Mana Rocks");
    assert_eq!(card("1 Gaea`s Cradle `Lands`"), "1 Gaea's Cradle #Lands");
    assert_eq!(
        read("1 Sol Ring\n1 Marwyn `Commander{top}`").count(Section::Commander),
        1
    );
    let maybe = read("1 Opt `Cuts{noDeck}`");
    assert_eq!(lines(&maybe, Section::Maybeboard), ["1 Opt #Cuts"]);
}

#[test]
fn a_finish_in_words_behind_the_printing() {
    assert_eq!(card("1 Sol Ring (C21) 263 Foil"), "1 Sol Ring (C21) 263 *F*");
    assert_eq!(card("1 Sol Ring [C21] - etched"), "1 Sol Ring (C21) *E*");
    assert_eq!(card("1 Foil"), "1 Foil");
}
