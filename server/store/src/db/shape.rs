//! Statements in a few shapes: for one id or many, for one row or several.

use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use uuid::Uuid;

use super::sql::LIST_MARK;

/// How many ids one statement takes.
pub const MANY: usize = 50;
/// A short list gets a shorter statement: binding fifty places costs more than reading one game.
const SHAPES: [usize; 3] = [1, 10, MANY];
/// How many rows one statement inserts.
pub(super) const ROWS: usize = 10;

/// The ids, filled up with the nil id, which nothing has, to the length of a shape.
pub(super) fn padded(ids: &[Uuid]) -> Vec<Uuid> {
    let shape = SHAPES.into_iter().find(|shape| ids.len() <= *shape).unwrap_or(MANY);
    let mut padded = ids.to_vec();
    padded.resize(shape, Uuid::nil());
    padded
}

/// The statement with a place for each of this many ids after its other places.
pub(super) fn with_list(sql: &'static str, sign: char, ids: usize, places: usize) -> &'static str {
    made_once(sql, sign, ids, || {
        let list: Vec<String> = (1..=ids).map(|id| format!("{sign}{}", places + id)).collect();
        sql.replace(LIST_MARK, &list.join(", "))
    })
}

/// A statement of one row made into one of this many rows: the places after `VALUES` again and again, numbered on.
pub(super) fn with_rows(sql: &'static str, sign: char, rows: usize) -> &'static str {
    match rows {
        1 => sql,
        _ => made_once(sql, sign, rows, || repeated(sql, sign, rows)),
    }
}

/// A statement in one of its shapes, which are few and stay: making one takes longer than many a statement.
fn made_once(sql: &'static str, sign: char, shape: usize, make: impl FnOnce() -> String) -> &'static str {
    /// By where a statement lies, because a hash of its text would take as long again. Without other places, a statement
    /// is the same text for both databases.
    type Made = HashMap<(usize, usize, char, usize), &'static str>;
    static MADE: LazyLock<RwLock<Made>> = LazyLock::new(RwLock::default);
    let key = (sql.as_ptr().addr(), sql.len(), sign, shape);
    if let Some(made) = MADE.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return made;
    }
    let mut all = MADE.write().unwrap_or_else(PoisonError::into_inner);
    all.entry(key).or_insert_with(|| make().leak())
}

fn repeated(sql: &str, sign: char, rows: usize) -> String {
    let places = sql.find("VALUES (").map(|at| at + "VALUES ".len());
    let (head, tail) = sql.split_at(places.unwrap_or(sql.len()));
    let end = tail.find(')').map_or(tail.len(), |at| at + 1);
    let width = tail[..end].matches(sign).count();
    let row = |row: usize| {
        let places = (1..=width).map(|place| format!("{sign}{}", row * width + place));
        format!("({})", places.collect::<Vec<_>>().join(", "))
    };
    let all: Vec<String> = (0..rows).map(row).collect();
    format!("{head}{}{}", all.join(", "), &tail[end..])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_gets_one_of_a_few_shapes() {
        let id = Uuid::from_u128(1);
        assert_eq!([1, 2, 11, 50].map(|ids| padded(&vec![id; ids]).len()), [1, 10, 50, 50]);
        assert_eq!(padded(&[id, id])[1..3], [id, Uuid::nil()]);
        let sql = "SELECT id FROM tag WHERE user_id = $1 AND id IN (\u{1}) AND uses > $2";
        assert_eq!(
            with_list(sql, '$', 3, 2),
            "SELECT id FROM tag WHERE user_id = $1 AND id IN ($3, $4, $5) AND uses > $2"
        );
    }

    #[test]
    fn a_text_of_both_databases_gets_the_places_of_each() {
        let sql = "SELECT id FROM tag WHERE id IN (\u{1})";
        assert_eq!(with_list(sql, '?', 1, 0), "SELECT id FROM tag WHERE id IN (?1)");
        assert_eq!(with_list(sql, '$', 1, 0), "SELECT id FROM tag WHERE id IN ($1)");
    }

    #[test]
    fn rows_are_numbered_on() {
        let sql = "INSERT INTO seat (game_id, seat) VALUES (?1, ?2) ON CONFLICT DO NOTHING";
        assert_eq!(with_rows(sql, '?', 1), sql);
        let three = "INSERT INTO seat (game_id, seat) VALUES (?1, ?2), (?3, ?4), (?5, ?6) ON CONFLICT DO NOTHING";
        assert_eq!(with_rows(sql, '?', 3), three);
    }
}
