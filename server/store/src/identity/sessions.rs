//! Sessions and their refresh tokens.

use podium_domain::{Email, SignInMethod, Timestamp};
use uuid::Uuid;

use crate::ids::for_many;
use crate::user::{User, user_columns};
use crate::{Conn, Result, ToRow, many_ids, row, statements};

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

row!(LiveSession: live_session_columns {
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

row!(Session: session_columns { id, device, method, signed_in_at, used_at });

/// A refresh token that was presented.
#[derive(Debug, Clone)]
pub struct Presented {
    pub session: Uuid,
    pub account: Uuid,
    used: bool,
    attempt: Option<Vec<u8>>,
    successor_unused: bool,
}

row!(Presented: presented_columns {
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

statements! {
    LIVE = concat!("SELECT ", live_session_columns!(), "
            FROM account_session s JOIN account a ON a.id = s.account_id WHERE s.id = $1");
    CALLER = concat!("SELECT ", live_session_columns!(), ", ", user_columns!("u."), "
              FROM account_session s JOIN account a ON a.id = s.account_id LEFT JOIN users u ON u.subject = $2
              WHERE s.id = $1");
    LIVE_AMONG = concat!(
        "SELECT s.id FROM account_session s JOIN account a ON a.id = s.account_id
         WHERE s.id IN (", many_ids!(), ") AND a.email_verified AND NOT a.disabled"
    );
    OF_ACCOUNT = concat!("SELECT ", session_columns!(), " FROM account_session
                  WHERE account_id = $1 ORDER BY used_at DESC, id DESC");
    INSERT = concat!("INSERT INTO account_session (", session_columns!(), ", account_id) VALUES ($1, $2, $3, $4, $5, $6)");
    INSERT_TOKEN = "INSERT INTO refresh_token (hash, session_id, used, created_at) VALUES ($1, $2, FALSE, $3)";
    TOKEN = concat!("SELECT ", presented_columns!(), "
             FROM refresh_token r JOIN account_session s ON s.id = r.session_id
             LEFT JOIN refresh_token n ON n.hash = r.successor WHERE r.hash = $1");
    TRADED = "UPDATE refresh_token SET attempt = $2, successor = $3 WHERE hash = $1";
    SPEND_TOKENS = "UPDATE refresh_token SET used = TRUE WHERE session_id = $1 AND NOT used";
    USED = "UPDATE account_session SET used_at = $2 WHERE id = $1";
    USED_SINCE = "UPDATE account_session SET used_at = $2 WHERE id = $1 AND used_at < $3";
    END_OF = "DELETE FROM account_session WHERE id = $1 AND account_id = $2";
    END = "DELETE FROM account_session WHERE id = $1";
    END_ALL = "DELETE FROM account_session WHERE account_id = $1";
    END_LEAST_USED = "DELETE FROM account_session WHERE account_id = $1 AND id NOT IN (
            SELECT n.id FROM account_session n WHERE n.account_id = $1 ORDER BY n.used_at DESC, n.id DESC LIMIT $2)";
    END_OTHERS = "DELETE FROM account_session WHERE account_id = $1 AND id <> $2";
    SWEEP_TOKENS = "DELETE FROM refresh_token WHERE created_at < $1 AND used";
    SWEEP_IDLE = "DELETE FROM account_session WHERE used_at < $1";
}

/// None once the session was ended.
pub async fn live_session(c: &mut Conn, id: Uuid) -> Result<Option<LiveSession>> {
    c.opt(LIVE, &[&id]).await
}

/// The session and the profile of its account in one statement, because every call needs both.
pub async fn caller(c: &mut Conn, id: Uuid, account: Uuid) -> Result<Option<(LiveSession, Option<User>)>> {
    let found: Option<(LiveSession, _)> = c.opt(CALLER, &[&id, &account.to_string()]).await?;
    Ok(found.filter(|(session, _)| session.subject == account))
}

/// Those of some sessions whose calls would still be answered.
pub async fn live_among(c: &mut Conn, sessions: &[Uuid]) -> Result<Vec<Uuid>> {
    for_many(c, LIVE_AMONG, sessions, &[]).await
}

/// Those of an account, the one used last first.
pub async fn of_account(c: &mut Conn, account: Uuid) -> Result<Vec<Session>> {
    c.all(OF_ACCOUNT, &[&account]).await
}

/// Adds a session, and ends the least recently used ones beyond `limit`; says how many it ended.
pub async fn start(c: &mut Conn, account: Uuid, new: &Session, limit: u32) -> Result<u64> {
    let mut params = new.params();
    params.push(&account);
    c.exec(INSERT, &params).await?;
    c.exec(END_LEAST_USED, &[&account, &i64::from(limit)]).await
}

/// Keeps when a session was last used, unless that is known to be after `unless_since`.
pub async fn used(c: &mut Conn, id: Uuid, now: Timestamp, unless_since: Timestamp) -> Result<()> {
    c.exec(USED_SINCE, &[&id, &now, &unless_since]).await.map(drop)
}

/// Makes this the session's one good refresh token.
pub async fn renew(c: &mut Conn, id: Uuid, token_hash: &[u8; 32], now: Timestamp) -> Result<()> {
    c.exec(SPEND_TOKENS, &[&id]).await?;
    add(c, id, token_hash, now).await
}

/// Adds a refresh token beside the current one: whichever is used first spends the other, so a lost answer signs no one
/// out.
pub async fn add(c: &mut Conn, id: Uuid, token_hash: &[u8; 32], now: Timestamp) -> Result<()> {
    c.exec(INSERT_TOKEN, &[token_hash, &id, &now]).await?;
    c.exec(USED, &[&id, &now]).await.map(drop)
}

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
    c.exec(TRADED, &[old, &attempt, new]).await.map(drop)
}

pub async fn presented(c: &mut Conn, token_hash: &[u8; 32]) -> Result<Option<Presented>> {
    c.opt(TOKEN, &[token_hash]).await
}

pub async fn end(c: &mut Conn, id: Uuid) -> Result<()> {
    c.exec(END, &[&id]).await.map(drop)
}

/// False where it is not a session of this account.
pub async fn end_of(c: &mut Conn, account: Uuid, id: Uuid) -> Result<bool> {
    Ok(c.exec(END_OF, &[&id, &account]).await? > 0)
}

/// Says how many there were.
pub async fn end_all(c: &mut Conn, account: Uuid) -> Result<u64> {
    c.exec(END_ALL, &[&account]).await
}

pub async fn end_others(c: &mut Conn, account: Uuid, kept: Uuid) -> Result<u64> {
    c.exec(END_OTHERS, &[&account, &kept]).await
}

pub(super) async fn sweep_used_tokens(c: &mut Conn, before: Timestamp) -> Result<()> {
    c.exec(SWEEP_TOKENS, &[&before]).await.map(drop)
}

pub(super) async fn sweep_idle(c: &mut Conn, before: Timestamp) -> Result<()> {
    c.exec(SWEEP_IDLE, &[&before]).await.map(drop)
}
