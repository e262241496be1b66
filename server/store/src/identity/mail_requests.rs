//! Requested mails, counted by recipient and by network, so that mailboxes are not flooded through us. Known and
//! unknown addresses count alike, and deleting an account resets nothing.

use std::time::Duration;

use podium_domain::Timestamp;
use uuid::Uuid;

use crate::{Conn, Result, fields, query};

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

fields!(MailRequest {
    id,
    kind,
    recipient,
    network,
    at
});

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

/// How many requests there were, and when the first was.
type Requests = (i64, Option<Timestamp>);

/// Whether one more may be asked for.
pub async fn check(c: &mut Conn, request: &MailRequest, caps: &Caps) -> Result<Result<(), Full>> {
    let (hour, day) = (request.at - HOUR, request.at - DAY);
    let in_network = full(caps.network_per_hour, from_network(c, request, hour)).await?;
    let overall = full(caps.overall_per_hour, since(c, hour)).await?;
    if let Some(first) = in_network.max(overall) {
        return Ok(Err(Full::NetworkOrAll(first + HOUR)));
    }
    let lately = full(caps.recipient_per_hour, to_recipient(c, request, hour)).await?;
    let of_kind = full(caps.recipient_per_day, of_kind_to_recipient(c, request, day)).await?;
    let free = lately.map(|first| first + HOUR).max(of_kind.map(|first| first + DAY));
    Ok(free.map_or(Ok(()), |free| Err(Full::Recipient(free))))
}

/// When the first of those was that use a cap up; without a cap they are not counted.
async fn full(cap: Option<i64>, requests: impl Future<Output = Result<Requests>>) -> Result<Option<Timestamp>> {
    let Some(cap) = cap else { return Ok(None) };
    let (count, first) = requests.await?;
    Ok(first.filter(|_| count >= cap))
}

#[query("SELECT COUNT(*), MIN(at) FROM mail_request WHERE network = :request.network AND at > :since")]
async fn from_network(c: &mut Conn, request: &MailRequest, since: Timestamp) -> Result<Requests>;

#[query("SELECT COUNT(*), MIN(at) FROM mail_request WHERE at > :time")]
async fn since(c: &mut Conn, time: Timestamp) -> Result<Requests>;

#[query("SELECT COUNT(*), MIN(at) FROM mail_request WHERE recipient = :request.recipient AND at > :since")]
async fn to_recipient(c: &mut Conn, request: &MailRequest, since: Timestamp) -> Result<Requests>;

#[query {"
    SELECT COUNT(*), MIN(at) FROM mail_request
    WHERE recipient = :request.recipient AND at > :since AND kind = :request.kind"}]
async fn of_kind_to_recipient(c: &mut Conn, request: &MailRequest, since: Timestamp) -> Result<Requests>;

#[query {"
    INSERT INTO mail_request (id, kind, recipient, network, at)
    VALUES (:request.id, :request.kind, :request.recipient, :request.network, :request.at)"}]
pub async fn count(c: &mut Conn, request: &MailRequest) -> Result<()>;

pub(super) async fn sweep(c: &mut Conn, now: Timestamp) -> Result<()> {
    delete_until(c, now - DAY).await
}

#[query("DELETE FROM mail_request WHERE at <= :time")]
async fn delete_until(c: &mut Conn, time: Timestamp) -> Result<()>;
