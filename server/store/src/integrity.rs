//! Checks a whole database for damage, for `podium doctor`.

use crate::{Conn, Result};

/// SQLite's findings; empty if there is no damage. None on PostgreSQL, which has its own tools.
pub async fn find_damage(c: &mut Conn) -> Result<Option<Vec<String>>> {
    let Conn::Sqlite(_) = c else { return Ok(None) };
    let mut damage: Vec<String> = c.all("PRAGMA integrity_check(10)", &[]).await?;
    damage.retain(|line| line != "ok");
    let mut tables: Vec<String> = c.all("PRAGMA foreign_key_check", &[]).await?;
    tables.dedup();
    damage.extend(
        tables
            .iter()
            .map(|table| format!("rows of {table} refer to rows that are not there")),
    );
    Ok(Some(damage))
}
