//! Sessions and their refresh tokens.

use podium_domain::{Email, SignInMethod, Timestamp};
use uuid::Uuid;

use crate::user::User;
use crate::{Conn, Result, query, row};

/// What a request needs to know of the session it comes from.
#[derive(Debug, Clone)]
pub struct LiveSession {
    pub subject: Uuid,
    pub email: Email,
    pub email_verified: bool,
    pub disabled: bool,
    pub signed_in_at: Timestamp,
    pub used_at: Timestamp,
    pub method: SignInMethod,
}

row!(LiveSession {
    subject = "a.id",
    email = "a.email",
    email_verified = "a.email_verified",
    disabled = "a.disabled",
    signed_in_at = "s.signed_in_at",
    used_at = "s.used_at",
    method = "s.method",
});

/// A sign-in as its owner sees it.
#[derive(Debug, Clone)]
pub struct Session {
    pub id: Uuid,
    /// What the browser said of itself.
    pub device: Option<String>,
    pub method: SignInMethod,
    pub signed_in_at: Timestamp,
    pub used_at: Timestamp,
}

row!(Session {
    id,
    device,
    method,
    signed_in_at,
    used_at
});

/// A refresh token that was presented.
#[derive(Debug, Clone)]
pub struct Presented {
    pub session: Uuid,
    pub account: Uuid,
    used: bool,
    attempt: Option<Vec<u8>>,
    successor_unused: bool,
}

row!(Presented {
    session = "r.session_id",
    account = "s.account_id",
    used = "r.used",
    attempt = "r.attempt",
    successor_unused = "COALESCE(NOT n.used, FALSE)",
});

impl Presented {
    /// Valid once; and again for the same attempt as long as the token it was traded for is unused, because then the
    /// answer was lost.
    pub fn is_good(&self, attempt: Option<&[u8; 32]>) -> bool {
        let lost = self.successor_unused && attempt.is_some_and(|given| self.attempt.as_deref() == Some(given));
        !self.used || lost
    }
}

/// None once the session was ended.
#[query("SELECT {LiveSession} FROM account_session s JOIN account a ON a.id = s.account_id WHERE s.id = :id")]
pub async fn live_session(c: &mut Conn, id: Uuid) -> Result<Option<LiveSession>>;

/// The session and the profile of its account in one statement, because every call needs both.
pub async fn caller(c: &mut Conn, id: Uuid, account: Uuid) -> Result<Option<(LiveSession, Option<User>)>> {
    let found = find_caller(c, id, &account.to_string()).await?;
    Ok(found.filter(|(session, _)| session.subject == account))
}

#[query {"
    SELECT {LiveSession}, {User as u}
    FROM account_session s JOIN account a ON a.id = s.account_id LEFT JOIN users u ON u.subject = :subject
    WHERE s.id = :id"}]
async fn find_caller(c: &mut Conn, id: Uuid, subject: &str) -> Result<Option<(LiveSession, Option<User>)>>;

/// Those of some sessions whose calls would still be answered.
#[query {"
    SELECT s.id FROM account_session s JOIN account a ON a.id = s.account_id
    WHERE s.id IN (:sessions) AND a.email_verified AND NOT a.disabled"}]
pub async fn live_among(c: &mut Conn, sessions: &[Uuid]) -> Result<Vec<Uuid>>;

/// Those of an account, the one used last first.
#[query("SELECT {Session} FROM account_session WHERE account_id = :account ORDER BY used_at DESC, id DESC")]
pub async fn of_account(c: &mut Conn, account: Uuid) -> Result<Vec<Session>>;

/// Adds a session, and ends the least recently used ones beyond `limit`; says how many it ended.
pub async fn start(c: &mut Conn, account: Uuid, new: &Session, limit: u32) -> Result<u64> {
    insert_session(c, account, new).await?;
    end_least_used(c, account, i64::from(limit)).await
}

#[query {"
    INSERT INTO account_session ({Session}, account_id)
    VALUES (:new.id, :new.device, :new.method, :new.signed_in_at, :new.used_at, :account)"}]
async fn insert_session(c: &mut Conn, account: Uuid, new: &Session) -> Result<()>;

#[query {"
    DELETE FROM account_session WHERE account_id = :account AND id NOT IN (
        SELECT n.id FROM account_session n WHERE n.account_id = :account
        ORDER BY n.used_at DESC, n.id DESC LIMIT :limit
    )"}]
async fn end_least_used(c: &mut Conn, account: Uuid, limit: i64) -> Result<u64>;

/// Keeps when a session was last used, unless that is known to be after `unless_since`.
#[query("UPDATE account_session SET used_at = :now WHERE id = :id AND used_at < :unless_since")]
pub async fn used(c: &mut Conn, id: Uuid, now: Timestamp, unless_since: Timestamp) -> Result<()>;

/// Makes this the session's one good refresh token.
pub async fn renew(c: &mut Conn, id: Uuid, token_hash: &[u8; 32], now: Timestamp) -> Result<()> {
    spend_tokens(c, id).await?;
    add(c, id, token_hash, now).await
}

#[query("UPDATE refresh_token SET used = TRUE WHERE session_id = :session AND NOT used")]
async fn spend_tokens(c: &mut Conn, session: Uuid) -> Result<()>;

/// Adds a refresh token beside the current one: whichever is used first spends the other, so a lost answer signs no one
/// out.
pub async fn add(c: &mut Conn, id: Uuid, token_hash: &[u8; 32], now: Timestamp) -> Result<()> {
    insert_token(c, id, token_hash, now).await?;
    set_used(c, id, now).await
}

#[query("INSERT INTO refresh_token (hash, session_id, used, created_at) VALUES (:hash, :session, FALSE, :now)")]
async fn insert_token(c: &mut Conn, session: Uuid, hash: &[u8; 32], now: Timestamp) -> Result<()>;

#[query("UPDATE account_session SET used_at = :now WHERE id = :id")]
async fn set_used(c: &mut Conn, id: Uuid, now: Timestamp) -> Result<()>;

/// Gives a new refresh token for an old one.
pub async fn trade(
    c: &mut Conn,
    id: Uuid,
    old: &[u8; 32],
    new: &[u8; 32],
    attempt: Option<[u8; 32]>,
    now: Timestamp,
) -> Result<()> {
    renew(c, id, new, now).await?;
    mark_traded(c, old, new, attempt).await
}

#[query("UPDATE refresh_token SET attempt = :attempt, successor = :new WHERE hash = :old")]
async fn mark_traded(c: &mut Conn, old: &[u8; 32], new: &[u8; 32], attempt: Option<[u8; 32]>) -> Result<()>;

#[query {"
    SELECT {Presented}
    FROM refresh_token r JOIN account_session s ON s.id = r.session_id
    LEFT JOIN refresh_token n ON n.hash = r.successor
    WHERE r.hash = :token_hash"}]
pub async fn presented(c: &mut Conn, token_hash: &[u8; 32]) -> Result<Option<Presented>>;

#[query("DELETE FROM account_session WHERE id = :id")]
pub async fn end(c: &mut Conn, id: Uuid) -> Result<()>;

/// False where it is not a session of this account.
pub async fn end_of(c: &mut Conn, account: Uuid, id: Uuid) -> Result<bool> {
    Ok(delete_session_of(c, account, id).await? > 0)
}

#[query("DELETE FROM account_session WHERE id = :id AND account_id = :account")]
async fn delete_session_of(c: &mut Conn, account: Uuid, id: Uuid) -> Result<u64>;

/// Says how many there were.
#[query("DELETE FROM account_session WHERE account_id = :account")]
pub async fn end_all(c: &mut Conn, account: Uuid) -> Result<u64>;

#[query("DELETE FROM account_session WHERE account_id = :account AND id <> :kept")]
pub async fn end_others(c: &mut Conn, account: Uuid, kept: Uuid) -> Result<u64>;

#[query("DELETE FROM refresh_token WHERE created_at < :before AND used")]
pub(super) async fn sweep_used_tokens(c: &mut Conn, before: Timestamp) -> Result<()>;

#[query("DELETE FROM account_session WHERE used_at < :before")]
pub(super) async fn sweep_idle(c: &mut Conn, before: Timestamp) -> Result<()>;
