//! The XML files players have: `.dek` with one element per card, `.cod` with zones, `.o8d` with sections.

use quick_xml::events::{BytesStart, Event};
use quick_xml::{Reader, XmlVersion, escape};

use super::card::Card;
use super::name::tidy;
use super::reading::Reading;
use super::{Reason, Section, words};

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
        let (element, is_open) = match event {
            Ok(Event::Start(element)) => (element, true),
            Ok(Event::Empty(element)) => (element, false),
            Ok(Event::Eof) => break,
            Ok(_) => continue,
            Err(_) => {
                let (line, text) = at();
                return reading.take(line, text, Err(Reason::Xml));
            }
        };
        match element.name().into_inner() {
            "deckname" if is_open => reading.name_deck(&inner_text(&mut reader, &element).unwrap_or_default()),
            "zone" | "section" => zone = Zone::of(&element),
            "Cards" | "card" => {
                cards_seen = true;
                let is_named = NAMES
                    .iter()
                    .any(|name| matches!(attribute(&element, name), Ok(Some(_))));
                let inner = (is_open && !is_named).then(|| inner_text(&mut reader, &element));
                let card = match inner {
                    Some(None) => Err(Reason::Xml),
                    inner => zone.card(&element, inner.flatten()),
                };
                if let Some(card) = card.transpose() {
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

const NAMES: [&str; 2] = ["Name", "name"];
const QUANTITIES: [&str; 3] = ["Quantity", "number", "qty"];

/// The text within an element, which is read to its end.
fn inner_text(reader: &mut Reader<&[u8]>, element: &BytesStart) -> Option<String> {
    let text = reader.read_text(element.name()).ok()?;
    let text = escape::unescape(&text).ok()?;
    Some(tidy(&text))
}

enum Zone {
    Deck(Section),
    /// Tokens and whatever else is no part of a deck.
    Other,
}

impl Zone {
    fn of(element: &BytesStart) -> Zone {
        let name = attribute(element, "name").ok().flatten().unwrap_or_default();
        if words::is_apart(&name) {
            return Zone::Other;
        }
        Zone::Deck(words::section(&name).unwrap_or(Section::Main))
    }

    /// `inner`: the text within an element without a name.
    fn card(&self, element: &BytesStart, inner: Option<String>) -> Result<Option<Card>, Reason> {
        let Zone::Deck(section) = *self else { return Ok(None) };
        let quantity = match first_attribute(element, &QUANTITIES)? {
            Some(quantity) => quantity.trim().parse().ok(),
            None => Some(1),
        };
        let quantity = quantity
            .filter(|quantity| (1..=999).contains(quantity))
            .ok_or(Reason::Quantity)?;
        let name = first_attribute(element, &NAMES)?.or(inner).unwrap_or_default();
        let mut card = Card::read_uncounted(quantity, &tidy(&name))?;
        if let Some(set) = attribute(element, "setShortName")? {
            card.set_printing(&set, attribute(element, "collectorNumber")?.as_deref());
        }
        let aside = attribute(element, "Sideboard")?.is_some_and(|word| word.eq_ignore_ascii_case("true"));
        card.put(if aside { Section::Sideboard } else { section });
        Ok(Some(card))
    }
}

fn first_attribute(element: &BytesStart, names: &[&str]) -> Result<Option<String>, Reason> {
    for name in names {
        if let Some(value) = attribute(element, name)? {
            return Ok(Some(value));
        }
    }
    Ok(None)
}

fn attribute(element: &BytesStart, name: &str) -> Result<Option<String>, Reason> {
    let attribute = element.try_get_attribute(name).map_err(|_| Reason::Xml)?;
    let value = attribute
        .map(|attribute| attribute.normalized_value(XmlVersion::default()))
        .transpose();
    Ok(value.map_err(|_| Reason::Xml)?.map(|value| value.into_owned()))
}
