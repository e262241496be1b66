//! User profiles.

use podium_domain::{Firstname, FriendCode, Lang, Timestamp, Username};
use uuid::Uuid;

use crate::stats::versions;
use crate::{Column, Conn, FromRow, Result, Row, fields, query, row};

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

row!(User {
    id,
    subject,
    firstname,
    lastname,
    username,
    picture,
    locale,
    friend_code,
    created_at,
    last_seen,
    valid_since,
});

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

#[query("SELECT {User} FROM users WHERE subject = :subject")]
pub async fn by_subject(c: &mut Conn, subject: &str) -> Result<Option<User>>;

#[query("SELECT {User} FROM users WHERE id = :id")]
pub async fn by_id(c: &mut Conn, id: Uuid) -> Result<Option<User>>;

/// By the key of their username.
#[query("SELECT {User} FROM users WHERE username_key = :key")]
pub async fn by_username(c: &mut Conn, key: &str) -> Result<Option<User>>;

/// All of them, the oldest first.
#[query("SELECT {User} FROM users ORDER BY created_at, id")]
pub async fn all(c: &mut Conn) -> Result<Vec<User>>;

#[query("SELECT COUNT(*) FROM users")]
pub async fn count(c: &mut Conn) -> Result<i64>;

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

fields!(NewUser {
    id,
    subject,
    firstname,
    lastname,
    username,
    locale,
    friend_code,
    now
});

/// None where the subject, the username or the friend code is taken already.
pub async fn insert(c: &mut Conn, new: &NewUser) -> Result<Option<User>> {
    insert_user(c, new, &new.username.key(), &new.username.lookalike()).await
}

#[query {"
    INSERT INTO users (id, subject, firstname, lastname, username, username_key, username_lookalike, locale,
        friend_code, created_at, last_seen)
    VALUES (:new.id, :new.subject, :new.firstname, :new.lastname, :new.username, :key, :lookalike, :new.locale,
        :new.friend_code, :new.now, :new.now)
    ON CONFLICT DO NOTHING
    RETURNING {User}"}]
async fn insert_user(c: &mut Conn, new: &NewUser, key: &str, lookalike: &str) -> Result<Option<User>>;

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
    if others(find_username_owner(c, &key).await?) {
        return Ok(Err(UsernameError::Taken));
    }
    if others(find_lookalike_owner(c, &lookalike).await?) {
        return Ok(Err(UsernameError::LooksTaken));
    }
    versions::player_renamed(c, id).await?;
    write_username(c, id, username.as_str(), &key, &lookalike).await.map(Ok)
}

#[query("SELECT id FROM users WHERE username_key = :key")]
async fn find_username_owner(c: &mut Conn, key: &str) -> Result<Option<Uuid>>;

#[query("SELECT id FROM users WHERE username_lookalike = :lookalike")]
async fn find_lookalike_owner(c: &mut Conn, lookalike: &str) -> Result<Option<Uuid>>;

#[query {"
    UPDATE users SET username = :username, username_key = :key, username_lookalike = :lookalike
    WHERE id = :id RETURNING {User}"}]
async fn write_username(c: &mut Conn, id: Uuid, username: &str, key: &str, lookalike: &str) -> Result<User>;

pub async fn set_firstname(c: &mut Conn, id: Uuid, firstname: &Firstname) -> Result<User> {
    versions::player_renamed(c, id).await?;
    write_firstname(c, id, firstname.as_str()).await
}

#[query("UPDATE users SET firstname = :firstname WHERE id = :id RETURNING {User}")]
async fn write_firstname(c: &mut Conn, id: Uuid, firstname: &str) -> Result<User>;

#[query("UPDATE users SET locale = :locale WHERE id = :id RETURNING {User}")]
pub async fn set_locale(c: &mut Conn, id: Uuid, locale: Lang) -> Result<User>;

pub async fn set_picture(c: &mut Conn, id: Uuid, picture: Option<&str>) -> Result<User> {
    versions::player_renamed(c, id).await?;
    write_picture(c, id, picture).await
}

#[query("UPDATE users SET picture = :picture WHERE id = :id RETURNING {User}")]
async fn write_picture(c: &mut Conn, id: Uuid, picture: Option<&str>) -> Result<User>;

/// Keeps when a user was last here, unless that is known to be after `unless_since`.
#[query("UPDATE users SET last_seen = :now WHERE id = :id AND last_seen < :unless_since")]
pub async fn seen(c: &mut Conn, id: Uuid, now: Timestamp, unless_since: Timestamp) -> Result<()>;

/// Ends every sign-in made before now, where another service keeps the account.
#[query("UPDATE users SET valid_since = :now WHERE id = :id AND (valid_since IS NULL OR valid_since < :now)")]
pub async fn end_sign_ins(c: &mut Conn, id: Uuid, now: Timestamp) -> Result<()>;

/// Ends every sign-in and lets no new one in, where another service keeps the account.
pub async fn disable(c: &mut Conn, id: Uuid) -> Result<()> {
    end_sign_ins(c, id, NO_SIGN_IN).await
}

/// Lets new sign-ins in again.
#[query("UPDATE users SET valid_since = :now WHERE id = :id")]
pub async fn enable(c: &mut Conn, id: Uuid, now: Timestamp) -> Result<()>;

/// Those of some users who are still there, each with when their oldest good sign-in may be from.
#[query("SELECT id, valid_since FROM users WHERE id IN (:users)")]
pub async fn valid_since_among(c: &mut Conn, users: &[Uuid]) -> Result<Vec<(Uuid, Option<Timestamp>)>>;
