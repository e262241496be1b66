//! Lists with columns, as each tool names them.

use super::*;

#[test]
fn dragon_shield() {
    let list = read(
        "\"sep=,\"\r\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language,Price Bought,Date Bought,LOW,MID,MARKET\r\n\
         Elves,1,0,\"Marwyn, the Nurturer\",C16,Commander 2016,28,NearMint,Foil,English,1.20,2026-01-04,0.90,1.10,1.25\r\n\
         Elves,12,0,Forest,ZNR,Zendikar Rising,278,NearMint,Normal,English,0.00,2026-01-04,0.02,0.05,0.04\r\n",
    );
    assert_eq!(
        lines(&list, Section::Main),
        ["1 Marwyn, the Nurturer (C16) 28 *F*", "12 Forest (ZNR) 278"]
    );
}

#[test]
fn foils_of_every_name() {
    for (printing, mark) in [
        ("Foil", " *F*"),
        ("Surge Foil", " *F*"),
        ("Traditional Foil", " *F*"),
        ("Holofoil", " *F*"),
        ("Etched Foil", " *E*"),
        ("FoilEtched", " *E*"),
        ("Normal", ""),
        ("Non-Foil", ""),
        ("nonfoil", ""),
    ] {
        let list = read(&format!(
            "\"sep=,\"\r\nFolder Name,Quantity,Trade Quantity,Card Name,Set Code,Set Name,Card Number,Condition,Printing,Language\r\n\
             Elves,1,0,Opt,DOM,Dominaria,60,NearMint,{printing},English\r\n"
        ));
        assert_eq!(
            lines(&list, Section::Main),
            [format!("1 Opt (DOM) 60{mark}")],
            "{printing}"
        );
    }
}

#[test]
fn a_count_below_a_table_is_asked_about() {
    let parsed = parse("Quantity,Name\n1,Sol Ring\n1,Burn\n100,cards\n");
    assert_eq!(lines(&parsed.list, Section::Main), ["1 Sol Ring", "1x Burn"]);
    assert_eq!((parsed.problems[0].line, parsed.problems[0].reason), (4, Reason::Count));
    let printed = read("Quantity,Name,Set Code\n4,Burn,DGM\n");
    assert_eq!(lines(&printed, Section::Main), ["4x Burn (DGM)"]);
}

#[test]
fn mtgo() {
    let list = read(
        "Card Name,Quantity,ID #,Rarity,Set,Collector #,Premium,Sideboarded,Annotation\n\
         \"Lightning Bolt\",4,35000,Common,M11,149/249,Yes,No,0\n\
         \"Fire/Ice\",2,35001,Uncommon,MH2,290/303,No,No,0\n\
         \"Pyroblast\",3,35002,Common,ICE,213/383,No,Yes,0\n",
    );
    assert_eq!(
        lines(&list, Section::Main),
        ["4 Lightning Bolt (M11) 149 *F*", "2 Fire // Ice (MH2) 290"]
    );
    assert_eq!(lines(&list, Section::Sideboard), ["3 Pyroblast (ICE) 213"]);
}

#[test]
fn tappedout() {
    let list = read(
        "Board,Qty,Name,Printing,Foil,Alter,Signed,Condition,Languange,Commander\n\
         main,1,\"Atraxa, Praetors' Voice\",C16,True,,,NM,EN,True\n\
         main,1,Sol Ring,C21,-,-,-,,,\n\
         side,1,Negate,,,,,,,\n\
         maybe,1,Doubling Season,2X2,,,,,,\n\
         acquire,1,Mana Vault,,,,,,,\n",
    );
    assert_eq!(
        lines(&list, Section::Commander),
        ["1 Atraxa, Praetors' Voice (C16) *F*"]
    );
    assert_eq!(lines(&list, Section::Main), ["1 Sol Ring (C21)"]);
    assert_eq!(lines(&list, Section::Sideboard), ["1 Negate"]);
    assert_eq!(
        lines(&list, Section::Maybeboard),
        ["1 Doubling Season (2X2)", "1 Mana Vault"]
    );
    let inventory =
        read("Qty,Name,Set,Set Number,Foil,Alter,Signed,Condition,Languange,Proxy\n2,Opt,DOM,60,-,-,-,NM,EN,-\n");
    assert_eq!(lines(&inventory, Section::Main), ["2 Opt (DOM) 60"]);
}

#[test]
fn tcgplayer() {
    let list = read(
        "Quantity,Name,Simple Name,Set,Card Number,Set Code,Printing,Condition,Language,Rarity,Product ID,SKU\n\
         1,Damnation (Borderless),Damnation,Special Guests,68,SPG,Foil,Near Mint Foil,English,Mythic,57,81\n\
         3,Opt,Opt,Dominaria,60,DOM,Normal,Near Mint,English,Common,58,82\n",
    );
    assert_eq!(
        lines(&list, Section::Main),
        ["1 Damnation (SPG) 68 *F*", "3 Opt (DOM) 60"]
    );
    let seller = read(
        "TCGplayer Id,Product Line,Set Name,Product Name,Number,Rarity,Total Quantity\n57,Magic,Dominaria,Opt,60,C,4\n",
    );
    assert_eq!(lines(&seller, Section::Main), ["4 Opt"]);
}

#[test]
fn goldfish() {
    let list = read(
        "Card,Set ID,Set Name,Quantity,Foil,Variation,Collector Number,Scryfall ID\n\
         Sol Ring,C21,Commander 2021,1,REGULAR,,263,a\n\
         \"Kiki-Jiki, Mirror Breaker\",TSR,Time Spiral Remastered,1,FOIL,timeshifted,345,b\n\
         Sakashima of a Thousand Faces,CMR,Commander Legends,1,FOIL_ETCHED,,554,c\n",
    );
    assert_eq!(
        lines(&list, Section::Main),
        [
            "1 Sol Ring (C21) 263",
            "1 Kiki-Jiki, Mirror Breaker (TSR) 345 *F*",
            "1 Sakashima of a Thousand Faces (CMR) 554 *E*"
        ]
    );
}

#[test]
fn deckstats() {
    let list = read(
        "amount,card_name,is_foil,is_pinned,is_signed,set_id,set_code,collector_number,language,condition,comment,added\n\
         1,\"Ach! Hans, \"\"Run!\"\"\",1,0,,41,\"UNH\",\"116\",en,,,\n\
         20,\"Forest\",0,0,,147,\"EMN\",,en,,,\n",
    );
    assert_eq!(
        lines(&list, Section::Main),
        ["1 Ach! Hans, \"Run!\" (UNH) 116 *F*", "20 Forest (EMN)"]
    );
}

#[test]
fn separators_of_every_kind() {
    for text in [
        "sep=;\nQuantity;Name\n2;Sol Ring\n",
        "\"sep=;\"\r\n\"Quantity\";\"Name\"\r\n\"2\";\"Sol Ring\"\r\n",
        "SEP=\t\nQuantity\tName\n2\tSol Ring\n",
        "\n\nQuantity,Name\n2x,Sol Ring\n",
        "Anzahl;Name\n2;Sol Ring\n",
        "Cantidad,Nombre\n2,Sol Ring\n",
        "Quantità;Nome\n2;Sol Ring\n",
        "Quantidade;Nome\n2;Sol Ring\n",
    ] {
        assert_eq!(lines(&read(text), Section::Main), ["2 Sol Ring"], "{text}");
    }
    // Lines are counted from the top of the text, not from the header.
    assert_eq!(parse("sep=,\n\nName,Count\nOpt,1\nDuress,0\n").problems[0].line, 5);
}

#[test]
fn sections_of_every_kind() {
    let list = read(
        "Count,Name,Section,Categories\n1,Atraxa,Commander,\n1,Sol Ring,Ramp,Rock\n1,Treasure,Tokens,\n1,Opt,,Draw\n\
         1,Negate,Sideboard,\n1,Gamble,main,\"Tutors{noDeck},Burn\"\n",
    );
    assert_eq!(lines(&list, Section::Commander), ["1 Atraxa"]);
    assert_eq!(
        lines(&list, Section::Main),
        ["1 Sol Ring #Ramp #Rock", "1 Opt #Draw", "1 Gamble #Tutors #Burn"]
    );
    assert_eq!(lines(&list, Section::Sideboard), ["1 Negate"]);
    assert_eq!(list.entries.len(), 5);
}

#[test]
fn a_quote_that_is_never_closed_costs_only_its_line() {
    let parsed = parse("Name,Count\nSol Ring,1\n\"Opt,2\nForest,3\n");
    assert_eq!(lines(&parsed.list, Section::Main), ["1 Sol Ring", "3 Forest"]);
    assert_eq!(parsed.problems.len(), 1);
    assert_eq!(
        (parsed.problems[0].line, parsed.problems[0].text.as_str()),
        (3, "\"Opt,2")
    );
}

#[test]
fn rows_without_a_header_are_asked_about() {
    let parsed = parse("4,Lightning Bolt\n2;Opt\n\"1\",\"Duress\"\n1\tFog\tM10\t182\n1\tSol Ring\t\t");
    assert_eq!(lines(&parsed.list, Section::Main), ["1 Sol Ring"]);
    assert_eq!(parsed.problems.len(), 4);
}
