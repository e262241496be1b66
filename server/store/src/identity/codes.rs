//! One-time codes sent by mail.

use podium_domain::{Email, Timestamp};
use uuid::Uuid;

use crate::{Conn, Result, query, row};

#[derive(Debug, Clone)]
pub struct Code {
    pub account: Uuid,
    pub kind: String,
    pub email: Email,
    pub new_email: Option<Email>,
    pub expires_at: Timestamp,
}

row!(Code { account = "account_id", kind, email, new_email, expires_at });

#[query {"
    INSERT INTO one_time_code ({Code}, hash)
    VALUES (:code.account, :code.kind, :code.email, :code.new_email, :code.expires_at, :hash)"}]
pub async fn insert(c: &mut Conn, hash: &[u8; 32], code: &Code) -> Result<()>;

#[query("SELECT {Code} FROM one_time_code WHERE hash = :hash")]
pub async fn by_hash(c: &mut Conn, hash: &[u8; 32]) -> Result<Option<Code>>;

/// Mails overtake each other, so every code of a kind is good until one of them is used: then all of them are spent.
#[query("DELETE FROM one_time_code WHERE account_id = :account AND kind = :kind")]
pub async fn spend(c: &mut Conn, account: Uuid, kind: &str) -> Result<()>;

/// Spends those of every other kind.
#[query("DELETE FROM one_time_code WHERE account_id = :account AND kind <> :kept")]
pub async fn spend_others(c: &mut Conn, account: Uuid, kept: &str) -> Result<()>;

/// Spends those of a kind that expire at this time or later.
#[query("DELETE FROM one_time_code WHERE account_id = :account AND kind = :kind AND expires_at >= :expires_at")]
pub async fn spend_since(c: &mut Conn, account: Uuid, kind: &str, expires_at: Timestamp) -> Result<()>;

#[query("DELETE FROM one_time_code WHERE expires_at < :before")]
pub(super) async fn sweep(c: &mut Conn, before: Timestamp) -> Result<()>;
