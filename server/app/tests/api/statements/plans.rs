//! How the databases would run every statement: none reads a table from end to end that grows with its users, unless it
//! stands in [`SCANS`] with its reason.
//!
//! What PostgreSQL chooses depends on how much there is: it gets some rows in every table, and is asked whether it could do
//! without full scans.

use std::collections::{BTreeMap, BTreeSet};

use podium_store::{Address, Conn, Db, Param, Result};
use podium_test_support::Database;

use super::{Statement, given_to, statements};

/// Tables that have a fixed number of rows.
const SMALL: [&str; 2] = ["schema_migration", "card_catalogue"];

/// A statement that may read a whole table, by a part of its text, and why.
const SCANS: &[(&str, &str)] = &[
    (
        "DELETE FROM card WHERE generation <> $1",
        "all but one generation goes, once for each import of the cards there are",
    ),
    ("SELECT COUNT(*) FROM users", "for the operator's command line"),
    ("FROM users ORDER BY created_at, id", "for the operator's command line"),
    (
        "FROM account ORDER BY created_at, id",
        "for the operator's command line",
    ),
    (
        "SELECT (SELECT COUNT(*) FROM account)",
        "for the operator's command line",
    ),
    (
        "FROM node_message",
        "what commands told the server: empty within a second",
    ),
    (
        "FROM event e ORDER BY e.starts_at DESC, e.id",
        "for the operator's command line",
    ),
    (
        "SELECT picture FROM users WHERE picture IS NOT NULL",
        "once an hour, to sweep the files that nothing shows",
    ),
    (
        "FROM pg_class c JOIN pg_attribute a ON",
        "the tables there are, for backup and restore",
    ),
    (
        "FROM pg_constraint WHERE contype = 'f'",
        "the references there are, for restore",
    ),
    (
        "SELECT DISTINCT scope FROM rating_due",
        "what waits to be counted: empty a moment after each game",
    ),
    (
        "SELECT COUNT(*) FROM rating_due",
        "for metrics: empty a moment after each game",
    ),
    (
        "MIN(created_at) FROM mail WHERE done_at IS NULL",
        "for metrics, by an index of what is still to be sent",
    ),
];

/// What a statement reads from end to end, as the plan calls it.
async fn scans(c: &mut Conn, sql: &str) -> Result<Vec<String>> {
    let places = (1..).take_while(|number| sql.contains(&format!("${number}"))).count();
    match c {
        Conn::Sqlite(_) => {
            let nothing: Option<i64> = None;
            let values: Vec<&dyn Param> = vec![&nothing as &dyn Param; places];
            let plan: Vec<(i64, i64, i64, String)> = c.all(&format!("EXPLAIN QUERY PLAN {sql}"), &values).await?;
            // What a statement puts together itself is made by a step of that name.
            let own = |name: &String| {
                let made = format!("CO-ROUTINE {name}");
                plan.iter().any(|(.., detail)| *detail == made)
            };
            let scanned = plan.iter().filter_map(|(.., detail)| scanned_by_sqlite(detail));
            Ok(scanned.filter(|name| !own(name)).collect())
        }
        Conn::Postgres(_) => {
            // Joins that read both sides are switched off with them.
            for setting in ["enable_seqscan", "enable_hashjoin", "enable_mergejoin"] {
                c.exec(&format!("SET LOCAL {setting} = off"), &[]).await?;
            }
            c.exec("SET LOCAL plan_cache_mode = force_generic_plan", &[]).await?;
            c.exec(&format!("PREPARE explained AS {sql}"), &[]).await?;
            let values = match places {
                0 => String::new(),
                _ => format!("({})", vec!["NULL"; places].join(", ")),
            };
            let plan: Vec<String> = c.all(&format!("EXPLAIN EXECUTE explained{values}"), &[]).await?;
            c.exec("DEALLOCATE explained", &[]).await?;
            Ok(scanned_by_postgres(&plan))
        }
    }
}

/// `SCAN game`, or `SCAN game USING INDEX …`, which reads all of the index. What a statement itself has put together is
/// named in parentheses, and functions and virtual tables say so.
fn scanned_by_sqlite(detail: &str) -> Option<String> {
    let what = detail.strip_prefix("SCAN ")?;
    let own = what.starts_with('(')
        || what.contains("CONSTANT ROW")
        || what.contains("VALUES CLAUSE")
        || what.contains("VIRTUAL TABLE");
    (!own).then(|| what.split(' ').next().unwrap_or(what).to_owned())
}

/// A sequential scan, or one of an index without a condition. What belongs to a node stands deeper than its arrow.
fn scanned_by_postgres(plan: &[String]) -> Vec<String> {
    let is_node = |line: &str| line.contains("(cost=");
    let mut found = Vec::new();
    for (at, line) in plan.iter().enumerate().filter(|(_, line)| is_node(line)) {
        let own = plan[at + 1..].iter().take_while(|line| !is_node(line));
        let by_index = own.into_iter().any(|line| line.trim_start().starts_with("Index Cond:"));
        let whole = line.contains("Seq Scan on ") || (line.contains("Index") && !by_index);
        if let Some((_, table)) = line.split_once(" on ").filter(|_| whole) {
            found.push(table.split(' ').next().unwrap_or(table).to_owned());
        }
    }
    found
}

/// The table that a plan calls by its alias.
fn table_of<'a>(sql: &'a str, alias: &'a str) -> &'a str {
    let words: Vec<&str> = sql
        .split(|letter: char| letter.is_whitespace() || "(),".contains(letter))
        .filter(|word| !word.is_empty())
        .collect();
    let named = words.windows(3).find(|words| {
        let after = ["FROM", "JOIN", "UPDATE", "INTO"].contains(&words[0]);
        after && words[2] == alias
    });
    named.map_or(alias, |words| words[1])
}

/// Names that a statement gives to what it puts together itself.
fn is_own(sql: &str, name: &str) -> bool {
    sql.contains(&format!("{name} AS (")) || sql.contains(&format!("{name} (")) && sql.contains("WITH ")
}

async fn check(db: &Db) {
    let mut unlisted = Vec::new();
    for Statement { file, sql } in given_to(db) {
        let explained = sql.clone();
        let scanned = db.read(async move |c: &mut Conn| scans(c, &explained).await);
        let scanned = scanned.await.unwrap_or_else(|why| panic!("{file}: {why}\n{sql}"));
        let tables = scanned.iter().map(|name| table_of(&sql, name));
        let grows = |table: &&str| !SMALL.contains(table) && !is_own(&sql, table);
        let tables: BTreeSet<&str> = tables.filter(grows).collect();
        let listed = SCANS.iter().any(|(part, _)| sql.contains(part));
        if !tables.is_empty() && !listed {
            unlisted.push(format!("{file} reads all of {tables:?}:\n{sql}\n"));
        }
    }
    assert!(unlisted.is_empty(), "{}", unlisted.join("\n"));
    let references = if db.is_shared() {
        REFERENCES_ON_POSTGRES
    } else {
        REFERENCES_ON_SQLITE
    };
    let without_index = db.read(async move |c: &mut Conn| c.all::<String>(references, &[]).await);
    assert_eq!(without_index.await.unwrap(), Vec::<String>::new());
}

#[tokio::test]
async fn no_statement_reads_all_of_what_grows_on_sqlite() {
    let folder = tempfile::tempdir().unwrap();
    check(&Db::open(&Address::new(None, folder.path(), 1)).await.unwrap()).await;
}

#[tokio::test]
async fn no_statement_reads_all_of_what_grows_on_postgres() {
    let (url, folder) = (Database::postgres().await.url(), tempfile::tempdir().unwrap());
    let db = Db::open(&Address::new(url.as_deref(), folder.path(), 1)).await.unwrap();
    db.write(async |c: &mut Conn| fill(c).await).await.unwrap();
    check(&db).await;
}

const COLUMNS: &str = "SELECT CAST(table_name AS TEXT), CAST(column_name AS TEXT), CAST(udt_name AS TEXT), is_nullable = 'YES'
    FROM information_schema.columns
    WHERE table_schema = 'public' AND is_generated = 'NEVER' AND is_identity = 'NO' ORDER BY table_name, ordinal_position";

/// Three thousand rows in every table, in which most values are different and half of what can be missing is.
async fn fill(c: &mut Conn) -> Result<()> {
    let mut tables: BTreeMap<String, Vec<(String, String)>> = BTreeMap::new();
    for (table, column, kind, nullable) in c.all::<(String, String, String, bool)>(COLUMNS, &[]).await? {
        let value = match kind.as_str() {
            "uuid" => format!("CAST(md5('{column}' || n) AS UUID)"),
            "text" if column == "status" => "(ARRAY['open', 'closed', 'finished'])[1 + n % 3]".into(),
            "text" => "'t' || n".into(),
            "bytea" => "decode(md5('b' || n), 'hex')".into(),
            "bool" => "n % 2 = 0".into(),
            _ => "n".to_owned(),
        };
        // Notes and tags are on a game or on a set.
        let there = match (table.as_str(), column.as_str()) {
            ("note" | "tagging", "set_id") => "FALSE",
            ("note" | "tagging", "game_id") => "TRUE",
            _ if nullable => "n % 2 = 0",
            _ => "TRUE",
        };
        let value = format!("CASE WHEN {there} THEN {value} END");
        tables.entry(table).or_default().push((column, value));
    }
    // Without references.
    c.exec("SET LOCAL session_replication_role = replica", &[]).await?;
    for (table, columns) in tables {
        let (names, values): (Vec<String>, Vec<String>) = columns.into_iter().unzip();
        let (names, values) = (names.join(", "), values.join(", "));
        let sql = format!(
            "INSERT INTO {table} ({names}) SELECT {values} FROM generate_series(1, 3000) n ON CONFLICT DO NOTHING"
        );
        c.exec(&sql, &[]).await?;
    }
    c.exec("ANALYZE", &[]).await.map(drop)
}

#[test]
fn every_scan_that_is_listed_is_of_a_statement() {
    let all = statements("");
    for (part, why) in SCANS {
        assert!(
            all.iter().any(|statement| statement.sql.contains(part)),
            "{part}: {why}"
        );
    }
}

/// Deleting what a reference points at looks for those who point at it; an index may leave out those who point at nothing.
const REFERENCES_ON_SQLITE: &str =
    "SELECT t.name || '.' || f.\"from\" FROM sqlite_master t, pragma_foreign_key_list(t.name) f
    WHERE t.type = 'table' AND NOT EXISTS (
        SELECT 1 FROM pragma_index_list(t.name) i, pragma_index_info(i.name) x
        WHERE x.seqno = 0 AND x.name = f.\"from\" AND (i.partial = 0 OR EXISTS (
            SELECT 1 FROM sqlite_master m WHERE m.name = i.name AND m.sql LIKE '%) WHERE ' || f.\"from\" || ' IS NOT NULL')))";
const REFERENCES_ON_POSTGRES: &str =
    "SELECT CAST(CAST(f.conrelid AS REGCLASS) AS TEXT) || '.' || CAST(a.attname AS TEXT)
    FROM pg_constraint f JOIN pg_attribute a ON a.attrelid = f.conrelid AND a.attnum = f.conkey[1]
    WHERE f.contype = 'f' AND NOT EXISTS (
        SELECT 1 FROM pg_index i WHERE i.indrelid = f.conrelid AND i.indkey[0] = f.conkey[1] AND (i.indpred IS NULL
            OR pg_get_expr(i.indpred, i.indrelid) = '(' || CAST(a.attname AS TEXT) || ' IS NOT NULL)'))";
