//! What could not be read, and that the rest is kept.

use super::*;

fn problems(text: &str) -> Vec<(usize, &'static str)> {
    parse(text)
        .problems
        .iter()
        .map(|problem| (problem.line, problem.reason.word()))
        .collect()
}

#[test]
fn what_cannot_be_read_is_told_by_its_line_and_the_rest_is_kept() {
    let text = "1 Sol Ring\n0 Forest\n1000 Island\n-1 Swamp\n3\n2x\n???\nhttps://example.org/deck\n1 (C21) 263\n1 #Ramp\n1 !!!\n1 Plains";
    assert_eq!(
        problems(text),
        [
            (2, "quantity"),
            (3, "quantity"),
            (4, "quantity"),
            (5, "no_name"),
            (6, "no_name"),
            (7, "unreadable"),
            (8, "unreadable"),
            (9, "no_name"),
            (10, "no_name"),
            (11, "unreadable"),
        ]
    );
    let parsed = parse(text);
    assert_eq!(lines(&parsed.list, Section::Main), ["1 Sol Ring", "1 Plains"]);
    assert_eq!(parsed.problems[6].text, "https://example.org/deck");
    assert_eq!(problems("99999999999999999999 Forest"), [(1, "quantity")]);
}

#[test]
fn broken_rows_are_told_by_their_line() {
    let text = "Name,Quantity,Set name\nSol Ring,1,\"a\nb\"\nForest,0,\n,3,x\n,,\nIsland,two,\nPlains,4\n";
    assert_eq!(problems(text), [(4, "quantity"), (5, "no_name"), (7, "quantity")]);
    assert_eq!(lines(&parse(text).list, Section::Main), ["1 Sol Ring", "4 Plains"]);
}

#[test]
fn broken_xml_keeps_what_came_before() {
    let cod = |end: &str| format!("<cockatrice_deck>\n<zone name=\"main\">\n<card number=\"4\" name=\"Bolt\"/>\n{end}");
    for (end, line) in [
        ("<card number=\"x\" name=\"Bolt\"/>", 4),
        ("<card number=\"1\"", 4),
        ("</oops>", 4),
    ] {
        let parsed = parse(&cod(end));
        assert_eq!(lines(&parsed.list, Section::Main), ["4 Bolt"]);
        assert_eq!(
            parsed.problems.iter().map(|problem| problem.line).collect::<Vec<_>>(),
            [line],
            "{end}"
        );
    }
    assert_eq!(problems("<html><body>no deck</body></html>"), [(1, "xml")]);
    assert_eq!(
        problems("<Deck><Cards Quantity=\"1\" Name=\"&unknown;\"/></Deck>"),
        [(1, "xml")]
    );
    assert_eq!(problems("<Deck><Cards Quantity=\"1\"/></Deck>"), [(1, "no_name")]);
}

#[test]
fn limits_are_told_and_not_passed() {
    assert_eq!(problems(&format!("1 {}", "é".repeat(MAX_NAME))), []);
    assert_eq!(problems(&format!("1 {}", "é".repeat(MAX_NAME + 1))), [(1, "too_long")]);
    assert_eq!(
        problems(&format!("1 Sol Ring #{}", "x".repeat(3_000))),
        [(1, "too_long")]
    );

    assert_eq!(problems(&format!("# {}", "x".repeat(3_000))), []);
    let long = read(&format!("1 Sol Ring #{}", "x".repeat(100)));
    assert_eq!(long.entries[0].categories, ["x".repeat(60)]);

    assert_eq!(problems(&singles(MAX_CARD_LINES)), []);
    let many = parse(&singles(MAX_CARD_LINES + 5));
    assert_eq!(many.list.entries.len(), MAX_CARD_LINES);
    assert_eq!(
        problems(&singles(MAX_CARD_LINES + 5)),
        [(MAX_CARD_LINES + 1, "too_many_lines")]
    );

    let long = format!("1 Sol Ring\n{}1 Forest\n", "# é\n".repeat(50_000));
    let parsed = parse(&long);
    assert_eq!(lines(&parsed.list, Section::Main), ["1 Sol Ring"]);
    assert_eq!(parsed.problems.len(), 1);
    assert_eq!(parsed.problems[0].reason, Reason::TooLong);
    assert_eq!(problems(&"x".repeat(MAX_BYTES + 1)), [(1, "too_long")]);
    assert_eq!(parse(&"x".repeat(MAX_BYTES)).problems[0].text.len(), 120);
}

#[test]
fn json_is_named_and_no_line_of_it_becomes_a_card() {
    for text in [
        "{\"name\":\"Elves\",\"cards\":[{\"name\":\"Sol Ring\"}]}",
        "{\n  \"mainboard\": {\n    \"Sol Ring\": {\n      \"quantity\": 1,\n",
        "[\n {\"count\": 4,\n  \"name\": \"Opt\"}\n]",
        "[\"1 Sol Ring\",\n\"1 Opt\"]",
    ] {
        assert_eq!(
            (problems(text), parse(text).list.entries.len()),
            (vec![(1, "json")], 0),
            "{text}"
        );
    }
    assert_eq!(problems("\n\n{\"a\":1}"), [(3, "json")]);
    assert_eq!(problems("[[Sol Ring]]\n[\"Opt\"](https://cards.example)"), []);
}
