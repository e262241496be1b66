//! Requested mails, counted by recipient and by network, so that mailboxes are not flooded through us. Known and
//! unknown addresses count alike, and deleting an account resets nothing.

use std::time::Duration;

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Param, Result, statements};

const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Who asked for a mail to whom. Addresses and networks are hashes.
#[derive(Debug, Clone)]
pub struct MailRequest {
    pub id: Uuid,
    pub kind: String,
    pub recipient: [u8; 32],
    pub network: Option<[u8; 32]>,
    pub at: Timestamp,
}

/// How many there may be; `None` is any number.
#[derive(Debug, Clone, Copy)]
pub struct Caps {
    pub recipient_per_hour: Option<i64>,
    /// Of this kind.
    pub recipient_per_day: Option<i64>,
    pub network_per_hour: Option<i64>,
    pub overall_per_hour: Option<i64>,
}

/// What is full, and from when on there is room again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Full {
    Recipient(Timestamp),
    /// The caller is told: it reveals nothing about the address.
    NetworkOrAll(Timestamp),
}

statements! {
    TO_RECIPIENT = "SELECT COUNT(*), MIN(at) FROM mail_request WHERE recipient = $1 AND at > $2";
    OF_KIND = "SELECT COUNT(*), MIN(at) FROM mail_request WHERE recipient = $1 AND at > $2 AND kind = $3";
    FROM_NETWORK = "SELECT COUNT(*), MIN(at) FROM mail_request WHERE network = $1 AND at > $2";
    OVERALL = "SELECT COUNT(*), MIN(at) FROM mail_request WHERE at > $1";
    INSERT = "INSERT INTO mail_request (id, kind, recipient, network, at) VALUES ($1, $2, $3, $4, $5)";
    SWEEP = "DELETE FROM mail_request WHERE at <= $1";
}

/// Whether one more may be asked for.
pub async fn check(c: &mut Conn, request: &MailRequest, caps: &Caps) -> Result<Result<(), Full>> {
    let (hour, day) = (request.at - HOUR, request.at - DAY);
    let in_network = full(c, FROM_NETWORK, &[&request.network, &hour], caps.network_per_hour).await?;
    let overall = full(c, OVERALL, &[&hour], caps.overall_per_hour).await?;
    if let Some(first) = in_network.max(overall) {
        return Ok(Err(Full::NetworkOrAll(first + HOUR)));
    }
    let recipient = &request.recipient;
    let lately = full(c, TO_RECIPIENT, &[recipient, &hour], caps.recipient_per_hour).await?;
    let of_kind = full(c, OF_KIND, &[recipient, &day, &request.kind], caps.recipient_per_day).await?;
    let free = lately.map(|first| first + HOUR).max(of_kind.map(|first| first + DAY));
    Ok(free.map_or(Ok(()), |free| Err(Full::Recipient(free))))
}

/// When the first of those was that use a cap up.
async fn full(c: &mut Conn, sql: &str, params: &[&dyn Param], cap: Option<i64>) -> Result<Option<Timestamp>> {
    let Some(cap) = cap else { return Ok(None) };
    let (count, first) = c.one::<(i64, Option<Timestamp>)>(sql, params).await?;
    Ok(first.filter(|_| count >= cap))
}

pub async fn count(c: &mut Conn, request: &MailRequest) -> Result<()> {
    let MailRequest {
        id,
        kind,
        recipient,
        network,
        at,
    } = request;
    c.exec(INSERT, &[id, kind, recipient, network, at]).await.map(drop)
}

pub(super) async fn sweep(c: &mut Conn, now: Timestamp) -> Result<()> {
    c.exec(SWEEP, &[&(now - DAY)]).await.map(drop)
}
