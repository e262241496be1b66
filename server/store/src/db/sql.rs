//! Statements with named parameters. `#[query]` writes what stands here; each text is translated for both databases while the
//! program is compiled, and one that names an unknown parameter does not compile.

use std::str;

/// How many places a statement has at most.
const MOST_PLACES: usize = 64;
/// Stands where the ids of a list go.
pub const LIST_MARK: char = '\u{1}';

/// A part of a statement's text.
#[derive(Clone, Copy)]
pub enum Piece {
    Text(&'static str),
    /// The columns of a row, each after this alias.
    Columns(&'static [&'static str], &'static str),
    Fragment(Fragment),
}

/// A part that several statements share; `fragment!` makes it.
pub type Fragment = &'static [Piece];

/// What a statement is given.
#[derive(Clone, Copy)]
pub enum Parameter {
    /// `:name`
    Value(&'static str),
    /// `:name.field`, one of these fields
    Fields(&'static str, &'static [&'static str]),
    /// `:name.field` of each row to insert
    Rows(&'static str, &'static [&'static str]),
    /// `IN (:name)`
    List(&'static str),
}

/// A statement as each database understands it.
#[derive(Debug, Clone, Copy)]
pub struct Sql {
    pub sqlite: &'static str,
    pub postgres: &'static str,
    /// For each place, which of the given values it takes.
    used: &'static [u8],
}

impl Sql {
    pub const fn new<const N: usize>(sqlite: &'static Translation<N>, postgres: &'static Translation<N>) -> Sql {
        Sql {
            sqlite: sqlite.text(),
            postgres: postgres.text(),
            used: sqlite.used.split_at(sqlite.places).0,
        }
    }

    /// How many values the statement takes, without the ids of a list.
    pub const fn places(&self) -> usize {
        self.used.len()
    }

    /// The given values in the order of their places.
    pub fn placed<V: Copy>(&self, values: &[V]) -> Vec<V> {
        self.used.iter().map(|value| values[usize::from(*value)]).collect()
    }
}

/// Translates the pieces of a statement with these parameters.
#[macro_export]
macro_rules! translate {
    ($pieces:expr, $parameters:expr) => {{
        use $crate::sql::{Fragment, Parameter, Sql, Translation, space_for};
        const PIECES: Fragment = $pieces;
        const PARAMETERS: &[Parameter] = $parameters;
        const SPACE: usize = space_for(PIECES);
        const SQLITE: &Translation<SPACE> = &Translation::new(PIECES, PARAMETERS, b'?');
        const POSTGRES: &Translation<SPACE> = &Translation::new(PIECES, PARAMETERS, b'$');
        Sql::new(SQLITE, POSTGRES)
    }};
}

/// An upper limit of a translation's length: no place is longer than `$64`, and no name shorter than `:a`.
pub const fn space_for(pieces: Fragment) -> usize {
    let (mut space, mut at) = (0, 0);
    while at < pieces.len() {
        space += match pieces[at] {
            Piece::Text(text) => text.len() * 3 / 2 + 1,
            Piece::Fragment(fragment) => space_for(fragment),
            Piece::Columns(columns, alias) => {
                let (mut all, mut column) = (0, 0);
                while column < columns.len() {
                    all += columns[column].len() * 3 / 2 + alias.len() + 3;
                    column += 1;
                }
                all
            }
        };
        at += 1;
    }
    space
}

/// A statement for one database.
pub struct Translation<const N: usize> {
    text: [u8; N],
    length: usize,
    used: [u8; MOST_PLACES],
    places: usize,
}

impl<const N: usize> Translation<N> {
    /// `sign` begins a place: `?1` on SQLite, `$1` on PostgreSQL.
    pub const fn new(pieces: Fragment, parameters: &[Parameter], sign: u8) -> Translation<N> {
        let mut translation = Translation {
            text: [b' '; N],
            length: 0,
            used: [0; MOST_PLACES],
            places: 0,
        };
        translation.add(pieces, parameters, sign);
        translation.check_all_used(parameters);
        translation
    }

    const fn text(&self) -> &str {
        match str::from_utf8(self.text.split_at(self.length).0) {
            Ok(text) => text,
            Err(_) => panic!("a statement is no text"),
        }
    }

    const fn add(&mut self, pieces: Fragment, parameters: &[Parameter], sign: u8) {
        let mut at = 0;
        while at < pieces.len() {
            match pieces[at] {
                Piece::Text(text) => self.add_text(text.as_bytes(), parameters, sign),
                Piece::Fragment(fragment) => self.add(fragment, parameters, sign),
                Piece::Columns(columns, alias) => {
                    let mut column = 0;
                    while column < columns.len() {
                        if column > 0 {
                            self.push_all(b", ");
                        }
                        let name = columns[column].as_bytes();
                        if is_plain(name) {
                            self.push_all(alias.as_bytes());
                        }
                        self.add_text(name, parameters, sign);
                        column += 1;
                    }
                }
            }
            at += 1;
        }
    }

    const fn add_text(&mut self, text: &[u8], parameters: &[Parameter], sign: u8) {
        let (mut at, mut quoted) = (0, false);
        while at < text.len() {
            quoted ^= text[at] == b'\'';
            let begins = text[at] == b':' && !quoted && at + 1 < text.len() && text[at + 1].is_ascii_lowercase();
            if begins {
                let end = end_of_name(text, at + 1);
                self.add_place(text.split_at(end).0.split_at(at + 1).1, parameters, sign);
                at = end;
            } else if text[at].is_ascii_whitespace() && !quoted {
                self.add_space();
                at += 1;
            } else {
                self.push(text[at]);
                at += 1;
            }
        }
    }

    /// Lines and indents become single spaces, so that logs show a statement on one line.
    const fn add_space(&mut self) {
        if self.length > 0 && self.text[self.length - 1] != b' ' {
            self.push(b' ');
        }
    }

    /// The place of a parameter: the one it has already, except that each row to insert has places of its own.
    const fn add_place(&mut self, name: &[u8], parameters: &[Parameter], sign: u8) {
        let value = match find(parameters, name) {
            Resolved::List => return self.push(LIST_MARK as u8),
            Resolved::Value(value) => value,
        };
        let mut place = 0;
        while place < self.places && (self.used[place] != value || has_rows(parameters)) {
            place += 1;
        }
        if place == self.places {
            self.used[place] = value;
            self.places += 1;
        }
        self.push(sign);
        if place >= 9 {
            self.push(b'0' + ((place + 1) / 10) as u8);
        }
        self.push(b'0' + ((place + 1) % 10) as u8);
    }

    const fn check_all_used(&self, parameters: &[Parameter]) {
        let (mut at, mut value) = (0, 0);
        while at < parameters.len() {
            match parameters[at] {
                Parameter::Value(name) => {
                    let mut place = 0;
                    while place < self.places && self.used[place] != value {
                        place += 1;
                    }
                    if place == self.places {
                        panic!("{}", name);
                    }
                    value += 1;
                }
                Parameter::Fields(_, fields) | Parameter::Rows(_, fields) => value += fields.len() as u8,
                Parameter::List(_) => (),
            }
            at += 1;
        }
    }

    const fn push(&mut self, byte: u8) {
        self.text[self.length] = byte;
        self.length += 1;
    }

    const fn push_all(&mut self, bytes: &[u8]) {
        let mut at = 0;
        while at < bytes.len() {
            self.push(bytes[at]);
            at += 1;
        }
    }
}

/// A column's own name, to which an alias belongs.
const fn is_plain(column: &[u8]) -> bool {
    let mut at = 0;
    while at < column.len() {
        if !is_of_name(column[at]) {
            return false;
        }
        at += 1;
    }
    true
}

const fn is_of_name(letter: u8) -> bool {
    letter.is_ascii_alphanumeric() || letter == b'_'
}

/// Where `name` or `name.field` ends that begins there.
const fn end_of_name(text: &[u8], from: usize) -> usize {
    let mut at = from;
    while at < text.len() {
        let is_dot = text[at] == b'.' && at + 1 < text.len() && text[at + 1].is_ascii_lowercase();
        if !is_of_name(text[at]) && !is_dot {
            break;
        }
        at += 1;
    }
    at
}

const fn has_rows(parameters: &[Parameter]) -> bool {
    let mut at = 0;
    while at < parameters.len() {
        if let Parameter::Rows(..) = parameters[at] {
            return true;
        }
        at += 1;
    }
    false
}

enum Resolved {
    /// Which of the values.
    Value(u8),
    List,
}

const fn find(parameters: &[Parameter], name: &[u8]) -> Resolved {
    let (mut at, mut value) = (0, 0);
    while at < parameters.len() {
        match parameters[at] {
            Parameter::Value(known) => {
                if is_same(known.as_bytes(), name) {
                    return Resolved::Value(value);
                }
                value += 1;
            }
            Parameter::List(known) => {
                if is_same(known.as_bytes(), name) {
                    return Resolved::List;
                }
            }
            Parameter::Fields(known, fields) | Parameter::Rows(known, fields) => {
                let mut field = 0;
                while field < fields.len() {
                    if is_field(name, known.as_bytes(), fields[field].as_bytes()) {
                        return Resolved::Value(value + field as u8);
                    }
                    field += 1;
                }
                value += fields.len() as u8;
            }
        }
        at += 1;
    }
    match str::from_utf8(name) {
        Ok(name) => panic!("{}", name),
        Err(_) => panic!("a parameter's name is no text"),
    }
}

const fn is_same(one: &[u8], other: &[u8]) -> bool {
    if one.len() != other.len() {
        return false;
    }
    let mut at = 0;
    while at < one.len() {
        if one[at] != other[at] {
            return false;
        }
        at += 1;
    }
    true
}

/// Whether a name is `of.field`.
const fn is_field(name: &[u8], of: &[u8], field: &[u8]) -> bool {
    if name.len() != of.len() + 1 + field.len() || name[of.len()] != b'.' {
        return false;
    }
    let (before, after) = name.split_at(of.len());
    is_same(before, of) && is_same(after.split_at(1).1, field)
}

#[cfg(test)]
mod tests {
    use podium_sql_macros::fragment;

    use super::super::value::Columns;
    use super::*;

    struct Deck;
    impl Columns for Deck {
        const COLUMNS: &[&str] = &["id", "name", "u.username", "d.owner = :viewer"];
    }

    const IS_SEEN: Fragment = fragment!(viewer => "(d.owner = :viewer OR d.open)");

    #[test]
    fn each_parameter_has_one_place() {
        const SQL: Sql = translate!(
            fragment!(before => "SELECT {Deck as d} FROM deck d
                WHERE d.at < :before AND {IS_SEEN} AND d.kind <> ':x' AND d.id = CAST(:before AS BIGINT)"),
            &[Parameter::Value("before"), Parameter::Value("viewer")]
        );
        let text = |sign: &str| {
            format!(
                "SELECT d.id, d.name, u.username, d.owner = {sign}1 FROM deck d \
                 WHERE d.at < {sign}2 AND (d.owner = {sign}1 OR d.open) AND d.kind <> ':x' AND d.id = CAST({sign}2 AS BIGINT)"
            )
        };
        assert_eq!((SQL.sqlite, SQL.postgres), (&*text("?"), &*text("$")));
        assert_eq!(SQL.placed(&["before", "viewer"]), ["viewer", "before"]);
    }

    #[test]
    fn fields_lists_and_rows() {
        const UPDATE: Sql = translate!(
            fragment!(deck, ids => "UPDATE deck SET name = :deck.name WHERE id IN (:ids) AND name <> :deck.name"),
            &[Parameter::List("ids"), Parameter::Fields("deck", &["id", "name"])]
        );
        assert_eq!(
            UPDATE.postgres,
            "UPDATE deck SET name = $1 WHERE id IN (\u{1}) AND name <> $1"
        );
        assert_eq!(UPDATE.placed(&["id", "name"]), ["name"]);
        const INSERT: Sql = translate!(
            fragment!(deck, now => "INSERT INTO deck VALUES (:deck.id, :now, :now)"),
            &[Parameter::Rows("deck", &["id", "name"]), Parameter::Value("now")]
        );
        assert_eq!(INSERT.sqlite, "INSERT INTO deck VALUES (?1, ?2, ?3)");
        assert_eq!(INSERT.placed(&["id", "name", "now"]), ["id", "now", "now"]);
    }
}
