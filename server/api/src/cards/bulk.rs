//! Scryfall's bulk files: one JSON array of cards, plain or gzipped, read card by card.

use std::collections::HashSet;
use std::fmt;
use std::io::{self, BufRead, BufReader, Read};

use flate2::bufread::MultiGzDecoder;
use podium_domain::{Colors, OutsideLink};
use podium_store::cards::Card;
use serde::de::{SeqAccess, Visitor};
use serde::{Deserialize, Deserializer};
use uuid::Uuid;

/// Gives each card of the file once, however many printings it has, until `take` has had enough.
pub fn each_card(file: impl Read, mut take: impl FnMut(Card) -> io::Result<()>) -> io::Result<()> {
    let mut seen = HashSet::new();
    let each = Each(|card: BulkCard| match card.read() {
        Some(card) if seen.insert(card.id) => take(card),
        _ => Ok(()),
    });
    let mut file = BufReader::with_capacity(256 * 1024, file);
    if file.fill_buf()?.starts_with(&[0x1f, 0x8b]) {
        walk(MultiGzDecoder::new(file), each)
    } else {
        walk(file, each)
    }
}

fn walk<F: FnMut(BulkCard) -> io::Result<()>>(file: impl Read, each: Each<F>) -> io::Result<()> {
    let mut json = serde_json::Deserializer::from_reader(BufReader::with_capacity(256 * 1024, file));
    json.deserialize_seq(each)?;
    json.end()?;
    Ok(())
}

struct Each<F>(F);

impl<'de, F: FnMut(BulkCard) -> io::Result<()>> Visitor<'de> for Each<F> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of cards, as in Scryfall's bulk files")
    }

    fn visit_seq<A: SeqAccess<'de>>(mut self, mut cards: A) -> Result<(), A::Error> {
        while let Some(card) = cards.next_element()? {
            (self.0)(card).map_err(serde::de::Error::custom)?;
        }
        Ok(())
    }
}

/// What is read of a card; the rest of its fields is passed over.
#[derive(Deserialize)]
struct BulkCard {
    oracle_id: Option<Uuid>,
    #[serde(default)]
    name: String,
    #[serde(default)]
    layout: String,
    cmc: Option<f64>,
    colors: Option<Vec<String>>,
    #[serde(default)]
    color_identity: Vec<String>,
    type_line: Option<String>,
    mana_cost: Option<String>,
    #[serde(default)]
    produced_mana: Vec<String>,
    image_uris: Option<Images>,
    #[serde(default)]
    card_faces: Vec<Face>,
}

#[derive(Deserialize)]
struct Face {
    oracle_id: Option<Uuid>,
    #[serde(default)]
    name: String,
    cmc: Option<f64>,
    colors: Option<Vec<String>>,
    type_line: Option<String>,
    mana_cost: Option<String>,
    image_uris: Option<Images>,
}

#[derive(Deserialize)]
struct Images {
    /// A few hundred pixels wide: sharp beside a list, and small to load.
    normal: Option<String>,
}

impl BulkCard {
    /// None for what is in no deck: tokens, emblems, art cards and the like. What a card does not say as a whole
    /// its front does.
    fn read(self) -> Option<Card> {
        let front = self.card_faces.first();
        let types = self.type_line.as_deref().or_else(|| front?.type_line.as_deref())?;
        let type_line = types.split(" // ").next().unwrap_or(types);
        let apart = matches!(&*self.layout, "token" | "double_faced_token" | "emblem" | "art_series");
        if apart || self.name.is_empty() || type_line == "Card" || type_line.starts_with("Token") {
            return None;
        }
        // A card printed with the same face on both sides is that card.
        let same = self.layout == "reversible_card" || self.card_faces.windows(2).all(|two| two[0].name == two[1].name);
        let name = front.filter(|_| same).map_or(&self.name, |front| &front.name);
        let colors = self.colors.as_deref().or_else(|| front?.colors.as_deref());
        Some(Card {
            id: self.oracle_id.or_else(|| front?.oracle_id)?,
            name: name.clone(),
            mana_value: self.cmc.or_else(|| front?.cmc).unwrap_or_default(),
            colors: letters(colors.unwrap_or_default())?,
            color_identity: letters(&self.color_identity)?,
            type_line: type_line.to_owned(),
            mana_cost: self
                .mana_cost
                .as_ref()
                .or_else(|| front?.mana_cost.as_ref())
                .cloned()
                .unwrap_or_default(),
            produces: "WUBRGC"
                .chars()
                .filter(|mana| self.produced_mana.iter().any(|made| made.starts_with(*mana)))
                .collect(),
            image: self
                .image_uris
                .as_ref()
                .or_else(|| front?.image_uris.as_ref())
                .and_then(Images::address),
        })
    }
}

impl Images {
    /// None where the address could not be shown on a page anyway.
    fn address(&self) -> Option<String> {
        let address: OutsideLink = self.normal.as_ref()?.parse().ok()?;
        Some(address.as_str().to_owned())
    }
}

fn letters(colors: &[String]) -> Option<String> {
    Colors::from_letters(colors)
        .ok()
        .map(|colors| colors.as_str().to_owned())
}
