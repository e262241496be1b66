//! Numbered schema migrations, the same numbers on both databases, each in its own transaction.

use podium_domain::lookalike;
use podium_system::Clock;
use uuid::Uuid;

use super::Conn;
use crate::{Error, Result};

/// One step; most are the same text for both databases.
struct Migration {
    name: &'static str,
    sqlite: &'static str,
    postgres: &'static str,
}

impl Migration {
    fn sql(&self, conn: &Conn) -> &'static str {
        match conn {
            Conn::Sqlite(_) => self.sqlite,
            Conn::Postgres(_) => self.postgres,
        }
    }
}

macro_rules! migration {
    ($name:literal) => {
        migration!($name, ".sql", ".sql")
    };
    // For what the two cannot say alike, such as full-text search.
    ($name:literal, $sqlite:literal, $postgres:literal) => {
        Migration {
            name: $name,
            sqlite: include_str!(concat!("../../migrations/", $name, $sqlite)),
            postgres: include_str!(concat!("../../migrations/", $name, $postgres)),
        }
    };
}

/// In order; the number of a step is its place here. Never change one that has been released: add the next.
const MIGRATIONS: &[Migration] = &[
    migration!("0001_identity"),
    migration!("0002_users"),
    migration!("0003_collections"),
    migration!("0004_record"),
    migration!("0005_notes", ".sqlite.sql", ".postgres.sql"),
    migration!("0006_together"),
    migration!("0007_live"),
    migration!("0008_providers"),
    migration!("0009_figures"),
    migration!("0010_names_and_mails"),
    migration!("0011_keys_and_tables"),
    migration!("0012_stats_version"),
    migration!("0013_ratings", ".sqlite.sql", ".postgres.sql"),
    migration!("0014_live_summary"),
    migration!("0015_smaller_indexes"),
    migration!("0016_live_guest"),
    migration!("0017_deck_lists"),
    migration!("0018_card_facts"),
    migration!("0019_inbox"),
    migration!("0020_push"),
];

const LOCK: i64 = 0x706f_6469_756d; // "podium"

const STEPS: &str = "CREATE TABLE IF NOT EXISTS schema_migration (number BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)";

/// The newest step that this program knows.
pub fn newest() -> i64 {
    MIGRATIONS.len() as i64
}

/// Makes the schema of an empty database as it was after a step, inside the caller's transaction.
pub async fn build(conn: &mut Conn, newest: i64) -> Result<()> {
    conn.batch(STEPS).await?;
    for (number, migration) in (1..=newest).zip(MIGRATIONS) {
        step(conn, number, migration.name, migration.sql(conn)).await?;
    }
    Ok(())
}

/// Brings the schema up to date, on a connection of its own. Killed half-way, the next start goes on where this one
/// stopped.
pub async fn run(conn: &mut Conn) -> Result<()> {
    // A step may take long on much data, and so may another node's, which is waited for.
    match conn {
        Conn::Sqlite(_) => {
            conn.batch("PRAGMA busy_timeout = 3600000").await?;
            apply(conn).await
        }
        Conn::Postgres(_) => {
            conn.batch("SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0")
                .await?;
            lock(conn).await?;
            let outcome = apply(conn).await;
            conn.exec("SELECT pg_advisory_unlock($1)", &[&LOCK]).await?;
            outcome
        }
    }
}

/// Keeps other nodes from changing the schema, to the end of the connection.
pub async fn lock(conn: &mut Conn) -> Result<()> {
    if !conn.one::<bool>("SELECT pg_try_advisory_lock($1)", &[&LOCK]).await? {
        tracing::info!("waiting for another node, which brings the schema up to date");
        conn.exec("SELECT pg_advisory_lock($1)", &[&LOCK]).await?;
    }
    Ok(())
}

async fn apply(conn: &mut Conn) -> Result<()> {
    conn.batch(STEPS).await?;
    let done: i64 = conn
        .one("SELECT COALESCE(MAX(number), 0) FROM schema_migration", &[])
        .await?;
    let done = usize::try_from(done).unwrap_or(usize::MAX);
    if done > MIGRATIONS.len() {
        return Err(Error::Failed(format!(
            "the database is at step {done}, this program knows only {}: it was used by a newer Podium",
            MIGRATIONS.len()
        )));
    }
    for (number, migration) in (1..).zip(MIGRATIONS).skip(done) {
        conn.batch(begin(conn)).await?;
        let step = step(conn, number, migration.name, migration.sql(conn)).await;
        conn.batch(if step.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
        step?;
        tracing::info!(step = migration.name, "schema brought up to date");
    }
    fill(conn).await
}

/// What takes more than SQL to fill in.
async fn fill(conn: &mut Conn) -> Result<()> {
    conn.batch(begin(conn)).await?;
    let filled = fill_lookalikes(conn).await;
    conn.batch(if filled.is_ok() { "COMMIT" } else { "ROLLBACK" }).await?;
    filled
}

/// Older usernames get their lookalike key. Of several that look alike only the oldest gets it; the others keep their
/// names.
async fn fill_lookalikes(conn: &mut Conn) -> Result<()> {
    let without = "SELECT id, username FROM users WHERE username_lookalike IS NULL ORDER BY created_at, id";
    let set = "UPDATE users SET username_lookalike = $2
        WHERE id = $1 AND NOT EXISTS (SELECT 1 FROM users WHERE username_lookalike = $2)";
    for (id, username) in conn.all::<(Uuid, String)>(without, &[]).await? {
        conn.exec(set, &[&id, &lookalike(&username)]).await?;
    }
    Ok(())
}

fn begin(conn: &Conn) -> &'static str {
    match conn {
        Conn::Sqlite(_) => "BEGIN IMMEDIATE",
        Conn::Postgres(_) => "BEGIN",
    }
}

async fn step(conn: &mut Conn, number: i64, name: &str, sql: &str) -> Result<()> {
    // Another process may have been first between the look and the lock.
    let there: i64 = conn
        .one("SELECT COUNT(*) FROM schema_migration WHERE number = $1", &[&number])
        .await?;
    if there == 0 {
        conn.batch(sql).await?;
        conn.exec(
            "INSERT INTO schema_migration (number, name, applied_at) VALUES ($1, $2, $3)",
            &[&number, &name, &Clock::system().now()],
        )
        .await?;
    }
    Ok(())
}
