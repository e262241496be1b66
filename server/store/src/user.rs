//! User profiles.

use podium_domain::{Firstname, FriendCode, Lang, Timestamp, Username};
use uuid::Uuid;

use crate::ids::for_many;
use crate::stats::versions;
use crate::{Column, Conn, FromRow, Result, Row, many_ids, row, statements};

#[derive(Debug, Clone)]
pub struct User {
    pub id: Uuid,
    pub subject: String,
    pub firstname: String,
    pub lastname: Option<String>,
    pub username: String,
    pub picture: Option<String>,
    pub locale: Lang,
    pub friend_code: FriendCode,
    pub created_at: Timestamp,
    pub last_seen: Timestamp,
    /// Where another service keeps the account: sign-ins made before this time have been ended.
    pub valid_since: Option<Timestamp>,
}

/// After every sign-in: no sign-in of theirs is good.
const NO_SIGN_IN: Timestamp = Timestamp::from_micros(i64::MAX);

row!(User: user_columns {
    id, subject, firstname, lastname, username, picture, locale, friend_code, created_at, last_seen, valid_since,
});
pub(crate) use user_columns;

/// Of an outer join, which finds no user where there is no profile yet.
impl FromRow for Option<User> {
    const WIDTH: usize = User::WIDTH;

    fn from_row(row: &Row<'_>, at: usize) -> Result<Self> {
        let id = Uuid::read_if_any(row, at)?;
        id.map(|_| User::from_row(row, at)).transpose()
    }
}

impl User {
    /// The account as the audit log names it: their own id where another service keeps the account.
    pub fn account(&self) -> Uuid {
        self.subject.parse().unwrap_or(self.id)
    }

    /// Whether the operator keeps them out here, where another service keeps the account; see [`disable`].
    pub fn is_disabled(&self) -> bool {
        self.valid_since == Some(NO_SIGN_IN)
    }
}

statements! {
    BY_SUBJECT = concat!("SELECT ", user_columns!(), " FROM users WHERE subject = $1");
    BY_ID = concat!("SELECT ", user_columns!(), " FROM users WHERE id = $1");
    BY_USERNAME = concat!("SELECT ", user_columns!(), " FROM users WHERE username_key = $1");
    ALL = concat!("SELECT ", user_columns!(), " FROM users ORDER BY created_at, id");
    INSERT = concat!(
        "INSERT INTO users (id, subject, firstname, lastname, username, username_key, username_lookalike, locale,
             friend_code, created_at, last_seen)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) ON CONFLICT DO NOTHING RETURNING ",
        user_columns!()
    );
    USERNAME_OWNER = "SELECT id FROM users WHERE username_key = $1";
    LOOKALIKE_OWNER = "SELECT id FROM users WHERE username_lookalike = $1";
    SET_USERNAME = concat!(
        "UPDATE users SET username = $2, username_key = $3, username_lookalike = $4 WHERE id = $1 RETURNING ",
        user_columns!()
    );
    SET_FIRSTNAME = concat!("UPDATE users SET firstname = $2 WHERE id = $1 RETURNING ", user_columns!());
    SET_LOCALE = concat!("UPDATE users SET locale = $2 WHERE id = $1 RETURNING ", user_columns!());
    SET_PICTURE = concat!("UPDATE users SET picture = $2 WHERE id = $1 RETURNING ", user_columns!());
    END_SIGN_INS = "UPDATE users SET valid_since = $2 WHERE id = $1 AND (valid_since IS NULL OR valid_since < $2)";
    ENABLE = "UPDATE users SET valid_since = $2 WHERE id = $1";
    VALID_SINCE_AMONG = concat!("SELECT id, valid_since FROM users WHERE id IN (", many_ids!(), ")");
    COUNT = "SELECT COUNT(*) FROM users";
    SEEN = "UPDATE users SET last_seen = $2 WHERE id = $1 AND last_seen < $3";
}

pub async fn by_subject(c: &mut Conn, subject: &str) -> Result<Option<User>> {
    c.opt(BY_SUBJECT, &[&subject]).await
}

pub async fn by_id(c: &mut Conn, id: Uuid) -> Result<Option<User>> {
    c.opt(BY_ID, &[&id]).await
}

/// By the key of their username.
pub async fn by_username(c: &mut Conn, key: &str) -> Result<Option<User>> {
    c.opt(BY_USERNAME, &[&key]).await
}

/// All of them, the oldest first.
pub async fn all(c: &mut Conn) -> Result<Vec<User>> {
    c.all(ALL, &[]).await
}

pub async fn count(c: &mut Conn) -> Result<i64> {
    c.one(COUNT, &[]).await
}

/// What a profile starts from.
#[derive(Debug, Clone)]
pub struct NewUser {
    pub id: Uuid,
    pub subject: String,
    pub firstname: Firstname,
    pub lastname: Option<String>,
    pub username: Username,
    pub locale: Lang,
    pub friend_code: FriendCode,
    pub now: Timestamp,
}

/// None where the subject, the username or the friend code is taken already.
pub async fn insert(c: &mut Conn, new: &NewUser) -> Result<Option<User>> {
    c.opt(
        INSERT,
        &[
            &new.id,
            &new.subject,
            &new.firstname.as_str(),
            &new.lastname,
            &new.username.as_str(),
            &new.username.key(),
            &new.username.lookalike(),
            &new.locale,
            &new.friend_code,
            &new.now,
        ],
    )
    .await
}

/// Why a username cannot be had.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UsernameError {
    Taken,
    /// Another user's name looks like it.
    LooksTaken,
}

pub async fn set_username(c: &mut Conn, id: Uuid, username: &Username) -> Result<Result<User, UsernameError>> {
    let (key, lookalike) = (username.key(), username.lookalike());
    let others = |owner: Option<Uuid>| owner.is_some_and(|owner| owner != id);
    if others(c.opt(USERNAME_OWNER, &[&key]).await?) {
        return Ok(Err(UsernameError::Taken));
    }
    if others(c.opt(LOOKALIKE_OWNER, &[&lookalike]).await?) {
        return Ok(Err(UsernameError::LooksTaken));
    }
    versions::player_renamed(c, id).await?;
    let changed = [&id as &dyn crate::Param, &username.as_str(), &key, &lookalike];
    c.one(SET_USERNAME, &changed).await.map(Ok)
}

pub async fn set_firstname(c: &mut Conn, id: Uuid, firstname: &Firstname) -> Result<User> {
    versions::player_renamed(c, id).await?;
    c.one(SET_FIRSTNAME, &[&id, &firstname.as_str()]).await
}

pub async fn set_locale(c: &mut Conn, id: Uuid, locale: Lang) -> Result<User> {
    c.one(SET_LOCALE, &[&id, &locale]).await
}

pub async fn set_picture(c: &mut Conn, id: Uuid, picture: Option<&str>) -> Result<User> {
    versions::player_renamed(c, id).await?;
    c.one(SET_PICTURE, &[&id, &picture]).await
}

/// Keeps when a user was last here, unless that is known to be after `unless_since`.
pub async fn seen(c: &mut Conn, id: Uuid, now: Timestamp, unless_since: Timestamp) -> Result<()> {
    c.exec(SEEN, &[&id, &now, &unless_since]).await.map(drop)
}

/// Ends every sign-in made before now, where another service keeps the account.
pub async fn end_sign_ins(c: &mut Conn, id: Uuid, now: Timestamp) -> Result<()> {
    c.exec(END_SIGN_INS, &[&id, &now]).await.map(drop)
}

/// Ends every sign-in and lets no new one in, where another service keeps the account.
pub async fn disable(c: &mut Conn, id: Uuid) -> Result<()> {
    end_sign_ins(c, id, NO_SIGN_IN).await
}

/// Lets new sign-ins in again.
pub async fn enable(c: &mut Conn, id: Uuid, now: Timestamp) -> Result<()> {
    c.exec(ENABLE, &[&id, &now]).await.map(drop)
}

/// Those of some users who are still there, each with when their oldest good sign-in may be from.
pub async fn valid_since_among(c: &mut Conn, users: &[Uuid]) -> Result<Vec<(Uuid, Option<Timestamp>)>> {
    for_many(c, VALID_SINCE_AMONG, users, &[]).await
}
