//! Failed sign-ins, counted in the database so that all nodes share the number.

use std::time::Duration;

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, query};

pub const LIMIT: i64 = 10;
pub const WINDOW: Duration = Duration::from_secs(15 * 60);

/// Whether one more password may be tried.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Attempt {
    Allowed { last: bool },
    Locked { until: Timestamp },
}

/// Counts an attempt as wrong before it is checked, so that many at once cannot slip through together: those of one
/// address wait for each other here.
pub async fn begin(c: &mut Conn, id: Uuid, email_hash: &[u8; 32], now: Timestamp) -> Result<Attempt> {
    c.lock_name(email_hash).await?;
    let (count, first) = count_attempts(c, email_hash, now - WINDOW).await?;
    if count >= LIMIT {
        return Ok(Attempt::Locked {
            until: first.unwrap_or(now) + WINDOW,
        });
    }
    insert_attempt(c, id, email_hash, now).await?;
    Ok(Attempt::Allowed {
        last: count + 1 == LIMIT,
    })
}

/// How many there were since then, and when the first was.
#[query("SELECT COUNT(*), MIN(at) FROM password_attempt WHERE email_hash = :email_hash AND at > :since")]
async fn count_attempts(c: &mut Conn, email_hash: &[u8; 32], since: Timestamp) -> Result<(i64, Option<Timestamp>)>;

#[query("INSERT INTO password_attempt (id, email_hash, at) VALUES (:id, :email_hash, :now)")]
async fn insert_attempt(c: &mut Conn, id: Uuid, email_hash: &[u8; 32], now: Timestamp) -> Result<()>;

/// It was the right password after all.
#[query("DELETE FROM password_attempt WHERE id = :id")]
pub async fn forgive(c: &mut Conn, id: Uuid) -> Result<()>;

#[query("DELETE FROM password_attempt WHERE email_hash = :email_hash")]
pub async fn clear(c: &mut Conn, email_hash: &[u8; 32]) -> Result<()>;

pub(super) async fn sweep(c: &mut Conn, now: Timestamp) -> Result<()> {
    delete_before(c, now - WINDOW).await
}

#[query("DELETE FROM password_attempt WHERE at < :time")]
async fn delete_before(c: &mut Conn, time: Timestamp) -> Result<()>;
