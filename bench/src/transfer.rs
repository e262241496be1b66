//! Copies a SQLite database into a PostgreSQL database with the same tables, by COPY.

use std::path::Path;
use std::pin::pin;

use anyhow::{Context, Result};
use bytes::Bytes;
use futures_util::SinkExt;
use rusqlite::Connection;
use rusqlite::types::ValueRef;
use tokio_postgres::Client;
use uuid::Uuid;

use crate::postgres::connect;

/// How many bytes travel together.
const CHUNK: usize = 256 * 1024;
const TABLES: &str = "SELECT table_name::TEXT FROM information_schema.tables
    WHERE table_schema = 'public' AND table_type = 'BASE TABLE' ORDER BY table_name";
const COLUMNS: &str = "SELECT column_name::TEXT, udt_name::TEXT, is_identity = 'YES' FROM information_schema.columns
    WHERE table_schema = 'public' AND table_name = $1 AND is_generated = 'NEVER' ORDER BY ordinal_position";

pub async fn transfer(file: &Path, url: &str) -> Result<()> {
    let (from, to) = (Connection::open(file)?, connect(url).await?);
    // Rows arrive in the order of tables: no reference is checked and no trigger counts again.
    to.batch_execute("SET session_replication_role = replica; BEGIN")
        .await?;
    let tables: Vec<String> = to.query(TABLES, &[]).await?.iter().map(|row| row.get(0)).collect();
    to.batch_execute(&format!("TRUNCATE {}", tables.join(", "))).await?;
    for table in &tables {
        copy(&from, &to, table).await.with_context(|| table.clone())?;
    }
    to.batch_execute("COMMIT").await?;
    Ok(to.batch_execute("VACUUM ANALYZE").await?)
}

async fn copy(from: &Connection, to: &Client, table: &str) -> Result<()> {
    let columns = to.query(COLUMNS, &[&table]).await?;
    let names: Vec<String> = columns.iter().map(|column| column.get(0)).collect();
    let types: Vec<String> = columns.iter().map(|column| column.get(1)).collect();
    let list = names.join(", ");
    let mut sink = pin!(to.copy_in(&format!("COPY {table} ({list}) FROM STDIN")).await?);
    let mut statement = from.prepare(&format!("SELECT {list} FROM {table}"))?;
    let mut rows = statement.query([])?;
    let mut text = String::new();
    while let Some(row) = rows.next()? {
        for (at, kind) in types.iter().enumerate() {
            text.push_str(if at == 0 { "" } else { "\t" });
            write(&mut text, row.get_ref(at)?, kind)?;
        }
        text.push('\n');
        if text.len() >= CHUNK {
            sink.send(Bytes::from(std::mem::take(&mut text))).await?;
        }
    }
    sink.send(Bytes::from(text)).await?;
    sink.finish().await?;
    for number in columns
        .iter()
        .filter(|column| column.get(2))
        .map(|column| column.get::<_, String>(0))
    {
        let next = format!("SELECT setval(pg_get_serial_sequence('{table}', '{number}'), MAX({number})) FROM {table}");
        to.batch_execute(&next).await?;
    }
    Ok(())
}

/// As the text format of COPY wants it.
fn write(text: &mut String, value: ValueRef<'_>, kind: &str) -> Result<()> {
    match value {
        ValueRef::Null => text.push_str("\\N"),
        ValueRef::Integer(number) if kind == "bool" => text.push(if number == 0 { 'f' } else { 't' }),
        ValueRef::Integer(number) => text.push_str(&number.to_string()),
        ValueRef::Real(number) => text.push_str(&format!("{number:?}")),
        ValueRef::Blob(bytes) if kind == "uuid" => text.push_str(&Uuid::from_slice(bytes)?.to_string()),
        ValueRef::Blob(bytes) => text.push_str(&format!("\\\\x{}", hex::encode(bytes))),
        ValueRef::Text(bytes) => {
            for letter in std::str::from_utf8(bytes)?.chars() {
                match letter {
                    '\\' => text.push_str("\\\\"),
                    '\t' => text.push_str("\\t"),
                    '\n' => text.push_str("\\n"),
                    '\r' => text.push_str("\\r"),
                    other => text.push(other),
                }
            }
        }
    }
    Ok(())
}
