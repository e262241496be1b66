//! The mail queue, which survives restarts.

use std::time::Duration;

use podium_domain::{Email, Lang, Timestamp};
use uuid::Uuid;

use crate::{Conn, Result, query, row};

/// How long sending one mail may take, and how long it is reserved for its sender.
pub const SENDING: Duration = Duration::from_secs(25);
const LEASE: Duration = Duration::from_secs(30);
/// Between two mails of one kind to one account, and how many there may be in an hour.
const PAUSE: Duration = Duration::from_secs(30);
const HOUR: Duration = Duration::from_secs(60 * 60);
const PER_HOUR: i64 = 10;

#[derive(Debug, Clone)]
pub struct Mail {
    pub id: Uuid,
    pub kind: String,
    pub email: Email,
    pub new_email: Option<Email>,
    pub lang: Lang,
    pub path: Option<String>,
    pub attempts: i64,
    pub created_at: Timestamp,
}

row!(Mail {
    id,
    kind,
    email,
    new_email,
    lang,
    path,
    attempts,
    created_at
});

/// What was sent to an account lately.
struct Sent {
    count: i64,
    first: Option<Timestamp>,
    last: Option<Timestamp>,
}

row!(Sent { count = "COUNT(*)", first = "MIN(created_at)", last = "MAX(created_at)" });

/// What is still to be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Waiting {
    pub count: i64,
    pub oldest: Option<Timestamp>,
}

row!(Waiting { count = "COUNT(*)", oldest = "MIN(created_at)" });

/// Queues a mail, or says from when on there may be one of its kind again.
pub async fn enqueue(c: &mut Conn, mail: &Mail) -> Result<Result<(), Timestamp>> {
    let now = mail.created_at;
    let sent = sent_since(c, mail, now - HOUR).await?;
    let paused = sent.last.map(|last| last + PAUSE);
    let full = sent.first.filter(|_| sent.count >= PER_HOUR).map(|first| first + HOUR);
    if let Some(free) = paused.max(full).filter(|free| *free > now) {
        return Ok(Err(free));
    }
    insert(c, mail).await.map(Ok)
}

/// What was sent to the same account of the same kind since then.
#[query("SELECT {Sent} FROM mail WHERE email = :mail.email AND kind = :mail.kind AND created_at > :since")]
async fn sent_since(c: &mut Conn, mail: &Mail, since: Timestamp) -> Result<Sent>;

/// Queues a mail that has to be sent, however many there were.
#[query {"
    INSERT INTO mail ({Mail}, due_at)
    VALUES (:mail.id, :mail.kind, :mail.email, :mail.new_email, :mail.lang, :mail.path, :mail.attempts,
        :mail.created_at, :mail.created_at)"}]
pub async fn insert(c: &mut Conn, mail: &Mail) -> Result<()>;

#[query("SELECT {Waiting} FROM mail WHERE done_at IS NULL")]
pub async fn waiting(c: &mut Conn) -> Result<Waiting>;

/// Whether it is still to be sent.
#[query("SELECT EXISTS (SELECT 1 FROM mail WHERE id = :id AND done_at IS NULL)")]
pub async fn is_waiting(c: &mut Conn, id: Uuid) -> Result<bool>;

/// Deletes what has not been sent yet to an account, except for one kind.
#[query("DELETE FROM mail WHERE email = :email AND kind <> :kept AND done_at IS NULL")]
pub async fn call_back(c: &mut Conn, email: &Email, kept: &str) -> Result<()>;

/// The next mail that is due, now this caller's to send.
pub async fn claim(c: &mut Conn, now: Timestamp) -> Result<Option<Mail>> {
    match find_due(c, now).await? {
        Some(id) => claim_mail(c, id, now + LEASE).await,
        None => Ok(None),
    }
}

#[query("SELECT id FROM mail WHERE done_at IS NULL AND due_at <= :now ORDER BY due_at LIMIT 1")]
async fn find_due(c: &mut Conn, now: Timestamp) -> Result<Option<Uuid>>;

#[query("UPDATE mail SET due_at = :due, attempts = attempts + 1 WHERE id = :id RETURNING {Mail}")]
async fn claim_mail(c: &mut Conn, id: Uuid, due: Timestamp) -> Result<Option<Mail>>;

#[query("UPDATE mail SET done_at = :now WHERE id = :id")]
pub async fn done(c: &mut Conn, id: Uuid, now: Timestamp) -> Result<()>;

#[query("UPDATE mail SET due_at = :due WHERE id = :id")]
pub async fn later(c: &mut Conn, id: Uuid, due: Timestamp) -> Result<()>;

/// What waits of a kind is about the account at its new address.
#[query("UPDATE mail SET email = :new WHERE email = :old AND kind = :kind AND done_at IS NULL")]
pub async fn follow(c: &mut Conn, old: &Email, new: &Email, kind: &str) -> Result<()>;

/// Nothing is sent any more to an account that has ended.
#[query("DELETE FROM mail WHERE email = :email")]
pub(crate) async fn forget(c: &mut Conn, email: &Email) -> Result<()>;

#[query("DELETE FROM mail WHERE done_at < :before")]
pub(super) async fn sweep(c: &mut Conn, before: Timestamp) -> Result<()>;
