//! Games that are recorded, and found in the database.

use anyhow::{Result, ensure};

use crate::http::Request;
use crate::load::{self, Measured, Pace};
use crate::process::Podium;

/// Records games, makes sure that each acknowledged one is stored, and waits until they are rated.
pub async fn record(podium: &Podium, requests: Vec<Request>, pace: Pace) -> Result<Measured> {
    let sql = "SELECT COUNT(*) FROM game";
    let before = podium.count(sql, &[]).await?;
    let measured = load::run_each(requests, pace).await?;
    let (stored, answered) = (podium.count(sql, &[]).await? - before, measured.answered as i64);
    ensure!(
        stored == answered,
        "{answered} games were acknowledged, {stored} are stored"
    );
    podium.idle().await?;
    Ok(measured)
}
