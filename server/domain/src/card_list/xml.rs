//! The two XML files players have: `.dek` with one element per card, `.cod` with zones.

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion, escape};

use super::card::Card;
use super::name::tidy;
use super::reading::Reading;
use super::{Reason, Section};

pub(super) fn read(text: &str, reading: &mut Reading) {
    let mut reader = Reader::from_str(text);
    let mut zone = Zone::Deck(Section::Main);
    let mut cards_seen = false;
    while !reading.is_full() {
        let start = usize::try_from(reader.buffer_position()).unwrap_or(text.len());
        let event = reader.read_event();
        let at = || {
            (
                text[..start].matches('\n').count() + 1,
                text[start..].lines().next().unwrap_or_default(),
            )
        };
        let element = match event {
            Ok(Event::Start(element) | Event::Empty(element)) => element,
            Ok(Event::Eof) => break,
            Ok(_) => continue,
            Err(_) => {
                let (line, text) = at();
                return reading.take(line, text, Err(Reason::Xml));
            }
        };
        match element.name().into_inner() {
            "deckname" => {
                let name = reader.read_text(element.name()).ok();
                let name = name.and_then(|name| escape::unescape(&name).ok().map(|name| tidy(&name)));
                reading.name_deck(&name.unwrap_or_default());
            }
            "zone" => zone = Zone::of(&element),
            "Cards" | "card" => {
                cards_seen = true;
                if let Some(card) = zone.card(&element).transpose() {
                    let (line, text) = at();
                    reading.take(line, text, card);
                }
            }
            _ => {}
        }
    }
    if !cards_seen {
        reading.take(1, text.lines().next().unwrap_or_default(), Err(Reason::Xml));
    }
}

enum Zone {
    Deck(Section),
    /// Tokens and whatever else is no part of a deck.
    Other,
}

impl Zone {
    fn of(element: &BytesStart) -> Zone {
        match attribute(element, "name").ok().flatten().as_deref() {
            Some("main") => Zone::Deck(Section::Main),
            Some("side") => Zone::Deck(Section::Sideboard),
            _ => Zone::Other,
        }
    }

    fn card(&self, element: &BytesStart) -> Result<Option<Card>, Reason> {
        let Zone::Deck(section) = *self else { return Ok(None) };
        let get = |names: [&str; 2]| -> Result<Option<String>, Reason> {
            let [one, other] = names.map(|name| attribute(element, name));
            Ok(one?.or(other?))
        };
        let quantity = get(["Quantity", "number"])?.and_then(|quantity| quantity.trim().parse().ok());
        let quantity = quantity
            .filter(|quantity| (1..=999).contains(quantity))
            .ok_or(Reason::Quantity)?;
        let name = get(["Name", "name"])?.unwrap_or_default();
        let Some(mut card) = Card::read(quantity, &tidy(&name))? else {
            return Ok(None);
        };
        if let Some(set) = attribute(element, "setShortName")? {
            card.set_printing(&set, attribute(element, "collectorNumber")?.as_deref());
        }
        let aside = attribute(element, "Sideboard")?.is_some_and(|word| word.eq_ignore_ascii_case("true"));
        card.put(if aside { Section::Sideboard } else { section });
        Ok(Some(card))
    }
}

fn attribute(element: &BytesStart, name: &str) -> Result<Option<String>, Reason> {
    let attribute = element.try_get_attribute(name).map_err(|_| Reason::Xml)?;
    let value = attribute
        .map(|attribute| attribute.normalized_value(XmlVersion::default()))
        .transpose();
    Ok(value.map_err(|_| Reason::Xml)?.map(|value| value.into_owned()))
}
