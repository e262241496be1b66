//! Google and Apple identities joined to accounts.

use podium_domain::{Provider, Timestamp};
use uuid::Uuid;

use crate::{Conn, Result, query, row};

#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Joined {
    pub provider: Provider,
    pub subject: String,
    pub account: Uuid,
    /// As the provider wrote it when the two were joined: it tells its owner which one it is, and opens nothing.
    pub email: Option<String>,
    pub joined_at: Timestamp,
    pub used_at: Timestamp,
}

row!(Joined { provider, subject, account = "account_id", email, joined_at, used_at });

/// The account that a provider's subject is joined to.
#[query("SELECT {Joined} FROM account_provider WHERE provider = :provider AND subject = :subject")]
pub async fn by_subject(c: &mut Conn, provider: Provider, subject: &str) -> Result<Option<Joined>>;

#[query("SELECT {Joined} FROM account_provider WHERE account_id = :account ORDER BY joined_at, provider")]
pub async fn of_account(c: &mut Conn, account: Uuid) -> Result<Vec<Joined>>;

/// False if the subject is joined to another account, or the account has another subject of this provider.
pub async fn join(c: &mut Conn, new: &Joined) -> Result<bool> {
    Ok(insert_joined(c, new).await? > 0)
}

#[query {"
    INSERT INTO account_provider ({Joined})
    VALUES (:new.provider, :new.subject, :new.account, :new.email, :new.joined_at, :new.used_at)
    ON CONFLICT DO NOTHING"}]
async fn insert_joined(c: &mut Conn, new: &Joined) -> Result<u64>;

#[query("UPDATE account_provider SET used_at = :now WHERE provider = :provider AND subject = :subject")]
pub async fn used(c: &mut Conn, provider: Provider, subject: &str, now: Timestamp) -> Result<()>;

/// False where there was none.
pub async fn remove(c: &mut Conn, account: Uuid, provider: Provider) -> Result<bool> {
    Ok(delete_joined(c, account, provider).await? > 0)
}

#[query("DELETE FROM account_provider WHERE account_id = :account AND provider = :provider")]
async fn delete_joined(c: &mut Conn, account: Uuid, provider: Provider) -> Result<u64>;

/// Removes those that were joined from then on.
#[query("DELETE FROM account_provider WHERE account_id = :account AND joined_at >= :since")]
pub async fn remove_since(c: &mut Conn, account: Uuid, since: Timestamp) -> Result<()>;
