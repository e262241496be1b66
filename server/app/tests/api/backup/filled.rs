//! Every table, with values that are hard to carry over.

use std::collections::HashMap;
use std::sync::Arc;

use podium_backup::FileEntry;
use podium_store::backup::{Field, Kind, Snapshot, Table, Target, newest_schema};
use podium_store::{Conn, Db, Param, Result};
use rusqlite::Connection;
use uuid::Uuid;

use super::Place;
use super::place::sums;

const ROWS: usize = 3;

/// What SQLite says of a column: whether it may be null, and what it refers to.
struct Column {
    nullable: bool,
    reference: Option<(String, String)>,
}

/// The tables, those that others refer to first.
struct Schema {
    tables: Vec<Table>,
    columns: HashMap<(String, String), Column>,
}

impl Schema {
    async fn read(place: &Place) -> Schema {
        let mut tables = Snapshot::begin(&place.address()).await.unwrap().tables;
        let conn = Connection::open(place.data().join("podium.db")).unwrap();
        let mut columns = HashMap::new();
        for table in &tables {
            let mut info = conn.prepare(&format!("PRAGMA table_info({})", table.name)).unwrap();
            let found = info.query_map([], |row| {
                Ok((row.get::<_, String>(1)?, row.get::<_, bool>(3)?, row.get::<_, i64>(5)?))
            });
            for (name, not_null, key) in found.unwrap().map(|row| row.unwrap()) {
                let column = Column {
                    nullable: !not_null && key == 0,
                    reference: None,
                };
                columns.insert((table.name.clone(), name), column);
            }
            let mut keys = conn
                .prepare(&format!("PRAGMA foreign_key_list({})", table.name))
                .unwrap();
            let found = keys.query_map([], |row| {
                Ok((
                    row.get::<_, String>(2)?,
                    row.get::<_, String>(3)?,
                    row.get::<_, String>(4)?,
                ))
            });
            for (parent, from, to) in found.unwrap().map(|row| row.unwrap()) {
                let column = columns.get_mut(&(table.name.clone(), from)).unwrap();
                column.reference = Some((parent, to));
            }
        }
        let refers = |table: &Table, among: &[Table]| {
            let mut parents = table
                .columns
                .iter()
                .filter_map(|field| columns[&(table.name.clone(), field.name.clone())].reference.as_ref());
            parents.any(|(parent, _)| among.iter().any(|other| other.name == *parent))
        };
        let mut sorted = Vec::new();
        while !tables.is_empty() {
            let (later, now): (Vec<Table>, Vec<Table>) =
                tables.iter().cloned().partition(|table| refers(table, &tables));
            assert!(!now.is_empty(), "references in a circle");
            (sorted, tables) = ([sorted, now].concat(), later);
        }
        Schema {
            tables: sorted,
            columns,
        }
    }

    /// A few rows in every table, each value of which is its own.
    async fn fill(&self, c: &mut Conn) -> Result<()> {
        let mut ids: HashMap<(&str, &str, usize), Uuid> = HashMap::new();
        let mut number: i64 = 0;
        for table in &self.tables {
            for row in 0..ROWS {
                // The database counts notes by itself.
                let fields: Vec<&Field> = table
                    .columns
                    .iter()
                    .filter(|field| field.name != "number" || table.name != "note")
                    .collect();
                let mut values: Vec<Box<dyn Param + Send>> = Vec::new();
                for field in &fields {
                    number += 1;
                    let column = &self.columns[&(table.name.clone(), field.name.clone())];
                    let value: Box<dyn Param + Send> = match (&column.reference, field.kind) {
                        _ if is_null(&table.name, &field.name, column.nullable, row) => Box::new(None::<i64>),
                        (Some((parent, to)), _) => Box::new(ids[&(parent.as_str(), to.as_str(), row)]),
                        (None, Kind::Id) => {
                            let id = Uuid::from_u128(u128::MAX - number as u128);
                            ids.insert((&table.name, &field.name, row), id);
                            Box::new(id)
                        }
                        (None, Kind::Bool) => Box::new(row % 2 == 0),
                        (None, Kind::Bytes) => Box::new([number.to_le_bytes().to_vec(), (0..=255).collect()].concat()),
                        (None, Kind::Int) => Box::new([number, i64::MAX - number, i64::MIN + number][row]),
                        (None, Kind::Real) => Box::new([0.1 + 0.2, 1e-300, -25.0][row]),
                        // The words of a note have one blank between them.
                        (None, Kind::Text) if field.name == "words" => Box::new(format!("épée {number}")),
                        (None, Kind::Text) => Box::new(format!(
                            "{number} \t\r\n\"\\N\\' é 𝄞 \u{1}{}",
                            "long ".repeat(number as usize)
                        )),
                    };
                    values.push(value);
                }
                let names: Vec<&str> = fields.iter().map(|field| field.name.as_str()).collect();
                let places: Vec<String> = (1..=values.len()).map(|place| format!("${place}")).collect();
                let sql = format!(
                    "INSERT INTO {} ({}) VALUES ({})",
                    table.name,
                    names.join(", "),
                    places.join(", ")
                );
                let values: Vec<&dyn Param> = values.iter().map(|value| &**value as &dyn Param).collect();
                c.exec(&sql, &values).await?;
            }
        }
        Ok(())
    }
}

fn is_null(table: &str, column: &str, nullable: bool, row: usize) -> bool {
    match (table, column) {
        // Either on a game or on a set.
        ("note" | "tagging", "game_id") => row == 1,
        ("note" | "tagging", "set_id") => row != 1,
        // Filled in where it is missing.
        ("users", "username_lookalike") => false,
        _ => nullable && row == 2,
    }
}

/// A place with rows in every table, a picture and keys.
pub async fn filled() -> Place {
    let place = Place::sqlite();
    std::fs::create_dir(place.data()).unwrap();
    let db = Db::open(&place.address()).await.unwrap();
    let schema = Arc::new(Schema::read(&place).await);
    let fill = async move |c: &mut Conn| schema.fill(c).await;
    db.write(fill).await.unwrap();
    let files = [
        ("pictures", "01932b67-2400-79e2-b7c9-c825c6b4b3eb.jpg"),
        ("keys", "push.pem"),
        ("keys", "app.toml"),
    ];
    for (folder, name) in files {
        let folder = place.data().join(folder);
        std::fs::create_dir_all(&folder).unwrap();
        std::fs::write(folder.join(name), name).unwrap();
    }
    place
}

#[tokio::test]
async fn every_table_goes_to_the_other_database_and_back() {
    let first = filled().await;
    let written = first.take().await.unwrap();
    let empty: Vec<&str> = sums(&written)
        .into_iter()
        .filter(|(_, (rows, _))| *rows != ROWS as u64)
        .map(|(table, _)| table)
        .collect();
    assert!(empty.is_empty() && written.tables.len() > 40, "not filled: {empty:?}");

    let (mut from, mut expected) = (first, written);
    for place in [Place::postgres().await, Place::sqlite(), Place::postgres().await] {
        place.restore(&from.archive()).await.unwrap();
        let again = place.take().await.unwrap();
        assert_eq!(sums(&again), sums(&expected));
        for file in &again.files {
            let bytes = std::fs::read_to_string(place.data().join(&file.name)).unwrap();
            assert!(file.name.ends_with(&bytes), "{}", file.name);
        }
        let names = |files: &[FileEntry]| files.iter().map(|file| file.name.clone()).collect::<Vec<_>>();
        assert_eq!(names(&again.files), names(&expected.files));
        assert!(
            place.files().iter().all(|name| !name.starts_with('.')),
            "{:?}",
            place.files()
        );
        (from, expected) = (place, again);
    }
}

/// As of an older version, which did not know the newest tables.
#[tokio::test]
async fn an_older_schema_is_restored_and_brought_up_to_date() {
    const OLDER: i64 = 15;
    let old = Place::sqlite();
    std::fs::create_dir(old.data()).unwrap();
    let mut target = Target::open(&old.address()).await.unwrap();
    target.build(OLDER).await.unwrap();
    target.commit().await.unwrap();
    drop(target);
    let user =
        "INSERT INTO users (id, subject, firstname, username, username_key, locale, friend_code, created_at, last_seen)
        VALUES (zeroblob(16), 'subject', 'Alice', 'Älice', 'älice', 'en', 'code', 1, 2)";
    let path = old.data().join("podium.db");
    Connection::open(path).unwrap().execute(user, []).unwrap();
    let written = old.take().await.unwrap();
    assert_eq!(
        (written.schema, written.rows()),
        (OLDER, 1),
        "a backup does not change the schema"
    );

    for place in [Place::sqlite(), Place::postgres().await] {
        place.restore(&old.archive()).await.unwrap();
        let now = place.take().await.unwrap();
        assert_eq!(now.schema, newest_schema());
        assert!(now.tables.len() > written.tables.len());
        let db = Db::open(&place.address()).await.unwrap();
        let name = "SELECT username || username_lookalike FROM users";
        let read = db.read(async move |c: &mut Conn| c.one::<String>(name, &[]).await);
        assert!(
            read.await.unwrap().starts_with("Älice"),
            "what a start fills in is there"
        );
    }
}
