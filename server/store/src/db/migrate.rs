//! Numbered schema migrations, the same numbers on both databases, each in its own transaction.

use std::time::{Duration, Instant};

use podium_domain::lookalike;
use podium_system::Clock;
use rusqlite::ErrorCode;
use uuid::Uuid;

use super::Conn;
use crate::{Error, Result};

/// One step; most are the same text for both databases.
#[derive(Debug, Clone, Copy)]
pub struct Migration {
    pub name: &'static str,
    pub sqlite: &'static str,
    pub postgres: &'static str,
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
pub const MIGRATIONS: &[Migration] = &[
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
    migration!("0021_operating"),
    migration!("0022_guest_claim_links"),
];

const LOCK: i64 = 0x706f_6469_756d; // "podium"

const STEPS: &str = "CREATE TABLE IF NOT EXISTS schema_migration (number BIGINT PRIMARY KEY, name TEXT NOT NULL, applied_at BIGINT NOT NULL)";

/// How long to wait for another process on SQLite, whose step may take long on much data.
const PATIENCE: Duration = Duration::from_secs(3_600);

/// A step may take as long as it needs, and so may another node's, which is waited for. Where a node or its machine dies,
/// PostgreSQL notices within a minute, undoes the step and releases the lock. Older versions lack some of these settings.
const SESSION: &str = "SET statement_timeout = 0; SET lock_timeout = 0; SET idle_in_transaction_session_timeout = 0;
    SELECT set_config(name, value, false) FROM pg_settings JOIN (VALUES
        ('transaction_timeout', '0'), ('client_connection_check_interval', '5s'),
        ('tcp_keepalives_idle', '30'), ('tcp_keepalives_interval', '10'), ('tcp_keepalives_count', '3')
    ) AS wanted (name, value) USING (name)";

/// Makes the schema of an empty database as it was after a step, inside the caller's transaction.
pub async fn build(conn: &mut Conn, newest: i64) -> Result<()> {
    conn.batch(STEPS).await?;
    for (number, migration) in (1..=newest).zip(MIGRATIONS) {
        step(conn, number, migration.name, migration.sql(conn)).await?;
    }
    Ok(())
}

/// Takes the steps that the database has not taken yet, on a connection of its own.
pub async fn run(conn: &mut Conn, steps: &[Migration]) -> Result<()> {
    match conn {
        Conn::Sqlite(_) => apply(conn, steps).await,
        Conn::Postgres(_) => {
            conn.batch(SESSION).await?;
            lock(conn).await?;
            let applied = apply(conn, steps).await;
            let unlocked = conn.exec("SELECT pg_advisory_unlock($1)", &[&LOCK]).await;
            // If a step failed because the connection broke, that is the error to show, not the unlocking after it.
            applied.and(unlocked.map(drop))
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

async fn apply(conn: &mut Conn, steps: &[Migration]) -> Result<()> {
    begin(conn).await?;
    let made = conn.batch(STEPS).await;
    end(conn, made).await?;
    let done = done(conn).await?;
    if done > steps.len() {
        return Err(Error::Failed(format!(
            "the database is at step {done}, this program knows only {}: it was used by a newer Podium. Start that one, or \
             restore a backup from before the upgrade",
            steps.len()
        )));
    }
    for (number, migration) in (1..).zip(steps).skip(done) {
        // A new database has nothing in it that could take long.
        if done > 0 {
            tracing::info!(
                step = migration.name,
                "bringing the schema up to date, this may take minutes"
            );
        }
        let begun = Instant::now();
        begin(conn).await?;
        let taken = step(conn, number, migration.name, migration.sql(conn)).await;
        match end(conn, taken).await {
            Ok(true) => {
                let seconds = begun.elapsed().as_secs();
                tracing::info!(step = migration.name, seconds, "schema brought up to date");
            }
            Ok(false) => (),
            Err(why) => {
                tracing::error!(step = migration.name, "this step failed; the next start takes it again");
                return Err(why);
            }
        }
    }
    begin(conn).await?;
    let filled = fill_lookalikes(conn).await;
    end(conn, filled).await
}

/// Begins a transaction that writes. On SQLite it waits for another process that writes, however long that takes.
async fn begin(conn: &mut Conn) -> Result<()> {
    let Conn::Sqlite(sqlite) = conn else {
        return conn.batch("BEGIN").await;
    };
    let begun = sqlite.execute_batch("BEGIN IMMEDIATE");
    if begun.as_ref().err().and_then(rusqlite::Error::sqlite_error_code) == Some(ErrorCode::DatabaseBusy) {
        tracing::info!("waiting for another process, which is writing to the database");
        sqlite.busy_timeout(PATIENCE)?;
        return Ok(sqlite.execute_batch("BEGIN IMMEDIATE")?);
    }
    Ok(begun?)
}

/// Commits what went well, and undoes the rest.
async fn end<T>(conn: &mut Conn, outcome: Result<T>) -> Result<T> {
    let ended = conn.batch(if outcome.is_ok() { "COMMIT" } else { "ROLLBACK" }).await;
    let kept = outcome?;
    ended.map(|()| kept)
}

/// The number of the last step that was done.
pub async fn done(conn: &mut Conn) -> Result<usize> {
    let done: i64 = conn
        .one("SELECT COALESCE(MAX(number), 0) FROM schema_migration", &[])
        .await?;
    Ok(usize::try_from(done).unwrap_or(usize::MAX))
}

/// Whether it was still to be taken: on SQLite another process may have done it since the count.
async fn step(conn: &mut Conn, number: i64, name: &str, sql: &str) -> Result<bool> {
    let there: i64 = conn
        .one("SELECT COUNT(*) FROM schema_migration WHERE number = $1", &[&number])
        .await?;
    if there > 0 {
        return Ok(false);
    }
    conn.batch(sql).await?;
    conn.exec(
        "INSERT INTO schema_migration (number, name, applied_at) VALUES ($1, $2, $3)",
        &[&number, &name, &Clock::system().now()],
    )
    .await?;
    Ok(true)
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
