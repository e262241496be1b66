//! Comma-separated lists with a header row. Parsed by hand: only quotes are needed, and unreadable lines must be
//! reported by number.

use super::card::Card;
use super::name::tidy;
use super::reading::Reading;
use super::{Finish, Reason, name_key, words};

/// The columns that mean something here, by their place.
struct Columns {
    name: usize,
    quantity: usize,
    set: Option<usize>,
    number: Option<usize>,
    finish: Option<usize>,
    altered: Option<usize>,
    section: Option<usize>,
    categories: Option<usize>,
}

/// Reads the list if it begins with a header row; says whether it did.
pub(super) fn read(text: &str, reading: &mut Reading) -> bool {
    let header = text.lines().next().unwrap_or_default();
    if header.starts_with(|c: char| c.is_ascii_digit()) {
        return false;
    }
    let found = [',', ';', '\t'].into_iter().find_map(|separator| {
        let mut rows = Rows {
            rest: text,
            line: 1,
            separator,
        };
        let columns = header
            .contains(separator)
            .then(|| rows.next())
            .flatten()
            .and_then(|row| columns(&row.fields))?;
        Some((rows, columns))
    });
    let Some((rows, columns)) = found else { return false };
    for row in rows {
        if row.fields.iter().all(|field| field.trim().is_empty()) {
            continue;
        }
        if let Some(card) = columns.card(&row.fields).transpose() {
            reading.take(row.line, row.text, card);
        }
        if reading.is_full() {
            break;
        }
    }
    true
}

fn columns(header: &[String]) -> Option<Columns> {
    let keys: Vec<String> = header.iter().map(|title| name_key(title)).collect();
    let find = |titles: &[&str]| titles.iter().find_map(|title| keys.iter().position(|key| key == title));
    Some(Columns {
        name: find(&["name", "card name", "card", "nom"])?,
        quantity: find(&["quantity", "count", "qty", "amount", "quantite"])?,
        set: find(&["set code", "edition code", "set", "edition"]),
        number: find(&["collector number", "card number", "number"]),
        finish: find(&["foil", "finish", "printing"]),
        altered: find(&["altered", "alter"]),
        section: find(&["section", "board", "zone"]),
        categories: find(&["tags", "categories", "category"]),
    })
}

impl Columns {
    fn card(&self, fields: &[String]) -> Result<Option<Card>, Reason> {
        let field = |column: Option<usize>| column.and_then(|column| fields.get(column)).map(|field| tidy(field));
        let quantity = field(Some(self.quantity)).unwrap_or_default();
        let quantity = quantity
            .parse()
            .ok()
            .filter(|quantity| (1..=999).contains(quantity))
            .ok_or(Reason::Quantity)?;
        let Some(mut card) = Card::read(quantity, &field(Some(self.name)).unwrap_or_default())? else {
            return Ok(None);
        };
        if let Some(set) = field(self.set) {
            card.set_printing(&set, field(self.number).as_deref());
        }
        if field(self.altered).is_some_and(|word| word.eq_ignore_ascii_case("true")) {
            card.entry.finish = Some(Finish::Altered);
        }
        if let Some(finish) = field(self.finish) {
            card.add_finish(&finish);
        }
        if let Some(section) = field(self.section).and_then(|word| words::section(&word)) {
            card.put(section);
        }
        for category in field(self.categories).unwrap_or_default().split(',') {
            card.add_category(category);
        }
        Ok(Some(card))
    }
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
    fields: Vec<String>,
}

impl<'a> Iterator for Rows<'a> {
    type Item = Row<'a>;

    fn next(&mut self) -> Option<Row<'a>> {
        if self.rest.is_empty() {
            return None;
        }
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
        let (text, rest) = self.rest.split_at(end);
        let row = Row {
            line: self.line,
            text,
            fields,
        };
        self.line += text.matches('\n').count();
        self.rest = rest;
        Some(row)
    }
}
