use super::card::Card;
use super::heading::{Heading, count, title};
use super::marks::without_price;
use super::markup::{plain, unbulleted, unlinked};
use super::name::tidy;
use super::quantity::{TIMES, basic_lands, ordinal, quantity, quantity_behind};
use super::{Reason, Section, prose, words};
use crate::fold;

/// What a line of text is.
pub(super) enum Line {
    Blank,
    /// A comment or a separator, which is dropped.
    Nothing,
    /// `100 cards`
    Total(u32),
    DeckName(String),
    Heading(Heading),
    /// The heading of a group only its owner knows. Without the cards it counts below it, it may have been a card.
    Group {
        title: String,
        count: Option<u32>,
    },
    Card(Card),
    /// Words without a quantity: a card, if they can be one, or a title, whichever the lines around it say.
    Words {
        card: Option<Card>,
        said: String,
    },
}

/// How the lines of a text are written.
#[derive(Clone, Copy)]
pub(super) struct LineStyle {
    /// Each begins with the number of the line.
    pub(super) numbered: bool,
    /// An `X` stands between quantity and name, as in `2 X Forest`.
    pub(super) x_after_quantity: bool,
}

impl Line {
    pub(super) fn read(raw: &str, style: LineStyle) -> Result<Line, Reason> {
        let line = tidy(raw);
        let line = unbulleted(&line);
        let line = ordinal(line).filter(|_| style.numbered).map_or(line, |(_, rest)| rest);
        if line.is_empty() {
            return Ok(Line::Blank);
        }
        if let Some(said) = about_deck(line) {
            return Ok(said);
        }
        if line.starts_with("//") || line.starts_with('#') {
            return Ok(Heading::read(line).map_or(Line::Nothing, Line::Heading));
        }
        if line.chars().all(|c| "-–—=_*~.•+|:─═` ".contains(c)) {
            return Ok(Line::Nothing);
        }
        // Cells of a spreadsheet without its header: nothing says which of them is the name.
        if raw.split('\t').filter(|cell| !cell.trim().is_empty()).count() > 2 {
            return Err(Reason::Unreadable);
        }
        match quantity(line)? {
            Some((quantity, text)) => Line::with_quantity(quantity, text, &line[..line.len() - text.len()], style),
            None => Line::without_quantity(plain(&unlinked(line))),
        }
    }

    /// `written_quantity` is the quantity as it stands in the line.
    fn with_quantity(quantity: u32, text: &str, written_quantity: &str, style: LineStyle) -> Result<Line, Reason> {
        // Counts, such as `24 lands`, are written without an `x`.
        if written_quantity.contains(TIMES) {
            return Card::read_uncounted(quantity, text).map(Line::Card);
        }
        let text = text
            .strip_prefix("X ")
            .filter(|_| style.x_after_quantity)
            .unwrap_or(text);
        match Card::read(quantity, text) {
            Err(Reason::Count) if words::is_overall_total(text) => Ok(Line::Total(quantity)),
            card => card.map(Line::Card),
        }
    }

    fn without_quantity(line: &str) -> Result<Line, Reason> {
        if is_foreign(line) {
            return Err(Reason::Unreadable);
        }
        if let Some((quantity, name)) = basic_lands(line) {
            return Card::read(quantity, name).map(Line::Card);
        }
        match Heading::read(line) {
            Some(Heading::Own(title)) if !words::is_group(&title) => {
                return if prose::is_sentence(&title, false) {
                    Err(Reason::Prose)
                } else {
                    Ok(Line::Group {
                        title,
                        count: count(line),
                    })
                };
            }
            Some(heading) => return Ok(Line::Heading(heading)),
            None => {}
        }
        if let Some(said) = setting(line) {
            return Ok(said);
        }
        let (section, text) = match placed(line) {
            Some((section, rest)) if words::is_none(rest) => return Ok(Line::Heading(Heading::Section(section))),
            Some((section, rest)) => (Some(section), rest),
            None => (None, line),
        };
        let priced = without_price(text);
        let counted = match quantity(text)? {
            Some(counted) => Some(counted),
            None => quantity_behind(priced.unwrap_or(text)),
        };
        let (quantity, text) = counted.unwrap_or((1, text));
        let mut card = match Card::read(quantity, text) {
            Err(Reason::Count) if counted.is_none() => return Ok(Line::Nothing),
            card => card?,
        };
        if let Some(section) = section {
            card.put(section);
        } else if counted.is_none() && !card.is_marked() {
            // `Low price: $12.50` would be a card called `Low price`.
            if priced.is_some_and(|text| text.ends_with(':')) {
                return Err(Reason::Unreadable);
            }
            let said = line.to_owned();
            return Ok(match ends_in_number(&card.entry.name) {
                true if line.contains(':') => Line::Group {
                    title: title(line).to_owned(),
                    count: count(line),
                },
                true => Line::Words { card: None, said },
                false => Line::Words { card: Some(card), said },
            });
        }
        Ok(Line::Card(card))
    }
}

/// `NAME: My deck`, `//NAME: My deck from DeckStats.net`, and other things tools say of the deck as a whole.
fn about_deck(line: &str) -> Option<Line> {
    let (key, value) = line.trim_start_matches(['/', '#', ' ']).split_once(':')?;
    let key = fold(key.trim());
    match key.as_str() {
        "deck" if value.trim_start().starts_with(char::is_alphabetic) => Some(Line::DeckName(value.trim().to_owned())),
        _ if is_name(&key) => {
            let value = value.trim();
            let name = value.strip_suffix(" from DeckStats.net").unwrap_or(value);
            Some(Line::DeckName(name.to_owned()))
        }
        "author" | "creator" | "created by" | "player" | "event" | "date" | "format" | "layout main"
        | "layout sideboard" | "display" | "deck type" | "url" | "link" | "source" | "bracket" | "power level"
        | "colors" | "colours" | "archetype" | "updated" | "last updated" | "exported from" => Some(Line::Nothing),
        "auteur" | "joueur" | "couleurs" | "lien" | "autor" | "datum" | "quelle" | "fecha" | "formato" | "fuente"
        | "autore" | "data" | "fonte" => Some(Line::Nothing),
        _ => None,
    }
}

/// `Name=My deck`, `Deck Type=constructed`. No card's name has an equals sign.
fn setting(line: &str) -> Option<Line> {
    let (key, value) = line.split_once('=')?;
    let key = fold(key.trim());
    if key.is_empty() || !key.chars().all(|c| c.is_alphanumeric() || " _-".contains(c)) {
        return None;
    }
    Some(if is_name(&key) {
        Line::DeckName(value.trim().to_owned())
    } else {
        Line::Nothing
    })
}

/// Whether a key is that of the deck's name.
fn is_name(key: &str) -> bool {
    #[rustfmt::skip]
    const NAMES: [&str; 11] = [
        "name", "deck name", "deckname", "deck title", "title", "nom", "titre", "titel", "nombre", "nome", "titolo",
    ];
    NAMES.contains(&key)
}

/// An address, a row of a table, a row of a file that has lost its header.
fn is_foreign(line: &str) -> bool {
    let text = line.trim_start_matches(|c: char| c.is_ascii_digit());
    let row = text.len() < line.len() && text.starts_with([',', ';']);
    let cells = row || line.starts_with('|') || line.contains("\",\"");
    cells
        || ["http://", "https://", "www."]
            .iter()
            .any(|start| fold(line).contains(start))
}

/// `SB: 1 Worn Powerstone`, `Commander: Atraxa, Praetors' Voice`.
fn placed(line: &str) -> Option<(Section, &str)> {
    let (word, rest) = line.split_once(':')?;
    let section = words::section(word.trim())?;
    let rest = rest.trim_start();
    let is_card = section != Section::Main || matches!(quantity(rest), Ok(Some(_)));
    (is_card && !rest.is_empty()).then_some((section, rest))
}

fn ends_in_number(name: &str) -> bool {
    name.rsplit_once(' ')
        .is_some_and(|(_, last)| last.bytes().all(|b| b.is_ascii_digit()))
}
