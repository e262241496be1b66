//! What tables there are, as both databases call them.

use serde::{Deserialize, Serialize};

use crate::{Conn, Error, Result, query};

/// A table without what the database makes by itself: generated columns, search indexes.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Table {
    pub name: String,
    pub columns: Vec<Field>,
}

#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
pub struct Field {
    pub name: String,
    pub kind: Kind,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Kind {
    Bool,
    Bytes,
    Id,
    Int,
    Real,
    Text,
}

/// Which migrations were applied: the schema's own table, made anew where a backup is restored.
pub const STEPS: &str = "schema_migration";

/// Tables, columns and types of PostgreSQL.
#[query {"
    SELECT CAST(c.relname AS TEXT), CAST(a.attname AS TEXT), CAST(t.typname AS TEXT)
    FROM pg_class c
    JOIN pg_attribute a ON a.attrelid = c.oid
    JOIN pg_type t ON t.oid = a.atttypid
    WHERE c.relnamespace = CAST(current_schema() AS REGNAMESPACE) AND c.relkind IN ('r', 'p')
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
    ORDER BY c.relname, a.attnum"}]
async fn read_columns(c: &mut Conn) -> Result<Vec<(String, String, String)>>;

/// Every table of the database, by name.
pub async fn tables(c: &mut Conn) -> Result<Vec<Table>> {
    let mut columns = Vec::new();
    match c {
        Conn::Sqlite(_) => {
            for table in named(c, "table").await? {
                // Names the table, so it is made here.
                let info = format!("PRAGMA table_info(\"{table}\")");
                for (_, column, declared) in c.all::<(i64, String, String)>(&info, &[]).await? {
                    columns.push((table.clone(), column, declared));
                }
            }
        }
        Conn::Postgres(_) => columns = read_columns(c).await?,
    }
    let mut tables: Vec<Table> = Vec::new();
    for (table, name, declared) in columns {
        let kind = kind(&declared).ok_or_else(|| Error::Failed(format!("{table}.{name} is of no known type")))?;
        let field = Field { name, kind };
        match tables.last_mut() {
            Some(last) if last.name == table => last.columns.push(field),
            _ => tables.push(Table {
                name: table,
                columns: vec![field],
            }),
        }
    }
    Ok(tables)
}

/// SQLite's tables of a kind, by name: ordinary ones, or virtual ones such as search indexes.
pub async fn named(c: &mut Conn, kind: &str) -> Result<Vec<String>> {
    let all: Vec<(String, String, String)> = c.all("PRAGMA table_list", &[]).await?;
    let own = all
        .into_iter()
        .filter(|(schema, name, of)| schema == "main" && of == kind && !name.starts_with("sqlite_"));
    let mut names: Vec<String> = own.map(|(_, name, _)| name).collect();
    names.sort();
    Ok(names)
}

/// By the type that a migration gave it, which PostgreSQL calls by names of its own.
fn kind(declared: &str) -> Option<Kind> {
    Some(match declared.to_ascii_lowercase().as_str() {
        "bool" | "boolean" => Kind::Bool,
        "bytea" => Kind::Bytes,
        "uuid" => Kind::Id,
        "int8" | "bigint" | "integer" => Kind::Int,
        "float8" | "double precision" => Kind::Real,
        "text" => Kind::Text,
        _ => return None,
    })
}

impl Table {
    /// The names of its columns, with commas between them.
    pub(super) fn fields(&self) -> String {
        let names: Vec<String> = self.columns.iter().map(|field| quoted(&field.name)).collect();
        names.join(", ")
    }

    pub(super) fn quoted(&self) -> String {
        quoted(&self.name)
    }

    /// The same whichever order its columns are in.
    pub fn is_like(&self, other: &Table) -> bool {
        let sorted = |table: &Table| {
            let mut columns = table.columns.clone();
            columns.sort();
            columns
        };
        self.name == other.name && sorted(self) == sorted(other)
    }
}

pub(super) fn quoted(name: &str) -> String {
    format!("\"{}\"", name.replace('"', "\"\""))
}
