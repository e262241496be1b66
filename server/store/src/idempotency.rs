//! Kept answers of calls with an `Idempotency-Key`.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Error, Result, fields, query, row};

#[derive(Debug, Clone)]
pub struct Answer {
    pub status: i64,
    pub etag: Option<String>,
    /// A hash of the file that was sent, where one was.
    pub file: Option<Vec<u8>>,
    pub body: Vec<u8>,
}

fields!(Answer {
    status,
    etag,
    file,
    body
});

/// A call that carried a key, known by hashes of the key and of what it said.
#[derive(Debug, Clone, Copy)]
pub struct Call {
    pub user: Uuid,
    pub name: [u8; 32],
    pub fingerprint: [u8; 32],
    pub began_at: Timestamp,
}

fields!(Call {
    user,
    name,
    fingerprint,
    began_at
});

#[derive(Debug, Clone)]
struct Kept {
    fingerprint: Vec<u8>,
    status: Option<i64>,
    etag: Option<String>,
    file: Option<Vec<u8>>,
    body: Option<Vec<u8>>,
}

row!(Kept {
    fingerprint,
    status,
    etag,
    file,
    body
});

#[query("SELECT {Kept} FROM idempotency_key WHERE user_id = :call.user AND name = :call.name")]
async fn find_key(c: &mut Conn, call: &Call) -> Result<Option<Kept>>;

/// Takes a key that is free: unused, or its answer is old, or its call died without one. Of two calls that come at once
/// only one can.
#[query {"
    INSERT INTO idempotency_key (user_id, name, fingerprint, started_at)
    VALUES (:call.user, :call.name, :call.fingerprint, :call.began_at)
    ON CONFLICT (user_id, name) DO UPDATE SET fingerprint = excluded.fingerprint, started_at = excluded.started_at,
        status = NULL, etag = NULL, file = NULL, body = NULL
    WHERE idempotency_key.started_at < :kept_since
        OR (idempotency_key.started_at < :alive_since AND idempotency_key.status IS NULL
            AND idempotency_key.fingerprint = excluded.fingerprint)"}]
async fn take_key(c: &mut Conn, call: &Call, kept_since: Timestamp, alive_since: Timestamp) -> Result<u64>;

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

/// Takes a key where it is free, and says what is known of it where it is not. Answers from before `kept_since` are
/// forgotten; a call that began before `alive_since` and gave no answer has died.
pub async fn begin(c: &mut Conn, call: &Call, kept_since: Timestamp, alive_since: Timestamp) -> Result<Known> {
    if take_key(c, call, kept_since, alive_since).await? > 0 {
        return Ok(Known::Nothing);
    }
    let kept = find_key(c, call).await?;
    let kept = kept.ok_or_else(|| Error::Collision("the key was just given up".into()))?;
    if kept.fingerprint != call.fingerprint {
        return Ok(Known::OtherCall);
    }
    Ok(match (kept.status, kept.body) {
        (Some(status), Some(body)) => Known::Answered(Answer {
            status,
            etag: kept.etag,
            file: kept.file,
            body,
        }),
        _ => Known::UnderWay,
    })
}

/// Keeps the answer of a call that still holds its key.
#[query {"
    UPDATE idempotency_key
    SET status = :answer.status, etag = :answer.etag, file = :answer.file, body = :answer.body
    WHERE user_id = :call.user AND name = :call.name AND started_at = :call.began_at"}]
pub async fn finish(c: &mut Conn, call: &Call, answer: &Answer) -> Result<()>;

#[query {"
    DELETE FROM idempotency_key
    WHERE user_id = :call.user AND name = :call.name AND started_at = :call.began_at"}]
pub async fn forget(c: &mut Conn, call: &Call) -> Result<()>;

#[query("DELETE FROM idempotency_key WHERE started_at < :time")]
pub async fn forget_before(c: &mut Conn, time: Timestamp) -> Result<()>;
