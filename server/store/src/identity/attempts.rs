//! Failed sign-ins, counted in the database so that all nodes share the number.

use std::time::Duration;

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, statements};

pub const LIMIT: i64 = 10;
pub const WINDOW: Duration = Duration::from_secs(15 * 60);

statements! {
    RECENT = "SELECT COUNT(*), MIN(at) FROM password_attempt WHERE email_hash = $1 AND at > $2";
    INSERT = "INSERT INTO password_attempt (id, email_hash, at) VALUES ($1, $2, $3)";
    FORGIVE = "DELETE FROM password_attempt WHERE id = $1";
    CLEAR = "DELETE FROM password_attempt WHERE email_hash = $1";
    SWEEP = "DELETE FROM password_attempt WHERE at < $1";
}

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
    let (count, first) = c
        .one::<(i64, Option<Timestamp>)>(RECENT, &[email_hash, &(now - WINDOW)])
        .await?;
    if count >= LIMIT {
        return Ok(Attempt::Locked {
            until: first.unwrap_or(now) + WINDOW,
        });
    }
    c.exec(INSERT, &[&id, email_hash, &now]).await?;
    Ok(Attempt::Allowed {
        last: count + 1 == LIMIT,
    })
}

/// It was the right password after all.
pub async fn forgive(c: &mut Conn, id: Uuid) -> Result<()> {
    c.exec(FORGIVE, &[&id]).await.map(drop)
}

pub async fn clear(c: &mut Conn, email_hash: &[u8; 32]) -> Result<()> {
    c.exec(CLEAR, &[email_hash]).await.map(drop)
}

pub(super) async fn sweep(c: &mut Conn, now: Timestamp) -> Result<()> {
    c.exec(SWEEP, &[&(now - WINDOW)]).await.map(drop)
}
