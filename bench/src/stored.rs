//! What is in a server's database, counted by hand.

use anyhow::{Result, ensure};
use tokio_postgres::types::ToSql;
use uuid::Uuid;

use crate::http::Request;
use crate::load::{self, Measured, Pace};
use crate::postgres::connect;
use crate::process::Podium;

pub async fn count(podium: &Podium, sql: &str, ids: &[Uuid]) -> Result<i64> {
    match podium.database() {
        Some(url) => {
            let ids: Vec<&(dyn ToSql + Sync)> = ids.iter().map(|id| id as &(dyn ToSql + Sync)).collect();
            Ok(connect(url).await?.query_one(sql, &ids).await?.get(0))
        }
        None => {
            let ids = rusqlite::params_from_iter(ids);
            Ok(rusqlite::Connection::open(podium.file())?.query_row(sql, ids, |row| row.get(0))?)
        }
    }
}

/// Records games, makes sure that each acknowledged one is stored, and waits until they are rated.
pub async fn record(podium: &Podium, requests: Vec<Request>, pace: Pace) -> Result<Measured> {
    let sql = "SELECT COUNT(*) FROM game";
    let before = count(podium, sql, &[]).await?;
    let measured = load::run_each(requests, pace).await?;
    let (stored, answered) = (count(podium, sql, &[]).await? - before, measured.answered as i64);
    ensure!(
        stored == answered,
        "{answered} games were acknowledged, {stored} are stored"
    );
    podium.idle().await?;
    Ok(measured)
}
