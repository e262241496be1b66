//! What was answered to calls that carried a key.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, row, statements};

#[derive(Debug, Clone)]
pub struct Answer {
    pub status: i64,
    pub etag: Option<String>,
    pub body: Vec<u8>,
}

#[derive(Debug, Clone)]
struct Kept {
    fingerprint: Vec<u8>,
    started_at: Timestamp,
    status: Option<i64>,
    etag: Option<String>,
    body: Option<Vec<u8>>,
}

row!(Kept {
    fingerprint,
    started_at,
    status,
    etag,
    body
});

statements! {
    READ = "SELECT fingerprint, started_at, status, etag, body FROM idempotency_key WHERE user_id = $1 AND key = $2";
    BEGIN = "INSERT INTO idempotency_key (user_id, key, fingerprint, started_at) VALUES ($1, $2, $3, $4)
        ON CONFLICT (user_id, key) DO UPDATE SET fingerprint = excluded.fingerprint, started_at = excluded.started_at,
            status = NULL, etag = NULL, body = NULL";
    FINISH = "UPDATE idempotency_key SET status = $3, etag = $4, body = $5 WHERE user_id = $1 AND key = $2";
    FORGET = "DELETE FROM idempotency_key WHERE user_id = $1 AND key = $2";
    FORGET_BEFORE = "DELETE FROM idempotency_key WHERE started_at < $1";
}

/// What is known of a key when a call comes with it.
pub enum Known {
    /// Nothing that counts: the call may go on, and is noted as under way.
    Nothing,
    /// The same call was answered.
    Answered(Answer),
    /// The same call is being answered.
    UnderWay,
    /// The key was used for another call.
    OtherCall,
}

/// Looks a key up, and takes it where it is free. Answers from before `kept_since` are forgotten; a call that began
/// before `alive_since` and gave no answer has died.
pub async fn begin(
    c: &mut Conn,
    user: Uuid,
    key: &str,
    fingerprint: [u8; 32],
    now: Timestamp,
    kept_since: Timestamp,
    alive_since: Timestamp,
) -> Result<Known> {
    let kept: Option<Kept> = c.opt(READ, &[&user, &key]).await?;
    match kept {
        Some(kept) if kept.started_at >= kept_since => {
            if kept.fingerprint != fingerprint {
                return Ok(Known::OtherCall);
            }
            if let (Some(status), Some(body)) = (kept.status, kept.body) {
                let etag = kept.etag;
                return Ok(Known::Answered(Answer { status, etag, body }));
            }
            if kept.started_at >= alive_since {
                return Ok(Known::UnderWay);
            }
        }
        _ => (),
    }
    c.exec(BEGIN, &[&user, &key, &fingerprint, &now]).await?;
    Ok(Known::Nothing)
}

pub async fn finish(c: &mut Conn, user: Uuid, key: &str, answer: &Answer) -> Result<()> {
    c.exec(FINISH, &[&user, &key, &answer.status, &answer.etag, &answer.body])
        .await
        .map(drop)
}

pub async fn forget(c: &mut Conn, user: Uuid, key: &str) -> Result<()> {
    c.exec(FORGET, &[&user, &key]).await.map(drop)
}

pub async fn forget_before(c: &mut Conn, time: Timestamp) -> Result<()> {
    c.exec(FORGET_BEFORE, &[&time]).await.map(drop)
}
