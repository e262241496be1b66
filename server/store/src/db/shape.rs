//! Statements in a few shapes: for one id or many, for one row or several.

use std::collections::HashMap;
use std::sync::{LazyLock, PoisonError, RwLock};

use uuid::Uuid;

use crate::sql::LIST_MARK;

/// How many ids one statement takes.
pub const MANY: usize = 50;
/// A short list gets a shorter statement: binding fifty places costs more than reading one game.
const SHAPES: [usize; 3] = [1, 10, MANY];
/// How many rows one statement inserts.
pub(super) const ROWS: usize = 10;

/// The places of the ids, `$1` to `$50`; a statement's other values follow from `$51`.
#[macro_export]
macro_rules! many_ids {
    () => {
        "$1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, \
         $24, $25, $26, $27, $28, $29, $30, $31, $32, $33, $34, $35, $36, $37, $38, $39, $40, $41, $42, $43, $44, \
         $45, $46, $47, $48, $49, $50"
    };
}

/// The statement in the shape that so many ids need, and its ids. Places left over hold the nil id, which nothing has.
pub(super) fn of_ids(sql: &'static str, ids: &[Uuid], rest: usize) -> (&'static str, Vec<Uuid>) {
    let shape = SHAPES.into_iter().find(|shape| ids.len() <= *shape).unwrap_or(MANY);
    let mut places = ids.to_vec();
    places.resize(shape, Uuid::nil());
    if shape == MANY {
        return (sql, places);
    }
    let shorter = || {
        let list: Vec<String> = (1..=shape).map(|place| format!("${place}")).collect();
        let shorter = sql.replace(many_ids!(), &list.join(", "));
        let renumbered = |sql: String, at: usize| sql.replace(&format!("${}", MANY + at), &format!("${}", shape + at));
        (1..=rest).fold(shorter, renumbered)
    };
    (made_once(sql, shape, shorter), places)
}

/// The ids and as many that nothing has as make up one of the shapes.
pub(super) fn padded(ids: &[Uuid]) -> Vec<Uuid> {
    let shape = SHAPES.into_iter().find(|shape| ids.len() <= *shape).unwrap_or(MANY);
    let mut padded = ids.to_vec();
    padded.resize(shape, Uuid::nil());
    padded
}

/// The statement with the places of so many ids after its other places.
pub(super) fn with_list(sql: &'static str, sign: char, ids: usize, places: usize) -> &'static str {
    made_once(sql, ids, || {
        let list: Vec<String> = (1..=ids).map(|id| format!("{sign}{}", places + id)).collect();
        sql.replace(LIST_MARK, &list.join(", "))
    })
}

/// A statement of one row for so many: the places after `VALUES` again and again, numbered on.
pub(super) fn of_rows(sql: &'static str, rows: usize) -> &'static str {
    match rows {
        1 => sql,
        _ => made_once(sql, rows, || repeated(sql, rows)),
    }
}

/// A statement in one of its shapes, which are few and stay: making one takes longer than many a statement.
fn made_once(sql: &'static str, shape: usize, make: impl FnOnce() -> String) -> &'static str {
    /// By where a statement lies, because a hash of its text would take as long again.
    type Made = HashMap<(usize, usize, usize), &'static str>;
    static MADE: LazyLock<RwLock<Made>> = LazyLock::new(RwLock::default);
    let key = (sql.as_ptr().addr(), sql.len(), shape);
    if let Some(made) = MADE.read().unwrap_or_else(PoisonError::into_inner).get(&key) {
        return made;
    }
    let mut all = MADE.write().unwrap_or_else(PoisonError::into_inner);
    all.entry(key).or_insert_with(|| make().leak())
}

fn repeated(sql: &str, rows: usize) -> String {
    let places = sql.find("VALUES (").map(|at| at + "VALUES ".len());
    let (head, tail) = sql.split_at(places.unwrap_or(sql.len()));
    let end = tail.find(')').map_or(tail.len(), |at| at + 1);
    let sign = if tail[..end].contains('?') { '?' } else { '$' };
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

    const SQL: &str = concat!(
        "SELECT id FROM tag WHERE user_id = $51 AND id IN (",
        many_ids!(),
        ") AND uses > $52"
    );

    #[test]
    fn a_short_list_gets_a_short_statement() {
        let id = Uuid::from_u128(1);
        let (sql, ids) = of_ids(SQL, &[id], 2);
        assert_eq!(
            sql,
            "SELECT id FROM tag WHERE user_id = $2 AND id IN ($1) AND uses > $3"
        );
        assert_eq!(ids, [id]);
        let (sql, ids) = of_ids(SQL, &[id; 2], 2);
        assert!(sql.contains("user_id = $11 AND id IN ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) AND uses > $12"));
        assert_eq!((ids[1], ids[9], ids.len()), (id, Uuid::nil(), 10));
        assert_eq!(
            of_ids(SQL, &[id; 11], 2),
            (SQL, [[id; 11].as_slice(), &[Uuid::nil(); 39]].concat())
        );
    }

    #[test]
    fn rows_are_numbered_on() {
        let sql = "INSERT INTO seat (game_id, seat) VALUES ($1, $2) ON CONFLICT DO NOTHING";
        assert_eq!(of_rows(sql, 1), sql);
        let three = "INSERT INTO seat (game_id, seat) VALUES ($1, $2), ($3, $4), ($5, $6) ON CONFLICT DO NOTHING";
        assert_eq!(of_rows(sql, 3), three);
    }
}
