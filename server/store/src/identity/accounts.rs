//! Accounts that can sign in.

use podium_domain::{Email, Timestamp};
use uuid::Uuid;

use crate::{Conn, Result, row, statements};

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

row!(Account: account_columns {
    id, email, email_verified, password, display_name, photo_url, disabled, created_at, signed_in_at, password_at,
});

statements! {
    BY_ID = concat!("SELECT ", account_columns!(), " FROM account WHERE id = $1");
    BY_EMAIL = concat!("SELECT ", account_columns!(), " FROM account WHERE email = $1");
    ALL = concat!("SELECT ", account_columns!(), " FROM account ORDER BY created_at, id");
    INSERT = concat!(
        "INSERT INTO account (id, email, email_verified, password, display_name, disabled, created_at, signed_in_at, password_at)
         VALUES ($1, $2, $3, $4, $5, FALSE, $6, $6, $7) ON CONFLICT (email) DO NOTHING RETURNING ",
        account_columns!()
    );
    EMAIL_OWNER = "SELECT id FROM account WHERE email = $1";
    SIGNED_IN = "UPDATE account SET signed_in_at = $2 WHERE id = $1";
    SET_PROFILE = "UPDATE account SET display_name = $2, photo_url = $3 WHERE id = $1";
    SET_PASSWORD = "UPDATE account SET password = $2, password_at = $3 WHERE id = $1";
    REMOVE_PASSWORD = "UPDATE account SET password = NULL, password_at = NULL WHERE id = $1";
    REHASH = "UPDATE account SET password = $3 WHERE id = $1 AND password = $2";
    SET_EMAIL = "UPDATE account SET email = $2, email_verified = $3 WHERE id = $1";
    SET_VERIFIED = "UPDATE account SET email_verified = TRUE WHERE id = $1";
    SET_DISABLED = "UPDATE account SET disabled = $2 WHERE id = $1";
    DELETE = "DELETE FROM account WHERE id = $1";
}

pub async fn by_id(c: &mut Conn, id: Uuid) -> Result<Option<Account>> {
    c.opt(BY_ID, &[&id]).await
}

pub async fn by_email(c: &mut Conn, email: &Email) -> Result<Option<Account>> {
    c.opt(BY_EMAIL, &[email]).await
}

/// Every account, the oldest first.
pub async fn all(c: &mut Conn) -> Result<Vec<Account>> {
    c.all(ALL, &[]).await
}

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

/// None where the address has an account already.
pub async fn insert(c: &mut Conn, new: &NewAccount) -> Result<Option<Account>> {
    c.opt(
        INSERT,
        &[
            &new.id,
            &new.email,
            &new.email_verified,
            &new.password,
            &new.display_name,
            &new.now,
            &new.password.as_ref().map(|_| new.now),
        ],
    )
    .await
}

pub async fn signed_in(c: &mut Conn, id: Uuid, now: Timestamp) -> Result<()> {
    c.exec(SIGNED_IN, &[&id, &now]).await.map(drop)
}

pub async fn set_profile(
    c: &mut Conn,
    id: Uuid,
    display_name: &Option<String>,
    photo_url: &Option<String>,
) -> Result<()> {
    c.exec(SET_PROFILE, &[&id, display_name, photo_url]).await.map(drop)
}

pub async fn set_password(c: &mut Conn, id: Uuid, hash: &str, now: Timestamp) -> Result<()> {
    c.exec(SET_PASSWORD, &[&id, &hash, &now]).await.map(drop)
}

pub async fn remove_password(c: &mut Conn, id: Uuid) -> Result<()> {
    c.exec(REMOVE_PASSWORD, &[&id]).await.map(drop)
}

/// The same password under a stronger hash, unless it was changed meanwhile.
pub async fn rehash(c: &mut Conn, id: Uuid, old: &str, new: &str) -> Result<()> {
    c.exec(REHASH, &[&id, &old, &new]).await.map(drop)
}

/// False if another account has the address.
pub async fn set_email(c: &mut Conn, id: Uuid, email: &Email, verified: bool) -> Result<bool> {
    match c.opt::<Uuid>(EMAIL_OWNER, &[email]).await? {
        Some(owner) if owner != id => Ok(false),
        _ => c.exec(SET_EMAIL, &[&id, email, &verified]).await.map(|_| true),
    }
}

pub async fn set_verified(c: &mut Conn, id: Uuid) -> Result<()> {
    c.exec(SET_VERIFIED, &[&id]).await.map(drop)
}

pub async fn set_disabled(c: &mut Conn, id: Uuid, disabled: bool) -> Result<bool> {
    Ok(c.exec(SET_DISABLED, &[&id, &disabled]).await? > 0)
}

/// Takes sessions and codes along.
pub async fn delete(c: &mut Conn, id: Uuid) -> Result<bool> {
    Ok(c.exec(DELETE, &[&id]).await? > 0)
}
