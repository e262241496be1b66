//! A row as a line: a JSON list of its values in the order of the table's columns. Ids are text, bytes are hexadecimal, and
//! numbers with a fraction are text, which is exact to the last bit.

use serde_json::Value as Json;
use uuid::Uuid;

use super::table::{Field, Kind, Table};
use crate::db::Held;
use crate::{Column, Error, Result, Row};

/// Puts a row in place of what the line was before.
pub fn write(line: &mut Vec<u8>, columns: &[Field], row: &Row<'_>) -> Result<()> {
    line.clear();
    let mut separator = b'[';
    for (at, field) in columns.iter().enumerate() {
        line.push(separator);
        let value = read(field.kind, row, at)?;
        serde_json::to_writer(&mut *line, &value).map_err(|why| Error::Failed(why.to_string()))?;
        separator = b',';
    }
    line.push(b']');
    Ok(())
}

fn read(kind: Kind, row: &Row<'_>, at: usize) -> Result<Json> {
    let value = match kind {
        Kind::Bool => bool::read_if_any(row, at)?.map(Json::from),
        Kind::Bytes => Vec::<u8>::read_if_any(row, at)?.map(|bytes| hex::encode(bytes).into()),
        Kind::Id => Uuid::read_if_any(row, at)?.map(|id| id.to_string().into()),
        Kind::Int => i64::read_if_any(row, at)?.map(Json::from),
        // Minus zero is zero: SQLite does not keep the sign.
        Kind::Real => f64::read_if_any(row, at)?.map(|number| format!("{:?}", number + 0.0).into()),
        Kind::Text => String::read_if_any(row, at)?.map(Json::from),
    };
    Ok(value.unwrap_or_default())
}

/// Whether a line is a row of the table.
pub fn check(table: &Table, line: &[u8]) -> bool {
    values(table, line).is_some()
}

/// The values of a line, unless it is no row of the table.
pub fn values(table: &Table, line: &[u8]) -> Option<Vec<Held>> {
    let values: Vec<Json> = serde_json::from_slice(line).ok()?;
    if values.len() != table.columns.len() {
        return None;
    }
    let fields = table.columns.iter().zip(values);
    fields.map(|(field, value)| held(field.kind, value)).collect()
}

fn held(kind: Kind, value: Json) -> Option<Held> {
    Some(match (kind, value) {
        (_, Json::Null) => Held::Null,
        (Kind::Bool, Json::Bool(value)) => Held::Bool(value),
        (Kind::Int, Json::Number(number)) => Held::Int(number.as_i64()?),
        (Kind::Bytes, Json::String(text)) => Held::Bytes(hex::decode(text).ok()?.into()),
        (Kind::Id, Json::String(text)) => Held::Id(text.parse().ok()?),
        (Kind::Real, Json::String(text)) => Held::Real(text.parse().ok()?),
        (Kind::Text, Json::String(text)) => Held::Text(text.into()),
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Conn;

    const KINDS: [Kind; 6] = [Kind::Bool, Kind::Bytes, Kind::Id, Kind::Int, Kind::Real, Kind::Text];

    fn table() -> Table {
        let column = |kind| Field {
            name: format!("{kind:?}"),
            kind,
        };
        Table {
            name: "all".into(),
            columns: KINDS.map(column).into(),
        }
    }

    #[test]
    fn a_row_comes_back_to_the_last_bit() {
        let mut conn = Conn::Sqlite(rusqlite::Connection::open_in_memory().unwrap());
        pollster::block_on(
            conn.batch("CREATE TABLE every (a BOOLEAN, b BYTEA, c UUID, d BIGINT, e DOUBLE PRECISION, f TEXT)"),
        )
        .unwrap();
        let reals = [0.1 + 0.2, 5e-324, f64::MAX, 0.0, 25.0, f64::NEG_INFINITY];
        for (real, int) in reals
            .into_iter()
            .zip([i64::MIN, -1, 0, 1, 9_007_199_254_740_993, i64::MAX])
        {
            let (id, bytes) = (Uuid::from_u128(7), (0..=255).collect::<Vec<u8>>());
            let text = "\u{1}\t\n\"\\ é 𝄞 </script>";
            let insert = "INSERT INTO every VALUES ($1, $2, $3, $4, $5, $6)";
            pollster::block_on(conn.exec(insert, &[&true, &bytes, &id, &int, &real, &text])).unwrap();
            let mut line = Vec::new();
            let mut take = |row: &Row<'_>| write(&mut line, &table().columns, row);
            pollster::block_on(conn.scan("SELECT * FROM every ORDER BY rowid", &mut take)).unwrap();
            let values = values(&table(), &line).unwrap();
            assert!(matches!(values[0], Held::Bool(true)));
            assert!(matches!(&values[1], Held::Bytes(found) if **found == bytes[..]));
            assert!(matches!(values[2], Held::Id(found) if found == id));
            assert!(matches!(values[3], Held::Int(found) if found == int));
            assert!(matches!(values[4], Held::Real(found) if found.to_bits() == real.to_bits()));
            assert!(matches!(&values[5], Held::Text(found) if **found == *text));
        }
    }

    #[test]
    fn what_is_no_row_of_the_table_is_told() {
        let table = table();
        assert!(check(&table, b"[null,null,null,null,null,null]"));
        let id = "\"00000000-0000-0000-0000-000000000007\"";
        assert!(check(
            &table,
            format!("[false,\"00ff\",{id},-1,\"-0.5\",\"\"]").as_bytes()
        ));
        for wrong in [
            "",
            "[]",
            "{}",
            "[null,null,null,null,null]",
            "[1,null,null,null,null,null]",
            "[null,\"0\",null,null,null,null]",
            "[null,null,\"7\",null,null,null]",
            "[null,null,null,1.5,null,null]",
            "[null,null,null,9223372036854775808,null,null]",
            "[null,null,null,null,0.5,null]",
            "[null,null,null,null,null,1]",
            "[null,null,null,null,null,null] ,",
        ] {
            assert!(!check(&table, wrong.as_bytes()), "{wrong}");
        }
    }
}
