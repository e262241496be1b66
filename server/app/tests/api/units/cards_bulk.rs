use std::io::{self, Read};

use podium_api::units::each_card;
use podium_store::cards::Card;
use uuid::Uuid;

use flate2::Compression;
use flate2::read::GzEncoder;
use serde_json::{Value, json};

fn read(file: &[u8]) -> io::Result<Vec<Card>> {
    let mut cards = Vec::new();
    each_card(file, |card| {
        cards.push(card);
        Ok(())
    })?;
    Ok(cards)
}

fn id(number: u128) -> Uuid {
    Uuid::from_u128(number)
}

fn sample() -> Value {
    json!([
        { "oracle_id": id(1), "name": "Fen Lantern", "layout": "normal", "cmc": 2.0, "colors": ["G", "B"],
          "color_identity": ["G", "B"], "type_line": "Artifact Creature — Light", "prices": { "eur": null },
          "mana_cost": "{B}{G}", "produced_mana": ["G", "B", "T"],
          "image_uris": { "small": "https://cards.example/small/1.jpg", "normal": "https://cards.example/1.jpg?7" } },
        { "oracle_id": id(1), "name": "Fen Lantern", "layout": "normal", "cmc": 2.0, "colors": [],
          "color_identity": [], "type_line": "Artifact", "set": "second printing" },
        { "oracle_id": id(2), "name": "Dusk // Dawn Gate", "layout": "modal_dfc", "cmc": 3.0, "color_identity": ["W"],
          "type_line": "Sorcery // Land",
          "card_faces": [
            { "name": "Dusk", "colors": ["W"], "type_line": "Sorcery", "mana_cost": "{2}{W}",
              "image_uris": { "normal": "https://cards.example/2.jpg" } },
            { "name": "Dawn Gate", "colors": [], "image_uris": { "normal": "https://cards.example/2-back.jpg" } }] },
        { "name": "Bell // Bell", "layout": "reversible_card", "color_identity": [],
          "image_uris": { "normal": "http://cards.example/3.jpg" },
          "card_faces": [
            { "oracle_id": id(3), "name": "Bell", "cmc": 1.0, "colors": [], "type_line": "Artifact" },
            { "oracle_id": id(3), "name": "Bell", "cmc": 1.0, "colors": [], "type_line": "Artifact" }] },
        { "oracle_id": id(4), "name": "Goat", "layout": "token", "type_line": "Token Creature — Goat" },
        { "oracle_id": id(5), "name": "Fen // Fen", "layout": "art_series", "type_line": "Card // Card" },
        { "object": "something else" },
    ])
}

#[test]
fn each_card_comes_once_and_only_cards_do() {
    let cards = read(sample().to_string().as_bytes()).unwrap();
    let told: Vec<_> = cards
        .iter()
        .map(|card| {
            (
                &*card.name,
                card.mana_value,
                &*card.colors,
                &*card.color_identity,
                &*card.type_line,
            )
        })
        .collect();
    assert_eq!(
        told,
        [
            ("Fen Lantern", 2.0, "BG", "BG", "Artifact Creature — Light"),
            ("Dusk // Dawn Gate", 3.0, "W", "W", "Sorcery"),
            ("Bell", 1.0, "", "", "Artifact"),
        ]
    );
}

#[test]
fn costs_mana_and_pictures_are_kept() {
    let cards = read(sample().to_string().as_bytes()).unwrap();
    let told: Vec<_> = cards
        .iter()
        .map(|card| (&*card.mana_cost, &*card.produces, card.image.as_deref()))
        .collect();
    assert_eq!(
        told,
        [
            ("{B}{G}", "BG", Some("https://cards.example/1.jpg?7")),
            ("{2}{W}", "", Some("https://cards.example/2.jpg")),
            ("", "", None),
        ]
    );
}

#[test]
fn a_packed_file_is_known_by_its_first_bytes() {
    let mut packed = Vec::new();
    let text = sample().to_string();
    GzEncoder::new(text.as_bytes(), Compression::fast())
        .read_to_end(&mut packed)
        .unwrap();
    assert_eq!(read(&packed).unwrap(), read(text.as_bytes()).unwrap());
    assert!(read(&packed[..packed.len() / 2]).is_err());
}

#[test]
fn a_file_that_is_no_list_or_breaks_off_is_refused_in_words() {
    let why = read(br#"{"object": "error"}"#).unwrap_err().to_string();
    assert!(why.contains("a list of cards"), "{why}");
    let text = sample().to_string();
    assert!(read(&text.as_bytes()[..text.len() - 1]).is_err());
    assert!(read(b"").is_err());
    assert!(read(b"[]!").is_err());
}
