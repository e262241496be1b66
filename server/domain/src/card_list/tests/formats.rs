//! A list as each of the tools writes it.

use super::*;

#[test]
fn plain() {
    let list = read("1 Sol Ring\n1x Arcane Signet\nCommand Tower\n12 Forest\n2X Plains\n");
    assert_eq!(
        lines(&list, Section::Main),
        [
            "1 Sol Ring",
            "1 Arcane Signet",
            "1 Command Tower",
            "12 Forest",
            "2 Plains"
        ]
    );
    assert_eq!(list.entries.len(), 5);
}

#[test]
fn mtga() {
    let list = read(
        "About\nName Azorius Soldiers\n\nCompanion\n1 Kaheera, the Orphanguard (IKO) 224\n\nDeck\n4 Adarkar Wastes (DMU) 243\n\
         2 Fable of the Mirror-Breaker (NEO) 141\n\nSideboard\n1 Kaheera, the Orphanguard (IKO) 224\n3 Disdainful Stroke (GRN) 37\n",
    );
    assert_eq!(list.name.as_deref(), Some("Azorius Soldiers"));
    assert_eq!(
        lines(&list, Section::Companion),
        ["1 Kaheera, the Orphanguard (IKO) 224"]
    );
    assert_eq!(
        lines(&list, Section::Main),
        ["4 Adarkar Wastes (DMU) 243", "2 Fable of the Mirror-Breaker (NEO) 141"]
    );
    assert_eq!(list.count(Section::Sideboard), 4);
}

#[test]
fn mtga_in_french() {
    let list = read(
        "À propos\nNom Mes Éphémères\n\nCommandant\n1 Niv-Mizzet, Parun (GRN) 192\n\nCompagnon\n1 Lurrus de la Tanière des rêves (IKO) 226\n\n\
         Deck\n1 Île (ELD) 254\n\nRéserve\n1 Dédain (GRN) 37\n",
    );
    assert_eq!(list.name.as_deref(), Some("Mes Éphémères"));
    assert_eq!(lines(&list, Section::Commander), ["1 Niv-Mizzet, Parun (GRN) 192"]);
    assert_eq!(
        lines(&list, Section::Companion),
        ["1 Lurrus de la Tanière des rêves (IKO) 226"]
    );
    assert_eq!(lines(&list, Section::Main), ["1 Île (ELD) 254"]);
    assert_eq!(lines(&list, Section::Sideboard), ["1 Dédain (GRN) 37"]);
}

#[test]
fn mtgo_text() {
    let list = read(
        "4 Lightning Bolt\r\n4 Monastery Swiftspear\r\n4 Fire/Ice\r\n20 Mountain\r\n\r\n3 Smash to Smithereens\r\n2 Kor Firewalker\r\n",
    );
    assert_eq!(
        lines(&list, Section::Main),
        [
            "4 Lightning Bolt",
            "4 Monastery Swiftspear",
            "4 Fire // Ice",
            "20 Mountain"
        ]
    );
    assert_eq!(
        lines(&list, Section::Sideboard),
        ["3 Smash to Smithereens", "2 Kor Firewalker"]
    );
}

#[test]
fn mtgo_dek() {
    let list = read(
        r#"<?xml version="1.0" encoding="utf-8"?>
<Deck xmlns:xsd="http://www.w3.org/2001/XMLSchema" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">
  <NetDeckID>0</NetDeckID>
  <PreconstructedDeckID>0</PreconstructedDeckID>
  <Cards CatID="235" Quantity="18" Sideboard="false" Name="Swamp" Annotation="0" />
  <Cards CatID="74380" Quantity="4" Sideboard="false" Name="Lim-D&#251;l&apos;s Vault" Annotation="0" />
  <Cards CatID="110465" Quantity="2" Sideboard="true" Name="Fire/Ice" Annotation="0"></Cards>
</Deck>"#,
    );
    assert_eq!(lines(&list, Section::Main), ["18 Swamp", "4 Lim-Dûl's Vault"]);
    assert_eq!(lines(&list, Section::Sideboard), ["2 Fire // Ice"]);
}

#[test]
fn moxfield() {
    let list = read(
        "1 Arcane Signet (ELD) 331 *F* #Ramp #Mana Rock\n1 Sol Ring (C21) 263 *E* #!Staple\n1 Swords to Plowshares (2X2) 33 *A*\n\
         30 Forest (UST) 216\n\nSIDEBOARD:\n1 Negate (M20) 69\n1 Duress (M21) 96\n1 Pyroblast (ICE) 213\n\n1 Atraxa, Praetors' Voice (C16) 28 *F*\n",
    );
    assert_eq!(
        lines(&list, Section::Commander),
        ["1 Atraxa, Praetors' Voice (C16) 28 *F*"]
    );
    assert_eq!(
        lines(&list, Section::Main),
        [
            "1 Arcane Signet (ELD) 331 *F* #Ramp #Mana Rock",
            "1 Sol Ring (C21) 263 *E* #Staple",
            "1 Swords to Plowshares (2X2) 33 *A*",
            "30 Forest (UST) 216"
        ]
    );
    assert_eq!(list.count(Section::Sideboard), 3);
}

#[test]
fn archidekt() {
    let list = read(
        "1x Atraxa, Praetors' Voice (cmm) 661 *F* [Commander{top}] ^Have,#37d67a^\n1x Sol Ring (c21) 263 [Ramp,Artifacts] ^Don't Have,#f47373^\n\
         1x Bala Ged Recovery // Bala Ged Sanctuary (znr) 180 [Recursion]\n1x Cyclonic Rift (rtr) 35 [Maybeboard{noDeck}{noPrice}]\n\
         1x Negate (m20) 69 [Sideboard]\n1x Doubling Season (2x2) 140 [Upgrades{noDeck}]\n",
    );
    assert_eq!(
        lines(&list, Section::Commander),
        ["1 Atraxa, Praetors' Voice (CMM) 661 *F*"]
    );
    assert_eq!(
        lines(&list, Section::Main),
        [
            "1 Sol Ring (C21) 263 #Ramp #Artifacts",
            "1 Bala Ged Recovery // Bala Ged Sanctuary (ZNR) 180 #Recursion"
        ]
    );
    assert_eq!(lines(&list, Section::Sideboard), ["1 Negate (M20) 69"]);
    assert_eq!(
        lines(&list, Section::Maybeboard),
        ["1 Cyclonic Rift (RTR) 35", "1 Doubling Season (2X2) 140 #Upgrades"]
    );
}

#[test]
fn manabox() {
    let list = read(
        "// COMMANDER\n1 Meren of Clan Nel Toth (CMM) 718 *F*\n\n// MAINBOARD\n1 Sol Ring (DOM) 25\n\n// SIDEBOARD\n1 Duress (M21) 96\n",
    );
    assert_eq!(
        lines(&list, Section::Commander),
        ["1 Meren of Clan Nel Toth (CMM) 718 *F*"]
    );
    assert_eq!(lines(&list, Section::Main), ["1 Sol Ring (DOM) 25"]);
    assert_eq!(lines(&list, Section::Sideboard), ["1 Duress (M21) 96"]);
}

#[test]
fn manabox_csv() {
    let list = read(
        "Name,Set code,Set name,Collector number,Foil,Rarity,Quantity,ManaBox ID,Misprint,Altered,Condition\r\n\
         Sol Ring,c21,Commander 2021,263,normal,uncommon,1,1001,false,false,near_mint\r\n\
         \"Atraxa, Praetors' Voice\",CMM,Commander Masters,661,foil,mythic,1,1002,false,false,near_mint\r\n\
         \"Ach! Hans, \"\"Run!\"\"\",UNH,Unhinged,116,etched,rare,2,1003,false,false,near_mint\r\n\
         Fire // Ice,MH2,\"Modern\nHorizons 2\",290,normal,rare,4,1004,false,true,near_mint\r\n",
    );
    assert_eq!(
        lines(&list, Section::Main),
        [
            "1 Sol Ring (C21) 263",
            "1 Atraxa, Praetors' Voice (CMM) 661 *F*",
            "2 Ach! Hans, \"Run!\" (UNH) 116 *E*",
            "4 Fire // Ice (MH2) 290 *A*"
        ]
    );
}

#[test]
fn other_csv() {
    let list = read(
        "\"Count\",\"Tradelist Count\",\"Name\",\"Edition\",\"Foil\",\"Tags\",\"Collector Number\",\"Alter\"\n\"2\",\"0\",\"Sol Ring\",\"c21\",\"\",\"Ramp,Mana Rock\",\"263\",\"False\"\n",
    );
    assert_eq!(lines(&list, Section::Main), ["2 Sol Ring (C21) 263 #Ramp #Mana Rock"]);
    let list = read("Quantité;Nom;Board\n3;Île;Main\n1;Négation;Sideboard\n");
    assert_eq!(lines(&list, Section::Main), ["3 Île"]);
    assert_eq!(lines(&list, Section::Sideboard), ["1 Négation"]);
    assert_eq!(lines(&read("Qty\tCard\n1\tSol Ring\n"), Section::Main), ["1 Sol Ring"]);
}

#[test]
fn deckstats() {
    let list = read(
        "//NAME: Elves at night from DeckStats.net\n\n//Mainboard\n1 [C16#28] Marwyn, the Nurturer #!Commander\n1 [M19] Llanowar Elves\n1 Elvish Archdruid\n\n//Sideboard\nSB: 1 Worn Powerstone\n\n//Maybeboard\n1 Craterhoof Behemoth # one day\n",
    );
    assert_eq!(list.name.as_deref(), Some("Elves at night"));
    assert_eq!(lines(&list, Section::Commander), ["1 Marwyn, the Nurturer (C16) 28"]);
    assert_eq!(
        lines(&list, Section::Main),
        ["1 Llanowar Elves (M19)", "1 Elvish Archdruid"]
    );
    assert_eq!(lines(&list, Section::Sideboard), ["1 Worn Powerstone"]);
    assert_eq!(lines(&list, Section::Maybeboard), ["1 Craterhoof Behemoth #one day"]);
}

#[test]
fn xmage() {
    let list = read(
        "NAME:Burn\n4 [2XM:129] Lightning Bolt\n20 [ZNR:275] Mountain\nSB: 2 [MH2:290] Fire // Ice\nLAYOUT MAIN:(1,2)(NONE,false,50)|([2XM:129],[ZNR:275])\nLAYOUT SIDEBOARD:(1,1)(NONE,false,50)|([MH2:290])\n",
    );
    assert_eq!(list.name.as_deref(), Some("Burn"));
    assert_eq!(
        lines(&list, Section::Main),
        ["4 Lightning Bolt (2XM) 129", "20 Mountain (ZNR) 275"]
    );
    assert_eq!(lines(&list, Section::Sideboard), ["2 Fire // Ice (MH2) 290"]);
}

#[test]
fn cockatrice() {
    let list = read(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<cockatrice_deck version="1">
    <deckname>Fish &amp; Chips</deckname>
    <comments>mine</comments>
    <zone name="main">
        <card number="4" name="Lightning Bolt"/>
        <card number="1" name="Fire // Ice" setShortName="MH2" collectorNumber="290" uuid="x"/>
    </zone>
    <zone name="side">
        <card number="3" price="0" name="Pyroblast"/>
    </zone>
    <zone name="tokens">
        <card number="1" name="Goblin"/>
    </zone>
</cockatrice_deck>"#,
    );
    assert_eq!(list.name.as_deref(), Some("Fish & Chips"));
    assert_eq!(
        lines(&list, Section::Main),
        ["4 Lightning Bolt", "1 Fire // Ice (MH2) 290"]
    );
    assert_eq!(lines(&list, Section::Sideboard), ["3 Pyroblast"]);
    assert_eq!(list.entries.len(), 3);
}

#[test]
fn each_style_is_written_as_its_tool_does() {
    let list = read(
        "About\nName Mine\n\nCommander\n1 Atraxa, Praetors' Voice (C16) 28 *F*\n\nDeck\n1 Forest (UST) 216\n2 Forest (ZNR) 278 #Land\n\nSideboard\n1 Negate\n\nMaybeboard\n1 Sol Ring",
    );
    assert_eq!(
        print(&list, Style::Plain),
        "Commander\n1 Atraxa, Praetors' Voice\n\nDeck\n3 Forest\n\nSideboard\n1 Negate\n\nMaybeboard\n1 Sol Ring\n"
    );
    assert_eq!(
        print(&list, Style::Mtga),
        "About\nName Mine\n\nCommander\n1 Atraxa, Praetors' Voice (C16) 28\n\nDeck\n1 Forest (UST) 216\n2 Forest (ZNR) 278\n\nSideboard\n1 Negate\n"
    );
    assert_eq!(
        print(&list, Style::Moxfield),
        "About\nName Mine\n\nCommander\n1 Atraxa, Praetors' Voice (C16) 28 *F*\n\nDeck\n1 Forest (UST) 216\n2 Forest (ZNR) 278 #Land\n\nSIDEBOARD:\n1 Negate\n\nMAYBEBOARD:\n1 Sol Ring\n"
    );
    assert_eq!(
        print(&read("1 Sol Ring\n2 Forest"), Style::Plain),
        "1 Sol Ring\n2 Forest\n"
    );
    assert_eq!(print(&CardList::default(), Style::Moxfield), "");
}

#[test]
fn what_is_stored_keeps_its_words() {
    let list = read("Deck: Mine\nCommander\n1 Atraxa (C16) 28 *F* #Angel\n\nMaybeboard\n1 Forest");
    let stored = serde_json::to_value(&list).unwrap();
    let atraxa = serde_json::json!({
        "section": "commander", "quantity": 1, "name": "Atraxa", "set": "C16", "number": "28", "finish": "foil",
        "categories": ["Angel"],
    });
    let forest = serde_json::json!({ "section": "maybeboard", "quantity": 1, "name": "Forest", "categories": [] });
    assert_eq!(
        stored,
        serde_json::json!({ "name": "Mine", "entries": [atraxa, forest] })
    );
    assert_eq!(serde_json::from_value::<CardList>(stored.clone()).unwrap(), list);
    // As it was stored before there were versions.
    let mut spelled_out = stored;
    for field in ["set", "number", "finish"] {
        spelled_out["entries"][1][field] = serde_json::Value::Null;
    }
    assert_eq!(serde_json::from_value::<CardList>(spelled_out).unwrap(), list);
}
