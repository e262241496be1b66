//! The mail queue, which survives restarts.

use std::time::Duration;

use podium_domain::{Email, Lang, Timestamp};
use uuid::Uuid;

use crate::{Conn, Result, ToRow, row, statements};

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

row!(Mail: mail_columns { id, kind, email, new_email, lang, path, attempts, created_at });

/// What was sent to an account lately.
struct Sent {
    count: i64,
    first: Option<Timestamp>,
    last: Option<Timestamp>,
}

row!(Sent: sent_columns { count = "COUNT(*)", first = "MIN(created_at)", last = "MAX(created_at)" });

/// What is still to be sent.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Waiting {
    pub count: i64,
    pub oldest: Option<Timestamp>,
}

row!(Waiting: waiting_columns { count = "COUNT(*)", oldest = "MIN(created_at)" });

statements! {
    RECENT = concat!("SELECT ", sent_columns!(), " FROM mail WHERE email = $1 AND kind = $2 AND created_at > $3");
    INSERT = concat!("INSERT INTO mail (", mail_columns!(), ", due_at) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)");
    WAITING = concat!("SELECT ", waiting_columns!(), " FROM mail WHERE done_at IS NULL");
    NEXT = "SELECT id FROM mail WHERE done_at IS NULL AND due_at <= $1 ORDER BY due_at LIMIT 1";
    CLAIM = concat!("UPDATE mail SET due_at = $2, attempts = attempts + 1 WHERE id = $1
             RETURNING ", mail_columns!());
    DONE = "UPDATE mail SET done_at = $2 WHERE id = $1";
    LATER = "UPDATE mail SET due_at = $2 WHERE id = $1";
    IS_WAITING = "SELECT EXISTS (SELECT 1 FROM mail WHERE id = $1 AND done_at IS NULL)";
    CALL_BACK = "DELETE FROM mail WHERE email = $1 AND kind <> $2 AND done_at IS NULL";
    FOLLOW = "UPDATE mail SET email = $2 WHERE email = $1 AND kind = $3 AND done_at IS NULL";
    SWEEP = "DELETE FROM mail WHERE done_at < $1";
    FORGET = "DELETE FROM mail WHERE email = $1";
}

/// Queues a mail, or says from when on there may be one of its kind again.
pub async fn enqueue(c: &mut Conn, mail: &Mail) -> Result<Result<(), Timestamp>> {
    let now = mail.created_at;
    let sent: Sent = c.one(RECENT, &[&mail.email, &mail.kind, &(now - HOUR)]).await?;
    let paused = sent.last.map(|last| last + PAUSE);
    let full = sent.first.filter(|_| sent.count >= PER_HOUR).map(|first| first + HOUR);
    if let Some(free) = paused.max(full).filter(|free| *free > now) {
        return Ok(Err(free));
    }
    insert(c, mail).await.map(Ok)
}

/// Queues a mail that has to be sent, however many there were.
pub async fn insert(c: &mut Conn, mail: &Mail) -> Result<()> {
    c.exec(INSERT, &mail.params()).await.map(drop)
}

pub async fn waiting(c: &mut Conn) -> Result<Waiting> {
    c.one(WAITING, &[]).await
}

/// Whether it is still to be sent.
pub async fn is_waiting(c: &mut Conn, id: Uuid) -> Result<bool> {
    c.one(IS_WAITING, &[&id]).await
}

/// What has not been sent yet to an account, but for one kind, is not sent any more.
pub async fn call_back(c: &mut Conn, email: &Email, kept: &str) -> Result<()> {
    c.exec(CALL_BACK, &[email, &kept]).await.map(drop)
}

/// The next mail that is due, now this caller's to send.
pub async fn claim(c: &mut Conn, now: Timestamp) -> Result<Option<Mail>> {
    match c.opt::<Uuid>(NEXT, &[&now]).await? {
        Some(id) => c.opt(CLAIM, &[&id, &(now + LEASE)]).await,
        None => Ok(None),
    }
}

pub async fn done(c: &mut Conn, id: Uuid, now: Timestamp) -> Result<()> {
    c.exec(DONE, &[&id, &now]).await.map(drop)
}

pub async fn later(c: &mut Conn, id: Uuid, due: Timestamp) -> Result<()> {
    c.exec(LATER, &[&id, &due]).await.map(drop)
}

/// What waits of a kind is about the account at its new address.
pub async fn follow(c: &mut Conn, old: &Email, new: &Email, kind: &str) -> Result<()> {
    c.exec(FOLLOW, &[old, new, &kind]).await.map(drop)
}

/// Nothing is sent any more to an account that has ended.
pub(crate) async fn forget(c: &mut Conn, email: &Email) -> Result<()> {
    c.exec(FORGET, &[email]).await.map(drop)
}

pub(super) async fn sweep(c: &mut Conn, before: Timestamp) -> Result<()> {
    c.exec(SWEEP, &[&before]).await.map(drop)
}
