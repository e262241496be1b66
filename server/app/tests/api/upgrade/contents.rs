//! All that is in a database, schema and rows, as lines in a fixed order.

use std::path::Path;

use rusqlite::Connection;
use rusqlite::config::DbConfig;
use tokio_postgres::{Client, NoTls, SimpleQueryMessage};

/// When a step was taken is the one thing that may differ.
const TIME: &str = "applied_at";

/// Opens a database and leaves its write-ahead log as it is, even when it is closed.
pub fn open(path: &Path) -> Connection {
    let conn = Connection::open(path).unwrap();
    conn.set_db_config(DbConfig::SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, true)
        .unwrap();
    conn.execute_batch("PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0")
        .unwrap();
    conn
}

pub fn texts(conn: &Connection, sql: &str) -> Vec<String> {
    let mut statement = conn.prepare(sql).unwrap();
    let rows = statement.query_map([], |row| row.get(0)).unwrap();
    rows.collect::<Result<_, _>>().unwrap()
}

pub fn tables_of_sqlite(conn: &Connection) -> Vec<String> {
    // What a full-text index keeps for itself is named after it.
    texts(
        conn,
        "SELECT name FROM pragma_table_list WHERE schema = 'main' AND type IN ('table', 'virtual') AND name NOT LIKE 'sqlite_%'",
    )
}

pub fn of_sqlite(path: &Path) -> Vec<String> {
    let conn = open(path);
    let mut lines = texts(&conn, "SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL");
    for table in tables_of_sqlite(&conn) {
        let columns = texts(&conn, &format!("SELECT name FROM pragma_table_info('{table}')"));
        let columns = columns.iter().filter(|column| *column != TIME);
        let quoted: Vec<_> = columns.map(|column| format!("quote(\"{column}\")")).collect();
        let row = format!("SELECT '{table}: ' || {} FROM \"{table}\"", quoted.join(" || ', ' || "));
        lines.extend(texts(&conn, &row));
    }
    lines.sort();
    lines
}

pub async fn connect(url: &str) -> Client {
    let (client, connection) = tokio_postgres::connect(url, NoTls).await.unwrap();
    tokio::spawn(connection);
    client
}

/// The first column of every row, as text.
pub async fn column(client: &Client, sql: &str) -> Vec<String> {
    let messages = client.simple_query(sql).await;
    let messages = messages.unwrap_or_else(|why| panic!("{sql}: {why}"));
    let rows = messages.iter().filter_map(|message| match message {
        SimpleQueryMessage::Row(row) => row.get(0).map(str::to_owned),
        _ => None,
    });
    rows.collect()
}

pub async fn tables_of_postgres(client: &Client) -> Vec<String> {
    column(client, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'").await
}

pub async fn of_postgres(url: &str) -> Vec<String> {
    let client = connect(url).await;
    let mut lines = Vec::new();
    for schema in [
        "SELECT concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default, is_generated)
            FROM information_schema.columns WHERE table_schema = 'public'",
        "SELECT indexdef FROM pg_indexes WHERE schemaname = 'public'",
        "SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid))
            FROM pg_constraint WHERE connamespace = 'public'::regnamespace",
        "SELECT pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal",
        "SELECT pg_get_functiondef(oid) FROM pg_proc WHERE pronamespace = 'public'::regnamespace",
    ] {
        lines.extend(column(&client, schema).await);
    }
    for table in tables_of_postgres(&client).await {
        let rows = format!("SELECT '{table}: ' || (to_jsonb(t) - '{TIME}')::text FROM public.\"{table}\" t");
        lines.extend(column(&client, &rows).await);
    }
    lines.sort();
    lines
}

/// Says where two differ, rather than printing both.
pub fn assert_same(name: &str, killed: &[String], whole: &[String]) {
    let missing: Vec<_> = whole.iter().filter(|line| !killed.contains(line)).take(5).collect();
    let added: Vec<_> = killed.iter().filter(|line| !whole.contains(line)).take(5).collect();
    assert!(
        missing.is_empty() && added.is_empty(),
        "{name}: {missing:#?} missing, {added:#?} added"
    );
    assert_eq!(killed.len(), whole.len(), "{name}");
}
