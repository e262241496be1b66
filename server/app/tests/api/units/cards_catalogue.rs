use podium_api::units::{CardCatalogue as Catalogue, OFFERED};
use podium_store::cards::Card;

use uuid::Uuid;

fn catalogue(names: &[&str]) -> Catalogue {
    let card = |name: &&str| Card {
        id: Uuid::nil(),
        name: (*name).to_owned(),
        mana_value: 1.0,
        colors: "U".into(),
        color_identity: "U".into(),
        type_line: "Instant".into(),
        mana_cost: "{U}".into(),
        produces: String::new(),
        image: None,
    };
    Catalogue::new(1, names.iter().map(card).collect())
}

fn found<'a>(catalogue: &'a Catalogue, typed: &str) -> Vec<&'a str> {
    catalogue.search(typed).iter().map(|card| card.name.as_str()).collect()
}

#[test]
fn what_begins_alike_comes_before_what_holds_the_word() {
    let cards = catalogue(&[
        "Ring of Fog",
        "Old Ringmaster",
        "Sol-Dûr's Ring",
        "Bell",
        "Ringing // Silence",
    ]);
    assert_eq!(
        found(&cards, "RING"),
        ["Ring of Fog", "Ringing // Silence", "Old Ringmaster", "Sol-Dûr's Ring"]
    );
    assert_eq!(found(&cards, "ring dur"), ["Sol-Dûr's Ring"]);
    assert_eq!(found(&cards, "sil"), ["Ringing // Silence"]);
    assert_eq!(found(&cards, "ing"), [""; 0]);
    assert_eq!(found(&cards, " // "), [""; 0]);
    let many: Vec<String> = (0..40).map(|n| format!("Wall {n}")).collect();
    let many: Vec<&str> = many.iter().map(String::as_str).collect();
    assert_eq!(catalogue(&many).search("wall").len(), OFFERED);
}

#[test]
fn every_face_leads_to_its_card_unless_another_is_called_so() {
    let cards = catalogue(&["Fire // Frost", "Frost", "Lim-Dûl's Vault"]);
    let name = |typed: &str| cards.find(typed).map(|card| card.name.as_str());
    assert_eq!(name("fire/frost"), Some("Fire // Frost"));
    assert_eq!(name("Fire"), Some("Fire // Frost"));
    assert_eq!(name("Fire // Something Else"), Some("Fire // Frost"));
    assert_eq!(name("frost"), Some("Frost"));
    assert_eq!(name("Lim Dul’s vault"), Some("Lim-Dûl's Vault"));
    assert_eq!((name("Fir"), name("")), (None, None));
}
