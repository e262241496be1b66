//! Accounts that can sign in.

use podium_domain::{Email, Timestamp};
use uuid::Uuid;

use crate::{Conn, Result, fields, query, row};

#[derive(Debug, Clone)]
pub struct Account {
    pub id: Uuid,
    pub email: Email,
    pub email_verified: bool,
    pub password: Option<String>,
    pub display_name: Option<String>,
    pub photo_url: Option<String>,
    pub disabled: bool,
    pub created_at: Timestamp,
    pub signed_in_at: Timestamp,
    pub password_at: Option<Timestamp>,
}

row!(Account {
    id,
    email,
    email_verified,
    password,
    display_name,
    photo_url,
    disabled,
    created_at,
    signed_in_at,
    password_at,
});

#[query("SELECT {Account} FROM account WHERE id = :id")]
pub async fn by_id(c: &mut Conn, id: Uuid) -> Result<Option<Account>>;

#[query("SELECT {Account} FROM account WHERE email = :email")]
pub async fn by_email(c: &mut Conn, email: &Email) -> Result<Option<Account>>;

/// Every account, the oldest first.
#[query("SELECT {Account} FROM account ORDER BY created_at, id")]
pub async fn all(c: &mut Conn) -> Result<Vec<Account>>;

/// What an account starts from.
#[derive(Debug, Clone)]
pub struct NewAccount {
    pub id: Uuid,
    pub email: Email,
    pub email_verified: bool,
    /// None where a provider alone opens the account.
    pub password: Option<String>,
    pub display_name: Option<String>,
    pub now: Timestamp,
}

fields!(NewAccount {
    id,
    email,
    email_verified,
    password,
    display_name,
    now
});

/// None where the address has an account already.
pub async fn insert(c: &mut Conn, new: &NewAccount) -> Result<Option<Account>> {
    let password_at = new.password.as_ref().map(|_| new.now);
    insert_account(c, new, password_at).await
}

#[query(
    "
    INSERT INTO account
        (id, email, email_verified, password, display_name, disabled, created_at, signed_in_at, password_at)
    VALUES
        (:new.id, :new.email, :new.email_verified, :new.password, :new.display_name, FALSE, :new.now, :new.now,
            :password_at)
    ON CONFLICT (email) DO NOTHING RETURNING {Account}"
)]
async fn insert_account(c: &mut Conn, new: &NewAccount, password_at: Option<Timestamp>) -> Result<Option<Account>>;

#[query("UPDATE account SET signed_in_at = :now WHERE id = :id")]
pub async fn signed_in(c: &mut Conn, id: Uuid, now: Timestamp) -> Result<()>;

#[query("UPDATE account SET display_name = :display_name, photo_url = :photo_url WHERE id = :id")]
pub async fn set_profile(
    c: &mut Conn,
    id: Uuid,
    display_name: &Option<String>,
    photo_url: &Option<String>,
) -> Result<()>;

#[query("UPDATE account SET password = :hash, password_at = :now WHERE id = :id")]
pub async fn set_password(c: &mut Conn, id: Uuid, hash: &str, now: Timestamp) -> Result<()>;

#[query("UPDATE account SET password = NULL, password_at = NULL WHERE id = :id")]
pub async fn remove_password(c: &mut Conn, id: Uuid) -> Result<()>;

/// The same password under a stronger hash, unless it was changed meanwhile.
#[query("UPDATE account SET password = :new WHERE id = :id AND password = :old")]
pub async fn rehash(c: &mut Conn, id: Uuid, old: &str, new: &str) -> Result<()>;

/// False if another account has the address.
pub async fn set_email(c: &mut Conn, id: Uuid, email: &Email, verified: bool) -> Result<bool> {
    match find_email_owner(c, email).await? {
        Some(owner) if owner != id => Ok(false),
        _ => update_email(c, id, email, verified).await.map(|()| true),
    }
}

#[query("SELECT id FROM account WHERE email = :email")]
async fn find_email_owner(c: &mut Conn, email: &Email) -> Result<Option<Uuid>>;

#[query("UPDATE account SET email = :email, email_verified = :verified WHERE id = :id")]
async fn update_email(c: &mut Conn, id: Uuid, email: &Email, verified: bool) -> Result<()>;

#[query("UPDATE account SET email_verified = TRUE WHERE id = :id")]
pub async fn set_verified(c: &mut Conn, id: Uuid) -> Result<()>;

/// False where there is no such account.
pub async fn set_disabled(c: &mut Conn, id: Uuid, disabled: bool) -> Result<bool> {
    Ok(update_disabled(c, id, disabled).await? > 0)
}

#[query("UPDATE account SET disabled = :disabled WHERE id = :id")]
async fn update_disabled(c: &mut Conn, id: Uuid, disabled: bool) -> Result<u64>;

/// Deletes an account with its sessions and codes; false where there was none.
pub async fn delete(c: &mut Conn, id: Uuid) -> Result<bool> {
    Ok(delete_account(c, id).await? > 0)
}

#[query("DELETE FROM account WHERE id = :id")]
async fn delete_account(c: &mut Conn, id: Uuid) -> Result<u64>;
