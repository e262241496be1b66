//! Google and Apple identities joined to accounts.

use podium_domain::{Provider, Timestamp};
use uuid::Uuid;

use crate::{Conn, Result, ToRow, row, statements};

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

row!(Joined: joined_columns { provider, subject, account = "account_id", email, joined_at, used_at });

macro_rules! joined {
    () => {
        concat!("SELECT ", joined_columns!(), " FROM account_provider WHERE ")
    };
}

statements! {
    BY_SUBJECT = concat!(joined!(), "provider = $1 AND subject = $2");
    OF_ACCOUNT = concat!(joined!(), "account_id = $1 ORDER BY joined_at, provider");
    JOIN = concat!("INSERT INTO account_provider (", joined_columns!(), ")
        VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING");
    USED = "UPDATE account_provider SET used_at = $3 WHERE provider = $1 AND subject = $2";
    REMOVE = "DELETE FROM account_provider WHERE account_id = $1 AND provider = $2";
    REMOVE_SINCE = "DELETE FROM account_provider WHERE account_id = $1 AND joined_at >= $2";
}

/// Whose a provider's subject is.
pub async fn by_subject(c: &mut Conn, provider: Provider, subject: &str) -> Result<Option<Joined>> {
    c.opt(BY_SUBJECT, &[&provider, &subject]).await
}

pub async fn of_account(c: &mut Conn, account: Uuid) -> Result<Vec<Joined>> {
    c.all(OF_ACCOUNT, &[&account]).await
}

/// False if the subject is joined to another account, or the account has another subject of this provider.
pub async fn join(c: &mut Conn, new: &Joined) -> Result<bool> {
    Ok(c.exec(JOIN, &new.params()).await? > 0)
}

pub async fn used(c: &mut Conn, provider: Provider, subject: &str, now: Timestamp) -> Result<()> {
    c.exec(USED, &[&provider, &subject, &now]).await.map(drop)
}

/// False where there was none.
pub async fn remove(c: &mut Conn, account: Uuid, provider: Provider) -> Result<bool> {
    Ok(c.exec(REMOVE, &[&account, &provider]).await? > 0)
}

/// Removes those that were joined from then on.
pub async fn remove_since(c: &mut Conn, account: Uuid, since: Timestamp) -> Result<()> {
    c.exec(REMOVE_SINCE, &[&account, &since]).await.map(drop)
}
