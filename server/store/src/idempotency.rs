//! Kept answers of calls with an `Idempotency-Key`.

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Error, Param, Result, row, statements};

#[derive(Debug, Clone)]
pub struct Answer {
    pub status: i64,
    pub etag: Option<String>,
    /// A hash of the file that was sent, where one was.
    pub file: Option<Vec<u8>>,
    pub body: Vec<u8>,
}

/// A call that carried a key, known by hashes of the key and of what it said.
#[derive(Debug, Clone, Copy)]
pub struct Call {
    pub user: Uuid,
    pub name: [u8; 32],
    pub fingerprint: [u8; 32],
    pub began_at: Timestamp,
}

#[derive(Debug, Clone)]
struct Kept {
    fingerprint: Vec<u8>,
    status: Option<i64>,
    etag: Option<String>,
    file: Option<Vec<u8>>,
    body: Option<Vec<u8>>,
}

row!(Kept: kept_columns { fingerprint, status, etag, file, body });

statements! {
    READ = concat!("SELECT ", kept_columns!(), " FROM idempotency_key WHERE user_id = $1 AND name = $2");
    /// Takes a key that is free: unused, or its answer is old, or its call died without one. Of two calls that come at once
    /// only one can.
    BEGIN = "INSERT INTO idempotency_key (user_id, name, fingerprint, started_at) VALUES ($1, $2, $3, $4)
        ON CONFLICT (user_id, name) DO UPDATE SET fingerprint = excluded.fingerprint, started_at = excluded.started_at,
            status = NULL, etag = NULL, file = NULL, body = NULL
        WHERE idempotency_key.started_at < $5 OR (idempotency_key.started_at < $6 AND idempotency_key.status IS NULL
            AND idempotency_key.fingerprint = excluded.fingerprint)";
    FINISH = "UPDATE idempotency_key SET status = $4, etag = $5, file = $6, body = $7
        WHERE user_id = $1 AND name = $2 AND started_at = $3";
    FORGET = "DELETE FROM idempotency_key WHERE user_id = $1 AND name = $2 AND started_at = $3";
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

/// Takes a key where it is free, and says what is known of it where it is not. Answers from before `kept_since` are
/// forgotten; a call that began before `alive_since` and gave no answer has died.
pub async fn begin(c: &mut Conn, call: &Call, kept_since: Timestamp, alive_since: Timestamp) -> Result<Known> {
    let params: [&dyn Param; 6] = [
        &call.user,
        &call.name,
        &call.fingerprint,
        &call.began_at,
        &kept_since,
        &alive_since,
    ];
    if c.exec(BEGIN, &params).await? > 0 {
        return Ok(Known::Nothing);
    }
    let kept: Option<Kept> = c.opt(READ, &[&call.user, &call.name]).await?;
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
pub async fn finish(c: &mut Conn, call: &Call, answer: &Answer) -> Result<()> {
    c.exec(
        FINISH,
        &[
            &call.user,
            &call.name,
            &call.began_at,
            &answer.status,
            &answer.etag,
            &answer.file,
            &answer.body,
        ],
    )
    .await
    .map(drop)
}

pub async fn forget(c: &mut Conn, call: &Call) -> Result<()> {
    c.exec(FORGET, &[&call.user, &call.name, &call.began_at])
        .await
        .map(drop)
}

pub async fn forget_before(c: &mut Conn, time: Timestamp) -> Result<()> {
    c.exec(FORGET_BEFORE, &[&time]).await.map(drop)
}
