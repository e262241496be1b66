//! Lists with columns and a header row, parted by commas, semicolons or tabs. Parsed by hand: only quotes are needed, and
//! unreadable lines must be reported by number.

use super::card::Card;
use super::name::tidy;
use super::reading::Reading;
use super::{Finish, Reason, Section, name_key, words};
use crate::fold;

/// The columns that mean something here, by their place.
struct Columns {
    name: usize,
    quantity: usize,
    set: Option<usize>,
    number: Option<usize>,
    finish: Option<usize>,
    altered: Option<usize>,
    section: Option<usize>,
    /// Columns that say of each card whether it is in a section.
    sections: [(Section, Option<usize>); 3],
    categories: Option<usize>,
}

#[rustfmt::skip]
const NAME: &[&str] = &[
    "simple name", "name", "card name", "card", "product name", "nom", "kartenname", "nombre", "nome",
];

#[rustfmt::skip]
const QUANTITY: &[&str] = &[
    "quantity", "count", "qty", "amount", "total quantity", "quantite", "anzahl", "menge", "cantidad", "quantita",
    "quantidade",
];

/// Reads the list if it begins with a header row; says whether it did.
pub(super) fn read(text: &str, reading: &mut Reading) -> bool {
    let mut rows = Rows {
        rest: text,
        line: 1,
        separator: ',',
    };
    let mut separators = vec![',', ';', '\t'];
    loop {
        let line = rows.rest.lines().next().unwrap_or_default();
        match separator(line) {
            Some(separator) => separators = vec![separator],
            None if line.trim().is_empty() && !rows.rest.is_empty() => {}
            None => break,
        }
        rows.skip_line();
    }
    let header = rows.rest.lines().next().unwrap_or_default();
    if header.starts_with(|c: char| c.is_ascii_digit()) {
        return false;
    }
    let found = separators.into_iter().find_map(|separator| {
        let mut rows = Rows { separator, ..rows };
        let columns = header
            .contains(separator)
            .then(|| rows.next())
            .flatten()
            .and_then(|row| columns(&row.fields?))?;
        Some((rows, columns))
    });
    let Some((rows, columns)) = found else { return false };
    for row in rows {
        if reading.is_full() {
            break;
        }
        let Some(fields) = row.fields else {
            reading.take(row.line, row.text, Err(Reason::Unreadable));
            continue;
        };
        if fields.iter().all(|field| field.trim().is_empty()) {
            continue;
        }
        if let Some(card) = columns.card(&fields).transpose() {
            reading.take(row.line, row.text, card);
        }
    }
    true
}

/// `sep=;`, which tells spreadsheets what stands between the columns.
fn separator(line: &str) -> Option<char> {
    let line = line.trim_matches(['"', ' ', '\r']);
    let start = line.get(..4)?;
    start
        .eq_ignore_ascii_case("sep=")
        .then(|| line.chars().nth(4))
        .flatten()
}

fn columns(header: &[String]) -> Option<Columns> {
    let keys: Vec<String> = header.iter().map(|title| name_key(title)).collect();
    let find = |titles: &[&str]| titles.iter().find_map(|title| keys.iter().position(|key| key == title));
    let printing = find(&["printing"]);
    let finish = find(&["foil", "is foil", "finish", "premium"]);
    Some(Columns {
        name: find(NAME)?,
        quantity: find(QUANTITY)?,
        set: find(&["set code", "edition code", "set id", "set", "edition"])
            // One tool calls a set so, and another a finish.
            .or(printing.filter(|_| finish.is_some())),
        number: find(&["collector number", "card number", "set number", "collector", "number"]),
        finish: finish.or(printing),
        altered: find(&["altered", "alter", "altered art"]),
        section: find(&["section", "board", "zone"]),
        sections: [
            (Section::Commander, find(&["commander", "is commander"])),
            (Section::Sideboard, find(&["sideboarded", "sideboard"])),
            (Section::Maybeboard, find(&["maybeboard"])),
        ],
        categories: find(&["tags", "categories", "category"]),
    })
}

impl Columns {
    fn card(&self, fields: &[String]) -> Result<Option<Card>, Reason> {
        let field = |column: Option<usize>| column.and_then(|column| fields.get(column)).map(|field| tidy(field));
        let quantity = field(Some(self.quantity)).unwrap_or_default();
        let quantity = quantity
            .trim_matches(['x', 'X'])
            .parse()
            .ok()
            .filter(|quantity| (1..=999).contains(quantity))
            .ok_or(Reason::Quantity)?;
        let mut card = Card::read_uncounted(quantity, &field(Some(self.name)).unwrap_or_default())?;
        if let Some(set) = field(self.set) {
            // `86/184`: the second one counts the set.
            let number = field(self.number);
            card.set_printing(&set, number.as_deref().and_then(|number| number.split('/').next()));
        }
        if card.is_count() {
            return Err(Reason::Count);
        }
        if field(self.altered).is_some_and(|word| is_true(&word) || name_key(&word) == "altered") {
            card.entry.finish = Some(Finish::Altered);
        }
        if let Some(finish) = field(self.finish) {
            card.add_finish(finish_word(&finish));
        }
        for (section, column) in self.sections {
            if field(column).is_some_and(|word| is_true(&word)) {
                card.put(section);
            }
        }
        let section = field(self.section).unwrap_or_default();
        match words::section(&section) {
            Some(section) => card.put(section),
            None if words::is_apart(&section) => return Ok(None),
            // A section of the owner's own.
            None => card.add_category(&section),
        }
        card.add_categories(&field(self.categories).unwrap_or_default());
        Ok(Some(card))
    }
}

/// The finish that a shop's name for it means, such as `Surge Foil`, `Etched Foil` or `Non-Foil`.
fn finish_word(cell: &str) -> &str {
    let word = fold(cell);
    match word.as_str() {
        word if word.starts_with("no") => "",
        word if word.contains("etch") => "etched",
        word if is_true(word) || ["foil", "holo", "brillant"].iter().any(|foil| word.contains(foil)) => "foil",
        _ => cell,
    }
}

fn is_true(word: &str) -> bool {
    const TRUE: [&str; 4] = ["true", "yes", "1", "x"];
    TRUE.contains(&word.to_ascii_lowercase().as_str())
}

struct Rows<'a> {
    rest: &'a str,
    line: usize,
    separator: char,
}

struct Row<'a> {
    /// The line it begins on.
    line: usize,
    text: &'a str,
    /// `None` where a quote is never closed.
    fields: Option<Vec<String>>,
}

impl<'a> Rows<'a> {
    fn skip_line(&mut self) {
        let end = self.rest.find('\n').map_or(self.rest.len(), |at| at + 1);
        self.cut(end);
    }

    fn cut(&mut self, end: usize) -> &'a str {
        let (text, rest) = self.rest.split_at(end);
        self.line += text.matches('\n').count();
        self.rest = rest;
        text
    }
}

impl<'a> Iterator for Rows<'a> {
    type Item = Row<'a>;

    fn next(&mut self) -> Option<Row<'a>> {
        if self.rest.is_empty() {
            return None;
        }
        let line = self.line;
        let mut fields = vec![String::new()];
        let (mut quoted, mut end) = (false, self.rest.len());
        let mut chars = self.rest.char_indices().peekable();
        while let Some((at, c)) = chars.next() {
            let field = fields.last_mut().expect("a row has a field from the start");
            match c {
                '"' if quoted && chars.next_if(|(_, next)| *next == '"').is_some() => field.push('"'),
                '"' if quoted => quoted = false,
                '"' if field.is_empty() => quoted = true,
                '\n' if !quoted => {
                    end = at + 1;
                    break;
                }
                c if c == self.separator && !quoted => fields.push(String::new()),
                c => field.push(c),
            }
        }
        if quoted {
            // Only this line is lost, not all below it.
            end = self.rest.find('\n').map_or(self.rest.len(), |at| at + 1);
        }
        Some(Row {
            line,
            text: self.cut(end),
            fields: (!quoted).then_some(fields),
        })
    }
}
