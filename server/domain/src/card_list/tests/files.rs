//! Deck files of programs.

use super::*;

#[test]
fn forge_dck() {
    let list = read(
        "[metadata]\nName=Elves at Night\nDeck Type=constructed\nComment=1 to rule them\n[Avatar]\n\n[Commander]\n\
         1 Marwyn, the Nurturer+|DOM|1\n[Main]\n1 Sol Ring|C21|[263]\n12 Forest|ZNR|3\n1 Fire // Ice|MH2|1\n1 Llanowar Elves\n\
         [Sideboard]\n1 Duress|M21\n[Planes]\n1 Naya|HOP|1\n[Schemes]\n1 All in Good Time|ARC|1\n[Conspiracy]\n1 Backup Plan|CNS|1\n",
    );
    assert_eq!(list.name.as_deref(), Some("Elves at Night"));
    assert_eq!(lines(&list, Section::Commander), ["1 Marwyn, the Nurturer (DOM) *F*"]);
    assert_eq!(
        lines(&list, Section::Main),
        [
            "1 Sol Ring (C21) 263",
            "12 Forest (ZNR)",
            "1 Fire // Ice (MH2)",
            "1 Llanowar Elves"
        ]
    );
    assert_eq!(lines(&list, Section::Sideboard), ["1 Duress (M21)"]);
    assert_eq!(list.entries.len(), 6);
}

#[test]
fn forge_dck_with_everything() {
    let list = read(
        "[duel]\n[forge]\nPlayer Type=computer\n[metadata]\nName=Elves\nDescription=You win with this because it is not slow.\n\nTags=a, b\n\
         [Commander]\n1 Marwyn, the Nurturer+|DOM|1|#{markedColors=R}|${noSellValue=true}\n[Main]\n1 Island+\n4 Burn|DGM|1\n\
         1 SP//dr, Piloted by Peni|SPM\n1 Summon: Choco/Mog+|FIN|1\n[Dungeon]\n1 Tomb of Annihilation|AFR\n[Attractions]\n1 Foam Weapons Kiosk|UNF\n\
         [StartInBattle_Reference]\n1 Bog|UST|1\n[Sideboard]\n1 Duress|M21\n[Sideboard_Reference]\n1 Bog|UST|1\n[Contraptions]\n",
    );
    assert_eq!(list.name.as_deref(), Some("Elves"));
    assert_eq!(lines(&list, Section::Commander), ["1 Marwyn, the Nurturer (DOM) *F*"]);
    assert_eq!(
        lines(&list, Section::Main),
        [
            "1 Island *F*",
            "4x Burn (DGM)",
            "1 SP//dr, Piloted by Peni (SPM)",
            "1 Summon: Choco/Mog (FIN) *F*"
        ]
    );
    assert_eq!(lines(&list, Section::Sideboard), ["1 Duress (M21)"]);
    assert_eq!(list.entries.len(), 6);
}

#[test]
fn names_in_files_are_names_whatever_they_say() {
    let list = read("<Deck><Cards Quantity=\"4\" Name=\"Burn\"/><Cards Quantity=\"1\" Name=\"Acquire\"/></Deck>");
    assert_eq!(lines(&list, Section::Main), ["4x Burn", "1 Acquire"]);
}

#[test]
fn forge_dck_of_an_older_program() {
    let list = read(
        "[general]\nConstructed\n[metadata]\nTitle=Moons\n[main]\n4 Blood Moon\n19 Mountain\n[sideboard]\n2 Shatter\n",
    );
    assert_eq!(list.name.as_deref(), Some("Moons"));
    assert_eq!(lines(&list, Section::Main), ["4 Blood Moon", "19 Mountain"]);
    assert_eq!(lines(&list, Section::Sideboard), ["2 Shatter"]);
}

#[test]
fn octgn_o8d() {
    let list = read(
        r#"<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="00000000-0000-0000-0000-000000000001">
  <section name="Main" shared="False">
    <card qty="1" id="11111111-0000-0000-0000-000000000001">Sol Ring</card>
    <card qty="4" id="11111111-0000-0000-0000-000000000002">Lim-D&#251;l's Vault</card>
    <card id="11111111-0000-0000-0000-000000000003">Fire &amp; Ice</card>
  </section>
  <section name="Sideboard" shared="False">
    <card qty="2" id="11111111-0000-0000-0000-000000000004">Duress</card>
  </section>
  <section name="Command Zone" shared="False">
    <card qty="1" id="11111111-0000-0000-0000-000000000005">Atraxa, Praetors' Voice</card>
  </section>
  <section name="Planes/Schemes" shared="True">
    <card qty="1" id="11111111-0000-0000-0000-000000000006">Naya</card>
  </section>
  <notes><![CDATA[1 note]]></notes>
</deck>"#,
    );
    assert_eq!(lines(&list, Section::Commander), ["1 Atraxa, Praetors' Voice"]);
    assert_eq!(
        lines(&list, Section::Main),
        ["1 Sol Ring", "4 Lim-Dûl's Vault", "1 Fire & Ice"]
    );
    assert_eq!(lines(&list, Section::Sideboard), ["2 Duress"]);
    assert_eq!(list.entries.len(), 5);
    let broken = parse("<deck><section name=\"Main\"><card qty=\"1\">Sol Ring</card><card qty=\"2\">Opt");
    assert_eq!(lines(&broken.list, Section::Main), ["1 Sol Ring"]);
    assert_eq!(broken.problems[0].reason, Reason::Xml);
}

#[test]
fn cockatrice_cod_without_numbers() {
    let list = read(
        "<cockatrice_deck version=\"1\"><deckname/><zone name=\"main\"><card name=\"Sol Ring\"/>\n<card number=\"2\" name=\"Opt\"/></zone>\
         <zone name=\"side\"><card name=\"Duress\"/></zone><zone name=\"tokens\"><card name=\"Goblin\"/></zone></cockatrice_deck>",
    );
    assert_eq!(lines(&list, Section::Main), ["1 Sol Ring", "2 Opt"]);
    assert_eq!(lines(&list, Section::Sideboard), ["1 Duress"]);
    assert_eq!((list.entries.len(), list.name), (3, None));
}

#[test]
fn workstation_mwdeck() {
    let list = read(
        "// Deck file for Magic Workstation\n// NAME : Isles\n    3 [ZEN] Island (2)\n    1 [M10] Opt\nSB:  2 [M10] Duress\n",
    );
    assert_eq!(list.name.as_deref(), Some("Isles"));
    assert_eq!(lines(&list, Section::Main), ["3 Island (ZEN)", "1 Opt (M10)"]);
    assert_eq!(lines(&list, Section::Sideboard), ["2 Duress (M10)"]);
}

#[test]
fn text_of_a_precon() {
    let list = read(
        "// NAME: Night Market - Some Set Commander Deck\n// URL: https://decks.example/night-market\n// DISPLAY: one of five\n// DATE: 2026-02-01\n\
         COMMANDER: 1 Atraxa, Praetors' Voice [C16:28] [foil]\n1 Sol Ring [C21:263]\n12 Forest [ZNR:278]\n1 Opt [DOM:60] [etched]\n\n\
         Sideboard\n1 Negate\n1 Duress\n1 Pyroblast\n\nPlanar Deck\n1 Naya\n\nDisplay Commander\n1 Atraxa, Praetors' Voice [OC16:28]\n\nScheme Deck\n1 All in Good Time\n",
    );
    assert_eq!(list.name.as_deref(), Some("Night Market - Some Set Commander Deck"));
    assert_eq!(
        lines(&list, Section::Commander),
        ["1 Atraxa, Praetors' Voice (C16) 28 *F*"]
    );
    assert_eq!(
        lines(&list, Section::Main),
        ["1 Sol Ring (C21) 263", "12 Forest (ZNR) 278", "1 Opt (DOM) 60 *E*"]
    );
    assert_eq!(list.count(Section::Sideboard), 3);
    assert_eq!(list.entries.len(), 7);
}

#[test]
fn text_of_goldfish_and_tcgplayer() {
    let list = read(
        "1 Kiki-Jiki, Mirror Breaker <timeshifted> [TSR] (F)\n4 Mountain <288> [MID]\n1 Abrade <borderless> [2X2]\n\
         2 Damnation [SPG]\n1 Sol Ring [RAMP]\n1 Opt (DOM) 60 [DRAW]\n1 Duress [PETS,Hand]\n",
    );
    assert_eq!(
        lines(&list, Section::Main),
        [
            "1 Kiki-Jiki, Mirror Breaker (TSR) *F*",
            "4 Mountain (MID) 288",
            "1 Abrade (2X2)",
            "2 Damnation (SPG)",
            "1 Sol Ring #RAMP",
            "1 Opt (DOM) 60 #DRAW",
            "1 Duress #PETS #Hand"
        ]
    );
}
