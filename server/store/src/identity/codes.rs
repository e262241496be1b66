//! One-time codes sent by mail.

use podium_domain::{Email, Timestamp};
use uuid::Uuid;

use crate::{Conn, Result, ToRow, row, statements};

#[derive(Debug, Clone)]
pub struct Code {
    pub account: Uuid,
    pub kind: String,
    pub email: Email,
    pub new_email: Option<Email>,
    pub expires_at: Timestamp,
}

row!(Code: code_columns { account = "account_id", kind, email, new_email, expires_at });

statements! {
    INSERT = concat!("INSERT INTO one_time_code (", code_columns!(), ", hash) VALUES ($1, $2, $3, $4, $5, $6)");
    BY_HASH = concat!("SELECT ", code_columns!(), " FROM one_time_code WHERE hash = $1");
    SPEND = "DELETE FROM one_time_code WHERE account_id = $1 AND kind = $2";
    SPEND_OTHERS = "DELETE FROM one_time_code WHERE account_id = $1 AND kind <> $2";
    SPEND_SINCE = "DELETE FROM one_time_code WHERE account_id = $1 AND kind = $2 AND expires_at >= $3";
    SWEEP = "DELETE FROM one_time_code WHERE expires_at < $1";
}

pub async fn insert(c: &mut Conn, hash: &[u8; 32], code: &Code) -> Result<()> {
    let mut params = code.params();
    params.push(hash);
    c.exec(INSERT, &params).await.map(drop)
}

pub async fn by_hash(c: &mut Conn, hash: &[u8; 32]) -> Result<Option<Code>> {
    c.opt(BY_HASH, &[hash]).await
}

/// Mails overtake each other, so every code of a kind is good until one of them is used: then all of them are spent.
pub async fn spend(c: &mut Conn, account: Uuid, kind: &str) -> Result<()> {
    c.exec(SPEND, &[&account, &kind]).await.map(drop)
}

/// Spends those of every other kind.
pub async fn spend_others(c: &mut Conn, account: Uuid, kept: &str) -> Result<()> {
    c.exec(SPEND_OTHERS, &[&account, &kept]).await.map(drop)
}

/// Spends those of a kind that expire at this time or later.
pub async fn spend_since(c: &mut Conn, account: Uuid, kind: &str, expires_at: Timestamp) -> Result<()> {
    c.exec(SPEND_SINCE, &[&account, &kind, &expires_at]).await.map(drop)
}

pub(super) async fn sweep(c: &mut Conn, before: Timestamp) -> Result<()> {
    c.exec(SWEEP, &[&before]).await.map(drop)
}
